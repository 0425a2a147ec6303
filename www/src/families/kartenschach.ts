import type { Lang } from "orkan";
import type { FamilyOptions, OptionField } from "./options.js";

interface OptionWords {
  jokers: string;
  jokersHelp: string;
  maxTurns: string;
  maxTurnsHelp: string;
}

const words: Record<Lang, OptionWords> = {
  en: {
    jokers: "With jokers",
    jokersHelp: "Four more cards; a joker stands for any kind.",
    maxTurns: "Turn limit",
    maxTurnsHelp: "After so many turns the game is a draw. Left empty, there is no limit.",
  },
  de: {
    jokers: "Mit Jokern",
    jokersHelp: "Vier Karten mehr; ein Joker steht für jede Figurenart.",
    maxTurns: "Höchstzahl der Züge",
    maxTurnsHelp: "Nach so vielen Zügen endet die Partie unentschieden. Bleibt das Feld leer, gibt es keine Grenze.",
  },
  fr: {
    jokers: "Avec jokers",
    jokersHelp: "Quatre cartes de plus ; un joker vaut pour toute sorte.",
    maxTurns: "Limite de tours",
    maxTurnsHelp: "Après tant de tours, la partie est nulle. Laissé vide, il n’y a pas de limite.",
  },
};

export const kartenschach: FamilyOptions = (game, lang) => {
  const text = words[lang];
  const limit: OptionField = { kind: "number", name: "maxTurns", label: text.maxTurns, help: text.maxTurnsHelp, min: 1, max: 9999 };
  // Without a deck there are no jokers.
  return game === "feudal" ? [limit] : [{ kind: "switch", name: "jokers", label: text.jokers, help: text.jokersHelp }, limit];
};
