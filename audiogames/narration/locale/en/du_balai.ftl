### Du Balai!

title-du-balai = Du Balai!

## What the keys do
## Heard in Du Balai! in the help (question mark) and while keys are learnt, after the name of a key and a colon: “H:
## your black-magic cards, and the formula you wrote.”

about-hand-du-balai = your black-magic cards, and the formula you wrote.
    .braille = your cards and your formula.
about-counts-du-balai = everybody’s black-magic cards, and who has written a formula.
    .braille = the cards, and who wrote.
about-current-du-balai = the dice in view, the valid symbols, and who closed the book.
    .braille = the dice, and who closed.
about-rank-du-balai = the race: places, gaps and the curse.
    .braille = the race.

## The options of the table
## Asked when a table of Du Balai! is set up and “choose every option” was taken, then for each seat: a question, then a
## list of its answers; “about” is what an answer says of itself in help. $min and $max: the least and the greatest
## number that may be typed, “10” and “60”; $usual: what Enter alone gives; $count: how many acrobatics cards there are,
## “9”; $who: the person that the question is about, by name or seat, “Ada” or “Person 2”.

option-du-balai-pace = How are the dice read?
option-du-balai-pace-common = one by one, together
about-option-du-balai-pace-common = The dice are announced at the same pace for everybody. After the ninth, the book may be closed.
option-du-balai-pace-free = all at once
about-option-du-balai-pace-free = The printed rule. All dice can be read straight away, and the book may be closed at any moment.
option-du-balai-pace-window = with a bet
about-option-du-balai-pace-window = The book closes after a fixed time. Players who bet fly first and risk the penalty.
option-du-balai-pace-no-closer = nobody closes
about-option-du-balai-pace-no-closer = The book closes by itself after a fixed time, without a penalty for anyone.
option-du-balai-time-limit = After how many seconds does the book close, { $min } to { $max }? Enter for { $usual }.
    .braille = Book open { $min } to { $max } s? Enter: { $usual }
# $value: the value that is chosen.
rule-du-balai-time-limit = The book closes after { $value } seconds
option-du-balai-acrobatics = How many points is each of the { $count } acrobatics worth? Type { $count } numbers with spaces between them, or Enter for { $usual }.
    .braille = Acrobatics, { $count } numbers? (Enter)
# $value: the value that is chosen.
rule-du-balai-acrobatics = Points for acrobatics: { $value }
option-du-balai-order = In which order do witches fly?
option-du-balai-order-leader-first = the leader first
about-option-du-balai-order-leader-first = First the witch who closed the book, then from first place to last.
option-du-balai-order-last-first = the last one first
about-option-du-balai-order-last-first = The witches at the back catch up a little.
option-du-balai-curse = Is there a curse?
option-du-balai-curse-yes = yes
about-option-du-balai-curse-yes = The leading space has no bonus in the next round.
option-du-balai-curse-no = no
about-option-du-balai-curse-no = A perfect formula always has its bonus.
option-du-balai-curse-first = When does the curse fall?
option-du-balai-curse-first-no = after the penalty
about-option-du-balai-curse-first-no = The leading space counts once everybody has moved.
option-du-balai-curse-first-yes = before the penalty
about-option-du-balai-curse-first-yes = The leading witch escapes it if a penalty sends her back.
option-du-balai-expert-draw = Do experts draw cards?
option-du-balai-expert-draw-no = no
about-option-du-balai-expert-draw-no = At expert level a perfect formula brings no bonus.
option-du-balai-expert-draw-yes = yes
about-option-du-balai-expert-draw-yes = At expert level a perfect black formula still brings a card.
option-du-balai-attraction-per-pawn = How far does Attraction pull?
option-du-balai-attraction-per-pawn-no = the same number for all
about-option-du-balai-attraction-per-pawn-no = One space or two, the same for all witches.
option-du-balai-attraction-per-pawn-yes = witch by witch
about-option-du-balai-attraction-per-pawn-yes = One space or two, chosen for each of them.
option-du-balai-hex-crossed = Can a Hex strike a witch who has finished?
option-du-balai-hex-crossed-no = no
about-option-du-balai-hex-crossed-no = A witch who has finished has nothing more to fear.
option-du-balai-hex-crossed-yes = yes
about-option-du-balai-hex-crossed-yes = A witch who has finished can be brought back into the race.
option-du-balai-novice-start = Where do novices start?
option-du-balai-novice-start-0 = where they like
about-option-du-balai-novice-start-0 = Each novice chooses space 5, 6 or 7.
option-du-balai-novice-start-5 = space 5
about-option-du-balai-novice-start-5 = A small head start.
option-du-balai-novice-start-6 = space 6
about-option-du-balai-novice-start-6 = A good head start.
option-du-balai-novice-start-7 = space 7
about-option-du-balai-novice-start-7 = The biggest head start.
option-du-balai-slow = Must the player who closes the book have a perfect formula?
option-du-balai-slow-no = no
about-option-du-balai-slow-no = A valid formula is enough to escape the penalty.
option-du-balai-slow-yes = yes
about-option-du-balai-slow-yes = Only a perfect formula escapes the penalty, so everybody takes their time.
option-du-balai-both-perfect = With Double Play, when is there a bonus?
option-du-balai-both-perfect-no = for each perfect formula
about-option-du-balai-both-perfect-no = A perfect formula has its bonus, even if the other is not perfect.
option-du-balai-both-perfect-yes = if both formulas are perfect
about-option-du-balai-both-perfect-yes = One perfect formula alone brings no bonus.

seat-du-balai-level = { $who }, which level?
seat-du-balai-level-novice = novice
about-seat-du-balai-level-novice = Starts ahead, on space 5, 6 or 7, and may hear the dice sorted.
seat-du-balai-level-normal = normal
about-seat-du-balai-level-normal = Starts on the starting space.
seat-du-balai-level-expert = expert
about-seat-du-balai-level-expert = A perfect formula brings no bonus.
seat-du-balai-start = { $who }, starting on which space, { $min } to { $max }? Enter to choose as the game begins.
    .braille = { $who }, space { $min } to { $max }? (Enter)

preset-du-balai-supplied = Basic game
about-preset-du-balai-supplied = The dice are announced one by one, then anyone may close the book.

## Symbols, dice, cards
## Names heard inside other sentences of Du Balai!. “balai-face” is one face of a die, “balai-space” a space of the
## track as where somebody comes to, “balai-space-on” as where the curse falls, “-short” without the word. $symbol: one
## of the symbols below, “eye”; $key: its digit, “7”, for braille; $symbols: the symbols of a formula, as a list, “skull
## and eye”; $second: those of the second formula of a Double Play; $value: the points of an acrobatics card, “3”;
## $number: how many such cards, the number of a space, from -2 to 23, or points; $card: the name of a card, “Fog”;
## $level: “novice”, “normal” or “expert”.

balai-symbol-ear = ear
balai-symbol-web = web
balai-symbol-skull = skull
balai-symbol-bolt = bolt
balai-symbol-double-bolt = double bolt
balai-symbol-cloud = cloud
balai-symbol-eye = eye
balai-symbol-spider = spider
balai-symbol-star = star
balai-symbol-listed = { $symbol }
    .braille = { $key }
balai-no-symbol = nothing
balai-face-orange-ear = orange ear
    .braille = o1
balai-face-orange-web = orange web
    .braille = o2
balai-face-orange-skull = orange skull
    .braille = o3
balai-face-orange-bolt = orange bolt
    .braille = o4
balai-face-orange-double-bolt = orange double bolt
    .braille = o5
balai-face-orange-cloud = orange cloud
    .braille = o6
balai-face-orange-eye = orange eye
    .braille = o7
balai-face-orange-spider = orange spider
    .braille = o8
balai-face-orange-star = orange star
    .braille = o9
balai-face-black-ear = black ear
    .braille = k1
balai-face-black-web = black web
    .braille = k2
balai-face-black-skull = black skull
    .braille = k3
balai-face-black-bolt = black bolt
    .braille = k4
balai-face-black-double-bolt = black double bolt
    .braille = k5
balai-face-black-cloud = black cloud
    .braille = k6
balai-face-black-eye = black eye
    .braille = k7
balai-face-black-spider = black spider
    .braille = k8
balai-face-black-star = black star
    .braille = k9
balai-pile = { $symbols }
balai-piles = { $symbols }, and in the second formula { $second }
    .braille = { $symbols } and { $second }
balai-card-forgotten = Afterthought
balai-card-correction = Correction
balai-card-tailwind = Tailwind
balai-card-fog = Fog
balai-card-decree = Decree
balai-card-double-play = Double Play
balai-card-hex = Hex
balai-card-attraction = Attraction
balai-card-block = Block
balai-card-acrobatic = { $value ->
    [one] acrobatics for { $value } point
   *[other] acrobatics for { $value } points
}
    .braille = acrobatics { $value }
balai-cards = { $number ->
    [one] { $card }
   *[other] { $number } times { $card }
}
balai-space = { $number ->
    [-2] space minus 2
    [-1] space minus 1
    [0] the starting space
    [23] the finish
   *[other] space { $number }
}
    .braille = { $number ->
    [-2] space minus 2
    [-1] space minus 1
    [0] start
    [23] finish
   *[other] space { $number }
}
balai-space-short = { $number ->
    [-2] minus 2
    [-1] minus 1
    [0] start
    [23] finish
   *[other] { $number }
}
balai-space-on = { $number ->
    [-2] space minus 2
    [-1] space minus 1
    [0] the starting space
    [23] the finishing space
   *[other] space { $number }
}
    .braille = { $number ->
    [-2] space minus 2
    [-1] space minus 1
    [0] start
    [23] finish
   *[other] space { $number }
}
balai-points = { $number ->
    [-2] minus 2 points
    [-1] minus 1 point
    [one] { $number } point
   *[other] { $number } points
}
balai-level = { $level ->
    [novice] novice level
    [expert] expert level
   *[normal] normal level
}

## What happens: the dice and the formulas
## Heard by everybody in Du Balai! in the first half of a round: the start, the dice, the closing of the book, then all
## formulas; read again in the history. “balai-told” is one die as it is announced. $players: all players, as a list;
## $lines: one entry a player, “Ada at novice level, space 5”, or “balai-formula-line”, “Ada, skull and eye”; $player:
## who does it, “Ada”, with $player-is “you” for that person; $space: where somebody starts, “space 5”; $faces: the dice
## in view, as a list, “orange ear, black web”; $symbols: the symbols of a formula, as a list; $orange and $black: the
## symbols that are valid in that colour, as a list.

balai-began = The race begins: { $players }.
balai-began-levels = The race begins: { $lines }.
    .braille = { $lines }
balai-start-chosen = { $player-is ->
    [you] You start ahead, on { $space }.
   *[other] { $player } starts ahead, on { $space }.
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-rolled-again = No symbol would be valid: the dice are rolled again.
    .braille = Dice rolled again
balai-rolled = { $verbosity ->
    [full] { $player-is ->
        [you] You roll the dice.
       *[other] { $player } rolls the dice.
    }
   *[short] { $player-is ->
        [you] You roll.
       *[other] { $player } rolls.
    }
}
balai-rolled-dice = { $player-is ->
    [you] You roll the dice: { $faces }.
   *[other] { $player } rolls the dice: { $faces }.
}
    .braille = Dice: { $faces }
balai-told-orange-ear = Orange ear.
    .braille = o1
balai-told-orange-web = Orange web.
    .braille = o2
balai-told-orange-skull = Orange skull.
    .braille = o3
balai-told-orange-bolt = Orange bolt.
    .braille = o4
balai-told-orange-double-bolt = Orange double bolt.
    .braille = o5
balai-told-orange-cloud = Orange cloud.
    .braille = o6
balai-told-orange-eye = Orange eye.
    .braille = o7
balai-told-orange-spider = Orange spider.
    .braille = o8
balai-told-orange-star = Orange star.
    .braille = o9
balai-told-black-ear = Black ear.
    .braille = k1
balai-told-black-web = Black web.
    .braille = k2
balai-told-black-skull = Black skull.
    .braille = k3
balai-told-black-bolt = Black bolt.
    .braille = k4
balai-told-black-double-bolt = Black double bolt.
    .braille = k5
balai-told-black-cloud = Black cloud.
    .braille = k6
balai-told-black-eye = Black eye.
    .braille = k7
balai-told-black-spider = Black spider.
    .braille = k8
balai-told-black-star = Black star.
    .braille = k9
balai-bet = { $player-is ->
    [you] You bet.
   *[other] { $player } bets.
}
balai-closed = { $verbosity ->
    [full] { $player-is ->
        [you] You close the book.
       *[other] { $player } closes the book.
    }
   *[short] { $player-is ->
        [you] You close.
       *[other] { $player } closes the book.
    }
}
balai-closed-itself = The book closes by itself.
balai-wrote = { $player-is ->
    [you] You have written.
   *[other] { $player } has written.
}
balai-wrote-own = { $verbosity ->
    [full] { $player-is ->
        [you] Your formula is written.
       *[other] { $player } has written.
    }
   *[short] { $player-is ->
        [you] Written.
       *[other] { $player } has written.
    }
}
balai-waits = With your Decree, you wait until everybody else has written.
    .braille = Decree: you wait.
balai-looked = { $player-is ->
    [you] You see the dice again.
   *[other] { $player } sees the dice again.
}
balai-looked-own = { $player-is ->
    [you] You see the dice again: { $faces }.
   *[other] { $player } sees the dice again: { $faces }.
}
    .braille = Dice: { $faces }
balai-look-ended = The book closes again after the Decree.
    .braille = The book is closed again.
balai-formula = { $player-is ->
    [you] Your formula: { $symbols }.
   *[other] { $player }’s formula: { $symbols }.
}
    .braille = { $player-is ->
    [you] You: { $symbols }
   *[other] { $player }: { $symbols }
}
balai-formula-line = { $player-is ->
    [you] you, { $symbols }
   *[other] { $player }, { $symbols }
}
    .braille = { $player-is ->
    [you] you { $symbols }
   *[other] { $player } { $symbols }
}
balai-formulas = { $verbosity ->
    [full] The formulas: { $lines }.
   *[short] { $lines }.
}
    .braille = { $lines }
balai-opened = { $verbosity ->
    [full] The book opens. Valid in orange: { $orange }; in black: { $black }.
   *[short] Orange: { $orange }; black: { $black }.
}
    .braille = Orange { $orange }; black { $black }

## What happens: spells
## Heard by everybody in Du Balai! when a black-magic card is played, answered with a Fog or takes effect; a hidden
## symbol is named to its owner alone. $player: who plays it, or whom it is about; $card: the card, “Correction”;
## $what: what it is to do, one of the “balai-aim” lines below, “eye becomes star”, or the name of its target; $pile:
## “second” for the second formula of a Double Play; $symbol: the symbol that is added, “eye”; $out and $put: the
## symbol taken out and the one put in its place, “star”; $number: by how many spaces, “2”; $lines: the lines
## “balai-aim-pull”, one a witch that Attraction pulls, “Ada, 2 spaces”; $symbols: the symbols of the second formula,
## as a list.

balai-cast = { $player-is ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
    .braille = { $player-is ->
    [you] You: { $card }
   *[other] { $player }: { $card }
}
balai-cast-so = { $player-is ->
    [you] You play { $card }: { $what }.
   *[other] { $player } plays { $card }: { $what }.
}
    .braille = { $player-is ->
    [you] You: { $card }
   *[other] { $player }: { $card }
}
balai-aim-forgotten = { $pile ->
    [second] { $symbol } added, in the second formula
   *[first] { $symbol } added
}
balai-aim-forgotten-down = a symbol added, in the second formula
balai-aim-correction = { $pile ->
    [second] { $out } becomes { $put }, in the second formula
   *[first] { $out } becomes { $put }
}
balai-aim-correction-down = a symbol changed, in the second formula
balai-aim-spaces = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
balai-aim-pull = { $player-is ->
    [you] { $number ->
        [one] you, { $number } space
       *[other] you, { $number } spaces
    }
   *[other] { $number ->
        [one] { $player }, { $number } space
       *[other] { $player }, { $number } spaces
    }
}
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $number }
balai-aim-pulls = { $lines }
balai-reacted = { $player-is ->
    [you] You have answered.
   *[other] { $player } has answered.
}
balai-reacted-fog = You answer with a Fog.
balai-reacted-not = You let it pass.
balai-answer-kept = Your answer is noted. The others still have time to answer.
    .braille = Answer noted.
balai-fogged = { $player-is ->
    [you] You play Fog against { $card }.
   *[other] { $player } plays Fog against { $card }.
}
    .braille = { $player-is ->
    [you] You: Fog
   *[other] { $player }: Fog
}
balai-cancelled = { $player-is ->
    [you] Your { $card } has no effect.
   *[other] { $player }’s { $card } has no effect.
}
    .braille = { $card }: no effect
balai-window-correction = { $player-is ->
    [you] Before your flight, you may play a spell.
   *[other] Before the flight, { $player } may play a spell.
}
    .braille = { $player-is ->
    [you] A spell before your flight?
   *[other] { $player }: a spell before?
}
balai-window-after-move = { $player-is ->
    [you] After your flight, you may play a spell.
   *[other] After the flight, { $player } may play a spell.
}
    .braille = { $player-is ->
    [you] A spell after your flight?
   *[other] { $player }: a spell after?
}
balai-added = { $pile ->
    [second] { $player-is ->
        [you] You add a symbol to your second formula: { $symbol }.
       *[other] { $player } adds a symbol to the second formula: { $symbol }.
    }
   *[first] { $player-is ->
        [you] You add a symbol to your formula: { $symbol }.
       *[other] { $player } adds a symbol to the formula: { $symbol }.
    }
}
    .braille = { $player-is ->
    [you] You: { $symbol } added
   *[other] { $player }: { $symbol } added
}
balai-added-down = { $player-is ->
    [you] You add a hidden symbol to your second formula.
   *[other] { $player } adds a hidden symbol to the second formula.
}
    .braille = { $player-is ->
    [you] Second formula: one more symbol
   *[other] { $player }: a hidden symbol
}
balai-swapped = { $pile ->
    [second] { $player-is ->
        [you] In your second formula, { $out } becomes { $put }.
       *[other] In { $player }’s second formula, { $out } becomes { $put }.
    }
   *[first] { $player-is ->
        [you] In your formula, { $out } becomes { $put }.
       *[other] In { $player }’s formula, { $out } becomes { $put }.
    }
}
    .braille = { $out } becomes { $put }
balai-swapped-down = { $player-is ->
    [you] A hidden symbol changes in your second formula.
   *[other] A hidden symbol changes in { $player }’s second formula.
}
    .braille = { $player-is ->
    [you] Second formula: a symbol changed
   *[other] { $player }: a symbol changed
}
balai-second = { $player-is ->
    [you] Your second formula counts too: { $symbols }.
   *[other] { $verbosity ->
        [full] { $player }’s second formula counts too: { $symbols }.
       *[short] { $player }, second formula: { $symbols }.
    }
}
    .braille = { $player-is ->
    [you] Second formula: { $symbols }
   *[other] { $player }, second: { $symbols }
}
balai-blocked = { $player-is ->
    [you] Until the end of the round nobody can pass you.
   *[other] { $verbosity ->
        [full] Until the end of the round nobody can pass { $player }.
       *[short] Nobody can pass { $player }.
    }
}
    .braille = { $player-is ->
    [you] Nobody passes you.
   *[other] Nobody passes { $player }
}

## What happens: the flights
## Heard by everybody in Du Balai! in the second half of a round, one witch after the other: a formula fails or is
## perfect, and she moves. $player: whose flight it is; $number: how many symbols are forbidden, or how many spaces she
## moves, “4”; $symbols: the forbidden symbols, as a list; $colour: “orange” or “black”, the colour of the perfect
## formula; $why: why it brings no bonus, “expert”, “curse” or “pair”; $space: where she ends, “space 9”; $at: the same
## in short, “9”; $blocked: “yes” if a Block stops the flight; $lines: where each pulled witch ends, “Ada, space 9”;
## $rank: in which place she finishes, “1”.

balai-fell = { $verbosity ->
    [full] { $player-is ->
        [you] You fall.
       *[other] { $player } falls.
    } { $number ->
        [one] Forbidden symbol: { $symbols }.
       *[other] Forbidden symbols: { $symbols }.
    }
   *[short] { $player-is ->
        [you] You fall.
       *[other] { $player } falls.
    }
}
    .braille = { $player-is ->
    [you] You fall, forbidden { $symbols }
   *[other] { $player } falls, forbidden { $symbols }
}
balai-fell-mixed = { $verbosity ->
    [full] { $player-is ->
        [you] You fall: orange and black mixed.
       *[other] { $player } falls: orange and black mixed.
    }
   *[short] { $player-is ->
        [you] You fall.
       *[other] { $player } falls.
    }
}
    .braille = { $player-is ->
    [you] You fall: colours mixed
   *[other] { $player } falls: colours mixed
}
balai-stayed = { $verbosity ->
    [full] { $player-is ->
        [you] You stay where you are: your formula is empty.
       *[other] { $player } stays put: the formula is empty.
    }
   *[short] { $player-is ->
        [you] You stay.
       *[other] { $player } stays.
    }
}
    .braille = { $player-is ->
    [you] Formula empty
   *[other] { $player }: formula empty
}
balai-perfect = { $verbosity ->
    [full] { $colour ->
        [black] { $player-is ->
            [you] Perfect! Your black formula earns you a card.
           *[other] Perfect for { $player }! The black formula earns a card.
        }
       *[orange] { $player-is ->
            [you] Perfect! Your orange formula earns you 2 more spaces.
           *[other] Perfect for { $player }! The orange formula earns 2 more spaces.
        }
    }
   *[short] { $player-is ->
        [you] Perfect!
       *[other] Perfect for { $player }.
    }
}
    .braille = { $player-is ->
    [you] { $colour ->
        [black] Black perfect, one card
       *[orange] Orange perfect, 2 more spaces
    }
   *[other] { $colour ->
        [black] { $player }: black perfect, one card
       *[orange] { $player }: orange perfect, 2 more
    }
}
balai-perfect-lost = { $verbosity ->
    [full] { $why ->
        [expert] { $colour ->
            [black] { $player-is ->
                [you] Perfect black formula, but no bonus at expert level.
               *[other] { $player }: perfect black formula, but no bonus at expert level.
            }
           *[orange] { $player-is ->
                [you] Perfect orange formula, but no bonus at expert level.
               *[other] { $player }: perfect orange formula, but no bonus at expert level.
            }
        }
        [curse] { $colour ->
            [black] { $player-is ->
                [you] Perfect black formula, but you are cursed, so no bonus.
               *[other] { $player }: perfect black formula, but cursed, so no bonus.
            }
           *[orange] { $player-is ->
                [you] Perfect orange formula, but you are cursed, so no bonus.
               *[other] { $player }: perfect orange formula, but cursed, so no bonus.
            }
        }
       *[pair] { $colour ->
            [black] { $player-is ->
                [you] Perfect black formula, but no bonus: both formulas had to be perfect.
               *[other] { $player }: perfect black formula, but no bonus: both formulas had to be perfect.
            }
           *[orange] { $player-is ->
                [you] Perfect orange formula, but no bonus: both formulas had to be perfect.
               *[other] { $player }: perfect orange formula, but no bonus: both formulas had to be perfect.
            }
        }
    }
   *[short] { $player-is ->
        [you] Perfect, no bonus.
       *[other] Perfect for { $player }, no bonus.
    }
}
    .braille = { $player-is ->
    [you] { $colour ->
        [black] Black perfect, no bonus
       *[orange] Orange perfect, no bonus
    }
   *[other] { $colour ->
        [black] { $player }: black perfect, no bonus
       *[orange] { $player }: orange perfect, no bonus
    }
}
balai-moved-formula = { $verbosity ->
    [full] { $player-is ->
        [you] You move
       *[other] { $player } moves
    } { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }, to { $space }.{ $blocked ->
        [yes] { " " }The Block stops the flight.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] You
       *[other] { $player }
    }, { $at }.{ $blocked ->
        [yes] { " " }Blocked.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-moved-tailwind = { $verbosity ->
    [full] Tailwind: { $player-is ->
        [you] you move
       *[other] { $player } moves
    } { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }, to { $space }.{ $blocked ->
        [yes] { " " }The Block stops the flight.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] You
       *[other] { $player }
    }, { $at }.{ $blocked ->
        [yes] { " " }Blocked.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-moved-attraction = { $verbosity ->
    [full] { $player-is ->
        [you] Attraction pulls you to { $space }.
       *[other] Attraction pulls { $player } to { $space }.
    }
   *[short] Attraction, { $player-is ->
        [you] you
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-moved-hex = { $verbosity ->
    [full] { $player-is ->
        [you] Hex: you go back
       *[other] Hex: { $player } goes back
    } { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }, to { $space }.
   *[short] { $player-is ->
        [you] You
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-moved-penalty = { $verbosity ->
    [full] { $player-is ->
        [you] Penalty: you go back
       *[other] Penalty: { $player } goes back
    } { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }, to { $space }.
   *[short] Penalty: { $player-is ->
        [you] you
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] Penalty: { $space }
   *[other] Penalty { $player }: { $space }
}
balai-not-moved = { $verbosity ->
    [full] { $player-is ->
        [you] You stay where you are, on { $space }.
       *[other] { $player } stays put, on { $space }.
    }{ $blocked ->
        [yes] { " " }The Block stops the flight.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] You stay.
       *[other] { $player } stays.
    }{ $blocked ->
        [yes] { " " }Blocked.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] You: { $space }
   *[other] { $player }: { $space }
}
balai-pulled-line = { $player-is ->
    [you] { $verbosity ->
        [full] you, { $space }
       *[short] you, { $at }
    }
   *[other] { $verbosity ->
        [full] { $player }, { $space }
       *[short] { $player }, { $at }
    }
}
    .braille = { $player-is ->
    [you] you { $space }
   *[other] { $player } { $space }
}
balai-pulled = { $verbosity ->
    [full] Attraction takes effect: { $lines }.
   *[short] Attraction: { $lines }.
}
    .braille = { $lines }
balai-crossed = { $player-is ->
    [you] You finish
   *[other] { $player } finishes
} { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in place { $rank }
}.
    .braille = { $player-is ->
    [you] Finish, place { $rank }
   *[other] { $player }: finish, place { $rank }
}
balai-uncrossed = { $player-is ->
    [you] You are back in the race.
   *[other] { $player } is back in the race.
}

## What happens: cards, the curse, the end
## Heard by everybody at the end of a round of Du Balai!, and at the end of the game; which card is drawn or kept, only
## by the person who does it. $number: how many cards the draw pile has, how many are drawn, or how many spaces are left
## to the finish, “3”; $player: who draws, keeps, comes near the finish or wins; $cards: the cards drawn, as a list,
## “Fog and Hex”; $card: the card that is kept; $space: where the curse falls, “space 9”; $at: the same in short, “9”;
## $lines: the points for acrobatics of each player, “Ada, 5”; $players: who crossed the finish; $scores: the points of
## all players, “Ada, 12, Max, 9”; $winners: those who share the win, as a list.

balai-reshuffled = The discard pile is shuffled into the draw pile, which now has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = Draw pile shuffled: { $number }
balai-drew = { $player-is ->
    [you] You draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] { $verbosity ->
        [full] { $player } draws { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
       *[short] { $player } draws { $number }.
    }
}
balai-drew-own = { $player-is ->
    [you] You draw: { $cards }.
   *[other] { $player } draws: { $cards }.
}
    .braille = { $cards }
balai-kept = { $verbosity ->
    [full] { $player-is ->
        [you] You keep a card.
       *[other] { $player } keeps a card.
    }
   *[short] { $player-is ->
        [you] You keep a card.
       *[other] { $player } keeps a card.
    }
}
balai-kept-own = { $verbosity ->
    [full] { $player-is ->
        [you] You keep { $card }, for the next round.
       *[other] { $player } keeps { $card }, for the next round.
    }
   *[short] { $player-is ->
        [you] You keep { $card }.
       *[other] { $player } keeps { $card }.
    }
}
    .braille = { $player-is ->
    [you] Kept: { $card }
   *[other] { $player } keeps { $card }
}
balai-kept-last = { $player-is ->
    [you] You keep { $card }.
   *[other] { $player } keeps { $card }.
}
    .braille = { $player-is ->
    [you] Kept: { $card }
   *[other] { $player } keeps { $card }
}
balai-kept-points = { $verbosity ->
    [full] { $player-is ->
        [you] You keep { $card }, for the final scoring.
       *[other] { $player } keeps { $card }, for the final scoring.
    }
   *[short] { $player-is ->
        [you] You keep { $card }.
       *[other] { $player } keeps { $card }.
    }
}
    .braille = { $player-is ->
    [you] Kept: { $card }
   *[other] { $player } keeps { $card }
}
balai-shuffled = The other cards are shuffled into the draw pile.
    .braille = Draw pile shuffled
balai-curse = { $verbosity ->
    [full] The curse falls on { $space }.
   *[short] Curse, { $at }.
}
    .braille = Curse: { $space }
balai-curse-own = { $verbosity ->
    [full] The curse falls on you, on { $space }.
   *[short] Curse on you.
}
    .braille = Curse on you: { $space }
balai-acrobatics = Points for acrobatics: { $lines }.
    .braille = Acrobatics: { $lines }
# When the race is over, before the points. $players: who crossed the finish.
balai-why-over = The finish was crossed by { $players }: the race ends with this round.
    .braille = Finish: { $players }
# When a witch comes near the end of the track. $number: how many spaces are left.
balai-near-end = { $verbosity ->
    [full] { $player-is ->
        [you] The end is near: you are { $number ->
            [one] one space
           *[other] { $number } spaces
        } from the finish.
       *[other] The end is near: { $player } is { $number ->
            [one] one space
           *[other] { $number } spaces
        } from the finish.
    }
   *[short] The end is near.
}
    .braille = { $player-is ->
    [you] Only { $number } to the finish
   *[other] { $player }: { $number } to the finish
}
balai-ended = { $player-is ->
    [you] You win! Points: { $scores }.
   *[other] { $player } wins. Points: { $scores }.
}
    .braille = { $player-is ->
    [you] You win!
   *[other] { $player } wins
}
balai-ended-shared = A tie between { $winners }. Points: { $scores }.
    .braille = Tie: { $winners }

## Your turn
## Heard in Du Balai! when the listener is to do something: one sentence for each phase of a round, in the order of a
## round.

balai-turn-setup = Your turn to choose where you start: space 5, 6 or 7.
    .braille = Your start: 5, 6 or 7?
balai-turn-roll = Your turn to roll the dice.
balai-turn-look = You may close the book.
balai-turn-bet = You may bet.
balai-turn-write = { $verbosity ->
    [full] Your turn to write your formula.
   *[short] Your turn to write.
}
balai-turn-react = A Fog, or let it pass?
balai-turn-correction = Your turn: a spell before the flight, or pass.
    .braille = A spell before the flight, or pass.
balai-turn-after-move = Your turn: a spell after the flight, or pass.
    .braille = A spell after the flight, or pass.
balai-turn-draw = Your turn to keep a card.

## What can be chosen
## Entries of the list of choices in Du Balai!, after “1,” or “Enter,”; on the page they are buttons. “balai-confirm” is
## asked before a formula is laid for good. $space: a space to start on, “space 5”; $piles: the symbols of the formula,
## or of both, “skull and eye”; $card: a card to keep or to play, “Correction”; $what: what it is to do, “eye becomes
## star”.

balai-choice-start = { $space }
balai-choice-roll = roll the dice
balai-choice-close = close the book
balai-choice-bet = bet
balai-choice-decree = wait, with your Decree
balai-choice-pass = pass
balai-choice-write = write { $piles }
balai-choice-keep = keep { $card }
balai-choice-keep-secret = a card is kept, in secret
balai-choice-spell = { $card }
balai-choice-spell-so = { $card }, { $what }
balai-confirm = { $verbosity ->
    [full] Is this your formula: { $piles }?
   *[short] { $piles }?
}
    .braille = { $piles }?

## Answers: the race
## Heard in Du Balai! after the key “what beats what”, which reads the race from the leader to the last, and after
## “table”. $player: the witch that a line is about; $space: where she is, “space 9”; $crossed: “yes” if both are at the
## finish; $number: how many spaces she is behind the witch before, or in “place” the number of her space, or how many
## spaces are left to the finish, “4”; $lines: the lines “first”, “level” and “behind” in that order; $places: for
## braille, the lines “place”, the own first; $players: on whom the curse lies, as a list; $rank: the listener’s place,
## “2”, of $seats players, “4”.

balai-race-first = { $player-is ->
    [you] you, { $space }
   *[other] { $player }, { $space }
}
balai-race-level = { $crossed ->
    [yes] at the finish too
   *[no] on the same space
}, { $player-is ->
    [you] you
   *[other] { $player }
}
balai-race-behind = { $number ->
    [one] { $number } space behind
   *[other] { $number } spaces behind
}, { $player-is ->
    [you] you
   *[other] { $player }
}, { $space }
balai-race-place = { $player-is ->
    [you] you, { $space }
   *[other] { $player }, { $space }
}
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $number ->
    [0] start
    [23] finish
   *[other] { $number }
}
balai-race = In the lead: { $lines }.
    .braille = { $places }
balai-curse-upon = Curse on { $space }: { $players }.
    .braille = Curse, { $space }: { $players }
balai-curse-nobody = Curse on { $space }: nobody.
    .braille = Curse, { $space }: nobody
balai-own-rank = Your place: { $rank } of { $seats }. The finish is { $number ->
    [one] { $number } space
   *[other] { $number } spaces
} away.
    .braille = Place { $rank }, finish { $number } away

## Answers: the hand, the dice, what is left
## Heard in Du Balai! after the keys “your hand”, “middle of the table” (formulas, dice, bets, the spell that waits) and
## “what is left”. $cards: black-magic cards, as a list, “Fog and 2 times Hex”; $piles: the symbols of the own formula,
## or of both; $players: who has written or bet, as a list; $faces: the dice in view, as a list; $number: how many dice
## are still to come, or how many cards a player holds, “3”; $orange and $black: the valid symbols of that colour, as a
## list; $player: who closed the book, played the spell, or holds the cards; $card: the spell that waits for answers;
## $fresh: how many of a player’s cards were drawn this round, “1”; $lines: the lines “balai-count-line”, one a player,
## “Ada, 3”; $deck and $discard: how many cards the draw pile and the discard pile have.

balai-hand = Black magic: { $cards }.
    .braille = { $cards }
balai-hand-fresh = For the next round: { $cards }.
    .braille = Later: { $cards }
balai-hand-kept = Kept this round: { $cards }.
    .braille = Kept: { $cards }
balai-hand-none = No black-magic cards.
balai-hand-drawn = Drawn, keep only one: { $cards }.
    .braille = Keep one: { $cards }
balai-own-formula = Your formula: { $piles }.
    .braille = Formula: { $piles }
balai-nobody-wrote = Nobody has written yet.
balai-have-written = Already written: { $players }.
balai-dice-none = The dice have not been rolled yet.
balai-dice-untold = No dice have been announced yet.
balai-dice-hidden = The book is closed: the dice are hidden.
balai-dice = The dice: { $faces }.
    .braille = { $faces }
balai-dice-to-tell = { $number ->
    [one] { $number } die still to come.
   *[other] { $number } dice still to come.
}
balai-last-round = The last round.
balai-valid = Valid in orange: { $orange }; in black: { $black }.
    .braille = Orange { $orange }; black { $black }
balai-closed-by = { $player-is ->
    [you] You closed the book.
   *[other] { $player } closed the book.
}
    .braille = { $player-is ->
    [you] Closed by you.
   *[other] Closed by { $player }
}
balai-have-bet = Bets: { $players }.
balai-pending = { $player-is ->
    [you] You played { $card }: waiting for answers.
   *[other] { $player } played { $card }: waiting for answers.
}
    .braille = { $card }: waiting.
balai-count-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } of them from this round
}
    .braille = { $player-is ->
    [you] you { $number }
   *[other] { $player } { $number }
}
balai-counts = Black-magic cards: { $lines }.
    .braille = Cards: { $lines }
balai-counts-none = Nobody has any black-magic cards.
    .braille = Nobody has cards.
balai-count-piles = Draw pile: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}. Discard: { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}.
    .braille = Draw { $deck }, discard { $discard }

## Answers: whose turn, points, what you may do
## Heard in Du Balai! after the keys “whose turn”, “scores” and “what you may do”. $players: those who are to act, or in
## “then” those who fly afterwards, as a list; $player: the one who may play a spell, or whose points a line gives;
## $number: that player’s points, “12”, or the listener’s own points for acrobatics; $lines: the lines
## “balai-points-line”, one a player, “Ada, 12”; $min and $max: the first and the last space on which a novice may
## start, “5” and “7”.

balai-turn-of-setup = Still choosing where to start: { $players }.
balai-turn-of-roll = Next to roll the dice: { $players }.
balai-turn-of-look = May close the book: { $players }.
    .braille = The book is open.
balai-turn-of-look-all = Everyone may close the book.
    .braille = The book is open.
balai-turn-of-bet = May bet: { $players }.
balai-turn-of-write = Still writing: { $players }.
balai-turn-of-react = Waiting for answers to the spell.
    .braille = Waiting for answers.
balai-turn-of-correction = { $player-is ->
    [you] Your turn to play a spell before the flight, or to pass.
   *[other] It is { $player }’s turn to play a spell before the flight, or to pass.
}
    .braille = { $player-is ->
    [you] A spell before your flight?
   *[other] { $player }: a spell before?
}
balai-turn-of-after-move = { $player-is ->
    [you] Your turn to play a spell after the flight, or to pass.
   *[other] It is { $player }’s turn to play a spell after the flight, or to pass.
}
    .braille = { $player-is ->
    [you] A spell after your flight?
   *[other] { $player }: a spell after?
}
balai-then = Then: { $players }.
balai-turn-of-draw = Choosing a card to keep: { $players }.
balai-turn-of-dice = The book is open: listen to the dice.
    .braille = Book open: listen to the dice.
balai-turn-of-nobody = Nobody has anything to do: time passes.
    .braille = Time passes.
balai-points-line = { $player-is ->
    [you] you, { $number ->
        [-2] minus 2
        [-1] minus 1
       *[other] { $number }
    }
   *[other] { $player }, { $number ->
        [-2] minus 2
        [-1] minus 1
       *[other] { $number }
    }
}
    .braille = { $player-is ->
    [you] you { $number }
   *[other] { $player } { $number }
}
balai-scores = Points, without the hidden acrobatics of the others: { $lines }.
    .braille = Points: { $lines }
balai-scores-own = That includes your acrobatics: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
balai-moves-setup = Choose your starting space, { $min } to { $max }.
    .braille = Your start, { $min } to { $max }?
balai-moves-roll = Roll the dice: Enter.
    .touch = Roll the dice.
balai-moves-look = Close the book when your formula is clear. If wrong, it costs you 2 spaces.
    .braille = Close the book, or wait.
balai-moves-bet = Bet if you trust your formula. A lost bet costs 2 spaces.
    .braille = Bet, or wait.
balai-moves-write = Type your formula, one colour, 1 to 9. Question mark: the keys.
    .braille = Symbols, 1 to 9
    .touch = Choose the symbols of your formula, of one colour.
balai-moves-react = Answer with a Fog if you have one. Otherwise, Enter.
    .braille = Fog, or Enter
    .touch = Answer with a Fog if you have one. Otherwise, pass.
balai-moves-correction = A spell before the flight? Otherwise, Enter.
    .braille = A spell before the flight, or Enter
    .touch = A spell before the flight? Otherwise, pass.
balai-moves-after-move = A spell after the flight? Otherwise, Enter.
    .braille = A spell after the flight, or Enter
    .touch = A spell after the flight? Otherwise, pass.
balai-moves-draw = Keep one of the cards you drew. You can use it from the next round on.
    .braille = Keep a card.
balai-moves-draw-last = Keep one of the cards you drew. The race is ending, and acrobatics score at the end.
    .braille = Keep a card.
balai-may-not-close = From space minus 2 you may not close the book: someone else will.
    .braille = Space minus 2: wait.

## Answers: the rules of this table
## Heard in Du Balai! at the end of the key “table”: the rules in force, and each option that is not as usual. $pace:
## how the dice are read, “common”, “free”, “window” or “no-closer”; $order: who flies first, “leader” or “last”;
## $curse: “off” without a curse; $number: for how many seconds the book stays open, or on which space novices start;
## $player: the player that a line is about, with their $level, “novice”, “normal” or “expert”; in “balai-level-from”,
## $level is such a whole line, “Ada at novice level”, and $space where that player starts; $lines: those lines of all
## players; $values: the points of each acrobatics card, as a list, “2, 2, 3”.

balai-options = { $pace ->
    [free] All dice are read at once.
    [window] The book closes by itself, and players may bet.
    [no-closer] The book closes by itself, without a penalty.
   *[common] The dice are announced one by one, then the book is closed.
} { $order ->
    [last] The last witch flies first.
   *[leader] The leading witch flies first.
} { $curse ->
    [off] There is no curse.
   *[on] There is a curse.
}
    .braille = { $pace ->
    [free] Dice at once
    [window] With bets
    [no-closer] Nobody closes
   *[common] Dice one by one
}
balai-options-limit = { $number ->
    [one] The book stays open for { $number } second.
   *[other] The book stays open for { $number } seconds.
}
    .braille = Book open { $number } s
balai-level-line = { $player-is ->
    [you] you
   *[other] { $player }
} { $level ->
    [novice] at novice level
    [expert] at expert level
   *[normal] at normal level
}
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $level ->
    [novice] novice
    [expert] expert
   *[normal] normal
}
balai-level-from = { $level }, { $space }
    .braille = { $level } { $space }
balai-levels = At the table: { $lines }.
    .braille = { $lines }
balai-options-curse-first = The curse falls before the penalty.
    .braille = Curse before penalty
balai-options-expert-draw = Experts draw for a perfect black formula.
    .braille = Experts draw.
balai-options-attraction-per-pawn = Attraction is chosen witch by witch.
    .braille = Attraction one by one
balai-options-hex-crossed = A Hex can strike witches who have finished, too.
    .braille = Hex after the finish
balai-options-slow = The player who closes the book needs a perfect formula.
    .braille = To close: a perfect formula
balai-options-both-perfect = With Double Play, the bonus needs two perfect formulas.
    .braille = Bonus: two perfect formulas
balai-options-start = Novices start on space { $number }.
balai-options-acrobatics = Points of the acrobatics: { $values }.
    .braille = Acrobatics: { $values }

## The table as a place
## Names of the zones of Du Balai! and of the things in them: heard with the keys that walk the table, and read on the
## page. $symbol: a symbol of a formula, “eye”; $card: a black-magic card, “Fog”; $number: which copy of it, how many
## cards were drawn, or the number of a die, “2”; $player: whose witch it is; $space: a space of the track, “space 9”;
## $face: the face of a die, “orange ear”.

balai-zone-formula = Your formula
balai-zone-mine = Your place
balai-zone-track = The track
balai-zone-dice = The great book
balai-zone-second = { $symbol }, second formula
balai-zone-second-hidden = second formula, face down
balai-zone-copy = { $card }, copy { $number }
balai-zone-drawn = { $number ->
    [one] { $number } card drawn
   *[other] { $number } cards drawn
}
balai-zone-fresh = { $card }, for the next round
balai-zone-kept = { $card }, kept this round
balai-zone-witch = { $player-is ->
    [you] { $space }, you
   *[other] { $space }, { $player }
}
balai-zone-curse = { $space }, the curse
balai-zone-finish = the finish line
balai-zone-die = die { $number }, { $face }
balai-zone-die-hidden = die { $number }, hidden
balai-zone-locked = formula written

## Refusals: moves
## Heard by a person who types a move that Du Balai! does not allow, or answered to a program. $action: the move as a
## program wrote it, “fly”; $symbol: what was typed for a symbol, or the symbol, “eye”; $spell: what was typed for a
## spell; $card: a black-magic card, “Fog”, or what was typed for one; $min and $max: the first and the last space on
## which a novice may start, “5” and “7”; $number: how many dice are still to come, “3”; $seats: the numbers of the
## seats to name, from 0, “1, 3”.

balai-refuse-no-such-action = “{ $action }” is not an action in this game. The actions are “start”, “roll”, “close”, “bet”, “write”, “decree”, “spell”, “pass” and “keep”.
    .braille = Unknown action.
balai-refuse-no-such-symbol = There is no symbol “{ $symbol }”: symbols run from 1, ear, to 9, star.
    .braille = Symbols 1 to 9 only.
balai-refuse-no-such-spell = There is no spell named “{ $spell }”.
    .braille = Unknown spell.
balai-refuse-no-such-card = There is no black-magic card named “{ $card }”.
    .braille = Unknown card.
balai-refuse-symbol-twice = You have one card of each symbol: { $symbol } cannot be used twice.
    .braille = { $symbol }: only once.
balai-refuse-pile-empty = Neither of two formulas may be empty: put a symbol in each.
    .braille = Neither formula may be empty.
balai-refuse-start-first = First choose where you start.
balai-refuse-start = At novice level you start on a space from { $min } to { $max }.
balai-refuse-roll-first = The dice must be rolled first.
balai-refuse-not-last = Only the last witch of the race rolls the dice.
    .braille = The last one rolls.
balai-refuse-close-first = The book is open: close it, or wait.
balai-refuse-bet-first = The book is open: bet, or wait until it closes.
    .braille = Bet, or wait.
balai-refuse-no-betting = Nobody bets at this table: close the book instead.
    .braille = No bets: close the book.
balai-refuse-closes-by-itself = At this table the book closes by itself.
    .braille = The book closes by itself.
balai-refuse-reading = { $number ->
    [one] { $number } die is still to come before the book may be closed.
   *[other] { $number } dice are still to come before the book may be closed.
}
    .braille = Dice still to come: { $number }
balai-refuse-on-last-space = From space minus 2 you may neither close the book nor bet: wait.
    .braille = Space minus 2: wait.
balai-refuse-bet-already = You have already bet.
balai-refuse-locked = Your formula is final: wait for the others.
    .braille = Your formula is written.
balai-refuse-write-first = Formulas are being written: write yours.
    .braille = Write your formula.
balai-refuse-one-pile = A second formula needs a Double Play, kept in an earlier round.
    .braille = Second formula: needs Double Play.
balai-refuse-waits-already = You are already waiting with your Decree; you may still write.
    .braille = You are already waiting.
balai-refuse-looking = Your Decree is showing you the dice: write your formula.
    .braille = The dice are there: write.
balai-refuse-not-held = { $card }: you do not have this card.
balai-refuse-drawn-now = { $card }: drawn this round, you can use it from the next one on.
    .braille = { $card }: next round.
balai-refuse-window-first = This is the time for spells: play one, or pass.
    .braille = Play a spell, or pass.
balai-refuse-no-spell-to-fog = Fog answers somebody else’s spell: wait for one.
    .braille = No spell to cancel.
balai-refuse-after-move = { $card } is played after the flight: pass first.
    .braille = { $card }: after the flight.
balai-refuse-before-move = { $card } is played before the flight: it is too late this round.
    .braille = { $card }: before the flight.
balai-refuse-no-second = You have written no second formula.
balai-refuse-symbol-not-there = This symbol is not in that formula: { $symbol }.
    .braille = Not in the formula: { $symbol }
balai-refuse-symbol-used = This symbol is already in use: { $symbol }.
    .braille = Already in use: { $symbol }
balai-refuse-double-already = Your second formula counts already.
balai-refuse-tailwind-crossed = You have finished: no wind carries you any farther.
    .braille = You have finished.
balai-refuse-nobody-racing = { $card } needs a witch who is still racing.
    .braille = { $card }: nobody is racing.
balai-refuse-attraction-number = Attraction pulls all witches by 1 or 2 spaces: say how many.
    .braille = Attraction: 1 or 2.
balai-refuse-attraction-per-pawn = Say 1 or 2, once, for every other witch still racing: seats { $seats }.
    .braille = 1 or 2 for each.
balai-refuse-hex-one-leader = Only one witch is in the lead: name nobody.
    .braille = Name nobody.
balai-refuse-hex-tie = Several witches share the lead: name one of them; seats { $seats }.
    .braille = Name a seat: { $seats }
balai-refuse-react-first = A spell is waiting for your answer: a Fog, or pass.
    .braille = Fog, or pass.
balai-refuse-keep-first = First keep one of the cards you drew.
balai-refuse-not-drawn = { $card }: you did not draw this card.
    .braille = { $card }: not drawn.

## Refusals: seats and options
## Given when a table of Du Balai! cannot be opened, most often to a program. $level: the level that was asked for;
## $known: all levels as files write them, as a list, “novice, normal, expert”; $min and $max: the first and the last
## space on which a novice may start, “5” and “7”.

balai-seat-level-unknown = There is no level named “{ $level }”: the levels are { $known }.
    .braille = Unknown level.
balai-seat-start-wrong = Only novices choose where to start, on a space from { $min } to { $max }.
    .braille = Novice: space { $min } to { $max }

## Refusals: positions
## Given to a program that asks the engine to load a position of Du Balai! with a fault; words in quotation marks stay
## as they are. $symbol: a symbol; $field: the field with the fault, “seats[0].formula”; $card: a card, as the position
## writes it; $number: how many of them there are, or how many dice the position has, “8”, where $expected are needed,
## “9”; $finish: the number of the space of the finish, “23”; $seat: the number of the seat with the fault, from 0;
## $action: the pending spell as the position writes it; $window: the moment for spells as the position writes it,
## “after-move”; $phase: the moment of the round as the position writes it, “write”; $pace: how the dice are read,
## “common”.

balai-position-symbol-twice = The symbol { $symbol } appears twice in “{ $field }”.
    .braille = Symbol twice: { $symbol }
balai-position-too-many-cards = { $card }: the game has { $number }, the position names more; see “{ $field }”.
    .braille = { $card }: { $number } at most.
balai-position-no-spell = { $card } is not a spell: it belongs in “acrobatics”, not in “{ $field }”.
    .braille = { $card }: not a spell.
balai-position-fresh-not-held = “{ $card }” is in “{ $field }”, but not among the cards of the seat.
    .braille = A card too many in “fresh”.
balai-position-dice-number = The position has { $number ->
    [one] { $number } die
   *[other] { $number } dice
} instead of { $expected }.
    .braille = Dice: { $number } instead of { $expected }
balai-position-crossed = “crossed” names exactly the seats on space { $finish }, in the order of finishing.
    .braille = “crossed”: seats on space { $finish }
balai-position-seat-waits = “turn.seat” names seat { $seat }, but nobody has anything to do: time passes.
    .braille = Nobody is to act.
balai-position-pending-action = “{ $action }” is not a spell that can be waiting for answers: see “{ $field }”.
    .braille = Impossible pending spell.
balai-position-fog-against = Only a Fog names the spell that it cancels: see “{ $field }”.
    .braille = Fog: the spell it cancels.
balai-position-window = The window “{ $window }” cannot be open in the phase “{ $phase }”.
    .braille = Impossible window.
balai-position-missing = The phase “{ $phase }” needs the field “{ $field }”.
    .braille = A field is missing.
balai-position-used = The field “used”, of the cards played so far, must end with those of the discard.
    .braille = “used” ends like “discard”.
balai-position-read = Fewer than { $number } dice announced: only at the pace “common”, while everybody looks.
    .braille = “read”: { $number } here.
balai-position-pace = At the pace “{ $pace }” the field “{ $field }” must be empty.
    .braille = A field to empty.
balai-position-no-curse = The options say that there is no curse: “curse” must be empty.
    .braille = “curse” must be empty.
balai-position-second-alone = Seat { $seat } has a second formula. The first is missing, or one of them is empty.
    .braille = Seat { $seat }: a formula is missing.
balai-position-piles-share = The two formulas of seat { $seat } have a symbol in common.
    .braille = Seat { $seat }: symbol in common.
balai-position-double-alone = Double Play counts for seat { $seat }, but it has no second formula.
    .braille = Seat { $seat } without second formula.
balai-position-nobody-crossed = A finished game needs a witch on space { $finish }.
    .braille = Nobody on space { $finish }.
balai-position-crossed-already = Seat { $seat } is on space { $finish }: the phase “{ $phase }” is impossible.
    .braille = Seat { $seat } has finished.
balai-position-written-already = Seat { $seat } has written its formula: it cannot be in “{ $field }”.
    .braille = Seat { $seat }: formula written.
balai-position-waits-and-looks = Seat { $seat } cannot both wait with a Decree and see the dice.
    .braille = Seat { $seat } waits and looks.
balai-position-not-usable = Seat { $seat } has no { $card } from an earlier round: see “{ $field }”.
    .braille = Seat { $seat }: card missing.
balai-position-decree-due = Every seat that has not written is waiting with a Decree. The first Decree should already show the dice.
    .braille = A Decree should show the dice.
balai-position-resolves-crossed = Seat { $seat } is on space { $finish }: its formula is no longer resolved.
    .braille = Seat { $seat } has finished.
balai-position-no-formula = Seat { $seat } must have a formula in the phase “{ $phase }”.
    .braille = Seat { $seat } without a formula.
balai-position-pending-not-discarded = { $card } is waiting for answers: this card must be in the discard pile.
    .braille = { $card }: not in the discard pile.
balai-position-own-fog = Seat { $seat } cannot play Fog against its own spell.
    .braille = Seat { $seat }: its own spell.
balai-position-caster-reacts = Seat { $seat } played this spell and does not answer it: see “{ $field }”.
    .braille = Seat { $seat }: its own spell.
balai-position-answered-and-waits = Seat { $seat } has answered: it cannot also be waiting to answer.
    .braille = Seat { $seat } has answered.
balai-position-pending-impossible = Seat { $seat } could not play { $card } here.
    .braille = { $card } impossible here.

## The guided first game: each rule is told unasked once, at the moment it matters, in three short sentences at most.
## What ends in -example is told after the game instead, if that moment did not come.

# $number: the space of one’s witch.
guided-du-balai-aim = The witches race to space 23, and yours is on space { $number }. Each symbol that you remember rightly moves her one space.
guided-du-balai-dice = Nine dice will fall, each with a symbol, in orange or in black. Remember them. This time there are only three symbols: ear, skull and star.
guided-du-balai-write = From memory, type the symbols that came up in orange and never in black, one space each: 1 for the ear, 3 for the skull, 9 for the star. Enter reads it back, and Enter again confirms it.
    .touch = From memory, choose the symbols that came up in orange and never in black, one space each. The button confirms the formula.
guided-du-balai-wrong = A symbol that showed in both colours is forbidden. With a single symbol that is forbidden or did not show, your witch falls, and does not move.
guided-du-balai-keep = A perfect formula in black gives black magic: keep one of these cards. An acrobatic is worth its points at the end. A spell can be played from the next round on.
guided-du-balai-keep-example = All the good black symbols, say web and cloud, let you draw two cards. Keep one. An acrobatic is worth its points at the end, a spell is played later.
guided-du-balai-spell = Now is the time to play a spell, or to pass with Enter. { $Key-hand } reads your cards.
    .touch = Now is the time to play a spell, or to pass.
guided-du-balai-spell-example = A spell in your hand is played when it is your turn to fly. Tailwind, for instance, moves you by your rank in the race. Enter passes, { $key-hand } reads your cards.
    .touch = A spell in your hand is played when it is your turn to fly. Tailwind, for instance, moves you by your rank in the race.
# $player: the person whose formula is perfect.
guided-du-balai-perfect = { $player-is ->
    [you] Your formula was perfect
   *[other] A perfect formula for { $player }
}: it had all the good symbols of one colour. In orange that gives two more spaces; in black, a card of black magic.
guided-du-balai-perfect-example = A formula is perfect with all the good symbols of one colour. In the first round they were ear and skull. In orange that gives two more spaces; in black, a card of black magic.
guided-du-balai-close = If you close the book, you fly first. But if your formula is wrong or empty, you go back two spaces.
guided-du-balai-symbols = Now all nine symbols may show. The keys of the others: 2 web, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider.
    .touch = Now all nine symbols may show.
guided-du-balai-curse = After each round the leading space is cursed. In the round that follows, a perfect formula gives nothing more there.
guided-du-balai-colour = Choose one colour only, orange or black. A formula that mixes the two makes your witch fall. The good black symbols are those that never showed in orange.
guided-du-balai-again = After the ninth die, as long as the book is open, a digit counts a symbol. 1 says how many ears there are, and of which colour.
    .touch = { "" }
guided-du-balai-keys = { $Key-table } reads the whole table, { $key-rank } where each witch is. The question mark says what you may do.
    .touch = The button “Ask” answers your questions: the whole table, where each witch is, what you may do.
guided-du-balai-end = As soon as a witch arrives, the round is finished. The first to arrive scores 25 points, the second 24, the next ones 23. The others score the number of their space, plus their acrobatics.

## Advice: why a formula, a card, a spell
## Heard in Du Balai! after the key for advice, after the choice: “Advice: write skull and eye. 2 symbols, right 8 times in
## 10 by 7 dice kept in mind.” The adviser does not keep all dice in mind. $number: how many symbols, “2”, points or
## spaces; $often: how many times in 10 the formula would be right; $dice: how many dice the adviser has in mind, “7”.

balai-advice-formula = { $number ->
    [one] { $number } symbol
   *[other] { $number } symbols
}, right { $often }, with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} out of 9 kept in mind
balai-advice-nothing = Nothing is sure enough, with { $dice ->
    [0] no die
    [one] { $dice } die
   *[other] { $dice } dice
} out of 9 kept in mind
balai-advice-keep = When used, worth about { $number ->
    [one] { $number } point
   *[other] { $number } points
}
balai-advice-keep-last = { $number ->
    [0] Of no use any more, as the game ends with this round
    [one] Counts { $number } point, and the game ends with this round
   *[other] Counts { $number } points, and the game ends with this round
}
balai-advice-fog = This spell is worth a Fog
balai-advice-no-fog = This spell is not worth a Fog
balai-advice-spell = Gains { $number ->
    [0] no spaces
    [one] { $number } space
   *[other] { $number } spaces
}
balai-advice-pass = The best spell would gain { $number ->
    [0] no spaces
    [one] only { $number } space
   *[other] only { $number } spaces
}
balai-formulas-on-request = { $Key-current }: the formulas.
    .braille = { $Key-current }: the formulas
    .touch = { "" }

## Words explained
## Heard once, after a message that first uses the word, and after the key “last event, in detail”.

term-du-balai-fall = A fall: a forbidden symbol, or orange and black mixed. The witch does not fly.
term-du-balai-perfect = A perfect formula has all valid symbols of one colour. It earns two more spaces in orange, a black-magic card in black.
term-du-balai-curse = The curse lies on the space of the leader. A perfect formula read there earns nothing more.
term-du-balai-magic = Black magic: cards to play later, before, during or after a flight.
