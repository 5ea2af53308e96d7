### Pièces à imprimer en 3D et gabarits : ce qui ne va pas dans leurs mesures.

## Mesures
## Écrit par la commande « stickers », ou entendu dans son menu, quand des pièces pour une imprimante 3D ne peuvent pas
## être faites comme demandé. $measure : le nom de la mesure, une des lignes d’ici ; $least et $most : le plus petit et
## le plus grand nombre permis ; $width et $depth : ce que demande la plus grande pièce, en millimètres, « 180 » et
## « 120 ».

tactile-solid-measure = { $measure } : donnez un nombre de { $least } à { $most }.
tactile-solid-name-relief = Le relief des marques, en millimètres
tactile-solid-name-base = L’épaisseur de la plaque qui porte les marques, en millimètres
tactile-solid-name-margin = La marge autour des marques, en millimètres
tactile-solid-name-height-factor = Le facteur qui rehausse les marques
tactile-solid-name-width-factor = Le facteur qui élargit les points et les barres
tactile-solid-name-bed = La largeur ou la profondeur du plateau de l’imprimante, en millimètres
tactile-solid-name-thickness = L’épaisseur d’une carte, en millimètres
tactile-solid-name-clearance = Le jeu entre deux pièces, en millimètres
tactile-solid-bed-small = Le plateau de l’imprimante est trop petit. La plus grande pièce demande { $width } millimètres de large et { $depth } de profondeur.
tactile-solid-no-cards = Aucune de ces marques n’est sur une carte. Les presses et les gabarits ne sont faits que pour les cartes.
