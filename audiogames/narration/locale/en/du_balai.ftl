### Du Balai!

title-du-balai = Du Balai!

## What the keys do

about-hand-du-balai = your black-magic cards, and the formula that you wrote.
    .braille = your cards and your formula.
about-counts-du-balai = everybody’s black-magic cards, and who has written a formula.
    .braille = the cards, and who wrote.
about-current-du-balai = the dice that can be seen, what is valid, and who closed the book.
    .braille = the dice, and who closed.
about-rank-du-balai = the race: places, gaps and the curse.
    .braille = the race.

## The options of the table

option-du-balai-pace = How are the dice read?
option-du-balai-pace-common = one by one, together
about-option-du-balai-pace-common = The dice are announced at the same pace for everybody; after the ninth, the book may be closed.
option-du-balai-pace-free = all at once
about-option-du-balai-pace-free = All dice can be read straight away, and the book may be closed at any moment.
option-du-balai-pace-window = with a bet
about-option-du-balai-pace-window = The book closes after a fixed time; whoever bets flies first and risks the penalty.
option-du-balai-pace-no-closer = nobody closes
about-option-du-balai-pace-no-closer = The book closes by itself after a fixed time, without a penalty for anyone.
option-du-balai-time-limit = After how many seconds does the book close, { $min } to { $max }? Enter for 20.
    .braille = Book open { $min } to { $max } s? Enter: 20
option-du-balai-acrobatics = How many points for the { $count } acrobatics? As many numbers, with spaces between; Enter for { $usual }.
    .braille = Acrobatics, { $count } numbers? (Enter)
option-du-balai-order = In which order do witches fly?
option-du-balai-order-leader-first = the leader first
about-option-du-balai-order-leader-first = First whoever closed the book, then from first place to last.
option-du-balai-order-last-first = the last one first
about-option-du-balai-order-last-first = Whoever lags behind catches up a little.
option-du-balai-curse = Is there a curse?
option-du-balai-curse-yes = yes
about-option-du-balai-curse-yes = The leading space has no bonus in the next round.
option-du-balai-curse-no = no
about-option-du-balai-curse-no = A perfect formula always has its bonus.
option-du-balai-curse-first = When is the curse laid?
option-du-balai-curse-first-no = after the penalty
about-option-du-balai-curse-first-no = The leading space counts once everybody has moved.
option-du-balai-curse-first-yes = before the penalty
about-option-du-balai-curse-first-yes = The leading witch escapes it if a penalty sends her back.
option-du-balai-expert-draw = Do experts draw?
option-du-balai-expert-draw-no = no
about-option-du-balai-expert-draw-no = At expert level a perfect formula brings nothing more.
option-du-balai-expert-draw-yes = yes
about-option-du-balai-expert-draw-yes = At expert level a perfect black formula still brings a card.
option-du-balai-attraction-per-pawn = How far does Attraction pull?
option-du-balai-attraction-per-pawn-no = the same number for all
about-option-du-balai-attraction-per-pawn-no = One space or two, as its player says, for all witches.
option-du-balai-attraction-per-pawn-yes = witch by witch
about-option-du-balai-attraction-per-pawn-yes = One space or two for each of them.
option-du-balai-hex-crossed = Can a Hex strike a witch who has finished?
option-du-balai-hex-crossed-no = no
about-option-du-balai-hex-crossed-no = A witch who has finished has nothing more to fear.
option-du-balai-hex-crossed-yes = yes
about-option-du-balai-hex-crossed-yes = A witch who has finished can be brought back into the race.
option-du-balai-novice-start = Where do novices start?
option-du-balai-novice-start-0 = where they like
about-option-du-balai-novice-start-0 = Each novice chooses space 5, 6 or 7.
option-du-balai-novice-start-5 = space 5
about-option-du-balai-novice-start-5 = A little ahead.
option-du-balai-novice-start-6 = space 6
about-option-du-balai-novice-start-6 = Well ahead.
option-du-balai-novice-start-7 = space 7
about-option-du-balai-novice-start-7 = As far ahead as can be.
option-du-balai-slow = Once you have closed the book, must your formula be perfect?
option-du-balai-slow-no = no
about-option-du-balai-slow-no = A valid formula is enough to escape the penalty.
option-du-balai-slow-yes = yes
about-option-du-balai-slow-yes = Only a perfect formula escapes the penalty: everybody takes their time.
option-du-balai-both-perfect = With Double Play, when is there a bonus?
option-du-balai-both-perfect-no = for each perfect pile
about-option-du-balai-both-perfect-no = A perfect pile has its bonus, even if the other is not perfect.
option-du-balai-both-perfect-yes = if both piles are perfect
about-option-du-balai-both-perfect-yes = One perfect pile alone brings nothing more.

seat-du-balai-level = { $who }, which level?
seat-du-balai-level-novice = novice
about-seat-du-balai-level-novice = Starts ahead, on space 5, 6 or 7, and may hear the dice sorted.
seat-du-balai-level-normal = normal
about-seat-du-balai-level-normal = Starts on space 0, the start.
seat-du-balai-level-expert = expert
about-seat-du-balai-level-expert = A perfect formula brings nothing more.
seat-du-balai-start = { $who }, starting on which space, { $min } to { $max }? Enter to choose as the game begins.
    .braille = { $who }, space { $min } to { $max }? (Enter)

preset-du-balai-supplied = Basic game
about-preset-du-balai-supplied = The dice are announced one by one, then whoever likes closes the book.

## Symbols, dice, cards

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
balai-piles = { $symbols }, and in the second pile { $second }
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

## What happens

balai-began = The race begins: { $players }.
balai-began-levels = The race begins: { $lines }.
    .braille = { $lines }
balai-start-chosen = { $player-is ->
    [you] You start ahead: { $space }.
   *[other] { $player } starts ahead: { $space }.
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
balai-waits = Decree in hand, you wait until everybody else has written.
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
    [second] { $symbol } added, in the second pile
   *[first] { $symbol } added
}
balai-aim-forgotten-down = a symbol added, in the second pile
balai-aim-correction = { $pile ->
    [second] { $out } becomes { $put }, in the second pile
   *[first] { $out } becomes { $put }
}
balai-aim-correction-down = a symbol changed, in the second pile
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
balai-fogged = { $player-is ->
    [you] Your Fog rises: { $card } may fail.
   *[other] { $player } plays Fog: { $card } may fail.
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
    [you] Before your flight, a spell may be played.
   *[other] Before the flight, { $player } may play a spell.
}
    .braille = { $player-is ->
    [you] A spell before your flight?
   *[other] { $player }: a spell before?
}
balai-window-after-move = { $player-is ->
    [you] After your flight, a spell may be played.
   *[other] After the flight, { $player } may play a spell.
}
    .braille = { $player-is ->
    [you] A spell after your flight?
   *[other] { $player }: a spell after?
}
balai-added = { $pile ->
    [second] { $player-is ->
        [you] One more symbol in your second pile: { $symbol }.
       *[other] One more symbol in { $player }’s second pile: { $symbol }.
    }
   *[first] { $player-is ->
        [you] One more symbol in your formula: { $symbol }.
       *[other] One more symbol in { $player }’s formula: { $symbol }.
    }
}
    .braille = { $player-is ->
    [you] You: { $symbol } added
   *[other] { $player }: { $symbol } added
}
balai-added-down = { $player-is ->
    [you] One more hidden symbol in your second pile.
   *[other] One more hidden symbol in { $player }’s second pile.
}
    .braille = { $player-is ->
    [you] Second pile: one more symbol
   *[other] { $player }: a hidden symbol
}
balai-swapped = { $pile ->
    [second] { $player-is ->
        [you] In your second pile, { $out } becomes { $put }.
       *[other] In { $player }’s second pile, { $out } becomes { $put }.
    }
   *[first] { $player-is ->
        [you] In your formula, { $out } becomes { $put }.
       *[other] In { $player }’s formula, { $out } becomes { $put }.
    }
}
    .braille = { $out } becomes { $put }
balai-swapped-down = { $player-is ->
    [you] A hidden symbol changes in your second pile.
   *[other] A hidden symbol changes in { $player }’s second pile.
}
    .braille = { $player-is ->
    [you] Second pile: a symbol changed
   *[other] { $player }: a symbol changed
}
balai-second = { $player-is ->
    [you] Your second pile counts too: { $symbols }.
   *[other] { $player }’s second pile counts too: { $symbols }.
}
    .braille = { $player-is ->
    [you] Second pile: { $symbols }
   *[other] { $player }, second: { $symbols }
}
balai-blocked = { $player-is ->
    [you] Until the end of the round nobody can pass you.
   *[other] Until the end of the round nobody can pass { $player }.
}
    .braille = { $player-is ->
    [you] Nobody passes you.
   *[other] Nobody passes { $player }
}
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
    [you] You fall: { $symbols }
   *[other] { $player } falls: { $symbols }
}
balai-fell-mixed = { $verbosity ->
    [full] { $player-is ->
        [you] You fall: your colours do not go together.
       *[other] { $player } falls: the colours do not go together.
    }
   *[short] { $player-is ->
        [you] You fall.
       *[other] { $player } falls.
    }
}
    .braille = { $player-is ->
    [you] You fall: colours
   *[other] { $player } falls: colours
}
balai-stayed = { $verbosity ->
    [full] { $player-is ->
        [you] You stay where you are: your formula is empty.
       *[other] { $player } stays: the formula is empty.
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
            [you] Perfect! Your black formula brings a card.
           *[other] Perfect for { $player }! The black formula brings a card.
        }
       *[orange] { $player-is ->
            [you] Perfect! Your orange formula brings 2 more spaces.
           *[other] Perfect for { $player }! The orange formula brings 2 more spaces.
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
                [you] Black is perfect, without a bonus: you play at expert level.
               *[other] Black is perfect for { $player }, without a bonus at expert level.
            }
           *[orange] { $player-is ->
                [you] Orange is perfect, without a bonus: you play at expert level.
               *[other] Orange is perfect for { $player }, without a bonus at expert level.
            }
        }
        [curse] { $colour ->
            [black] { $player-is ->
                [you] Black is perfect, without a bonus: the curse is upon you.
               *[other] Black is perfect for { $player }, but the curse takes the bonus.
            }
           *[orange] { $player-is ->
                [you] Orange is perfect, without a bonus: the curse is upon you.
               *[other] Orange is perfect for { $player }, but the curse takes the bonus.
            }
        }
       *[pair] { $colour ->
            [black] { $player-is ->
                [you] Black is perfect, without a bonus: both of your piles had to be.
               *[other] Black is perfect for { $player }, without a bonus: both piles had to be.
            }
           *[orange] { $player-is ->
                [you] Orange is perfect, without a bonus: both of your piles had to be.
               *[other] Orange is perfect for { $player }, without a bonus: both piles had to be.
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
    }: { $space }.{ $blocked ->
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
    }, { $space }.{ $blocked ->
        [yes] { " " }The Block stops the flight.
       *[no] { "" }
    }
   *[short] Tailwind: { $player-is ->
        [you] you
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
        [you] Attraction brings you here: { $space }.
       *[other] Attraction brings { $player } here: { $space }.
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
    }, { $space }.
   *[short] Hex: { $player-is ->
        [you] you
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
    }, { $space }.
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
        [you] You stay where you are: { $space }.
       *[other] { $player } stays: { $space }.
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
    [you] you, { $space }
   *[other] { $player }, { $space }
}
    .braille = { $player-is ->
    [you] you { $space }
   *[other] { $player } { $space }
}
balai-pulled = Attraction takes effect: { $lines }.
    .braille = { $lines }
balai-crossed = { $player-is ->
    [you] You finish
   *[other] { $player } finishes
} { $rank ->
    [1] first
    [2] second
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
balai-reshuffled = The discard pile is shuffled into the draw pile, which has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = Draw pile shuffled: { $number }
balai-drew = { $player-is ->
    [you] You draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] { $player } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
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
        [you] You keep { $card }, for the final count.
       *[other] { $player } keeps { $card }, for the final count.
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
    [full] The curse is laid on { $space }.
   *[short] Curse, { $at }.
}
    .braille = Curse: { $space }
balai-curse-own = { $verbosity ->
    [full] The curse is upon you, on { $space }.
   *[short] Curse upon you, { $at }.
}
    .braille = Curse upon you: { $space }
balai-acrobatics = Points for acrobatics: { $lines }.
    .braille = Acrobatics: { $lines }
balai-ended = { $player-is ->
    [you] You win! Points: { $scores }.
   *[other] { $player } wins. Points: { $scores }.
}
    .braille = { $player-is ->
    [you] You win!
   *[other] { $player } wins
}
balai-ended-shared = A shared victory: { $winners }. Points: { $scores }.
    .braille = Won: { $winners }

## Your turn

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

balai-choice-start = { $space }
balai-choice-roll = roll the dice
balai-choice-close = close the book
balai-choice-bet = bet
balai-choice-decree = wait, with your Decree
balai-choice-pass = pass
balai-choice-write = write { $piles }
balai-choice-keep = keep { $card }
balai-choice-spell = { $card }
balai-choice-spell-so = { $card }, { $what }
balai-confirm = { $verbosity ->
    [full] Is this your formula: { $piles }?
   *[short] { $piles }?
}
    .braille = { $piles }?

## Answers

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
balai-hand = Black magic: { $cards }.
    .braille = { $cards }
balai-hand-fresh = For the next round: { $cards }.
    .braille = Later: { $cards }
balai-hand-kept = Kept in this round: { $cards }.
    .braille = Kept: { $cards }
balai-hand-none = No black-magic card.
balai-hand-drawn = Drawn, only one to keep: { $cards }.
    .braille = One to keep: { $cards }
balai-own-formula = Your formula: { $piles }.
    .braille = Formula: { $piles }
balai-nobody-wrote = Nobody has written yet.
balai-have-written = Formula written: { $players }.
balai-dice-none = The dice have not been rolled yet.
balai-dice-untold = No die has been announced yet.
balai-dice-hidden = The book is closed: the dice are hidden.
balai-dice = The dice: { $faces }.
    .braille = { $faces }
balai-dice-to-tell = { $number ->
    [one] { $number } die still to come.
   *[other] { $number } dice still to come.
}
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
    [you] You play { $card }: answers are awaited.
   *[other] { $player } plays { $card }: answers are awaited.
}
    .braille = { $card } awaits answers.
balai-count-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}{ $fresh ->
    [0] {""}
   *[other] , of which { $fresh } from this round
}
    .braille = { $player-is ->
    [you] you { $number }
   *[other] { $player } { $number }
}
balai-counts = Black-magic cards: { $lines }.
    .braille = Cards: { $lines }
balai-count-piles = Draw pile: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}. Discard: { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}.
    .braille = Draw { $deck }, discard { $discard }
balai-turn-of-setup = To choose where to start: { $players }.
balai-turn-of-roll = To roll the dice: { $players }.
balai-turn-of-look = The book may be closed by { $players }.
    .braille = The book is open.
balai-turn-of-bet = A bet may be made: { $players }.
    .braille = Bets may be made.
balai-turn-of-write = Still to write: { $players }.
    .braille = To write: { $players }
balai-turn-of-react = An answer is awaited: { $players }.
    .braille = Answer: { $players }
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
balai-turn-of-draw = To keep a card: { $players }.
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
balai-scores-own = Your acrobatics are counted: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
balai-moves-setup = Choose the space where you start, { $min } to { $max }.
    .braille = Your start, { $min } to { $max }?
balai-moves-roll = Roll the dice: Enter.
balai-moves-look = Close the book as soon as your formula is clear, or wait: once you have closed it, a wrong formula costs 2 spaces.
    .braille = Close the book, or wait.
balai-moves-bet = Bet that your formula will be right, or wait: a lost bet costs 2 spaces.
    .braille = Bet, or wait.
balai-moves-write = Type the symbols of your formula, of one colour, by their keys 1 to 9: ear, web, skull, bolt, double bolt, cloud, eye, spider, star.
    .braille = Symbols, 1 to 9
balai-moves-react = Answer with a Fog if you have one, or let it pass: Enter.
    .braille = Fog, or Enter
balai-moves-correction = Before the flight, play Afterthought, Correction or Double Play if you have one, or pass: Enter.
    .braille = A spell before the flight, or Enter
balai-moves-after-move = After the flight, play Tailwind, Attraction, Block or Hex if you have one, or pass: Enter.
    .braille = A spell after the flight, or Enter
balai-moves-draw = Keep one of the cards that you drew: it can be used from the next round on.
    .braille = Keep a card.
balai-moves-draw-last = Keep one of the cards that you drew: the race is ending, and acrobatics count at the end.
    .braille = Keep a card.
balai-may-not-close = From space minus 2 the book may not be closed.
    .braille = Space minus 2: wait.
balai-options = { $pace ->
    [free] All dice are read at once.
    [window] The book closes by itself, and one may bet.
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
balai-options-curse-first = The curse is laid before the penalty.
    .braille = Curse before penalty
balai-options-expert-draw = Experts draw for a perfect black formula.
    .braille = Experts draw.
balai-options-attraction-per-pawn = Attraction is set witch by witch.
    .braille = Attraction one by one
balai-options-hex-crossed = A Hex can strike witches who have finished, too.
    .braille = Hex after the finish
balai-options-slow = Whoever closes the book needs a perfect formula.
    .braille = To close: a perfect formula
balai-options-both-perfect = With Double Play, the bonus asks for two perfect piles.
    .braille = Bonus: two perfect piles
balai-options-start = Novices start on space { $number }.
balai-options-acrobatics = Points of the acrobatics: { $values }.
    .braille = Acrobatics: { $values }

## The table as a place

balai-zone-formula = Your formula
balai-zone-mine = Your place
balai-zone-track = The track
balai-zone-dice = The great book
balai-zone-second = { $symbol }, second pile
balai-zone-second-hidden = second pile, face down
balai-zone-copy = { $card }, copy { $number }
balai-zone-drawn = { $number ->
    [one] { $number } card drawn
   *[other] { $number } cards drawn
}
balai-zone-fresh = { $card }, for the next round
balai-zone-kept = { $card }, kept in this round
balai-zone-witch = { $player-is ->
    [you] { $space }, you
   *[other] { $space }, { $player }
}
balai-zone-curse = { $space }, the curse
balai-zone-finish = the finishing line
balai-zone-die = die { $number }, { $face }
balai-zone-die-hidden = die { $number }, hidden
balai-zone-locked = formula written

## Refusals

balai-refuse-no-such-action = “{ $action }” is not an action of this game: there are “start”, “roll”, “close”, “bet”, “write”, “decree”, “spell”, “pass” and “keep”.
    .braille = Unknown action.
balai-refuse-no-such-symbol = There is no symbol “{ $symbol }”: symbols go from 1, ear, to 9, star.
    .braille = Symbols 1 to 9 only.
balai-refuse-no-such-spell = There is no spell named “{ $spell }”.
    .braille = Unknown spell.
balai-refuse-no-such-card = There is no black-magic card named “{ $card }”.
    .braille = Unknown card.
balai-refuse-symbol-twice = There is one card of each symbol: { $symbol } cannot be used twice.
    .braille = { $symbol }: only once.
balai-refuse-pile-empty = Of two piles neither may be empty: put a symbol in each.
    .braille = Neither pile may be empty.
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
balai-refuse-bet-already = You have bet already.
balai-refuse-locked = Your formula is written for good: wait for the others.
    .braille = Your formula is written.
balai-refuse-write-first = Formulas are being written: write yours.
    .braille = Write your formula.
balai-refuse-one-pile = A second pile needs a Double Play, kept in an earlier round.
    .braille = Second pile: needs Double Play.
balai-refuse-waits-already = You are already waiting with your Decree; you may still write.
    .braille = You are waiting already.
balai-refuse-looking = Your Decree is showing you the dice: write.
    .braille = The dice are there: write.
balai-refuse-not-held = { $card }: you do not hold this card.
balai-refuse-drawn-now = { $card }: drawn in this round, it can be used from the next one on.
    .braille = { $card }: next round.
balai-refuse-window-first = This is the moment for spells: play one, or pass.
    .braille = Play a spell, or pass.
balai-refuse-no-spell-to-fog = Fog answers somebody else’s spell: wait for one.
    .braille = No spell to cancel.
balai-refuse-after-move = { $card } is played after the flight: pass first.
    .braille = { $card }: after the flight.
balai-refuse-before-move = { $card } is played before the flight: it is too late in this round.
    .braille = { $card }: before the flight.
balai-refuse-no-second = You have written no second pile.
balai-refuse-symbol-not-there = This symbol is not in that pile: { $symbol }.
    .braille = Not in that pile: { $symbol }
balai-refuse-symbol-used = This symbol is laid already: { $symbol }.
    .braille = Laid already: { $symbol }
balai-refuse-double-already = Your second pile counts already.
balai-refuse-tailwind-crossed = You have finished: no wind carries you any farther.
    .braille = You have finished.
balai-refuse-nobody-racing = { $card } needs a witch who is still racing.
    .braille = { $card }: nobody is racing.
balai-refuse-attraction-number = Attraction pulls all witches by 1 space or by 2: say how many.
    .braille = Attraction: 1 or 2.
balai-refuse-attraction-per-pawn = At this table, say 1 or 2 for every other witch still racing, once each: seats { $seats }.
    .braille = 1 or 2 for each.
balai-refuse-hex-one-leader = Only one witch is in the lead: name nobody.
    .braille = Name nobody.
balai-refuse-hex-tie = Several witches share the lead: name one of them, seats { $seats }.
    .braille = Name a seat: { $seats }
balai-refuse-react-first = A spell awaits your answer: a Fog, or pass.
    .braille = Fog, or pass.
balai-refuse-keep-first = First keep one of the cards that you drew.
balai-refuse-not-drawn = { $card }: you did not draw this card.
    .braille = { $card }: not drawn.

## Refusals: seats and options

balai-seat-level-unknown = There is no level named “{ $level }”: there are { $known }.
    .braille = Unknown level.
balai-seat-start-wrong = Only novices choose where to start, on a space from { $min } to { $max }.
    .braille = Novice: space { $min } to { $max }

## Refusals: positions

balai-position-symbol-twice = The symbol { $symbol } is twice in “{ $field }”.
    .braille = Symbol twice: { $symbol }
balai-position-too-many-cards = { $card }: the game has { $number }, the position names more; see “{ $field }”.
    .braille = { $card }: { $number } at most.
balai-position-no-spell = { $card } is not a spell: its place is in “acrobatics”, not in “{ $field }”.
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
balai-position-pending-action = “{ $action }” is not a spell that awaits answers: see “{ $field }”.
    .braille = Impossible pending spell.
balai-position-fog-against = Under a Fog, and only there, lies the spell that it meets: see “{ $field }”.
    .braille = Fog: the spell that it meets.
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
balai-position-second-alone = Seat { $seat } has a second pile: the first is missing, or one of them is empty.
    .braille = Seat { $seat }: a pile is missing.
balai-position-piles-share = The two piles of seat { $seat } have a symbol in common.
    .braille = Seat { $seat }: symbol in common.
balai-position-double-alone = Double Play counts for seat { $seat }, but it has no second pile.
    .braille = Seat { $seat } without second pile.
balai-position-nobody-crossed = A game that is over needs a witch on space { $finish }.
    .braille = Nobody on space { $finish }.
balai-position-crossed-already = Seat { $seat } is on space { $finish }: the phase “{ $phase }” is impossible.
    .braille = Seat { $seat } has finished.
balai-position-written-already = Seat { $seat } has written its formula: it cannot be in “{ $field }”.
    .braille = Seat { $seat }: formula written.
balai-position-waits-and-looks = Seat { $seat } cannot wait with a Decree and see the dice at once.
    .braille = Seat { $seat } waits and looks.
balai-position-not-usable = Seat { $seat } has no { $card } from an earlier round: see “{ $field }”.
    .braille = Seat { $seat }: card missing.
balai-position-decree-due = All who have not written wait with a Decree: the first should be shown.
    .braille = A Decree should be shown.
balai-position-resolves-crossed = Seat { $seat } is on space { $finish }: its formula is not resolved any more.
    .braille = Seat { $seat } has finished.
balai-position-no-formula = Seat { $seat } must have a formula in the phase “{ $phase }”.
    .braille = Seat { $seat } without a formula.
balai-position-pending-not-discarded = { $card } awaits answers: this card must be in the discard pile.
    .braille = { $card }: not in the discard pile.
balai-position-own-fog = Seat { $seat } plays no Fog against its own spell.
    .braille = Seat { $seat }: its own spell.
balai-position-caster-reacts = Seat { $seat } played this spell: it does not answer it, see “{ $field }”.
    .braille = Seat { $seat }: its own spell.
balai-position-answered-and-waits = Seat { $seat } has answered: nobody is waiting for it.
    .braille = Seat { $seat } has answered.
balai-position-pending-impossible = Seat { $seat } could not play { $card } here.
    .braille = { $card } impossible here.
