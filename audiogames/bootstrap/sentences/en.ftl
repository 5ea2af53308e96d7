### What is printed before the game can speak for itself. Each sentence is on one line.

too-old = You need Python 3.11 or newer; this is { $version }. Get it free of charge from https://www.python.org/downloads/
making = First start: preparing the environment of the game. This happens only once.
remaking = The environment of the game cannot be used as it is: making it again.
moved = The folder of the project was moved: the environment of the game has followed.
installing-play = Installing what the game needs.
installing-stickers = Installing what stickers need.
installing-head = Installing what reading your ears from a file needs.
installing-test = Installing what the tests need.
still-installing = Still installing.
trying-again = The Internet does not answer. Trying again, with more patience.
waiting = Another window is installing the game: waiting for it to finish.
ready = The installation is complete.
no-venv = This Python lacks the venv module. To install it: { $command }. Then start again.
no-venv-anywhere = This Python lacks the venv or the ensurepip module. Install it with your system’s package manager, then start again.
no-network = The installation needs the Internet, and the connection failed. Check it, then start again. Details: { $log }
broken-off = The connection broke off before all files had arrived. Start again: what has arrived is kept. Details: { $log }
wrong-file = The file of { $library } that arrived is not the one this program was tested with: it was not installed. Start again later. Details: { $log }
not-offered = No file of { $library } was offered for this computer and this Python. Start again, or install another Python, from 3.11 on. Details: { $log }
disk-full = The disk is full: the installation stopped. Free some space, then start again. Details: { $log }
failed = The installation failed: { $reason } Details: { $log }
no-place = Cannot write in { $folder }: { $reason }. Put the project in a folder where you can write, then start again.
in-use = Another program uses { $folder }. Close the other windows of the game, then start again.
stopped = The installation was interrupted. Start again to continue it.
no-tests-here = The tests are not in the installed package: run this command in the project’s folder.
incomplete = A part of the program is missing: { $module }. Unpack the archive again, into a new folder; your games and settings stay.
