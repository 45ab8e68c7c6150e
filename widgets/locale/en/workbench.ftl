# The screen around any game.

language = Language

table = Table
clause-chip = Rule { $clause }: show its text
close = Close
ended = The session behind this page has ended, so nothing on it can answer any more. Copy your game if you want to keep it, then reload.
reload = Reload the page
copy-record = Copy the game
copied = Copied.

log = What happened
log-more = { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
}
log-branch = Another line of play branches off here
log-future = Shown before, still ahead of the table

transport = Steps
start = To the beginning
back = One step back
step = Next step
decision = Next decision
end = To the end of the game
play-on = Play on
pause = Pause
stop = Stop
scrub = Place in the game
scrub-value = Event { $at } of { $all }
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
busy = Playing on: { $count ->
    [one] 1 move
   *[other] { $count } moves
} so far
capped = Stopped after { $count } moves: that is the limit of this page for one run, not a rule. Press “To the end of the game” to go on.

rule = The rule behind this step
rule-sources = Source pages: { $sources }
rule-settings = A setting touches it: { $settings }
cases = Edge cases
open-case = Open on the table: { $case }
readings = Readings: what the sources leave open
variations = What if: what they fix
settings-cut = Under this setting a line is legal only so far. The rest is back when you flip the setting back, and given up when you play on.
lines = Lines of play
line = Line { $number }
line-note = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
autopilot = Plays on for you
pace = After your move
pace-step = step by step
pace-decision = straight on
new-game = New game
seed = Seed
seed-any = any
seed-now = Dealt from seed { $seed }
seed-none = Set up from a position
open-cards = Open cards
players = Who plays
player-person = a person
curtain = Next to look: { $who }. Hand over the screen first.
ready = { $who } is ready: show the hand

files = Keep and share
save-record = Save game
save-position = Save position
load = Load a file
paste = Paste a game or a position
paste-hint = The text that “Save game” or “Save position” gives.
use = Use it
copy = Copy game
too-large = That is larger than { $limit } bytes, the most that is read here.
unreadable = That file could not be read as text.
loaded-record = The game is loaded, with its whole line of play.
loaded-position = The position is set up.

hint-step = The rules have not finished this move: press “Next step”.
hint-over = The game is over. Go back and try something else, or start a new game.
address-ignored = The address asks for { $name } “{ $value }”, which does not exist. It was ignored.
