# The labels of the page at which a table is played. They are sent to each device in its language.

# The first page, where somebody sits down: titles, labels and buttons.
page-join-title = Take a seat at the table
page-language = Language
page-code = Code of the table
page-name = Your name at the table
page-reader-question = Do you hear this page through a screen reader?
page-reader-yes = Yes, I hear it: take a seat
page-reader-no = No, I see it: take a seat
page-seat-again = My tables
page-screen-open = Show the table

# The hall, where anybody opens a table; a hall says “hall-code” where a table says “code”, and so on.
page-hall-join-title = The hall
page-hall-code = Code of a table, or word of the hall if it has one
page-hall-name = Your name
page-hall-reader-yes = Yes, I hear it: come in
page-hall-reader-no = No, I see it: come in
page-hall-open = Open a table
page-hall-tables = Tables
page-hall-none = No table is open to all just now.
page-hall-order = Sentence to all, or word to come in
page-hall-say = Say it to all
page-hall-set = Make it the word to come in
page-hall-leave = Code, name, language
page-hall-left = You have left the table, and are back in the hall.
page-hall-later = You are back in the hall. Your seat at the table is kept.

# The parts of the table: titles that a screen reader reads as headings.
page-own-part = Your side
page-table-part = The table
page-todo = Your turn
page-more = Other choices
page-log = What happened
page-ask = Ask
page-around = Around the table
page-around-short = Table
page-rules = Rules
page-history = History
page-close = Close
page-settings = Settings

# What the line at the top says: “waiting” is followed by names or, on a big screen, by a number from 2 and “people”;
# “listens” follows one name, “listen” several names or such a number; “sent” is there until the table has answered.
page-waiting = Waiting for
page-people = people
page-listens = is still listening. The game goes on after that.
page-listen = are still listening. The game goes on after that.
page-sent = Sent. The table has not answered yet.
page-answers = Waiting for answers.
page-over = The game is over.

# Who plays at a seat, in brackets after a name; “free” stands where a name would.
page-bot = computer
page-stand-in = the computer stands in
page-away = away
page-behind = still listening
page-listening = still listening
page-free = free

# Before the game: how to come to the table, by a picture or in two numbered steps, each followed by what is to be opened or typed.
page-start = Start the game
page-scan = Or point your telephone here
page-open = Open
page-enter-code = Type the code

# After the game: play again with the same people, or see how the table was left.
page-play-again = Play again
page-see-table = See the table

# A choice of sets. The button that commits is “lay”, the colon and names; “none” stands where there are none. Groups have numbers.
page-chosen-from = To choose from
page-colon = { ":" }{ " " }
page-none = nothing
page-next-group = Start another group
page-lay = Confirm

# What somebody types for a question of the table.
page-answer = Your answer
page-send = Send
page-cancel = Cancel

# Settings of the page.
page-reader = Announce to the screen reader
page-letters = Letter keys
page-keys = Keys of the game: letters and digits
page-verbosity = How much is said
page-full = everything
page-short = short
page-minimal = as little as possible
page-time = My time when a clock runs
page-time-usual = the usual time
page-time-twice = twice the time
page-time-five-times = five times the time
page-time-none = no limit
page-pace = Pause after the computer’s moves
page-pace-usual = that of the table
page-pace-2 = 2 seconds
page-pace-3 = 3 seconds
page-pace-5 = 5 seconds
page-pace-10 = 10 seconds
page-help-text = Tab: from one part of the table to the next. Arrows: from card to card. Enter or Space: play. Escape: silence. Letters: the questions of the list Ask. Question mark: this help and what you can do here.

# A sheet to read, with rules, help or an answer: the title of the help and of its first part; the buttons.
page-help = Help
page-help-page = On this page
page-sheet-next = Next part
page-sheet-again = This part again

# Sounds and the page’s own voice. “mono” is one channel for both ears, “left-ear” all sounds in the left ear alone.
page-quips = Remarks of the program’s witches
page-braille = Text for a braille display
page-sound = Sounds
page-voice = The page’s own voice
page-room-voices = Voices of the seats, and room echo
page-way = Listening
page-headphones = with headphones
page-headphones-person = with headphones, ears of one person
page-headphones-other-person = with headphones, ears of another person
page-loudspeakers = with loudspeakers
page-mono = in mono
page-left-ear = left ear only
page-right-ear = right ear only
page-volume-effects = Volume of game sounds
page-volume-interface = Volume of signals
page-volume-themes = Volume of tunes
page-volume-ambience = Volume of the background
page-volume-speech = Volume of the voice
page-voice-rate = Speed of the voice

# What is said about sounds: they are on; they are on at a big screen; they need a gesture; they are off; something has
# interrupted them; they are back after that; they cannot be had; the page has no voice.
page-sound-on = Sounds are on. If you wear headphones, choose “with headphones” in the settings. If you hear nothing, check the device’s volume and its silent mode.
page-screen-keys = Sounds are on. S turns them off, V gives the screen a voice.
page-sound-gesture = Sounds begin as soon as you do something on the page.
page-sound-off = Sounds are off.
page-sound-stopped = The sounds were interrupted. They go on as soon as you do something on the page. Everything is still said in words.
page-sound-back = The sounds are back.
page-sound-none = This browser cannot play the sounds. Update it or use another, then reload the page. Everything is still said in words.
page-voice-none = This browser has no voice for this language. Install one in the device’s settings, or keep to the text.

# Said once where a device that feels movement may be shaken instead of pressing a button.
page-shake = You can also shake the device itself.

# The connection. “not-sent” answers what is pressed while there is none, “not-arrived” what was pressed just before.
page-lost = Connection lost. Trying again in a moment.
page-not-sent = Nothing was sent: the table does not answer. Try again in a moment.
page-not-arrived = The table did not receive what you did last: do it again.
page-keeps-nothing = This browser keeps nothing of this page. If you reload or close it, you need a code for your seat.
page-found = Connected again.
page-left = You are no longer at the table.
page-elsewhere = Your seat is now on another device.
page-moved = You now play on the other device. This one is no longer at the table.
page-later = You have left the table until later. Your seat is kept.
page-return = Come back to the table

# Talk with the others: a field, phrases, and the thing that was focused last, which can be shown to all.
page-talk = Talk
page-remark = Say to everybody
page-say = Say
page-point = Point at my last item
page-go-there = Go to what was pointed at
page-hear-talk = Hear what the others say

# The camera, while cards are scanned: its button; the answers where it begins, is not allowed, or is missing. Then advice
# while no card is read: which way to move the card, as the person sees it who looks at the device’s screen.
page-camera = Camera
page-camera-on = The camera is looking. Hold the back of a card 25 to 30 centimetres in front of it.
page-camera-forbidden = The camera may not be used. Allow it in the settings of the browser, then press the button again.
page-camera-none = There is no camera that this page can use. Another program may be using it.
page-camera-light = More light.
page-camera-farther = A little further away.
page-camera-nearer = A little nearer.
page-camera-left = To the left.
page-camera-right = To the right.
page-camera-up = Up.
page-camera-down = Down.

# Where the page came without encryption, a photograph is sent in place of the camera. What is said while it is read, and
# where no card was found in it.
page-camera-plain = Browsers open the camera only for pages that come encrypted, and this one did not. You can send a photograph instead. Whoever opened the table can encrypt it with a certificate.
page-photograph = Photograph of the back of a card
page-photograph-sent = The photograph is being read.
page-photograph-empty = No card was found in the photograph. Take it 20 to 30 centimetres away, with the whole code and enough light.
page-photograph-bad = This file is not a photograph that can be read. Take another one.
page-photograph-busy = Others are sending photographs. Try again in a moment.
page-photograph-missing = The computer of this table lacks the libraries that read photographs. Whoever opened the table can install those for stickers.
page-photograph-failed = The photograph did not arrive. Try again in a moment.
