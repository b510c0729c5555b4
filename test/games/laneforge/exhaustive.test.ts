import { expect, test } from 'vitest';
import { handleAgenda } from '../../../src-shared/games/laneforge/agenda.ts';
import { CHAMPION_DEFS, DEFS, PROGRAMS } from '../../../src-shared/games/laneforge/catalog.ts';
import { compiled } from '../../../src-shared/games/laneforge/engine.ts';
import { frameOf } from '../../../src-shared/games/laneforge/effects/frame.ts';
import { programOf } from '../../../src-shared/games/laneforge/effects/program.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { leavePlay } from '../../../src-shared/games/laneforge/rules/leave.ts';
import { activeSeat } from '../../../src-shared/games/laneforge/rules/turn.ts';
import { pushWindow } from '../../../src-shared/games/laneforge/rules/window.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import { LEFT, type LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { settle } from '../../../src-shared/kernel/settle.ts';
import { begun, playAtRandom } from './random-games.ts';

/** Random games whose positions are tried, and how often each text that still has a step to do is begun in one of them. */
const GAMES = 60;
const TRIES = 3000;
/** More answers than any text and its triggers ask for. */
const PATIENCE = 60;

/** Every step of every text, by text; a step leaves its list when it has really been done. */
function stepsNotDone(): Map<number, Set<string>> {
  const missing = new Map<number, Set<string>>();
  PROGRAMS.forEach(({ face, champion, ability }, text) => {
    const steps = new Set<string>();
    programOf(text).forEach((at, step) => {
      if (at.op !== 'event') return;
      const where = face >= 0 ? DEFS[face].id : `${CHAMPION_DEFS[champion].id} at level ${ability}`;
      const name = `${where}, text ${text}, step ${step}: ${at.effect}`;
      steps.add(name);
      const { run } = at;
      at.run = (s, f, e) => {
        const done = run(s, f, e);
        if (done) steps.delete(name);
        return done;
      };
    });
    missing.set(text, steps);
  });
  return missing;
}

/** Positions of the active player with a few creatures about. */
function positions(): LnState[] {
  const found: LnState[] = [];
  for (let game = 0; game < GAMES; game++)
    playAtRandom(begun(`steps ${game}`, seriesConfig(game)), `moves ${game}`, (s) => {
      if (s.result === null && s.choice === null && s.creatures.filter((c) => c !== null).length > 3) found.push(laneforge.clone(s));
    });
  return found;
}

/** Carries the text out as if a creature of the active player bore it, with answers at random. */
function carryOut(s: LnState, text: number, random: Random): void {
  const there = s.creatures.filter((c) => c !== null);
  const seat = activeSeat(s);
  const bearers = there.filter((c) => c.seat === seat);
  if (bearers.length === 0) return;
  const { face, champion } = PROGRAMS[text];
  const bearer = random.pick(bearers);
  // Some texts are of creatures that have left.
  if (random.below(4) === 0) leavePlay(s, bearer, LEFT.destroyed);
  pushWindow(s);
  s.agenda.push(frameOf(text, seat, { src: bearer.id, face, champion, it: random.pick(there).id, amount: 1 + random.below(5) }));
  settle(s, compiled, compiled, handleAgenda);
  for (let i = 0; i < PATIENCE && s.choice !== null && s.result === null; i++) laneforge.apply(s, random.pick(laneforge.actions(s)));
}

test('every step of every text of cards and Champions can be done', { timeout: 120_000 }, () => {
  const missing = stepsNotDone();
  const found = positions();
  const random = new Random('steps');
  for (const [text, steps] of missing)
    for (let i = 0; i < TRIES && steps.size > 0; i++) carryOut(laneforge.clone(random.pick(found)), text, random);
  expect(missing.size).toBeGreaterThan(400);
  expect([...missing.values()].flatMap((steps) => [...steps])).toEqual([]);
});
