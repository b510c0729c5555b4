/** QR pictures of texts. */
import qrcode from 'qrcode-generator';

/** Longer texts make pictures that cameras can hardly read. */
export const MOST_QR = 2000;
/** White modules round the picture, as readers want it. */
const QUIET = 4;

export interface QrPicture {
  /** Modules to a side, the white margin among them. */
  readonly side: number;
  /** Path data of the dark modules, each one unit. */
  readonly d: string;
}

/** @param text ASCII, of at most `MOST_QR` letters */
export function qrPicture(text: string): QrPicture {
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, i) => i);
  const d = places
    .flatMap((row) => places.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1Z`))
    .join('');
  return { side: count + 2 * QUIET, d };
}

/** The same as an image, `scale` pixels to a module. Null where nothing can be drawn. */
export async function qrImage({ side, d }: QrPicture, scale = 6): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  const paint = canvas.getContext('2d');
  if (!paint) return null;
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = '#000';
  paint.scale(scale, scale);
  paint.fill(new Path2D(d));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
