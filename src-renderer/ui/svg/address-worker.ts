/**
 * Gives drawings and bitmaps an address that an image can show. To give one asks the browser's own process and waits for its answer: in
 * a page everything would stand still for it, up to 35 ms where that process is busy. Bitmaps are packed here too.
 */

/** Of a drawing as the text of an SVG, or of a bitmap, which is used up. */
export type AddressRequest = { id: number; shown: string | ImageBitmap } | { forget: string };

export interface AddressAnswer {
  id: number;
  /** Null if there was no room for it. */
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
    // out of memory or of canvases: whoever asked shows something else
  }
  postMessage({ id, address } satisfies AddressAnswer);
}

addEventListener('message', ({ data }: MessageEvent<AddressRequest>) => {
  if ('forget' in data) URL.revokeObjectURL(data.forget);
  else void answer(data.id, data.shown);
});
