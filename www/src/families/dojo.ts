import type { Lang } from "orkan";
import type { FamilyOptions } from "./options.js";

interface OptionWords {
  vigilance: string;
  help: string;
  automatic: string;
  manual: string;
}

const words: Record<Lang, OptionWords> = {
  en: {
    vigilance: "Vigilance over turncoats",
    help: "Automatic: a belt that stays near the enemy antisensei too long leaves by itself. Manual: its owner is asked, and the enemy may claim it.",
    automatic: "automatic",
    manual: "manual",
  },
  de: {
    vigilance: "Wachsamkeit bei Überläufern",
    help: "Automatisch: Ein Gurt, der zu lange beim gegnerischen Antisensei bleibt, verlässt das Spiel von selbst. Von Hand: Sein Besitzer wird gefragt, und der Gegner kann ihn beanspruchen.",
    automatic: "automatisch",
    manual: "von Hand",
  },
  fr: {
    vigilance: "Vigilance envers les transfuges",
    help: "Automatique : une ceinture restée trop longtemps près de l’antisensei adverse s’en va d’elle-même. À la main : son propriétaire décide, et l’adversaire peut la réclamer.",
    automatic: "automatique",
    manual: "à la main",
  },
};

export const dojo: FamilyOptions = (_game, lang) => {
  const text = words[lang];
  return [
    {
      kind: "choice",
      name: "vigilance",
      label: text.vigilance,
      help: text.help,
      choices: [
        ["automatic", text.automatic],
        ["manual", text.manual],
      ],
    },
  ];
};
