import { describe, expect, test } from 'vitest';
import { DEFS } from '../../../src-shared/games/laneforge/catalog.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { likelihood } from '../../../src-shared/games/laneforge/search/evidence.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

describe('what a rival plays tells of what it holds', () => {
  test('a play is as likely as it is glad beside what was held, and plays are taken from the last to the first', () => {
    expect(likelihood([], 7)).toBe(1);
    expect(likelihood([2], 6)).toBeCloseTo(2 / 8);
    expect(likelihood([4, 2], 6)).toBeCloseTo((4 / 12) * (2 / 8));
  });

  test('after a card of level 1 was played, hands of high levels are dealt more rarely', () => {
    const told = new Recording(2);
    const state = recordInto(told, () => laneforge.create(laneforge.seriesConfig!(0), 'levels'));
    const random = new Random('levels');
    const keys = new Int32Array(512);
    let compared = 0;
    for (let i = 0; i < 400 && laneforge.toAct(state) !== null && compared < 3; i++) {
      recordInto(told, () => laneforge.play(state, keys[random.below(laneforge.legal(state, keys))]));
      const asked = laneforge.toAct(state);
      const last = told.spectator.findLast((event) => event.type === 'turn' || event.type === 'played') as
        { seat?: number; card?: string } | undefined;
      if (asked === null || last?.card === undefined || last.seat === asked || !last.card.endsWith(':1')) continue;
      const view = laneforge.view(state, asked);
      const rival = view.seats[1 - asked];
      // Enough unseen cards of several levels to tell hands apart.
      if (view.cycle < 2 || rival.handCount < 2 || rival.deckCount < 6) continue;
      const levels = (history: readonly never[] | (typeof told.seats)[number]) => {
        const luck = new Random('levels dealt');
        let sum = 0;
        for (let n = 0; n < 400; n++) {
          const world = laneforge.determinize(view, history as never, luck);
          for (const inst of world.seats[1 - asked].hand) sum += DEFS[world.faces[inst]].level;
        }
        return sum / 400 / rival.handCount;
      };
      expect(levels(told.seats[asked])).toBeLessThan(levels([]));
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});
