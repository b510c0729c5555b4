import { expect, test } from 'vitest';
import { DEFS, findFace } from '../../../src-shared/games/laneforge/catalog.ts';
import { programOf } from '../../../src-shared/games/laneforge/effects/program.ts';
import { championProgram } from '../../../src-shared/games/laneforge/effects/verbs/cards.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { begun, playAtRandom } from './random-games.ts';

test('LN-5.14 over random games: what is offered can be begun, and what is not offered could not', { timeout: 120_000 }, () => {
  /** How a text fares that is begun without asking whether it may be: does its first step fail? */
  const fails = (s: LnState, key: number): boolean => {
    const cut = new Recording<LnEvent>(2);
    recordInto(cut, () => laneforge.play(laneforge.clone(s), key));
    const first = cut.spectator.find(({ type }) => type !== 'activated' && type !== 'exhausted' && type !== 'championUsed');
    return first?.type === 'stepFailed';
  };
  /** Choosing nothing is a choice (LN-D17): what fails is then a later step. */
  const beginsWithUpTo = (text: number): boolean => {
    const [first] = programOf(text);
    return first.op === 'creature' && first.upTo;
  };
  const seen = { offered: 0, not: 0 };
  for (let game = 0; game < 40; game++)
    playAtRandom(begun(`begin ${game}`, seriesConfig(game)), `moves ${game}`, (s) => {
      const seat = laneforge.toAct(s);
      if (seat === null || s.choice !== null) return;
      const offered = laneforge.actions(s).map((action) => laneforge.key(s, action));
      const { creatures, seats } = laneforge.view(s, seat);
      const { ready: rested, used } = seats[seat].champion;
      const keys: number[] = [];
      for (const c of creatures) {
        const { activate: text } = DEFS[findFace(c.card)];
        if (c.seat === seat && c.ready && c.silenced === 'no' && text >= 0) keys.push(laneforge.key(s, { type: 'activate', lane: c.lane }));
      }
      if (s.cycle > 1 && s.cycle < 5 && rested && !used.includes(s.cycle) && !beginsWithUpTo(championProgram(s, seat, s.cycle)))
        keys.push(laneforge.key(s, { type: 'useChampion' }));
      for (const key of keys) {
        expect(fails(s, key), JSON.stringify(laneforge.decode(s, key))).toBe(!offered.includes(key));
        seen[offered.includes(key) ? 'offered' : 'not']++;
      }
    });
  expect(seen.offered).toBeGreaterThan(500);
  expect(seen.not).toBeGreaterThan(50);
});
