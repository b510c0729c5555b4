import { expect, test } from 'vitest';
import { handleAgenda } from '../../../src-shared/games/warforge/agenda.ts';
import { DEFS, PROGRAMS } from '../../../src-shared/games/warforge/catalog.ts';
import { compiled } from '../../../src-shared/games/warforge/engine.ts';
import { frameOf } from '../../../src-shared/games/warforge/effects/frame.ts';
import { programOf } from '../../../src-shared/games/warforge/effects/program.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { ACTION_PHASE } from '../../../src-shared/games/warforge/modes.ts';
import type { WrState } from '../../../src-shared/games/warforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { settle } from '../../../src-shared/kernel/settle.ts';
import { dealt, playAtRandom } from './random-games.ts';

/** Random games whose positions are tried, and how often each text that still has a step to do is begun in one of them. */
const GAMES = 40;
const TRIES = 3000;
/** More answers than any text and its triggers ask for. */
const PATIENCE = 60;

/** Every step of every text, by text; a step leaves its list when it has changed something. */
function stepsNotDone(): Map<number, Set<string>> {
  const missing = new Map<number, Set<string>>();
  PROGRAMS.forEach(({ card, script }, text) => {
    const steps = new Set<string>();
    programOf(text).forEach((at, step) => {
      if (!('verb' in at)) return;
      const name = `${DEFS[card].id}, ${'on' in script ? String(script.on) : 'text'} ${text}, step ${step}`;
      steps.add(name);
      const { verb } = at;
      const run = verb.run.bind(verb);
      verb.run = (s, f, units) => {
        const before = steps.has(name) ? warforge.hash(s) : '';
        run(s, f, units);
        if (before !== '' && warforge.hash(s) !== before) steps.delete(name);
      };
    });
    missing.set(text, steps);
  });
  return missing;
}

/** Positions of the action phase with a few Troops about. */
function positions(): WrState[] {
  const found: WrState[] = [];
  for (let game = 0; game < GAMES; game++)
    playAtRandom(dealt(`steps ${game}`), `moves ${game}`, (_, s) => {
      const units = s.seats[0].line.length + s.seats[1].line.length;
      if (s.result === null && s.choice === null && s.phase === ACTION_PHASE && units > 5) found.push(warforge.clone(s));
    });
  return found;
}

/** Carries the text out as if a unit of the active player bore it, with answers at random. */
function carryOut(s: WrState, text: number, random: Random): void {
  const seat = s.active;
  const { card } = PROGRAMS[text];
  const units = s.seats.flatMap(({ line }) => line);
  const self = DEFS[card].isStratagem ? 0 : random.pick(s.seats[seat].line).id;
  Object.assign(s.seats[seat], { faith: random.below(9), embers: random.below(6) });
  const frame = { seat, card, self, it: random.pick(units).id, n: 1 + random.below(5), targets: [], fresh: random.below(2), whole: 1 };
  s.agenda.push(frameOf(text, frame));
  settle(s, compiled, compiled, handleAgenda);
  for (let i = 0; i < PATIENCE && s.choice !== null && s.result === null; i++) warforge.apply(s, random.pick(warforge.actions(s)));
}

test('every step of every text of cards can be done', { timeout: 120_000 }, () => {
  const missing = stepsNotDone();
  const found = positions();
  const random = new Random('steps');
  for (const [text, steps] of missing)
    for (let i = 0; i < TRIES && steps.size > 0; i++) carryOut(warforge.clone(random.pick(found)), text, random);
  expect(missing.size).toBeGreaterThan(100);
  expect([...missing.values()].flatMap((steps) => [...steps])).toEqual([]);
});
