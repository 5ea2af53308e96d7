### Les codes à remplir, et les pages pour l’embosseuse.

## L’embosseuse

tactile-codes-embosser-unknown = Il n’y a pas d’embosseuse nommée « { $name } ». On peut choisir : { $known }.
tactile-codes-paper-unknown = Il n’y a pas de papier nommé « { $name } ». On peut choisir : { $known }.
tactile-codes-cells-alike = Avec le code { $code }, les autocollants des cartes { $card } et { $other } donneraient à l’embosseuse les mêmes points. Changez un de leurs signes, ou prenez une autre sortie que l’embosseuse.
tactile-codes-cells-page = L’autocollant de la carte { $card } demande { $wide } cellules sur { $high } lignes, et la page n’en a que { $columns } sur { $lines }. Prenez un papier plus grand, ou un code plus petit.
