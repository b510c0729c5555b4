import type { GameUi } from './game-ui.ts';

/** What is below a `data-game` has that game's colours as `--game`, `--game-hi` (text, lines) and `--game-lo` (fills). */
export const themeCss = (uis: readonly GameUi[]): string =>
  uis
    .map(
      ({ id, theme: { accent, bright, brightest, deep } }) =>
        `[data-game='${id}'] { --game: ${accent}; --game-hi: ${bright}; --game-lo: ${deep}; }\n` +
        `[data-theme='contrast'] [data-game='${id}'] { --game-hi: ${brightest}; }\n`,
    )
    .join('') +
  // With the system's own colours our accents give way to its text colour.
  '@media (forced-colors: active) { :root [data-game] { --game-hi: CanvasText; } }\n';

/** Puts the colours of all games on the page. */
export function paintThemes(page: Document, uis: readonly GameUi[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(uis));
  page.adoptedStyleSheets = [sheet];
}
