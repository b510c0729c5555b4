import { describe, expect, test } from 'vitest';
import { DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import { steal } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const salvaged = (g: ReturnType<typeof table>): (string | string[])[][] => g.told('salvaged').map(({ cards, why }) => [cards, why]);

describe('what is told', () => {
  test('BL-2.4 BL-15.3 of the deal: each its own cards, the others and the spectator how many', () => {
    const told = new Recording<BlEvent>(3);
    const s = recordInto(told, () => bladeforge.create({ seats: 3 }, 'deal'));
    const dealt = (events: readonly BlEvent[]): BlEvent[] => events.filter(({ type }) => type === 'dealt');
    const counts = [0, 1, 2].map((seat) => ({ type: 'dealt' as const, seat, count: 6 }));
    expect(dealt(told.spectator)).toEqual(counts);
    for (const seat of [0, 1, 2].filter((other) => other !== s.active)) {
      const own = { ...counts[seat], cards: s.seats[seat].hand.map((card) => DEFS[card].id) };
      expect(dealt(told.seats[seat])).toEqual(counts.map((count, i) => (i === seat ? own : count)));
    }
  });

  test('BL-2.6 of the start: all rolls, then who begins', () => {
    const told = new Recording<BlEvent>(3);
    const s = recordInto(told, () => bladeforge.create({ seats: 3 }, 'start'));
    const rolls = told.spectator.flatMap((e) => (e.type === 'rolledForStart' ? [e.rolls] : []));
    expect(rolls[0].map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const last = rolls.at(-1)!;
    const best = last.reduce((a, b) => (b.roll > a.roll ? b : a));
    expect(told.spectator.filter(({ type }) => type === 'starter')).toEqual([{ type: 'starter', seat: best.seat }]);
    expect(s.active).toBe(best.seat);
  });

  test('BL-7.2 BL-8.2 BL-15.5 of an attack: its target, its numbers, whether it is blocked', () => {
    const strong = () => ({ forge: { blade: testBlade('+5/+0') } });
    const g = table({ P1: strong() }).attack('P2', 1);
    expect(g.told('attackNamed')).toEqual([{ type: 'attackNamed', attacker: 0, target: 1 }]);
    g.block(4, 1);
    expect(g.told('blockChosen')).toEqual([{ type: 'blockChosen', seat: 1, block: true }]);
    const taken = table({ P1: strong() }).attack('P2', 1).takeBlow();
    expect(taken.told('blockChosen')).toEqual([{ type: 'blockChosen', seat: 1, block: false }]);
  });

  test('BL-9.4 BL-10.7 of cards that go to the Salvage: why', () => {
    const shield = testShield(1);
    const broken = table({ P1: { forge: { blade: testBlade('+5/+0') } }, P2: { forge: { shield } } }).attack('P2', 1);
    expect(salvaged(broken)).toEqual([[[shield.id], 'broken']]);
    const gone = table({ seats: 3 }).concede('P2');
    expect(salvaged(gone)).toEqual([[['adventurer-blade', 'wooden-grip'], 'defeated']]);
  });

  test('BL-10.7 of somebody who falls with nothing left: nothing about the Salvage', () => {
    const g = table({ seats: 3, P2: { forge: { blade: null, grip: null } } }).concede('P2');
    expect([salvaged(g), g.told('defeated')]).toEqual([[], [{ type: 'defeated', seat: 1, source: 'concede' }]]);
  });

  test('BL-14.2 of the end: the outcome, once', () => {
    const g = table({ P1: { forge: { blade: testBlade('+9/+0') } }, P2: { health: 1, forge: { grip: null } } }).attack('P2', 4);
    expect(g.told('gameOver')).toEqual([{ type: 'gameOver', outcome: g.state.result }]);
    expect(g.state.result).toEqual({ winners: [0], ranking: [1, 2], reason: 'lastStanding' });
  });
});

describe('what is not told', () => {
  test('BL-15.3 the order of a hand: a drawn card goes to its place in content order', () => {
    const [first, second, third] = [testGuard(), testGrip(), testGuard()];
    const g = table({ P1: { hand: [first, third] }, armory: [second] }).drawToEnd();
    expect(g.hand('P1')).toEqual([first.id, second.id, third.id]);
  });

  test('BL-13.7 BL-15.7 whichever card is the gift, both players know both cards, and a third neither', () => {
    // The first card of the content has the number 0.
    const [gift, theirs] = [DEFS[0].id, testGrip()];
    const thief = testGadget(steal(true));
    const g = table({ seats: 3, P1: { hand: [thief, gift] }, P2: { hand: [theirs] } })
      .steals('P2', theirs)
      .play(thief);
    expect([g.hand('P1'), g.hand('P2')]).toEqual([[theirs.id], [gift]]);
    expect([g.known('P1', 'P2'), g.known('P2', 'P1')]).toEqual([[gift], [theirs.id]]);
    expect([g.known('P3', 'P1'), g.known('P3', 'P2')]).toEqual([[], []]);
  });
});

describe('at the limit of turns', () => {
  test('BL-D56 the blow that ends the match on its last turn wins it', () => {
    const g = table({
      turn: 5,
      maxTurns: 5,
      P1: { forge: { blade: testBlade('+9/+0') } },
      P2: { health: 1, forge: { grip: null } },
    }).attack('P2', 4);
    expect(g.state.result).toEqual({ winners: [0], ranking: [1, 2], reason: 'lastStanding' });
  });
});

describe('where a card fits', () => {
  test('BL-4.1 a Guard fits both Guard places, a Grip neither', () => {
    const [guard, grip] = [testGuard(), testGrip()];
    const g = table({ P1: { forge: { left: testGuard(), right: testGuard() }, hand: [guard, grip] } });
    const replace = (slot: 'left' | 'right', card: string) => g.whyNot('P1', { type: 'replace', card, slot });
    expect([replace('left', guard.id), replace('right', guard.id)]).toEqual([null, null]);
    expect(replace('left', grip.id)).not.toBeNull();
    expect(replace('right', grip.id)).toBe(replace('left', grip.id));
  });
});
