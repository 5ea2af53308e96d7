### Air Sorcière.

title-air-sorciere = Air Sorcière
colour-black = black
colour-black-letter = k

## What happens

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
air-reshuffled = The discard pile is shuffled: { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in the draw pile.
    .braille = Discard shuffled, { $number } cards
air-drew = { $player-is ->
    [you] Drew { $card }.
   *[other] { $player } draws { $card-the }.
}
    .braille = { $player-is ->
    [you] Drew { $card }
   *[other] { $player } draws { $card }
}
air-kept = { $player-is ->
    [you] { $card }, in your zone.
   *[other] { $player } keeps { $card-the }.
}
    .braille = { $player-is ->
    [you] { $card } in your zone
   *[other] { $player } keeps { $card }
}
air-took = { $player-is ->
    [you] You take { $card-the } from the common zone.
   *[other] { $player } takes { $card-the } from the common zone.
}
    .braille = { $player-is ->
    [you] Took { $card }
   *[other] { $player } takes { $card }
}
air-put-in-common = { $player-is ->
    [you] { $card }, in the common zone: your landing will be forced.
   *[other] { $player } puts { $card-the } in the common zone.
}
    .braille = { $player-is ->
    [you] { $card } in common, forced
   *[other] { $player } { $card } in common
}
air-had-to-go-common = { $player-is ->
    [you] { $card } drawn, too low: it goes to the common zone, and your landing will be forced.
   *[other] { $player } draws { $card-the }, too low: it goes to the common zone.
}
    .braille = { $player-is ->
    [you] { $card } in common, forced
   *[other] { $player } { $card } in common
}
air-crashed = { $player-is ->
    [you] Crash! { $card } is too low. You lose: { $cards }.
   *[other] { $player } crashes with { $card-the }. Cards lost: { $cards }.
}
    .braille = { $player-is ->
    [you] Crash { $card }
   *[other] Crash { $player } { $card }
}
air-bonus = { $player-is ->
    [you] With no grimoire of that colour, you keep { $card-the } in hand.
   *[other] { $player } keeps { $card-the } in hand, having no grimoire of that colour.
}
    .braille = { $player-is ->
    [you] { $card } in hand
   *[other] { $player } { $card } in hand
}
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
air-landed = { $player-is ->
    [you] You take in hand: { $cards }.
   *[other] { $player } takes in hand: { $cards }.
}
    .braille = { $player-is ->
    [you] In hand { $cards }
   *[other] { $player } in hand { $cards }
}
air-stayed-aloft = { $player-is ->
    [you] No column lands.
   *[other] { $player } lands no column.
}
    .braille = { $player-is ->
    [you] Nothing lands
   *[other] { $player } lands nothing
}
air-diploma = { $player-is ->
    [you] Diploma! You earn { $number ->
        [one] { $number } { $colour } grimoire
       *[other] { $number } { $colour } grimoires
    } for { $cards }.
   *[other] Diploma for { $player }: { $number ->
        [one] { $number } { $colour } grimoire
       *[other] { $number } { $colour } grimoires
    } for { $cards }.
}
    .braille = { $player-is ->
    [you] Diploma { $number } { $colour }
   *[other] { $player }: diploma { $number } { $colour }
}
air-diploma-declined = { $player-is ->
    [you] No diploma.
   *[other] { $player } takes no diploma.
}
    .braille = { $player-is ->
    [you] No diploma
   *[other] { $player }: no diploma
}
air-cat = Black cat! A hand keeps { $limit } cards and discards the rest. Hands too big: { $players }.
    .braille = Black cat, limit { $limit }
air-cat-harmless = Black cat, but no hand is over { $limit } cards.
    .braille = Black cat, no effect
air-cat-discarded = { $player-is ->
    [you] You discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
   *[other] { $player } discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
}
    .braille = { $player-is ->
    [you] Discarded: { $number }
   *[other] { $player } discards { $number }
}
air-flown = { $player-is ->
    [you] In your zone: { $cards }.
   *[other] { $player } flies { $cards }.
}
    .braille = { $player-is ->
    [you] { $cards }
   *[other] { $player } { $cards }
}
air-flown-common = { $player-is ->
    [you] In the common zone: { $cards }.
   *[other] In the common zone: { $cards }.
}
    .braille = { $player-is ->
    [you] Common { $cards }
   *[other] Common { $cards }
}
air-last-round = Few colours of grimoires are left: this round is the last.
    .braille = Last round
air-ended = { $player-is ->
    [you] The game is over. You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $scores }.
   *[other] The game is over. { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $scores }.
}
    .braille = { $player-is ->
    [you] Won, { $points } pts
   *[other] { $player } wins, { $points } pts
}
air-ended-shared = The game is over. The win is shared by { $winners }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $scores }.
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

## Your turn

air-turn-first = Your turn to fly.
    .braille = Your turn to fly
air-turn-fly = Another card, or land?
    .braille = Another, or land?
air-turn-placing = { $card } drawn. Your zone, or the common zone?
    .braille = { $card }: yours, or common?
air-turn-landing = Which column do you take in hand?
    .braille = Which column?
air-turn-diploma = Do you take a diploma?
    .braille = Diploma?
air-turn-cat = Discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
} for the black cat.
    .braille = Discard { $number }
air-choice-draw = draw
air-choice-take = take { $card-the }
    .braille = take { $card }
air-choice-stop = land
air-choice-keep = in your zone
air-choice-common = in the common zone
air-choice-land = { $colour } column: { $values }
    .braille = { $colour } { $values }
air-choice-no-land = land nothing
air-choice-diploma = { $number ->
    [one] { $number } { $colour } grimoire
   *[other] { $number } { $colour } grimoires
}, for { $cards }
    .braille = { $number } { $colour }: { $cards }
air-choice-no-diploma = no diploma
air-choice-discard = discard { $cards }
    .braille = { $cards }

## Questions and answers

air-colour-group = { $colour } { $values }
air-hand = Your hand, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $cards }.
    .braille = { $cards }
air-columns = { $player-is ->
    [you] Your columns
   *[other] Columns, { $player }
}: { $columns }.
    .braille = { $columns }
air-columns-none = { $player-is ->
    [you] You have no column.
   *[other] { $player } has no column.
}
air-column = { $colour } { $values }
air-grimoires = { $player-is ->
    [you] Your grimoires
   *[other] Grimoires, { $player }
}: { $lines }; { $hand ->
    [0] empty hand
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
    .braille = { $lines }; hand { $hand }
air-grimoires-none = { $player-is ->
    [you] You have no grimoire
   *[other] { $player } has no grimoire
}; { $hand ->
    [0] empty hand
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
    .braille = { $player-is ->
    [you] No grimoire, hand { $hand }
   *[other] { $player } 0, hand { $hand }
}
air-grimoires-line = { $number } { $colour }
air-risk-no-column = { $player-is ->
    [you] You have no column
   *[other] { $player } has no column
}: none of the { $number } cards to come is too low.
    .braille = No risk
air-risk-line = { $card }, { $number ->
    [0] none lower to come
    [one] { $number } lower card to come
   *[other] { $number } lower cards to come
}
    .braille = { $card } { $number }
air-risk-common = { $lines }. { $bad } of the { $number } cards to come would go to the common zone.
    .braille = Common: { $bad } of { $number }
air-risk-crash = { $lines }. { $bad } of the { $number } cards to come would crash.
    .braille = Crash: { $bad } of { $number }
air-common = Common zone: { $cards }.
    .braille = Common { $cards }
air-common-empty = The common zone is empty.
air-common-fits = For you: { $cards }.
    .braille = For you { $cards }
air-common-fits-none = Nothing there fits your columns.
air-common-used = It was used this turn: the next misfit is a crash.
    .braille = It was used this turn
air-common-free = It has not been used this turn.
    .braille = Not used this turn
air-turn-of-fly = { $player-is ->
    [you] It is your turn to fly.
   *[other] It is { $player }’s turn to fly.
}
air-turn-of-placing = { $player-is ->
    [you] It is for you to place the card drawn.
   *[other] It is for { $player } to place the card drawn.
}
    .braille = { $player-is ->
    [you] You are to place
   *[other] { $player } to place
}
air-turn-of-landing = { $player-is ->
    [you] It is for you to land.
   *[other] It is for { $player } to land.
}
    .braille = { $player-is ->
    [you] You are to land
   *[other] { $player } to land
}
air-turn-of-diploma = { $player-is ->
    [you] It is for you to take a diploma, or not.
   *[other] { $player } may take a diploma.
}
    .braille = { $player-is ->
    [you] You: diploma
   *[other] { $player }: diploma
}
air-turn-of-cat = The black cat waits for discards: { $players }.
    .braille = Black cat: { $players }
air-scores = Points: { $lines }.
    .braille = { $lines }
air-stock = Grimoires to earn: { $lines }.
    .braille = { $lines }
air-counts = { $draw ->
    [0] The draw pile is empty
    [one] { $draw } card in the draw pile
   *[other] { $draw } cards in the draw pile
}, { $discard ->
    [0] the discard pile is empty
    [one] { $discard } card in the discard pile
   *[other] { $discard } cards in the discard pile
}. In hand: { $lines }.
    .braille = Draw { $draw } discard { $discard }
air-count-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $number }
air-options = The black cat leaves { $limit } cards in hand. { $bonus ->
    [once] One more point for having all five colours
   *[per-set] One more point for each set of five colours
}. { $several ->
    [yes] Several diplomas a turn
   *[no] One diploma a turn
}. { $end ->
    [round] At the end, the round is played out
   *[immediate] The end is immediate
}.
    .braille = Black cat: { $limit } cards
air-moves-fly = Draw, take a card of the common zone that fits your columns, or land after at least one card.
    .braille = Draw, take, or land
air-moves-placing = Keep the card in your zone, or put it in the common zone: once a turn, and the landing is then forced.
    .braille = Your zone, or common
air-moves-landing = Take a whole column in hand. On a forced landing it is the shortest one.
    .braille = Choose a column
air-moves-diploma = Give 3, 4 or 5 cards of one colour for 1, 2 or 3 grimoires of that colour. A card of another colour stands in if you have a grimoire of its colour, and if it is higher.
    .braille = 3, 4 or 5 cards, or none
air-moves-cat = Choose the cards to discard; you keep the others.
    .braille = Choose the cards to discard
air-moves-wait = { $player-is ->
    [you] You are waiting for the others to discard.
   *[other] You are waiting: it is { $player }’s turn.
}
    .braille = { $player-is ->
    [you] Waiting for the others
   *[other] { $player }’s turn
}

## Refusals

air-refuse-no-such-action = “{ $action }” is not an action of this game.
    .braille = Unknown action.
air-refuse-no-such-card = There is no card named “{ $card }”: the colours are black, orange, purple, green and red, the values go from 1 to 15.
    .braille = Unknown card.
air-refuse-no-such-colour = There is no colour named “{ $colour }”: there are black, orange, purple, green and red.
    .braille = Unknown colour.
air-refuse-stop-first = Take at least one card before you land.
air-refuse-fly-first = It is time to fly: draw, take a common card, or land.
    .braille = Draw, take or land.
air-refuse-not-in-common = { $card } is not in the common zone.
    .braille = Not in common: { $card }
air-refuse-own-common = You put { $card-the } in the common zone this turn: nobody takes their own card back in the same turn.
    .braille = Not your own card of this turn: { $card }
air-refuse-does-not-fit = { $card } does not fit your column, which ends with { $top-the }: it takes a higher card.
    .braille = { $card } does not fit on { $top }
air-refuse-place-first = First place the card drawn: in your zone or in the common zone.
    .braille = First place the card drawn.
air-refuse-common-used = The common zone was already used this turn: the card goes in your zone.
    .braille = The common zone was already used.
air-refuse-keep-does-not-fit = { $card } does not fit your column: this card goes to the common zone.
    .braille = { $card } goes to the common zone.
air-refuse-land-first = It is time to land: choose a column.
air-refuse-must-land = The landing is forced: take the shortest column.
    .braille = Forced: take the shortest.
air-refuse-no-column = You have no column of that colour.
air-refuse-land-fewest = The landing is forced: only one of the shortest columns may land.
    .braille = Forced: one of the shortest.
air-refuse-diploma-first = It is time for a diploma: give cards, or pass.
    .braille = Give cards, or pass.
air-refuse-diploma-size = A diploma takes 3, 4 or 5 cards; you give { $number }.
    .braille = 3, 4 or 5 cards, not { $number }.
air-refuse-diploma-not-in-hand = A diploma is earned with cards of your hand, each of them once.
    .braille = Only cards of your hand.
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
    .braille = At least one { $colour } card.
air-refuse-joker-not-owned = A { $colour } card stands in only if you already have a grimoire of that colour.
    .braille = No { $colour } grimoire.
air-refuse-joker-too-small = To stand in, the { $colour } card must be higher than { $highest }; it is { $value }.
    .braille = { $colour } { $value }: over { $highest }!
air-refuse-joker-twice = Only one { $colour } card may stand in for one diploma.
    .braille = Only one { $colour } stands in.
air-refuse-cat-first = The black cat waits: first discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = First discard { $number }.
air-refuse-cat-not-in-hand = You discard cards of your own hand, each of them once.
    .braille = Only cards of your hand.
air-refuse-cat-number = The black cat wants exactly { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
    .braille = Exactly { $number }.
air-position-column-not-rising = The values of the column “{ $field }” must rise.
    .braille = Column does not rise.
air-position-too-many-grimoires = There are { $number } grimoires of the colour “{ $colour }” in the position; the game has { $limit }.
    .braille = Too many grimoires.
air-position-placed-not-in-common = The card “{ $card }”, put in the common zone this turn, must be in “common”.
    .braille = Card missing from “common”.
air-position-drawn-missing = The phase “{ $phase }” expects a drawn card, in the field “turn.drawn”.
    .braille = Field “turn.drawn” missing.
air-position-drawn-not-expected = The phase “{ $phase }” expects no drawn card.
    .braille = No “turn.drawn” here.
air-position-nothing-taken = In the phase “{ $phase }” at least one card has been taken: see “turn.taken”.
    .braille = “turn.taken”: at least 1.
air-position-must-crash = The drawn card must crash: the position cannot wait for it.
    .braille = The drawn card must crash.
air-position-no-cat = The black cat comes only with a 15.
