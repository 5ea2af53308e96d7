### Menus: how to choose, the main menu and its rooms, setting up a table.

## Choosing from a list
## Heard in every menu of the terminal: its title, the line that one is on and, when asked for, all its lines; then what a
## digit, letters or the question mark give. $number: the number of a line, “3”, or how many numbers were typed; $label: what
## the line says, “Settings”; $digit: the first digit that was typed, “1”;
## $title: the title of the list; $lines: its lines, as a list; $typed: what was typed;
## $max and $last: the greatest number, “9”; $count: how many numbers are asked for, “9”; $about: what a line says of
## itself; $labels: the lines that begin with what was typed, as a list, “1, Play or 3, Play with friends”.

# A list is read line by line: $number, $label. $typed: what was typed, $last and $max: the greatest number.
menu-entry = { $number }. { $label }
menu-entry-usual = { $number }. { $label }, or Enter
    .braille = { $number }. { $label } (Enter)
    .touch = { $number }. { $label }
# Key by key, after the first digit of a number that may have two: $digit.
menu-digit = { $digit }, then a second digit, or Enter.
    .braille = { $digit }, then a digit or Enter
# The line that one is on, when the list is shown and after each arrow: $label, line $number of $last.
menu-line = { $label }, { $number } of { $last }.
    .braille = { $label }, { $number } of { $last }
menu-count = { $number } of { $last }.
# Answers the question mark on a line that has nothing to add.
menu-here = { $label }.
menu-in-line = { $title } { $lines }.
    .braille = { $title }
menu-no-number = “{ $typed }” is not a number from 0 to { $max }.
menu-too-few-numbers = Type { $count } numbers; you typed { $number }.
menu-choice = { $number }, { $label }
menu-about = { $number }. { $label }: { $about }
    .braille = { $number }. { $label }
menu-help = Arrows, Home, End or the first letters of a line walk the list, Enter chooses, and so does { $last ->
    [1] 1
   *[other] a number from 1 to { $last }
}. Zero goes back, { $key-repeat } reads the whole list, and a second question mark explains it.
    .braille = Arrows, Enter, 1 to { $last }, 0: back
menu-no-such-number = Numbers run from 1 to { $last }; zero goes back.
    .braille = From 1 to { $last }; 0 back
menu-no-such-entry = No line begins with “{ $typed }”. Type a number from 1 to { $last }, the first letters of a line, or a question mark.
    .braille = Nothing for “{ $typed }”
menu-several = Several lines begin like that: { $labels }.
    .braille = Several: { $labels }

## Yes or no, after a question
## “words” are what a person may type, with commas and no spaces between them; the two sentences follow a question and
## say what Enter alone means.

words-yes = yes,y,oui,o
words-no = no,n,non
menu-back = Back
# $keys: “line” where all that is typed ends with Enter, “single” where each key acts by itself.
yes-no-usual-yes = { $keys ->
    [line] Enter for yes, N and Enter for no.
   *[single] Enter for yes, N for no.
}
# Before the question is asked again. $typed: what was typed instead of an answer.
yes-no-unknown = “{ $typed }” is neither yes nor no.
    .braille = “{ $typed }”: yes or no?
# $keys: “line” where all that is typed ends with Enter, “single” where each key acts by itself.
yes-no-usual-no = { $keys ->
    [line] Enter for no, Y and Enter for yes.
   *[single] Enter for no, Y for yes.
}

## The main menu and its rooms
## Heard in the main menu and the menus under it; “about” is what a line says of itself after the question mark. $game:
## the name of a game, “Air Sorcière”, in a title the one that Enter plays or resumes; $preset: an edition of the rules,
## “Original edition”, and $about: what makes it different; $number: how many games there are, “3”, of which $won were
## won; $name and $points: a player and their points in a line of results; $reason: the system’s own words; $day,
## $month, $hour and $minute: when a game began, the month as a number from 1 to 12; $address: where a table elsewhere is.

# Said when the menu is shown, the title-first ones once, when the program starts. $game: what Enter plays or resumes.
menu-title-first-play = Audiogames. Enter plays.
    .braille = Enter: play
menu-title-first-resume = Audiogames. Enter resumes { $game }.
    .braille = Enter resumes
menu-title-play = Main menu. Enter plays { $game }.
    .braille = Menu. Enter: play
menu-title-resume = Main menu. Enter resumes { $game }.
    .braille = Menu. Enter resumes
# A table of friends without a clock waits for the person.
menu-title-first-turn = It is your turn in { $game }, at { $address }. Enter goes there.
    .braille = Your turn: { $game }
menu-title-turn = Main menu. It is your turn in { $game }, at { $address }. Enter goes there.
    .braille = Menu. Your turn: { $game }
# Stands after the title until a language was chosen, for somebody who does not speak this one. $title: one of the above.
menu-title-language = { $title } Français, F.
    .braille = { $title } Français, F
# The lines of the main menu, and what each says of itself when the question mark is pressed. All together with a title
# they are heard in twelve seconds.
menu-play = Play
about-menu-play = Play one of the games at once, at the same table as last time. The first time, you and two witches played by the program.
menu-lessons = Lessons and training
about-menu-lessons = The sounds and what they mean; training for your ear and your memory.
menu-table = Play with friends
about-menu-table = Set up a table at this keyboard: seats, who plays here, how strong the witches are, rules. Or sit down at the table of friends.
menu-join = Join a friend’s table
about-menu-join = Sit down at a table that a friend has opened, with its address and its code.
menu-open-table = Open a table for friends
about-menu-open-table = Friends sit down with a telephone or a computer of their own, and you from here.
menu-games = My games
about-menu-games = Saved games, to resume; finished games, to hear again; results.
menu-rules = Rules and keys
about-menu-rules = The rules of each game, part by part. Everything you can type during a game.
menu-stickers = Stickers
about-menu-stickers = To read your real cards by touch: files to print, finger school, the place of each sticker.
menu-options = Settings
about-menu-options = Language, voice, sounds, length of announcements, pace, way of typing.
menu-quit = Quit
about-menu-quit = Close the program. A game in progress stays saved.
# The key to go back, in the main menu.
quit-program = Leave the program?
menu-not-here = This device cannot do that.
goodbye = Goodbye.

# The room “Play”. $preset: the edition of the rules, $about: what makes it different.
play-title = Play.
about-play-game = You and two witches; for the game you played last, the same table.
menu-set-table = Seats, strength and rules
about-menu-set-table = The table of the game played last: how many seats, how strong the witches are, who they are, which rules.
preset-own = chosen one by one

# The room “Lessons and training”.
lessons-title = Lessons and training.

# The room “Rules and keys”.
rules-title = Rules and keys.
about-rules-of = The rules, part by part.
menu-keys = Keys and commands
about-menu-keys = Everything you can type during a game.

# The room “My games”. $number: how many games; $won: how many of them were won; $game, $day, $month, $hour and
# $minute: which game, and when it began; $name: that of its file.
games-title = My games.
games-saved = Saved games, { $number }
about-games-saved = Those that you left before the end, the latest first: resume one.
games-finished = Finished games, { $number }
about-games-finished = Hear one again step by step, or make a sound file of it.
games-none-saved = There are no games to resume.
games-none-finished = No game is finished yet.
games-no-results = No results yet.
games-older = Older games
games-replay = Hear it again step by step
about-games-replay = Move by move, forward and back.
games-render = Make a sound file of it
about-games-render = The whole game, sounds and words, in a WAV file in your Documents folder.
games-count = { $number ->
    [one] One game finished
   *[other] { $number } games finished
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}.
# A line of the results. $game: the game and its date; $winners: who won; $scores: the $points of each seat, by its $name.
result-line = { $game }. Won by { $winners }. Points: { $scores }.
    .braille = { $winners }: { $scores }
result-score = { $name } { $points }
result-not-kept = The result of the game could not be kept: { $reason }.
    .braille = Result not kept.
menu-which-game = Which game?
saved-game = { $game }, game of { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $hour }:{ $minute }
saved-game-named = { $name }

## The end of a game

# The end of a game, after its result: what can be done.
ended-title = The game is over. Enter opens the menu.
    .braille = Game over. Enter: menu
ended-scores = Result and points
about-ended-scores = Why the game ended, who won, and the points in detail.
ended-history = History of the game
about-ended-history = All that was said, from the beginning, page by page.
ended-again = Play again at the same table
about-ended-again = The same game, the same seats, the same rules; new cards, new dice.
ended-replay = Hear it again step by step
about-ended-replay = Move by move, forward and back.
ended-render = Make a sound file of it
about-ended-render = The whole game, sounds and words, in a WAV file in your Documents folder.
ended-turning = Turning points
about-ended-turning = The choices that cost most, three at most, and what would have been better.
ended-menu = Main menu
about-ended-menu = The game stays in “My games”.

## Setting up a table
## Questions that follow each other in “Play with friends”, and when a table is set up: the game, the seats, who plays
## here, the rules; then, for each seat, the levels of the program’s witches. $min and $max: the least and the greatest
## number that may be typed, “2” and “5”; $usual: what Enter alone gives, “3”; $number: which person or character it
## is, “2”; $all: how many characters come; $who: that person by name or seat, “Ada” or “Person 2”; $address: where a
## table elsewhere is.

friends-title = Play with friends.
# A table without a clock at which the person has a seat. $title: its game. $state: whose turn it is, in sentences.
far-table = { $title }: { $state }
far-not-reached = The table at { $address } does not answer at the moment.
    .braille = Not reached: { $address }

table-seats = How many seats, from { $min } to { $max }? Enter for { $usual }.
# The table at this keyboard: a list, whose first line plays. $game: the title of the game.
table-title = Table: { $game }.
table-play = Play at this table
about-table-play = The game begins with what the next lines say. Choose a line to change it.
    .braille = It begins with what follows.
table-people = How many people at this keyboard, from { $min } to { $max }? The program takes the other seats. Enter for { $usual }.
    .braille = People, { $min } to { $max }? Enter: { $usual }
table-name = Name of person { $number }? Type it in full, or Enter for no name.
    .braille = Name of person { $number }?
table-level = How strong are the program’s witches?
table-options = Which rules?
table-options-usual = The usual rules
table-options-each = Choose every option
about-table-options-each = The program then asks the questions one by one, each with its usual answer.
    .braille = One question after the other.
seat-you = You
seat-person = Person { $number }
seat-bot = The witch at seat { $number }
seat-as-set = as the keyboard is set
seat-dice-pace = { $who }, what pace for the dice?
seat-dice-readings = { $who }, how many readings of the dice?
    .braille = { $who }, how many readings?
table-not-opened = This table cannot be opened; the usual table is in the menu.
    .braille = Table not possible, see menu.
level-first-flight = first flight
about-level-first-flight = She rushes in without looking ahead, and remembers little of what she hears.
level-apprentice = beginner
about-level-apprentice = She knows her trade, but is careless at times.
level-witch = witch
about-level-witch = She plays well, but does not remember everything she hears.
level-grand-witch = grand witch
about-level-grand-witch = She works out what is hidden, and remembers nearly everything she hears.
level-arch-witch = arch-witch
about-level-arch-witch = She thinks hard about what is hidden, and forgets almost nothing.
table-characters = { $all ->
    [1] Who comes to play?
   *[other] Who comes to play, { $number } of { $all }?
}
character-anyone = At random
about-character-anyone = Chosen at random from eight witches and wizards.
    .braille = Chosen at random.
character-grisalda = Grisalda, careful
about-character-grisalda = An old, careful witch who lets nothing go without testing the ground first.
character-palmor = Palmor, greedy
about-character-palmor = A greedy wizard who takes first and thinks afterwards.
character-brumel = Brumel, forgetful
about-character-brumel = A forgetful wizard who mostly remembers what he has just heard.
character-ulvina = Ulvina, careful
about-character-ulvina = A careful witch who prefers a small, sure gain to a big maybe.
character-zabira = Zabira, greedy
about-character-zabira = A greedy witch who wants everything, and wants it now.
character-ondelle = Ondelle, forgetful
about-character-ondelle = A forgetful witch who loses the thread when a game grows long.
character-tornella = Tornella, greedy
about-character-tornella = A greedy witch who never lets a fine chance go by.
character-velino = Velino, forgetful
about-character-velino = A young, forgetful wizard who forgets anything older than a moment.
bot-names = Mélusine,Morgan,Circe,Vivian,Medea,Sibyl
option-roue-des-sorcieres-side = Which side of the wheel?
option-roue-des-sorcieres-side-descending = descending
about-option-roue-des-sorcieres-side-descending = After the trump’s value come the lower ones: 7, 6, 5 and so on. Recommended for a first game.
option-roue-des-sorcieres-side-ascending = ascending
about-option-roue-des-sorcieres-side-ascending = After the trump’s value come the higher ones: 7, 8, 9, then 1.
option-roue-des-sorcieres-keep-last-trump = When the draw pile is empty, may the last trump be taken too?
option-roue-des-sorcieres-keep-last-trump-no = yes, down to the last
about-option-roue-des-sorcieres-keep-last-trump-no = The game may then end without a trump.
option-roue-des-sorcieres-keep-last-trump-yes = no, the last one stays
about-option-roue-des-sorcieres-keep-last-trump-yes = There is always a trump; somebody may end with one card fewer.
option-roue-des-sorcieres-show-scores = Are points announced during the game?
option-roue-des-sorcieres-show-scores-no = no, they stay hidden
about-option-roue-des-sorcieres-show-scores-no = As at a real table: won cards lie face down.
option-roue-des-sorcieres-show-scores-yes = yes, for everybody
about-option-roue-des-sorcieres-show-scores-yes = The key { $key-scores } then gives everybody’s points.

# $value: the value that is chosen.
rule-air-sorciere-starter = The player who begins, counted from zero: { $value }
option-air-sorciere-grimoires = How many grimoires of each colour, from { $min } to { $max }? Enter: { $usual }. With two players two of each colour stay in the box; with three, one.
    .braille = Grimoires of each colour? { $usual }
# $value: the value that is chosen.
rule-air-sorciere-grimoires = Grimoires of each colour: { $value }
preset-air-sorciere-supplied = Adapted rules
about-preset-air-sorciere-supplied = The black cat leaves 15 cards in hand, and having all five colours earns one point, only once.
preset-air-sorciere-original = Original edition
about-preset-air-sorciere-original = The black cat leaves only 5 cards in hand, and each set of five colours earns a point.
