### Sitting at the table of friends from a terminal, with "join" or from the menu. All but the texts of the table itself.
### $address: where the table is; $typed: what was typed; $name: the name of the person; $title: the name of the game;
### $file: a file; $reason: what the system says.

## Before sitting down
## Heard when “Join the table of friends” or the command “join” asks where to sit, in this order, and when no table is
## found. $typed: the address that was typed; $address: where the table was looked for, “http://192.168.1.20:8137”;
## $file: the file given after --certificate, and $reason: the system’s own words.

join-nobody-types = Somebody has to sit at the keyboard to join a table.
    .braille = Nobody types here.
join-address = The table’s address, from your friend; Enter alone to go back.
    .braille = Address of the table:
join-address-wrong = “{ $typed }” is not an address. An address looks like 192.168.1.20 or https://play.example.
    .braille = No address: “{ $typed }”
join-code = The code of the table: 8 letters and digits; Enter alone to go back.
    .braille = Code of the table:
join-code-or-hall = The code of the table: 8 letters and digits; in a hall, Enter alone.
    .braille = Code; in a hall, Enter:
join-name = Your name at the table; Enter alone to go back.
    .braille = Your name:
join-not-encrypted = The connection to this table is not encrypted. Someone on the network could see the cards.
    .braille = The way there is not encrypted.
join-nobody = No table answers at { $address }. Check the address, and ask whether the table is open.
    .braille = No table answers there.
join-no-table = There is no table at { $address }. Check the address, and whether it begins with http or https.
    .braille = No table at this address.
join-certificate-wrong = The certificate in { $file } cannot be used: { $reason }.
    .braille = Certificate unusable.
join-certificate = The table at { $address } cannot prove that it is the right one. Its certificate is not known here. If your friend gave you its file, add --certificate and the file.
    .braille = Its certificate is not known here.

## Waiting for the others, and after the game
## Heard once the person sits at the table, before the game begins and after it ends. $name: that person’s name there,
## “Ada”; $title: the name of the game, “Air Sorcière”.

join-welcome = { $name }, you are at a table of { $title }. Greater-than sign: talk, pause, and other table actions.
    .braille = { $name } (> for the table)
# A person who looks on, without a seat.
join-watching = You are watching a table of { $title }. { $key-quit } goes back to the hall.
    .braille = Watching. { $key-quit }: back to the hall.
join-begin = Enter begins the game. Greater-than sign: talk. { $key-quit } leaves the table.
    .braille = Enter: begin. { $key-quit }: leave.
join-wait = The game will begin by itself. Greater-than sign: talk. { $key-quit } leaves the table.
    .braille = Please wait. { $key-quit }: leave.
# Where no other game may begin: somebody looks on, or a round of a club evening is over.
join-over-hall = Enter: back to the hall.
join-over = Enter: another game with the same people. Greater-than sign: talk. { $key-quit }: leave the table.
    .braille = Enter: again. >: talk. { $key-quit }: leave.

## At the table
## Heard during the game: after the greater-than sign (what can be done about the table), when the connection drops and comes back,
## and when the table is left.

join-doings = What would you like to do?
    .braille = To do:
join-lost = The table cannot be reached. Trying again; your seat is kept. { $key-quit } leaves the table.
    .braille = Table not reached. { $key-quit }: leave.
join-found = The table is back.
    .braille = The table is back.
join-not-sent = The table cannot be reached just now: nothing was done.
    .braille = Not reached: nothing done.
join-elsewhere = Your seat is now on another device.
    .braille = Seat on another device.
join-leave = Leave the table for good?
    .braille = Leave for good?
join-left = You have left the table.
    .braille = You have left the table.
join-until-later = You have left the table until later. Your seat is kept.
    .braille = Left until later.

## Talk with the others: a line of what can be done, and the menu behind it, in which phrases stand too

join-talk = Talk
    .braille = Talk
join-say = Say something to everybody
    .braille = Say something
join-say-what = Type what you say; Enter alone to go back.
    .braille = Type it; Enter alone: back.
join-said-nothing = Nothing was said.
    .braille = Nothing was said.
join-talk-off = Mute the others
    .braille = Mute the others
join-talk-on = Hear what the others say
    .braille = Hear the others
join-talk-is-off = The others are muted.
    .braille = The others are muted.
join-talk-is-on = You now hear what the others say.
    .braille = You hear the others.
join-point = Point at this item
    .braille = Point at where you are
# After somebody has pointed at a thing.
join-pointed = Full stop: go there.
    .braille = Full stop: go there.
# When a big screen of the table speaks, and could speak for the person. The greater-than sign leads to the choice.
join-same-room = A big screen speaks at this table. If it is in your room, it can speak for you: greater-than sign.
    .braille = Screen in the room? Greater-than sign.

## Opening a table from the menu, and sitting at it. $address: what friends open in a browser. $code: the code, sign by
## sign. $reason: why the table could not be opened, as a sentence, or $why: why the system refuses. $game, $seats,
## $reach: the game, the number of seats and who could come to the table that was opened last (network or computer).
## $now: what a line stands at.

open-game = Which game do you play with your friends?
    .braille = Which game?
open-same = Same as last time: { $game }, { $seats } seats, { $reach ->
    [network] everybody in the local network
   *[computer] this computer only
}
    .braille = Again: { $game }
about-open-same = The rules, the strength of the witches, their characters and advice stay the same too.
    .braille = All else stays the same too.
open-table = A table for friends: { $game }
    .braille = A table for friends
open-now = Open it like this
    .braille = Open it
about-open-now = The table opens with what the next lines say. Choose a line to change it.
    .braille = It opens with what follows.
open-choose-seats = Seats: { $now }
open-choose-people = People at this keyboard: { $now }
open-choose-rules = Rules: { $now }
open-choose-level = Strength of the computer at free seats: { $now }
    .braille = Strength: { $now }
open-choose-characters = Its characters: { $now }
    .braille = Characters: { $now }
open-choose-advice = Advice from the program: { $now }
    .braille = Advice: { $now }
open-choose-days = Time: { $now }
open-choose-guided = Guided game, to learn together: { $now }
    .braille = Guided game: { $now }
open-choose-reach = Who can sit down: { $now }
    .braille = Who: { $now }
open-characters-none = none
open-level = How strong is the computer at empty seats?
    .braille = How strong is the computer?
open-reach = Who can sit down?
    .braille = Who can sit down?
open-computer = This computer only
    .braille = This computer only
about-open-computer = Browsers and terminals on this computer, and nobody else.
    .braille = Nobody else can sit down.
open-network = Everybody in the local network who has the code
    .braille = The local network, with the code
about-open-network = Telephones and computers at home, with nothing but a browser. The connection is not encrypted.
    .braille = At home; it is not encrypted.
open-time = How much time is there?
open-clock = the usual clocks
about-open-clock = The game fits in an evening. The computer takes over for anyone away for long.
    .braille = For an evening.
open-days = no clock, over several days
about-open-days = Everyone comes back when they like, even days later. This computer must stay on.
    .braille = Each comes back when they like.
open-not-encrypted = The connection in the local network is not encrypted. Someone on it could see the cards.
    .braille = It is not encrypted.
open-wait = Opening the table.
    .braille = Opening the table…
open-failed = The table could not be opened. { $reason }
    .braille = The table could not be opened.
open-no-network = This computer is not on a network just now. Nobody else can come to the table.
    .braille = No network: nobody can come.
open-invitation = Friends open { $address } in a browser and enter the code { $code }.
    .braille = { $address } { $code }
open-again = Hear the address and the code again
    .braille = The address and the code again
open-close = Others are still at the table. Close it for everybody?
    .braille = Close it for everybody?
open-stays = The table stays open for the others, and closes when all have left.
    .braille = It stays open for the others.
open-stays-days = The table stays open while this computer runs. You find it in the main menu.
    .braille = It stays open.
open-not-kept = The table could not stay open. Open the same one again: the game goes on.
    .braille = The table could not stay open.
open-closed = The table is closed.
    .braille = The table is closed.
