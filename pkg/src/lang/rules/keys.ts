/** The games that have words: the variant ids of the engine. A language that leaves one out does not compile. */
export type VariantKey = "chess" | "tempete" | "joker" | "purist" | "liar" | "feudal" | "capitalist" | "dojo" | "ordo" | "ordo-vulneris" | "occasio" | "occado";

/** What the game chooser shows; the rules themselves are in `<variant>.md` beside the language's index. */
export interface VariantWords {
  title: string;
  /** One or two sentences, plain text. */
  summary: string;
}
