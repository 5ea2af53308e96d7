### What happens at the table and not in the game: a move taken back, somebody away, a stand-in.

## Told to all, by name. $player: the person; $player-is: "you" for that person.

undone-by = { $player-is ->
    [you] You take back your last move.
   *[other] { $player } takes back the last move.
}
    .braille = { $player-is ->
    [you] Move taken back
   *[other] { $player } takes back a move
}
seat-away = { $player-is ->
    [you] Your seat is empty.
   *[other] { $player } has left the table. The seat is kept.
}
    .braille = { $player-is ->
    [you] Your seat is empty
   *[other] { $player }: away
}
seat-back = { $player-is ->
    [you] You are back at the table.
   *[other] { $player } is back.
}
    .braille = { $player-is ->
    [you] You are back
   *[other] { $player }: back
}
seat-behind = { $player-is ->
    [you] The table goes on without waiting for you. You will hear what happens.
   *[other] { $player } is still listening. The table goes on.
}
    .braille = { $player-is ->
    [you] The table goes on
   *[other] { $player } still listening
}
seat-stand-in = { $player-is ->
    [you] The computer plays for you.
   *[other] The computer plays for { $player }.
}
    .braille = { $player-is ->
    [you] The computer plays for you
   *[other] Computer plays for { $player }
}

## Told to a person who resumes a game, before what they missed

missed = What you had not heard yet:
    .braille = Not heard yet:

## Refusals

stale-offer = This choice is no longer open: nothing was played. Hear what happened, then choose again.
    .braille = Choice closed, nothing played.
seat-is-taken = Somebody plays at this seat: the computer cannot take it.
    .braille = Seat taken.
journal-beside-damaged = What was already heard of this game cannot be read: all of it will be said again.
    .braille = Notes of the game unreadable.
