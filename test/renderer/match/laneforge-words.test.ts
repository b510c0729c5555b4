/** What Laneforge's table says and marks, made from the engine's answers. */
import { describe, expect, it } from 'vitest';
import { clashWords, doomWords, verdict } from '../../../src-renderer/games/laneforge/board/forecast-words.ts';
import { phasesFor } from '../../../src-renderer/games/laneforge/phases.ts';
import { chipsOf } from '../../../src-renderer/games/laneforge/play/preview-chips.ts';
import type { LnForecast, LnLaneForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import type { PreviewChange } from '../../../src-shared/kernel/game-types.ts';

const me = { seat: 0, name: 'You', mine: true };
const rival = { seat: 1, name: 'Ilka', mine: false };

describe('a clash', () => {
  const lane = (falls: [boolean, boolean]): LnLaneForecast => ({
    lane: 1,
    stands: [true, true],
    fights: true,
    toCreature: [5, 5],
    toPlayer: [0, 0],
    falls,
    left: [falls[0] ? 0 : 3, falls[1] ? 0 : 4],
  });

  it.each<[string, string, [boolean, boolean]]>([
    ['Yours falls', 'theirs 4 left', [true, false]],
    ['Theirs falls', 'yours 3 left', [false, true]],
    ['Both fall', 'nothing through', [true, true]],
    ['Both stand', '3 and 4 left', [false, false]],
  ])('%s, %s: it speaks of creatures, not of the match', (word, detail, falls) =>
    expect(clashWords(lane(falls), me, rival)).toMatchObject({ word, detail }),
  );

  it('names players to onlookers', () => {
    const [ada, ilka] = [{ seat: 0, name: 'Ada', mine: false }, rival];
    expect(clashWords(lane([true, false]), ada, ilka)).toMatchObject({ word: 'Ada’s falls', detail: '4 left' });
    expect(clashWords(lane([false, true]), ada, ilka)).toMatchObject({ word: 'Ilka’s falls', detail: '3 left' });
  });
});

describe('a Combat that decides the match', () => {
  const forecast = (health: [number, number], lethal: number[]): LnForecast => ({
    lanes: [],
    health,
    lethal,
    suddenDeath: false,
    locks: false,
  });

  it('says who would be defeated, and from what to what', () => {
    expect(doomWords(forecast([-4, 17], [0]), [10, 17], [me, rival])).toBe('Combat would defeat you: 10\u00a0→\u00a0−4.');
    expect(doomWords(forecast([10, 0], [1]), [10, 5], [me, rival])).toBe('Combat would defeat Ilka: 5\u00a0→\u00a00.');
    expect(verdict(forecast([-4, 17], [0]), [me, rival])).toBe('Lethal: You lose the game.');
  });

  it('is silent while it decides nothing', () => expect(doomWords(forecast([6, 17], []), [10, 17], [me, rival])).toBe(''));
});

describe('preview chips', () => {
  const change = (what: string, from: number, to: number, certain = true, subject = 'creature:7'): PreviewChange => ({
    subject,
    what,
    from,
    to,
    certain,
  });

  it('mark what may fall with a question mark, and what falls with a skull', () => {
    expect(chipsOf({ changes: [change('gone', 0, 1, false)], locks: false }).get('creature:7')).toEqual({ text: '?', falls: false });
    expect(chipsOf({ changes: [change('gone', 0, 1)], locks: false }).get('creature:7')).toEqual({ text: '', falls: true });
  });

  it('stand at a player’s Health too', () => {
    const hit = (to: number, certain = true) =>
      chipsOf({ changes: [change('health', 20, to, certain, 'seat:1')], locks: false }).get('seat:1');
    expect([hit(18), hit(0), hit(18, false)]).toEqual([
      { text: '−2', falls: false },
      { text: '−20', falls: true },
      { text: '?', falls: false },
    ]);
  });
});

describe('the phase bar', () => {
  const acting = (firstForge: number | null) => phasesFor({ forge: 0, firstForge }).map(({ seat }) => seat);

  it('says whose an action is only once the Forge has been given to somebody', () => {
    expect(acting(null).every((seat) => seat === undefined)).toBe(true);
    expect(acting(0).filter((seat) => seat !== undefined)).toEqual([0, 1, 0, 1]);
  });
});
