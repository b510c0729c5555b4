import { describe, expect, test } from 'vitest';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { createRng } from '../../../src-shared/kernel/rng.ts';
import { begun, playAtRandom } from './random-games.ts';

const deck = (index: number) => STARTERS[index].deck;
const CONFIG = { decks: [Array.from([deck(0), deck(2)]), Array.from([deck(4), deck(6)])] };
const pick = (index: number): LnAction => ({ type: 'pickChampion', deck: index });

describe('3 Setup: its order', () => {
  test('LN-3.1 decks, then Champions, then fusing and shuffling, then the Forge, then turn 1', () => {
    const told = new Recording<LnEvent>(2);
    const s = recordInto(told, () => laneforge.create(CONFIG, 'order'));
    // The decks stand in the config and are open from the start; nothing else has happened yet.
    expect(laneforge.view(s, 1).seats[0].decks.map(({ code }) => code)).toEqual([deck(0).code, deck(2).code]);
    expect(laneforge.view(s, 'spectator')).toMatchObject({ phase: 'champions', firstForge: null, creatures: [] });
    expect(s.rng.drawn).toBe(0);
    recordInto(told, () => [0, 1].forEach((index) => laneforge.apply(s, pick(index))));
    expect(told.spectator.slice(0, 7).map(({ type }) => type)).toEqual([
      'championPicked',
      'championPicked',
      'championsShown',
      'reshuffled',
      'reshuffled',
      'forgeAssigned',
      'turn',
    ]);
    expect(told.spectator[6]).toMatchObject({ turn: 1 });
  });

  test('LN-3.1 LN-D3 a Champion picked first stays hidden from the other until both are picked', () => {
    const told = new Recording<LnEvent>(2);
    const s = laneforge.create(CONFIG, 'hidden');
    recordInto(told, () => laneforge.apply(s, pick(1)));
    const champions = (viewer: 0 | 1 | 'spectator') => laneforge.view(s, viewer).seats.map((seat) => seat.champion.id);
    expect([champions(0), champions(1), champions('spectator')]).toEqual([
      [deck(2).champion.id, null],
      [null, null],
      [null, null],
    ]);
    expect([told.seats[0], told.seats[1], told.spectator]).toEqual([
      [{ type: 'championPicked', seat: 0, champion: deck(2).champion.id }],
      [{ type: 'championPicked', seat: 0 }],
      [{ type: 'championPicked', seat: 0 }],
    ]);
    // What the second can do does not depend on the pick of the first.
    expect(laneforge.actions(s)).toEqual([pick(0), pick(1)]);
    laneforge.apply(s, pick(0));
    for (const viewer of [0, 1, 'spectator'] as const) expect(champions(viewer)).toEqual([deck(2).champion.id, deck(4).champion.id]);
  });
});

describe('3 Setup: the position it makes', () => {
  test('LN-3.2 LN-3.4 50 Health each, nothing in play or in a pile but the upgrades, and decks of 20 before the first draw', () => {
    const { turn, cycle, phase, creatures, seats, suddenDeath } = laneforge.view(begun('start', CONFIG), 'spectator');
    expect({ turn, cycle, phase, creatures, suddenDeath }).toEqual({
      turn: 1,
      cycle: 1,
      phase: 'action1',
      creatures: [],
      suddenDeath: null,
    });
    for (const seat of seats) {
      expect(seat).toMatchObject({ health: 50, discard: [], banish: [] });
      expect([seat.upgrade.length, seat.deckCount + seat.handCount]).toEqual([40, 20]);
    }
    // Before turn 1 no hand has been drawn.
    const [before] = laneforge.view(laneforge.create(CONFIG, 'start'), 'spectator').seats;
    expect([before.handCount, before.deckCount]).toEqual([0, 20]);
  });

  test('LN-3.5 the Champion starts Ready at level 1 and has nothing to use in the first cycle', () => {
    const s = begun('champion', CONFIG);
    for (const { champion } of laneforge.view(s, 'spectator').seats) expect(champion).toMatchObject({ ready: true, level: 1, used: [] });
    for (let turn = 1; turn <= 3; turn++)
      for (let phase = 0; phase < 4; phase++) {
        expect(s.cycle).toBe(1);
        expect(() => laneforge.apply(s, { type: 'useChampion' })).toThrow('no ability in the first cycle');
        const card = laneforge.actions(s).find(({ type }) => type === 'banishCard')!;
        laneforge.apply(s, card);
        laneforge.apply(s, { type: 'endActionPhase' });
      }
    expect(s.cycle).toBe(2);
  });
});

describe('3 Setup: chance', () => {
  test('LN-3.3 over the game seeds 0–999 each player has the Forge first between 450 and 550 times', { timeout: 60_000 }, () => {
    let first = 0;
    for (let seed = 0; seed < 1000; seed++) if (begun(`${seed}`, CONFIG).forge === 0) first++;
    expect(first).toBeGreaterThanOrEqual(450);
    expect(first).toBeLessThanOrEqual(550);
  });

  test('LN-D58 the Forge is all that goes with being first: it acts first, nobody has more cards or Health', () => {
    const holders = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const view = laneforge.view(begun(`${seed}`, CONFIG), 'spectator');
      holders.add(view.forge);
      expect(view.toAct).toBe(view.forge);
      expect(view.seats.map(({ health, handCount, deckCount }) => [health, handCount, deckCount])).toEqual([
        [50, 5, 15],
        [50, 5, 15],
      ]);
    }
    expect(holders.size).toBe(2);
  });

  test('LN-3.6 the same seed, picks and commands lead to the same state, another seed to another', () => {
    const s = begun('same', CONFIG, [1, 0]);
    const moves = playAtRandom(s, 'some moves', () => undefined);
    const again = begun('same', CONFIG, [1, 0]);
    for (const action of moves) laneforge.apply(again, action);
    expect(JSON.stringify(again)).toBe(JSON.stringify(s));
    expect(laneforge.hash(begun('other', CONFIG, [1, 0]))).not.toBe(laneforge.hash(begun('same', CONFIG, [1, 0])));
  });

  /** What chance has given a seat: the cards of its hand and the order of its deck. */
  const luck = (s: LnState, seat: number) => [s.seats[seat].hand, s.seats[seat].deck];

  test('LN-D59 the toss and each player’s shuffles are streams of their own: one player’s decks change nothing for the other', () => {
    const other = { decks: [Array.from([deck(1), deck(7)]), CONFIG.decks[1]] };
    for (let seed = 0; seed < 10; seed++) {
      const [s, t] = [begun(`${seed}`, CONFIG), begun(`${seed}`, other, [1, 0])];
      expect([luck(t, 1), t.forge]).toEqual([luck(s, 1), s.forge]);
    }
    // And the two players' orders are not one.
    const alike = begun('alike', { decks: [CONFIG.decks[0], CONFIG.decks[0]] });
    expect(alike.seats[1].deck.map((inst) => inst - 60)).not.toEqual(alike.seats[0].deck);
  });

  test.each(['forge', 'deck0', 'deck1'])(
    'LN-D59 other luck in the stream "%s" alone changes what it is for, and nothing else',
    (stream) => {
      const fortunes = (seed: string) => {
        const s = laneforge.create(CONFIG, 'streams');
        s.rng.streams[stream] = createRng(seed, [stream]).streams[stream];
        [0, 1].forEach((index) => laneforge.apply(s, pick(index)));
        return { forge: [s.forge], deck0: luck(s, 0), deck1: luck(s, 1) };
      };
      const changed = new Set<string>();
      const first = fortunes('0');
      for (let seed = 1; seed < 10; seed++)
        for (const [what, result] of Object.entries(fortunes(`${seed}`)))
          if (JSON.stringify(result) !== JSON.stringify(first[what as keyof typeof first])) changed.add(what);
      expect([...changed]).toEqual([stream]);
    },
  );

  test('LN-D59 what one player does in a cycle changes nothing about the other’s next deck', () => {
    /** Comes to the second cycle by banishing: the first seat the card chosen, the other always its first. */
    const afterOne = (choose: (cards: LnAction[]) => LnAction): LnState => {
      const s = begun('cycle', seriesConfig(3));
      while (s.cycle === 1) {
        const mine = laneforge.toAct(s) === 0;
        const banishes = laneforge.actions(s).filter(({ type }) => type === 'banishCard');
        if (banishes.length > 0) laneforge.apply(s, mine ? choose(banishes) : banishes[0]);
        laneforge.apply(s, { type: 'endActionPhase' });
      }
      return s;
    };
    const [s, t] = [afterOne((cards) => cards[0]), afterOne((cards) => cards.at(-1)!)];
    expect(luck(s, 0)).not.toEqual(luck(t, 0));
    expect(luck(s, 1)).toEqual(luck(t, 1));
  });
});
