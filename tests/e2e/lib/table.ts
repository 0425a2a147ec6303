import { Game, type GameOptions, type GameRecord, init, type Lang, type VariantId } from "orkan";
import type { Locator, Page } from "playwright-core";

/** The settings the page keeps. */
export function settings(table: Record<string, unknown> = {}, lang: Lang = "en", theme = "system"): Record<string, unknown> {
  return { "orkan.settings": { lang, theme, table: { game: "chess", opponent: "friend", level: 1, color: "white", seed: "e2e", ...table } } };
}

/** A game as the page saves it, after some actions. */
export async function saved(
  variant: VariantId,
  options: GameOptions,
  actions: string[] = [],
  seats: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return { "orkan.game": { record: await recordOf(variant, options, actions), opponent: "friend", level: 1, color: "white", ...seats } };
}

export async function recordOf(variant: VariantId, options: GameOptions, actions: string[] = []): Promise<GameRecord> {
  await init();
  const game = new Game(variant, { seed: "e2e", ...options });
  for (const action of actions) game.play(action);
  return game.record();
}

export async function start(page: Page): Promise<void> {
  await page.locator("orkan-start button[type=submit]").click();
  await page.locator("orkan-board [role=grid]").waitFor();
}

export function square(page: Page, name: string): Locator {
  return page.locator(`orkan-board [data-square=${name}]`);
}

/** Touches squares one after the other. */
export async function touch(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await square(page, name).click();
}

/** What a square is called for those who do not see it. */
export async function named(page: Page, name: string): Promise<string> {
  return (await square(page, name).getAttribute("aria-label")) ?? "";
}

/** The square the keyboard is on, null when it is elsewhere. */
export function cursor(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute("data-square") ?? null;
  });
}

/** The labels of the moves played. */
export async function moves(page: Page): Promise<string[]> {
  return (await page.locator("orkan-moves li button:not(.read)").allInnerTexts()).map((text) => text.trim());
}

/** What the table says now. */
export function status(page: Page): Locator {
  return page.locator("orkan-game .status p");
}

/** What was last read out. */
export function said(page: Page): Locator {
  return page.locator("orkan-game .unseen[role=status]");
}

export function control(page: Page, name: "undo" | "redo" | "flip" | "draw" | "resign"): Locator {
  return page.locator(`orkan-game [data-control=${name}]`);
}

export function dialog(page: Page): Locator {
  return page.locator("orkan-question dialog[open]");
}

/** The running game as the element reports it. */
export function record(page: Page): Promise<GameRecord> {
  return page.locator("orkan-game").evaluate((element) => (element as unknown as { record: GameRecord }).record);
}
