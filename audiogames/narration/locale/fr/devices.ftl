### Les sorties de son : pourquoi l’on n’entend rien, ou pourquoi le son vient d’ailleurs.

## Dit quand le son manque, échoue ou change de sortie. $device, $wanted : le nom d’une sortie ; « default » est celle du système. $reason : les mots du système.

sound-no-library = Pas de son : il manque PortAudio, la bibliothèque des sorties de son. Sous Debian ou Ubuntu, cette commande l’installe : sudo apt install libportaudio2. En attendant, vous jouez sans les sons.
    .braille = Pas de son : installez libportaudio2.
sound-broken-library = Pas de son : PortAudio, la bibliothèque des sorties de son, ne se charge pas. Pour y remédier, réinstallez audiogames. En attendant, vous jouez sans les sons.
    .braille = Pas de son : PortAudio ne marche pas.
sound-no-device = Pas de son : cet ordinateur n’a aucune sortie de son. Branchez un casque ou des haut-parleurs, et le son viendra.
    .braille = Pas de son : aucune sortie.
sound-device-absent = La sortie « { $device } » n’est pas branchée : ses sons personnels ne s’entendent pas. Branchez-la, et le son viendra.
    .braille = Sortie absente : { $device }
sound-device-refused = Pas de son : { $device ->
        [default] la sortie du système
       *[other] la sortie « { $device } »
    } refuse de s’ouvrir, peut-être parce qu’un autre programme l’occupe. Le système dit : { $reason }. Le jeu réessaie de temps en temps.
    .braille = Pas de son, refus : { $device ->
            [default] sortie du système
           *[other] { $device }
        }
sound-device-silent = Pas de son : { $device ->
        [default] la sortie du système
       *[other] la sortie « { $device } »
    } ne répond pas. Le jeu réessaie de temps en temps.
    .braille = Pas de réponse : { $device ->
            [default] sortie du système
           *[other] { $device }
        }
sound-device-gone = Plus de son : { $device ->
        [default] la sortie du système
       *[other] la sortie « { $device } »
    } n’est plus là. La partie continue ; rebranchez-la, et le son reviendra.
    .braille = Plus de son : { $device ->
            [default] sortie du système
           *[other] { $device }
        }
sound-started-again = Le son s’est coupé : le programme qui le joue s’était arrêté. Il est relancé, et le jeu continue.
    .braille = Son relancé.
sound-ended = Le son s’est arrêté : le programme qui le joue s’est arrêté deux fois. Vous jouez sans les sons ; pour les retrouver, quittez audiogames et relancez-le.
    .braille = Plus de son.
sound-elsewhere = Le son passe maintenant par { $device ->
        [default] la sortie du système
       *[other] la sortie « { $device } »
    }, car { $wanted ->
        [default] la sortie du système
       *[other] la sortie « { $wanted } »
    } manque ou refuse de s’ouvrir. Pour en choisir une autre, allez dans les réglages des sons.
    .braille = Son ailleurs, sans { $wanted ->
            [default] sortie du système
           *[other] { $wanted }
        }
