import { describe, expect, test } from 'vitest';
import type { WrAction } from '../../../src-shared/games/warforge/actions.ts';
import type { WrEvent, WrThing } from '../../../src-shared/games/warforge/events.ts';
import { step } from '../../../src-renderer/games/warforge/board/spots.ts';
import { forecastWords } from '../../../src-renderer/games/warforge/play/forecast-words.ts';
import { modeOf } from '../../../src-renderer/games/warforge/play/mode.ts';
import { playableKey, readOffers } from '../../../src-renderer/games/warforge/play/offers.ts';
import { listOf } from '../../../src-renderer/games/warforge/library/entries.ts';
import { scoreOf } from '../../../src-renderer/games/warforge/scene/motions.ts';
import { WarforgeSetup } from '../../../src-renderer/games/warforge/setup/setup.svelte.ts';
import { faceOf } from '../../../src-renderer/games/warforge/words.ts';
import { builtInOf } from '../fake-client.ts';

const CARD = 'gatelight-warden';
const thing = (id: number, seat: 0 | 1): WrThing => ({ id, seat, place: 'W', card: CARD });

describe('what Warforge offers', () => {
  const actions: WrAction[] = [
    { type: 'play', card: CARD, drawn: false, place: 'L1' },
    { type: 'play', card: CARD, drawn: true, place: 'R1' },
    { type: 'attack', from: 'R1', mode: 'melee', to: 'W' },
    { type: 'attack', from: 'R1', mode: 'ranged', to: 'W' },
    { type: 'act', unit: 'W', keyword: 'pray' },
    { type: 'endTurn' },
  ];
  const offers = readOffers(actions, 1);

  test('copies drawn this turn are cards of their own (WR-25.2), by the place they go to', () => {
    expect([...offers.play.get(playableKey({ card: CARD, drawn: false, extra: false }))!.keys()]).toEqual(['1:L1']);
    expect([...offers.play.get(playableKey({ card: CARD, drawn: true, extra: false }))!.keys()]).toEqual(['1:R1']);
  });
  test('both modes stand side by side on a target', () => {
    expect([...offers.attack.get('R1')!.get('W')!.keys()]).toEqual(['melee', 'ranged']);
  });
  test('a question comes before the turn', () => {
    expect(modeOf(offers)).toBe('act');
    expect(modeOf(readOffers([{ type: 'target', seat: 0, place: 'W' }], 1))).toBe('target');
    expect(modeOf(readOffers([], 1))).toBe('watch');
  });
});

test('arrows walk along a line and between the two, and stay at the edge', () => {
  expect(step({ seat: 0, place: 'L4' }, 'ArrowLeft', 0)).toEqual({ seat: 0, place: 'L4' });
  expect(step({ seat: 0, place: 'L1' }, 'ArrowRight', 0)).toEqual({ seat: 0, place: 'W' });
  expect(step({ seat: 0, place: 'R2' }, 'ArrowUp', 0)).toEqual({ seat: 1, place: 'R2' });
  expect(step({ seat: 1, place: 'R2' }, 'ArrowDown', 0)).toEqual({ seat: 0, place: 'R2' });
  expect(step({ seat: 0, place: 'W' }, 'x', 0)).toBeNull();
});

test('a forecast says what is dealt and taken, and who falls with what chance', () => {
  const span = { least: 2, most: 2 };
  const sure = { to: 'W', mode: 'melee', deals: span, takes: { least: 1, most: 3 }, targetFalls: 1, attackerFalls: 0.5 } as const;
  expect(forecastWords(sure)).toBe('in melee: deal 2, take 1…3; it falls; the attacker falls in about 50 %');
});

test('an attack is seen before what it does', () => {
  const events: WrEvent[] = [
    { type: 'attack', attacker: thing(1, 0), target: thing(2, 1), mode: 'melee' },
    { type: 'damaged', thing: thing(2, 1), by: null, n: 3, left: 0 },
    { type: 'died', things: [thing(2, 1)] },
  ];
  const at = Object.fromEntries(scoreOf(events).motions.map((motion) => [motion.kind, motion.at]));
  expect(at.strike).toBeLessThan(at.number);
  expect(at.number).toBeLessThan(at.leave);
});

describe('triggers', () => {
  const fired = (id: number): WrEvent => ({ type: 'triggered', thing: thing(id, 0), card: CARD, keyword: 'regiment' });
  const hit = (id: number): WrEvent => ({ type: 'damaged', thing: thing(id, 1), by: null, n: 1, left: 3 });

  test('several are numbered in their order, each before what comes of it', () => {
    const { motions, triggers } = scoreOf([fired(1), hit(5), fired(2), hit(6)]);
    expect(triggers.map((event) => event.thing?.id)).toEqual([1, 2]);
    expect(motions.filter(({ kind }) => kind !== 'crack').map(({ kind }) => kind)).toEqual(['trigger', 'number', 'trigger', 'number']);
    const at = motions.filter(({ kind }) => kind === 'trigger' || kind === 'number').map((motion) => motion.at);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(new Set(at).size).toBe(4);
  });
  test('a single one is no queue', () => expect(scoreOf([fired(1), hit(5)]).triggers).toEqual([]));
});

test('“Play now” takes Classic first, then the modes in turn, with two factions', () => {
  const setup = WarforgeSetup.propose(builtInOf('warforge'))!;
  const modes = [0, 1, 2].map((played) => {
    setup.vary(played);
    return setup.mode;
  });
  expect(modes).toEqual(['classic', 'skirmish', 'classic']);
  const [mine, other] = setup.lists.map((id) => listOf(setup.offered.find((entry) => entry.id === id)!).warlord);
  expect(faceOf(mine)!.faction).not.toBe(faceOf(other)!.faction);
});
