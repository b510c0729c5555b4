import { createSubscriber } from 'svelte/reactivity';
import { BlobUrls } from './blob-urls.ts';
import { defsFor } from './defs.ts';

/**
 * Rasterizes SVG drawings with filters and blends once and caches the bitmaps, so that nothing is filtered again while the map pans or a
 * card lifts. Without a canvas (in tests) drawings stay live markup.
 */
export interface Picture {
  /** Cache key: pictures with the same key are equal. */
  key: string;
  /** View box of the bitmap: x, y, width, height in the drawing's units. */
  box: readonly [x: number, y: number, width: number, height: number];
  markup: () => string;
}

/** Resolutions in pixels per unit; a picture is rasterized at the next one above the wanted (1.3 → 1.5). */
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6];
const MAX_SIDE = 2048;

const blobUrls = new BlobUrls();

class Bitmap {
  /** Highest resolution requested; a lower one is shown until it is ready. */
  wanted = 0;
  #url: string | null = null;
  #changed: (() => void) | undefined;
  /** Bitmaps are created during rendering; the component that created a `$state` would not depend on it. */
  readonly #subscribe = createSubscriber((update) => {
    this.#changed = update;
    return () => (this.#changed = undefined);
  });

  get url(): string | null {
    this.#subscribe();
    return this.#url;
  }

  set url(url: string) {
    const old = this.#url;
    this.#url = url;
    this.#changed?.();
    // Delay, so that images with the old URL can change over.
    if (old) setTimeout(() => blobUrls.revoke(old), 2000);
  }
}

interface Job {
  picture: Picture;
  bitmap: Bitmap;
  step: number;
  plain: boolean;
}

/** Is there a canvas to rasterize on? Test pages have none. */
export const canBake: boolean =
  typeof OffscreenCanvas !== 'undefined' && typeof Image !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;

const bitmaps = new Map<string, Bitmap>();
const queue: Job[] = [];
/** Concurrency limit: most of a job is waiting for the browser to decode and encode. */
const WORKERS = 4;
let workers = 0;

/**
 * Scheduler of cache clearing. A decoded drawing, with the result of every filter in it, stays in memory until the browser's next garbage
 * collection, which is triggered by script allocations and so almost never. Hence the caches are cleared (`webFrame.clearCache`): when idle
 * after `MANY` pictures, after a longer idle time with fewer, and during a long queue, since a heap that has grown is not returned in full.
 * Held back while animations run, up to `TOO_MANY`: clearing drops the font cache too and forces a layout of the whole page, which takes
 * longer than a frame.
 */
const IDLE_MS = 1500;
const LONG_IDLE_MS = 5000;
const MANY = 16;
/** Number of pictures at which clearing is not held back any more. */
const TOO_MANY = 64;
/** Time for the animations that follow the end of a hold. */
const WATCHED_MS = 2000;
/** Pictures rasterized since the last clearing. */
let drawn = 0;
let clearCaches: (() => void) | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
/** Number of active holds. */
let held = 0;

/** Sets the function that clears the browser's caches. */
export function clearCachesWith(clear: () => void): void {
  clearCaches = clear;
}

/**
 * Holds back cache clearing, for instance while a bot thinks.
 * @returns releases the hold, after the animations that follow
 */
export function holdCacheClearing(): () => void {
  held++;
  return () =>
    setTimeout(() => {
      held--;
      waitForIdle();
    }, WATCHED_MS);
}

/** Textures are left out of pictures in plain mode, under high contrast and under forced colours. */
class PageStyle {
  plain = $state(false);

  constructor() {
    if (typeof document === 'undefined' || typeof MutationObserver === 'undefined') return;
    const root = document.documentElement;
    const forced = matchMedia('(forced-colors: active)');
    const read = () => (this.plain = forced.matches || root.dataset.theme === 'contrast' || root.hasAttribute('data-plain'));
    new MutationObserver(read).observe(root, { attributeFilter: ['data-theme', 'data-plain'] });
    forced.addEventListener('change', read);
    read();
  }
}
const page = new PageStyle();

/** Should pictures leave out textures and scenery? Reactive. */
export const isPlain = (): boolean => page.plain;

const stepFor = (picture: Picture, pixelsPerUnit: number): number => {
  const limit = MAX_SIDE / Math.max(picture.box[2], picture.box[3]);
  const step = STEPS.find((candidate) => candidate >= pixelsPerUnit - 0.05) ?? STEPS[STEPS.length - 1];
  return Math.min(step, limit);
};

/** URL of the picture's bitmap at this resolution (pixels per unit), or null until it exists. Reactive. */
export function bitmapOf(picture: Picture, pixelsPerUnit: number): string | null {
  if (!canBake) return null;
  const plain = page.plain;
  const key = plain ? `${picture.key} plain` : picture.key;
  let bitmap = bitmaps.get(key);
  if (!bitmap) {
    bitmap = new Bitmap();
    bitmaps.set(key, bitmap);
  }
  const step = stepFor(picture, pixelsPerUnit);
  if (step > bitmap.wanted) {
    bitmap.wanted = step;
    queue.push({ picture, bitmap, step, plain });
    if (workers < WORKERS) void work();
  }
  return bitmap.url;
}

async function work(): Promise<void> {
  workers++;
  // Yields, so that the requesting frame is painted first.
  await new Promise((resolve) => setTimeout(resolve));
  for (let job = queue.shift(); job; job = queue.shift()) {
    if (job.step < job.bitmap.wanted) continue;
    job.bitmap.url = await render(job);
    drawn++;
    if (queue.length > 0) clearIfMany();
  }
  workers--;
  waitForIdle();
}

function waitForIdle(): void {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(clearWhenIdle, drawn < MANY ? LONG_IDLE_MS : IDLE_MS);
}

const isDue = (least: number): boolean => drawn >= (held === 0 ? least : TOO_MANY);

function clearIfMany(): void {
  if (isDue(MANY)) clear();
}

function clearWhenIdle(): void {
  if (workers === 0 && isDue(1)) clear();
}

function clear(): void {
  drawn = 0;
  clearCaches?.();
}

/** The picture as a self-contained SVG document. */
export function standalone(picture: Picture, step: number, plain: boolean): string {
  const [x, y, width, height] = picture.box;
  const markup = picture.markup();
  const [columns, rows] = [width, height].map((side) => Math.ceil(side * step));
  const style = plain ? '<style>.tex{display:none}</style>' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${columns}" height="${rows}" preserveAspectRatio="none">` +
    `<defs>${defsFor(markup)}</defs>${style}${markup}</svg>`
  );
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The drawing could not be read.'));
    image.src = address;
  });
}

/** Rasterizes an SVG document, and releases the memory of the decoded image. */
async function rasterized(drawing: string): Promise<ImageBitmap> {
  const source = await blobUrls.of(drawing);
  try {
    const image = await load(source);
    // `createImageBitmap` rasterizes in a browser thread; `drawImage` would block the main thread.
    const bitmap = await createImageBitmap(image);
    // To the browser an SVG image is a document, which lives until the image drops it.
    image.onerror = null;
    image.removeAttribute('src');
    return bitmap;
  } finally {
    blobUrls.revoke(source);
  }
}

async function render({ picture, step, plain }: Job): Promise<string> {
  const drawing = standalone(picture, step, plain);
  try {
    return await blobUrls.of(await rasterized(drawing));
  } catch {
    // Out of memory, canvases or workers: the live drawing is slower but equal.
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
}
