### La Roue des Sorcières.

title-roue-des-sorcieres = La Roue des Sorcières

## What the keys do

about-hand-roue-des-sorcieres = your hand, sorted and numbered.
    .braille = your hand.
about-counts-roue-des-sorcieres = the cards left in the piles and in each hand.
    .braille = the cards left.
about-current-roue-des-sorcieres = the current trick, and who is winning it.
    .braille = the current trick.
about-rank-roue-des-sorcieres = the trump, and the values from the strongest to the weakest.
    .braille = the trump, and what beats what.

## What happens
## Heard as things happen, and in the history. $number: how many, or the number of the thing; $player: the player it
## speaks of; $colour: the name of a colour; $value: a value; $card: a card; $plays: who played which card, as a list;
## $points: how many points; $place: the place of the thing: in a list, on a card, in a line; $trump: the new trump
## card; $scores: each player’s score, as a list; $winners: those who share the win, as a list.

roue-dealt = You are dealt { $number } cards.
roue-dealt-other = { $player } is dealt { $number } cards.
roue-trump-turned = Trump is { $colour }, the wheel is on { $value }.
    .braille = Trump { $card }
roue-leader-chosen = { $player-is ->
    [you] You lead first.
   *[other] { $player } leads first.
}
roue-played = { $verbosity ->
    [full] { $player-is ->
        [you] You play { $card-the }.
       *[other] { $player } plays { $card-the }.
    }
   *[short] { $player-is ->
        [you] You, { $card }.
       *[other] { $player }, { $card }.
    }
}
    .braille = { $player-is ->
    [you] Played { $card }
   *[other] { $player } { $card }
}
roue-play = { $player-is ->
    [you] you, { $card }
   *[other] { $player }, { $card }
}
    .braille = { $player-is ->
    [you] you { $card }
   *[other] { $player } { $card }
}
roue-plays = { $plays }.
    .braille = { $plays }
roue-trick-won = { $verbosity ->
    [full] { $player-is ->
        [you] You win the trick with { $card-the }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } wins the trick with { $card-the }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    [minimal] { $player-is ->
        [you] Your trick.
       *[other] { $player }’s trick.
    }
   *[short] { $player-is ->
        [you] Your trick, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player }’s trick, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
    .braille = { $player-is ->
    [you] Trick to you { $card } { $points } pts
   *[other] Trick { $player } { $card } { $points } pts
}
roue-trump-changed = { $verbosity ->
    [full] { $player-is ->
        [you] You give up { $card-the }: trump is now { $colour }, the wheel is on { $value }.
       *[other] { $player } gives up { $card-the }: trump is now { $colour }, the wheel is on { $value }.
    }
   *[short] Trump, { $card }.
}
    .braille = Trump { $card }
roue-trump-kept = { $player-is ->
    [you] { $verbosity ->
        [full] You keep the whole trick; the trump stays.
       *[short] Trick kept.
    }
   *[other] { $player } keeps the whole trick; the trump stays.
}
    .braille = { $player-is ->
    [you] Trick kept
   *[other] { $player } keeps the trick
}
# $place is the number that the card has in the hearer's own hand, 0 where none is told; it is heard as it comes
roue-drew = { $verbosity ->
    [full] You draw { $card-the }{ $place ->
        [0] .
       *[other] , number { $place }.
    }
   *[short] { $place ->
        [0] Drew { $card }.
       *[other] { $place }, { $card-listed }.
    }
}
    .braille = Drew { $place ->
    [0] { $card }
   *[other] { $place } { $card }
}
roue-drew-other = { $player } draws a card.
roue-trump-taken = { $verbosity ->
    [full] { $player-is ->
        [you] You take the trump, { $card-the }{ $place ->
            [0] .
           *[other] , number { $place }.
        } New trump, { $trump }.
       *[other] { $player } takes the trump, { $card-the }. New trump, { $trump }.
    }
   *[short] { $player-is ->
        [you] Trump taken, { $place ->
            [0] { $card }
           *[other] { $place }, { $card-listed }
        }. Trump, { $trump }.
       *[other] { $player } takes the trump. Trump, { $trump }.
    }
}
    .braille = { $player-is ->
    [you] Took { $place ->
        [0] { $card }
       *[other] { $place } { $card }
    }, trump { $trump }
   *[other] { $player } takes { $card }, trump { $trump }
}
roue-trump-taken-last = { $player-is ->
    [you] You take the last trump, { $card-the }{ $place ->
        [0] .
       *[other] , number { $place }.
    } There is no trump now; the wheel stays where it is.
   *[other] { $player } takes the last trump, { $card-the }. There is no trump now; the wheel stays where it is.
}
    .braille = { $player-is ->
    [you] Took { $place ->
        [0] { $card }
       *[other] { $place } { $card }
    }, no trump
   *[other] { $player } takes { $card }, no trump
}
roue-left-short = { $player-is ->
    [you] There is nothing left to draw: you play on with one card fewer.
   *[other] There is nothing left for { $player } to draw.
}
    .braille = { $player-is ->
    [you] Nothing to draw for you
   *[other] Nothing to draw: { $player }
}
roue-final-phase = { $verbosity ->
    [full] The draw pile is empty: play your last cards without drawing.
   *[short] No more drawing.
}
    .braille = Draw pile empty, last cards
# When the game is over, before who won.
roue-why-over = All cards have been played.
roue-ended = { $player-is ->
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
roue-ended-shared = The game is over. It is a tie between { $winners }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Final scores: { $scores }.
    .braille = Tie at { $points } pts
roue-score-line = { $player-is ->
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
## Heard when it is the listener’s turn. $card: a card.

roue-turn-lead = { $verbosity ->
    [full] Your turn to lead.
   *[short] Your lead.
}
    .braille = Your lead
roue-turn-follow = { $verbosity ->
    [full] Your turn to play.
   *[short] Your turn.
}
    .braille = Your turn
roue-turn-trump = { $verbosity ->
    [full] Give up a card from this trick to change the trump, or keep the whole trick?
   *[short] Change the trump?
}
    .braille = Change the trump?
roue-choice-trump = { $card-listed }
    .braille = { $card }
roue-choice-no-trump = { $verbosity ->
    [full] keep the whole trick
   *[short] keep it all
}
    .braille = keep

## Questions and answers
## Heard in answer to a key. $colour: the name of a colour; $ranking: the values in order, as a list; $card: a card;
## $value: a value; $led: the colour led; $plays: who played which card, as a list; $player: the player it speaks of;
## $points: how many points; $lines: one entry per player or thing, as a list; $number: how many, or the number of the
## thing; $cards: cards, as a list; $draw: how many cards the draw pile has; $trumps: how many cards the trump pile
## has; $side: the side of the wheel; $keep: “yes” if the last trump stays; $scores: each player’s score, as a list.

roue-ranking = { $verbosity ->
    [full] Trump { $colour }. From the strongest value to the weakest: { $ranking }.
   *[short] Trump { $colour }: { $ranking }.
}
    .braille = Trump { $card }: { $ranking }
roue-ranking-no-trump = { $verbosity ->
    [full] There is no trump, the wheel is on { $value }. From the strongest value to the weakest: { $ranking }.
   *[short] No trump: { $ranking }.
}
    .braille = No trump: { $ranking }
roue-trick = { $verbosity ->
    [full] Colour led: { $led }. Cards played: { $plays }. { $player-is ->
        [you] You are winning with { $card-the }
       *[other] { $player } is winning with { $card-the }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the trick.
   *[short] In the trick: { $plays }. { $player-is ->
        [you] You are winning
       *[other] { $player } is winning
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
    .braille = { $plays }
roue-trick-empty = { $player-is ->
    [you] The trick is empty: you lead.
   *[other] The trick is empty: { $player } leads.
}
    .braille = Trick empty
roue-turn-of-play = { $player-is ->
    [you] It is your turn to play a card.
   *[other] It is { $player }’s turn to play a card.
}
    .braille = { $player-is ->
    [you] Your turn to play
   *[other] { $player } to play
}
roue-turn-of-trump = { $player-is ->
    [you] The trick is yours: change the trump, or keep the whole trick.
   *[other] The trick goes to { $player }, who may change the trump.
}
    .braille = { $player-is ->
    [you] You: trump
   *[other] { $player }: trump
}
roue-scores = Points: { $lines }.
    .braille = { $lines }
roue-scores-hidden = { $verbosity ->
    [full] Points stay hidden until the end. Cards won: { $lines }.
   *[short] Cards won: { $lines }.
}
    .braille = Cards: { $lines }
roue-captured-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $player-is ->
    [you] you { $number }
   *[other] { $player } { $number }
}
roue-captured = Cards won: { $lines }.
    .braille = Won: { $lines }
roue-captured-cards = { $player-is ->
    [you] Your cards won
   *[other] Cards won, { $player }
}: { $number ->
    [0] none
   *[other] { $number }, { $cards }
}.
    .braille = { $player-is ->
    [you] you
   *[other] { $player }
} { $number }: { $cards }
roue-counts = { $draw ->
    [0] The draw pile is empty
    [one] { $draw } card in the draw pile
   *[other] { $draw } cards in the draw pile
}, { $trumps ->
    [0] the trump pile is empty
    [one] { $trumps } card in the trump pile
   *[other] { $trumps } cards in the trump pile
}. In hand: { $lines }.
    .braille = Pile { $draw } trump { $trumps } hand { $lines }
roue-count-line = { $player-is ->
    [you] you, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $number }
roue-trump-pile = The trump pile, from the top card down: { $cards }.
    .braille = Trumps: { $cards }
roue-trump-pile-empty = The trump pile is empty.
roue-options = { $side ->
    [descending] Descending side of the wheel
   *[ascending] Ascending side of the wheel
}. { $keep ->
    [yes] The last trump stays on the table
   *[no] The trump pile may be drawn to its last card
}. { $scores ->
    [yes] Points are announced
   *[no] Points stay hidden until the end
}.
    .braille = { $side ->
    [descending] Descending wheel
   *[ascending] Ascending wheel
}
roue-moves-play = Play any card, by number or name. You need not follow. { $key-hand } reads your hand.
    .braille = Play a card from your hand
roue-moves-trump = Give up a card to change the trump. It will not count. Enter: keep all.
    .braille = Give up a card, or Enter
roue-moves-wait = You are waiting for { $player }.
    .braille = Waiting for { $player }

## Refusals
## Heard when a move is refused. $card: a card; $action: the action as it was written; $field: the name of a field or
## a table; $seat: the number of a seat, from 0; $max: the greatest number allowed; $wheel: the value of the wheel;
## $value: a value; $leader: the seat that leads.

roue-refuse-no-such-card = There is no card named “{ $card }”: the colours are blue, yellow, red, green, purple and orange, and the values run from 1 to 9.
    .braille = Unknown card.
roue-refuse-no-such-action = “{ $action }” is not an action in this game: play a card, give one up to change the trump, or keep the trump.
    .braille = Unknown action.
roue-refuse-play-first = You can change the trump only after winning a trick: play a card from your hand.
    .braille = Play a card first.
roue-refuse-trump-first = The trick is complete: first decide on the trump. Give up a card from the trick, or keep it all.
    .braille = First decide on the trump.
roue-refuse-not-in-hand = You do not have { $card-the }. Play a card from your own hand.
    .braille = Not in hand: { $card }
roue-refuse-not-in-trick = There is no { $card } in this trick. Give up a card from the trick you have just won.
    .braille = Not in the trick: { $card }
roue-position-numbers-differ = The field “{ $field }” needs a number from 1 to 6 for each card of the hand, each number once.
    .braille = Numbers of the hand differ
roue-position-hand-too-big = Seat { $seat } has too many cards: a hand holds { $max } at most, including the card it has played to the trick.
    .braille = Seat { $seat }: hand too big.
roue-position-wheel-missing = Without a trump pile, the position must give the value of the wheel in the field “wheel”.
    .braille = Field “wheel” missing.
roue-position-wheel-differs = The wheel is on { $wheel }, but the visible trump is a { $value }: the two must be equal.
    .braille = Wheel { $wheel }, trump { $value }: not equal.
roue-position-trick-order = The field “{ $field }” is out of order: play goes clockwise and skips only seats without cards.
    .braille = Order of the trick impossible.
roue-position-trick-incomplete = The trick is not complete: seat { $seat } must play before the trump can change.
    .braille = Trick incomplete: seat { $seat }.
roue-position-leader-differs = Seat { $leader } cannot lead this trick: its first card comes from seat { $seat }.
    .braille = Seat { $seat } leads this trick.
roue-position-over-with-cards = The game is not over: there are still cards in hands or in the trick.
    .braille = Not over: there are cards left.

## The zones
## Heard while the table is walked by keys. $number: how many, or the number of the thing.

roue-zone-mine = Your cards won
roue-zone-trick = Trick
roue-zone-trumps = Trump pile
roue-zone-wheel = Wheel, strongest to weakest
    .braille = Wheel
roue-zone-won = { $number ->
    [0] no cards won
    [one] { $number } card won
   *[other] { $number } cards won
}
