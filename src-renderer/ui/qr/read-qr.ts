/** Texts of QR pictures. */

/** Pixels to a side that are looked at: larger pictures are made smaller, which finds their code as well. */
const LARGEST = 2000;

/** The text of the QR code in the pixels; null where there is none. The decoder is loaded when it is needed first. */
export async function readQrPixels({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Promise<string | null> {
  const { default: jsQR } = await import('jsqr');
  return jsQR(data, width, height)?.data ?? null;
}

/** @returns null for a file that is no picture, or holds no code that can be read */
export async function readQr(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const share = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((size) => Math.max(1, Math.round(size * share)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) return null;
  paint.drawImage(picture, 0, 0, width, height);
  picture.close();
  return readQrPixels(paint.getImageData(0, 0, width, height));
}
