/**
 * What this page is bound to at a table: commits to what its person brings, keeps that over a reload, opens it once when the table asks, and checks at
 * the end that everybody did what they had committed to.
 */
import { z } from 'zod';
import { commitmentTo, digestOf, withDigest, type Opening } from '../../../src-shared/lan/commitment.ts';
import { checkDraw } from '../../../src-shared/lan/draw.ts';
import type { FairDraw } from '../../../src-shared/kernel/fair-draw.ts';

const PREFIX = 'five-forges.pick.';

const boundSchema = z.object({ game: z.string(), hash: z.string(), pick: z.unknown(), salt: z.string(), share: z.string() }).nullable();
const keptSchema = z.object({
  /** Not opened yet. */
  bound: boundSchema,
  /** What it was bound to before that: the table may not have heard of the change when it asks. */
  former: boundSchema.default(null),
  /** What all were bound to when this page opened. */
  shown: z.object({ game: z.string(), commitments: z.array(z.string()) }).nullable(),
});
type Kept = z.infer<typeof keptSchema>;

const random16Hex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class PickKeeper {
  readonly #key: string;
  #kept: Kept;

  /** @param table tells tables apart, and this guest from others in the same browser */
  constructor(table: string) {
    this.#key = PREFIX + table;
    this.#kept = this.#read();
  }

  /** The commitment that holds; null: none, or it was opened. */
  get hash(): string | null {
    return this.#kept.bound?.hash ?? null;
  }

  /**
   * Binds to a pick and a new share of the seed.
   * @param pick null brings nothing
   * @returns the commitment, which the table is told; the same again for what is bound already
   */
  commit(game: string, pick: unknown): string {
    const { bound } = this.#kept;
    if (bound?.game === game && digestOf(bound.pick) === digestOf(pick)) return bound.hash;
    const opening = { pick, salt: random16Hex(), share: random16Hex() };
    const hash = commitmentTo(game, withDigest(opening));
    this.#keep({ ...this.#kept, bound: { game, hash, ...opening }, former: bound });
    return hash;
  }

  /**
   * The table asks to open. What is opened is opened once: whoever has seen it could choose the rest of a draw to suit it.
   * @param commitments by seat, the table's own last
   * @returns null when this page is not bound to what the table says
   */
  open(seat: number, commitments: readonly string[]): Opening | null {
    const { bound, former } = this.#kept;
    const meant = [bound, former].find((one) => one?.hash === commitments[seat]);
    if (!meant) return null;
    const { game, pick, salt, share } = meant;
    this.#keep({ bound: null, former: null, shown: { game, commitments: [...commitments] } });
    return { pick, salt, share };
  }

  /** Whether the draw of the match is what everybody had committed to. @returns why not, in a sentence; null when it is */
  check({ draw, seed }: { draw: FairDraw | null; seed: string }): string | null {
    const { shown } = this.#kept;
    if (!shown) return 'This device gave no share of the draw.';
    return draw ? checkDraw(shown.game, draw, seed, shown.commitments) : 'The seed was named by the host.';
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Without storage it lasts until the page is loaded again, and is committed anew then.
    }
  }

  #read(): Kept {
    try {
      const { data } = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(this.#key) ?? 'null'));
      if (data) return data;
    } catch {
      // The same as nothing.
    }
    return { bound: null, former: null, shown: null };
  }
}
