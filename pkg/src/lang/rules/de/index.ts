import type { VariantKey, VariantWords } from "../keys.js";

export const titles: Record<VariantKey, VariantWords> = {
  chess: {
    title: "Schach",
    summary: "Das klassische Spiel nach den Regeln, die alle kennen. Remis tritt von selbst ein, niemand muss reklamieren.",
  },
  tempete: {
    title: "Tempête",
    summary:
      "Schach mit 72 Ereigniskarten: Könige fliegen, Springer werden zu Kamelen, Felder verschwinden. Du hältst fünf Karten und darfst eine in deinem Zug spielen und eine in dem deines Gegners.",
  },
  joker: {
    title: "Chess Joker",
    summary:
      "Zieh wie im Schach oder nutze die Karte, die offen vor dir liegt, und werte sie. 800 Punkte gewinnen, Schachmatt auch. Die Regeln sind die veröffentlichten, die Karten sind Orkans eigene.",
  },
  purist: {
    title: "Purist",
    summary: "Die aufgedeckte Karte sagt, welche Figurenart ziehen darf; kann keine davon ziehen, hast du freie Wahl. Es gewinnt, wer den König schlägt.",
  },
  liar: {
    title: "Lügner",
    summary:
      "Nur du siehst deine Karte und darfst ziehen, was du willst – bis dein Gegner dir nicht mehr glaubt. Von Orkan nach einer Skizze der Regeln ergänzt.",
  },
  feudal: {
    title: "Feudal",
    summary:
      "Jede Figurenart, mit der du ziehst, ist für dich gesperrt, bis du einen Zug opferst und alle freigibst. Kein Glück, nichts verdeckt. Von Orkan nach einer Skizze der Regeln ergänzt.",
  },
  capitalist: {
    title: "Kapitalist",
    summary:
      "Jeder Zug kommt unter den Hammer: Biete Chips für das Recht, mit der Figurenart der Karte zu ziehen. Von Orkan nach einer Skizze der Regeln ergänzt.",
  },
  dojo: {
    title: "Dojo",
    summary:
      "Schach im Karateverein: Treue und Geduld bringen den nächsten Gürtel, Stellvertreter fallen in Ungnade, und wer geschlagen wird, bleibt als passives Mitglied auf seinem Feld.",
  },
  ordo: {
    title: "Ordo",
    summary:
      "Schach mit Würfeln statt Figuren. Nach jedem Zug dreht sich der Würfel zur nächsten Figur, vom Bauern bis zur Dame und wieder von vorn. Ganz ohne Glück.",
  },
  "ordo-vulneris": {
    title: "Ordo Vulneris",
    summary: "Wie Ordo, doch hinter der Dame wartet ein roter Punkt: Der Würfel ist verwundet und gesperrt, bis du ihn mit einem Zug heilst.",
  },
  occasio: {
    title: "Occasio",
    summary: "Schach mit Würfeln statt Figuren. Nach jedem Zug wird der Würfel geworfen, und was oben liegt, ist er beim nächsten Mal.",
  },
  occado: {
    title: "Occado",
    summary:
      "Würfel drehen sich der Reihe nach vom Bauern zur Dame und weiter zum roten Punkt. Einen roten Würfel darfst du, wenn du am Zug bist, werfen und gleich ziehen.",
  },
};
