# معرض اللوحات.

gallery-open = فتح لعبة { $game }
gallery-cases = مباشرةً إلى حالة خاصة
