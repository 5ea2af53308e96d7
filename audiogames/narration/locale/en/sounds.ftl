### Sounds: their names, what they mean, and what is wrong with files of sounds.

## Kinds
## The kinds of sounds, in the menu “Learn the sounds” of the room of sounds; the groups below follow them.

sound-category-cards = Cards
sound-category-game = The course of the game
sound-category-flight = Flights and landings
sound-category-race = The witches’ race
sound-category-dice = Dice
sound-category-symbols = Symbols of the dice
sound-category-barrels = Barrels and apprentices
sound-category-themes = Tunes
sound-category-interface = Menus and replies
sound-category-ambience = Background sounds

## Cards
## In the room of sounds, after each sound is played: first what the sound is (“sound”), then what it means in a game
## (“about-sound”). So in all groups of sounds below.

sound-card-dealt = Cards being dealt
about-sound-card-dealt = Somebody is dealt their first cards.
sound-card-played = A card put down with a snap
about-sound-card-played = Somebody plays a card, or takes one from the common zone.
sound-card-drawn = A card drawn
about-sound-card-drawn = Somebody takes a card into their hand.
sound-card-turned = A card turned over
about-sound-card-turned = A card from the draw pile is turned face up for everyone.
sound-card-placed = A card slid to the middle
about-sound-card-placed = A card goes to the common zone.
sound-cards-shuffled = Cards being shuffled
about-sound-cards-shuffled = The discard pile is shuffled and becomes the draw pile again.
sound-cards-discarded = Cards being thrown down
about-sound-cards-discarded = Somebody discards cards.
sound-trick-won = A trick gathered up, two wooden notes
about-sound-trick-won = Somebody wins the trick.
sound-trump-taken = A card and a small bell
about-sound-trump-taken = The draw pile is empty, and somebody takes the trump card.

## The course of the game

sound-wheel-turned = A clicking wheel
about-sound-wheel-turned = The wheel turns: the trump has changed.
sound-final-phase = A bell striking twice
about-sound-final-phase = The end is near: the last cards, or the last round.
sound-game-ended = A harp
about-sound-game-ended = The game is over.

## Flights and landings

sound-cat = A cat
about-sound-cat = The black cat is out: hands over the limit lose cards.
sound-broom = A broom taking off
about-sound-broom = A witch takes off in somebody’s zone.
sound-crash = A crash through branches
about-sound-crash = A witch is too low: her column falls and is lost.
sound-landing = A landing
about-sound-landing = Witches land: their cards go into the hand.
sound-diploma = A stamp and a fanfare
about-sound-diploma = Somebody earns a diploma, and grimoires with it.

## The witches’ race

sound-witch-moved = A stroke of a broom
about-sound-witch-moved = A witch moves forward or back in the race: one stroke for each space.
sound-witch-fell = A whistle sliding down
about-sound-witch-fell = A formula is wrong: the witch falls off her broom and does not move.
sound-curse = A witch’s laugh
about-sound-curse = The curse falls on the leading space. It gives no bonus in the next round.
sound-perfect-formula = Sparks of glass
about-sound-perfect-formula = A formula is perfect and earns its bonus.
sound-book-opened = A great book opening
about-sound-book-opened = The great book opens: the dice can be read.
sound-book-closed = A great book slammed shut
about-sound-book-closed = The great book is closed: everybody writes a formula.

## Dice

sound-dice-thrown = Dice being thrown
about-sound-dice-thrown = All the dice are thrown.
sound-dice-shaken = Dice being shaken
about-sound-dice-shaken = Somebody shakes the dice before they are thrown.

## Symbols of the dice

sound-symbol-orange-ear = Orange ear: a high bell
about-sound-symbol-orange-ear = A die shows an orange ear.
sound-symbol-orange-web = Orange web: four high strings
about-sound-symbol-orange-web = A die shows an orange web.
sound-symbol-orange-skull = Orange skull: two high knocks on wood
about-sound-symbol-orange-skull = A die shows an orange skull.
sound-symbol-orange-bolt = Orange bolt: a high zap
about-sound-symbol-orange-bolt = A die shows an orange bolt.
sound-symbol-orange-double-bolt = Orange double bolt: two high zaps
about-sound-symbol-orange-double-bolt = A die shows an orange double bolt.
sound-symbol-orange-cloud = Orange cloud: a high breath of wind
about-sound-symbol-orange-cloud = A die shows an orange cloud.
sound-symbol-orange-eye = Orange eye: a high slide upwards
about-sound-symbol-orange-eye = A die shows an orange eye.
sound-symbol-orange-spider = Orange spider: eight little high steps
about-sound-symbol-orange-spider = A die shows an orange spider.
sound-symbol-orange-star = Orange star: high sparkles
about-sound-symbol-orange-star = A die shows an orange star.
sound-symbol-black-ear = Black ear: a low bell
about-sound-symbol-black-ear = A die shows a black ear.
sound-symbol-black-web = Black web: four low strings
about-sound-symbol-black-web = A die shows a black web.
sound-symbol-black-skull = Black skull: two low knocks on wood
about-sound-symbol-black-skull = A die shows a black skull.
sound-symbol-black-bolt = Black bolt: a low zap
about-sound-symbol-black-bolt = A die shows a black bolt.
sound-symbol-black-double-bolt = Black double bolt: two low zaps
about-sound-symbol-black-double-bolt = A die shows a black double bolt.
sound-symbol-black-cloud = Black cloud: a low breath of wind
about-sound-symbol-black-cloud = A die shows a black cloud.
sound-symbol-black-eye = Black eye: a low slide upwards
about-sound-symbol-black-eye = A die shows a black eye.
sound-symbol-black-spider = Black spider: eight little low steps
about-sound-symbol-black-spider = A die shows a black spider.
sound-symbol-black-star = Black star: low sparkles
about-sound-symbol-black-star = A die shows a black star.

## Barrels and apprentices

sound-barrel-taken = A barrel taken
about-sound-barrel-taken = Somebody takes a barrel.
sound-barrel-put-back = A barrel put back
about-sound-barrel-put-back = Somebody puts a barrel back.
sound-barrel-turned-over = A barrel turned over
about-sound-barrel-turned-over = A barrel is turned over: everybody hears its number.
sound-apprentice-moved = A hopping pawn
about-sound-apprentice-moved = An apprentice moves: one hop for each space.
sound-apprentice-banished = A puff of smoke
about-sound-apprentice-banished = An apprentice is banished and goes back to its start.
sound-apprentice-home = A gate and two bells
about-sound-apprentice-home = An apprentice arrives in its city.
sound-companion = Two pawns and two plucked strings
about-sound-companion = An apprentice is taken along by another.

## Tunes

sound-theme-attic-begin = Hurdy-gurdy: a leap of a fifth
about-sound-theme-attic-begin = A game of La Roue des Sorcières begins.
sound-theme-attic-last = Hurdy-gurdy: two notes without rest
about-sound-theme-attic-last = The last round of La Roue des Sorcières.
sound-theme-attic-won = Hurdy-gurdy: a quick run far up
about-sound-theme-attic-won = You have won at La Roue des Sorcières.
sound-theme-attic-lost = Hurdy-gurdy: three dark notes down
about-sound-theme-attic-lost = You have lost at La Roue des Sorcières.
sound-theme-attic-ended = Hurdy-gurdy: a chord, then one note
about-sound-theme-attic-ended = A game of La Roue des Sorcières is over for those who look on.
sound-theme-open-sky-begin = Flute: a leap of a fifth
about-sound-theme-open-sky-begin = A game of Air Sorcière begins.
sound-theme-open-sky-last = Flute: two notes without rest
about-sound-theme-open-sky-last = The last round of Air Sorcière.
sound-theme-open-sky-won = Flute: a quick run far up
about-sound-theme-open-sky-won = You have won at Air Sorcière.
sound-theme-open-sky-lost = Flute: three dark notes down
about-sound-theme-open-sky-lost = You have lost at Air Sorcière.
sound-theme-open-sky-ended = Flute: a chord, then one note
about-sound-theme-open-sky-ended = A game of Air Sorcière is over for those who look on.
sound-theme-library-begin = Glass bells: a leap of a fifth
about-sound-theme-library-begin = In Du Balai!, a game begins.
sound-theme-library-won = Glass bells: a quick run far up
about-sound-theme-library-won = In Du Balai!, you have won.
sound-theme-library-lost = Glass bells: three dark notes down
about-sound-theme-library-lost = In Du Balai!, you have lost.
sound-theme-library-ended = Glass bells: a chord, then one note
about-sound-theme-library-ended = A game of Du Balai! is over for those who look on.
sound-theme-cellar-begin = Marimba: a leap of a fifth
about-sound-theme-cellar-begin = A game of Zapp Zerapp begins.
sound-theme-cellar-won = Marimba: a quick run far up
about-sound-theme-cellar-won = You have won at Zapp Zerapp.
sound-theme-cellar-lost = Marimba: three dark notes down
about-sound-theme-cellar-lost = You have lost at Zapp Zerapp.
sound-theme-cellar-ended = Marimba: a chord, then one note
about-sound-theme-cellar-ended = A game of Zapp Zerapp is over for those who look on.

## Menus and replies

sound-list-edge = A dull bump
about-sound-list-edge = The end of a zone or of the history. Nothing more that way.
sound-refusal = Two muffled notes
about-sound-refusal = Your move or command is refused; the next sentence says why.
sound-your-turn = Two marimba notes
about-sound-your-turn = It is your turn.
sound-menu-choice = A small wooden click
about-sound-menu-choice = You move to another zone of the table: the sound comes from there.
sound-notice = Three taps on a glass
about-sound-notice = Something happened outside the game.
sound-place-tick = A tick
about-sound-place-tick = When you listen on one side only, where the next sound comes from. Low for left, high for right, two ticks for behind.
sound-test-tone = The test sound
about-sound-test-tone = For testing headphones or loudspeakers.

## Background sounds

sound-ambience-attic = Wind under a roof
about-sound-ambience-attic = The background of La Roue des Sorcières.
sound-ambience-cellar = A cauldron over the fire
about-sound-ambience-cellar = The background of Zapp Zerapp.
sound-ambience-library = A clock and a small fire
about-sound-ambience-library = The background while Du Balai! is played.
sound-ambience-open-sky = Wind high in the air
about-sound-ambience-open-sky = The background of Air Sorcière.

## Your own sounds
## Heard when the program starts, in the room of sounds, and from the command “doctor”, when a file in the folder for
## sounds of one’s own cannot be used. $file: its name, “card-drawn.mp3”; $near: the name of a sound most like it,
## “card-drawn”; $other: the file that is used instead; $folder: that folder; $detail: the system’s own words; $lowest
## and $highest: how many samples a second are allowed, “8000” and “192000”; $channels: how many channels are allowed,
## “2”; $longest: the longest time in seconds, “4”.

own-sound-unknown = In your sound folder, { $file } is ignored: no sound has that name.
    .braille = Sound ignored: { $file }
own-sound-unknown-near = In your sound folder, { $file } is ignored: no sound has that name. The nearest is “{ $near }”.
    .braille = Sound ignored: { $file }
own-sound-kind = In your sound folder, { $file } cannot be read. Sounds are WAV, FLAC or OGG files. The usual sound is played instead.
    .braille = Not WAV, FLAC or OGG: { $file }
own-sound-twice = In your sound folder, { $file } is ignored. The program uses { $other }, which has the same name.
    .braille = Sound twice: { $file }
own-sound-folder = Your sound folder, { $folder }, cannot be read: { $detail }. The usual sounds are played instead.
    .braille = Sound folder unreadable
own-sound-unreadable = In your sound folder, { $file } cannot be read: { $detail }. The usual sound is played instead.
    .braille = Sound unreadable: { $file }
own-sound-broken = In your sound folder, { $file } is damaged. Perhaps it is not WAV, FLAC or OGG despite its name. The usual sound is played instead.
    .braille = Sound damaged: { $file }
own-sound-rate = In your sound folder, { $file } has the wrong format. Allowed are { $lowest } to { $highest } samples a second, and { $channels } channels at most. The usual sound is played instead.
    .braille = Format refused: { $file }
own-sound-long = In your sound folder, { $file } is too long. This sound may last { $longest } seconds at most. The usual sound is played instead.
    .braille = Over { $longest } seconds: { $file }
own-sound-loud = In your sound folder, { $file } was recorded too loud. The tops of its waves are cut off. Record it again, softer. The usual sound is played instead.
    .braille = Too loud: { $file }
own-sound-pack-broken = In your sound folder, the pack { $file } cannot be read. It is damaged, locked by a password or too large. The usual sounds are played instead.
    .braille = Damaged pack: { $file }
own-sound-pack-unnamed = In your sound folder, { $file } gives no name that can be said. Write the word name, an equals sign, and a name in straight quotation marks. It may have { $longest } letters at most. Its sounds are used, under the name of the file.
    .braille = Pack without a name: { $file }
own-sound-silent = In your sound folder, { $file } contains nothing but silence. The usual sound is played instead.
    .braille = Silent sound: { $file }
our-sound-missing = A sound of this installation is missing or damaged: { $file }. To get it back, install audiogames again.
    .braille = Sound missing: { $file }

## Sound recipes
## Printed for a person who computes the sounds anew from their recipes, when one has a fault; words in quotation marks
## stay as they are. $file: the name of the recipe, “card-drawn.toml”, and $layer: the number of its layer, 0 for none;
## $where: the line “sound-recipe-place” with both; $detail: the system’s own words; $wanted: what the first line must
## say, “1”; $key: the entry with the fault, “level”; $known: all entries that there may be, as a list; $value: what the
## recipe says; $allowed: the choices, as a list; $lowest and $highest: the least and the greatest value; $fewest and
## $most: the least and the greatest count of entries.

sound-recipe-place = { $layer ->
    [0] Recipe { $file }
   *[other] Recipe { $file }, layer { $layer }
}
sound-recipe-unreadable = { $where }: this file cannot be read: { $detail }.
sound-recipe-broken = { $where }: this is not TOML: { $detail }.
sound-recipe-format = { $where }: the first line must be “format = { $wanted }”, the only format this program knows.
sound-recipe-no-layer = { $where }: at least one layer is needed; a layer begins with a line “[[layer]]”.
sound-recipe-unknown-key = { $where }: there is no “{ $key }” here. The keys are: { $known }.
sound-recipe-missing-key = { $where }: “{ $key }” is missing.
sound-recipe-choice = { $where }: “{ $key }” cannot be “{ $value }”. The choices are: { $allowed }.
sound-recipe-yes-no = { $where }: “{ $key }” is yes or no, written true or false.
sound-recipe-no-number = { $where }: “{ $key }” is written in numbers.
sound-recipe-limits = { $where }: “{ $key }” must be from { $lowest } to { $highest }.
sound-recipe-no-list = { $where }: “{ $key }” is a list in square brackets, of { $fewest } to { $most } entries.
sound-recipe-rows = { $where }: “{ $key }” is a list of lists, of { $fewest } to { $most } numbers each.
sound-recipe-order = { $where }: in “{ $key }”, the times must increase, in seconds.
sound-recipe-uneven = { $where }: in “{ $key }”, all lists must have the same length.
sound-recipe-counts = { $where }: “at”, “level” and “pitch” must each be one number, or lists as long as “at”.
sound-recipe-band = { $where }: “low” must be smaller than “high”.
