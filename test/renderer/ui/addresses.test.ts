import { expect, test, vi } from 'vitest';
import { Addresses } from '../../../src-renderer/ui/svg/addresses.ts';

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

function addressesBy(worker: SlowWorker): Addresses {
  return new Addresses(() => worker as unknown as Worker);
}

test('everybody gets the address of what they asked for, in whatever order the answers come', async () => {
  const worker = new SlowWorker();
  const addresses = addressesBy(worker);
  const asked = [addresses.of('<svg/>'), addresses.of('<svg id="b"/>')];
  worker.say({ id: 2, address: 'blob:b' });
  worker.say({ id: 1, address: 'blob:a' });
  expect(await Promise.all(asked)).toEqual(['blob:a', 'blob:b']);
});

test('a bitmap is handed over, not copied', () => {
  const worker = new SlowWorker();
  const bitmap = { width: 1, height: 1 } as ImageBitmap;
  void addressesBy(worker).of(bitmap);
  expect(worker.posted).toEqual([[{ id: 1, shown: bitmap }, [bitmap]]]);
});

test('what finds no room is refused, and all that waits where a worker breaks down; the next one is asked all the same', async () => {
  const worker = new SlowWorker();
  const another = new SlowWorker();
  const workers = [worker, another];
  const addresses = new Addresses(() => workers.shift() as unknown as Worker);
  const large = addresses.of('<svg/>');
  worker.say({ id: 1, address: null });
  await expect(large).rejects.toThrow('no room');
  const lost = addresses.of('<svg/>');
  worker.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('cannot be made');
  const next = addresses.of('<svg/>');
  another.say({ id: 3, address: 'blob:c' });
  expect(await next).toBe('blob:c');
});

test('the worker is started once, when it is first needed, and is told what to forget', () => {
  const worker = new SlowWorker();
  const start = vi.fn(() => worker as unknown as Worker);
  const addresses = new Addresses(start);
  expect(start).not.toHaveBeenCalled();
  void addresses.of('<svg/>');
  addresses.forget('blob:a');
  expect(start).toHaveBeenCalledOnce();
  expect(worker.posted[1]).toEqual([{ forget: 'blob:a' }, []]);
});
