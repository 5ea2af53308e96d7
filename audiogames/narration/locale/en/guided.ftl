### Guided games: a first game that teaches. What each game says is in a file of its own.

# $game: the title of the game.
guided-offer = { $game }. Enter: learn by playing; 1: the essentials; 0: play.
    .braille = Enter: guided; 1: rules; 0: play
# Answers anything else that is typed there. $typed: that.
guided-offer-unknown = “{ $typed }” is not an answer here, and the game has not begun. Enter to learn by playing, 1 for the essentials of the rules, zero to play, or { $key-quit } to go back.
    .braille = Not “{ $typed }”: Enter, 1, 0 or { $key-quit }
# Answers the question mark there.
# $minutes: about how many minutes the guided game takes.
guided-offer-help = Enter: a guided game of about { $minutes } minutes, in which you are told each rule when you need it. 1: the essentials of the rules, in one minute. Zero: a real game, for people who know the rules. { $Key-quit } or Escape: back to the menu; the guided game stays on the line “Lessons and training”.
    .braille = Enter, 1, 0, or { $key-quit }: back
# $game: the title of the game.
# $minutes: about how many minutes it takes.
about-menu-guided = A game of about { $minutes } minutes, in which you are told each rule when you need it.
# Said once in a guided game, after the first move.
guided-keys = { $Key-repeat } repeats, the question mark says the rule again.
    .braille = { $Key-repeat } repeats, ? says the rule again
    .touch = { "" }
guided-missed = Here is what this game did not show.
guided-end = The guided game is over: you can play. All the rules are in the menu, on the line “Rules and keys”.
    .touch = The guided game is over: you can play. The button “Rules” opens all the rules.
guided-none = This game has no guided game.
