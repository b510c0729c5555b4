import { IllegalAction, type History, type Preview, type PreviewChange } from '../../../kernel/game.ts';
import { Random } from '../../../kernel/rng.ts';
import type { HxAction } from '../actions.ts';
import { compiled } from '../compiled.ts';
import type { HxEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { playKey } from '../play-key.ts';
import { routine } from '../routine.ts';
import { healthOf } from '../rules/derive.ts';
import { determinize } from '../search/determinize/index.ts';
import type { HxState } from '../state.ts';
import type { HxView } from '../view.ts';
import { whyNot } from './why.ts';

/** Sampled worlds a preview is tried in; what differs among them is marked uncertain. */
const WORLDS = 4;
/** More steps than any action takes to play out with everybody passing. */
const PATIENCE = 200;

/** Actions that others see or answer at once: after them nothing can be taken back. */
const LOCKING: ReadonlySet<HxAction['type']> = new Set([
  'confirmMoves',
  'confirmAttacks',
  'letResolve',
  'offerAdvance',
  'agreeAdvance',
  'orderAttacker',
  'keepOrder',
]);

/** Named numbers of everything the seat sees, by the subject's sign. */
type Reading = Map<string, Map<string, number>>;

function read(s: HxState, seat: number): Reading {
  const reading: Reading = new Map();
  for (const e of s.entities) {
    if (e.seen[seat] === 0) continue;
    const numbers = new Map([
      ['health', healthOf(e)],
      ['tile', e.tile],
      ['exhausted', e.exhausted],
    ]);
    if (e.def >= 0) numbers.set('power', e.power);
    reading.set(`entity:${e.seen[seat]}`, numbers);
  }
  s.seats.forEach((own, i) =>
    reading.set(
      `seat:${i}`,
      new Map([
        ['hand', own.hand.length],
        ['deck', own.deck.length],
        ['discard', own.discard.length],
      ]),
    ),
  );
  return reading;
}

/** Plays the action and lets everybody pass until nothing of it is pending. */
function tryOut(s: HxState, action: HxAction): void {
  playKey(s, encode(action));
  const fighting = action.type === 'confirmAttacks' || compiled.leaves[s.phase].startsWith('combat');
  for (let i = 0; i < PATIENCE && s.result === null; i++) {
    if (s.choice?.kind === 'play') return;
    const pending = s.choice !== null || s.stack.length > 0;
    const inCombat = fighting && compiled.leaves[s.phase].startsWith('combat');
    if (!pending && !inCombat) return;
    playKey(s, routine(s));
  }
}

function differences(before: Reading, after: Reading): Map<string, PreviewChange> {
  const found = new Map<string, PreviewChange>();
  const note = (subject: string, what: string, from: number, to: number) =>
    found.set(`${subject} ${what}`, { subject, what, from, to, certain: true });
  for (const [subject, numbers] of before) {
    const now = after.get(subject);
    if (!now) note(subject, 'gone', 0, 1);
    else for (const [what, from] of numbers) if (now.get(what) !== from) note(subject, what, from, now.get(what) ?? 0);
  }
  for (const [subject, numbers] of after) if (!before.has(subject)) note(subject, 'arrives', -1, numbers.get('tile') ?? -1);
  return found;
}

/**
 * "If nobody responds": the outcome in several sampled worlds, merged (the seat's knowledge alone).
 * @throws IllegalAction when the action is not legal now
 */
export function previewAction(view: HxView, history: History<HxEvent>, action: HxAction): Preview {
  const { seat } = view.me!;
  const worlds: Map<string, PreviewChange>[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const s = determinize(view, history, new Random(`preview ${i}`));
    // What is legal is the same in every sampled world, so the first one answers for all.
    const problem = i === 0 ? whyNot(s, seat, action) : null;
    if (problem !== null) throw new IllegalAction(problem);
    const before = read(s, seat);
    // Ids of sight must be kept up, so that what the action brings into sight has a name.
    s.quiet = 0;
    tryOut(s, action);
    worlds.push(differences(before, read(s, seat)));
  }
  const changes: PreviewChange[] = [];
  for (const [sign, change] of worlds[0]) {
    const certain = worlds.every((world) => world.get(sign)?.to === change.to);
    changes.push({ ...change, certain });
  }
  for (const world of worlds.slice(1)) {
    for (const [sign, change] of world) {
      if (!worlds[0].has(sign) && !changes.some((c) => `${c.subject} ${c.what}` === sign)) changes.push({ ...change, certain: false });
    }
  }
  return { changes, locks: locks(view, action) };
}

/** What stays on the own side of the table until it is confirmed. */
const STAGED: ReadonlySet<HxAction['type']> = new Set(['orderUnit', 'step', 'goTo', 'endOrder', 'attack']);

/** Could the action not be taken back? The last answer of a play puts it on the stack, and priority passes. */
export function locks(view: HxView, action: HxAction): boolean {
  if (LOCKING.has(action.type)) return true;
  if (STAGED.has(action.type)) return false;
  const s = determinize(view, [], new Random('locks'));
  playKey(s, encode(action));
  return s.choice?.kind !== 'play';
}
