import { handleAgenda } from '../agenda.ts';
import { hashState } from '../fields.ts';
import type { RunFrame } from '../effects/frame.ts';
import { flowFunctions } from '../flow-functions.ts';
import { ACTION, keyOf, typeOf } from '../keys.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { listActions } from '../rules/legal.ts';
import type { PlayItem } from '../rules/play.ts';
import { cloneState } from '../search/clone.ts';
import type { LnChoice, LnState } from '../state.ts';

/** So many steps are followed; where more would be needed, the player is asked. */
const MOST = 400;

/** The positions that the waiting triggers lead to, as hashes, by the answers given to their questions: one a line, in any order. */
type Ends = ReadonlyMap<string, string>;

/** Questions whose answers are public. */
const OPEN: readonly LnChoice['kind'][] = ['lane', 'creature', 'may'];

/**
 * Does every order of the seat's waiting triggers lead to the same position, whatever the seat answers to their questions (LN-12.8)? Only what
 * is public may come of them: no chance, no question to the rival, no card that enters or leaves a hand or a deck. False wherever that is not
 * certain.
 * @param s while the seat is asked which trigger resolves next
 */
export const anyOrderWillDo = (s: LnState): boolean => new Orders(s).endsOf(s) !== null;

class Orders {
  readonly #start: LnState;
  readonly #seat: number;
  readonly #met = new Map<string, Ends | null>();
  #left = MOST;

  constructor(s: LnState) {
    this.#start = s;
    this.#seat = s.choice!.seat;
  }

  /** Null where orders differ, or where that is not certain. */
  endsOf(s: LnState): Ends | null {
    const hash = hashState(s);
    if (s.choice === null || s.choice.seat !== this.#seat) return new Map([['', hash]]);
    let ends = this.#met.get(hash);
    if (ends === undefined) this.#met.set(hash, (ends = this.#common(s)));
    return ends;
  }

  #common(s: LnState): Ends | null {
    let common: Ends | null = null;
    for (let index = 0; index < s.batch.length; index++) {
      if (s.batch[index].seat !== this.#seat) continue;
      const ends = this.#endsBy(s, index);
      if (ends === null || (common !== null && !isSame(common, ends))) return null;
      common = ends;
    }
    return common;
  }

  /** With this trigger next. Null also where it matters which of the answers came first. */
  #endsBy(s: LnState, index: number): Ends | null {
    const ends = new Map<string, string>();
    const open: { after: LnState; answers: string[] }[] = [{ after: done(s, keyOf(ACTION.orderTrigger, index)), answers: [] }];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const { after, answers } = at;
      if (--this.#left < 0 || !this.#isPlain(after)) return null;
      if (after.choice !== null && after.choice.kind !== 'order') {
        for (const key of legalKeys(after)) open.push({ after: done(after, key), answers: [...answers, `${askedBy(after)}: ${key}`] });
        continue;
      }
      for (const [more, end] of this.endsOf(after) ?? [['', '']]) {
        const all = [...answers, ...more.split('\n')].toSorted().join('\n');
        if (end === '' || (ends.get(all) ?? end) !== end) return null;
        ends.set(all, end);
      }
    }
    return ends;
  }

  /** Has nothing come of it that is hidden from anybody, or that is the rival's to decide? */
  #isPlain(after: LnState): boolean {
    const { choice, rng, seats } = after;
    if (choice !== null && choice.kind !== 'order' && (choice.seat !== this.#seat || !OPEN.includes(choice.kind))) return false;
    return rng.drawn === this.#start.rng.drawn && this.#start.seats.every((own, seat) => haveStayed(own, seats[seat]));
  }
}

/** The text that asks, with its creature. */
function askedBy({ agenda }: LnState): string {
  const { do: what, src, face } = agenda.at(-1) as RunFrame | PlayItem;
  return `${what} ${src} ${face}`;
}

function legalKeys(s: LnState): number[] {
  const keys = new Int32Array(MAX_ACTIONS);
  return [...keys.subarray(0, listActions(s, keys))];
}

/** After an answer: up to the next question, or to the end of the window. */
function done(before: LnState, key: number): LnState {
  const s = cloneState(before);
  const window = s.agenda.findLastIndex((item) => item.do === 'window');
  const type = typeOf(key);
  flowFunctions.actions[type](s, { type, key });
  while (s.agenda.length > window && s.choice === null && s.result === null) handleAgenda(s, s.agenda.pop()!);
  return s;
}

const isSame = (a: Ends, b: Ends): boolean => a.size === b.size && [...a].every(([lines, end]) => b.get(lines) === end);

const isSameList = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((inst, i) => inst === b[i]);

const haveStayed = (before: LnState['seats'][number], after: LnState['seats'][number]): boolean =>
  isSameList(before.hand, after.hand) && isSameList(before.deck, after.deck);
