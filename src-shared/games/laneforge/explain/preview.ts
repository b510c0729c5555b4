import type { History, Preview, PreviewChange } from '../../../kernel/game.ts';
import { foresee, type Reading } from '../../../kernel/readings.ts';
import { Random } from '../../../kernel/rng.ts';
import type { LnAction } from '../actions.ts';
import type { LnEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { playKey } from '../engine.ts';
import { MAX_ACTIONS, routine } from '../routine.ts';
import { armorValue } from '../rules/creatures.ts';
import { listActions } from '../rules/legal.ts';
import { determinize } from '../search/determinize.ts';
import { placeOf, type LnState } from '../state.ts';
import type { LnView } from '../view.ts';
import { reveals } from './reveals.ts';
import { whyNot } from './why.ts';

/** More answers than any text asks for. */
const PATIENCE = 100;

const keys = new Int32Array(MAX_ACTIONS);

/** Named numbers of everything in play and of both players. */
function read(s: LnState): Reading {
  const reading: Reading = new Map();
  for (const c of s.creatures) {
    if (c === null) continue;
    reading.set(
      `creature:${c.id}`,
      new Map([
        ['attack', c.attack],
        ['health', c.health],
        ['armor', armorValue(c)],
        ['ready', c.ready],
        ['row', c.row],
        ['place', placeOf(c.seat, c.lane)],
      ]),
    );
  }
  s.seats.forEach((own, seat) =>
    reading.set(
      `seat:${seat}`,
      new Map([
        ['health', own.health],
        ['hand', own.hand.length],
        ['deck', own.deck.length],
        ['discard', own.discard.length],
        ['champion', own.championReady],
      ]),
    ),
  );
  return reading;
}

/** The keys that the seat to act could answer with, the routine's first. */
function answersOf(s: LnState): number[] {
  const n = listActions(s, keys);
  const usual = routine(s);
  return [usual, ...keys.subarray(0, n).filter((key) => key !== usual)];
}

/**
 * Plays the action; decisions of other seats on the way are answered with the `nth` answer, counted round. The own
 * questions stay open.
 * @returns of how many answers others had the choice at most
 */
function tryOut(s: LnState, seat: number, action: LnAction, nth: number): number {
  let most = 1;
  playKey(s, encode(s, seat, action));
  for (let i = 0; i < PATIENCE && s.result === null && s.choice !== null && s.choice.seat !== seat; i++) {
    const answers = answersOf(s);
    most = Math.max(most, answers.length);
    playKey(s, answers[nth % answers.length]);
  }
  return most;
}

const same = (a: PreviewChange, b: PreviewChange): boolean => a.subject === b.subject && a.what === b.what;

/** What all ways of answering agree on stays as certain as it was; all else is open. */
function mergeWays(ways: readonly PreviewChange[][]): PreviewChange[] {
  const [first, ...others] = ways;
  const merged = first.map((change) => ({
    ...change,
    certain: change.certain && others.every((way) => way.some((one) => same(one, change) && one.certain && one.to === change.to)),
  }));
  for (const change of others.flat()) if (!merged.some((one) => same(one, change))) merged.push({ ...change, certain: false });
  return merged;
}

/**
 * What would change, in several sampled worlds, merged (the seat's knowledge alone). What another player may choose is
 * tried in every way, so that nothing which hangs on it is told as certain.
 * @throws IllegalAction when the action is not legal now
 */
export function previewAction(view: LnView, history: History<LnEvent>, action: LnAction): Preview {
  const seat = view.viewer as number;
  const ways: PreviewChange[][] = [];
  let most = 1;
  for (let nth = 0; nth < most; nth++) {
    const changes = foresee<LnState>({
      sample: (random) => determinize(view, history, random),
      problem: (s) => whyNot(s, seat, action),
      read,
      carryOut: (s) => {
        most = Math.max(most, tryOut(s, seat, action, nth));
      },
      place: 'place',
    });
    ways.push(changes);
  }
  return { changes: mergeWays(ways), locks: locks(view, action) };
}

/**
 * Could the action not be taken back? Ending a phase and picking a Champion are meant for good, and what is done in
 * another seat's action goes on with it. All else is tried out: a draw or a question to the rival stays.
 */
export function locks(view: LnView, action: LnAction): boolean {
  if (action.type === 'endActionPhase' || action.type === 'pickChampion' || view.active !== view.viewer) return true;
  const s = determinize(view, [], new Random('locks'));
  const seat = view.viewer as number;
  return whyNot(s, seat, action) === null && reveals(s, seat, () => playKey(s, encode(s, seat, action)));
}
