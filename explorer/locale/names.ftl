# Each language's name in itself.

en = English
ar = العربية
