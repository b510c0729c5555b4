/** README's pictures of what systems show to whoever installs the game: drawn in `install/`, since no test meets those systems. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import UPNG from 'png2icons/lib/UPNG.js';

const DRAWINGS = pathToFileURL(join(import.meta.dirname, 'install/drawings.html'));
const IMAGES = join(import.meta.dirname, '../../../docs/images');

/** As many as one byte tells apart: flat drawings need no more, and the files become a third as large. */
const COLOURS = 256;

function fewerColours(png: Buffer): Buffer {
  const picture = UPNG.decode(new Uint8Array(png).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, COLOURS, []));
}

// README is read at about 830 points; dense screens show twice as many pixels.
test.use({ viewport: { width: 830, height: 800 }, deviceScaleFactor: 2 });

test('pictures of installing', async ({ page }) => {
  await page.goto(DRAWINGS.href);
  await page.evaluate(() => document.fonts.ready);
  for (const drawing of await page.getByRole('figure').all()) {
    const png = await drawing.screenshot({ omitBackground: true });
    writeFileSync(join(IMAGES, `${await drawing.getAttribute('id')}.png`), fewerColours(png));
  }
});
