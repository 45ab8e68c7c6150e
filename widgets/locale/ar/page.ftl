# The page around a dashboard, before and beside its widgets.

page-starting = جارٍ التشغيل
page-no-script = هذه الصفحة تفاعلية وتحتاج إلى JavaScript.
page-failed = تعذّر عرض هذا الجزء من الصفحة. أعد تحميلها، وإن تكرر ذلك فأخبر المسؤول عن الخادم.
