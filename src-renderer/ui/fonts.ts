/** Begins the range of the faces with the letters that English needs, as Chromium writes it. */
const PLAIN_LETTERS = 'U+0-FF,';

/**
 * Loads the faces of the usual fonts as soon as nothing else is to do. A face that is first asked for in the middle of a match,
 * by the first card with slanted words, makes the whole page be laid out again when it arrives.
 */
export function loadFonts(): void {
  requestIdleCallback(() => {
    for (const face of document.fonts) if (face.unicodeRange.startsWith(PLAIN_LETTERS)) void face.load().catch(() => undefined);
  });
}
