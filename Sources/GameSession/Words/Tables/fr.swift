// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_fr: StaticString = """
    fr\tltr\t 31\t00111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triangle
    Losange
    Étoile
    Cœur
    Lune
    Éclair
    Tour : \u{1}
    À vous de jouer
    À vous de commencer
    \u{1} réfléchit
    \u{1} : case déjà prise
    Choisissez une case vide
    \u{1} joue \u{2}
    Vous jouez \u{1}
    en bas à gauche
    en bas au milieu
    en bas à droite
    au milieu à gauche
    au centre
    au milieu à droite
    en haut à gauche
    en haut au milieu
    en haut à droite
    \u{1} (\u{2})
    Grille de \u{1} sur \u{2}
    \u{1}, vide
    \u{1}, \u{2}
    \u{1}×\u{2}
    Morpion
    Comment jouer
    Annuler
    Rétablir
    Nouvelle partie
    Grilles
    Joueurs
    Indice
    Expliquer
    Symboles
    Revoir
    Historique
    Partager
    Continuer
    Langue
    Menu
    2 joueurs
    En ligne
    Ordinateur
    Ou laissez l’ordinateur commencer
    Adversaire
    Niveau
    Plus facile
    Plus difficile
    Touchez une case
    De retour : \u{1}
    \u{1} : \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Morpion
    Débutant
    Facile
    Moyen
    Difficile
    Parfait
    Rusé
    L’ordinateur
    Ordinateur (\u{1})
    Joue au hasard
    Gagne s’il le peut, mais ne voit pas vos menaces
    Gagne s’il le peut et bloque vos menaces
    Voit les doubles menaces et les plans en quelques coups
    Ne laisse filer ni victoire ni égalité
    Aussi fort que Parfait, et il tend des pièges
    Joueur \u{1}
    Vous
    X
    O
    Triangle
    Losange
    Étoile
    Cœur
    Lune
    Éclair
    Choisissez une case pour \u{1}
    Lâchez pour jouer \u{1}
    Égalité
    \u{1} gagne : \u{2}
    \u{1} gagne : \u{2} a complété \u{3}
    La partie est finie
    \u{1} annule son coup : \u{2}
    Vous annulez votre coup : \u{1}
    en bas à gauche
    sur le bord du bas juste à gauche du milieu
    sur le bord du bas juste à droite du milieu
    en bas à droite
    sur le bord gauche sous le milieu
    au centre en bas à gauche
    au centre en bas à droite
    sur le bord droit sous le milieu
    sur le bord gauche au-dessus du milieu
    au centre en haut à gauche
    au centre en haut à droite
    sur le bord droit au-dessus du milieu
    en haut à gauche
    sur le bord du haut juste à gauche du milieu
    sur le bord du haut juste à droite du milieu
    en haut à droite
    bloc 2×2 en bas à gauche
    bloc 2×2 du bas
    bloc 2×2 en bas à droite
    bloc 2×2 de gauche
    bloc 2×2 du centre
    bloc 2×2 de droite
    bloc 2×2 en haut à gauche
    bloc 2×2 du haut
    bloc 2×2 en haut à droite
    rangée \u{1}
    colonne \u{1}
    diagonale \u{1}
    rangée du bas
    rangée du milieu
    rangée du haut
    rangée du bas
    rangée centrale basse
    rangée centrale haute
    rangée du haut
    colonne de gauche
    colonne du milieu
    colonne de droite
    colonne de gauche
    colonne centrale gauche
    colonne centrale droite
    colonne de droite
    diagonale montante
    diagonale descendante
    diagonale
    quatre coins
    bloc 2×2 \u{1}
    losange \u{1}
    \u{1} et \u{2}
    \u{1} ou \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, ligne gagnante
    \u{1}, \u{2}, ligne perdante
    \u{1}, indice
    \u{1}, \u{2} réponse sûre\u{1F}\u{1}, \u{2} réponses sûres
    \u{1}, menace : \u{2}
    \u{1}, forte menace : \u{2}
    \u{1}, réponse
    \u{1}, \u{2}
    \u{1}, \u{2} à aligner
    \u{1} avec \u{2}
    \u{1}, qui perd gagne
    Coins et blocs
    Quatre alignés
    Gomoku
    coins
    blocs 2×2
    losanges
    Colonnes
    Rangées
    À aligner
    Les quatre coins gagnent
    Un bloc 2×2 gagne
    Un losange gagne
    Les quatre coins perdent
    Un bloc 2×2 perd
    Un losange perd
    Une ligne gagne
    Qui perd gagne : une ligne perd
    Entrez un nombre entier de 1 à 19
    Une grille peut avoir de 1 à 19 colonnes, pas \u{1}
    Une grille peut avoir de 1 à 19 rangées, pas \u{1}
    Une ligne compte au moins 1 case
    Une ligne de \u{1} ne tient pas sur \u{2}×\u{3}
    \u{1}×\u{2} n’a pas quatre coins
    Un bloc 2×2 ne tient pas sur \u{1}×\u{2}
    Un losange ne tient pas sur \u{1}×\u{2}
    \u{1} ou plus
    \u{1} : comment jouer
    \u{1} commence. Chacun à son tour place son symbole sur une case vide.
    Le premier symbole gagne.
    Le premier symbole perd.
    Pour gagner, alignez \u{1} de vos symboles \u{2}.\u{1F}Pour gagner, alignez \u{1} de vos symboles \u{2}.
    On perd si on aligne \u{1} de ses symboles \u{2}.\u{1F}On perd si on aligne \u{1} de ses symboles \u{2}.
    à l’horizontale
    à la verticale
    en diagonale
    Les quatre coins gagnent aussi.
    Tout bloc 2×2 gagne aussi.
    Tout losange gagne aussi : les cases au-dessus, au-dessous, à gauche et à droite d’une même case.
    Les quatre coins perdent aussi.
    Tout bloc 2×2 perd aussi.
    Tout losange perd aussi : les cases au-dessus, au-dessous, à gauche et à droite d’une même case.
    \u{1} \u{2}
    Si la grille est pleine et que personne n’a gagné, il y a égalité.
    Touchez une case, faites-y glisser votre pion, ou touchez le pion puis la case.
    Au clavier : les flèches parcourent la grille, Entrée joue, H donne un indice, U annule un coup, Maj+U le rejoue, et la touche ? ouvre ces explications.
    Ici, le niveau Parfait est imbattable, et c’est prouvé : nous avons joué contre lui les \u{1} parties possibles, et il n’en a perdu aucune.
    Impossible d’ouvrir ce lien
    Ce lien ne contient aucune partie jouable :
    \u{1}.
    Touchez OK pour commencer une nouvelle partie.
    règles, \u{1}
    règles impossibles : \u{1}
    coup \u{1}, \u{2} : \u{3}
    coup \u{1}, « \u{2} » : ce n’est pas une case comme b2
    la partie est déjà finie : \u{1} a gagné
    la partie est déjà finie : égalité
    case déjà prise
    en dehors de la grille (la dernière case est \u{1})
    « \u{1} » : les règles commencent par une taille comme 3x3
    « \u{1} » : il faut un nombre après le k
    il faut un nombre après le k
    « \u{1} » : les options sont \u{2}, chacune au plus une fois
    « \u{1} » ne peut pas venir après les règles
    Choisissez une grille
    Grille sur mesure
    Jouer
    Premier joueur
    Second joueur
    Nom
    Symbole
    Joueur
    Qui commence la prochaine partie (avec \u{1})
    OK
    Rejouer
    Traduction relue par une personne francophone
    Traduction automatique, pas encore relue par une personne francophone
    Nouvelle partie : \u{1}
    Rechercher
    Vos parties apparaîtront ici.
    Dans un fichier
    Parties précédentes
    Enregistrer mes parties
    Ouvrir mes parties
    \u{1} élément ajouté\u{1F}\u{1} éléments ajoutés
    Rien de nouveau dans ce fichier
    \u{1} – \u{2}
    \u{1} · inachevée
    \u{1} · égalité
    \u{1} · \u{2} a gagné
    \u{1} · vous avez gagné
    Contre l’ordinateur
    \u{1}, \u{2} : \u{3}
    \u{1} partie\u{1F}\u{1} parties
    \u{1} victoire\u{1F}\u{1} victoires
    \u{1} égalité\u{1F}\u{1} égalités
    \u{1}, \u{2} victoire d’affilée\u{1F}\u{1}, \u{2} victoires d’affilée
    \u{1}, erreurs par partie : \u{2}
    \u{1},\u{2}
    Envoyer le lien
    Copier le lien
    Copier en émojis
    Enregistrer l’image
    C’est fait
    Copié
    Scannez pour ouvrir la partie
    Votre adversaire joue avec \u{1}.
    Le lien ouvre une copie de cette partie.
    Vous avez ouvert une partie partagée. À vous de jouer, avec \u{1}
    Partagez la partie pour envoyer votre coup
    Le tournant
    Suivant : \u{1}
    En plus grand : \u{1}
    Corriger ce coup
    Parties précédentes
    L’ordinateur ne répond pas
    Réessayer
    Une nouvelle version est prête
    Mettre à jour
    Ajouter le jeu à l’écran d’accueil ?
    Choisissez « Sur l’écran d’accueil » dans le menu de votre navigateur
    Ajouter
    Pas maintenant
    Thème
    Comme l’appareil
    Clair
    Sombre
    Contraste élevé
    Tableau d’école
    Son
    Vibrations
    Annulé : \u{1}
    Explications masquées
    Explications affichées
    une case gagne\u{1F}\u{1} cases gagnent
    une case garde l’égalité\u{1F}\u{1} cases gardent l’égalité
    une case perd\u{1F}\u{1} cases perdent
    une case reste à calculer\u{1F}\u{1} cases restent à calculer
    une garde l’égalité\u{1F}\u{1} gardent l’égalité
    une perd\u{1F}\u{1} perdent
    une reste à calculer\u{1F}\u{1} restent à calculer
    Vous avez gagné !
    \u{1} gagne
    Si près du but
    \u{1} gagne !
    \u{1}, en \u{2} coup\u{1F}\u{1}, en \u{2} coups
    \u{1} a complété \u{2}
    Vous avez complété \u{1}
    \u{1} victoire d’affilée
    \u{1} victoires d’affilée
    \u{1} a ouvert la porte à l’ordinateur
    Personne n’a fait d’erreur
    La grille est pleine
    votre \u{1} coup
    votre coup \u{1}
    \u{1}, coup \u{2}
    premier
    deuxième
    troisième
    quatrième
    cinquième
    sixième
    septième
    huitième
    neuvième
    dixième
    onzième
    douzième
    un
    deux
    trois
    quatre
    cinq
    six
    sept
    huit
    neuf
    dix
    onze
    douze
    gagne en \u{1} coup\u{1F}gagne en \u{1} coups
    perd en \u{1} coup\u{1F}perd en \u{1} coups
    gagne
    égalité
    perd
    égalité ou mieux
    égalité ou moins bien
    à calculer
    la \u{1}
    la \u{1}
    la \u{1}
    les \u{1}
    le \u{1}
    le \u{1}
    Vous complétez \u{1}
    Vous bloquez \u{1}
    Vous menacez de compléter à la fois \u{1}. Un seul coup ne peut pas tout arrêter
    Vous arrêtez deux menaces à la fois : \u{1}
    Vous menacez de compléter \u{1} : l’adversaire doit bloquer
    Vous gagnez en \u{1} coup\u{1F}Vous gagnez en \u{1} coups
    C’est le seul coup gagnant
    Ce coup garde l’égalité
    C’est le seul coup qui ne perd pas
    C’est là que vous tenez le plus longtemps : encore \u{1} coup\u{1F}C’est là que vous tenez le plus longtemps : encore \u{1} coups
    Tous les coups se valent
    Ce coup ne complète aucune ligne
    il vous reste une ligne ouverte ici\u{1F}il vous reste \u{1} lignes ouvertes ici
    Humain
    Joue sur cet appareil
    Maître
    Voit très loin
    Voit encore plus loin
    Ordinateur · \u{1}
    Joue au hasard
    Évite de compléter une ligne, s’il le peut
    Prévoit ses deux prochains coups
    Prévoit ses quatre prochains coups
    Ne laisse filer ni victoire ni égalité
    Aussi fort que Parfait, et il tend des pièges
    \u{1} \u{2}
    Toujours le premier joueur
    Le perdant
    Chacun son tour
    \u{1} : \u{2}, \u{3} : \u{4}, égalités : \u{5}
    Vérification de chaque coup…
    Partie parfaite : personne n’a fait d’erreur.
    Aucune erreur trouvée.
    \u{1} : l’erreur qui coûte la partie
    \u{1} : la victoire s’échappe
    \u{1}, c’était la victoire
    \u{1}, c’était l’égalité
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, erreur
    Réessayer à partir d’ici
    \u{1} (\u{2} gagne)
    \u{1} (égalité)
    \u{1} (inachevée)
    Autre suite : \u{1}
    la forme \u{1}
    une forme dessinée\u{1F}\u{1} formes dessinées
    forme \u{1}
    la \u{1}
    Cette forme gagne
    Cette forme perd
    La forme \u{1} gagne partout, même tournée ou en miroir.
    La forme \u{1} perd partout, même tournée ou en miroir.
    Ici, aligner des symboles ne compte pas.
    La forme \u{1} ne tient pas sur \u{2}×\u{3}
    « \u{1} » : \u{2}
    une forme a de 2 à 8 cases, pas \u{1}
    \u{1} y est deux fois
    « \u{1} » n’est pas une case comme b2
    une forme a au plus 8 cases de large et de haut
    la même forme y est deux fois
    une partie a au plus trois formes
    Le second joueur peut prendre le premier symbole
    \u{1}, avec échange
    Après le premier symbole posé, l’autre joueur peut le prendre pour lui au lieu de jouer.
    Prendre \u{1}
    \u{1} prend \u{2}
    Vous prenez \u{1}
    \u{1} : échange annulé
    = ne peut suivre que la première case, dans les parties avec échange
    Partie en ligne
    Jouez contre quelqu’un que vous ne connaissez pas, ou envoyez un lien : toute personne qui l’a peut jouer ou regarder.
    Votre nom (facultatif)
    Trouver un adversaire
    Ce qui est conservé
    Le serveur conserve la partie : les coups avec leur heure, et les noms que les joueurs ont tapés. Sans cela, elle ne survivrait ni à un redémarrage ni à une coupure de connexion.
    Le serveur efface une partie 30 jours après le dernier coup, ou au bout d’un jour si personne n’a joué. Si le temps par coup se compte en jours, ces jours s’ajoutent à ce délai.
    Il n’y a ni compte ni cookie. Votre adresse Internet n’est jamais enregistrée : contre les abus, une forme brouillée reste en mémoire un jour au plus.
    Me prévenir quand c’est à moi de jouer
    Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
    Sur un iPhone ou un iPad, cela marche une fois que la page est sur l’écran d’accueil et qu’on l’ouvre de là.
    Si vous voulez qu’on vous prévienne quand c’est à vous de jouer, le serveur conserve aussi l’adresse où Google, Mozilla, Apple ou Microsoft reçoit les notifications pour votre navigateur. Elle est effacée quand vous désactivez cette option, et aussi en même temps que la partie. Une notification dit seulement que c’est à vous de jouer dans cette partie, et seul votre navigateur peut la lire.
    Votre nom, vos places dans les parties en ligne, vos réglages et vos autres parties restent sur cet appareil. Toute personne qui a le lien d’une partie en ligne peut la regarder.
    Temps
    Sans limite
    \u{1} min + \u{2} s par coup
    \u{1} jour par coup\u{1F}\u{1} jours par coup
    \u{1} jour\u{1F}\u{1} jours
    \u{1} heure\u{1F}\u{1} heures
    Créer un lien
    Les parties en ligne sont indisponibles pour le moment
    Trop de parties commencent en ce moment. Réessayez dans \u{1} seconde.\u{1F}Trop de parties commencent en ce moment. Réessayez dans \u{1} secondes.
    Trop de messages. Réessayez dans \u{1} seconde.\u{1F}Trop de messages. Réessayez dans \u{1} secondes.
    Envoyez ce lien à un ami ou une amie
    En attente de votre adversaire
    À la recherche d’un adversaire
    La prochaine personne qui cherche la même partie jouera contre vous
    Personne pour l’instant. Attendez encore, ou jouez contre l’ordinateur.
    Contre l’ordinateur (\u{1})
    Annuler
    Votre adversaire ouvre le lien et joue avec \u{1}
    Vous commencez
    Votre adversaire commence
    Connexion…
    Connexion perdue. Reconnexion…
    Cette partie en ligne n’existe plus. Vous pouvez continuer à jouer ici.
    \u{1} vous invite
    On vous invite à jouer
    Vous jouez avec \u{1}
    Jouer
    Regarder
    Place libre : \u{1}. Jouez, ou regardez simplement
    Jouer avec \u{1}
    Vous regardez la partie
    \u{1} personne regarde\u{1F}\u{1} personnes regardent
    \u{1} est hors ligne
    \u{1} est hors ligne. Au bout d’une minute, vous pourrez réclamer la victoire.
    \u{1} est hors ligne depuis une minute
    Réclamer la victoire
    \u{1} est là
    hors ligne
    pas encore là
    Votre adversaire
    Quelqu’un
    Panda
    Ours
    Castor
    Cerf
    Dauphin
    Faucon
    Renard
    Lièvre
    Hérisson
    Lynx
    Loutre
    Hibou
    Rouge-gorge
    Otarie
    Écureuil
    Cygne
    Égalité
    Annuler
    Dire
    Abandonner
    Abandonner cette partie ?
    Oui, abandonner
    Continuer à jouer
    Quitter
    Accepter
    Refuser
    \u{1} propose l’égalité
    \u{1} demande à annuler son dernier coup
    \u{1} veut rejouer
    Vous avez proposé l’égalité
    Vous avez demandé à annuler votre coup
    En attente de votre adversaire
    \u{1} a refusé
    Votre coup n’a pas été accepté : \u{1}
    \u{1} : \u{2}
    \u{1} a abandonné
    Vous avez abandonné
    \u{1} n’a plus de temps
    Vous n’avez plus de temps
    D’un commun accord
    Dire quelque chose
    Afficher les messages de l’adversaire
    Bonjour !
    Bonne chance !
    Bien joué !
    Merci !
    Oups !
    Belle partie !
    Jouer avec une classe
    En pause. On ne joue pas, le temps s’arrête.
    Énigme \u{1}, \u{2}
    Difficulté \u{1} sur 5
    Vous jouez avec \u{1}.
    Un seul coup gagne. Il vous faut \u{1} coup.\u{1F}Un seul coup gagne. Il vous faut \u{1} coups en tout.
    Un seul coup est sûr. Après tout autre, \u{1} peut gagner.
    Chacun de vos coups doit menacer de gagner à votre coup suivant. Un seul premier coup fonctionne. Il vous faut \u{1} coup.\u{1F}Chacun de vos coups doit menacer de gagner à votre coup suivant. Un seul premier coup fonctionne. Il vous faut \u{1} coups en tout.
    Un seul coup perd. Lequel ?
    Bravo !
    Non, pas \u{1}.
    \u{1}, rien à craindre : personne ne gagne ensuite.
    \u{1} joue \u{2}. Continuez.
    Encore \u{1} essai.\u{1F}Encore \u{1} essais.
    La réponse : \u{1}.
    Une bonne réponse : \u{1}.
    \u{1} joue \u{2} et complète \u{3}.
    \u{1} joue \u{2} et menace de compléter à la fois \u{3}.
    \u{1} joue \u{2} et gagne en \u{3} coup.\u{1F}\u{1} joue \u{2} et gagne en \u{3} coups.
    \u{1} joue \u{2}, et personne ne peut plus gagner.
    Voici la suite : \u{1}.
    résolue au 1er essai
    résolue au 2e essai
    résolue au 3e essai
    pas résolue
    Morpion, énigme \u{1} : \u{2}
    Morpion, énigme \u{1} : \u{2}, avec \u{3} indice\u{1F}Morpion, énigme \u{1} : \u{2}, avec \u{3} indices
    Regardez vos propres symboles.
    Que veut faire \u{1} ?
    Regardez où deux de vos lignes se croisent.
    \u{1} a un plan. Regardez où deux lignes se croisent.
    Forcez \u{1} à vous bloquer.
    Vous pouvez gagner. Réfléchissez à la suite.
    Attention ! La plupart des cases perdent.
    Personne ne peut gagner si chacun fait attention.
    \u{1} peut gagner. Compliquez-lui la tâche.
    Cherchez une case où passent beaucoup de lignes.
    Ici, une ligne fait perdre. N’en formez aucune.
    Imaginez un coup sur chaque case. Que peut alors faire \u{1} ?
    Encore un symbole, et la ligne est complète.
    Il ne manque plus qu’un symbole à \u{1} dans cette ligne.
    Une case crée deux menaces à la fois.
    \u{1} prépare deux menaces à la fois. Prenez cette case avant.
    Menacez de faire une ligne : l’adversaire devra la bloquer.
    Vous gagnez en \u{1} coup. Le premier n’a l’air de rien.\u{1F}Vous gagnez en \u{1} coups. Le premier n’a l’air de rien.
    Une seule case est sûre.
    Prenez une case où passent beaucoup de lignes ouvertes.
    Trouvez le coup qui vous fait tenir le plus longtemps.
    Prenez une case que \u{1} veut aussi, avec beaucoup de lignes ouvertes.
    Placez vos symboles loin les uns des autres.
    Il y a une case dangereuse : si vous y jouez, \u{1} obtient deux menaces à la fois ou peut gagner un peu plus tard.
    Jouez \u{1}.
    Un autre indice vous donnera l’idée.
    Un autre indice vous donnera le coup.
    Après tout autre coup, \u{1} joue \u{2} et peut gagner.
    \u{1} ? Alors \u{2} joue \u{3} et peut gagner.
    \u{1} : \u{3} n’a plus qu’une réponse sûre, \u{2}.
    \u{1} : \u{4} a \u{2} réponses sûres sur \u{3}.
    Le nombre dit combien de réponses de l’adversaire sont sûres.
    Cette grille est trop grande pour vérifier chaque coup.
    Les cercles montrent les menaces.
    Trois alignés
    Bloquer l’adversaire
    Le centre et les coins
    Deux à la fois
    Voir le piège
    Pourquoi personne ne gagne
    Coins et blocs
    Une seule réponse sûre
    Voler un plan
    Cases jumelles
    Qui perd gagne
    Cinq alignés
    Trois de vos symboles alignés gagnent : à l’horizontale, à la verticale ou en diagonale.
    Si l’adversaire a deux symboles dans une ligne, jouez dans la case vide. Mais si vous pouvez gagner, gagnez d’abord.
    Certaines réponses au premier coup font perdre.
    Un seul symbole peut menacer de compléter deux lignes. L’adversaire ne peut en arrêter qu’une.
    L’adversaire veut deux lignes à la fois. Obligez-le d’abord à vous répondre.
    Une ligne avec les symboles des deux joueurs est fermée. En faisant attention, on les ferme toutes.
    Sur cette grille, les quatre coins gagnent aussi, et tout bloc 2×2 également.
    Sur cette grille, certains premiers coups laissent très peu de réponses sûres.
    Quand les lignes gagnent, un symbole de plus ne gêne jamais : commencer n’est donc jamais un désavantage. Quand les lignes perdent, il peut gêner.
    Chaque ligne a deux cases jumelles rien qu’à elle. Si X prend l’une, prenez l’autre : aucune ligne ne sera jamais complète.
    Ici, aligner trois symboles fait perdre. Commencez au centre, puis jouez toujours en face du coup de l’adversaire, de l’autre côté du centre.
    Quatre alignés avec les deux bouts libres : on ne peut plus les arrêter.
    Leçon \u{1} : \u{2}
    Leçons
    Étape \u{1} sur \u{2}
    Complétez votre ligne.
    Arrêtez \u{1}.
    Vous pouvez gagner en \u{1} coup. Trouvez le premier.\u{1F}Vous pouvez gagner en \u{1} coups. Trouvez le premier.
    Trouvez un coup sûr.
    Trouvez le seul coup sûr.
    Une ligne reste ouverte pour \u{1}. Choisissez une de ses cases vides.
    Prenez la case jumelle.
    Dans quel jeu perd-on quand on commence ? Tapez son numéro.
    Une rangée : gagné !
    Une colonne : gagné !
    Une diagonale : gagné !
    Bien arrêté !
    Encore arrêté !
    D’abord gagner, ensuite bloquer.
    Après un coin : le centre, et rien d’autre.
    Après le centre : un coin.
    Près de ce bord, ou juste en face.
    Deux lignes, une seule réponse : vous gagnez.
    De nouveau deux lignes !
    D’abord une menace, puis deux à la fois.
    Un bord : maintenant, l’adversaire doit vous répondre.
    Il vous reste un coin, et il suffit.
    C’est la dernière. Toutes les autres sont fermées.
    Exact : rangée après rangée, chacun ferme ce qu’il peut.
    Quatre coins : gagné !
    Un bloc : gagné !
    Il faut aussi arrêter les blocs.
    Il faut aussi arrêter les coins.
    Juste en face, et rien d’autre.
    Près du centre, sur cette diagonale.
    Quand les lignes perdent, commencer peut être mauvais.
    Chaque ligne a ses deux jumelles. C’est une preuve : X ne gagne jamais.
    Le centre d’abord.
    La case d’en face.
    Encore la case d’en face.
    Toujours en face : ainsi, vous ne formez jamais de ligne.
    Quatre alignés, les deux bouts libres : vous gagnez.
    Leçon terminée.
    Énigme du jour
    D’autres énigmes
    Terminées : \u{1} sur \u{2}
    Voir la réponse
    Suivant
    Retour à la partie
    Partager le résultat
    Pas résolue
    Préparation de l’énigme
    Ce n’est pas une énigme
    Tout est fait.
    Énigme
    Leçon
    Vous avez trois essais. Après un mauvais coup, vous voyez ce qui arrive, puis il est annulé.
    Toutes les énigmes du jour
    Précédentes
    Suivantes
    Résolue
    Résolue avec de l’aide
    Réponse affichée
    \u{1} jour d’affilée\u{1F}\u{1} jours d’affilée
    Cinq alignés grâce aux menaces
    \u{1} énigme terminée\u{1F}\u{1} énigmes terminées
    Énigmes et leçons
    Votre propre forme
    Égalité
    Équitable avec échange
    \u{1} gagne en \u{2} coup\u{1F}\u{1} gagne en \u{2} coups
    \u{1} peut gagner à coup sûr
    Qui choisit gagne
    Personne ne peut gagner si chacun fait attention
    Personne ne peut gagner, sur aucune grille
    On ne sait pas. Peut-être que personne n’a jamais cherché.
    Qui peut gagner ? Recherche en cours…
    Dessinez la forme qui gagne : touchez ses cases.
    Encore une case au moins.
    Elle compte aussi tournée et en miroir.
    Et aussi : \u{1}.
    \u{1}, dans la forme
    \u{1}, hors de la forme
    Jouer
    Plus petite
    Plus grande
    Effacer
    Ajouter une forme
    Pourquoi ?
    \u{1} prend toujours l’autre case de la paire. Où qu’on place la forme, elle contient une paire entière.
    La plus petite : \u{1}
    Rendre équitable
    Dessiner ma forme
    \u{1} peut gagner
    Personne ne peut gagner
    Personne ne sait
    Choisissez-en une pour voir pourquoi.
    Une forme a au plus 8 cases.
    Une forme a au plus 8 cases de large et de haut.
    Vous avez déjà cette forme.
    Une grille a de 3 à 10 rangées, et la forme doit y tenir.
    aide
    annuler
    rétablir
    nouvelle
    grilles
    joueurs
    indice
    expliquer
    symboles
    revoir
    historique
    partager
    continuer
    menu
    langue
    quitter
    Les flèches ou h, j, k, l vont d’une case à l’autre ; Entrée ou Espace joue, un clic aussi.
    Tapez une case : b2. Si la lettre de la colonne est aussi une commande, tapez-la en majuscule.
    u annule un coup, r le rejoue, n lance une nouvelle partie, g choisit la grille, p les joueurs et s les symboles, t donne un indice en trois étapes, v montre ce que vaut chaque case, q quitte.
    Le dernier coup est noté (X), une ligne gagnante [X], une ligne perdante !X! ; * est un indice ; + gagne, = fait égalité, − perd ; le nombre compte vos propres coups et, après =, les réponses sûres.
    Tapez une case comme b2 pour y jouer.
    undo annule un coup, redo le rejoue, new lance une nouvelle partie, new 4x4 une partie sur une autre grille.
    hint dit où regarder, la fois suivante l’idée, puis le coup ; explain montre ou cache ce que vaut chaque case, explain b2 ce qui suit un coup joué là.
    games donne la liste des grilles, board montre à nouveau la grille, quit ferme le programme.
    Tapez help pour voir ce que vous pouvez taper.
    « \u{1} » n’est ni une case comme b2 ni une commande ; essayez help
    « \u{1} » n’est ni une case ni une commande ; vouliez-vous dire \u{2} ?
    \u{1} ; vouliez-vous dire « \u{2} » ?
    ligne \u{1} : \u{2}
    Il n’y a aucun coup à annuler
    Il n’y a aucun coup à rétablir
    Il n’y a aucun coup à proposer
    La fenêtre est trop petite : il manque \u{1}
    \u{1} colonne\u{1F}\u{1} colonnes
    \u{1} ligne\u{1F}\u{1} lignes
    Vous avez une partie inachevée : \u{1}
    Entrée la continue, n en commence une nouvelle
    La continuer ? \u{1} ou \u{2}
    La partie enregistrée est illisible (\u{1}) ; elle se trouve maintenant ici : \u{2}
    Impossible d’enregistrer la partie dans \u{1} : \u{2}
    oui
    non
    Flèches pour se déplacer et changer, Entrée pour choisir, Échap pour fermer
    Flèches pour défiler, Échap pour fermer
    \u{1} – \u{2}
    Une partie vous attend : \u{1}
    \u{1} vous invite à jouer : \u{2}
    Une partie à regarder : \u{1}
    Vous jouez avec \u{1}.
    Le morpion dans le navigateur : gratuit, sans publicité, sans compte.
    Cases vides
    Menaces
    Ligne gagnante
    Zoom
    Joueurs
    Fermer
    pion \u{1}
    Cela ne marche que dans une partie en ligne, au bon moment
    Dans une partie en ligne, draw propose l’égalité, takeback demande à annuler votre dernier coup, resign abandonne, accept et decline répondent à l’adversaire, say 1 à say 6 disent quelque chose, computer laisse jouer l’ordinateur tant qu’une place est libre, claim réclame la victoire sur un inconnu qui est parti, leave quitte la partie en ligne pour continuer à jouer en solo.
    Tapez une case comme b2. hint aide en trois étapes, show donne la réponse, board montre à nouveau la grille, quit ferme le programme.
    « \u{1} » n’est ni une case comme b2, ni hint, show, board, help ou quit
    « \u{1} » n’est pas un nombre de 1 à \u{2}
    bleu,vert,rouge,doré,argenté,courageux,brillant,calme,malin,rapide,amical,drôle,doux,heureux,souriant,gentil,chanceux,joyeux,agile,fier,tranquille,radieux,vif,astucieux
    Hibou,Chat,Écureuil,Renard,Castor,Dauphin,Panda,Hérisson,Koala,Tigre,Lion,Cheval,Poney,Papillon,Perroquet,Toucan,Cygne,Kangourou,Faucon,Lynx,Colibri,Guépard,Lièvre,Héron
    \u{2} \u{1}
    Classe
    Un seul code pour toute la salle. Aucun nom à taper. La classe est effacée un jour après sa dernière partie.
    Créer une classe
    Rejoindre une classe
    Code
    Temps
    Sans limite
    \u{1} min
    Qui joue contre qui
    Dès qu’on est libre, on joue
    Par manches, à mon signal
    Fermer
    Aucune classe n’a ce code.
    Trop d’essais. Attendez \u{1} s.
    Impossible de joindre la classe pour le moment. Nouvel essai…
    Cette classe n’existe plus.
    La classe est complète.
    Vous êtes \u{1}
    Un autre nom
    Attendez ici : votre prochaine partie commencera toute seule.
    Attendez ici : la prochaine manche commence bientôt.
    Vous attendez pendant cette manche, car le nombre de joueurs est impair. Le point est pour vous.
    Vous avez gagné !
    Perdu, cette fois.
    Égalité.
    Vous jouez contre \u{1}
    Aller à la partie
    Place \u{1} sur \u{2}
    Joueurs : \u{1}
    Manche \u{1}
    Grille \u{1} : \u{2} contre \u{3}
    Pause
    Reprendre
    Manche suivante
    Copier les résultats
    Copié
    Terminer la classe
    Vraiment terminer pour tout le monde ?
    La classe est terminée.
    Toutes les grilles
    Retirer \u{1}
    Votre prof a retiré votre nom de la classe.
    Quitter la classe
    Scannez, ou ouvrez \u{1} et tapez le code
    Grilles
    Classement
    Rang
    Nom
    Jouées
    Gagnées
    Égalités
    Points
    Il y a moins de deux joueurs.
    Des parties de cette manche sont encore en cours.
    Classe : vous êtes \u{1}
    \u{1} est en dehors de la grille
    Voir la grille
    Proposer l’égalité
    Demander à annuler mon coup
    Tapez = pour prendre \u{1}, ou une case pour jouer.
    """
}
