### Decks of cards: what their cards say.

## The values and the cards of a deck that is not one of the four games
## Heard when a card is named, printed below its sticker. $text: a name that the deck gives, “skip a turn”; $number and
## $amount: a number; $what: what the card says, “5”, “ace”, “white”; $suit: “of hearts”; $colour: “red”; $label: the name
## of a second value, “heads”; $items: several of these names.

deck-text = { $text }
deck-list = { $items }
deck-value-number = { $number }
deck-value-minus = minus { $number }
deck-value-plus = plus { $number }
deck-value-times = times { $number }
deck-value-red = red
deck-value-yellow = yellow
deck-value-green = green
deck-value-blue = blue
deck-value-orange = orange
deck-value-purple = purple
deck-value-black = black
deck-value-white = white
deck-value-pink = pink
deck-value-brown = brown
deck-value-grey = grey
deck-value-turquoise = turquoise
deck-value-light-blue = light blue
deck-value-dark-blue = dark blue
deck-value-light-green = light green
deck-value-dark-green = dark green
deck-value-light-orange = light orange
deck-value-beige = beige
deck-value-gold = gold
deck-value-silver = silver
deck-value-multicolour = multicolour
deck-value-spades = spades
deck-value-hearts = hearts
deck-value-diamonds = diamonds
deck-value-clubs = clubs
deck-value-stars = stars
deck-value-cups = cups
deck-value-coins = coins
deck-value-batons = batons
deck-value-swords = swords
deck-value-trumps = trumps
deck-value-ace = ace
deck-value-jack = jack
deck-value-knight = knight
deck-value-queen = queen
deck-value-king = king
deck-value-joker = joker
deck-value-skip = skip
deck-value-reverse = reverse
deck-value-wild = wild
deck-value-excuse = Excuse
deck-of-spades = of spades
deck-of-hearts = of hearts
deck-of-diamonds = of diamonds
deck-of-clubs = of clubs
deck-of-stars = of stars
deck-of-cups = of cups
deck-of-coins = of coins
deck-of-batons = of batons
deck-of-swords = of swords
deck-of-trumps = of trumps
deck-index-ace = A
deck-index-jack = J
deck-index-knight = KN
deck-index-queen = Q
deck-index-king = K
deck-index-joker = JO
deck-cost = { $amount } { $what }
deck-cost-of = { $what }: { $amount }
deck-card-suit = { $what } { $suit }
deck-card-colour = { $colour } { $what }
deck-card-labelled = { $label } { $what }
deck-card-back = back, { $what }

## The forms in which a person types a value
## Never said: parted by commas, understood besides the name, in the plural too. A value without another form has none.

deck-forms-red = { "" }
deck-forms-yellow = { "" }
deck-forms-green = { "" }
deck-forms-blue = { "" }
deck-forms-orange = { "" }
deck-forms-purple = violet,mauve
deck-forms-black = { "" }
deck-forms-white = { "" }
deck-forms-pink = { "" }
deck-forms-brown = { "" }
deck-forms-grey = gray
deck-forms-turquoise = { "" }
deck-forms-light-blue = { "" }
deck-forms-dark-blue = navy blue
deck-forms-light-green = { "" }
deck-forms-dark-green = { "" }
deck-forms-light-orange = { "" }
deck-forms-beige = { "" }
deck-forms-gold = golden
deck-forms-silver = { "" }
deck-forms-multicolour = rainbow,multicolor,multicoloured
deck-forms-spades = { "" }
deck-forms-hearts = { "" }
deck-forms-diamonds = { "" }
deck-forms-clubs = { "" }
deck-forms-stars = { "" }
deck-forms-cups = { "" }
deck-forms-coins = { "" }
deck-forms-batons = { "" }
deck-forms-swords = { "" }
deck-forms-trumps = { "" }
deck-forms-ace = { "" }
deck-forms-jack = knave
deck-forms-knight = { "" }
deck-forms-queen = { "" }
deck-forms-king = { "" }
deck-forms-joker = { "" }
deck-forms-skip = skip a turn,skips
deck-forms-reverse = reverses
deck-forms-wild = { "" }
deck-forms-excuse = { "" }

## What a cost asks for, after its number
## Heard in “1 white and 2 blue”, “2 hearts”. $amount: that number.

deck-amount-red = red
deck-amount-yellow = yellow
deck-amount-green = green
deck-amount-blue = blue
deck-amount-orange = orange
deck-amount-purple = purple
deck-amount-black = black
deck-amount-white = white
deck-amount-pink = pink
deck-amount-brown = brown
deck-amount-grey = grey
deck-amount-turquoise = turquoise
deck-amount-light-blue = light blue
deck-amount-dark-blue = dark blue
deck-amount-light-green = light green
deck-amount-dark-green = dark green
deck-amount-light-orange = light orange
deck-amount-beige = beige
deck-amount-gold = gold
deck-amount-silver = silver
deck-amount-multicolour = multicolour
deck-amount-spades = { $amount ->
    [one] spade
   *[other] spades
}
deck-amount-hearts = { $amount ->
    [one] heart
   *[other] hearts
}
deck-amount-diamonds = { $amount ->
    [one] diamond
   *[other] diamonds
}
deck-amount-clubs = { $amount ->
    [one] club
   *[other] clubs
}
deck-amount-stars = { $amount ->
    [one] star
   *[other] stars
}
deck-amount-cups = { $amount ->
    [one] cup
   *[other] cups
}
deck-amount-coins = { $amount ->
    [one] coin
   *[other] coins
}
deck-amount-batons = { $amount ->
    [one] baton
   *[other] batons
}
deck-amount-swords = { $amount ->
    [one] sword
   *[other] swords
}
deck-amount-trumps = { $amount ->
    [one] trump
   *[other] trumps
}
deck-amount-ace = { $amount ->
    [one] ace
   *[other] aces
}
deck-amount-jack = { $amount ->
    [one] jack
   *[other] jacks
}
deck-amount-knight = { $amount ->
    [one] knight
   *[other] knights
}
deck-amount-queen = { $amount ->
    [one] queen
   *[other] queens
}
deck-amount-king = { $amount ->
    [one] king
   *[other] kings
}
deck-amount-joker = { $amount ->
    [one] joker
   *[other] jokers
}
deck-amount-skip = { $amount ->
    [one] skip
   *[other] skips
}
deck-amount-reverse = { $amount ->
    [one] reverse
   *[other] reverses
}
deck-amount-wild = { $amount ->
    [one] wild
   *[other] wilds
}
deck-amount-excuse = { $amount ->
    [one] Excuse
   *[other] Excuses
}
