/**
 * Creates blob URLs of drawings and bitmaps off the main thread, where `createObjectURL` waits for the browser process, up to 35 ms when
 * that is busy. Also encodes bitmaps.
 */

/** To create the URL of an SVG text or of a bitmap, which is transferred; or to revoke one. */
export type BlobUrlRequest = { id: number; shown: string | ImageBitmap } | { revoke: string };

export interface BlobUrlAnswer {
  id: number;
  /** Null when out of memory. */
  address: string | null;
}

async function blobOf(shown: string | ImageBitmap): Promise<Blob> {
  if (typeof shown === 'string') return new Blob([shown], { type: 'image/svg+xml' });
  const canvas = new OffscreenCanvas(shown.width, shown.height);
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(shown);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  canvas.width = canvas.height = 0;
  return blob;
}

async function answer(id: number, shown: string | ImageBitmap): Promise<void> {
  let address: string | null = null;
  try {
    address = URL.createObjectURL(await blobOf(shown));
  } catch {
    // Out of memory or of canvases: the caller falls back.
  }
  postMessage({ id, address } satisfies BlobUrlAnswer);
}

addEventListener('message', ({ data }: MessageEvent<BlobUrlRequest>) => {
  if ('revoke' in data) URL.revokeObjectURL(data.revoke);
  else void answer(data.id, data.shown);
});
