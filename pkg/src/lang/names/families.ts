import type { Kind } from "../../types.js";

/** Families that call their pieces something else than chess does, with the kinds they name. A language that leaves one out does not compile. */
export interface Named {
  dojo: "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
}

/** The names in a language; `Form` is what that language needs of a name to put it into a sentence. */
export type FamilyNames<Form> = { readonly [F in keyof Named]: Readonly<Record<Named[F], Form>> };

/** What a kind is called in the games of a family: by its own name there, or as in chess. */
export function nameIn<Form>(names: FamilyNames<Form>, chess: Readonly<Record<Kind, Form>>, family: string, kind: Kind): Form {
  const own: Readonly<Partial<Record<Kind, Form>>> | undefined = Object.hasOwn(names, family) ? names[family as keyof Named] : undefined;
  return own?.[kind] ?? chess[kind];
}
