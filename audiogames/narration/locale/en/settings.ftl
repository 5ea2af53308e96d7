### The settings: what there is to tell about the file they are kept in.

settings-unknown-key = There is no setting named “{ $key }”. This line does not count, and stays in the file.
    .braille = Unknown setting: { $key }
settings-wrong-choice = The setting “{ $key }” cannot be “{ $value }”. The choices are: { $allowed }. Meanwhile its usual value counts.
    .braille = Setting refused: { $key }
settings-wrong-number = The setting “{ $key }” is a number from { $lowest } to { $highest }, not “{ $value }”. Meanwhile its usual value counts.
    .braille = { $key }: { $lowest } to { $highest }
settings-wrong-kind = { $kind ->
    [yes-no] The setting “{ $key }” is yes or no, written true or false, not “{ $value }”.
    [words] The setting “{ $key }” is a list of short texts, not “{ $value }”.
    [table] The setting “{ $key }” is a section with lines of its own, not “{ $value }”.
   *[text] The setting “{ $key }” is a short text in quotation marks, not “{ $value }”.
} Meanwhile its usual value counts.
    .braille = Setting refused: { $key }
settings-broken = { $line ->
    [0] The settings file { $file } is damaged.
   *[other] The settings file { $file } is damaged at line { $line }.
} It is kept under the name { $aside }, and the usual settings serve in its place.
    .braille = Settings file damaged, set aside
settings-broken-in-place = { $line ->
    [0] The settings file { $file } is damaged.
   *[other] The settings file { $file } is damaged at line { $line }.
} It stays where it is, since it could not be renamed. The usual settings serve, and none will be saved before it is mended.
    .braille = Settings file damaged
settings-unreadable = { $reason ->
    [denied] The settings file { $file } cannot be read: you have no right to.
   *[other] The settings file { $file } cannot be read. What the system says about it: { $detail }.
} The usual settings serve in its place.
    .braille = Settings file cannot be read
settings-not-saved = { $reason ->
    [full] The settings were not saved in { $file }: the disk is full. Make room, then try again.
    [denied] The settings were not saved in { $file }: you have no right to write there.
    [broken] The settings were not saved in { $file }: that file is damaged. Mend or delete it, then try again.
   *[other] The settings were not saved in { $file }. What the system says about it: { $detail }.
} They hold until the end of this session.
    .braille = Settings not saved
