/**
 * Share codes of lists: a head, a dash, and Crockford's 32 letters, of which none is mistaken for another, in either case. A thing is named by 20 bits of its
 * id's hash, so that a code outlives every card that is added later; the last six letters are a checksum of the rest.
 */
import { hashText } from '../kernel/rng.ts';
import { asciiUpper, pastedCode } from './pasted.ts';

/** What a code holds: ids by place. The game gives the places their meaning. */
export interface CodedList {
  readonly picks: readonly string[];
  /** Each copy named. */
  readonly zones: readonly (readonly string[])[];
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const ID_LETTERS = 4;
const SUM_LETTERS = 6;
/** Of one kind in a zone, and kinds with equally many copies: what one letter counts. */
const MOST = LETTERS.length - 1;

const lettersOf = (n: number, count: number): string =>
  Array.from({ length: count }, (_, i) => LETTERS[(n >>> (BITS * (count - 1 - i))) & MOST]).join('');
const numberOf = (letters: string): number => [...letters].reduce((n, letter) => n * LETTERS.length + LETTERS.indexOf(letter), 0);

/** The four letters by which codes name a thing; no two ids of a game may share them. */
export const codeOfId = (id: string): string => lettersOf(hashText(id) >>> (32 - BITS * ID_LETTERS), ID_LETTERS);
const checksum = (head: string, body: string): string => lettersOf(hashText(`${head}-${body}`) >>> 2, SUM_LETTERS);

/** Groups of copies, kinds with so many copies, and their names; a zero ends them. */
function codeOfZone(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const kindsOf = (copies: number): string[] => [...counts].flatMap(([id, n]) => (n === copies ? [codeOfId(id)] : []));
  const groups = [...new Set(counts.values())].toSorted((a, b) => a - b).map((copies) => ({ copies, kinds: kindsOf(copies).toSorted() }));
  if (groups.some(({ copies, kinds }) => copies > MOST || kinds.length > MOST)) throw new Error('a zone is too large for a share code');
  return groups.map(({ copies, kinds }) => LETTERS[copies] + LETTERS[kinds.length] + kinds.join('')).join('') + LETTERS[0];
}

/** The same cards in any order give the same code. */
export function writeShareCode(head: string, { picks, zones }: CodedList): string {
  const body = picks.map(codeOfId).join('') + zones.map(codeOfZone).join('');
  return `${head}-${body}${checksum(head, body)}`;
}

export type ReadShareCode = { ok: true; list: CodedList } | { ok: false; problems: string[] };

/** What a code is read by: how it begins, how many picks and zones it has, and every id it can name. */
export interface CodeShape {
  readonly head: string;
  readonly picks: number;
  readonly zones: number;
  readonly ids: readonly string[];
}

/**
 * Reads a code as people type or paste it: links, quotes, spaces, line breaks and dashes in it, and small or capital letters do not matter.
 * Otherwise everything that is wrong with it, in words.
 */
export function readShareCode(text: string, { head, picks, zones, ids }: CodeShape): ReadShareCode {
  const typed = asciiUpper(pastedCode(text)).replace(/\s/g, '');
  if (typed === '') return { ok: false, problems: [`No code was given. One begins with "${head}-".`] };
  if (!typed.startsWith(`${head}-`)) return { ok: false, problems: [headProblem(typed, head)] };
  const letters = typed.slice(head.length).replace(/-/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  const strange = [...new Set(letters)].filter((sign) => !LETTERS.includes(sign));
  if (strange.length > 0) return { ok: false, problems: strange.map((sign) => `"${sign}" is in no code.`) };
  const body = letters.slice(0, -SUM_LETTERS);
  if (body === '' || checksum(head, body) !== letters.slice(-SUM_LETTERS))
    return { ok: false, problems: ['The code does not add up: a letter of it was changed, lost or added. Copy it once more, whole.'] };
  return new Body(body, ids).list(picks, zones);
}

function headProblem(typed: string, head: string): string {
  const kind = head.replace(/\d+$/, '');
  const version = new RegExp(`^${kind}(\\d+)-`).exec(typed)?.[1];
  if (version !== undefined) return `This code is of format ${version}, which another version of Five Forges writes; here it is "${head}".`;
  return `A code of this game begins with "${head}-"; this one begins with "${[...typed].slice(0, head.length + 1).join('')}".`;
}

/** The letters between head and checksum, read from the left. */
class Body {
  readonly #letters: string;
  readonly #byCode: ReadonlyMap<string, string>;
  #at = 0;
  #unknown = 0;

  constructor(letters: string, ids: readonly string[]) {
    this.#letters = letters;
    this.#byCode = new Map(ids.map((id) => [codeOfId(id), id]));
  }

  list(picks: number, zones: number): ReadShareCode {
    const picked = Array.from({ length: picks }, () => this.#id());
    const filled = Array.from({ length: zones }, () => this.#zone());
    if (this.#at !== this.#letters.length) return { ok: false, problems: ['The code is none of a list: its length is wrong.'] };
    if (this.#unknown > 0) {
      const what = this.#unknown === 1 ? 'a card' : `${this.#unknown} cards`;
      return { ok: false, problems: [`The code names ${what} that this version of the game does not have.`] };
    }
    return { ok: true, list: { picks: picked, zones: filled } };
  }

  #take(count: number): string {
    this.#at += count;
    return this.#letters.slice(this.#at - count, this.#at);
  }

  #id(): string {
    const id = this.#byCode.get(this.#take(ID_LETTERS));
    if (id === undefined) this.#unknown++;
    return id ?? '';
  }

  #zone(): string[] {
    const cards: string[] = [];
    for (;;) {
      // Past the end there is no letter, whose number is 0.
      const copies = numberOf(this.#take(1));
      if (copies === 0) return cards;
      for (let kinds = numberOf(this.#take(1)); kinds > 0; kinds--) cards.push(...new Array<string>(copies).fill(this.#id()));
    }
  }
}
