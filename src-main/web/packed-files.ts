import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageFile } from '../host/page/page-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In the order of preference. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Fonts and pictures are compressed already. */
const PACKED_TYPES = /^(text\/|image\/svg|application\/json)/;

/** Within a tenth of the best that Brotli can do, in a thirtieth of the time. */
const QUALITY = 6;

/** Whether a file is worth sending compressed at all, so that answers for it vary by what the reader takes. */
export const isPackable = ({ type }: PageFile): boolean => PACKED_TYPES.test(type);

/**
 * @param accepted the header Accept-Encoding
 * @returns the coding that suits the reader best; null: as it is
 */
export function codingFor(accepted: string | undefined): Coding | null {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name, ...rest] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = rest.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  return CODINGS.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/** Compressed files of a page, each made once, by whoever asks first; all others wait for the same. It is done beside the main thread. */
export class PackedFiles {
  readonly #packed = new Map<string, Promise<Buffer>>();

  /** @throws when the file cannot be read; the next who asks tries anew */
  of({ path }: PageFile, coding: Coding): Promise<Buffer> {
    const key = `${coding} ${path}`;
    const known = this.#packed.get(key);
    if (known) return known;
    const made = pack(path, coding);
    this.#packed.set(key, made);
    made.catch(() => this.#packed.delete(key));
    return made;
  }
}

async function pack(path: string, coding: Coding): Promise<Buffer> {
  const whole = await readFile(path);
  if (coding === 'gzip') return zip(whole);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return brotli(whole, {
    params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: whole.length, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
}
