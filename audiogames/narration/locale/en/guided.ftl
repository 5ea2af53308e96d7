### Guided games: a first game that teaches. What each game says is in a file of its own.

# $game: the title of the game; $minutes: about how many minutes it takes.
guided-offer = Your first time at { $game }: Enter to learn by playing, in about { $minutes } minutes, zero to play at once, or { $key-quit } to go back.
    .braille = Enter: guided game; 0: play
# Answers anything else that is typed there. $typed: that.
guided-offer-unknown = “{ $typed }” is no answer here, and the game has not begun. Enter to learn by playing, zero to play at once, or { $key-quit } to go back.
    .braille = Not “{ $typed }”: Enter, 0 or { $key-quit }
# Answers the question mark there.
guided-offer-help = Enter: a guided game, in which you are told each rule when you need it. Zero: a real game, for people who know the rules. { $Key-quit } or Escape: back to the menu; the guided game stays on the line “Lessons and training”.
    .braille = Enter, 0, or { $key-quit }: back
# $game: the title of the game.
menu-guided = Guided game, { $game }
# $minutes: about how many minutes it takes.
about-menu-guided = A game of about { $minutes } minutes, in which you are told each rule when you need it.
# $keys: “line” where all that is typed ends with Enter, “single” where each key acts by itself.
guided-begins = { $keys ->
    [line] Guided game: all that you type ends with Enter. { $Key-repeat } repeats
   *[single] Guided game: each key acts at once. { $Key-repeat } repeats
}, the question mark says the rule again.
    .touch = Guided game: you are told each rule when you need it.
guided-missed = Here is what this game did not show.
guided-end = The guided game is over: you can play. All the rules are in the menu, on the line “Rules and keys”.
    .touch = The guided game is over: you can play. The button “Rules” opens all the rules.
guided-none = This game has no guided game.
