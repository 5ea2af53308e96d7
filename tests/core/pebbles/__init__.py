"""A tiny game for the table's tests: it has what La Roue lacks (steps that leave no choice, chance, a clock, secrets).

A seat draws a pebble of 0 to 5, which it alone sees. A 0 must be dropped, and is by itself; any other is held or
dropped, and with the option "timed" the clock may drop it. Then the next seat, `turns` times round. A held pebble
scores; with the option "bows" the next seat must then bow to who holds it, and does by itself. `wish` may be done at
any time by anyone, and shows nothing.
"""
