import type { AddressAnswer, AddressRequest } from './address-worker.ts';

const startWorker = (): Worker => new Worker(new URL('./address-worker.ts', import.meta.url), { type: 'module' });

/** Addresses of drawings and bitmaps, for images to show; made beside the page. They last as long as it does, or until they are forgotten. */
export class Addresses {
  readonly #startWorker: () => Worker;
  #worker: Worker | null = null;
  #lastId = 0;
  readonly #asked = new Map<number, { resolve(address: string): void; reject(why: Error): void }>();

  constructor(worker = startWorker) {
    this.#startWorker = worker;
  }

  /**
   * @param shown the text of an SVG, or a bitmap, which is used up
   * @throws (as a rejection) if there is no room for it, or nobody to make it
   */
  of(shown: string | ImageBitmap): Promise<string> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#post({ id, shown }, typeof shown === 'string' ? [] : [shown]);
    });
  }

  /** Nobody shows it any more. */
  forget(address: string): void {
    this.#post({ forget: address }, []);
  }

  #post(request: AddressRequest, transfer: Transferable[]): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(request, transfer);
  }

  #open(): Worker {
    const worker = this.#startWorker();
    worker.addEventListener('message', ({ data: { id, address } }: MessageEvent<AddressAnswer>) => {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (address === null) asked?.reject(new Error('There is no room for this picture.'));
      else asked?.resolve(address);
    });
    worker.addEventListener('error', () => {
      // One that could not be loaded would never answer: the next request starts another.
      this.#worker = null;
      for (const { reject } of this.#asked.values()) reject(new Error('Pictures cannot be made.'));
      this.#asked.clear();
    });
    return worker;
  }
}
