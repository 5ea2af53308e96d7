### Le fichier de réglages : ce qui n’y va pas, dit au début, dans les réglages et par le docteur. $key : le réglage, comme le fichier le nomme. $value : ce que dit le fichier. $allowed : les choix. $lowest, $highest : le moins et le plus. $kind : ce que la valeur doit être. $file : le fichier de réglages. $count : combien de lignes sont illisibles ; $lines : lesquelles, « 3, 7 ». $why : pourquoi le système refuse, « le disque est plein ». $aside : son nouveau nom. $reason : pourquoi cela échoue.

settings-unknown-key = Dans les réglages, « { $key } » n’existe pas. Cette ligne est ignorée, et reste dans le fichier.
    .braille = Réglage inconnu : { $key }
settings-wrong-choice = Dans les réglages, « { $key } » ne peut pas être « { $value } ». Les choix sont : { $allowed }. En attendant, la valeur par défaut est utilisée.
    .braille = Réglage refusé : { $key }
settings-wrong-number = Dans les réglages, « { $key } » est un nombre de { $lowest } à { $highest }, et non « { $value } ». En attendant, la valeur par défaut est utilisée.
    .braille = { $key } : de { $lowest } à { $highest }
settings-wrong-kind = { $kind ->
    [yes-no] Dans les réglages, « { $key } » est vrai ou faux, écrit true ou false, et non « { $value } ».
    [words] Dans les réglages, « { $key } » est une liste de textes courts, et non « { $value } ».
    [table] Dans les réglages, « { $key } » est une section avec ses propres lignes, et non « { $value } ».
   *[text] Dans les réglages, « { $key } » est un texte court entre guillemets, et non « { $value } ».
} En attendant, la valeur par défaut est utilisée.
    .braille = Réglage refusé : { $key }
settings-wrong-letter = La touche de « { $key } » ne peut pas être « { $value } ». C’est une lettre, un signe qu’aucun jeu n’utilise, ou f2 à f12. En attendant, la touche habituelle est utilisée.
    .braille = Réglage refusé : { $key }
settings-letters-shared = Dans le fichier des réglages, deux commandes ont la même touche. En attendant, toutes ont leurs touches habituelles.
    .braille = Même touche deux fois : habituelles
settings-broken = { $count ->
    [0] Le fichier de réglages { $file } est abîmé, mais toutes ses lignes sont lisibles.
    [one] Le fichier de réglages { $file } est abîmé : la ligne { $lines } est illisible.
   *[other] Le fichier de réglages { $file } est abîmé : les lignes { $lines } sont illisibles.
} Toutes les autres lignes restent en vigueur. Le fichier abîmé est gardé sous le nom { $aside }.
    .braille = Fichier de réglages abîmé, mis de côté
settings-broken-in-place = { $count ->
    [0] Le fichier de réglages { $file } est abîmé, mais toutes ses lignes sont lisibles.
    [one] Le fichier de réglages { $file } est abîmé : la ligne { $lines } est illisible.
   *[other] Le fichier de réglages { $file } est abîmé : les lignes { $lines } sont illisibles.
} Toutes les autres lignes sont en vigueur. Le fichier n’a pas pu être remplacé. Rien ne sera enregistré avant qu’il soit réparé.
    .braille = Fichier de réglages abîmé
settings-unreadable = Le fichier de réglages { $file } ne peut pas être lu : { $why }. Les réglages par défaut sont utilisés.
    .braille = Fichier de réglages illisible
settings-not-saved = { $reason ->
    [broken] Les réglages n’ont pas été enregistrés dans { $file } : ce fichier est abîmé. Réparez-le ou supprimez-le, puis recommencez.
   *[system] Les réglages n’ont pas été enregistrés dans { $file } : { $why }. Remédiez-y, puis recommencez.
} Ils valent jusqu’à ce que vous quittiez le programme.
    .braille = Réglages non enregistrés
