/** What Chess Joker says besides the words of every table. English is the pattern. */
export const en = {
  tableau: "Open cards and points",
  player: (name: string) => `${name}: open card and points`,
  points: (name: string) => `${name}: points`,
  pointsOf: (points: number, goal: number) => `${points} of ${goal} points`,
  openCard: (name: string) => `${name}: open card`,
  noCard: "No open card",
  noCardYet: "No open card: the first is drawn at the end of a turn.",
  usable: "Can be used now; a move discards it.",
  masked: "Can be used now, but only as a masquerade; a move discards it.",
  maskable: "Can be used now, as printed or as a masquerade; a move discards it.",
  notTurn: (color: string) => `For ${color}’s next turn.`,
  use: "Use the card",
  putBack: "Put it back",
  being: "Being used",

  threatens: (squares: string) => (squares ? `Threatens ${squares}` : "Threatens no square"),
  showThreats: (count: number) => `Threats (${count})`,
  threatsOf: (name: string) => `by the open card (${name})`,
  threatsShown: (name: string, squares: string) => `The open card (${name}) threatens ${squares}. The squares are marked on the board.`,
  threatsHidden: "Threats are no longer marked.",
  zone: (color: string) => `threatened by ${color}’s card`,

  pile: (open: number, covered: number) => `Score pile: ${open} open, ${covered} face-down`,
  lookAtPile: (name: string) => `Look through the score pile (${name})`,
  pileHeading: (name: string) => `Score pile (${name}), last card first`,
  discards: (count: number) => `Discard pile: ${count}`,
  deck: (count: number) => `Deck: ${count}`,
  supplies: "Deck and discard pile",

  course: "Course of a turn",
  stages: { "last-stand": "Last stand", action: "Action", draw: "Draw", check: "Check test" },
  stageHelp: {
    "last-stand": "If you begin your turn with three pieces or fewer, your opponent scores a card face-down.",
    action: "Make a move, or carry out the whole effect of your open card.",
    draw: "Turn up the next card; it is for your next turn.",
    check: "If your opponent is in check now, he scores a card face-down as consolation.",
  },
  latest: "What happened last",

  move: (color: string) => `${color}’s turn: make a move.`,
  moveOrCard: (color: string) => `${color}’s turn: make a move, or use the open card.`,
  drawCard: "Draw: enter the card that was turned up.",
  turnedUp: "Turned-up card",
  layOpen: "Lay it open",

  drawn: (color: string, title: string) => `${color} draws “${title}”`,
  discarded: (title: string) => `“${title}” is discarded unused`,
  check: (color: string, card: boolean) => (card ? `${color} is in check from the open card` : `${color} is in check`),
  scored: {
    card: (color: string, points: number, total: number) => `${color} scores the card: ${points} points, now ${total}`,
    masquerade: (color: string, points: number, total: number) => `masquerade: ${color} scores the card face-down for ${points} points, now ${total}`,
    check: (color: string, points: number, total: number) => `as consolation for the check ${color} scores a card face-down: ${points} points, now ${total}`,
    "last-stand": (color: string, points: number, total: number, other: string) =>
      `last stand: ${other} has three pieces or fewer, so ${color} scores a card face-down: ${points} points, now ${total}`,
  },
  noConsolation: (color: string) => `${color} has 775 points or more and scores nothing for the check`,
  noConsolationDeck: "the deck is empty, so the check brings no card",

  masquerade: "Masquerade",
  maskText: (title: string, kind: string, value: number) =>
    `“${title}”: you have no ${kind} on the board, so you may read that word as another kind. As printed the card scores ${value} points, as a masquerade 25, face-down.`,
  maskOnly: (title: string, kind: string) =>
    `“${title}”: you have no ${kind} on the board and can use the card only if you read that word as another kind. It then scores 25 points, face-down.`,
  asPrinted: (kind: string) => `${kind} (as printed)`,
};

export type JokerWords = typeof en;
