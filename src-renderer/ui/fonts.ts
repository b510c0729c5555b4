/** Begins the range of the faces with the letters that English needs, as Chromium writes it. */
const PLAIN_LETTERS = 'U+0-FF,';

/**
 * Loads the faces of the usual fonts as soon as nothing else is to do. A face that is first asked for in the middle of a match,
 * by the first card with slanted words, makes the whole page be laid out again when it arrives. Once they are here the styles name no
 * others (`tokens.css`).
 */
export function loadFonts(): void {
  requestIdleCallback(() => {
    const usual = [...document.fonts].filter((face) => face.unicodeRange.startsWith(PLAIN_LETTERS));
    Promise.all(usual.map((face) => face.load())).then(
      () => (document.documentElement.dataset.faces = 'loaded'),
      // The system's own stand in for what is missing.
      () => undefined,
    );
  });
}
