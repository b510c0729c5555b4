import { describe, expect, test } from 'vitest';
import { DEFS } from '../../../src-shared/games/laneforge/catalog.ts';
import { checkFactionDeck } from '../../../src-shared/games/laneforge/decks/check.ts';
import { STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import { banish, destroy, effect, gainHealth, minion, own, pick, replace } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import { MINIONS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { ZONE, levelOf, ownerOf } from '../../../src-shared/games/laneforge/state.ts';
import { HOOKS as laneforgeHooks } from './hooks.ts';
import { begun, playAtRandom } from './random-games.ts';
import { scenario } from './scenario.ts';
import { testChampion, testCreature, testMinion, testSpell } from './test-cards.ts';

const [bell1, bell2, kite, , smith, , grave] = STARTERS.map(({ deck }) => deck);
const problems = (...decks: unknown[]): string[] => laneforge.checkConfig({ decks });
const PILES = ['deck', 'hand', 'discard', 'upgrade', 'banish'] as const;

describe('1 Decks: two of them become one', () => {
  test('LN-1.5 each player picks exactly two faction decks, of two factions', () => {
    const two = [kite, grave];
    expect(problems([bell1, smith], two)).toEqual([]);
    expect(problems([bell1], two)).toHaveLength(1);
    expect(problems([bell1, smith, kite], two)).toHaveLength(1);
    expect(problems(two, [bell1, bell2])).toEqual(['Seat 2, Both decks are of Bellmark; two different factions are fused.']);
    expect(problems(two, [bell1, bell1])).toHaveLength(1);
  });

  test('LN-1.5 LN-D2 both players may pick alike, even the very same codes', () => {
    expect(problems([bell1, smith], [bell1, kite])).toEqual([]);
    const config = { decks: [Array.from([bell1, smith]), Array.from([bell1, smith])] };
    expect(laneforge.checkConfig(config)).toEqual([]);
    const [a, b] = laneforge.view(begun('alike', config), 'spectator').seats;
    expect(b.upgrade).toEqual(a.upgrade);
  });

  test('LN-1.6 the twenty level 1 cards of both decks are shuffled into one', { timeout: 30_000 }, () => {
    const config = { decks: [Array.from([bell1, smith]), Array.from([kite, grave])] };
    const opened = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const { hand, deck } = laneforge.view(begun(`${seed}`, config), 0).seats[0];
      expect([...hand!, ...deck!].sort()).toEqual([...bell1.sets, ...smith.sets].map((set) => `${set}:1`).sort());
      for (const card of hand!) opened.set(card, (opened.get(card) ?? 0) + 1);
    }
    // Five of twenty: 50 of 200 hands hold a given card, with a standard deviation of 6.
    expect(opened.size).toBe(20);
    for (const [card, times] of opened) expect(Math.abs(times - 50), card).toBeLessThan(30);
  });

  test('LN-1.7 the other forty cards are the upgrade pile: twenty of level 2, twenty of level 3', () => {
    const { upgrade, decks } = laneforge.view(begun('forty'), 'spectator').seats[1];
    const sets = decks.flatMap((deck) => deck.sets);
    expect(upgrade.toSorted()).toEqual([...sets.map((set) => `${set}:2`), ...sets.map((set) => `${set}:3`)].sort());
  });

  test('LN-1.8 one of the two Champions is kept', () => {
    const s = begun('keep', seriesConfig(0), [1, 0]);
    const { seats } = laneforge.view(s, 'spectator');
    expect(seats.map((seat) => seat.champion.deck)).toEqual([1, 0]);
    expect(seats[0].champion.id).toBe(seats[0].decks[1].champion.id);
    expect(() => laneforge.apply(s, { type: 'pickChampion', deck: 0 })).toThrow();
  });

  test('LN-1.8 the other Champion has no effect on the game', () => {
    const [kept, left] = [testChampion({ 2: [gainHealth(1, 'you')] }), testChampion({ 2: [gainHealth(100, 'you')] })];
    const g = scenario({ turn: 4, A: { champion: kept, otherChampion: left } }).champion();
    expect(g.health('A')).toBe(51);
    expect(g.isLegal({ type: 'useChampion' })).toBe(false);
    g.nothingPending();
  });

  test('LN-1.10 no deck holds a Minion', () => {
    const forged = structuredClone(bell1);
    forged.sets[0] = MINIONS[0].id;
    expect(checkFactionDeck(forged)).toEqual([`It holds "${MINIONS[0].id}", which is not a known card set.`]);
  });

  test('LN-1.10 LN-14.17 a Minion that leaves play lies in none of the piles, however it left', () => {
    const sprite = testMinion('1/1');
    for (const leave of [destroy(pick(own())), banish(pick(own())), replace(pick(own()), sprite.id), minion(sprite.id)]) {
      const spell = testSpell([effect(leave)]);
      const g = scenario({ A: { hand: [spell], lanes: { 2: sprite.id }, discard: [testCreature('1/1')] } });
      g.play(spell, ...(leave.do === 'minion' ? [2 as const] : []));
      expect(g.told('left')).toHaveLength(1);
      for (const pile of PILES) expect(g.zone('A', pile).filter((card) => card.startsWith(sprite.id))).toEqual([]);
    }
  });
});

describe('1 Decks: nothing is made or lost, over random games', () => {
  const GAMES = 12;

  test('LN-1.9 LN-D4 each of the 60 cards of a player is in one zone and is there once', { timeout: 30_000 }, () => {
    for (let game = 0; game < GAMES; game++) {
      const s = begun(`conserve ${game}`, seriesConfig(game));
      const faces = s.faces.slice();
      playAtRandom(s, `moves ${game}`, ({ zones, seats, agenda, result }) => {
        expect(laneforgeHooks.census(s)).toEqual({ misplaced: 0, cards: 120 });
        // Only the end of the game leaves a card half-played, a level 1 card is never an upgrade, and each pile is its owner's.
        if (agenda.length === 0 && result === null) expect(zones.includes(ZONE.resolving)).toBe(false);
        expect(zones.some((zone, inst) => zone === ZONE.upgrade && levelOf(inst) === 1)).toBe(false);
        const strangers = seats.flatMap(({ deck, hand, discard, banish }, seat) =>
          [...deck, ...hand, ...discard, ...banish].filter((inst) => ownerOf(inst) !== seat),
        );
        expect(strangers).toEqual([]);
      });
      expect(s.faces).toEqual(faces);
    }
  });

  test('LN-D42 LN-2.7 no effect of the content changes control: what stands on a side belongs to it', () => {
    let seen = 0;
    for (let game = 0; game < GAMES; game++)
      playAtRandom(begun(`control ${game}`, seriesConfig(game)), `moves ${game}`, ({ creatures }) => {
        const strangers = creatures.filter((c, place) => {
          if (c === null) return false;
          seen++;
          const its = c.inst < 0 ? DEFS[c.face].isMinion : ownerOf(c.inst) === c.seat;
          return !its || c.seat !== Math.floor(place / 5) || c.lane !== place % 5;
        });
        expect(strangers).toEqual([]);
      });
    expect(seen).toBeGreaterThan(1000);
  });
});
