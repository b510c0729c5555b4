import { expect, test, vi } from 'vitest';
import { BlobUrls } from '../../../src-renderer/ui/svg/blob-urls.ts';

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  readonly posted: unknown[][] = [];
  postMessage(...message: unknown[]): void {
    this.posted.push(message);
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function blobUrlsBy(worker: SlowWorker): BlobUrls {
  return new BlobUrls(() => worker as unknown as Worker);
}

test('everybody gets the address of what they asked for, in whatever order the answers come', async () => {
  const worker = new SlowWorker();
  const blobUrls = blobUrlsBy(worker);
  const asked = [blobUrls.of('<svg/>'), blobUrls.of('<svg id="b"/>')];
  worker.say({ id: 2, address: 'blob:b' });
  worker.say({ id: 1, address: 'blob:a' });
  expect(await Promise.all(asked)).toEqual(['blob:a', 'blob:b']);
});

test('a bitmap is handed over, not copied', () => {
  const worker = new SlowWorker();
  const bitmap = { width: 1, height: 1 } as ImageBitmap;
  void blobUrlsBy(worker).of(bitmap);
  expect(worker.posted).toEqual([[{ id: 1, shown: bitmap }, [bitmap]]]);
});

test('what finds no room is refused, and all that waits where a worker breaks down; the next one is asked all the same', async () => {
  const worker = new SlowWorker();
  const another = new SlowWorker();
  const workers = [worker, another];
  const blobUrls = new BlobUrls(() => workers.shift() as unknown as Worker);
  const large = blobUrls.of('<svg/>');
  worker.say({ id: 1, address: null });
  await expect(large).rejects.toThrow('no room');
  const lost = blobUrls.of('<svg/>');
  worker.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('cannot be made');
  const next = blobUrls.of('<svg/>');
  another.say({ id: 3, address: 'blob:c' });
  expect(await next).toBe('blob:c');
});

test('the worker is started once, when it is first needed, and is told which URL to revoke', () => {
  const worker = new SlowWorker();
  const start = vi.fn(() => worker as unknown as Worker);
  const blobUrls = new BlobUrls(start);
  expect(start).not.toHaveBeenCalled();
  void blobUrls.of('<svg/>');
  blobUrls.revoke('blob:a');
  expect(start).toHaveBeenCalledOnce();
  expect(worker.posted[1]).toEqual([{ revoke: 'blob:a' }, []]);
});
