### Totem's board in the browser, in French. Same keys as en.ftl.

game-aim = Bats tous les totems adverses. Si le paquet s’épuise avant, la victoire va à qui en a le plus.
    .short = Bats tous les totems adverses.
## Whose turn, and where things lie

totem-choose = tu choisis
totem-chooses = choisit
totem-ready = a choisi
totem-attacking = attaque
totem-doing = { $doing } · { $attacks }
totem-attacks = attaques { $made }/{ $most }
totem-zone-own = Ta zone
totem-places = Totems
totem-totems =
    { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
totem-levels = somme des niveaux : { $level }
totem-pile =
    Paquet : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
totem-discard =
    Défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
totem-discard-open =
    Parcourir la défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
totem-discard-about = Ce qui manque ici est encore dans une main, dans une zone ou dans le paquet.
totem-discard-empty = Aucune carte n’a encore été défaussée.
totem-gone = { $count } sur { $most }
totem-begins =
    { $who ->
        [you] C’est toi qui commences.
       *[other] C’est { $name } qui commence.
    }
totem-in-hand = { $count } en main
totem-just-drawn = pioché
totem-few =
    { $count ->
        [one] Plus que { $count } carte dans le paquet : les derniers tours approchent.
       *[other] Plus que { $count } cartes dans le paquet : les derniers tours approchent.
    }
totem-last-turn =
    Le paquet est vide : { $now ->
        [yes]
            { $who ->
                [you] c’est ton dernier tour, puis on compte les totems.
               *[other] { $name } joue le dernier tour, puis on compte les totems.
            }
       *[no]
            { $who ->
                [you] après ce tour, tu joues encore une fois, la dernière.
               *[other] après ce tour, { $name } joue encore une fois, la dernière.
            }
    }

## Places

totem-label-free = libre
totem-label-defeated = vaincu
totem-label-hidden = caché
totem-label-veiled = caché
totem-label-known = connu
totem-label-spent = usé
totem-label-open = découvert
totem-label-aimed = visé
totem-label-looked = choisi
totem-label-maybe =
    { $count ->
        [one] { $card } ?
       *[other] { $card } … ?
    }
totem-place =
    place { $place } : { $kind ->
        [free] libre
        [defeated] libre
        [hidden]
            totem caché{ $maybe ->
                [yes] , peut-être { $seen }
               *[no] { "" }
            }
        [veiled] { $card }, { $power }, caché à l’adversaire
        [known] { $card }, { $power }, face cachée, mais l’adversaire l’a vu
        [spent] { $card }, { $power }, usé
       *[open] { $card }, { $power }, découvert
    }{ $chosen ->
        [picked] , choisi
        [playable] , peut être choisi
       *[other] { "" }
    }
totem-card =
    { $card }, { $power }{ $drawn ->
        [yes] , pioché à l’instant
       *[no] { "" }
    }{ $state ->
        [playable] , peut être choisi
        [picked] , choisi
        [dim] , pas possible maintenant
       *[rest] { "" }
    }

## The duel

totem-duel = Le duel
totem-against = contre { $against }
totem-attack-of =
    { $who ->
        [you] Tu attaques
       *[other] { $name } attaque
    }
totem-outcome-defeated = vaincu
totem-outcome-held = tient bon
totem-outcome-shield = Bouclier !
totem-may-join = Touche une autre carte pour ajouter son niveau.
totem-sword-adds = L’Épée ajoute { $level }
totem-cancelled = { $power } : pouvoir annulé
totem-shield-stops = Le Bouclier arrête la première attaque
totem-shield-returns = Le Bouclier arrête l’attaque. De retour en main : { $cards }
totem-draw-draws =
    { $who ->
        [you] Pioche : tu pioches une carte
       *[other] Pioche : { $name } pioche une carte
    }
totem-eye-sees =
    L’Œil découvre { $card }{ $lost ->
        [yes] : { $power }, pouvoir annulé
       *[no] { "" }
    }
totem-gone-both =
    { $count ->
        [one] Les deux cartes sont défaussées
       *[other] Les trois cartes sont défaussées
    }
totem-gone-attack =
    { $count ->
        [one] À la défausse : { $the_card }
       *[other] Les deux attaquantes sont défaussées
    }
totem-kept = De retour en main : { $cards }

## What to do

totem-empty-hand = Attaque gagnée, mais ta main est vide : pioche une carte si tu veux, ton tour finit là.
totem-no-cards = Ta main est vide.
totem-only-stop = Aucune de tes cartes ne peut attaquer de nouveau.
totem-need-card = Choisis une carte
totem-need-card-attack = Choisis la carte qui attaque
totem-need-card-defend = Choisis la carte à poser
totem-need-card-exchange = Choisis la carte à poser
totem-need-card-discard = Choisis la carte à défausser
totem-need-verb = Touche un totem ou choisis une action
totem-need-target-attack = Choisis le totem à attaquer
totem-need-target-exchange = Choisis le totem caché à échanger
totem-need-partner = Trop faible seule : choisis une deuxième carte
totem-need-eye = Choisis un totem caché
totem-need-look = Ton Œil regarde d’abord : choisis un totem caché
totem-need-lay =
    { $count ->
        [one] Choisis encore { $count } totem
       *[other] Choisis encore { $count } totems
    }
totem-do-attack = Attaquer : { $level } contre { $against }
totem-do-defend = Poser { $the_card } face cachée
totem-do-exchange = Poser { $the_card }, reprendre { $taken }
totem-do-discard =
    Défausser { $the_card }{ $drawn ->
        [yes] , piocher une carte
       *[no] { "" }
    }
totem-do-discover = Découvrir le totem n° { $place }
totem-do-draw-last = Piocher, puis finir le tour
totem-do-stop-undrawn = Finir sans piocher
totem-do-lay = Poser ces totems
totem-act-attack = Une carte de ta main contre un totem adverse : au moins aussi haute, elle le bat.
totem-act-defend = Une carte de ta main devient un nouveau totem, face cachée, à une place libre.
totem-act-exchange = Une carte de ta main prend la place d’un de tes totems cachés, que tu reprends.
totem-act-discard =
    Une carte de ta main s’en va{ $drawn ->
        [yes] , et tu en pioches une autre.
       *[no] . Le paquet est vide : tu n’en pioches pas d’autre.
    }
totem-actions = Actions

## The powers in a line

totem-colour = { $power } ({ $colour })
totem-powers = Les quatre pouvoirs
totem-does-sword = En attaque : s’ajoute à une deuxième carte
totem-does-shield = Dans ta zone : arrête une première attaque
totem-does-eye = S’il gagne ou tient bon : découvre un totem et annule son pouvoir
totem-does-draw = Si elle gagne ou tient bon : fait piocher une carte

## For ears

totem-spoken =
    { $question }{ $laid ->
        [yes] { " " }Ta zone : { $own }. Zone adverse ({ $name }) : { $other }.
       *[no] { "" }
    } Ta main : { $hand }.{ $more ->
        [yes] { " " }Tu peux : { $choices }.
       *[no] { "" }
    }

## The end

totem-count = Le paquet est vide et le dernier tour est joué.
totem-count-totems = Totems
totem-count-levels = Somme des niveaux
totem-hand-left = Restait en main
totem-all-attacks = Attaque par attaque
totem-attack-told = { $cards } contre { $totem } : { $outcome }
totem-won-you = Tu gagnes !
totem-won-other = { $name } gagne.
totem-drawn = Match nul

## The form of a new table

house-example-totem = [colours]
    red = "shield"
    blue = "sword"
