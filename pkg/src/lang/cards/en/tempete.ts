import type { CardWords, TempeteCard } from "../keys.js";

export const tempete: Record<TempeteCard, CardWords> = {
  "1": {
    title: "Countermand",
    text: "Right after your opponent’s move: it is taken back whole, with everything it captured and set off. He must make another normal move that starts or ends on another square; a different promotion is not enough. Not playable if he has no other legal move.",
  },
  "2": {
    title: "Dunce’s Cap",
    text: "After your move: put an enemy piece, not the king, on a free corner square. Until the end of its owner’s next turn it attacks nothing, and he may neither move it nor castle with it, nor shift it with a card. Your own cards still may.",
  },
  "3": {
    title: "Shove",
    text: "Instead of your move: one of your pawns steps straight ahead onto an occupied square and pushes the whole unbroken line of pieces in front of it one square on. A piece pushed over the edge is out of the game. The line must not hold a king, a frozen piece or a barred one of yours, and nothing is pushed into a hole. The pawn promotes on the last rank.",
  },
  "4": {
    title: "Four Corners",
    text: "Instead of your move: if exactly three corners of the board are occupied, no matter by whom, put any one of your pieces, even the king, on the free fourth one.",
  },
  "5": {
    title: "Paratrooper",
    text: "Instead of your move: put one of your captured pawns on a free centre square, d4, e4, d5 or e5.",
  },
  "6": {
    title: "Infiltration",
    text: "Before or after your move: one of your pawns swaps places with an enemy pawn, or two of yours with two of his. Nobody promotes by it.",
  },
  "7": {
    title: "Ambition",
    text: "After your move: one of your captured pieces, but no queen and no pawn, takes the place of one of your pawns on the board. The pawn is out of the game.",
  },
  "8": {
    title: "Neutrality",
    text: "After your move: an enemy piece, neither king nor queen, becomes neutral for good. Either player may move it; it may capture pieces of either colour, be captured by either player, and it attacks both kings. A neutral pawn goes on in its direction and promotes to knight, bishop or rook.",
  },
  "9": {
    title: "Puppet King",
    text: "Instead of your move, only while you are in check, even if it would be mate: your king swaps places with one of your pawns.",
  },
  "10": {
    title: "Billiard Bishop",
    text: "Instead of your move: one of your bishops bounces off the edges of the board at right angles, one or more times, and may capture at the end. It must reach a square that a normal move could not reach, never the one it came from. A corner stops it.",
  },
  "11": {
    title: "Abduction",
    text: "After your move: while the board is covered, an enemy piece of your choice, not the king, vanishes. Its owner has ten seconds and one guess: which kind, on which square? If he is right, it returns; if not, you have captured it. For a fused piece any of its kinds is right.",
  },
  "12": {
    title: "Trap",
    text: "After your move: secretly lay a mark on a square that is empty or holds a piece of your own. The next enemy piece to stop there, however it came, is out of the game; what it captured stays captured. A king sets it off but stays. Neutral pieces set it off if your opponent moved them.",
  },
  "13": {
    title: "Rescission",
    text: "Right after your opponent’s move: it is taken back whole, with everything it captured and set off. He must make another normal move that starts or ends on another square; a different promotion is not enough. Not playable if he has no other legal move.",
  },
  "14": {
    title: "Annulment",
    text: "Right after your opponent’s move: it is taken back whole, with everything it captured and set off. He must make another normal move that starts or ends on another square; a different promotion is not enough. Not playable if he has no other legal move.",
  },
  "15": {
    title: "Passing Fancy",
    text: "Instead of your move: any one of your pieces moves like a bishop to a free square that a normal move could not reach. A pawn promotes on the last rank.",
  },
  "16": {
    title: "Crazy Horse",
    text: "After your move: an enemy knight and an enemy bishop swap places.",
  },
  "17": {
    title: "Acrobatic Castling",
    text: "Instead of your move: your king and one of your rooks on the same rank or file castle, whatever lies between them and whatever has happened before. The rook goes to the square next to the king on its own side, the king to the square just beyond it; both squares must be free. A rook already beside the king stays there. Not with a prince.",
  },
  "18": {
    title: "Derby",
    text: "After your move: the knight you have just moved, if it captured nothing, moves once more and may capture this time. A pawn that has just become a knight does not count.",
  },
  "19": {
    title: "Favourite",
    text: "Instead of your move: one of your pieces, but no pawn, moves like a queen to a free square that a normal move could not reach.",
  },
  "20": {
    title: "Ring Road",
    text: "Instead of your move: one of your pieces on the edge of the board, but no pawn, goes to any other free edge square.",
  },
  "21": {
    title: "Merger",
    text: "Instead of your move: one of your pieces makes a move of its own, but no capture, onto another of your pieces. From now on the two are one piece that moves as either. Not with the king, and the two must not share a kind; a fused piece can be fused again. It never promotes.",
  },
  "22": {
    title: "Stopwatch",
    text: "After your move: your opponent has fifteen seconds for his next turn. If they run out, the turn is lost. Void while he is in check.",
  },
  "23": {
    title: "Private Jet",
    text: "Instead of your move: your king flies to any free square of the board. He must not be attacked there.",
  },
  "24": {
    title: "Cylinder",
    text: "Instead of your move: one of your pieces moves as if the a-file and the h-file lay side by side, and may capture. It must cross this join, to a square that a normal move could not reach, not back to its start. Pawns capture across the join, too, and promote on the last rank.",
  },
  "25": {
    title: "Black Hole",
    text: "After your move: a free square becomes a hole for good. Nobody can enter it; leapers such as the knight jump across, all others stop before it. Not a square where you know of a trap; one you do not know of vanishes with it.",
  },
  "26": {
    title: "Straw Man",
    text: "Right after your opponent’s move, if it captured a piece of yours, but no pawn: one of your pawns is captured in its place, and the piece stands on that pawn’s square.",
  },
  "27": {
    title: "Town Planning",
    text: "Instead of your move: one of your rooks and an enemy rook swap places.",
  },
  "28": {
    title: "Bomb Plot",
    text: "After your move: secretly lay a mark on a square that is empty or holds a piece of your own. The next enemy piece to stop there, however it came, is out of the game; what it captured stays captured. A king sets it off but stays. Neutral pieces set it off if your opponent moved them.",
  },
  "29": {
    title: "Camel",
    text: "Instead of your move: one of your knights becomes a zebra for good. It leaps as a knight does, but three squares straight and two to the side.",
  },
  "30": {
    title: "Horse Trade",
    text: "Instead of your move: one of your knights and an enemy knight swap places.",
  },
  "31": {
    title: "State Visit",
    text: "Instead of your move: the two kings swap places. Not playable if either of them would then be in check.",
  },
  "32": {
    title: "Out of the Question",
    text: "Right after your opponent’s card: it is cancelled, and everything is as it was before it. Both cards are spent. If it was played instead of his move, he now makes a normal move. Void against his only way out of check.",
  },
  "33": {
    title: "Stand-off",
    text: "Right after your opponent’s move, if it gives you check, even mate: it is taken back whole, and he makes no other.",
  },
  "34": {
    title: "Vulture",
    text: "Right after your opponent’s card: take it into your hand instead of drawing a new one. Its effect stands.",
  },
  "35": {
    title: "Mad Horse",
    text: "After your move: one of your bishops and one of your knights swap places.",
  },
  "36": {
    title: "Diktat",
    text: "After your move: name pawn, knight, bishop, rook or zebra. In his next turn your opponent must make a normal move with a piece of that kind and may play no card instead of it. Only if he has such a move now; should none be left when he is to move, he is free.",
  },
  "37": {
    title: "Off to the Stable",
    text: "After your move: an enemy knight and an enemy rook swap places.",
  },
  "38": {
    title: "Relay",
    text: "Instead of your move: one of your pieces moves in its own way to a free square, passing over your own pieces, at least one of them. It serves bishops, rooks, queens and the double step of a pawn, but not castling.",
  },
  "39": {
    title: "No",
    text: "Right after your opponent’s card: it is cancelled, and everything is as it was before it. Both cards are spent. If it was played instead of his move, he now makes a normal move. Void against his only way out of check.",
  },
  "40": {
    title: "Atom Bomb",
    text: "After your move: if the piece you have just moved captured nothing, it explodes. It and everything on the eight squares around it, of whatever colour, is out of the game. Kings stay, and a king that has moved cannot explode.",
  },
  "41": {
    title: "Coup d’État",
    text: "After your move: another of your pieces, but no queen and no rook, takes the throne; from now on it is the one to be mated. Your old king moves as before but is an ordinary piece. A pawn on the throne stays there when it promotes, to knight or bishop only.",
  },
  "42": {
    title: "What Is It, Kid?",
    text: "Right after your opponent’s card: it is cancelled, and everything is as it was before it. Both cards are spent. If it was played instead of his move, he now makes a normal move. Void against his only way out of check.",
  },
  "43": {
    title: "Light Brigade",
    text: "Instead of your move: two of your pawns advance two squares each, straight ahead over free squares. From the second rank they can be captured en passant. On the last rank they promote, both to the same kind.",
  },
  "44": {
    title: "Leapfrog",
    text: "Instead of your move: one of your pawns jumps diagonally, forwards or backwards, over a neighbouring piece onto the free square behind it, and on in the same manner as often as you like. Nothing is captured, and it must not end where it began. It promotes on the last rank.",
  },
  "45": {
    title: "Banzai",
    text: "Instead of your move: one of your pawns advances three squares straight ahead over free squares. It cannot be captured en passant. It promotes on the last rank.",
  },
  "46": {
    title: "Dissolution",
    text: "After your move: one of your own pawns is out of the game.",
  },
  "47": {
    title: "Cavalcade",
    text: "Instead of your move: any one of your pieces moves like a knight to a free square that a normal move could not reach. A pawn promotes on the last rank.",
  },
  "48": {
    title: "Drunkard",
    text: "Instead of your move: one of your pawns captures one square diagonally backwards.",
  },
  "49": {
    title: "Cannon",
    text: "Instead of your move: one of your rooks captures along its rank or file over exactly one piece, of whatever colour. How far it is to that piece and beyond it does not matter.",
  },
  "50": {
    title: "Pep Pills",
    text: "After your move: the bishop you have just moved, if it captured nothing, moves once more and may capture this time. A pawn that has just become a bishop does not count.",
  },
  "51": {
    title: "Double Shift",
    text: "After your move: the rook you have just moved, by castling too, moves once more if it captured nothing, and may capture this time. A pawn that has just become a rook does not count.",
  },
  "52": {
    title: "Nyet",
    text: "Right after your opponent’s card: it is cancelled, and everything is as it was before it. Both cards are spent. If it was played instead of his move, he now makes a normal move. Void against his only way out of check.",
  },
  "53": {
    title: "Magnetism",
    text: "Instead of your move: one of your pieces, even the king, is a magnet as long as it stays on its square. All pieces on the eight squares around it, of whatever colour, are frozen: they do not move, capture or give check, and no card swaps them or puts them elsewhere, but they can be captured. A king in check is not held.",
  },
  "54": {
    title: "Asylum",
    text: "After your move: one of your bishops and one of your rooks swap places.",
  },
  "55": {
    title: "Exile",
    text: "After your move: put an enemy piece, even the king, on a free start square of its kind and colour.",
  },
  "56": {
    title: "Livery Stable",
    text: "After your move: one of your knights and one of your rooks swap places.",
  },
  "57": {
    title: "Black Eyes",
    text: "Right after your opponent’s move, if it captured a piece of yours, but no pawn: take any card of the discard pile into your hand instead of drawing one, but not this card itself.",
  },
  "58": {
    title: "Cannibalism",
    text: "Instead of your move: one of your pieces, even the king, makes a capturing move onto another of your pieces, but not onto the king. The victim is out of the game. A pawn promotes on the last rank.",
  },
  "59": {
    title: "You Only Live Twice",
    text: "After your move: one of your captured pieces, but no queen, returns to a free start square of its kind.",
  },
  "60": {
    title: "Split Mind",
    text: "Instead of your move: one of your bishops and an enemy bishop swap places.",
  },
  "61": {
    title: "Reprisal",
    text: "Right after your opponent’s move, if it captured a piece of yours, but no pawn: one of his pawns is out of the game.",
  },
  "62": {
    title: "Thrust",
    text: "Instead of your move: one of your pawns captures one square straight ahead. It promotes on the last rank.",
  },
  "63": {
    title: "Shield",
    text: "After your move: the piece you have just moved cannot be captured in your opponent’s next turn. If you castled, this protects the rook.",
  },
  "64": {
    title: "Treason",
    text: "Before your move: an enemy pawn on your half of the board, the four ranks nearest to you, changes sides on the spot.",
  },
  "65": {
    title: "Charge",
    text: "Instead of your move: as many of your pawns as you like advance one square straight ahead, each to a free square; pawns one behind the other can go together. On the last rank they promote, all to the same kind.",
  },
  "66": {
    title: "Self-defence",
    text: "When your opponent’s move is about to capture a piece of yours: it stays, and the capturing piece is captured instead. Void if that piece is the king; a frozen piece cannot defend itself.",
  },
  "67": {
    title: "Rout",
    text: "After your move: an enemy pawn runs one or two squares straight back over free squares, to its first rank at most.",
  },
  "68": {
    title: "Regency",
    text: "Before your move: your king leaves the board, and you cannot be in check meanwhile. Your next turn begins with putting him on a free edge square; then the turn goes on. Not playable if you had no legal move without him.",
  },
  "69": {
    title: "March of the People",
    text: "After your move: from now on all pawns move one square diagonally forward and capture straight ahead, without double step and en passant. Playing the card again puts an end to it.",
  },
  "70": {
    title: "Mad Tower",
    text: "After your move: an enemy bishop and an enemy rook swap places.",
  },
  "71": {
    title: "Supergang",
    text: "After your move: choose an enemy piece, not the king, and throw three darts at it. A hit puts it out of the game, a miss leaves it where it stands. If you do not throw them yourselves, Orkan rolls at even odds.",
  },
  "72": {
    title: "Gross Insult",
    text: "At any time: one of your opponent’s pawns is out of the game. If it is the very pawn that is about to capture, the capture lapses, but his move counts as made.",
  },
};
