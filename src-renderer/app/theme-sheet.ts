import type { GameUi } from './game-ui.ts';

/**
 * Style rules that give the content of a `data-game` element that game's colours: `--game`, `--game-hi` (text, lines) and `--game-lo`
 * (fills).
 */
export const themeCss = (uis: readonly GameUi[]): string =>
  uis
    .map(
      ({ id, theme: { accent, bright, brightest, deep } }) =>
        `[data-game='${id}'] { --game: ${accent}; --game-hi: ${bright}; --game-lo: ${deep}; }\n` +
        `[data-theme='contrast'] [data-game='${id}'] { --game-hi: ${brightest}; }\n`,
    )
    .join('') +
  // Forced colours: accents give way to the system's text colour.
  '@media (forced-colors: active) { :root [data-game] { --game-hi: CanvasText; } }\n';

/** Adds the themes of all games to the page. */
export function paintThemes(page: Document, uis: readonly GameUi[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(uis));
  page.adoptedStyleSheets = [sheet];
}
