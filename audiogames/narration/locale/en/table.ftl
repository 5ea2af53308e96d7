### What happens at the table and not in the game: a move taken back, somebody away, a stand-in, a pause.

## Said to everybody at the table, by name. $player: the person; $player-is: "you" for that person.

undone-by = { $player-is ->
    [you] You take back your last move.
   *[other] { $player } takes back the last move.
}
    .braille = { $player-is ->
    [you] Move taken back
   *[other] { $player } takes back a move
}
undo-asked = { $player-is ->
    [you] You ask everybody to let you take back your last move.
   *[other] { $player } asks to take back the last move. Do you agree?
}
    .braille = { $player-is ->
    [you] You ask to take back your move
   *[other] { $player }: may I take back?
}
undo-refused = { $player-is ->
    [you] You do not agree: the move stands.
   *[other] { $player } does not agree: the move stands.
}
    .braille = { $player-is ->
    [you] You refuse: the move stands
   *[other] { $player } refuses: it stands
}
undo-stands = { $player-is ->
    [you] Not everybody has agreed: your move stands.
   *[other] Not everybody has agreed: { $player }’s move stands.
}
    .braille = { $player-is ->
    [you] Your move stands
   *[other] { $player }’s move stands
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
    [you] The game goes on without waiting for you. You will hear what happens.
   *[other] { $player } is still listening. The game goes on.
}
    .braille = { $player-is ->
    [you] The game goes on
   *[other] { $player } still listening
}
# Said while the game waits for ears, and in answer to Enter. $players: who is still listening, among the others; $number: how many,
# 0 where that is not known.
ears-awaited = { $number ->
    [0] Somebody else is still listening.
   *[other] Still listening: { $players }.
}
    .braille = Others still listening
seat-called-away = { $player-is ->
    [you] The game goes on without waiting for you. You will hear what happens.
   *[other] { $player } was called away. The game goes on.
}
    .braille = { $player-is ->
    [you] The game goes on
   *[other] { $player }: away
}
seat-stand-in = { $player-is ->
    [you] The computer plays for you.
   *[other] The computer plays for { $player }.
}
    .braille = { $player-is ->
    [you] The computer plays for you
   *[other] Computer plays for { $player }
}
# $opener: who can let the table go on without the person who is away.
seat-awaited = { $player-is ->
    [you] The table is waiting for you.
   *[other] { $opener-is ->
        [you] The table is waiting for { $player }. You can let it go on without them.
       *[other] The table is waiting for { $player }. { $opener } can let it go on without them.
    }
}
    .braille = { $player-is ->
    [you] The table is waiting for you
   *[other] Waiting for { $player }
}
seat-excused = { $player-is ->
    [you] The game goes on without you. Your seat is kept.
   *[other] The table goes on without { $player }. The seat is kept.
}
    .braille = { $player-is ->
    [you] The game goes on without you
   *[other] Going on without { $player }
}
seat-to-bot = { $player-is ->
    [you] The computer takes your seat for the rest of the game.
   *[other] The computer takes { $player }’s seat for the rest of the game.
}
    .braille = { $player-is ->
    [you] The computer takes your seat
   *[other] Computer replaces { $player }
}
# $before: the name of the computer player in this seat.
seat-to-person = { $player-is ->
    [you] You take over the seat of { $before }, a computer player.
   *[other] { $player } takes over the seat of { $before }, a computer player.
}
    .braille = { $player-is ->
    [you] You replace { $before }
   *[other] { $player } replaces { $before }
}
seat-moved = { $player-is ->
    [you] You go on playing on this device.
   *[other] { $player } goes on playing on another device.
}
    .braille = { $player-is ->
    [you] You play on this device
   *[other] { $player }: other device
}
# $before: the name of the person who was in this seat, and is away.
seat-handed = { $player-is ->
    [you] You take over the seat of { $before }.
   *[other] { $player } takes over the seat of { $before }.
}
    .braille = { $player-is ->
    [you] You replace { $before }
   *[other] { $player } replaces { $before }
}
# $opener: the person who opened the table, and is away.
opener-away = { $player-is ->
    [you] Until { $opener } is back, you can pause the game and hand over seats.
   *[other] Until { $opener } is back, { $player } can pause the game and hand over seats.
}
    .braille = { $player-is ->
    [you] You can pause and hand over seats
   *[other] { $player } may pause, hand over
}
advice-unwanted = { $player-is ->
    [you] You have ruled out advice for everyone.
   *[other] { $player } has ruled out advice for everyone.
}
    .braille = { $player-is ->
    [you] No advice, because of you
   *[other] { $player }: no advice
}
advice-allowed = { $player-is ->
    [you] You now allow advice.
   *[other] { $player } now allows advice.
}
    .braille = { $player-is ->
    [you] Advice allowed, by you
   *[other] { $player }: advice allowed
}
table-paused = { $player-is ->
    [you] You pause the game.
   *[other] { $player } pauses the game.
}
    .braille = { $player-is ->
    [you] Game paused
   *[other] { $player }: pause
}
table-goes-on = { $player-is ->
    [you] You resume the game.
   *[other] { $player } resumes the game.
}
    .braille = { $player-is ->
    [you] The game goes on
   *[other] { $player } resumes the game
}
# $value: the number of seconds, 0 for none.
granted-bot-pace = { $value ->
    [0] { $player-is ->
        [you] For you, the computer plays without waiting.
       *[other] For { $player }, the computer plays without waiting.
    }
    [one] { $player-is ->
        [you] For you, the computer waits { $value } second after each move.
       *[other] For { $player }, the computer waits { $value } second after each move.
    }
   *[other] { $player-is ->
        [you] For you, the computer waits { $value } seconds after each move.
       *[other] For { $player }, the computer waits { $value } seconds after each move.
    }
}
    .braille = { $player }: moves every { $value } s
# $value: 0 where the computer no longer waits.
granted-bot-enter = { $value ->
    [0] { $player-is ->
        [you] The computer no longer waits for you to press Enter.
       *[other] The computer no longer waits for { $player } to press Enter.
    }
   *[other] { $player-is ->
        [you] After each move, the computer waits for you to press Enter.
       *[other] After each move, the computer waits for { $player } to press Enter.
    }
}
    .braille = { $value ->
    [0] { $player }: without Enter
   *[other] { $player }: Enter after each move
}
# $value: the multiple of the usual time, 0 for no limit.
granted-time-limit = { $value ->
    [0] { $player-is ->
        [you] From now on you play without a time limit.
       *[other] From now on { $player } plays without a time limit.
    }
    [1] { $player-is ->
        [you] From now on you play with the usual time.
       *[other] From now on { $player } plays with the usual time.
    }
   *[other] { $player-is ->
        [you] From now on you play with { $value } times the usual time.
       *[other] From now on { $player } plays with { $value } times the usual time.
    }
}
    .braille = { $value ->
    [0] { $player }: no time limit
    [1] { $player }: the usual time
   *[other] { $player }: { $value } times the time
}

## Said once to a person who resumes a game: notes kept with it (what was heard, who plays where) are damaged

journal-beside-damaged = Notes kept with this game are damaged and could not be read. No move is lost. You may hear again what you have already heard. You may have to set seats or pace again.
    .braille = Notes damaged: no move is lost.

## Said to a person whom another asks whether they may take back a move, after that question.

undo-answer = { $Key-undo }: yes. Backspace: no.
    .touch = You may agree, or refuse.

## Said on a device whose seat another device has taken

seat-elsewhere = Another device has taken your seat. Here you follow the game without playing.
    .braille = Seat taken by another device.

## Said to a person who resumes a game, before what they missed

missed = What you had not heard yet:
    .braille = Not heard yet:

## Refusals

# $player: the person who has asked.
undo-is-asked = { $player-is ->
    [you] You have already asked: wait until everybody has answered.
   *[other] { $player } has already asked to take back a move: wait until everybody has answered.
}
    .braille = Already asked.
undo-is-not-asked = That request is no longer open.
    .braille = Nobody asks any more.
stale-offer = This choice is no longer open: nothing was played. Hear what happened, then choose again.
    .braille = Choice closed, nothing played.
seat-is-played = The computer is playing for you: nothing was played. Take your seat back first, under “Around the table”.
    .braille = The computer plays for you.
seat-is-taken = Somebody is playing in this seat: the computer cannot take it.
    .braille = Seat taken.
# $player: the person who is away; $opener: who can let the table go on without them.
race-waits = { $player-is ->
    [you] The table is waiting for you: nothing was played.
   *[other] { $opener-is ->
        [you] The table is waiting for { $player }: nothing was played. You can play once { $player } is back, the computer stands in, or you let the table go on.
       *[other] The table is waiting for { $player }: nothing was played. You can play once { $player } is back, the computer stands in, or { $opener } lets the table go on.
    }
}
    .braille = Waiting, nothing played.
# $player: the person who is away; $opener: who can let the table go on without them.
only-the-opener-goes-on = It is up to { $opener } to let the table go on without { $player }.
    .braille = Up to { $opener }.
# $player: who asked for the pause.
table-is-paused = { $player-is ->
    [you] You have paused the game: nothing was played. Resume it, then play.
   *[other] { $player } has paused the game: nothing was played. You can play once it resumes.
}
    .braille = Game paused, nothing played.

## A big screen in the same room speaks for the person: their device says only what is theirs alone.

room-screen-speaks = The big screen speaks for you. Here you hear only what is private to you.
room-speaks-here = You hear everything on this device.
room-screen-silent = The big screen has fallen silent. You hear everything here.

## What somebody says to all at the table, or points at, heard from their seat. $player: the person; $text: their words,
## or one of the phrases below; $item: a thing on the table; $zone: the part of the table in which it lies.

remark-said = { $player-is ->
    [you] You say: { $text }
   *[other] { $player } says: { $text }
}
remark-look = { $player-is ->
    [you] You point at { $item }, { $zone }.
   *[other] { $player } points at { $item }, { $zone }.
}

## Phrases that are said with one button

phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-ready = I am ready.
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry.

## Refusals of what somebody wants to say. $number: the most characters of a text.

remark-wrong = A message has 1 to { $number } characters, with at least one letter or digit. Nothing was said.
    .braille = 1 to { $number } characters.
remark-unseen = You can only point at what everybody sees.
    .braille = Not everybody sees this.
remark-nowhere = You have not selected anything yet. Browse the table first, then point.
    .braille = Browse the table first, then point.
remark-too-many = Too many messages in a few seconds. Wait a moment, then say it again.
    .braille = Too much at once. Wait a moment.

## What the program’s witches say of their own, a few times a game, after all else and from their seats, unless it is
## switched off in the settings. $player: the witch; $text: one of the sentences below, of a careful, a greedy or a
## forgetful one, when she took much (big), was robbed (robbed), dared too much (missed), is about to win (near), has won
## (won) or lost (lost). Short, for a line of braille with the name; true of a witch and of a wizard.

quip-said = { $player }: “{ $text }”
    .braille = { $player }: { $text }
quip-careful-big-1 = More than I hoped for.
quip-careful-big-2 = Caution always pays.
quip-careful-big-3 = Slowly but surely.
quip-careful-robbed-1 = I feared as much.
quip-careful-robbed-2 = I should have been wary.
quip-careful-robbed-3 = Nobody can guard it all.
quip-careful-missed-1 = One risk too many.
quip-careful-missed-2 = That is what daring brings.
quip-careful-missed-3 = Never again.
quip-careful-near-1 = Steady now.
quip-careful-near-2 = No false step now.
quip-careful-near-3 = Touch wood.
quip-careful-won-1 = Slow, but here I am.
quip-careful-won-2 = Slow and steady did it.
quip-careful-won-3 = Phew. Thank you all.
quip-careful-lost-1 = Nothing broken, at least.
quip-careful-lost-2 = I waited too long.
quip-careful-lost-3 = Well done. Another game?
quip-greedy-big-1 = All for me!
quip-greedy-big-2 = More, more!
quip-greedy-big-3 = Yum, what a feast!
quip-greedy-robbed-1 = Give that back!
quip-greedy-robbed-2 = That was mine!
quip-greedy-robbed-3 = Stop, thief!
quip-greedy-missed-1 = I wanted too much.
quip-greedy-missed-2 = I bit off too much.
quip-greedy-missed-3 = Bother, so close.
quip-greedy-near-1 = I can smell victory.
quip-greedy-near-2 = One more mouthful!
quip-greedy-near-3 = Out of my way!
quip-greedy-won-1 = Mine, all mine!
quip-greedy-won-2 = I could eat another.
quip-greedy-won-3 = Winning tastes so sweet!
quip-greedy-lost-1 = I needed more.
quip-greedy-lost-2 = Only crumbs are left.
quip-greedy-lost-3 = I am hungry for revenge.
quip-forgetful-big-1 = Oh, is that for me?
quip-forgetful-big-2 = Did I do that?
quip-forgetful-big-3 = What a nice surprise!
quip-forgetful-robbed-1 = I had something there.
quip-forgetful-robbed-2 = Where did it go?
quip-forgetful-robbed-3 = That one I shall remember.
quip-forgetful-missed-1 = Oh, was that not it?
quip-forgetful-missed-2 = What was I saying?
quip-forgetful-missed-3 = And yet I wrote it down.
quip-forgetful-near-1 = Nearly over already?
quip-forgetful-near-2 = Where were we?
quip-forgetful-near-3 = Who is ahead? Me?
quip-forgetful-won-1 = Did I win? Really?
quip-forgetful-won-2 = Was this about winning?
quip-forgetful-won-3 = Remind me tomorrow.
quip-forgetful-lost-1 = Who won, again?
quip-forgetful-lost-2 = What was the rule again?
quip-forgetful-lost-3 = I shall soon forget it.

## Why something cannot be the name of a person at a table. Heard by whoever typed it. $number: the most characters.
## $sign: the character, as it was typed. $name: the other name.

name-empty = A name has at least one letter or digit.
    .braille = A name has a letter or digit.
name-long = A name has at most { $number } characters.
    .braille = At most { $number } characters.
name-invisible = This name has a character that can be neither seen nor heard. Type it without that character.
    .braille = Name with a hidden character.
name-marks = In this name, an accent is on no letter, or one letter has too many.
    .braille = Name with a stray accent.
name-dot = In a name, a dot only follows an initial or a short abbreviation, as in “Dr. Smith”.
    .braille = Dot only after an initial.
name-sign = A name has letters, digits, spaces, hyphens and apostrophes. “{ $sign }” cannot be in it.
    .braille = { $sign } cannot be in a name.
name-alike = This name looks or sounds like “{ $name }”, who is at the table already. Choose another one.
    .braille = Name too much like { $name }.

## Heard by whoever opened a table, there and in the terminal, at most every ten minutes.

codes-guessed = Somebody is trying to guess the code: many wrong codes are coming in. The right code still opens the table, a little more slowly.
    .braille = Somebody is guessing codes.

## The end of a game as it is read on a screen. $player: who won; $player-is: “you” for that person; $winners: those who
## share the win, as a list; $feat: the best turn, such as “a trick worth 24 points”.

ending-won = { $player-is ->
    [you] You win!
   *[other] { $player } wins!
}
ending-shared = A tie between { $winners }!
ending-best = Your best turn: { $feat }.
