import type { VariantId } from "orkan";

/** Where the reader is; kept behind the `#` of the address, so that back and forward work and a file from disk has them too. */
export type Route = { page: "start" } | { page: "play" } | { page: "rules" | "cards"; game: VariantId | null };

export function readRoute(): Route {
  const [page, game] = location.hash.replace(/^#\/?/, "").split("/");
  if (page === "play") return { page };
  if (page === "rules" || page === "cards") return { page, game: (game as VariantId | undefined) || null };
  return { page: "start" };
}

export function addressOf(route: Route): string {
  if (route.page === "start") return "#/";
  return "game" in route && route.game ? `#/${route.page}/${route.game}` : `#/${route.page}`;
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}
