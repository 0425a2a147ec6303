import type { CardWords, TempeteCard } from "../keys.js";

export const tempete: Record<TempeteCard, CardWords> = {
  "1": {
    title: "Gegenbefehl",
    text: "Gleich nach dem Zug des Gegners: Der Zug wird ganz zurückgenommen, mit allem, was er geschlagen und ausgelöst hat. Der Gegner muss einen anderen normalen Zug machen, mit anderem Start- oder Zielfeld; eine andere Umwandlung genügt nicht. Nicht spielbar, wenn er keinen anderen erlaubten Zug hat.",
  },
  "2": {
    title: "Eselsmütze",
    text: "Nach deinem Zug: Stell eine gegnerische Figur, nicht den König, auf ein freies Eckfeld. Bis zum Ende des nächsten Zuges ihres Besitzers greift sie nichts an, und er darf nicht mit ihr ziehen, nicht mit ihr rochieren und sie mit keiner Karte versetzen. Deine Karten dürfen es.",
  },
  "3": {
    title: "Gestoßen",
    text: "Statt deines Zuges: Einer deiner Bauern geht geradeaus auf ein besetztes Feld und drückt die ganze lückenlose Reihe von Figuren vor sich um ein Feld weiter. Wer über den Rand gerät, ist aus dem Spiel. In der Reihe darf kein König, keine eingefrorene und keine eigene gesperrte Figur stehen, und in ein Loch lässt sich nichts drücken. Auf der letzten Reihe wandelt der Bauer sich um.",
  },
  "4": {
    title: "Vier Ecken",
    text: "Statt deines Zuges: Sind genau drei Eckfelder besetzt, gleich von wem, so stell irgendeine deiner Figuren, auch den König, auf das freie vierte.",
  },
  "5": {
    title: "Fallschirmspringer",
    text: "Statt deines Zuges: Einer deiner geschlagenen Bauern landet auf einem freien Feld der Brettmitte: d4, e4, d5 oder e5.",
  },
  "6": {
    title: "Infiltration",
    text: "Vor oder nach deinem Zug: Einer deiner Bauern tauscht den Platz mit einem gegnerischen, oder zwei deiner Bauern mit zwei gegnerischen. Niemand wandelt sich dadurch um.",
  },
  "7": {
    title: "Ehrgeiz",
    text: "Nach deinem Zug: Eine deiner geschlagenen Figuren, aber weder Dame noch Bauer, nimmt auf dem Brett den Platz eines deiner Bauern ein. Der Bauer ist aus dem Spiel.",
  },
  "8": {
    title: "Neutralität",
    text: "Nach deinem Zug: Eine gegnerische Figur, weder König noch Dame, wird für immer neutral. Beide dürfen mit ihr ziehen; sie darf Figuren beider Farben schlagen, von beiden geschlagen werden und greift beide Könige an. Ein neutraler Bauer behält seine Richtung und wird zu Springer, Läufer oder Turm.",
  },
  "9": {
    title: "Marionette",
    text: "Statt deines Zuges, nur wenn du im Schach stehst, auch wenn es matt wäre: Dein König tauscht den Platz mit einem deiner Bauern.",
  },
  "10": {
    title: "Reflektierter Läufer",
    text: "Statt deines Zuges: Einer deiner Läufer prallt an den Brettkanten rechtwinklig ab, einmal oder öfter, und darf am Ende schlagen. Er muss ein Feld erreichen, das ihm ein normaler Zug nicht bietet, nie sein Startfeld. Ein Eckfeld hält ihn auf.",
  },
  "11": {
    title: "Entführung",
    text: "Nach deinem Zug: Während das Brett verdeckt ist, verschwindet eine gegnerische Figur deiner Wahl, nicht der König. Ihr Besitzer hat zehn Sekunden und einen Versuch: Welche Figur war es, auf welchem Feld? Rät er richtig, kehrt sie zurück; wenn nicht, hast du sie geschlagen. Bei einer verschmolzenen Figur ist jede ihrer Arten richtig.",
  },
  "12": {
    title: "Falle",
    text: "Nach deinem Zug: Leg heimlich eine Marke auf ein leeres Feld oder eines mit einer eigenen Figur. Die nächste gegnerische Figur, die dort stehen bleibt, wie sie auch hinkam, ist aus dem Spiel; was sie geschlagen hat, bleibt geschlagen. Ein König löst die Marke aus, bleibt aber stehen. Neutrale Figuren lösen sie aus, wenn der Gegner mit ihnen zieht.",
  },
  "13": {
    title: "Aufhebung",
    text: "Gleich nach dem Zug des Gegners: Der Zug wird ganz zurückgenommen, mit allem, was er geschlagen und ausgelöst hat. Der Gegner muss einen anderen normalen Zug machen, mit anderem Start- oder Zielfeld; eine andere Umwandlung genügt nicht. Nicht spielbar, wenn er keinen anderen erlaubten Zug hat.",
  },
  "14": {
    title: "Annullierung",
    text: "Gleich nach dem Zug des Gegners: Der Zug wird ganz zurückgenommen, mit allem, was er geschlagen und ausgelöst hat. Der Gegner muss einen anderen normalen Zug machen, mit anderem Start- oder Zielfeld; eine andere Umwandlung genügt nicht. Nicht spielbar, wenn er keinen anderen erlaubten Zug hat.",
  },
  "15": {
    title: "Vorübergehende Halluzination",
    text: "Statt deines Zuges: Irgendeine deiner Figuren zieht wie ein Läufer auf ein freies Feld, das ihr ein normaler Zug nicht bietet. Ein Bauer wandelt sich auf der letzten Reihe um.",
  },
  "16": {
    title: "Crazy Horse",
    text: "Nach deinem Zug: Ein gegnerischer Springer und ein gegnerischer Läufer tauschen die Plätze.",
  },
  "17": {
    title: "Akrobatische Rochade",
    text: "Statt deines Zuges: Dein König und einer deiner Türme auf derselben Reihe oder Linie rochieren, was auch zwischen ihnen liegt und vorher geschah. Der Turm geht auf das Feld, das auf seiner Seite an den König grenzt, der König auf das Feld gleich dahinter; beide müssen frei sein. Ein Turm, der schon neben dem König steht, bleibt dort. Nicht mit einem Prinzen.",
  },
  "18": {
    title: "Derby",
    text: "Nach deinem Zug: Der Springer, mit dem du gerade gezogen hast, zieht noch einmal, wenn er nichts geschlagen hat; diesmal darf er schlagen. Ein Bauer, der gerade Springer wurde, zählt nicht.",
  },
  "19": {
    title: "Favoritin",
    text: "Statt deines Zuges: Eine deiner Figuren, aber kein Bauer, zieht wie eine Dame auf ein freies Feld, das ihr ein normaler Zug nicht bietet.",
  },
  "20": {
    title: "Rand",
    text: "Statt deines Zuges: Eine deiner Figuren am Brettrand, aber kein Bauer, geht auf ein beliebiges anderes freies Randfeld.",
  },
  "21": {
    title: "Fusion",
    text: "Statt deines Zuges: Eine deiner Figuren zieht auf ihre eigene Art, aber ohne zu schlagen, auf eine andere eigene Figur. Von nun an sind beide eine Figur, die wie jede von ihnen zieht. Nicht mit dem König, und beide dürfen keine Art gemeinsam haben; auch eine verschmolzene Figur kann wieder verschmelzen. Sie wandelt sich nie um.",
  },
  "22": {
    title: "Chrono",
    text: "Nach deinem Zug: Dein Gegner hat fünfzehn Sekunden für seinen nächsten Zug. Sind sie um, ist der Zug verloren. Nichtig, solange er im Schach steht.",
  },
  "23": {
    title: "Privatflugzeug",
    text: "Statt deines Zuges: Dein König fliegt auf irgendein freies Feld des Bretts. Er darf dort nicht angegriffen sein.",
  },
  "24": {
    title: "Zylinder",
    text: "Statt deines Zuges: Eine deiner Figuren zieht, als lägen a- und h-Linie nebeneinander, und darf schlagen. Sie muss diese Naht überqueren, auf ein Feld, das ihr ein normaler Zug nicht bietet, und nicht zurück auf ihr Startfeld. Auch Bauern schlagen über die Naht und wandeln sich auf der letzten Reihe um.",
  },
  "25": {
    title: "Schwarzes Loch",
    text: "Nach deinem Zug: Ein freies Feld wird für immer zum Loch. Niemand kann es betreten; Springer und andere Sprungfiguren setzen darüber, alle anderen halten davor. Nicht auf einem Feld, auf dem du von einer Falle weißt; eine, von der du nicht weißt, verschwindet mit.",
  },
  "26": {
    title: "Strohmann",
    text: "Gleich nach dem Zug des Gegners, wenn er dir eine Figur geschlagen hat, aber keinen Bauern: Einer deiner Bauern gilt an ihrer Stelle als geschlagen, und sie steht nun auf seinem Feld.",
  },
  "27": {
    title: "Städtebau",
    text: "Statt deines Zuges: Einer deiner Türme und ein gegnerischer Turm tauschen die Plätze.",
  },
  "28": {
    title: "Attentat",
    text: "Nach deinem Zug: Leg heimlich eine Marke auf ein leeres Feld oder eines mit einer eigenen Figur. Die nächste gegnerische Figur, die dort stehen bleibt, wie sie auch hinkam, ist aus dem Spiel; was sie geschlagen hat, bleibt geschlagen. Ein König löst die Marke aus, bleibt aber stehen. Neutrale Figuren lösen sie aus, wenn der Gegner mit ihnen zieht.",
  },
  "29": {
    title: "Kamel",
    text: "Statt deines Zuges: Einer deiner Springer wird für immer ein Zebra. Es springt wie ein Springer, aber drei Felder geradeaus und zwei zur Seite.",
  },
  "30": {
    title: "Tauschen Sie Ihre Pferde",
    text: "Statt deines Zuges: Einer deiner Springer und ein gegnerischer Springer tauschen die Plätze.",
  },
  "31": {
    title: "Offizieller Besuch",
    text: "Statt deines Zuges: Die beiden Könige tauschen die Plätze. Nicht spielbar, wenn danach einer von ihnen im Schach stünde.",
  },
  "32": {
    title: "Kommt nicht in Frage!",
    text: "Gleich nach einer Karte des Gegners: Sie ist aufgehoben, und alles ist wie vor ihr. Beide Karten sind verbraucht. Hat er sie statt seines Zuges gespielt, macht er jetzt einen normalen Zug. Nichtig gegen seinen einzigen Ausweg aus dem Schach.",
  },
  "33": {
    title: "Anti-Gang",
    text: "Gleich nach dem Zug des Gegners, wenn er dir Schach gibt, auch matt: Der Zug wird ganz zurückgenommen, und der Gegner macht keinen anderen.",
  },
  "34": {
    title: "Geier",
    text: "Gleich nach einer Karte des Gegners: Du nimmst sie auf die Hand, statt eine neue zu ziehen. Ihre Wirkung bleibt bestehen.",
  },
  "35": {
    title: "Verrücktes Pferd",
    text: "Nach deinem Zug: Einer deiner Läufer und einer deiner Springer tauschen die Plätze.",
  },
  "36": {
    title: "Diktat",
    text: "Nach deinem Zug: Nenne Bauer, Springer, Läufer, Turm oder Zebra. Dein Gegner muss in seinem nächsten Zug normal mit einer solchen Figur ziehen und darf keine Karte statt dessen spielen. Nur wenn er jetzt so einen Zug hat; ist keiner mehr übrig, wenn er ziehen soll, ist er frei.",
  },
  "37": {
    title: "Ab in den Stall!",
    text: "Nach deinem Zug: Ein gegnerischer Springer und ein gegnerischer Turm tauschen die Plätze.",
  },
  "38": {
    title: "Stafette",
    text: "Statt deines Zuges: Eine deiner Figuren zieht auf ihre eigene Art auf ein freies Feld und setzt dabei über eigene Figuren hinweg, mindestens eine. Das nützt Läufern, Türmen, Damen und dem Doppelschritt eines Bauern, nicht der Rochade.",
  },
  "39": {
    title: "Nein",
    text: "Gleich nach einer Karte des Gegners: Sie ist aufgehoben, und alles ist wie vor ihr. Beide Karten sind verbraucht. Hat er sie statt seines Zuges gespielt, macht er jetzt einen normalen Zug. Nichtig gegen seinen einzigen Ausweg aus dem Schach.",
  },
  "40": {
    title: "Atombombe",
    text: "Nach deinem Zug: Hat die Figur, mit der du gerade gezogen hast, nichts geschlagen, so explodiert sie. Sie und alles auf den acht Feldern um sie her, gleich welcher Farbe, ist aus dem Spiel. Könige bleiben stehen, und ein König, der gezogen hat, kann nicht explodieren.",
  },
  "41": {
    title: "Staatsstreich",
    text: "Nach deinem Zug: Eine andere deiner Figuren, aber weder Dame noch Turm, besteigt den Thron; von nun an gilt das Matt ihr. Dein alter König zieht wie bisher, ist aber eine gewöhnliche Figur. Ein Bauer auf dem Thron wird nur Springer oder Läufer und behält dabei den Thron.",
  },
  "42": {
    title: "Was gibt’s, Kleiner?",
    text: "Gleich nach einer Karte des Gegners: Sie ist aufgehoben, und alles ist wie vor ihr. Beide Karten sind verbraucht. Hat er sie statt seines Zuges gespielt, macht er jetzt einen normalen Zug. Nichtig gegen seinen einzigen Ausweg aus dem Schach.",
  },
  "43": {
    title: "Leichte Brigade",
    text: "Statt deines Zuges: Zwei deiner Bauern gehen je zwei Felder geradeaus über freie Felder. Von der zweiten Reihe aus können sie en passant geschlagen werden. Auf der letzten Reihe wandeln sie sich um, beide in dieselbe Figur.",
  },
  "44": {
    title: "Bockspringen",
    text: "Statt deines Zuges: Einer deiner Bauern springt schräg, vorwärts oder rückwärts, über eine Nachbarfigur auf das freie Feld dahinter und so weiter, so oft du willst. Geschlagen wird nichts, und er darf nicht enden, wo er begann. Auf der letzten Reihe wandelt er sich um.",
  },
  "45": {
    title: "Banzai",
    text: "Statt deines Zuges: Einer deiner Bauern stürmt drei Felder geradeaus über freie Felder. En passant ist er nicht zu schlagen. Auf der letzten Reihe wandelt er sich um.",
  },
  "46": {
    title: "Auflösung",
    text: "Nach deinem Zug: Einer deiner eigenen Bauern ist aus dem Spiel.",
  },
  "47": {
    title: "Kavalkade",
    text: "Statt deines Zuges: Irgendeine deiner Figuren zieht wie ein Springer auf ein freies Feld, das ihr ein normaler Zug nicht bietet. Ein Bauer wandelt sich auf der letzten Reihe um.",
  },
  "48": {
    title: "Trunkenbold",
    text: "Statt deines Zuges: Einer deiner Bauern schlägt ein Feld schräg nach hinten.",
  },
  "49": {
    title: "Kanone",
    text: "Statt deines Zuges: Einer deiner Türme schlägt auf seiner Reihe oder Linie über genau eine Figur hinweg, gleich welcher Farbe. Wie weit es bis zu ihr und hinter ihr ist, spielt keine Rolle.",
  },
  "50": {
    title: "Amphetamine",
    text: "Nach deinem Zug: Der Läufer, mit dem du gerade gezogen hast, zieht noch einmal, wenn er nichts geschlagen hat; diesmal darf er schlagen. Ein Bauer, der gerade Läufer wurde, zählt nicht.",
  },
  "51": {
    title: "Doppelrunde",
    text: "Nach deinem Zug: Der Turm, mit dem du gerade gezogen oder rochiert hast, zieht noch einmal, wenn er nichts geschlagen hat; diesmal darf er schlagen. Ein Bauer, der gerade Turm wurde, zählt nicht.",
  },
  "52": {
    title: "Njet",
    text: "Gleich nach einer Karte des Gegners: Sie ist aufgehoben, und alles ist wie vor ihr. Beide Karten sind verbraucht. Hat er sie statt seines Zuges gespielt, macht er jetzt einen normalen Zug. Nichtig gegen seinen einzigen Ausweg aus dem Schach.",
  },
  "53": {
    title: "Magnetismus",
    text: "Statt deines Zuges: Eine deiner Figuren, auch der König, ist ein Magnet, solange sie auf ihrem Feld bleibt. Alle Figuren auf den acht Feldern um sie her, gleich welcher Farbe, sind eingefroren: Sie ziehen, schlagen und geben kein Schach, und keine Karte tauscht oder versetzt sie; geschlagen werden können sie. Einen König im Schach hält der Magnet nicht fest.",
  },
  "54": {
    title: "Asyl",
    text: "Nach deinem Zug: Einer deiner Läufer und einer deiner Türme tauschen die Plätze.",
  },
  "55": {
    title: "Exil",
    text: "Nach deinem Zug: Stell eine gegnerische Figur, auch den König, auf ein freies Anfangsfeld ihrer Art und Farbe.",
  },
  "56": {
    title: "Pferdestall",
    text: "Nach deinem Zug: Einer deiner Springer und einer deiner Türme tauschen die Plätze.",
  },
  "57": {
    title: "Blaue Augen",
    text: "Gleich nach dem Zug des Gegners, wenn er dir eine Figur geschlagen hat, aber keinen Bauern: Du nimmst irgendeine Karte des Ablagestapels auf die Hand, statt eine zu ziehen, nur nicht diese hier.",
  },
  "58": {
    title: "Kannibalismus",
    text: "Statt deines Zuges: Eine deiner Figuren, auch der König, macht einen Schlagzug auf eine andere eigene Figur, nur nicht auf den König. Das Opfer ist aus dem Spiel. Ein Bauer wandelt sich auf der letzten Reihe um.",
  },
  "59": {
    title: "Man lebt nur zweimal",
    text: "Nach deinem Zug: Eine deiner geschlagenen Figuren, aber keine Dame, kehrt auf ein freies Anfangsfeld ihrer Art zurück.",
  },
  "60": {
    title: "Schizophrenie",
    text: "Statt deines Zuges: Einer deiner Läufer und ein gegnerischer Läufer tauschen die Plätze.",
  },
  "61": {
    title: "Vergeltung",
    text: "Gleich nach dem Zug des Gegners, wenn er dir eine Figur geschlagen hat, aber keinen Bauern: Einer seiner Bauern ist aus dem Spiel.",
  },
  "62": {
    title: "Vorstoß",
    text: "Statt deines Zuges: Einer deiner Bauern schlägt ein Feld geradeaus. Auf der letzten Reihe wandelt er sich um.",
  },
  "63": {
    title: "Schutzschild",
    text: "Nach deinem Zug: Die Figur, mit der du gerade gezogen hast, kann im nächsten Zug des Gegners nicht geschlagen werden. Nach einer Rochade schützt das den Turm.",
  },
  "64": {
    title: "Verrat",
    text: "Vor deinem Zug: Ein gegnerischer Bauer auf deiner Bretthälfte, den vier Reihen auf deiner Seite, wechselt auf der Stelle die Farbe.",
  },
  "65": {
    title: "Sturmangriff",
    text: "Statt deines Zuges: So viele deiner Bauern, wie du willst, gehen je ein Feld geradeaus auf ein freies Feld; stehen sie hintereinander, können sie zusammen vorgehen. Auf der letzten Reihe wandeln sie sich um, alle in dieselbe Figur.",
  },
  "66": {
    title: "Selbstverteidigung",
    text: "Bevor der Zug des Gegners eine deiner Figuren schlägt: Sie bleibt stehen, und stattdessen wird die schlagende geschlagen. Nichtig, wenn das der König ist; eine eingefrorene Figur kann sich nicht wehren.",
  },
  "67": {
    title: "Panik",
    text: "Nach deinem Zug: Ein gegnerischer Bauer läuft ein oder zwei Felder gerade zurück über freie Felder, höchstens bis auf seine erste Reihe.",
  },
  "68": {
    title: "Regentschaft",
    text: "Vor deinem Zug: Dein König verlässt das Brett; unterdessen kannst du nicht im Schach stehen. Deinen nächsten Zug beginnst du damit, ihn auf ein freies Randfeld zu stellen; dann geht der Zug weiter. Nicht spielbar, wenn du ohne ihn keinen erlaubten Zug hättest.",
  },
  "69": {
    title: "Marsch des Volkes",
    text: "Nach deinem Zug: Von nun an ziehen alle Bauern ein Feld schräg vorwärts und schlagen geradeaus, ohne Doppelschritt und en passant. Wird die Karte wieder gespielt, ist es damit vorbei.",
  },
  "70": {
    title: "Verrückter Turm",
    text: "Nach deinem Zug: Ein gegnerischer Läufer und ein gegnerischer Turm tauschen die Plätze.",
  },
  "71": {
    title: "Supergang",
    text: "Nach deinem Zug: Wähle eine gegnerische Figur, nicht den König, und wirf drei Pfeile auf sie. Ein Treffer bringt sie aus dem Spiel, sonst bleibt sie, wo sie ist. Werft ihr nicht selbst, lost Orkan mit gleichen Chancen.",
  },
  "72": {
    title: "Grobe Beleidigung",
    text: "Jederzeit: Ein Bauer deines Gegners ist aus dem Spiel. Ist es gerade der Bauer, der schlagen will, entfällt das Schlagen, doch gilt sein Zug als gemacht.",
  },
};
