import type { BlobUrlAnswer, BlobUrlRequest } from './blob-url-worker.ts';

const startWorker = (): Worker => new Worker(new URL('./blob-url-worker.ts', import.meta.url), { type: 'module' });

/** Blob URLs of drawings and bitmaps, created in a worker. A URL is valid until it is revoked, or as long as the page lives. */
export class BlobUrls {
  readonly #startWorker: () => Worker;
  #worker: Worker | null = null;
  #lastId = 0;
  readonly #asked = new Map<number, { resolve(address: string): void; reject(why: Error): void }>();

  constructor(worker = startWorker) {
    this.#startWorker = worker;
  }

  /**
   * @param shown the text of an SVG, or a bitmap, which is transferred
   * @throws (as a rejection) when out of memory or when the worker cannot start
   */
  of(shown: string | ImageBitmap): Promise<string> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#post({ id, shown }, typeof shown === 'string' ? [] : [shown]);
    });
  }

  /** Revokes the URL. */
  revoke(address: string): void {
    this.#post({ revoke: address }, []);
  }

  #post(request: BlobUrlRequest, transfer: Transferable[]): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(request, transfer);
  }

  #open(): Worker {
    const worker = this.#startWorker();
    worker.addEventListener('message', ({ data: { id, address } }: MessageEvent<BlobUrlAnswer>) => {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (address === null) asked?.reject(new Error('There is no room for this picture.'));
      else asked?.resolve(address);
    });
    worker.addEventListener('error', () => {
      // A worker that failed to load never answers: the next request starts another.
      this.#worker = null;
      for (const { reject } of this.#asked.values()) reject(new Error('Pictures cannot be made.'));
      this.#asked.clear();
    });
    return worker;
  }
}
