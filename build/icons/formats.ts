/** Drawings as the file formats that systems and installers want. */
import { Resvg } from '@resvg/resvg-js';
import png2icons from 'png2icons';
import { Data } from 'resedit';

const render = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();

export const png = (svg: string, width: number): Buffer => render(svg, width).asPng();

/** A Mac icon holds every size up to this one. */
const MAC_PX = 1024;

/** @param drawn the drawing at a size in pixels */
export function icns(drawn: (px: number) => string): Buffer {
  const file = png2icons.createICNS(png(drawn(MAC_PX), MAC_PX), png2icons.BICUBIC2, 0);
  if (file === null) throw new Error('the Mac icon could not be made');
  return file;
}

const WINDOWS_PX = [16, 24, 32, 48, 64, 128, 256] as const;

/** A Windows icon with every size drawn for itself. @param drawn the drawing at a size in pixels */
export function ico(drawn: (px: number) => string): Buffer {
  const file = new Data.IconFile();
  for (const px of WINDOWS_PX) {
    // Each of these holds all sizes; only the one that needed no scaling is taken.
    const all = png2icons.createICO(png(drawn(px), px), png2icons.BICUBIC2, 0, false, true);
    const own = all && Data.IconFile.from(all).icons.find(({ width }) => (width || 256) === px);
    if (!own) throw new Error(`the Windows icon has no size of ${px}`);
    file.icons.push(own);
  }
  return Buffer.from(file.generate());
}

const BMP_HEAD = 54;

/** Windows bitmap of 24 bits, as NSIS wants them: rows from below, blue before red, each row padded to four bytes. */
export function bmp(svg: string, width: number): Buffer {
  const { pixels, height } = render(svg, width);
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(BMP_HEAD + row * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(BMP_HEAD, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = BMP_HEAD + (height - 1 - y) * row + x * 3;
      file[to] = pixels[from + 2];
      file[to + 1] = pixels[from + 1];
      file[to + 2] = pixels[from];
    }
  }
  return file;
}
