/** A busy machine may never be idle. */
const LATEST_MS = 3000;
/** First characters of the unicode range of the Latin faces, in Chromium's notation. */
const PLAIN_LETTERS = 'U+0-FF,';

/**
 * Preloads the Latin font faces when idle. A face loaded during a match, by the first card with italics, would invalidate the layout of the
 * whole page. Once all are loaded, the styles name no fallback fonts (`tokens.css`).
 */
export function loadFonts(): void {
  const load = (): void => {
    const usual = [...document.fonts].filter((face) => face.unicodeRange.startsWith(PLAIN_LETTERS));
    Promise.all(usual.map((face) => face.load())).then(
      () => (document.documentElement.dataset.faces = 'loaded'),
      // Fallback fonts cover missing faces.
      () => undefined,
    );
  };
  requestIdleCallback(load, { timeout: LATEST_MS });
}
