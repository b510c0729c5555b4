import { createSubscriber } from 'svelte/reactivity';
import { Addresses } from './addresses.ts';
import { defsFor } from './defs.ts';

/**
 * Drawings with filters and blends are drawn once and kept as bitmaps, so that nothing is lit anew while the
 * map pans or a card lifts. Where there is no canvas (tests), drawings stay live markup.
 */
export interface Picture {
  /** Same key, same picture. */
  key: string;
  /** Part of the drawing's plane that becomes the bitmap: x, y, width, height in its own units. */
  box: readonly [x: number, y: number, width: number, height: number];
  markup: () => string;
}

/** Bitmap pixels per unit; a picture wanted at 1.3 is baked at the next step above. */
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6];
const MAX_SIDE = 2048;

const addresses = new Addresses();

class Bitmap {
  /** Finest step asked for; a coarser bitmap is shown while a finer one is on its way. */
  wanted = 0;
  #url: string | null = null;
  #changed: (() => void) | undefined;
  /** Bitmaps are made while components render; a plain `$state` would not be seen by the very one that made it. */
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
    // whoever still shows the old one gets time to change over
    if (old) setTimeout(() => addresses.forget(old), 2000);
  }
}

interface Job {
  picture: Picture;
  bitmap: Bitmap;
  step: number;
  plain: boolean;
}

/** Is there a canvas to bake on? Test pages have none. */
export const canBake: boolean =
  typeof OffscreenCanvas !== 'undefined' && typeof Image !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;

const bitmaps = new Map<string, Bitmap>();
const queue: Job[] = [];
/** Most of a job is waiting for the browser to read and to pack, so a few run side by side. */
const WORKERS = 4;
let workers = 0;

/**
 * A drawing that has been read, and every step of every filter in it, stays in memory until the browser next
 * collects garbage, which it does by the page's script alone and so almost never. Hence what the window can do
 * about it is asked for when much has been drawn: at the end, and in a long run on the way too, since what a great heap
 * has held is not all given back when it has emptied. After less only when nothing has been drawn for long, and while
 * somebody watches something move not at all, unless it is very much: the browser forgets its fonts along with the
 * rest and lays out the whole page anew, which takes longer than a frame.
 */
const QUIET_MS = 1500;
const LONG_QUIET_MS = 5000;
const MUCH = 16;
/** So many that tidying waits for nobody. */
const VERY_MUCH = 64;
/** What has been waited for sets things in motion, which are watched for so long. */
const WATCHED_MS = 2000;
/** Pictures since the last tidying. */
let drawn = 0;
let tidyUp: (() => void) | undefined;
let quiet: ReturnType<typeof setTimeout> | undefined;
/** How many ask that it waits. */
let held = 0;

/** How to give back the memory that baked drawings leave behind. */
export function tidyWith(tidy: () => void): void {
  tidyUp = tidy;
}

/** While a bot thinks, say, the page is to run smoothly. @returns lets go of it again, once what comes of it has been watched */
export function holdTidying(): () => void {
  held++;
  return () =>
    setTimeout(() => {
      held--;
      waitForQuiet();
    }, WATCHED_MS);
}

/** Textures are left out of pictures on a plain page, under high contrast and under forced colours. */
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

/** Should pictures do without textures and scenery? Reactive. */
export const isPlain = (): boolean => page.plain;

const stepFor = (picture: Picture, pixelsPerUnit: number): number => {
  const limit = MAX_SIDE / Math.max(picture.box[2], picture.box[3]);
  const step = STEPS.find((candidate) => candidate >= pixelsPerUnit - 0.05) ?? STEPS[STEPS.length - 1];
  return Math.min(step, limit);
};

/** Address of the picture's bitmap at this many pixels per unit, or null until there is one. Reactive. */
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
  // let the frame that asked go out first
  await new Promise((resolve) => setTimeout(resolve));
  for (let job = queue.shift(); job; job = queue.shift()) {
    if (job.step < job.bitmap.wanted) continue;
    job.bitmap.url = await render(job);
    drawn++;
    if (queue.length > 0) tidyIfMuch();
  }
  workers--;
  waitForQuiet();
}

function waitForQuiet(): void {
  clearTimeout(quiet);
  quiet = setTimeout(tidyIfQuiet, drawn < MUCH ? LONG_QUIET_MS : QUIET_MS);
}

const isDue = (least: number): boolean => drawn >= (held === 0 ? least : VERY_MUCH);

function tidyIfMuch(): void {
  if (isDue(MUCH)) tidy();
}

function tidyIfQuiet(): void {
  if (workers === 0 && isDue(1)) tidy();
}

function tidy(): void {
  drawn = 0;
  tidyUp?.();
}

/** The picture as a document that stands alone. */
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

/** The drawing as a picture of its own, and what it takes up while it is drawn given back. */
async function rasterized(drawing: string): Promise<ImageBitmap> {
  const source = await addresses.of(drawing);
  try {
    const image = await load(source);
    // Drawn in a thread of the browser's own: on a canvas it would be drawn in the page's, which stands still for it.
    const bitmap = await createImageBitmap(image);
    // An SVG image is a page of its own to the browser, and stays one until its image lets go of it.
    image.onerror = null;
    image.removeAttribute('src');
    return bitmap;
  } finally {
    addresses.forget(source);
  }
}

async function render({ picture, step, plain }: Job): Promise<string> {
  const drawing = standalone(picture, step, plain);
  try {
    return await addresses.of(await rasterized(drawing));
  } catch {
    // out of memory, of canvases or of workers: the drawing itself is slower, but right
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
}
