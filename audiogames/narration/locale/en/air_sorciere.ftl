### Air Sorcière.

title-air-sorciere = Air Sorcière
colour-black = black
colour-black-letter = k

## What the keys do
## Heard in Air Sorcière in the help (question mark) and while keys are learnt, after the name of a key and a colon: “H:
## your hand, colour by colour.”

about-hand-air-sorciere = your hand, colour by colour.
    .braille = your hand.
about-counts-air-sorciere = the cards and grimoires left, and how many cards each player holds.
    .braille = the cards left.
about-current-air-sorciere = the common zone, and what you could take there.
    .braille = the common zone.
about-rank-air-sorciere = the last card of each of your columns, and the risk of the next draw.
    .braille = the risk of the next draw.
# Keys that mean the same in every phase of the game, in the help and while keys are learnt
letter-key-air-sorciere-land = Zero
about-key-air-sorciere-land = land, once you have taken a card.
    .braille = land.
letter-key-air-sorciere-common = Plus sign
about-key-air-sorciere-common = the common zone, for the card that you drew.
    .braille = the common zone.

## The options of the table
## Asked when a table of Air Sorcière is set up and “choose every option” was taken: a question, then a list of its
## answers; “about” is what an answer says of itself in help.

option-air-sorciere-cat-limit = How many cards does the black cat leave in hand?
option-air-sorciere-cat-limit-15 = fifteen cards
about-option-air-sorciere-cat-limit-15 = Adapted rules: the black cat hardly ever matters.
option-air-sorciere-cat-limit-5 = five cards
about-option-air-sorciere-cat-limit-5 = Original edition: a large hand is a risk.
option-air-sorciere-bonus = What are the five colours of grimoires worth?
option-air-sorciere-bonus-once = one more point, only once
about-option-air-sorciere-bonus-once = Adapted rules: one point for having at least one grimoire of each colour.
option-air-sorciere-bonus-per-set = one more point for each full set
about-option-air-sorciere-bonus-per-set = Original edition: with two grimoires of each colour, two points.
option-air-sorciere-several-diplomas = How many diplomas in a turn?
option-air-sorciere-several-diplomas-no = only one
about-option-air-sorciere-several-diplomas-no = After a diploma the turn is over.
option-air-sorciere-several-diplomas-yes = as many as your hand allows
about-option-air-sorciere-several-diplomas-yes = After a diploma you may earn another.
option-air-sorciere-end = When does the game end?
option-air-sorciere-end-immediate = at once
about-option-air-sorciere-end-immediate = As soon as too many colours of grimoires have run out.
option-air-sorciere-end-round = at the end of the round
about-option-air-sorciere-end-round = Everybody has the same number of turns.
option-air-sorciere-open-hands = Are hands open?
option-air-sorciere-open-hands-no = no
about-option-air-sorciere-open-hands-no = Cards are announced when they are taken; remembering them is up to you.
option-air-sorciere-open-hands-yes = yes
about-option-air-sorciere-open-hands-yes = Everybody may look at all hands.

## What happens: the flight
## Heard by everybody in Air Sorcière as a turn goes on: cards drawn, taken, kept, put in the common zone or lost; and
## read again in the history. $player: whose turn it is, “Ada”, with $player-is “you” for that person; $number: how many
## cards the new draw pile has, “40”; $card: the card in question, “green 7”; $cards: the cards of the lost column, as a
## list, “green 2, green 5”; $named: “no” where the sentence before named the player already, so that the name is left
## out.

air-starter = { $player-is ->
    [you] You begin.
   *[other] { $player } begins.
}
air-turn-began = { $player-is ->
    [you] It is your turn.
   *[other] { $player }’s turn.
}
    .braille = { $player-is ->
    [you] Your turn
   *[other] Turn: { $player }
}
air-reshuffled = { $verbosity ->
    [full] The draw pile was empty, so the discard pile is shuffled: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to draw.
   *[short] Discard shuffled.
}
    .braille = Discard pile shuffled: { $number }
air-drew = { $player-is ->
    [you] { $verbosity ->
        [full] You draw { $card-the }.
       *[short] Drew { $card }.
    }
   *[other] { $player } draws { $card-the }.
}
    .braille = { $player-is ->
    [you] Drew { $card }
   *[other] { $player } draws { $card }
}
air-kept = { $player-is ->
    [you] { $verbosity ->
        [full] You keep { $card-the } in your zone.
       *[short] Kept { $card }.
    }
   *[other] { $player } keeps { $card-the }.
}
    .braille = { $player-is ->
    [you] Kept { $card }
   *[other] { $player } keeps { $card }
}
air-took = { $player-is ->
    [you] { $verbosity ->
        [full] You take { $card-the } from the common zone.
       *[short] Took { $card }.
    }
   *[other] { $player } takes { $card-the } from the common zone.
}
    .braille = { $player-is ->
    [you] Took { $card }
   *[other] { $player } takes { $card }
}
air-put-in-common = { $player-is ->
    [you] { $verbosity ->
        [full] You put { $card-the } in the common zone: your landing will be forced.
       *[short] In common, { $card }: forced landing.
    }
   *[other] { $player } puts { $card-the } in the common zone.
}
    .braille = { $player-is ->
    [you] { $card } in common, forced
   *[other] { $player } { $card } in common
}
air-had-to-go-common = { $player-is ->
    [you] { $verbosity ->
        [full] You draw { $card-the }, too low: it goes to the common zone, and your landing will be forced.
       *[short] Drew { $card }, too low: in common, forced landing.
    }
   *[other] { $player } draws { $card-the }, too low: it goes to the common zone.
}
    .braille = { $player-is ->
    [you] { $card } in common, forced
   *[other] { $player } { $card } in common
}
air-crashed = { $verbosity ->
    [full] { $player-is ->
        [you] Crash: { $card-the } is too low. You lose the column: { $cards }.
       *[other] { $player } crashes with { $card-the }. Column lost: { $cards }.
    }
   *[short] { $player-is ->
        [you] Crash, { $card }! Lost: { $cards }.
       *[other] { $named ->
            [no] Crash
           *[yes] { $player }, crash
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Crash { $card }
   *[other] Crash { $player } { $card }
}
air-bonus = { $verbosity ->
    [full] { $player-is ->
        [you] You have no grimoire of that colour, so you take { $card-the } into your hand.
       *[other] { $player } has no grimoire of that colour, so { $card-the } goes into their hand.
    }
   *[short] { $player-is ->
        [you] { $card } in hand.
       *[other] { $named ->
            [no] { $card } in hand
           *[yes] { $player }, { $card } in hand
        }.
    }
}
    .braille = { $player-is ->
    [you] { $card } in hand
   *[other] { $player } { $card } in hand
}

## What happens: landing, diplomas, the black cat
## Heard by everybody in Air Sorcière when a turn ends, when a diploma is earned, and when the black cat makes hands
## smaller. $player: who lands, earns or discards; $cards: the cards taken, given for the diploma, discarded or flown
## this turn, as a list, “green 2, green 5”; $number: how many grimoires are earned, “2”, or how many cards are
## discarded, “3”; $colour: the colour of the grimoires, “green”; $limit: how many cards the cat leaves in a hand, “15”
## or “5”; $players: who holds more than that, as a list; $named: “no” where the sentence before named the player
## already.

air-stopped-soft = { $player-is ->
    [you] You land softly.
   *[other] { $player } lands softly.
}
    .braille = { $player-is ->
    [you] Soft landing
   *[other] { $player }: soft landing
}
air-stopped-forced = { $player-is ->
    [you] Forced landing.
   *[other] Forced landing for { $player }.
}
    .braille = { $player-is ->
    [you] Forced landing
   *[other] { $player }: forced landing
}
air-landed = { $verbosity ->
    [full] { $player-is ->
        [you] You take { $cards } into your hand.
       *[other] { $player } takes { $cards } into hand.
    }
    [minimal] { $player-is ->
        [you] In hand { $cards }.
       *[other] { $named ->
            [no] In hand
           *[yes] { $player }, in hand
        } { $colour }.
    }
   *[short] { $player-is ->
        [you] In hand { $cards }.
       *[other] { $named ->
            [no] In hand
           *[yes] { $player }, in hand
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] In hand { $cards }
   *[other] { $player } in hand { $cards }
}
air-stayed-aloft = { $verbosity ->
    [full] { $player-is ->
        [you] You land no column.
       *[other] { $player } lands no column.
    }
   *[short] { $player-is ->
        [you] Nothing landed.
       *[other] { $named ->
            [no] Nothing landed
           *[yes] { $player }, nothing landed
        }.
    }
}
    .braille = { $player-is ->
    [you] No column landed
   *[other] { $player } lands no column
}
air-diploma = { $verbosity ->
    [full] { $player-is ->
        [you] Diploma! You earn { $number ->
            [one] { $number } { $colour } grimoire
           *[other] { $number } { $colour } grimoires
        } for { $cards }.
       *[other] Diploma for { $player }: { $number ->
            [one] { $number } { $colour } grimoire
           *[other] { $number } { $colour } grimoires
        } for { $cards }.
    }
   *[short] { $player-is ->
        [you] Diploma, { $number } { $colour }.
       *[other] { $named ->
            [no] Diploma
           *[yes] { $player }, diploma
        }, { $number } { $colour }: { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Diploma { $number } { $colour }
   *[other] { $player }: diploma { $number } { $colour }
}
air-diploma-declined = { $player-is ->
    [you] { $verbosity ->
        [full] You earn no diploma.
       *[short] No diploma.
    }
   *[other] { $player } earns no diploma.
}
    .braille = { $player-is ->
    [you] No diploma
   *[other] { $player }: no diploma
}
air-cat = { $verbosity ->
    [full] Black cat! Each hand keeps only { $limit } cards and the rest are discarded. Over the limit: { $players }.
   *[short] Black cat, { $limit } cards! Over the limit: { $players }.
}
    .braille = Black cat, limit { $limit }
air-cat-harmless = { $verbosity ->
    [full] Black cat, but no hand has more than { $limit } cards.
   *[short] Black cat, no effect.
}
    .braille = Black cat, no effect
air-cat-discarded = { $verbosity ->
    [full] { $player-is ->
        [you] You discard { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }: { $cards }.
       *[other] { $player } discards { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }: { $cards }.
    }
   *[short] { $player-is ->
        [you] Discarded: { $cards }.
       *[other] { $named ->
            [no] Discarded
           *[yes] { $player }, discarded
        }: { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Discarded: { $number }
   *[other] { $player } discards { $number }
}
air-flown = { $verbosity ->
    [full] { $player-is ->
        [you] In your zone: { $cards }.
       *[other] { $player } flew: { $cards }.
    }
    [minimal] { $player-is ->
        [you] Flying { $cards }.
       *[other] { $named ->
            [no] Flying
           *[yes] { $player },
        } { $cards }.
    }
   *[short] { $player-is ->
        [you] Flying { $cards }.
       *[other] { $named ->
            [no] Flying
           *[yes] { $player }, flying
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Flown { $cards }
   *[other] { $player } flew { $cards }
}
air-flown-common = { $verbosity ->
    [full] { $player-is ->
        [you] Put in the common zone: { $cards }.
       *[other] Put in the common zone: { $cards }.
    }
   *[short] { $player-is ->
        [you] Common { $cards }.
       *[other] { $named ->
            [no] Common
           *[yes] { $player }, common
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Common { $cards }
   *[other] Common { $cards }
}

## What happens: the end
## Heard by everybody when a game of Air Sorcière comes near its end and ends, and again in the results. $number: how
## many colours of grimoires are left, “2”; $player: who wins, or in a score line whose points they are; $points: the
## points, “12”; $scores: the lines “air-score-line” of all players, “Ada, 12 points, Max, 9 points”; $winners: those
## who share the win, as a list.

air-last-round = Few colours of grimoires are left: this is the last round.
    .braille = Last round
# When the game is over, before who won. $number: how many colours of grimoires are left.
air-why-colours = { $number ->
    [one] Grimoires of only one colour are left.
   *[other] Grimoires of only { $number } colours are left.
}
    .braille = Colours left: { $number }
air-why-pile = Nothing is left to draw.
# After a diploma, when the next colour to run out ends the game.
air-near-end = { $verbosity ->
    [full] The end is near. When one more colour of grimoires runs out, the game is over.
   *[short] The end is near.
}
    .braille = One more colour out ends the game
air-ended = { $player-is ->
    [you] The game is over. You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Final scores: { $scores }.
   *[other] The game is over. { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Final scores: { $scores }.
}
    .braille = { $player-is ->
    [you] Won, { $points } pts
   *[other] { $player } wins, { $points } pts
}
air-ended-shared = The game is over. It is a tie between { $winners }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Final scores: { $scores }.
    .braille = Tie at { $points } pts
air-score-line = { $player-is ->
    [you] you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
    .braille = { $player-is ->
    [you] you { $points }
   *[other] { $player } { $points }
}

## Your turn: the question
## Heard in Air Sorcière when it becomes the listener’s turn: the risk, what may be taken, and the question of the
## phase. $bad: how many unseen cards would make the next draw crash, “9”, of $number unseen cards, “30”; $cards: the
## cards of the common zone that fit, as the lines “air-take-line”, “2, green 7”, in which $number is what to type;
## $card: one card, “green 7”; in “air-turn-cat”, $number: how many cards the cat takes, “3”.

air-danger = { $verbosity ->
    [full] { $bad ->
        [0] No card
        [one] { $bad } card
       *[other] { $bad } cards
    } in { $number } would make you crash.
   *[short] Risk, { $bad } in { $number }.
}
    .braille = Risk { $bad } in { $number }
air-takes = { $verbosity ->
    [full] To take: { $cards }.
   *[short] { $cards }.
}
    .braille = Take { $cards }
air-take-line = { $number }, { $card-listed }
    .braille = { $number } { $card }
air-turn-first = { $verbosity ->
    [full] Your turn to fly. Enter draws.
   *[short] Your turn.
}
    .braille = Your turn to fly
    .touch = Your turn to fly.
air-turn-draw = { $verbosity ->
    [full] Your turn to fly. The common zone has nothing for you: a card is drawn.
   *[short] Your turn, draw.
}
    .braille = You fly: only drawing
air-turn-fly = { $verbosity ->
    [full] Another card with Enter, or land with zero?
   *[short] Another, or zero?
}
    .braille = Another, or 0 to land?
    .touch = Another card, or land?
air-turn-placing = { $verbosity ->
    [full] Where does { $card-the } go: your zone with Enter, or the common zone with plus?
   *[short] Yours, or plus?
}
    .braille = { $card }: yours, or plus: common?
    .touch = Where does { $card-the } go: your zone, or the common zone?
air-turn-landing = { $verbosity ->
    [full] Which column do you take into your hand?
   *[short] Which column?
}
    .braille = Which column?
air-turn-diploma = { $verbosity ->
    [full] Do you want to earn a diploma?
   *[short] A diploma?
}
    .braille = A diploma?
air-turn-cat = { $verbosity ->
    [full] Choose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to discard for the black cat.
   *[short] Discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
    .braille = Discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Your turn: the choices
## Entries of the list of choices in Air Sorcière, after “1,” or “Enter,”; on the page they are buttons. $card: the card
## to take, “green 7”; $colour: the colour of the column to land, or of the diploma, “green”; $values: the values of the
## column, as a list, “2, 5, 9”; $number: how many grimoires the diploma earns, “2”; $cards: the cards to give or to
## discard, as a list.

air-choice-draw = draw
air-choice-take = take { $card-the }
    .braille = take { $card }
air-choice-stop = land
air-choice-keep = { $verbosity ->
    [full] in your zone
   *[short] yours
}
    .braille = yours
air-choice-common = { $verbosity ->
    [full] in the common zone
   *[short] common
}
    .braille = common
air-choice-land = { $verbosity ->
    [full] { $colour } column: { $values }
   *[short] { $colour } { $values }
}
    .braille = { $colour } { $values }
air-choice-no-land = land no column
air-choice-diploma = { $verbosity ->
    [full] { $colour } diploma, { $number ->
        [one] { $number } grimoire
       *[other] { $number } grimoires
    } for { $cards }
   *[short] { $colour }, { $number ->
        [one] { $number } grimoire
       *[other] { $number } grimoires
    }: { $cards }
}
    .braille = { $colour } { $number }: { $cards }
air-choice-no-diploma = no diploma
air-choice-discard = discard { $cards }
    .braille = { $cards }

## Answers: hands, columns, grimoires
## Heard in Air Sorcière after the keys “your hand” and “table”, and in the score key the grimoires. $colour: one
## colour, “green”, with its $values as a list, “2, 5, 9”; $number: how many cards the hand has, “6”, or how many
## grimoires of a colour, “2”; $cards: the hand, colour by colour, “green 2, 5, black 11”; $player: whose they are;
## $columns: the lines “air-column” of that player, “green 2, 5”; $lines: the lines “air-grimoires-line”, “2 green”;
## $hand: how many cards that player holds, “6”.

air-colour-group = { $colour } { $values }
    .braille = { $colour ->
    [black] { colour-black-letter }
    [orange] { colour-orange-letter }
    [purple] { colour-purple-letter }
    [green] { colour-green-letter }
    [red] { colour-red-letter }
   *[other] { $colour }
}{ $values }
air-hand = { $verbosity ->
    [full] Your hand, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
   *[short] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
}
    .braille = { $cards }
air-hand-open = { $player-is ->
    [you] Your hand
   *[other] Hand, { $player }
}: { $cards }.
    .braille = { $cards }
air-columns = { $player-is ->
    [you] Your columns
   *[other] Columns, { $player }
}: { $columns }.
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $columns }
air-columns-none = { $player-is ->
    [you] You have no column.
   *[other] { $player } has no column.
}
    .braille = { $player-is ->
    [you] No column
   *[other] { $player } no column
}
air-column = { $colour } { $values }
    .braille = { $colour ->
    [black] { colour-black-letter }
    [orange] { colour-orange-letter }
    [purple] { colour-purple-letter }
    [green] { colour-green-letter }
    [red] { colour-red-letter }
   *[other] { $colour }
}{ $values }
air-grimoires = { $player-is ->
    [you] Your grimoires
   *[other] Grimoires, { $player }
}: { $lines }; { $hand ->
    [0] empty hand
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $lines }; hand { $hand }
air-grimoires-none = { $player-is ->
    [you] You have no grimoire
   *[other] { $player } has no grimoire
}; { $hand ->
    [0] empty hand
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} no grimoire; hand { $hand }
air-grimoires-nobody = Nobody has a grimoire.
    .braille = No grimoires
air-grimoires-line = { $number } { $colour }
    .braille = { $number }{ $colour ->
    [black] { colour-black-letter }
    [orange] { colour-orange-letter }
    [purple] { colour-purple-letter }
    [green] { colour-green-letter }
    [red] { colour-red-letter }
   *[other] { $colour }
}

## Answers: the risk and the common zone
## Heard in Air Sorcière after the keys “what beats what” (the risk) and “middle of the table” (the common zone).
## $player: whose flight it is; $lines: one entry “air-risk-line” a column, with its last $card, “green 7”, and the
## $number of unseen cards that are lower, “4”; $bad: how many unseen cards would not fit any column, “9”, of $number
## unseen cards, “30”; $cards: the cards of the common zone with what to type for each, as a list.

air-risk-no-column = { $player-is ->
    [you] You have no column
   *[other] { $player } has no column
}: no risk.
    .braille = No risk
air-risk-line = { $card }, { $number ->
    [0] none lower
   *[other] { $number } lower
}
    .braille = { $card } { $number }
air-risk-common = { $verbosity ->
    [full] { $bad ->
        [0] No card
        [one] { $bad } card
       *[other] { $bad } cards
    } in { $number } would go to the common zone: { $lines }.
   *[short] Too low, { $bad } in { $number }: { $lines }.
}
    .braille = Common { $bad } in { $number }: { $lines }
air-risk-crash = { $verbosity ->
    [full] { $bad ->
        [0] No card
        [one] { $bad } card
       *[other] { $bad } cards
    } in { $number } would make you crash: { $lines }.
   *[short] Risk of a crash, { $bad } in { $number }: { $lines }.
}
    .braille = Crash { $bad } in { $number }: { $lines }
air-common = Common zone: { $cards }.
    .braille = Common { $cards }
air-common-empty = The common zone is empty.
air-common-fits = These fit your columns: { $cards }.
    .braille = Fits { $cards }
air-common-fits-none = Nothing there fits your columns.
air-common-used = { $verbosity ->
    [full] The common zone has been used this turn. The next card that is too low will crash.
   *[short] Used this turn.
}
    .braille = Used this turn
air-common-free = { $verbosity ->
    [full] The common zone has not been used this turn.
   *[short] Not used this turn.
}
    .braille = Not used this turn

## Answers: whose turn, points, what is left
## Heard in Air Sorcière after the keys “whose turn”, “scores” and “what is left”; the discard pile after “table”.
## $player: whose turn it is, or who a line is about; $taken: how many cards were taken this turn, “3”; $players: those
## who have yet to discard for the cat, as a list; $lines: one entry a player, “Ada, 12 points” or “Ada, 6”, or one a
## colour of grimoires, “4 green”; $cards: the cards of the discard pile, as a list; $draw and $discard: how many cards
## those piles have, “30” and “8”; $number: how many cards a player holds, “6”.

air-turn-of-fly = { $player-is ->
    [you] It is your turn to fly.
   *[other] It is { $player }’s turn to fly.
}
air-turn-of-fly-on = { $player-is ->
    [you] It is your turn: fly on or land
   *[other] It is { $player }’s turn to fly on or land
}; { $taken ->
    [one] { $taken } card taken
   *[other] { $taken } cards taken
} this turn.
    .braille = { $player-is ->
    [you] Your turn
   *[other] { $player } to act
}, taken { $taken }
air-asked-fly-on = Fly on, or land?
air-turn-of-placing = { $player-is ->
    [you] It is your turn to place the card drawn.
   *[other] It is { $player }’s turn to place the card drawn.
}
    .braille = { $player-is ->
    [you] Your turn to place
   *[other] { $player } to place
}
air-turn-of-landing = { $player-is ->
    [you] It is your turn to land.
   *[other] It is { $player }’s turn to land.
}
    .braille = { $player-is ->
    [you] Your turn to land
   *[other] { $player } to land
}
air-turn-of-diploma = { $player-is ->
    [you] You may earn a diploma, or pass.
   *[other] { $player } may earn a diploma.
}
    .braille = { $player-is ->
    [you] You: diploma
   *[other] { $player }: diploma
}
air-turn-of-cat = The black cat is waiting for { $players } to discard.
    .braille = Black cat: { $players }
air-scores = Points: { $lines }.
    .braille = { $lines }
air-discard = Discard pile: { $cards }.
    .braille = Discard pile { $cards }
air-stock = Grimoires to earn: { $lines }.
    .braille = { $lines }
air-stock-alike = { $number ->
    [0] There are no grimoires left to earn.
   *[other] Grimoires to earn: { $number } of each colour.
}
    .braille = Grimoires: { $number } a colour
air-piles = { $verbosity ->
    [full] { $draw ->
        [0] The draw pile is empty
        [one] { $draw } card in the draw pile
       *[other] { $draw } cards in the draw pile
    }, { $discard ->
        [0] the discard pile is empty
        [one] { $discard } card in the discard pile
       *[other] { $discard } cards in the discard pile
    }.
   *[short] Draw pile, { $draw }; discard pile, { $discard }.
}
    .braille = Draw { $draw } discard { $discard }
air-counts = { $verbosity ->
    [full] { $draw ->
        [0] The draw pile is empty
        [one] { $draw } card in the draw pile
       *[other] { $draw } cards in the draw pile
    }, { $discard ->
        [0] the discard pile is empty
        [one] { $discard } card in the discard pile
       *[other] { $discard } cards in the discard pile
    }. In hand: { $lines }.
   *[short] Draw pile, { $draw }; discard pile, { $discard }. In hand: { $lines }.
}
    .braille = Draw { $draw } discard { $discard } hand { $lines }
air-count-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $number }

## Answers: the rules of this table, what you may do
## Heard in Air Sorcière with the key “table”, which ends with the rules in force, and with the key “what you may do”.
## $limit: how many cards the cat leaves, “15”; $bonus: “once” or “per-set”; $several: “yes” if several diplomas a turn
## are allowed; $end: “round” or “immediate”; $starter: who began; $hands: “open” if all hands may be seen.

air-options = The black cat leaves { $limit } cards in hand. { $bonus ->
    [once] One extra point for having all five colours
   *[per-set] One extra point for each set of five colours
}. { $several ->
    [yes] Several diplomas a turn
   *[no] One diploma a turn
}. { $end ->
    [round] The last round is played to its end; { $starter-is ->
        [you] you began
       *[other] { $starter } began
    }
   *[immediate] The game ends at once
}. { $hands ->
    [open] Hands are open
   *[closed] Hands are hidden
}.
    .braille = Black cat: { $limit } cards
air-moves-fly = Enter draws. A number takes a common card. After one card, zero lands.
    .braille = Enter draws, number takes, 0 lands
    .touch = Draw, or take a common card. After one card, you may land.
air-moves-placing = Enter: your zone. Plus: common zone, and a forced landing.
    .braille = Enter: your zone; plus: common
    .touch = Your zone, or the common zone, and a forced landing.
air-moves-landing = Choose a column to take into your hand, by number or colour. Forced landing: one of the shortest. Soft landing: any column, or none.
    .braille = Choose a column
    .touch = Choose a column to take into your hand. Forced landing: one of the shortest. Soft landing: any column, or none.
air-moves-diploma = Give 3, 4 or 5 cards of one colour. You earn 1, 2 or 3 grimoires. Type a number, or the cards: “g3 g7 k11”. Enter: none.
    .braille = 3, 4 or 5 cards, or Enter
    .touch = Give 3, 4 or 5 cards of one colour. You earn 1, 2 or 3 grimoires. Or pass.
air-moves-diploma-others = A card of another colour may stand in, one of each colour, if you have a grimoire of its colour and it is higher than the real cards. Cards may also be typed in full: “green 3, green 7, black 11”.
    .braille = Another colour may stand in
    .touch = A card of another colour may stand in, one of each colour, if you have a grimoire of its colour and it is higher than the real cards.
air-moves-cat = Choose cards to discard: a number, or their names.
    .braille = Choose the cards to discard
    .touch = Choose cards to discard.

## Refusals: moves
## Heard by a person who types a move that Air Sorcière does not allow, or answered to a program. $action: the move as a
## program wrote it, “fly”; $card: a card, “green 7”, or what was typed for one; $colour: a colour, “green”, or what was
## typed for one; $number: the number that was typed, how many cards were given, or how many the cat takes, “3”; $top:
## the last card of the column, “green 9”; $wanted: how many grimoires the diploma earns, “2”; $left: how many of them
## are left, “1”; $highest: the greatest of the real cards, “9”; $value: the value of the card that stands in, “8”.

air-refuse-no-such-action = “{ $action }” is not an action in this game.
    .braille = Unknown action.
air-refuse-no-such-card = There is no card named “{ $card }”: the colours are black, orange, purple, green and red, and the values run from 1 to 15.
    .braille = Unknown card.
air-refuse-no-such-colour = There is no colour named “{ $colour }”: the colours are black, orange, purple, green and red.
    .braille = Unknown colour.
air-refuse-stop-first = Take at least one card before you land.
air-refuse-fly-first = It is time to fly: draw, take a card from the common zone, or land.
    .braille = Draw, take or land.
air-refuse-not-in-common = There is no { $card } in the common zone.
    .braille = Not in common: { $card }
air-no-such-number = There is no number { $number } in the common zone.
    .braille = No number { $number } there.
air-refuse-own-common = You put { $card-the } in the common zone this turn: you cannot take your own card back in the same turn.
    .braille = Your own card of this turn: { $card }
air-refuse-does-not-fit = Your column ends with { $top-the }, and { $card-the } is not higher.
    .braille = { $card } is not higher than { $top }
air-refuse-place-first = First place the card you drew: in your zone or in the common zone.
    .braille = First place the card you drew.
air-refuse-common-used = You have already used the common zone this turn. The card goes in your zone.
    .braille = Common zone already used.
air-refuse-keep-does-not-fit = { $card-the } is too low for your column: it goes to the common zone.
    .braille = { $card } goes to the common zone.
air-refuse-land-first = It is time to land: choose a column.
air-refuse-must-land = The landing is forced: take the shortest column.
    .braille = Forced: take the shortest.
air-refuse-no-column = You have no column of that colour.
air-refuse-land-fewest = The landing is forced: take one of the shortest columns.
    .braille = Forced: one of the shortest.
air-refuse-diploma-first = It is time for a diploma: give cards, or pass.
    .braille = Give cards, or pass.
air-refuse-diploma-size = A diploma takes 3, 4 or 5 cards; you gave { $number }.
    .braille = 3, 4 or 5 cards, not { $number }.
air-refuse-diploma-not-in-hand = You earn a diploma with cards from your hand, each of them once.
    .braille = Only cards from your hand.
air-refuse-diploma-stock = This diploma takes { $wanted ->
    [one] { $wanted } { $colour } grimoire
   *[other] { $wanted } { $colour } grimoires
}; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
    .braille = Grimoires left: { $left }.
air-refuse-diploma-no-real-card = At least one real { $colour } card is needed.
air-refuse-joker-not-owned = A card of another colour can stand in only if you already have a grimoire of its colour: you have no { $colour } one.
    .braille = No { $colour } grimoire.
air-refuse-joker-too-small = To stand in, the { $colour } card must be higher than { $highest }. It is only { $value }.
    .braille = { $colour } { $value } is not over { $highest }.
air-refuse-joker-twice = Only one { $colour } card may stand in for one diploma.
    .braille = Only one { $colour } stands in.
air-refuse-cat-first = The black cat is waiting: first discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = First discard { $number }.
air-refuse-cat-not-in-hand = Discard cards from your own hand, each of them once.
    .braille = Only cards from your hand.
air-refuse-cat-number = The black cat takes exactly { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = Exactly { $number }.

## Refusals: positions
## Given to a program that asks the engine to load a position of Air Sorcière with a fault; words in quotation marks
## stay as they are. $field: the field with the fault, “seats[0].columns.green”; $number: how many grimoires the
## position has, “10”, of $limit in the game, “9”; $colour: a colour as the position writes it, “green”; $card: a card
## as the position writes it, “green-7”; $phase: the moment of the turn as the position writes it, “placing”.

air-position-column-not-rising = The values of the column “{ $field }” must rise.
    .braille = Column does not rise.
air-position-too-many-grimoires = The position has { $number } grimoires of the colour “{ $colour }”; the game has { $limit }.
    .braille = Too many grimoires.
air-position-placed-not-in-common = The card “{ $card }”, put in the common zone this turn, must be in “common”.
    .braille = Card missing from “common”.
air-position-numbers-differ = The field “turn.numbers” needs a rising number for each card of “common”.
    .braille = “turn.numbers” differs.
air-position-drawn-missing = The phase “{ $phase }” expects a drawn card, in the field “turn.drawn”.
    .braille = Field “turn.drawn” missing.
air-position-drawn-not-expected = The phase “{ $phase }” expects no drawn card.
    .braille = No “turn.drawn” here.
air-position-nothing-taken = In the phase “{ $phase }” at least one card must have been taken: see “turn.taken”.
    .braille = “turn.taken”: at least 1.
air-position-must-crash = The drawn card crashes at once: a position cannot wait for it to be placed.
    .braille = The drawn card must crash.
air-position-no-cat = The black cat comes only with a 15.

## The zones
## Names of the zones of Air Sorcière: heard with the keys that walk the table, and headings on the page.

air-zone-columns = Your columns
air-zone-grimoires = Your grimoires
air-zone-common = Common zone
air-zone-stock = Grimoires to earn

## The guided first game: each rule is told unasked once, at the moment it matters, in three short sentences at most.
## What ends in -example is told after the game instead, if that moment did not come.

guided-air-sorciere-aim = Your witches earn grimoires: one point each, and one more for all five colours.
# $cards: the cards of one’s columns, colour by colour.
guided-air-sorciere-columns = They fly in columns, one per colour, which only go up: you have { $cards }. A higher card goes on top, a lower one never does, and a colour you do not have yet starts its own column.
# $place: the number of a card of the common zone that fits one’s columns, 0 if there is none; $card: that card.
guided-air-sorciere-fly = On your turn, take at least one card: Enter draws, a number takes one from the common zone, which is open to all.{ $place ->
    [0] { "" }
   *[other] { "" } Number { $place }, { $card-the }, fits your columns without any risk.
}
    .touch = On your turn, take at least one card: from the draw pile, or from the common zone, which is open to all.{ $place ->
        [0] { "" }
       *[other] { "" } Number { $place }, { $card-the }, fits your columns without any risk.
    }
guided-air-sorciere-place = Once per turn, a card you drew may go to the common zone, with the plus key: a 15, for instance, would close its column. In exchange, you no longer choose which column you take into your hand.
    .touch = Once per turn, a card you drew may go to the common zone: a 15, for instance, would close its column. In exchange, you no longer choose which column you take into your hand.
guided-air-sorciere-place-example = A card you drew, say a 15 that would close its column, may go to the common zone, once per turn, with the plus key. In exchange, you no longer choose which column you take into your hand.
    .touch = A card you drew, say a 15 that would close its column, may go to the common zone, once per turn. In exchange, you no longer choose which column you take into your hand.
guided-air-sorciere-low = A card you draw that is too low for its column goes to the common zone by itself, once per turn.
guided-air-sorciere-low-example = On a column that ends with 12, a 9 you draw is too low. Once per turn, it goes to the common zone by itself.
guided-air-sorciere-crash = The common zone had already been used, so the column is lost and the turn ends. The other columns stay in the air.
guided-air-sorciere-crash-example = If a card is too low when the common zone has been used already, it is a crash. Its whole column is lost, and the turn ends. Without a grimoire of that colour, you keep that card in hand.
guided-air-sorciere-go-on = There is no hurry to land. You may take more cards, and your columns stay in the air from one turn to the next.
# $cards: the cards of one’s hand, colour by colour; $any: “yes” if there are any.
guided-air-sorciere-hand = { $any ->
    [yes] Your hand has { $cards }
   *[no] Your hand is empty
}, and { $key-hand } says it again. A column that lands adds its cards there, and three cards of one colour are worth a grimoire.
    .touch = { $any ->
        [yes] Your hand has { $cards }
       *[no] Your hand is empty
    }. A column that lands adds its cards there, and three cards of one colour are worth a grimoire.
guided-air-sorciere-soft = You put nothing in the common zone this turn. The landing is soft, and you choose the column.
guided-air-sorciere-soft-example = If you put nothing in the common zone this turn, the landing is soft. You choose the column that you take into your hand.
guided-air-sorciere-forced = The common zone has been used. The landing is now forced, and your shortest column will come to your hand. If a card you draw is too low, it is a crash: its column is lost, and your turn is over.
guided-air-sorciere-forced-example = Once the common zone has been used, the landing is forced. Your shortest column comes to your hand, the one of two cards rather than the one of three.
guided-air-sorciere-diploma = A diploma is exchanged for cards of your hand. Three of one colour give one grimoire, four give two, five give three.
guided-air-sorciere-diploma-example = After the landing, the diploma: three green cards from your hand give one green grimoire, four give two, five give three.
guided-air-sorciere-joker = This diploma had a joker. It is a card of another colour, of which you already have a grimoire. It must be higher than the real cards, and the only one of its colour.
guided-air-sorciere-joker-example = With green 3, green 7 and a black grimoire, the black 11 may serve as a third green card. Such a joker must be higher than the real cards, and the only one of its colour.
guided-air-sorciere-risk = { $Key-rank } says how many of the cards to come would be too low.
    .touch = The button “Ask” says how many of the cards to come would be too low.
guided-air-sorciere-end = The game ends when two colours of grimoires have run out. In this game there are only one or two of each.
guided-air-sorciere-keys = { $Key-hand } reads your hand, { $key-table } the whole table, { $key-turn } whose turn it is. The question mark says what you may do.
    .touch = The button “Ask” answers your questions: your hand, the whole table, whose turn it is, what you may do.

## Advice: why to draw, land or keep
## Heard in Air Sorcière after the key for advice, after the choice: “Advice: draw. 6 of 30 cards would make you crash.”
## $bad: how many unknown cards would fit on no column, “6”, of $number unknown cards, “30”; $number, else: how many cards
## a column or a hand would have, “4”, or how many grimoires a diploma brings, “2”, for $cards cards, “4”; $colour: the
## colour of that column, “green”; $cards in “stop”: how many cards a landing brings in hand; $least and $most: what the
## smallest and the largest diploma bring, “1” and “3”.

air-advice-draw = { $bad ->
    [0] No card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would make you crash
air-advice-draw-free = No danger: { $bad ->
    [0] no card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would go to the common zone
air-advice-keep = Then { $bad ->
    [0] no card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would make you crash
air-advice-keep-free = Then { $bad ->
    [0] no card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would go to the common zone
air-advice-common = Then { $bad ->
    [0] no card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would make you crash
air-advice-take = The { $colour } column: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
air-advice-land = { $number ->
    [one] { $number } { $colour } card
   *[other] { $number } { $colour } cards
} in hand
air-advice-no-land = No column brings enough
air-advice-stop = Brings { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
} into your hand; { $bad ->
    [0] no card
    [one] { $bad } card
   *[other] { $bad } cards
} in { $number } would make you crash
air-advice-stop-free = Brings { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
} into your hand, and keeps the other columns
air-advice-diploma = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $number ->
    [one] { $number } grimoire
   *[other] { $number } grimoires
}
air-advice-wait = A larger diploma brings up to { $most ->
    [one] { $most } grimoire
   *[other] { $most } grimoires
}, the smallest { $least }
air-advice-discard = Leaves { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand, the most promising

## Words explained
## Heard once, after a message that first uses the word, and after the key “last event, in detail”.

term-air-sorciere-cat = The black cat comes when a 15 is drawn. A hand with more cards than the limit discards the rest.
term-air-sorciere-crash = A crash: the card that was drawn is too low for its column. The column is lost, and the turn ends.
term-air-sorciere-common = The common zone: once a turn, a drawn card may go there, and anyone may take it. The landing is then forced, with the shortest column.
term-air-sorciere-landing = Landing takes a whole column into the hand. You earn diplomas with your hand.
term-air-sorciere-diploma = A diploma: three cards of one colour for one grimoire, four for two, five for three. A grimoire is worth one point.
