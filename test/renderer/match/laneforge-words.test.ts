/** What Laneforge's table says and marks, made from the engine's answers. */
import { describe, expect, it } from 'vitest';
import { clashWords, fatesIn, verdict } from '../../../src-renderer/games/laneforge/board/forecast-words.ts';
import { phasesFor } from '../../../src-renderer/games/laneforge/phases.ts';
import { fateLine, type Fate } from '../../../src-renderer/match/fates.ts';
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

  it('gives what comes through another sign than what falls', () => {
    const icons = [
      lane([true, false]),
      { ...lane([false, false]), stands: [false, true] as [boolean, boolean], toPlayer: [3, 0] as [number, number] },
    ];
    const [falls, through] = icons.map((one) => clashWords(one, me, rival));
    expect(through).toMatchObject({ tone: 'harm', word: '3 through' });
    expect(through.icon).not.toBe(falls.icon);
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

  it('says who would fall, and from what to what', () => {
    const said = (fates: Fate[]) => fates.map((fate) => fateLine(fate, 0, ['Ada', 'Ilka']).text);
    expect(said(fatesIn(forecast([-4, 17], [0]), [10, 17]))).toEqual(['You would fall (in Combat as it stands, 10\u00a0→\u00a0−4).']);
    expect(said(fatesIn(forecast([10, 0], [1]), [10, 5]))).toEqual(['Lethal: Ilka would fall (in Combat as it stands, 5\u00a0→\u00a00).']);
    expect(verdict(forecast([-4, 17], [0]), [me, rival])).toBe('Lethal: You lose the game.');
  });

  it('is silent while it decides nothing', () => expect(fatesIn(forecast([6, 17], []), [10, 17])).toEqual([]));
});

describe('preview chips', () => {
  const change = (what: string, from: number, to: number, certain = true, subject = 'creature:7'): PreviewChange => ({
    subject,
    what,
    from,
    to,
    certain,
  });

  it('mark what may fall, and what falls', () => {
    expect(chipsOf({ changes: [change('gone', 0, 1, false)], locks: false }).get('creature:7')).toEqual({ text: '', falls: 'may' });
    expect(chipsOf({ changes: [change('gone', 0, 1)], locks: false }).get('creature:7')).toEqual({ text: '', falls: true });
  });

  it('stand at a player’s Health too', () => {
    const hit = (to: number, ...more: PreviewChange[]) =>
      chipsOf({ changes: [change('health', 20, to, true, 'seat:1'), ...more], locks: false }).get('seat:1');
    expect(hit(18)).toEqual({ text: '−2', falls: false });
    expect(hit(0, change('falls', 0, 1, true, 'seat:1'))).toEqual({ text: '−20', falls: true });
  });

  it('show the worst and the best of what a rival may decide, and a question mark for what cannot be known', () => {
    const open = (hangsOn: 'choice' | 'unknown') => ({ ...change('health', 6, 4, false), hangsOn, least: 2, most: 4 });
    const text = (one: PreviewChange) => chipsOf({ changes: [one], locks: false }).get('creature:7')!.text;
    expect([text(open('choice')), text(open('unknown'))]).toEqual(['−4…−2', '?']);
  });
});

describe('the phase bar', () => {
  const acting = (firstForge: number | null) => phasesFor({ forge: 0, firstForge }).map(({ seat }) => seat);

  it('says whose an action is only once the Forge has been given to somebody', () => {
    expect(acting(null).every((seat) => seat === undefined)).toBe(true);
    expect(acting(0).filter((seat) => seat !== undefined)).toEqual([0, 1, 0, 1]);
  });
});
