import type { VariantId } from "orkan";

/** Where the reader is; kept behind the `#` of the address, so that back and forward work and a file from disk has them too. */
export type Route = { page: "start" } | { page: "play" } | { page: "rules"; game: VariantId | null };

export function readRoute(): Route {
  const [page, game] = location.hash.replace(/^#\/?/, "").split("/");
  if (page === "play") return { page };
  if (page === "rules") return { page, game: (game as VariantId | undefined) || null };
  return { page: "start" };
}

export function addressOf(route: Route): string {
  if (route.page === "start") return "#/";
  return route.page === "rules" && route.game ? `#/rules/${route.game}` : `#/${route.page}`;
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}
