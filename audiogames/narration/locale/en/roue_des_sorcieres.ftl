### La Roue des Sorcières.

title-roue-des-sorcieres = La Roue des Sorcières

## What the keys do
## Heard in La Roue des Sorcières in the help (question mark) and while keys are learnt, after the name of a key and a
## colon: “H: your hand, sorted and numbered.”

about-hand-roue-des-sorcieres = your hand, sorted and numbered.
    .braille = your hand.
about-counts-roue-des-sorcieres = the cards left in the piles and in each hand.
    .braille = the cards left.
about-current-roue-des-sorcieres = the current trick, and who is winning it.
    .braille = the current trick.
about-rank-roue-des-sorcieres = the trump, and the values from the strongest to the weakest.
    .braille = the trump, and what beats what.

## What happens: the deal and the tricks
## Heard by everybody in La Roue des Sorcières as cards are dealt and played, and read again in the history. $number:
## how many cards are dealt, “6”; $player: who plays or wins, “Ada”, with $player-is “you” for that person; $colour and
## $value: the colour of the trump, “blue”, and the value on which the wheel stands, “7”; $card: that trump, or the card
## that is played or wins, “blue 7”; $plays: the lines “roue-play” of the others since your turn, “Ada, blue 7, Max, red
## 3”; $points: the points of the trick, “4”.

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

## What happens: the trump and the draw
## Heard after each trick of La Roue des Sorcières: whether its winner changes the trump, and what each draws; only the
## person who draws hears which card. $player: the winner, or who draws; $card: the card given up for the trump, drawn
## or taken, “blue 7”; $colour and $value: the colour of the new trump and the value on which the wheel stands now;
## $place: the number of the card in the listener’s own hand, “3”, 0 where none is told; $trump: the trump that lies
## open now, “red 2”.

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
roue-drew-other = { $player-is ->
    [you] You draw a card.
   *[other] { $player } draws a card.
}
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

## What happens: the end
## Heard by everybody as La Roue des Sorcières comes to its end: nothing left to draw, the last cards, then who has won.
## $player: who finds nothing to draw, who wins, or whose points a score line gives; $points: the points, “31”; $scores:
## the lines “roue-score-line” of all players, “Ada, 31 points, Max, 24 points”; $winners: those who share the win, as a
## list.

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
## Heard in La Roue des Sorcières when it becomes the listener’s turn, and the choices after a trick is won: which card
## of it to give up for the trump. $card: such a card, “blue 7”.

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

## Answers: the trump, the trick, whose turn
## Heard in La Roue des Sorcières after the keys “what beats what”, “middle of the table” and “whose turn”. $colour and
## $card: the colour of the trump and the whole card, “blue”, “blue 7”; $value: where the wheel stands without a trump,
## “7”; $ranking: the values from the strongest to the weakest, as a list, “7, 6, 5”; $led: the colour of the first card
## of the trick, “red”; $plays: who has played which card, as a list, “Ada, red 3, Max, red 8”; $player: who is winning,
## leads or is to act; $card in “roue-trick”: the winning card; $points: the points in the trick so far, “4”; $side in
## “roue-strongest”, after the key “table”: “descending” or “ascending”, the side of the wheel.

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
roue-strongest = { $verbosity ->
    [full] Trump { $colour }. Strongest value: { $value }, then { $side ->
        [descending] down
       *[ascending] up
    } the wheel.
   *[short] Trump { $colour }, { $value } is strongest.
}
    .braille = Trump { $card }, { $value } strongest
roue-strongest-no-trump = { $verbosity ->
    [full] There is no trump. Strongest value: { $value }, then { $side ->
        [descending] down
       *[ascending] up
    } the wheel.
   *[short] No trump, { $value } is strongest.
}
    .braille = No trump, { $value } strongest
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
    [you] Give up a card for the trump?
   *[other] { $player }: trump
}

## Answers: points and what is left
## Heard in La Roue des Sorcières after the keys “scores”, “what is left” and “table”. $lines: one entry a player, “Ada,
## 31 points”, “Ada, 6”; $player: who an entry is about; $number: how many cards that player has won or holds, “6”;
## $cards: the cards won, or those of the trump pile from the top down, as a list; $card and $values: the first card of a
## colour, and the numbers of the others, “blue 2, 4, 6”; $draw and $trumps: how many cards the
## draw pile and the trump pile have, “12” and “2”.

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
roue-colour-group = { $card-listed }, { $values }
    .braille = { $card } { $values }
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

## Answers: the rules of this table, what you may do
## Heard in La Roue des Sorcières with the key “table”, which ends with the rules in force, and with the key “what you
## may do”. $side: “descending” or “ascending”; $keep: “yes” if the last trump stays on the table; $scores: “yes” if
## points are announced during the game; $player: who is to act.

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
    .touch = Play any card. You need not follow.
roue-moves-trump = Give up a card to change the trump. It will not count. Enter: keep all.
    .braille = Give up a card, or Enter
    .touch = Give up a card to change the trump. It will not count. Or keep all.
roue-moves-wait = You are waiting for { $player }.
    .braille = Waiting for { $player }

## Refusals
## The first six are heard by a person who types a move that La Roue des Sorcières does not allow; the others are given
## to a program that asks the engine to load a position with a fault. $card: a card, “blue 7”, or what was typed for
## one; $action: the move as a program wrote it; $field: the field with the fault, “seats[0].numbers”; $seat: the number
## of the seat with the fault, from 0; $max: how many cards a hand holds, “6”; $wheel: the value of the wheel in the
## position, “7”; $value: that of its visible trump, “3”; $leader: the seat that the position says leads, from 0.

roue-refuse-no-such-card = There is no card named “{ $card }”. The colours are blue, yellow, red, green, purple and orange, and the values run from 1 to 9.
    .braille = Unknown card.
roue-refuse-no-such-action = “{ $action }” is not an action in this game. Play a card, give one up to change the trump, or keep the trump.
    .braille = Unknown action.
roue-refuse-play-first = You can change the trump only after winning a trick. Play a card from your hand.
    .braille = Play a card first.
roue-refuse-trump-first = The trick is complete: first decide on the trump. Give up a card from the trick, or keep it all.
    .braille = First decide on the trump.
roue-refuse-not-in-hand = You do not have { $card-the }. Play a card from your own hand.
    .braille = Not in hand: { $card }
roue-refuse-not-in-trick = There is no { $card } in this trick. Give up a card from the trick you have just won.
    .braille = Not in the trick: { $card }
roue-position-numbers-differ = The field “{ $field }” needs a number from 1 to 6 for each card of the hand, each number once.
    .braille = Numbers of the hand differ
roue-position-hand-too-big = Seat { $seat } has too many cards. A hand holds { $max } at most, including the card it has played to the trick.
    .braille = Seat { $seat }: hand too big.
roue-position-wheel-missing = Without a trump pile, the field “wheel” must give the value of the wheel.
    .braille = Field “wheel” missing.
roue-position-wheel-differs = The wheel is on { $wheel }, but the visible trump shows { $value }. The two must be equal.
    .braille = Wheel { $wheel }, trump { $value }: not equal.
roue-position-trick-order = The field “{ $field }” is out of order. Play goes clockwise and skips only seats without cards.
    .braille = Order of the trick impossible.
roue-position-trick-incomplete = The trick is not complete: seat { $seat } must play before the trump can change.
    .braille = Trick incomplete: seat { $seat }.
roue-position-leader-differs = Seat { $leader } cannot lead this trick: its first card comes from seat { $seat }.
    .braille = Seat { $seat } leads this trick.
roue-position-over-with-cards = The game is not over. There are still cards in hands or in the trick.
    .braille = Not over. There are cards left.

## The zones
## Names of the zones of La Roue des Sorcières: heard with the keys that walk the table, and headings on the page.
## $number: how many cards a player has won, “6”.

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

## The guided first game: each rule is told unasked once, at the moment it matters, in three short sentences at most.
## What ends in -example is told after the game instead, if that moment did not come.

guided-roue-des-sorcieres-aim = The aim: win cards, since each is worth its value in points. At the end the highest total wins.
# $colour: the trump colour.
guided-roue-des-sorcieres-trump = Trump is { $colour }: a card of that colour beats all the others. Without trump in the trick, only the colour of the first card can win.
guided-roue-des-sorcieres-play = Type the number of a card.
    .touch = Choose a card.
guided-roue-des-sorcieres-give = The card you give up becomes the trump card. It changes the trump and the wheel, but no longer scores. Give one up if your hand gains by it.
guided-roue-des-sorcieres-give-example = When you win a trick, you may give up one of its cards, say the red 3. Trump is then red, the wheel goes to 3, and those 3 points are lost.
guided-roue-des-sorcieres-follow = This time the trick has begun: you may still play any card you like. { $Key-current } tells you the trick, and who is winning it so far.
    .touch = This time the trick has begun: you may still play any card you like.
guided-roue-des-sorcieres-follow-example = When someone else begins the trick, you may still play any card. Even if you hold the colour asked for. { $Key-current } tells you the trick, and who is winning it so far.
    .touch = When someone else begins the trick, you may still play any card. Even if you hold the colour asked for.
# $card: the card that won; $how: why.
guided-roue-des-sorcieres-trick = Here { $card-the } takes the trick: { $how ->
    [only-trump] it is the only trump.
    [trump] of all the trumps played, it is the strongest.
    [led] without trump, the strongest card of the first colour wins.
   *[alone] nobody else played its colour, or a trump.
}
guided-roue-des-sorcieres-trick-example = The strongest trump takes the trick. Without trump, the strongest card of the first colour takes it.
# $value: the value that the wheel shows; $ranking: those after it, but the last; $last: the weakest.
guided-roue-des-sorcieres-wheel = The wheel decides how strong the cards are, and the trump card sets it. In each colour the { $value } is the strongest, then { $ranking }, and the { $last } is the weakest. { $Key-rank } says it again at any time.
    .touch = The wheel decides how strong the cards are, and the trump card sets it. In each colour the { $value } is the strongest, then { $ranking }, and the { $last } is the weakest.
# $colour: the new trump; $value: what the wheel shows.
guided-roue-des-sorcieres-turned = Trump is now { $colour }, and the { $value } is the strongest. A card of the trick was given up. Your good cards are no longer the same.
guided-roue-des-sorcieres-turned-example = If someone gives up the green 2, trump is green. The 2 is then the strongest, then the 1, then the 9. Every hand is then worth something else.
guided-roue-des-sorcieres-draw = After each trick everyone draws a card, as long as there are any. The winner of the trick draws first, and leads the next one.
guided-roue-des-sorcieres-taken = When the draw pile runs short, a player takes the top card of the trump pile. The one beneath it then sets the trump, and turns the wheel.
# $number: how many tricks are still to be won, the one that is on among them: at least two.
guided-roue-des-sorcieres-final = Nobody draws any more: { $number } tricks are left. At the end the highest total wins.
guided-roue-des-sorcieres-final-example = Once nobody draws any more, the hands are played to the last card. Then the highest total wins.
guided-roue-des-sorcieres-hand = { $Key-hand } reads your hand again. Each card keeps its number there.
    .touch = { "" }
# $card: a card of the trick that could not win it.
guided-roue-des-sorcieres-other = In this trick { $card-the } could win nothing. It was neither trump nor of the first card’s colour. That is how to get rid of a card when the trick is lost.
guided-roue-des-sorcieres-other-example = A card that is neither trump nor of the first colour wins nothing. On a red 2, a green 9 loses, even if the 9 is the strongest.
guided-roue-des-sorcieres-keys = { $Key-table } reads the whole table, { $key-turn } whose turn it is. The question mark says what you may do.
    .touch = The button “Ask” answers your questions: the whole table, whose turn it is, what you may do.

## Advice: why a card, or a new trump
## Heard in La Roue des Sorcières after the key for advice, after the name of the card: “Advice: red 8. Takes the trick 7
## times in 10, then about 9 points.” $often: how many times in 10, among the deals that the person may suppose; $number:
## points, “9”; $cost: the points of the card that is given up, “4”.

roue-advice-takes = Takes the trick: { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-may-take = Takes the trick { $often }, then about { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-gives = Seldom takes the trick, and leaves about { $number ->
    [one] { $number } point
   *[other] { $number } points
} in it
roue-advice-cannot = Cannot win this trick, which will be worth about { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-keeps = Pays off later: about { $number ->
    [one] { $number } point
   *[other] { $number } points
} more after this trick
roue-advice-wins = Wins the game { $often }, among the possible deals
roue-advice-ahead = With best play, { $number ->
    [one] { $number } point
   *[other] { $number } points
} ahead in the cards that are left
roue-advice-behind = With best play, { $number ->
    [one] { $number } point
   *[other] { $number } points
} behind in the cards that are left
roue-advice-level = With best play, a tie on the cards that are left
roue-advice-new-trump = Costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, and brings { $number ->
    [0] none later
   *[other] about { $number } later
}
roue-advice-keep-trick = Another trump would cost { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, and bring { $number ->
    [0] none later
   *[other] about { $number } later
}

## Puzzles
## Heard in a puzzle of La Roue des Sorcières: the other hand, which is known to whoever followed the whole game. $player:
## whose hand it is; $cards: its cards, as a list.

roue-puzzle-hand = { $player-is ->
    [you] In your hand: { $cards }.
   *[other] { $player } has in hand: { $cards }.
}
    .braille = { $player-is ->
    [you] you: { $cards }
   *[other] { $player }: { $cards }
}

## Words explained
## Heard once, after a message that first uses the word, and after the key “last event, in detail”.

term-roue-des-sorcieres-wheel = Trump beats every other colour; the wheel shows the strongest value.
term-roue-des-sorcieres-given = The winner of a trick may give up one of its cards. It becomes the trump and turns the wheel.
