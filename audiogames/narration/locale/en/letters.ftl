### The keys of the commands: what they are called, and how a person changes them.

## Names of keys that are no letters, in the midst of a sentence. Heard in help, and wherever a key is named.

key-sign-exclamation = exclamation mark
key-sign-hash = hash
key-sign-dollar = dollar sign
key-sign-percent = percent sign
key-sign-parenthesis = closing parenthesis
key-sign-asterisk = asterisk
key-sign-comma = comma
key-sign-colon = colon
key-sign-semicolon = semicolon
key-sign-less = less than
key-sign-equals = equals sign
key-sign-question = question mark
key-sign-at = at sign
key-sign-bracket = opening bracket
key-sign-backslash = backslash
key-sign-bracket-close = closing bracket
key-sign-caret = caret
key-sign-grave = grave accent
key-sign-brace = opening brace
key-sign-bar = vertical bar
key-sign-brace-close = closing brace
key-sign-tilde = tilde
key-sign-pound = pound sign
key-sign-currency = currency sign
key-sign-section = section sign
key-sign-degree = degree sign
key-sign-square = superscript two
key-sign-micro = micro sign
key-sign-euro = euro sign
key-sign-insert = insert
key-sign-delete = delete

## Names of the commands, where their keys are chosen.

command-hand = your hand
command-table = table
command-turn = whose turn
command-scores = scores
command-counts = what is left
command-current = middle of the table
command-rank = what beats what
command-moves = what you may do
command-last = last event
command-repeat = repeat
command-history = history
command-earlier = earlier line
command-later = later line
command-help = help
command-keys = learn the keys
command-rules = rules
command-options = settings
command-undo = take back
command-advice = advice
command-save = save
command-silent = quiet entry
command-curtain = curtain
command-name = type a name
command-quit = leave the table
command-zone = next zone
command-zone-back = previous zone
command-item = next item
command-item-back = previous item
command-first = start of the zone
command-final = end of the zone
command-here = where you are
command-elsewhere = same colour elsewhere
command-group = next colour
command-group-back = previous colour
command-sounds-again = last sounds again
command-head-left = head to the left
command-head-right = head to the right
command-sounds = learn and set the sounds

## Heard while keys are chosen, from the settings or the rules and keys of the menu. $command: the name of a command;
## $key: the name of its key, or of the key that was pressed; $group: the heading of a group of keys.

letters-title = Which command gets another key? Press its key, or choose a group; zero goes back.
    .braille = Its key, or a group; 0 back
letters-group = { $group }: which command?
letters-line = { $command }: { $key }
letters-new = { $command }, now { $key }. Press the new key, or Enter to keep this one.
    .braille = { $key }: new key? Enter keeps it
letters-kept = No key was changed.
letters-taken = { $key } is already used for { $command }. Swap the two?
    .braille = { $key } is taken. Swap the two?
letters-now = { $command } is now { $key }.
    .braille = { $command }: { $key }
letters-read-by-games = Digits, space, plus, full stop and slash answer in games, and stay. Another key?
    .braille = This key answers in games. Another?
letters-help-stays = The question mark and F1 are always help. Another key?
    .braille = This key is always help. Another?
letters-key-stays = Arrows, tab and the keys around them always mean the same. Another key?
    .braille = This key keeps its meaning. Another?
letters-no-name = Only a letter, a sign or a key from F2 to F12 can be chosen. Another key?
    .braille = A letter, a sign, or F2 to F12?
letters-usual = The usual keys again
letters-usual-question = Restore the usual keys of all commands?
    .braille = All the usual keys again?
letters-usual-now = All commands have their usual keys again.
    .braille = The usual keys again
keys-change = To change these keys: { $key-options }, in the settings.
    .braille = { $Key-options }, settings: change keys
