### Zapp Zerapp.

title-zapp-zerapp = Zapp Zerapp

## What the keys do
## Heard in Zapp Zerapp in the help (question mark) and while keys are learnt, after the name of a key and a colon: “H:
## your apprentices, and the barrels you hold.”

about-hand-zapp-zerapp = your apprentices, and the barrels you hold.
    .braille = your apprentices and barrels.
about-counts-zapp-zerapp = the shakes each player has left; later, the spaces left to go.
    .braille = the shakes, or the spaces.
about-current-zapp-zerapp = the magic number, and who is still to move.
    .braille = the magic number.
about-rank-zapp-zerapp = who is within reach of your apprentices, ahead and behind.
    .braille = who is within reach.

## The options of the table
## Asked when a table of Zapp Zerapp is set up and “choose every option” was taken: a question, then a list of its
## answers; “about” is what an answer says of itself in help. $min and $max: the least and the greatest number that may
## be typed, “0” and “99”; $usual: what Enter alone gives, “6”.

option-zapp-zerapp-advanced = Which board?
option-zapp-zerapp-advanced-no = the basic one
about-option-zapp-zerapp-advanced-no = The four spaces with two castles are like any other.
option-zapp-zerapp-advanced-yes = with companions
about-option-zapp-zerapp-advanced-yes = Apprentices on a space with their own castle are safe. Anyone who passes them may take them along.
option-zapp-zerapp-memory = What happens to the barrels after the round?
option-zapp-zerapp-memory-no = they are shuffled
about-option-zapp-zerapp-memory-no = Each round starts from scratch.
option-zapp-zerapp-memory-yes = they keep their places
about-option-zapp-zerapp-memory-yes = A memory game: a number that has been revealed stays where it was.
option-zapp-zerapp-shaking = How are the barrels shaken?
option-zapp-zerapp-shaking-equal = on equal terms
about-option-zapp-zerapp-shaking-equal = Everyone has the same number of shakes, takes their time and chooses in secret.
option-zapp-zerapp-shaking-melee = in a scramble
about-option-zapp-zerapp-shaking-melee = The printed rule, everyone at once. Nobody else can take a barrel that is in your hand.
option-zapp-zerapp-shaking-draft = in turn
about-option-zapp-zerapp-shaking-draft = The player who rolled listens and chooses first, then the others in order.
option-zapp-zerapp-barrels-in-hand = How many barrels in hand, in the scramble?
option-zapp-zerapp-barrels-in-hand-1 = one
about-option-zapp-zerapp-barrels-in-hand-1 = Put it back before you take another.
option-zapp-zerapp-barrels-in-hand-2 = two
about-option-zapp-zerapp-barrels-in-hand-2 = One in each hand, to compare.
option-zapp-zerapp-manual-banish = Who banishes?
option-zapp-zerapp-manual-banish-no = the game
about-option-zapp-zerapp-manual-banish-no = Every apprentice caught in the open goes back to its start.
option-zapp-zerapp-manual-banish-yes = the player who moves
about-option-zapp-zerapp-manual-banish-yes = The printed rule: if you forget to banish, nobody is banished.
option-zapp-zerapp-corners = With two players, which corners?
option-zapp-zerapp-corners-opposite = face to face
about-option-zapp-zerapp-corners-opposite = Red and blue.
option-zapp-zerapp-corners-adjacent = side by side
about-option-zapp-zerapp-corners-adjacent = Red and green.
option-zapp-zerapp-countdown = How many seconds for the last person? { $min } to { $max }. Zero: no limit. Enter: { $usual }.
# $value: the value that is chosen.
rule-zapp-zerapp-countdown = Seconds for the last person, zero being no limit: { $value }
option-zapp-zerapp-shakes = How many shakes in a round, from { $min } to { $max }? Enter: { $usual }.
# $value: the value that is chosen.
rule-zapp-zerapp-shakes = Shakes in a round: { $value }
option-zapp-zerapp-difficulty = How hard are the barrels to tell apart?
option-zapp-zerapp-difficulty-easy = easy
about-option-zapp-zerapp-difficulty-easy = Each shake lasts longer, and you hear more.
option-zapp-zerapp-difficulty-normal = medium
about-option-zapp-zerapp-difficulty-normal = Two neighbouring numbers are often confused.
option-zapp-zerapp-difficulty-hard = hard
about-option-zapp-zerapp-difficulty-hard = Each shake is brief, and you hear less.

preset-zapp-zerapp-supplied = Basic game
about-preset-zapp-zerapp-supplied = Apprentices caught in the open are banished. Everyone listens on equal terms.
preset-zapp-zerapp-advanced = Companion spaces
about-preset-zapp-zerapp-advanced = For players who know the game. You may take along apprentices that you pass on a space with their castle, yours or anyone’s.

## The apprentices
## Names of apprentices and of where they are, heard inside other sentences of Zapp Zerapp; “zapp-apprentices” and
## “zapp-in-hand” after the keys “your hand” and “table”. $colour: the colour of a player, “red”; $number: which of the
## three apprentices it is, “2”, how many spaces are left to the city, “7”, or how many barrels are in hand; $owner:
## whose apprentice it is, “Ada”; $standing: where it is, one of the lines here, “7 spaces from the city”; $player:
## whose apprentices or barrels they are; $lines: the lines “zapp-apprentice-line”, one an apprentice or, with their
## numbers $numbers as a list, “2 and 3”, one a place where several are; $barrels: the numbers of the barrels in hand,
## as a list, “3 and 8”.

zapp-piece = { $colour } { $number }
zapp-piece-of = { $verbosity ->
    [full] { $colour } { $number }, { $owner }’s
   *[short] { $colour } { $number }
}
    .braille = { $colour } { $number }
zapp-piece-own = your apprentice { $number }
    .braille = your { $number }
zapp-in-start = at the start
    .braille = start
zapp-in-city = in the city
    .braille = city
zapp-on-ring = { $verbosity ->
    [full] { $number ->
        [one] { $number } space from the city
       *[other] { $number } spaces from the city
    }
   *[short] at { $number }
}
    .braille = at { $number }
zapp-on-ring-safe = { $verbosity ->
    [full] { $number ->
        [one] { $number } space from the city, safe
       *[other] { $number } spaces from the city, safe
    }
    [minimal] at { $number }
   *[short] at { $number }, safe
}
    .braille = at { $number } safe
zapp-apprentice-line = apprentice { $number }, { $standing }
    .braille = { $standing }
zapp-apprentices-line = apprentices { $numbers }, { $standing }
    .braille = { $numbers } { $standing }
zapp-apprentices = { $player-is ->
    [you] You play { $colour }: { $lines }.
   *[other] { $player } plays { $colour }: { $lines }.
}
    .braille = { $colour }: { $lines }
zapp-in-hand = { $number ->
    [one] { $player-is ->
        [you] In hand, barrel { $barrels }.
       *[other] { $player } has barrel { $barrels } in hand.
    }
   *[other] { $player-is ->
        [you] In hand, barrels { $barrels }.
       *[other] { $player } has barrels { $barrels } in hand.
    }
}
    .braille = { $player-is ->
    [you] In hand: { $barrels }
   *[other] { $player }: { $barrels }
}

## What happens: the dice and the barrels
## Heard by everybody in Zapp Zerapp in the first half of a round, as barrels are shaken, kept and opened; in the secret
## ways of shaking, “some” instead of a number. $player: who does it, “Ada”, with $player-is “you” for that person;
## $first and $second: the two dice, “4” and “5”; $number: their sum, the number of a barrel, “3”, or in the lines about
## opened barrels how many pebbles it holds, “7”; $rattle: what the shake sounded like, in forty braille cells; $others:
## who has to choose again, as a list; $lines: one entry a player, “Ada, 7, Max, 11, too many”; $barrel: the number of
## an opened barrel.

zapp-rolled = { $verbosity ->
    [full] { $player-is ->
        [you] You roll { $first } and { $second }: magic number { $number }.
       *[other] { $player } rolls { $first } and { $second }: magic number { $number }.
    }
   *[short] { $player-is ->
        [you] You roll { $number }.
       *[other] { $player } rolls { $number }.
    }
}
    .braille = Magic number { $number }
zapp-took = { $player-is ->
    [you] Barrel { $number } in hand.
   *[other] { $player } takes barrel { $number }.
}
zapp-heard = { $verbosity ->
    [full] Barrel { $number }.
    [minimal] { $number }.
   *[short] Barrel { $number }.
}
    .braille = { $rattle }
zapp-shook = { $player-is ->
    [you] You shake barrel { $number }.
   *[other] { $player } shakes barrel { $number }.
}
zapp-shook-some = { $player-is ->
    [you] You shake a barrel.
   *[other] { $player } shakes a barrel.
}
zapp-released = { $player-is ->
    [you] Barrel { $number } put back.
   *[other] { $player } puts barrel { $number } back.
}
zapp-chose = { $player-is ->
    [you] You keep barrel { $number }.
   *[other] { $player } keeps barrel { $number }.
}
zapp-chose-secretly = { $verbosity ->
    [full] { $player-is ->
        [you] You choose barrel { $number }.
       *[other] { $player } chooses barrel { $number }.
    }
   *[short] { $player-is ->
        [you] Barrel { $number }.
       *[other] { $player }, barrel { $number }.
    }
}
zapp-chose-some = { $player-is ->
    [you] You have chosen.
   *[other] { $player } has chosen.
}
zapp-clashed = { $verbosity ->
    [full] { $player-is ->
        [you] Several players wanted barrel { $number }: it is yours. Choosing again: { $others }.
       *[other] Several players wanted barrel { $number }: it goes to { $player }. Choosing again: { $others }.
    }
    [minimal] { $player-is ->
        [you] Barrel { $number } is yours.
       *[other] Barrel { $number } to { $player }.
    }
   *[short] { $player-is ->
        [you] Barrel { $number } is yours. Choosing again: { $others }.
       *[other] Barrel { $number } to { $player }. Choosing again: { $others }.
    }
}
    .braille = Barrel { $number }: { $player-is ->
    [you] yours
   *[other] { $player }
}
zapp-left-without = { $player-is ->
    [you] Too late: no barrel for you in this round.
   *[other] Too late for { $player }: no barrel in this round.
}
    .braille = { $player-is ->
    [you] Too late for you
   *[other] Too late: { $player }
}
zapp-line-too-many = { $player-is ->
    [you] you, { $number }, { $verbosity ->
        [full] too many
       *[short] over
    }
   *[other] { $player }, { $number }, { $verbosity ->
        [full] too many
       *[short] over
    }
}
    .braille = { $player-is ->
    [you] you { $number } over
   *[other] { $player } { $number } over
}
zapp-revealed = { $verbosity ->
    [full] In the barrels: { $lines }.
   *[short] Barrels: { $lines }.
}
    .braille = { $lines }
zapp-turned-over = { $player-is ->
    [you] Your barrel, number { $barrel }, holds { $number ->
        [one] { $number } pebble
       *[other] { $number } pebbles
    }.
   *[other] Barrel { $barrel }, { $player }’s: { $number ->
        [one] { $number } pebble
       *[other] { $number } pebbles
    }.
}
    .braille = { $player-is ->
    [you] You: { $number }
   *[other] { $player }: { $number }
}
zapp-turned-over-too-many = { $player-is ->
    [you] Your barrel, number { $barrel }, holds { $number } pebbles: too many, you do not move.
   *[other] Barrel { $barrel }, { $player }’s: { $number } pebbles, too many.
}
    .braille = { $player-is ->
    [you] You: { $number }, too many
   *[other] { $player }: { $number }, too many
}

## What happens: the apprentices and the end
## Heard by everybody in Zapp Zerapp in the second half of a round: who moves which apprentice, whom it takes along and
## banishes, and who wins. $player: who moves or wins; $piece: the number of the apprentice, “2”, and in “zapp-carried”
## its name, “your 2”; $standing: where it ends, “7 spaces from the city”; $companions and $pieces: the names of
## apprentices taken along or banished, as a list, “red 1, Ada’s, and your 3”; $number: how many are banished, or how
## many of that player are in the city now, “2”; $scores: how many apprentices each player has in the city, “Ada, 3,
## Max, 1”.

zapp-moved = { $verbosity ->
    [full] { $player-is ->
        [you] Your apprentice { $piece } moves: { $standing }.
       *[other] { $player } moves apprentice { $piece }: { $standing }.
    }
   *[short] { $player-is ->
        [you] Your { $piece }, { $standing }.
       *[other] { $player }’s { $piece }, { $standing }.
    }
}
    .braille = { $player-is ->
    [you] Your { $piece }: { $standing }
   *[other] { $player } { $piece }: { $standing }
}
zapp-moved-with = { $verbosity ->
    [full] { $player-is ->
        [you] Your apprentice { $piece } moves with { $companions }: { $standing }.
       *[other] { $player } moves apprentice { $piece } with { $companions }: { $standing }.
    }
   *[short] { $player-is ->
        [you] Your { $piece } with { $companions }, { $standing }.
       *[other] { $player }’s { $piece } with { $companions }, { $standing }.
    }
}
    .braille = { $player-is ->
    [you] Your { $piece }: { $standing }
   *[other] { $player } { $piece }: { $standing }
}
zapp-moved-home-with = { $verbosity ->
    [full] { $player-is ->
        [you] Your apprentice { $piece } moves with { $companions }.
       *[other] { $player } moves apprentice { $piece } with { $companions }.
    }
   *[short] { $player-is ->
        [you] Your { $piece } with { $companions }.
       *[other] { $player }’s { $piece } with { $companions }.
    }
}
    .braille = { $player-is ->
    [you] Your { $piece } with { $companions }
   *[other] { $player } { $piece } with { $companions }
}
zapp-carried = Taken along: { $piece }, { $standing }.
zapp-banished = { $verbosity ->
    [full] { $number ->
        [one] Banished, back to its start: { $pieces }.
       *[other] Banished, back to their starts: { $pieces }.
    }
   *[short] Banished: { $pieces }.
}
    .braille = Banished: { $pieces }
zapp-arrived = { $verbosity ->
    [full] { $player-is ->
        [you] Your apprentice { $piece } enters the city: { $number } of 3.
       *[other] { $player } brings apprentice { $piece } into the city: { $number } of 3.
    }
    [minimal] { $player-is ->
        [you] Your { $piece } in the city.
       *[other] { $player }’s { $piece } in the city.
    }
   *[short] { $player-is ->
        [you] Your { $piece } in the city, { $number } of 3.
       *[other] { $player }’s { $piece } in the city, { $number } of 3.
    }
}
    .braille = { $player-is ->
    [you] Your { $piece } home, { $number } of 3
   *[other] { $player } { $piece } home, { $number } of 3
}
zapp-barrels-shuffled = The barrels are shuffled and put back in their row.
    .braille = Barrels shuffled
zapp-barrels-back = The barrels go back to their places.
zapp-ended = { $player-is ->
    [you] You win: your three apprentices are in the city. In the city: { $scores }.
   *[other] { $player } wins, with three apprentices in the city. In the city: { $scores }.
}
    .braille = { $player-is ->
    [you] You win!
   *[other] { $player } wins
}

## Your turn
## Heard in Zapp Zerapp when the listener is to do something: one sentence for each phase of a round; “zapp-shakes-left”
## after each own shake. $number: how many shakes are left, “4”.

zapp-turn-roll = Your turn to roll the dice.
zapp-turn-shake = { $verbosity ->
    [full] Your turn to listen, { $number ->
        [one] { $number } shake
       *[other] { $number } shakes
    }.
   *[short] Your turn.
}
    .braille = Listen: { $number ->
    [one] { $number } shake
   *[other] { $number } shakes
}
zapp-turn-choose = No shakes left. Choose a barrel: “keep” and a number.
    .braille = No shakes left: keep and a number
zapp-turn-melee = Grab your barrels.
    .braille = Grab your barrels.
zapp-turn-move = { $verbosity ->
    [full] Your turn to move an apprentice.
   *[short] Your turn.
}
zapp-shakes-left = { $verbosity ->
    [full] { $number ->
        [0] No shakes left: keep a barrel.
        [one] { $number } shake left.
       *[other] { $number } shakes left.
    }
   *[short] { $number ->
        [0] No shakes left.
       *[other] { $number } left.
    }
}

## What can be chosen
## Entries of the list of choices in Zapp Zerapp, after “1,” or “Enter,”; on the page they are buttons. The
## “zapp-preview” lines say what a move would do. $number: the number of a barrel, “3”, or by how many spaces the
## apprentice moves, “5”; $parts: the preview lines of one move, as a list, “apprentice 2, 5 spaces: 7 spaces from the
## city, banishes red 1”; $piece: the number of the apprentice, “2”; $standing: where it would end; $pieces: the names
## of others that it takes along, leaves or banishes, as a list.

zapp-choice-roll = roll the dice
zapp-choice-take = take { $number }
zapp-choice-shake = shake { $number }
zapp-choice-release = put back { $number }
zapp-choice-choose = keep { $number }
zapp-preview = { $parts }
zapp-preview-move = { $verbosity ->
    [full] apprentice { $piece }, { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }: { $standing }
   *[short] your { $piece } { $standing }
}
zapp-preview-with = takes along { $pieces }
zapp-preview-alone = alone
zapp-preview-leaving = leaves { $pieces } outside the city
zapp-preview-banish = banishes { $pieces }

## Answers: the number, whose turn, what is left
## Heard in Zapp Zerapp after the keys “middle of the table”, “what is left”, “whose turn” and “scores”. $player: who
## rolled, who is to act, or who a line is about; $number: the magic number, “9”, or what a line counts for that player:
## the pebbles in the barrel, the barrel chosen, the shakes left, the spaces to go or the apprentices in the city;
## $lines: the lines “zapp-line”, one a player, “Ada, 7, Max, 4”; $players: who has chosen, or has yet to choose, as a
## list.

zapp-number = { $player-is ->
    [you] Magic number: { $number }, rolled by you.
   *[other] Magic number: { $number }, rolled by { $player }.
}
    .braille = Magic number { $number }
zapp-no-number = { $player-is ->
    [you] No magic number yet: it is your turn to roll.
   *[other] No magic number yet: it is { $player }’s turn to roll.
}
    .braille = No magic number yet
zapp-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $player-is ->
    [you] you { $number }
   *[other] { $player } { $number }
}
zapp-to-move = Still to move, in this order: { $lines }.
    .braille = To move: { $lines }
zapp-chosen = Already chosen: { $players }.
zapp-chosen-barrels = Barrels chosen: { $lines }.
    .braille = Chosen: { $lines }
zapp-clock-runs = The countdown is running.
zapp-nobody-chosen = Nobody has chosen yet.
zapp-shakes = Shakes left: { $lines }.
    .braille = Shakes: { $lines }
zapp-shakes-alike = { $number ->
    [0] Nobody has any shakes left.
   *[other] Shakes left: { $number } each.
}
    .braille = Shakes: { $number } each
zapp-way = Spaces left to the city, for all three apprentices together: { $lines }.
    .braille = Left: { $lines }
zapp-turn-of-roll = { $player-is ->
    [you] It is your turn to roll.
   *[other] It is { $player }’s turn to roll.
}
zapp-turn-of-shake = Still choosing a barrel: { $players }.
    .braille = Choosing: { $players }
zapp-turn-of-move = { $player-is ->
    [you] It is your turn to move an apprentice.
   *[other] It is { $player }’s turn to move an apprentice.
}
zapp-scores = Apprentices in the city: { $lines }.
    .braille = In the city: { $lines }

## Answers: who is within reach
## Heard in Zapp Zerapp after the key “what beats what”, one line for each of the listener’s own apprentices on the
## board. $piece: another apprentice with its owner, “red 1, Ada’s”; $number: how many spaces away it is, “3”, or in
## “reach” the number of the own apprentice, “2”; $safety: “safe” or “open”; $behind and $ahead: the lines
## “zapp-distance” of those behind and ahead of it, as a list.

zapp-distance = { $piece }, { $number ->
    [one] { $number } space away
   *[other] { $number } spaces away
}
    .braille = { $piece } { $number }
zapp-reach-both = { $safety ->
    [safe] Your apprentice { $number }, safe. Behind: { $behind }. Ahead: { $ahead }.
   *[open] Your apprentice { $number }, in danger. Behind: { $behind }. Ahead: { $ahead }.
}
    .braille = { $number }: { $behind }; { $ahead }
zapp-reach-behind = { $safety ->
    [safe] Your apprentice { $number }, safe. Behind: { $behind }.
   *[open] Your apprentice { $number }, in danger. Behind: { $behind }.
}
    .braille = { $number } behind: { $behind }
zapp-reach-ahead = { $safety ->
    [safe] Your apprentice { $number }, safe. Ahead: { $ahead }.
   *[open] Your apprentice { $number }, nobody behind. Ahead: { $ahead }.
}
    .braille = { $number } ahead: { $ahead }
zapp-reach-alone = { $safety ->
    [safe] Your apprentice { $number }, safe: nobody within reach.
   *[open] Your apprentice { $number }: nobody within reach.
}
    .braille = { $number }: nobody
zapp-reach-none = None of your apprentices is on the board.

## Answers: what you may do, the rules of this table
## Heard in Zapp Zerapp after the key “what you may do”, and at the end of the key “table”: the rules in force. $last:
## the number of the last barrel, “13”; $board: “advanced” with companion spaces; $barrels: “memory” if they keep their
## places; $banishing: “manual” if players banish for themselves; $difficulty: “easy”, “normal” or “hard”; $number: how
## many shakes a round has, “6”; $hands: how many barrels a player may hold in the scramble, “2”; $countdown: the
## seconds for the last person, 0 for none.

zapp-moves-roll = Roll the dice: Enter.
    .touch = Roll the dice.
zapp-moves-equal = A number from 1 to { $last } shakes that barrel; only you hear it. “keep” and a number chooses it, in secret and for good.
    .braille = 1 to { $last } shakes, keep 1 chooses
    .touch = Touch a barrel to shake it; only you hear it. A button chooses it, in secret and for good.
zapp-moves-draft = A number from 1 to { $last } shakes that barrel. “keep” and a number chooses it for good.
    .braille = 1 to { $last } shakes, keep 1 chooses
    .touch = Touch a barrel to shake it. A button chooses it for good.
zapp-moves-melee = A number from 1 to { $last } takes that barrel. In hand, the same number shakes it. “Put back” and a number returns it. “Keep” and a number chooses it for good.
    .braille = 1 to { $last } takes, shakes; keep 1
    .touch = Touch a barrel to take it, then to shake it. Buttons return it, or choose it for good.
zapp-moves-move = Choose the apprentice to move. Each choice says where it ends up, which apprentices it takes along and which it banishes.
    .braille = Choose an apprentice.
zapp-options = { $board ->
    [advanced] Board with companion spaces.
   *[base] Basic board.
} { $barrels ->
    [memory] The barrels keep their places.
   *[shuffled] The barrels are shuffled after each round.
} { $banishing ->
    [manual] Players banish for themselves.
   *[automatic] The game banishes automatically.
} { $difficulty ->
    [easy] The barrels are easy to tell apart.
    [hard] The barrels are hard to tell apart.
   *[normal] The barrels are of medium difficulty.
}
    .braille = { $board ->
    [advanced] Companions
   *[base] Basic board
}
zapp-options-equal = Shaking is on equal terms, in secret, with { $number ->
    [one] { $number } shake
   *[other] { $number } shakes
}.
    .braille = Equal terms, shakes { $number }
zapp-options-draft = Shaking is in turn, with { $number ->
    [one] { $number } shake
   *[other] { $number } shakes
}.
    .braille = In turn, shakes { $number }
zapp-options-melee = Shaking is a scramble, with { $hands ->
    [one] { $hands } barrel in hand
   *[other] { $hands } barrels in hand
}; { $countdown ->
    [0] no countdown
    [one] a countdown of { $countdown } second
   *[other] a countdown of { $countdown } seconds
}.
    .braille = Scramble, { $hands } in hand, { $countdown } s

## The table to walk
## Names of the zones of Zapp Zerapp and of the things in them: heard with the keys that walk the table, and read on the
## page. $piece: an apprentice, “your 2”; $standing: where it is, “7 spaces from the city”; $number: the number of a
## barrel or of a die, the magic number, how many apprentices are in the city, or how many shakes are left; $player: who
## has the barrel; $pips: what a die shows, “4”; $space: the number of a space of the board, “12”.

zapp-zone-mine = Your place
zapp-zone-barrels = The barrels
zapp-zone-dice = The dice
zapp-zone-ring = The board
zapp-zone-apprentice = { $piece }, { $standing }
zapp-zone-barrel = barrel { $number }
zapp-zone-barrel-held = { $player-is ->
    [you] barrel { $number }, in hand
   *[other] barrel { $number }, taken by { $player }
}
zapp-zone-barrel-chosen = { $player-is ->
    [you] barrel { $number }, kept
   *[other] barrel { $number }, kept by { $player }
}
zapp-zone-die = die { $number }, { $pips }
zapp-zone-magic-number = magic number { $number }
zapp-zone-chosen = barrel chosen
zapp-zone-home = { $number ->
    [0] no apprentices in the city
    [one] { $number } apprentice in the city
   *[other] { $number } apprentices in the city
}
    .braille = city { $number }
zapp-zone-shakes = { $number ->
    [0] no shakes left
    [one] { $number } shake left
   *[other] { $number } shakes left
}
    .braille = shakes { $number }
zapp-zone-space = space { $space }, { $piece }
zapp-zone-space-safe = space { $space }, { $piece }, safe
    .braille = space { $space } { $piece } safe

## Refusals: moves
## Heard by a person who types a move that Zapp Zerapp does not allow, or answered to a program. $action: the move as a
## program wrote it, “fly”; $place: what was written for a barrel, “Z”; $last: the number of the last barrel, “13”;
## $number: what was written for an apprentice, the number of a barrel or of an own apprentice, “3”, or how many barrels
## a player may hold; $apprentice: what was written for an apprentice, “red-4”; $who: the player who has the barrel,
## “Ada”; $piece: an apprentice, “red 1”.

zapp-refuse-no-such-action = “{ $action }” is not an action in this game. The actions are “roll”, “take”, “shake”, “tip”, “release”, “choose” and “move”.
    .braille = Unknown action.
zapp-refuse-no-such-place = There is no barrel named “{ $place }”: barrels go from A to M.
    .braille = Barrels go from A to M.
zapp-refuse-no-such-barrel = Barrels go from 1 to { $last }.
zapp-refuse-no-such-number = There is no apprentice “{ $number }”: yours are 1, 2 and 3.
    .braille = Apprentices are 1, 2 and 3.
zapp-refuse-no-such-apprentice = There is no apprentice named “{ $apprentice }”. Each colour, red, green, blue or yellow, has three.
    .braille = Unknown apprentice.
zapp-refuse-named-twice = The apprentice “{ $apprentice }” is named twice: name it once.
    .braille = Apprentice named twice.
zapp-refuse-chosen = You have already chosen your barrel for good: wait for the others.
    .braille = Your barrel is chosen.
zapp-refuse-roll-first = The dice must be rolled first.
zapp-refuse-shake-first = It is time for the barrels: choose yours first.
    .braille = Choose a barrel first.
zapp-refuse-no-hands = At this table barrels are not picked up: shake one, or keep one.
    .braille = Not in hand: shake or keep.
zapp-refuse-taken = Barrel { $number } is taken: choose another.
    .braille = Barrel { $number } taken.
zapp-refuse-taken-by = Barrel { $number } is already taken by { $who }: choose another.
    .braille = Barrel { $number } taken by { $who }
zapp-refuse-no-shakes-left = You have no shakes left: keep a barrel.
    .braille = No shakes left: keep a barrel.
zapp-refuse-not-in-hand = Barrel { $number } is not in your hand: take it first.
    .braille = Barrel { $number } not in hand.
zapp-refuse-in-hand = Barrel { $number } is already in your hand.
    .braille = Barrel { $number } already in hand.
zapp-refuse-hands-full = { $number ->
    [one] Your hand is full: you may hold { $number } barrel. Put it back first.
   *[other] Your hands are full: you may hold { $number } barrels. Put one back first.
}
    .braille = Put a barrel back first.
zapp-refuse-move-first = It is time to move an apprentice: choose which.
    .braille = Move an apprentice.
zapp-refuse-in-city = Your apprentice { $number } is already in the city: move another.
    .braille = Apprentice { $number } is in the city.
zapp-refuse-no-companions = At this table apprentices are never taken along: { $piece } stays where it is.
    .braille = Nobody is taken along here.
zapp-refuse-companion = You cannot take { $piece } along. You must pass it, on a space with its castle.
    .braille = { $piece } cannot come along.
zapp-refuse-leaving = You cannot leave { $piece } outside the city. Only your own apprentice can stay there, if you take it along.
    .braille = { $piece } cannot be left.
zapp-refuse-banish-itself = At this table the game banishes automatically: name nobody.
    .braille = The game banishes automatically.
zapp-refuse-banish = You cannot banish { $piece }. It is not caught, it is safe, or you are taking it along.
    .braille = { $piece } cannot be banished.

## Refusals: seats and options
## Given when a table of Zapp Zerapp cannot be opened, most often to a program. $colour: the colour that was asked for;
## $known: all colours as files write them, as a list, “red, green, blue, yellow”.

zapp-seat-colour-unknown = There is no colour named “{ $colour }”: the colours are { $known }.
    .braille = Unknown colour.
zapp-seat-colour-twice = Two seats ask for the colour “{ $colour }”: each needs its own.
    .braille = Colour asked for twice.

## Refusals: positions
## Given to a program that asks the engine to load a position of Zapp Zerapp with a fault; words in quotation marks stay
## as they are. $colour: a colour as the position writes it, “red”; $field: the field with the fault, “chosen.0”;
## $number: how many entries, winners or barrels in hand the position has, what a barrel holds, or the magic number;
## $expected: how many entries there should be, “3”; $max: the last space of the board, or how many barrels the option
## allows; $place: the letter of a barrel, “C”; $sum: the sum of the two dice, “9”; $seat: the number of the seat with
## the fault, from 0; $phase: the moment of the round as the position writes it, “move”; $magic: the magic number, “9”;
## $shaking: the way of shaking as the position writes it, “equal”.

zapp-position-colour-twice = The colour “{ $colour }” appears twice: see the field “{ $field }”.
    .braille = Colour twice: { $colour }
zapp-position-length = The list “{ $field }” has { $number ->
    [one] { $number } entry
   *[other] { $number } entries
} instead of { $expected }.
    .braille = List: { $number } instead of { $expected }.
zapp-position-not-space = In “{ $field }” an apprentice is on “start”, on “city” or on a space from 0 to { $max }.
    .braille = “start”, “city”, or 0 to { $max }.
zapp-position-barrel-twice = Two barrels hold { $number }: see barrel { $place }.
    .braille = Barrel { $place }: { $number } twice.
zapp-position-dice-differ = The magic number is { $number }, but the dice add up to { $sum }. They must be equal.
    .braille = Number { $number }, dice { $sum }: not equal.
zapp-position-winners = A finished game has exactly one winner, with three apprentices in the city. This position has { $number }.
    .braille = Winners: { $number } instead of 1.
zapp-position-won-already = Seat { $seat } has three apprentices in the city. The game is over, the phase “{ $phase }” is not possible.
    .braille = Seat { $seat } has won already.
zapp-position-no-magic-number = The phase “{ $phase }” needs a magic number.
    .braille = Magic number missing.
zapp-position-no-barrels = The phase “{ $phase }” needs the barrels: their numbers decide who moves.
    .braille = Field “barrels” missing.
zapp-position-order-without-choice = “turn.order” and “chosen” must name the same seats.
    .braille = “turn.order” and “chosen” differ.
zapp-position-order-not-falling = In “turn.order” the seat with the highest number moves first.
    .braille = “turn.order”: the highest first.
zapp-position-number-too-high = The barrel of seat { $seat } holds { $number }, more than the magic number { $magic }. It does not move.
    .braille = Seat { $seat }: { $number } exceeds { $magic }.
zapp-position-place-twice = Barrel { $place } appears twice: see the field “{ $field }”.
    .braille = Barrel { $place } twice.
zapp-position-nothing-settled = “turn.settled” is for “equal” only, not for “{ $shaking }”.
    .braille = “turn.settled” at “equal” only.
zapp-position-settled-not-chosen = Seat { $seat } is in “turn.settled” without a choice.
    .braille = Seat { $seat } without a choice.
zapp-position-no-hands = With “{ $shaking }” nobody has a barrel in hand: see the field “{ $field }”.
    .braille = No barrels in hand.
zapp-position-held-after-choice = Seat { $seat } has chosen: it no longer holds anything.
    .braille = Seat { $seat }: nothing in hand.
zapp-position-hands-full = Seat { $seat } has { $number } barrels in hand; the option allows { $max }.
    .braille = Seat { $seat }: { $max } in hand at most.

## The guided first game: each rule is told unasked once, at the moment it matters, in three short sentences at most.
## What ends in -example is told after the game instead, if that moment did not come. First, the ear practises.

guided-zapp-zerapp-warm-up-how = Nothing can be heard here. How do you want to read the sound of the barrels?
    .braille = No sound: how to read the barrels?
guided-zapp-zerapp-warm-up = First, your ear: here are three barrels being shaken. The more pebbles there are, the louder and denser it gets.
guided-zapp-zerapp-warm-up-numbers = First, three barrels being shaken, described by two numbers from 10 to 99. They say how often pebbles strike the wood of the barrel, and how often they strike each other. The more pebbles there are, the higher the numbers, above all the second one.
guided-zapp-zerapp-warm-up-cells = First, three barrels being shaken, written in dots: on the left the pebbles that strike the wood of the barrel, on the right those that strike each other. The more pebbles there are, the more dots, above all on the right.
# $number: how many pebbles are in the barrel that was just heard.
guided-zapp-zerapp-warm-up-heard = That was { $number } pebbles.
# $wood, $clashes: from 10 to 99, how often pebbles strike wood and each other, “12”; $number: how many pebbles there
# are.
guided-zapp-zerapp-warm-up-words = Wood { $wood }, clashes { $clashes }: that was { $number } pebbles.
guided-zapp-zerapp-warm-up-guess = And this one: 1 if it has few pebbles, 2 if it has many? Enter begins the game.
    .touch = And this one: 1 if it has few pebbles, 2 if it has many? An empty answer begins the game.
# $wood, $clashes: from 10 to 99, how often pebbles strike wood and each other, “12”.
guided-zapp-zerapp-warm-up-struck = Wood { $wood }, clashes { $clashes }.
# $number: how many pebbles there were.
guided-zapp-zerapp-warm-up-right = Yes: { $number } pebbles. Your ear is ready.
# $number: how many pebbles there were.
guided-zapp-zerapp-warm-up-wrong = No: { $number } pebbles. It comes quickly as you play.
# $colour: one’s colour, “red”; $near, $far: how many spaces from the city the other two apprentices are, “8”.
guided-zapp-zerapp-aim = You are { $colour }. Bring your three apprentices into your city before the other player, and you win at once. One is there already; the others are { $near } and { $far } spaces away.
# $number: the sum of the dice.
guided-zapp-zerapp-roll = In each round the sum of two dice is the magic number, this time { $number }. A barrel with more pebbles does not move you.
guided-zapp-zerapp-shake = Thirteen barrels have from one to thirteen pebbles. Shake up to four of them, and listen. Only you hear it, and you have all the time you want.
# $keys: “line” where all that is typed ends with Enter, “single” where each key acts by itself.
guided-zapp-zerapp-keep = The best barrel is the fullest one that does not exceed the magic number. You will move as many spaces as it has pebbles. { $keys ->
    [line] “keep 2” keeps barrel 2, even if you have shaken others since.
   *[single] Down arrow, then 2, keeps barrel 2, even if you have shaken others since.
}
    .touch = The best barrel is the fullest one that does not exceed the magic number. You will move as many spaces as it has pebbles. Buttons keep a barrel, even if you have shaken others since.
# $player: the person who got the barrel.
guided-zapp-zerapp-clash = You both wanted the same barrel, and { $player-is ->
    [you] it is yours
   *[other] it is { $player }’s
}: it goes to the one who rolled the dice. The other one chooses again.
guided-zapp-zerapp-clash-example = If two players choose the same barrel, it goes to the one who rolled the dice. The other one chooses again.
guided-zapp-zerapp-move = Move one apprentice only, by the number of pebbles. It banishes those of the other colour that it passes or lands on. They go back to their start.
guided-zapp-zerapp-move-example = With a good barrel you move one apprentice only, by the number of pebbles. It banishes those of the other colour that it passes or lands on. They go back to their start.
guided-zapp-zerapp-start = An apprentice may also leave the start. On that move it banishes nobody.
guided-zapp-zerapp-start-example = A banished apprentice leaves its start again with any number. On that move it banishes nobody.
guided-zapp-zerapp-city = You do not need the exact number to enter the city. The rest is lost.
# $player: the person whose barrel was too full; $number: how many pebbles it had.
guided-zapp-zerapp-full = { $number } pebbles, that was more than the magic number: { $player-is ->
    [you] you do not move
   *[other] { $player } does not move
} in this round. With exactly the magic number, you move.
guided-zapp-zerapp-full-example = With the magic number 7, a barrel of 8 pebbles does not move you. A barrel of 7 is perfect.
guided-zapp-zerapp-banished = An apprentice was banished. It leaves from its start again, twenty-five spaces from its city.
guided-zapp-zerapp-banished-example = An apprentice that the other colour passes, or joins on its space, is banished. It leaves from its start again, twenty-five spaces from its city.
guided-zapp-zerapp-safe = Fifteen to eleven spaces from its city, an apprentice is in its zone, and safe. It cannot be banished there. { $Key-rank } says who is safe, and who is within reach.
    .touch = Fifteen to eleven spaces from its city, an apprentice is in its zone, and safe. It cannot be banished there. The button “Ask” says who is safe, and who is within reach.
guided-zapp-zerapp-again = The barrels are shuffled after each round: you have to listen again. The same barrel never sounds the same twice.
guided-zapp-zerapp-keys = { $Key-hand } says where your apprentices are, { $key-table } reads the whole table, { $key-current } the magic number. The question mark says what you may do.
    .touch = The button “Ask” answers your questions: where your apprentices are, the whole table, the magic number, what you may do.
guided-zapp-zerapp-end = The third apprentice in its city ends the game at once.

## Advice: why a barrel, or a move
## Heard in Zapp Zerapp after the key for advice, after the choice: “Advice: keep 4. By ear about 7 pebbles; more than the
## magic number 2 times in 10.” $number: pebbles, “7”, barrels that were shaken already, “2”, apprentices that come to the
## city, or spaces, “5”; $often: how many times in 10 it would be more than the magic number.

zapp-advice-seen = { $number ->
    [one] { $number } pebble was
   *[other] { $number } pebbles were
} seen in it
zapp-advice-heard = By ear about { $number ->
    [one] { $number } pebble
   *[other] { $number } pebbles
}; more than the magic number { $often }
zapp-advice-unheard = Not shaken yet, { $number ->
    [0] and no other barrel has been
    [one] and { $number } other barrel has been shaken
   *[other] and { $number } other barrels have been shaken
}
zapp-advice-home = Brings { $number ->
    [one] { $number } apprentice
   *[other] { $number } apprentices
} to the city
zapp-advice-banishes = Makes others lose { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
zapp-advice-safer = Puts { $number ->
    [one] { $number } space
   *[other] { $number } spaces
} of your progress out of others’ reach
zapp-advice-forward = Moves { $number ->
    [one] { $number } space
   *[other] { $number } spaces
} forward in all

## Words explained
## Heard once, after a message that first uses the word, and after the key “last event, in detail”.

term-zapp-zerapp-magic = The magic number: keep a barrel with as many pebbles, or fewer. With more, your apprentice stays.
term-zapp-zerapp-banished = Banished: passed or reached by an apprentice of another colour, and sent back to the start.
