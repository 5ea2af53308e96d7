"""The programs that made the files of `sounds`: run by developers, never by the games."""
