/** Colour and emblem of one's own at the table: two alike are told apart, and everybody sees the same. */
import { afterEach, describe, expect, test } from 'vitest';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import { COLOURS, EMBLEMS } from '../../../src-shared/protocol/looks.ts';
import { until } from '../support/rig.ts';
import { openTable } from './support.ts';
import type { LanRig } from './support.ts';

const wish = (seat: number, colour: (typeof COLOURS)[number] | null, emblem: (typeof EMBLEMS)[number] | null = null) => ({
  ...{ seat, colour, emblem },
});
const colours = (looks: ReturnType<typeof looksOf>): string[] => looks.map(({ colour }) => colour);

describe('the looks of seats', () => {
  test('are their own where nobody has chosen', () => {
    expect(looksOf(6, [])).toEqual(COLOURS.map((colour, seat) => ({ colour, emblem: EMBLEMS[seat] })));
  });

  test.each([
    ['a free one is had', [wish(0, 'teal')], ['teal', 'blue', 'vermilion']],
    ['that of another seat is had, and the other gets what is left', [wish(0, 'blue')], ['blue', 'yellow', 'vermilion']],
    ['the first one keeps it', [wish(1, 'teal'), wish(0, 'teal')], ['yellow', 'teal', 'vermilion']],
    ['two change', [wish(1, 'yellow'), wish(0, 'blue')], ['blue', 'yellow', 'vermilion']],
  ])('%s', (_, wishes, expected) => {
    expect(colours(looksOf(3, wishes))).toEqual(expected);
  });

  test('are never alike, whatever is wished for', () => {
    for (const first of COLOURS) {
      for (const second of COLOURS) {
        const looks = looksOf(6, [wish(5, first, 'anvil'), wish(2, second, 'anvil')]);
        expect(new Set(colours(looks)).size).toBe(6);
        expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(6);
        expect(looks[5]).toEqual({ colour: first, emblem: 'anvil' });
      }
    }
  });
});

describe('at a table', () => {
  let lan: LanRig;
  afterEach(async () => {
    expect(lan.errors).toEqual([]);
    await lan.end();
  });

  test('everybody sees what a guest has chosen, it goes along to another seat, and stays as it was during a match', async () => {
    lan = await openTable(undefined, 2);
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    await ben.say('lobby.look', { colour: 'yellow', emblem: 'moon' });
    await until(() => ada.lobby.looks[1].colour === 'yellow');
    expect(ada.lobby.looks).toEqual([
      { colour: 'blue', emblem: 'anvil' },
      { colour: 'yellow', emblem: 'moon' },
    ]);
    expect([ada.lobby.wish, ben.lobby.wish]).toEqual([
      { colour: null, emblem: null },
      { colour: 'yellow', emblem: 'moon' },
    ]);
    await ada.say('lobby.look', { colour: 'yellow', emblem: null });
    await until(() => ada.lobby.wish.colour === 'yellow');
    expect(ada.lobby.looks[0].colour).toBe('blue');
    await ben.say('lobby.stand', {});
    await until(() => ada.lobby.looks[0].colour === 'yellow');
    await ben.say('lobby.sit', { seat: 1 });
    await until(() => ada.lobby.looks[1].emblem === 'moon');
    const looks = ada.lobby.looks;
    for (const guest of [ada, ben]) await guest.ready();
    await lan.table.start({}, 'seed');
    await until(() => ada.lobby.match !== null);
    expect(await ada.refusal('lobby.look', { colour: 'teal', emblem: null })).toMatchObject({ code: 'illegal' });
    lan.table.removeGuest(ben.you);
    await until(() => ada.lobby.seats[1].kind === 'screen');
    expect(ada.lobby.looks).toEqual(looks);
  });

  test('only what is on the lists can be chosen', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    for (const params of [{ colour: 'pink', emblem: null }, { colour: null }, { colour: null, emblem: 'moon', seat: 1 }]) {
      expect(await ada.refusal('lobby.look', params)).toMatchObject({ code: 'badMessage' });
    }
    expect(lan.table.lobby.wishes).toEqual([]);
  });
});
