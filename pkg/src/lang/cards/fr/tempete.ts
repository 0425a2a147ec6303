import type { CardWords, TempeteCard } from "../keys.js";

export const tempete: Record<TempeteCard, CardWords> = {
  "1": {
    title: "Contrordre",
    text: "Juste après le coup de l’adversaire : il est repris tout entier, avec tout ce qu’il a pris et déclenché. L’adversaire doit jouer un autre coup normal, qui parte d’une autre case ou y arrive ; une autre promotion ne suffit pas. Injouable s’il n’a pas d’autre coup légal.",
  },
  "2": {
    title: "Bonnet d’âne",
    text: "Après votre coup : placez une pièce adverse, sauf le roi, sur un coin libre. Jusqu’à la fin du prochain tour de son propriétaire, elle n’attaque rien, et il ne peut ni la jouer, ni roquer avec elle, ni la déplacer par une carte. Vos cartes à vous le peuvent.",
  },
  "3": {
    title: "Bousculade",
    text: "Au lieu de votre coup : un de vos pions avance tout droit sur une case occupée et pousse d’une case toute la file continue de pièces devant lui. Une pièce poussée hors du bord quitte le jeu. La file ne doit contenir ni roi, ni pièce gelée, ni pièce à vous retenue, et l’on ne pousse rien dans un trou. Sur la dernière rangée, le pion se promeut.",
  },
  "4": {
    title: "Quatre coins",
    text: "Au lieu de votre coup : si trois coins exactement sont occupés, peu importe par qui, placez n’importe laquelle de vos pièces, même le roi, sur le quatrième, resté libre.",
  },
  "5": {
    title: "Parachutiste",
    text: "Au lieu de votre coup : un de vos pions pris atterrit sur une case libre du centre, d4, e4, d5 ou e5.",
  },
  "6": {
    title: "Infiltration",
    text: "Avant ou après votre coup : un de vos pions change de place avec un pion adverse, ou deux des vôtres avec deux des siens. Personne ne se promeut ainsi.",
  },
  "7": {
    title: "Ambition",
    text: "Après votre coup : une de vos pièces prises, mais ni dame ni pion, prend sur l’échiquier la place d’un de vos pions. Le pion quitte le jeu.",
  },
  "8": {
    title: "Neutralité",
    text: "Après votre coup : une pièce adverse, ni roi ni dame, devient neutre pour de bon. Chacun peut la jouer ; elle peut prendre des deux couleurs, être prise par les deux camps, et elle attaque les deux rois. Un pion neutre garde sa direction et se promeut en cavalier, fou ou tour.",
  },
  "9": {
    title: "Pantin couronné",
    text: "Au lieu de votre coup, seulement si vous êtes en échec, même quand ce serait mat : votre roi change de place avec un de vos pions.",
  },
  "10": {
    title: "Fou de billard",
    text: "Au lieu de votre coup : un de vos fous rebondit à angle droit sur les bords de l’échiquier, une fois ou plus, et peut prendre à la fin. Il doit atteindre une case hors de portée d’un coup normal, jamais celle d’où il vient. Un coin l’arrête.",
  },
  "11": {
    title: "Enlèvement",
    text: "Après votre coup : pendant que l’échiquier est couvert, une pièce adverse de votre choix, sauf le roi, disparaît. Son propriétaire a dix secondes et un seul essai : quelle pièce, sur quelle case ? S’il devine, elle revient ; sinon, vous l’avez prise. Pour une pièce fusionnée, chacune de ses sortes est juste.",
  },
  "12": {
    title: "Chausse-trape",
    text: "Après votre coup : posez en secret une marque sur une case vide ou occupée par une de vos pièces. La prochaine pièce adverse qui s’y arrête, de quelque façon qu’elle y vienne, quitte le jeu ; ce qu’elle a pris reste pris. Un roi la déclenche, mais reste. Une pièce neutre la déclenche si c’est l’adversaire qui l’a déplacée.",
  },
  "13": {
    title: "Révocation",
    text: "Juste après le coup de l’adversaire : il est repris tout entier, avec tout ce qu’il a pris et déclenché. L’adversaire doit jouer un autre coup normal, qui parte d’une autre case ou y arrive ; une autre promotion ne suffit pas. Injouable s’il n’a pas d’autre coup légal.",
  },
  "14": {
    title: "Abrogation",
    text: "Juste après le coup de l’adversaire : il est repris tout entier, avec tout ce qu’il a pris et déclenché. L’adversaire doit jouer un autre coup normal, qui parte d’une autre case ou y arrive ; une autre promotion ne suffit pas. Injouable s’il n’a pas d’autre coup légal.",
  },
  "15": {
    title: "Vision fugace",
    text: "Au lieu de votre coup : n’importe laquelle de vos pièces se déplace comme un fou vers une case libre hors de portée d’un coup normal. Un pion se promeut sur la dernière rangée.",
  },
  "16": {
    title: "Crazy Horse",
    text: "Après votre coup : un cavalier adverse et un fou adverse changent de place.",
  },
  "17": {
    title: "Roque acrobatique",
    text: "Au lieu de votre coup : votre roi et une de vos tours sur la même rangée ou colonne roquent, quoi qu’il y ait entre eux et quoi qu’il se soit passé avant. La tour va sur la case voisine du roi, de son côté à elle, et le roi sur la case juste au-delà ; les deux cases doivent être libres. Une tour déjà à côté du roi y reste. Pas avec un prince.",
  },
  "18": {
    title: "Derby",
    text: "Après votre coup : le cavalier que vous venez de jouer, s’il n’a rien pris, joue encore une fois et peut prendre maintenant. Un pion qui vient de devenir cavalier ne compte pas.",
  },
  "19": {
    title: "Favorite",
    text: "Au lieu de votre coup : une de vos pièces, mais pas un pion, se déplace comme une dame vers une case libre hors de portée d’un coup normal.",
  },
  "20": {
    title: "Périphérique",
    text: "Au lieu de votre coup : une de vos pièces au bord de l’échiquier, mais pas un pion, va sur n’importe quelle autre case libre du bord.",
  },
  "21": {
    title: "Fusion",
    text: "Au lieu de votre coup : une de vos pièces se rend, à sa manière mais sans prendre, sur une autre de vos pièces. Dès lors les deux ne font qu’une, qui joue comme l’une ou l’autre. Pas avec le roi, et les deux ne doivent avoir aucune sorte en commun ; une pièce fusionnée peut fusionner encore. Elle ne se promeut jamais.",
  },
  "22": {
    title: "Chrono",
    text: "Après votre coup : votre adversaire a quinze secondes pour son prochain tour. Passé ce délai, le tour est perdu. Sans effet s’il est en échec.",
  },
  "23": {
    title: "Jet privé",
    text: "Au lieu de votre coup : votre roi s’envole vers n’importe quelle case libre de l’échiquier. Il ne doit pas y être attaqué.",
  },
  "24": {
    title: "Cylindre",
    text: "Au lieu de votre coup : une de vos pièces joue comme si les colonnes a et h étaient voisines, et peut prendre. Elle doit franchir cette couture, vers une case hors de portée d’un coup normal, sans revenir à son départ. Les pions prennent eux aussi par-dessus la couture et se promeuvent sur la dernière rangée.",
  },
  "25": {
    title: "Trou noir",
    text: "Après votre coup : une case libre devient un trou pour de bon. Personne n’y entre ; les sauteurs comme le cavalier passent par-dessus, tous les autres s’arrêtent devant. Pas sur une case où vous connaissez un piège ; celui que vous ignorez disparaît avec elle.",
  },
  "26": {
    title: "Homme de paille",
    text: "Juste après le coup de l’adversaire, s’il vous a pris une pièce, mais pas un pion : un de vos pions est pris à sa place, et elle se retrouve sur la case de ce pion.",
  },
  "27": {
    title: "Urbanisme",
    text: "Au lieu de votre coup : une de vos tours et une tour adverse changent de place.",
  },
  "28": {
    title: "Machine infernale",
    text: "Après votre coup : posez en secret une marque sur une case vide ou occupée par une de vos pièces. La prochaine pièce adverse qui s’y arrête, de quelque façon qu’elle y vienne, quitte le jeu ; ce qu’elle a pris reste pris. Un roi la déclenche, mais reste. Une pièce neutre la déclenche si c’est l’adversaire qui l’a déplacée.",
  },
  "29": {
    title: "Chameau",
    text: "Au lieu de votre coup : un de vos cavaliers devient zèbre pour de bon. Il saute comme un cavalier, mais trois cases tout droit et deux de côté.",
  },
  "30": {
    title: "Échange de montures",
    text: "Au lieu de votre coup : un de vos cavaliers et un cavalier adverse changent de place.",
  },
  "31": {
    title: "Visite d’État",
    text: "Au lieu de votre coup : les deux rois changent de place. Injouable si l’un d’eux se trouvait alors en échec.",
  },
  "32": {
    title: "Pas question !",
    text: "Juste après une carte de l’adversaire : elle est annulée, et tout est comme avant elle. Les deux cartes sont dépensées. S’il l’avait jouée au lieu de son coup, il joue maintenant un coup normal. Sans effet contre sa seule issue à un échec.",
  },
  "33": {
    title: "Halte-là !",
    text: "Juste après le coup de l’adversaire, s’il vous donne échec, même mat : il est repris tout entier, et l’adversaire n’en joue pas d’autre.",
  },
  "34": {
    title: "Charognard",
    text: "Juste après une carte de l’adversaire : prenez-la en main au lieu d’en piocher une autre. Son effet demeure.",
  },
  "35": {
    title: "Cheval fou",
    text: "Après votre coup : un de vos fous et un de vos cavaliers changent de place.",
  },
  "36": {
    title: "Diktat",
    text: "Après votre coup : nommez pion, cavalier, fou, tour ou zèbre. À son prochain tour, l’adversaire doit jouer un coup normal avec une telle pièce, sans carte à la place. Seulement s’il a un tel coup maintenant ; s’il n’en reste plus quand il doit jouer, il est libre.",
  },
  "37": {
    title: "À l’écurie !",
    text: "Après votre coup : un cavalier adverse et une tour adverse changent de place.",
  },
  "38": {
    title: "Relais",
    text: "Au lieu de votre coup : une de vos pièces va à sa manière sur une case libre en passant par-dessus vos propres pièces, une au moins. Cela sert aux fous, aux tours, aux dames et au double pas d’un pion, pas au roque.",
  },
  "39": {
    title: "Non",
    text: "Juste après une carte de l’adversaire : elle est annulée, et tout est comme avant elle. Les deux cartes sont dépensées. S’il l’avait jouée au lieu de son coup, il joue maintenant un coup normal. Sans effet contre sa seule issue à un échec.",
  },
  "40": {
    title: "Bombe atomique",
    text: "Après votre coup : si la pièce que vous venez de jouer n’a rien pris, elle explose. Elle et tout ce qui se trouve sur les huit cases autour d’elle, de toute couleur, quitte le jeu. Les rois restent, et un roi qui vient de jouer ne peut pas exploser.",
  },
  "41": {
    title: "Coup d’État",
    text: "Après votre coup : une autre de vos pièces, mais ni dame ni tour, monte sur le trône ; c’est elle désormais qu’il faut mater. Votre ancien roi joue comme avant, mais n’est plus qu’une pièce ordinaire. Un pion sur le trône ne se promeut qu’en cavalier ou en fou, et il y reste.",
  },
  "42": {
    title: "Quoi encore, petit ?",
    text: "Juste après une carte de l’adversaire : elle est annulée, et tout est comme avant elle. Les deux cartes sont dépensées. S’il l’avait jouée au lieu de son coup, il joue maintenant un coup normal. Sans effet contre sa seule issue à un échec.",
  },
  "43": {
    title: "Brigade légère",
    text: "Au lieu de votre coup : deux de vos pions avancent de deux cases chacun, tout droit, sur des cases libres. Partis de la deuxième rangée, ils peuvent être pris en passant. Sur la dernière rangée ils se promeuvent, tous deux en la même pièce.",
  },
  "44": {
    title: "Saute-mouton",
    text: "Au lieu de votre coup : un de vos pions saute en diagonale, en avant ou en arrière, par-dessus une pièce voisine sur la case libre derrière elle, et ainsi de suite, autant de fois que vous voulez. Rien n’est pris, et il ne doit pas finir où il a commencé. Il se promeut sur la dernière rangée.",
  },
  "45": {
    title: "Banzaï",
    text: "Au lieu de votre coup : un de vos pions fonce de trois cases tout droit, sur des cases libres. On ne peut pas le prendre en passant. Il se promeut sur la dernière rangée.",
  },
  "46": {
    title: "Dissolution",
    text: "Après votre coup : un de vos propres pions quitte le jeu.",
  },
  "47": {
    title: "Cavalcade",
    text: "Au lieu de votre coup : n’importe laquelle de vos pièces se déplace comme un cavalier vers une case libre hors de portée d’un coup normal. Un pion se promeut sur la dernière rangée.",
  },
  "48": {
    title: "Pochard",
    text: "Au lieu de votre coup : un de vos pions prend une case en arrière, en diagonale.",
  },
  "49": {
    title: "Canon",
    text: "Au lieu de votre coup : une de vos tours prend le long de sa rangée ou de sa colonne par-dessus une pièce et une seule, de toute couleur. La distance jusqu’à elle et au-delà est indifférente.",
  },
  "50": {
    title: "Dopage",
    text: "Après votre coup : le fou que vous venez de jouer, s’il n’a rien pris, joue encore une fois et peut prendre maintenant. Un pion qui vient de devenir fou ne compte pas.",
  },
  "51": {
    title: "Double journée",
    text: "Après votre coup : la tour que vous venez de jouer, même en roquant, joue encore une fois si elle n’a rien pris, et peut prendre maintenant. Un pion qui vient de devenir tour ne compte pas.",
  },
  "52": {
    title: "Niet",
    text: "Juste après une carte de l’adversaire : elle est annulée, et tout est comme avant elle. Les deux cartes sont dépensées. S’il l’avait jouée au lieu de son coup, il joue maintenant un coup normal. Sans effet contre sa seule issue à un échec.",
  },
  "53": {
    title: "Magnétisme",
    text: "Au lieu de votre coup : une de vos pièces, même le roi, est un aimant tant qu’elle reste sur sa case. Toutes les pièces sur les huit cases autour d’elle, de toute couleur, sont gelées : elles ne jouent pas, ne prennent pas, ne donnent pas échec, et aucune carte ne les échange ni ne les place ailleurs ; mais on peut les prendre. Un roi en échec n’est pas retenu.",
  },
  "54": {
    title: "Asile",
    text: "Après votre coup : un de vos fous et une de vos tours changent de place.",
  },
  "55": {
    title: "Exil",
    text: "Après votre coup : placez une pièce adverse, même le roi, sur une case de départ libre de sa sorte et de sa couleur.",
  },
  "56": {
    title: "Pension équestre",
    text: "Après votre coup : un de vos cavaliers et une de vos tours changent de place.",
  },
  "57": {
    title: "Œil au beurre noir",
    text: "Juste après le coup de l’adversaire, s’il vous a pris une pièce, mais pas un pion : prenez en main n’importe quelle carte de la défausse au lieu d’en piocher une, mais pas celle-ci.",
  },
  "58": {
    title: "Cannibalisme",
    text: "Au lieu de votre coup : une de vos pièces, même le roi, fait une prise sur une autre de vos pièces, mais pas sur le roi. La victime quitte le jeu. Un pion se promeut sur la dernière rangée.",
  },
  "59": {
    title: "On ne vit que deux fois",
    text: "Après votre coup : une de vos pièces prises, mais pas une dame, revient sur une case de départ libre de sa sorte.",
  },
  "60": {
    title: "Dédoublement",
    text: "Au lieu de votre coup : un de vos fous et un fou adverse changent de place.",
  },
  "61": {
    title: "Représailles",
    text: "Juste après le coup de l’adversaire, s’il vous a pris une pièce, mais pas un pion : un de ses pions quitte le jeu.",
  },
  "62": {
    title: "Percée",
    text: "Au lieu de votre coup : un de vos pions prend une case tout droit devant lui. Il se promeut sur la dernière rangée.",
  },
  "63": {
    title: "Bouclier",
    text: "Après votre coup : la pièce que vous venez de jouer ne peut pas être prise au prochain tour de l’adversaire. Après un roque, c’est la tour qui est protégée.",
  },
  "64": {
    title: "Trahison",
    text: "Avant votre coup : un pion adverse dans votre moitié de l’échiquier, les quatre rangées de votre côté, change de camp sur place.",
  },
  "65": {
    title: "À l’assaut !",
    text: "Au lieu de votre coup : autant de vos pions que vous voulez avancent d’une case tout droit, chacun sur une case libre ; des pions placés l’un derrière l’autre peuvent avancer ensemble. Sur la dernière rangée ils se promeuvent, tous en la même pièce.",
  },
  "66": {
    title: "Légitime défense",
    text: "Quand le coup de l’adversaire va prendre une de vos pièces : elle reste, et c’est la pièce qui prend qui est prise. Sans effet si c’est le roi ; une pièce gelée ne peut pas se défendre.",
  },
  "67": {
    title: "Débandade",
    text: "Après votre coup : un pion adverse recule tout droit d’une ou de deux cases libres, au plus jusqu’à sa première rangée.",
  },
  "68": {
    title: "Régence",
    text: "Avant votre coup : votre roi quitte l’échiquier, et vous ne pouvez pas être en échec en attendant. Vous commencez votre prochain tour en le plaçant sur une case libre du bord ; puis le tour continue. Injouable si vous n’aviez aucun coup légal sans lui.",
  },
  "69": {
    title: "Le peuple en marche",
    text: "Après votre coup : désormais tous les pions avancent d’une case en diagonale et prennent tout droit, sans double pas ni prise en passant. Rejouer la carte y met fin.",
  },
  "70": {
    title: "Tour folle",
    text: "Après votre coup : un fou adverse et une tour adverse changent de place.",
  },
  "71": {
    title: "Supergang",
    text: "Après votre coup : choisissez une pièce adverse, sauf le roi, et lancez-lui trois fléchettes. Touchée, elle quitte le jeu ; manquée, elle reste où elle est. Si vous ne lancez pas vous-mêmes, Orkan tire au sort à chances égales.",
  },
  "72": {
    title: "Outrage",
    text: "À tout moment : un pion de votre adversaire quitte le jeu. Si c’est justement le pion qui va prendre, la prise tombe, mais son coup compte comme joué.",
  },
};
