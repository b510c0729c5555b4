import { describe, expect, test } from 'vitest';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import {
  activate,
  damage,
  deploy,
  discard,
  draw,
  effect,
  enemy,
  gainHealth,
  own,
  pick,
  putRow,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import type { LnForecast, LnNextCycleAnswer, LnPlaceAnswer, LnQuestion } from '../../../src-shared/games/laneforge/explain/questions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { begun, playAtRandom } from './random-games.ts';
import { scenario, type Lane, type Side, type Table } from './scenario.ts';
import { cardId, keywords, testCreature, testSpell, type CardLike } from './test-cards.ts';

type AnswerTo<Q extends LnQuestion> = Q extends { ask: 'forecast' }
  ? LnForecast
  : Q extends { ask: 'place' }
    ? LnPlaceAnswer
    : LnNextCycleAnswer;
const ask = <Q extends LnQuestion>(g: Table, question: Q, side: Side | 'spectator' = 'A') =>
  laneforge.query(g.view(side), [], question) as AnswerTo<Q> | null;
const forecast = (g: Table, side: Side | 'spectator' = 'A'): LnForecast => ask(g, { ask: 'forecast' }, side)!;
const ifPlayed = (g: Table, card: CardLike, lane: Lane, free = false): LnForecast | null =>
  ask(g, { ask: 'forecast', plays: { card: cardId(card), lane, free } });
const plain = (stats = '1/9') => testCreature(stats);
const back = (card: CardLike) => ({ card, row: 'back' as const });

describe('forecast: what Combat would do now', () => {
  test('lane by lane: who fights, what each takes, what goes through, who falls and what is left', () => {
    const g = scenario({
      A: { lanes: { 1: plain('5/9'), 2: plain('7/7'), 3: back(plain('9/9')), 4: testCreature('8/9', keywords('breakthrough')) } },
      B: { lanes: { 1: plain('3/4'), 3: back(plain('9/9')), 4: testCreature('1/3', keywords({ armor: 2 })), 5: back(plain('6/6')) } },
    });
    expect(forecast(g)).toEqual({
      lanes: [
        { lane: 1, stands: [true, true], fights: true, toCreature: [3, 5], toPlayer: [0, 0], falls: [false, true], left: [6, -1] },
        { lane: 2, stands: [true, false], fights: true, toCreature: [0, 0], toPlayer: [0, 7], falls: [false, false], left: [7, 0] },
        { lane: 3, stands: [true, true], fights: false, toCreature: [0, 0], toPlayer: [0, 0], falls: [false, false], left: [9, 9] },
        { lane: 4, stands: [true, true], fights: true, toCreature: [1, 5], toPlayer: [0, 3], falls: [false, true], left: [8, 0] },
        { lane: 5, stands: [false, true], fights: false, toCreature: [0, 0], toPlayer: [0, 0], falls: [false, false], left: [0, 6] },
      ],
      health: [50, 40],
      lethal: [],
      locks: false,
      suddenDeath: false,
    });
  });

  test('it is the same for everybody', () => {
    const g = scenario({ A: { lanes: { 1: plain('5/9') } }, B: { lanes: { 2: plain('3/4') } } });
    expect(forecast(g, 'B')).toEqual(forecast(g));
    expect(forecast(g, 'spectator')).toEqual(forecast(g));
  });

  test('who would have lost: one, both at once, or by comparison in Sudden Death', () => {
    const lanes = { 1: plain('4/9') };
    const lost = (a: number, b: number, suddenFrom?: number) => {
      const { lethal, suddenDeath } = forecast(
        scenario({ suddenFrom, A: { health: a, lanes }, B: { health: b, lanes: { 5: plain('4/9') } } }),
      );
      return [lethal, suddenDeath];
    };
    expect(lost(5, 5)).toEqual([[], false]);
    expect(lost(5, 4)).toEqual([[1], false]);
    expect(lost(4, 5)).toEqual([[0], false]);
    // Both at once: compared, and equal.
    expect(lost(4, 4)).toEqual([[], true]);
    expect(lost(3, 4)).toEqual([[0], true]);
    expect(lost(20, 20, 1)).toEqual([[], true]);
    const g = scenario({ suddenFrom: 1, A: { health: 20, lanes }, B: { health: 20 } });
    expect([forecast(g).lethal, forecast(g).suddenDeath]).toEqual([[1], true]);
  });

  test('after a card was played into a lane, with what its Deploy does', () => {
    const hunter = testCreature('2/2', { abilities: [deploy(damage(3, pick(enemy())))] });
    const g = scenario({ A: { hand: [hunter] }, B: { lanes: { 1: plain('1/4') } } });
    expect(ifPlayed(g, hunter, 1)!.lanes[0]).toMatchObject({ toCreature: [1, 2], falls: [false, true], left: [1, -1] });
    expect(ifPlayed(g, hunter, 5)!.lanes[4]).toMatchObject({ fights: true, toPlayer: [0, 2] });
    // Asked for only: nothing has been played.
    expect(g.zone('A', 'hand')).toEqual([cardId(hunter)]);
  });

  test('and says whether the play could be taken back', () => {
    const reader = testCreature('2/2', { abilities: [deploy(draw(1))] });
    const g = scenario({ A: { hand: [reader, plain('1/1')], deck: [plain('3/3')] } });
    expect([ifPlayed(g, reader, 1)!.locks, ifPlayed(g, g.zone('A', 'hand')[1], 1)!.locks, forecast(g).locks]).toEqual([true, false, false]);
  });

  test('after a spell too, whatever lane is named', () => {
    const step = testSpell([effect(putRow(pick(own()), 'front'))]);
    const g = scenario({ A: { hand: [step], lanes: { 2: back(plain('3/3')) } } });
    expect(forecast(g).health).toEqual([50, 50]);
    expect(ifPlayed(g, step, 5)!.health).toEqual([50, 47]);
  });

  test('for Free its price is paid', () => {
    const dear = testCreature('3/3', { free: { cost: [damage(7, 'you')] } });
    const g = scenario({ A: { hand: [dear] } });
    expect(ifPlayed(g, dear, 1)!.health).toEqual([50, 47]);
    expect(ifPlayed(g, dear, 1, true)!.health).toEqual([43, 47]);
  });

  test('a card that cannot be played so has no answer', () => {
    const [card, elsewhere] = [plain(), plain()];
    const g = scenario({ A: { hand: [card], discard: [elsewhere] } });
    const unknown = ask(g, { ask: 'forecast', plays: { card: 'no-such-card:1', lane: 1, free: false } });
    expect([ifPlayed(g, card, 1, true), ifPlayed(g, elsewhere, 1), unknown]).toEqual([null, null, null]);
    // Nor has an own card while the other acts.
    const h = scenario({ A: { hand: [card, elsewhere] } })
      .play(card, 1)
      .end();
    expect(ifPlayed(h, elsewhere, 1)).toBeNull();
  });
});

describe('forecast: after another action', () => {
  const after = (g: Table, action: LnAction, side: Side | 'spectator' = 'A') => ask(g, { ask: 'forecast', after: action }, side);

  test('what a choice, a move or an ability brings', () => {
    const kill = testSpell([effect(damage(9, pick(enemy())))]);
    const g = scenario({
      A: { hand: [kill], lanes: { 2: testCreature('4/9', keywords({ mobility: 1 })), 5: testCreature('2/9', keywords({ mobility: 1 })) } },
      B: { lanes: { 2: plain('3/5'), 4: plain('3/5') } },
    });
    const moved = after(g, { type: 'useMobility', lane: 2, to: 1 })!;
    expect(moved.lanes.map(({ stands }) => stands[0])).toEqual([true, false, false, false, true]);
    expect(moved.health).toEqual([50 - 3 - 3, 50 - 4 - 2]);
    const asked = g.play(kill);
    const killed = after(asked, { type: 'chooseCreature', seat: 1, lane: 4 })!;
    expect(killed.lanes[3]).toMatchObject({ stands: [false, false], fights: false });
    expect(killed.lanes[1]).toEqual(forecast(asked).lanes[1]);
  });

  test('one that is not legal now, or not the asking seat’s, has no answer', () => {
    const g = scenario({ A: { hand: [plain()], lanes: { 2: plain() } } });
    expect(after(g, { type: 'endActionPhase' })).toBeNull();
    expect(after(g, { type: 'useMobility', lane: 2, to: 1 })).toBeNull();
    expect(after(g, { type: 'endActionPhase' }, 'B')).toBeNull();
  });
});

describe('place: where a card would stand', () => {
  const at = (g: Table, card: CardLike, lane: Lane, side: Side = 'A') => ask(g, { ask: 'place', card: cardId(card), lane }, side);

  test('its row by the Forge and its keywords, whether it fights this turn, and what it replaces', () => {
    const [old, card, guard, fierce] = [
      plain(),
      plain(),
      testCreature('1/1', keywords('defender')),
      testCreature('1/1', keywords('aggressive')),
    ];
    const g = scenario({ A: { hand: [card, guard], lanes: { 2: old } }, B: { hand: [fierce], lanes: { 3: plain(), 4: back(plain()) } } });
    expect(at(g, card, 2)).toEqual({ row: 'front', fightsThisTurn: true, replaces: cardId(old), cannot: null });
    expect(at(g, guard, 1)).toEqual({ row: 'back', fightsThisTurn: false, replaces: null, cannot: null });
    // From the back row it hits back at a front row, not at a back row.
    expect([at(g, guard, 3)!.fightsThisTurn, at(g, guard, 4)!.fightsThisTurn]).toEqual([true, false]);
    expect(at(g, fierce, 1, 'B')!.row).toBe('front');
  });

  test('a spell goes to no lane, and a card that is nobody’s has no place', () => {
    const spell = testSpell([effect(gainHealth(1, 'you'))]);
    const g = scenario({ A: { hand: [spell] } });
    expect(at(g, spell, 1)!.cannot).toBe('A spell goes to no lane.');
    expect(ask(g, { ask: 'place', card: 'no-such-card:1', lane: 1 })).toBeNull();
    expect(ask(g, { ask: 'place', card: 'wallwalk-patrol:1', lane: 1 })).toBeNull();
  });

  test('a Minion stands by the same rules, though it is in no deck', () => {
    const g = scenario({});
    expect(ask(g, { ask: 'place', card: 'clinker-golem:1', lane: 1 })).toEqual({
      row: 'front',
      fightsThisTurn: true,
      replaces: null,
      cannot: null,
    });
    expect(ask(g, { ask: 'place', card: 'clinker-golem:1', lane: 1 }, 'B')!.row).toBe('back');
  });
});

describe('next cycle: the deck that is coming', () => {
  test('what is left of the deck, what lies in the discard pile, and the hand that Maintenance will add', () => {
    const [a, b, c] = [plain(), plain(), plain()];
    const g = scenario({ A: { hand: [a], deck: [b], discard: [{ of: c, level: 2 }] } });
    expect(ask(g, { ask: 'nextCycle' })!.cards.toSorted()).toEqual([cardId(a), cardId(b), `${c.id}:2`].sort());
  });

  test('of another it is what everybody sees', () => {
    const [a, c] = [plain(), plain()];
    const g = scenario({ A: { hand: [a], discard: [{ of: c, level: 2 }] } });
    expect(ask(g, { ask: 'nextCycle' }, 'spectator')!.cards).toEqual([`${c.id}:2`]);
  });
});

test('a question that does not exist is refused', () => {
  const g = scenario();
  for (const question of [{ ask: 'weather' }, { ask: 'place', card: 'x:1', lane: 6 }, { ask: 'forecast', lane: 1 }, null])
    expect(() => laneforge.query(g.view('A'), [], question)).toThrow();
});

// ---------------------------------------------------------------- what is foretold is what happens

const GAMES = 10;

/** Each position of random games, for whoever acts in it. */
function positions(look: (s: LnState, seat: number, random: Random) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(`queries ${game}`);
    playAtRandom(begun(`queries ${game}`, seriesConfig(game)), `moves ${game}`, (s) => {
      const seat = laneforge.toAct(s);
      if (seat !== null) look(s, seat, random);
    });
  }
}

const query = (s: LnState, seat: number, question: LnQuestion): unknown => laneforge.query(laneforge.view(s, seat), [], question);
const happened = (play: () => void): readonly LnEvent[] => {
  const cut = new Recording<LnEvent>(2);
  recordInto(cut, play);
  return cut.spectator;
};

describe('over random games', () => {
  test('the forecast before the end of the last action phase is the Combat that follows', { timeout: 120_000 }, () => {
    let compared = 0;
    positions((s, seat) => {
      const end = { type: 'endActionPhase' } as const;
      if (laneforge.view(s, seat).action !== 4 || s.choice !== null || !laneforge.actions(s).some(({ type }) => type === end.type)) return;
      const { lanes, health, lethal } = query(s, seat, { ask: 'forecast' }) as LnForecast;
      const copy = laneforge.clone(s);
      const events = happened(() => laneforge.apply(copy, end));
      const at = events.findIndex(({ type }) => type === 'combat');
      const combat = events[at] as Extract<LnEvent, { type: 'combat' }>;
      expect(lanes.filter(({ fights }) => fights).map(({ lane, toCreature, toPlayer }) => ({ lane, toCreature, toPlayer }))).toEqual(
        combat.fights,
      );
      // Up to the first trigger, or the next phase, all of it is Combat's own.
      const rest = events.slice(at + 1);
      const until = rest.findIndex(({ type }) => type === 'triggered' || type === 'phase' || type === 'suddenDeath' || type === 'gameOver');
      const own = rest.slice(0, until < 0 ? undefined : until);
      const damaged = s.seats.map(
        (player, i) => player.health - own.reduce((sum, e) => sum + (e.type === 'playerDamaged' && e.seat === i ? e.amount : 0), 0),
      );
      expect(health).toEqual(damaged);
      const fallen = own.flatMap((e) => (e.type === 'left' ? [`${e.thing.seat} ${e.thing.lane}`] : [])).sort();
      expect(lanes.flatMap(({ lane, falls }) => falls.flatMap((falls, i) => (falls ? [`${i} ${lane}`] : []))).sort()).toEqual(fallen);
      const next = rest[until]?.type === 'suddenDeath' ? rest[until + 1]?.type : rest[until]?.type;
      expect(lethal.length > 0).toBe(next === 'gameOver');
      if (lethal.length > 0) expect(copy.result!.winners).toEqual([1 - lethal[0]]);
      compared++;
    });
    expect(compared).toBeGreaterThan(60);
  });

  test('the forecast of a play is the forecast after it, and its place is where it stands', { timeout: 120_000 }, () => {
    let compared = 0;
    positions((s, seat, random) => {
      const plays = laneforge.actions(s).filter((action) => action.type === 'playCard');
      if (plays.length === 0 || random.below(2) > 0) return;
      const action = random.pick(plays);
      const lane = 1 + random.below(5);
      const question = { card: action.card, lane, free: action.free };
      const foretold = query(s, seat, { ask: 'forecast', plays: question });
      const place = query(s, seat, { ask: 'place', card: action.card, lane }) as LnPlaceAnswer;
      const copy = laneforge.clone(s);
      const old = laneforge.view(s, seat).creatures.find((c) => c.seat === seat && c.lane === lane);
      const events = happened(() => {
        laneforge.apply(copy, action);
        if (laneforge.actions(copy).some((one) => one.type === 'chooseLane' && one.lane === lane))
          laneforge.apply(copy, { type: 'chooseLane', lane });
      });
      if (copy.result !== null || events.some(({ type }) => type === 'drew')) return;
      expect({ ...(foretold as LnForecast | null), locks: false }).toEqual(query(copy, seat, { ask: 'forecast' }));
      const landed = events.flatMap((e) => (e.type === 'entered' && e.thing.card === action.card ? [e.thing.row] : []));
      expect(place.cannot === null).toBe(landed.length > 0);
      if (landed.length > 0) {
        expect([place.row, place.replaces]).toEqual([landed[0], old?.card ?? null]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('the cards foretold for the next cycle are its deck and its first hand', { timeout: 120_000 }, () => {
    let compared = 0;
    positions((s, seat) => {
      const end = { type: 'endActionPhase' } as const;
      if (s.turn % 3 !== 0 || laneforge.view(s, seat).action !== 4 || s.choice !== null) return;
      if (!laneforge.actions(s).some(({ type }) => type === end.type)) return;
      const { cards } = query(s, seat, { ask: 'nextCycle' }) as LnNextCycleAnswer;
      const copy = laneforge.clone(s);
      const events = happened(() => laneforge.apply(copy, end));
      const passed = events.slice(
        0,
        events.findIndex(({ type }) => type === 'reshuffled'),
      );
      // A text may still move cards before the shuffle.
      const moving: LnEvent['type'][] = ['drew', 'levelled', 'upgraded', 'played', 'triggered'];
      if (copy.turn === s.turn || passed.some(({ type }) => moving.includes(type))) return;
      const { deck, hand } = laneforge.view(copy, seat).seats[seat];
      expect(cards.toSorted()).toEqual([...deck!, ...hand!].sort());
      compared++;
    });
    expect(compared).toBeGreaterThan(10);
  });
});

test('an ability that draws or asks leaves its question open in the forecast', () => {
  const reader = testCreature('4/4', { abilities: [deploy(draw(1), discard(1))] });
  const archer = testCreature('1/9', { abilities: [activate(damage(1, pick(enemy())))] });
  const g = scenario({ A: { hand: [reader], lanes: { 2: archer } }, B: { lanes: { 2: plain('1/1') } } });
  expect(ifPlayed(g, reader, 1)!.lanes[0].toPlayer).toEqual([0, 4]);
});
