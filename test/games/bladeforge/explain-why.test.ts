import { describe, expect, test } from 'vitest';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { IllegalAction } from '../../../src-shared/kernel/game.ts';
import { seatOf, type SeatName } from './position.ts';
import { table, type Table } from './scenario.ts';
import { cardId, testBlade, testGuard } from './test-cards.ts';

/** What the window is told, from the seat's view alone; the engine refuses with the same words where it is its turn. */
function why(g: Table, action: BlAction, who: SeatName = g.toAct() ?? 'P1'): string | null {
  const seat = seatOf(who);
  const reason = bladeforge.why(g.view(who), g.log.seats[seat], action);
  if (who === g.toAct()) expect(reason).toBe(g.isLegal(action) ? null : g.refused((t) => t.act(action)));
  return reason;
}

const DRAW: BlAction = { type: 'drawToEnd' };
const BLOCK: BlAction = { type: 'chooseBlock', block: true };
const place = (card: string): BlAction => ({ type: 'place', card });

describe('why not: whose word it is', () => {
  test('what is legal has no reason against it', () => {
    const hand = ['fresh-whetstone', 'bent-horseshoe', 'barrel-lid', 'second-attempt', 'hot-rivet', 'trip-mine'];
    const g = table({ seats: 4, P1: { hand, forge: { left: 'door-spike', right: 'pan-lid' } }, armory: 'rest' });
    expect(g.kinds()).toEqual(['attack', 'drawToEnd', 'placeShield', 'playGadget', 'recycle', 'reforge', 'replace']);
    for (const action of g.actions()) expect(why(g, action)).toBeNull();
  });

  test('the game is over', () => {
    const g = table({ armory: 'rest' }).concede('P2');
    expect(why(g, DRAW, 'P1')).toBe('The game is over.');
    expect(g.refused((t) => t.drawToEnd())).toBe('The game is over.');
  });

  test('a player who is out, and one whose turn it is not', () => {
    const g = table({ seats: 4, P3: { out: true }, armory: 'rest' });
    expect(why(g, DRAW, 'P3')).toBe('You are out of this match.');
    expect(why(g, DRAW, 'P2')).toBe('It is not your turn.');
    expect(why(g, BLOCK)).toBe('Nothing is being asked.');
    expect(why(g, { type: 'choosePart', slot: 'grip' }, 'P2')).toBe('Nothing is being asked.');
  });

  test('a question that is put to another, or to oneself', () => {
    const g = table({ seats: 3, P1: { forge: { blade: 'tax-collector' } }, armory: 'rest' }).attack('P2', 1);
    expect(why(g, DRAW, 'P1')).toBe('Somebody else has to decide something first.');
    expect(why(g, BLOCK, 'P3')).toBe('Somebody else has to decide something first.');
    expect(why(g, DRAW)).toBe('You have to answer the question on the table first.');
    expect(why(g, { type: 'choosePart', slot: 'grip' })).toBe('That is not one of the legal choices.');
    expect(why(g, BLOCK)).toBeNull();
  });

  test('cards that are not there, or nowhere', () => {
    const g = table({ P2: { hand: ['pan-lid'] }, armory: 'rest' });
    expect(why(g, place('pan-lid'))).toBe('Pan Lid is not in your hand.');
    expect(why(g, place('no-such-card'))).toBe('"no-such-card" is not in your hand.');
    expect(why(g, { type: 'recycle', card: 'pan-lid' })).toBe('Pan Lid is not in your hand.');
  });
});

describe('what if', () => {
  const changes = (g: Table, action: BlAction) =>
    Object.fromEntries(
      bladeforge.preview(g.view('P1'), g.log.seats[0], action).changes.map((c) => [`${c.subject} ${c.what}`, [c.from, c.to, c.certain]]),
    );

  test('placing a part: the own numbers change for certain, and it can be taken back', () => {
    const g = table({ P1: { hand: ['nail-bouquet'] }, armory: 'rest' });
    const before = g.view('P1').seats[0];
    const found = changes(g, place('nail-bouquet'));
    g.place('nail-bouquet');
    expect(found['seat:0 attack']).toEqual([before.attack, g.view('P1').seats[0].attack, true]);
    expect(found['seat:0 hand']).toEqual([1, 0, true]);
  });

  test('an attack: the health of the target is uncertain; it cannot be taken back', () => {
    const g = table({ P1: { die: 12 }, P2: { forge: { grip: null } }, armory: 'rest' });
    const [from, , certain] = changes(g, { type: 'attack', target: 1 })['seat:1 health'];
    expect([from, certain]).toEqual([20, false]);
  });

  test('what is not legal has no preview', () => {
    const g = table({ armory: 'rest' });
    expect(() => bladeforge.preview(g.view('P1'), [], { type: 'endTurn' })).toThrow(IllegalAction);
  });

  test('building the own Forge can be taken back; what brings chance, knowledge or a rival in cannot', () => {
    const locked = (action: BlAction): boolean => bladeforge.locks!(table().view('P1'), action);
    const card = cardId('pan-lid');
    const open: BlAction[] = [
      { type: 'place', card },
      { type: 'replace', card, slot: 'left' },
      { type: 'placeShield', card },
      { type: 'reforge', blade: null },
    ];
    const shut: BlAction[] = [
      DRAW,
      { type: 'endTurn' },
      { type: 'attack', target: 1 },
      { type: 'playGadget', card },
      { type: 'recycle', card },
      BLOCK,
    ];
    expect(open.map(locked)).toEqual(open.map(() => false));
    expect(shut.map(locked)).toEqual(shut.map(() => true));
  });
});

describe('what answers itself', () => {
  const strong = { forge: { blade: testBlade('+9/+0') } };
  const auto = (g: Table, forced: boolean, publicOnly = false) =>
    bladeforge.auto(g.view(g.toAct()!), g.actions(), { preset: 'standard', until: null, forced }, publicOnly);

  test('a block never does, nor the part to lose', () => {
    const g = table({ P1: strong, P2: { forge: { left: testGuard() } } }).attack('P2', 1);
    expect(auto(g, true)).toBeNull();
    expect(auto(g.block(1, 1), true)).toBeNull();
  });

  test('a lone answer does where the seat wishes so, and nobody else sits at the table', () => {
    const guard = testGuard();
    const g = table({ P1: { hand: [guard, guard] } }).act({ type: 'recycle', card: guard.id });
    expect([auto(g, true), auto(g, false), auto(g, true, true)]).toEqual([{ type: 'chooseCard', card: guard.id }, null, null]);
  });
});
