import { describe, expect, test } from 'vitest';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { actionWords } from '../../../src-shared/games/laneforge/text/action-words.ts';
import { leveledName } from '../../../src-shared/games/laneforge/text/faces.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import { begun, playAtRandom } from './random-games.ts';
import { scenario } from './scenario.ts';

describe('an action in a few words', () => {
  test('names the card with its level, the lane, the creature', () => {
    const t = scenario({ A: { hand: ['recast'], lanes: { 2: 'toll-ringer', 4: 'towpath-runner' } } });
    const words = t.actions().map((action) => actionWords(t.view('A'), action));
    expect(words).toContain(`play ${leveledName('recast:1')}`);
    expect(words).toContain(`banish ${leveledName('recast:1')}`);
    expect(words).toContain(`use Activate of ${leveledName('toll-ringer:1')}`);
    expect(words).toContain(`move ${leveledName('towpath-runner:1')} to lane 5`);
  });

  test('a creature goes into a lane, which is asked for next', () => {
    const t = scenario({ A: { hand: ['crucible-golem'] } });
    const words = t.actions().map((action) => actionWords(t.view('A'), action));
    expect(words).toContain(`play ${leveledName('crucible-golem:1')} into a lane`);
  });

  test('never shows an id, over whole games', () => {
    const clumsy: string[] = [];
    for (let deal = 0; deal < 4; deal++)
      playAtRandom(begun(`words ${deal}`, seriesConfig(deal)), `words ${deal}`, (s) => {
        const seat = laneforge.toAct(s);
        if (seat === null) return;
        const view = laneforge.view(s, seat);
        const words = laneforge.actions(s).map((action) => actionWords(view, action));
        clumsy.push(...words.filter((text) => text === '' || /[a-z]:[123]|undefined/.test(text)));
      });
    expect(clumsy).toEqual([]);
  });
});
