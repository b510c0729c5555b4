import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Baking from '../../../src-renderer/ui/svg/bake.svelte.ts';

/** As much of a canvas and of images as baking asks for. */
class FakeCanvas {
  width = 1;
  height = 1;
  getContext = () => ({});
}
/** Answers as the worker of blob URLs does. */
class FakeWorker {
  #hear: (event: unknown) => void = () => undefined;
  addEventListener(type: string, hear: (event: unknown) => void): void {
    if (type === 'message') this.#hear = hear;
  }
  postMessage({ id }: { id?: number }): void {
    if (id !== undefined) queueMicrotask(() => this.#hear({ data: { id, address: 'blob:baked' } }));
  }
}
class FakeImage {
  onload: (() => void) | null = null;
  removeAttribute = () => undefined;
  set src(_address: string) {
    queueMicrotask(() => this.onload?.());
  }
}

let baking: typeof Baking;
const tidy = vi.fn();
let made = 0;

/** Has so many pictures baked that nobody has baked before. */
async function bake(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const picture: Baking.Picture = { key: `picture ${made++}`, box: [0, 0, 10, 10], markup: () => '<g/>' };
    baking.bitmapOf(picture, 1);
  }
  await vi.advanceTimersByTimeAsync(10);
}

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  vi.resetModules();
  baking = await import('../../../src-renderer/ui/svg/bake.svelte.ts');
  baking.clearCachesWith(tidy);
});

beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  tidy.mockClear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('much that was drawn is tidied up soon after it', async () => {
  await bake(16);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tidy).toHaveBeenCalledOnce();
});

test('little is tidied up when nothing was drawn for long, and once', async () => {
  await bake(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(tidy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tidy).toHaveBeenCalledOnce();
});

test('very much waits for nobody', async () => {
  const letGo = baking.holdCacheClearing();
  await bake(70);
  expect(tidy).toHaveBeenCalled();
  letGo();
});

test.each([2, 30])('%i pictures wait for as long as somebody asks for it, and are not forgotten then', async (count) => {
  const letGo = baking.holdCacheClearing();
  await bake(count);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tidy).not.toHaveBeenCalled();
  letGo();
  await vi.advanceTimersByTimeAsync(8000);
  expect(tidy).toHaveBeenCalledOnce();
});

test('what is drawn just after is still being watched', async () => {
  const letGo = baking.holdCacheClearing();
  letGo();
  await bake(30);
  expect(tidy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8000);
  expect(tidy).toHaveBeenCalledOnce();
});
