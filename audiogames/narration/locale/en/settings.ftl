### The settings file: what is wrong with it, said at the start, in the settings and by the doctor. $key: the setting, as the file names it. $value: what the file says. $allowed: the choices. $lowest, $highest: the least and the most. $kind: what the value must be. $file: the settings file. $count: how many of its lines cannot be read; $lines: which, “3, 7”. $why: why the system refuses it, “the disk is full”. $aside: its new name. $reason: why it fails.

settings-unknown-key = There is no setting named “{ $key }”. This line is ignored, and stays in the file.
    .braille = Unknown setting: { $key }
settings-wrong-choice = The setting “{ $key }” cannot be “{ $value }”. The choices are: { $allowed }. Meanwhile, the default is used.
    .braille = Setting refused: { $key }
settings-wrong-number = The setting “{ $key }” is a number from { $lowest } to { $highest }, not “{ $value }”. Meanwhile, the default is used.
    .braille = { $key }: { $lowest } to { $highest }
settings-wrong-kind = { $kind ->
    [yes-no] The setting “{ $key }” is yes or no, written true or false, not “{ $value }”.
    [words] The setting “{ $key }” is a list of short texts, not “{ $value }”.
    [table] The setting “{ $key }” is a section with lines of its own, not “{ $value }”.
   *[text] The setting “{ $key }” is a short text in quotation marks, not “{ $value }”.
} Meanwhile, the default is used.
    .braille = Setting refused: { $key }
settings-wrong-letter = The key for “{ $key }” cannot be “{ $value }”. It is a letter, a sign that no game uses, or f2 to f12. Meanwhile, the default is used.
    .braille = Setting refused: { $key }
settings-letters-shared = In the settings file, two commands have the same key. Meanwhile, all commands have their usual keys.
    .braille = Two commands, one key: usual keys
settings-broken = { $count ->
    [0] The settings file { $file } is damaged; all its lines can be read.
    [one] The settings file { $file } is damaged: line { $lines } cannot be read.
   *[other] The settings file { $file } is damaged: lines { $lines } cannot be read.
} All other lines are still in force. The damaged file is kept under the name { $aside }.
    .braille = Settings file damaged, set aside
settings-broken-in-place = { $count ->
    [0] The settings file { $file } is damaged; all its lines can be read.
    [one] The settings file { $file } is damaged: line { $lines } cannot be read.
   *[other] The settings file { $file } is damaged: lines { $lines } cannot be read.
} All other lines are in force. The file could not be replaced. Nothing will be saved until it is repaired.
    .braille = Settings file damaged
settings-unreadable = The settings file { $file } cannot be read: { $why }. The default settings are used.
    .braille = Settings file cannot be read
settings-not-saved = { $reason ->
    [broken] The settings were not saved in { $file }: that file is damaged. Repair or delete it, then try again.
   *[system] The settings were not saved in { $file }: { $why }. Put that right, then try again.
} They are kept until you leave the program.
    .braille = Settings not saved
