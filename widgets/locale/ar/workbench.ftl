# الشاشة حول أي لعبة.

language = اللغة

table = الطاولة
clause-chip = القاعدة { $clause }: عرض نصها
close = إغلاق
ended = انتهت الجلسة التي تعمل بها هذه الصفحة، فلم يعد شيء فيها يستجيب. إن أردت الاحتفاظ بلعبتك فانسخها، ثم أعد تحميل الصفحة.
reload = إعادة تحميل الصفحة
copy-record = نسخ اللعبة
copied = نُسخت اللعبة.

log = ما حدث
log-more = { $count ->
    [zero] لا أحداث قبل هذا
    [one] حدث سابق واحد
    [two] حدثان سابقان
    [few] { $count } أحداث سابقة
    [many] { $count } حدثاً سابقاً
   *[other] { $count } حدث سابق
}
log-branch = من هنا يتفرع مسار لعب آخر
log-future = سبق عرضه، ويأتي بعد ما على الطاولة الآن

transport = الخطوات
start = إلى البداية
back = خطوة إلى الوراء
step = الخطوة التالية
decision = القرار التالي
end = إلى نهاية اللعبة
play-on = لعب تلقائي
pause = إيقاف مؤقت
stop = إيقاف
scrub = الموضع في اللعبة
scrub-value = الحدث { $at } من { $all }
speed = السرعة
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
busy = يجري اللعب: { $count ->
    [zero] لا حركات بعد
    [one] حركة واحدة حتى الآن
    [two] حركتان حتى الآن
    [few] { $count } حركات حتى الآن
   *[other] { $count } حركة حتى الآن
}
capped = توقف اللعب بعد { $count ->
    [one] حركة واحدة
    [two] حركتين
    [few] { $count } حركات
   *[other] { $count } حركة
}: هذا أقصى ما تلعبه الصفحة في المرة الواحدة، وليس قاعدة من قواعد اللعبة. اضغط «إلى نهاية اللعبة» لتتابع.

rule = قاعدة هذه الخطوة
rule-sources = صفحات المصدر: { $sources }
rule-settings = إعدادات تؤثر فيها: { $settings }
cases = حالات خاصة
open-case = عرض على الطاولة: { $case }
readings = قراءات: ما تركته المصادر مفتوحاً
variations = افتراضات: ما حددته المصادر
settings-cut = مع هذا الإعداد يبقى المسار جائزاً إلى هذا الحد فقط. يعود باقيه إذا أعدت الإعداد، ويضيع إذا تابعت اللعب.
lines = مسارات اللعب
line = المسار { $number }
line-note = { $count ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
   *[other] { $count } حركة
}
autopilot = يلعب عنك تلقائياً
pace = بعد حركتك
pace-step = خطوة بخطوة
pace-decision = إلى القرار التالي
new-game = لعبة جديدة
seed = البذرة
seed-any = عشوائية
seed-now = التوزيع من البذرة { $seed }
seed-none = البداية من وضعية
open-cards = كشف الأوراق
players = من يلعب
player-person = شخص
curtain = من ينظر الآن: { $who }. سلّم الشاشة أولاً.
ready = { $who }: جاهز، إظهار اليد

files = حفظ ومشاركة
save-record = حفظ اللعبة
save-position = حفظ الوضعية
load = فتح ملف
paste = لصق لعبة أو وضعية
paste-hint = النص الذي يعطيه «حفظ اللعبة» أو «حفظ الوضعية».
use = استعمال النص
copy = نسخ اللعبة
too-large = هذا أكبر من { $limit } بايت، وهو أقصى ما يُقرأ هنا.
unreadable = تعذرت قراءة هذا الملف على أنه نص.
loaded-record = فُتحت اللعبة، ومعها مسار لعبها كاملاً.
loaded-position = الوضعية جاهزة على الطاولة.

hint-step = لم تنته القواعد من هذه الحركة بعد: اضغط «الخطوة التالية».
hint-over = انتهت اللعبة. ارجع وجرّب غير ذلك، أو ابدأ لعبة جديدة.
address-ignored = طلب عنوان الصفحة في { $name } القيمة «{ $value }»، ولا توجد قيمة كهذه، فأُهملت.
