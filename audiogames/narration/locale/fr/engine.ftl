### Le protocole du moteur (docs/notation.md) : ce qu’il refuse, et ce qu’il dit à la personne qui le lance.

## Réponses à un programme
## L’erreur d’une demande que le moteur refuse (docs/notation.md) ; les mots entre guillemets restent tels quels. Les
## trois derniers sont écrits dans le terminal pour qui le lance. $limit : le plus qui est permis, en Mio, en niveaux ou
## en chiffres ; $place : le numéro de l’octet ou du caractère fautif, « 17 » ; $name : ce qui est à la place d’un
## nombre, « NaN » ; $field : le champ fautif, « seats » ; $op : l’opération demandée, « paly », et $known : toutes
## celles qui existent, en liste ; $action : l’action de l’horloge ; $locale : la langue demandée, « de » ; $fault : le
## nom de l’erreur en Python, « ValueError ».

engine-line-too-long = Cette ligne dépasse { $limit } Mio et n’a pas été lue. Envoyez chaque requête sur sa propre ligne.
engine-not-utf8 = Cette ligne n’est pas du texte UTF-8 : l’octet { $place } est illisible. Envoyez les requêtes en UTF-8.
engine-not-json = Cette ligne n’est pas du JSON : elle n’a plus de sens au caractère { $place }. Envoyez un objet JSON par ligne.
engine-not-object = Une requête est un objet JSON entre accolades ; cette ligne contient autre chose.
engine-too-deep = Les listes et les objets sont imbriqués ici sur plus de { $limit } niveaux. Aucune requête n’en demande autant.
engine-not-number = { $name } n’est pas un nombre en JSON. Envoyez un nombre entier.
engine-number-too-long = Un nombre est trop grand ici. Un nombre entier peut avoir jusqu’à { $limit } chiffres.
engine-field-twice = Le champ « { $field } » est écrit deux fois dans un même objet. Écrivez-le une seule fois.
engine-field-missing = Le champ « { $field } » manque dans la requête.
engine-field-not-text = Le champ « { $field } » doit être un texte entre guillemets.
engine-field-not-number = Le champ « { $field } » doit être un nombre entier.
engine-field-not-object = Le champ « { $field } » doit être un objet JSON.
engine-op-unknown = L’opération « { $op } » n’existe pas. Les opérations sont : { $known }.
engine-seats-wrong = Le champ « seats » doit donner le nombre de places. Ou c’est une liste avec un objet pour chacune.
engine-clock-only = Seule l’horloge agit sans place : avec seat null, l’action est « { $action } ».
engine-locale-unknown = Il n’y a pas de phrases en « { $locale } ». Le champ « locale » vaut « fr » ou « en ».
engine-no-game = Aucune partie n’est commencée. Commencez-en une avec « new » ou « load ».
engine-fault = Cette requête a échoué à cause d’un défaut du programme ({ $fault }). Repartez de « position », et signalez la requête, s’il vous plaît.

engine-help = Sert les jeux à d’autres programmes : une requête JSON par ligne sur l’entrée standard, une réponse par ligne sur la sortie standard. Les requêtes sont décrites dans docs/notation.md.
engine-no-arguments = Le moteur ne prend pas d’argument. Il lit des requêtes sur l’entrée standard, une par ligne. Relancez-le sans rien d’autre.
engine-stream-failed = Le moteur a dû s’arrêter : son entrée ou sa sortie a échoué ({ $fault }).
