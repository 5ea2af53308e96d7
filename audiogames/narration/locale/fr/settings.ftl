### Les réglages : ce qu’il y a à dire du fichier où ils sont gardés.

settings-unknown-key = Dans les réglages, « { $key } » n’existe pas. Cette ligne ne compte pas, et reste dans le fichier.
    .braille = Réglage inconnu : { $key }
settings-wrong-choice = Dans les réglages, « { $key } » ne peut pas être « { $value } ». Les choix sont : { $allowed }. En attendant, c’est la valeur habituelle qui compte.
    .braille = Réglage refusé : { $key }
settings-wrong-number = Dans les réglages, « { $key } » est un nombre de { $lowest } à { $highest }, et non « { $value } ». En attendant, c’est la valeur habituelle qui compte.
    .braille = { $key } : de { $lowest } à { $highest }
settings-wrong-kind = { $kind ->
    [yes-no] Dans les réglages, « { $key } » est vrai ou faux, écrit true ou false, et non « { $value } ».
    [words] Dans les réglages, « { $key } » est une liste de textes courts, et non « { $value } ».
    [table] Dans les réglages, « { $key } » est une section avec ses propres lignes, et non « { $value } ».
   *[text] Dans les réglages, « { $key } » est un texte court entre guillemets, et non « { $value } ».
} En attendant, c’est la valeur habituelle qui compte.
    .braille = Réglage refusé : { $key }
settings-broken = { $line ->
    [0] Le fichier de réglages { $file } est abîmé.
   *[other] Le fichier de réglages { $file } est abîmé à la ligne { $line }.
} Il est gardé sous le nom { $aside }, et les réglages habituels servent à sa place.
    .braille = Fichier de réglages abîmé, mis de côté
settings-broken-in-place = { $line ->
    [0] Le fichier de réglages { $file } est abîmé.
   *[other] Le fichier de réglages { $file } est abîmé à la ligne { $line }.
} Il reste à sa place, car il n’a pas pu être renommé. Les réglages habituels servent, et rien n’y sera enregistré avant qu’il soit réparé.
    .braille = Fichier de réglages abîmé
settings-unreadable = { $reason ->
    [denied] Le fichier de réglages { $file } ne peut pas être lu : vous n’en avez pas le droit.
   *[other] Le fichier de réglages { $file } ne peut pas être lu. Ce qu’en dit le système : { $detail }.
} Les réglages habituels servent à sa place.
    .braille = Fichier de réglages illisible
settings-not-saved = { $reason ->
    [full] Les réglages n’ont pas été enregistrés dans { $file } : le disque est plein. Libérez de la place, puis recommencez.
    [denied] Les réglages n’ont pas été enregistrés dans { $file } : vous n’avez pas le droit d’y écrire.
    [broken] Les réglages n’ont pas été enregistrés dans { $file } : ce fichier est abîmé. Réparez-le ou supprimez-le, puis recommencez.
   *[other] Les réglages n’ont pas été enregistrés dans { $file }. Ce qu’en dit le système : { $detail }.
} Ils valent jusqu’à la fin de cette séance.
    .braille = Réglages non enregistrés
