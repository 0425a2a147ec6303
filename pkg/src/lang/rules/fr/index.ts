import type { VariantKey, VariantWords } from "../keys.js";

export const titles: Record<VariantKey, VariantWords> = {
  chess: {
    title: "Échecs",
    summary: "Le jeu classique, selon les règles que tout le monde connaît. Les nulles sont constatées d’elles-mêmes, rien n’est à réclamer.",
  },
  tempete: {
    title: "Tempête",
    summary:
      "Les échecs avec 72 cartes d’événement : les rois s’envolent, les cavaliers se font chameaux, des cases disparaissent. Vous tenez cinq cartes et pouvez en jouer une à votre tour et une à celui de l’adversaire.",
  },
  joker: {
    title: "Chess Joker",
    summary:
      "Jouez un coup d’échecs, ou utilisez la carte ouverte devant vous et gagnez-en les points. Avec 800 points, on gagne ; par échec et mat aussi. Les règles sont celles qui ont été publiées, les cartes sont celles d’Orkan.",
  },
  purist: {
    title: "Puriste",
    summary: "La carte retournée dit quelle sorte de pièce peut jouer ; si aucune ne le peut, le choix est libre. On gagne en prenant le roi.",
  },
  liar: {
    title: "Menteur",
    summary:
      "Vous seul voyez votre carte et vous jouez ce que vous voulez – jusqu’à ce que l’adversaire ne vous croie plus. Complété par Orkan d’après une esquisse des règles.",
  },
  feudal: {
    title: "Féodal",
    summary:
      "Chaque sorte de pièce que vous jouez vous est bloquée, jusqu’à ce que vous sacrifiiez un tour pour tout libérer. Ni hasard ni secret. Complété par Orkan d’après une esquisse des règles.",
  },
  capitalist: {
    title: "Capitaliste",
    summary:
      "Chaque tour est mis aux enchères : misez des jetons pour le droit de jouer la pièce de la carte. Complété par Orkan d’après une esquisse des règles.",
  },
  dojo: {
    title: "Dojo",
    summary:
      "Les échecs au club de karaté : la fidélité et la patience valent la ceinture suivante, des suppléants tombent en disgrâce, et qui est pris reste sur sa case comme membre passif.",
  },
  ordo: {
    title: "Ordo",
    summary:
      "Les échecs avec des dés en guise de pièces. Après chaque coup, le dé tourne vers la pièce suivante, du pion à la dame, et recommence. Aucun hasard.",
  },
  "ordo-vulneris": {
    title: "Ordo Vulneris",
    summary: "Comme Ordo, mais derrière la dame guette un point rouge : le dé est blessé et bloqué jusqu’à ce que vous dépensiez un coup pour le soigner.",
  },
  occasio: {
    title: "Occasio",
    summary: "Les échecs avec des dés en guise de pièces. Après chaque coup, le dé est lancé, et la face sortie dit ce qu’il sera ensuite.",
  },
  occado: {
    title: "Occado",
    summary: "Les dés tournent dans l’ordre, du pion à la dame, puis au point rouge. À votre tour, vous pouvez lancer un dé rouge et le jouer aussitôt.",
  },
};
