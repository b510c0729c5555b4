import { describe, expect, test } from 'vitest';
import { ARMORY, DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import { compiled } from '../../../src-shared/games/bladeforge/engine.ts';
import { handleAgenda } from '../../../src-shared/games/bladeforge/agenda.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { setUp } from '../../../src-shared/games/bladeforge/setup.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { InvalidConfig } from '../../../src-shared/kernel/game.ts';
import { settle } from '../../../src-shared/kernel/settle.ts';
import { table, Table } from './scenario.ts';

const begin = (seats: number, seed = 'begin'): Table => new Table(bladeforge.create({ seats }, seed));

/** A match that begins with these rolls for the start; the Armory is not shuffled. */
function rolled(seats: number, rolls: number[]): { g: Table; told: BlEvent[] } {
  const s: BlState = setUp({ seats, maxTurns: 0 }, 'rolled');
  s.rng.script = [];
  const g = new Table(s).shuffles(ARMORY.length);
  g.rolls(...rolls.map((roll): [string, number] => ['roll for the start', roll]));
  const told = new Recording<BlEvent>(seats);
  recordInto(told, () => {
    compiled.start(s);
    settle(s, compiled, compiled, handleAgenda);
  });
  return { g, told: told.spectator };
}

describe('2 Setup', () => {
  test('BL-2.1 BL-D1 2 to 6 players sit at a table; 1 and 7 are refused', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(begin(seats).state.seats).toHaveLength(seats);
    expect(bladeforge.checkConfig({ seats: 1 })).toEqual(['Bladeforge takes at least 2 players.']);
    expect(bladeforge.checkConfig({ seats: 7 })).toEqual(['Bladeforge takes at most 6 players.']);
    for (const seats of [1, 7]) expect(() => bladeforge.create({ seats }, 'x')).toThrow(InvalidConfig);
  });

  test('BL-2.1 BL-D61 everybody is against everybody: whoever begins may attack each of the five others, not neighbours alone', () => {
    const g = begin(6);
    const others = (['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const).filter((who) => who !== g.active());
    expect(g.attackable()).toEqual(others);
  });

  test('BL-2.2 BL-D2 each Forge starts with an Adventurer Blade 0/0 and a Wooden Grip 0/0 of d4, and nothing else', () => {
    const g = begin(6);
    for (const who of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const) {
      expect(g.forge(who)).toEqual(['adventurer-blade', 'wooden-grip', null, null, null]);
      expect(g.stats(who)).toBe('0/0');
    }
    for (const id of ['adventurer-blade', 'wooden-grip']) {
      const { spec } = DEFS.find((def) => def.id === id)!;
      expect(spec).toMatchObject({ attack: 0, defense: 0, req: 4 });
    }
  });

  test('BL-2.3 starter cards are a supply of their own: none is in the Armory or in a hand at the start', () => {
    for (const seats of [2, 6]) {
      const g = begin(seats);
      const dealt = g.state.seats.flatMap((own) => own.hand);
      expect(g.armory().concat(dealt.map((card) => DEFS[card].id))).not.toContain('adventurer-blade');
      expect(g.armory().concat(dealt.map((card) => DEFS[card].id))).not.toContain('wooden-grip');
    }
  });

  test.each([2, 3, 4, 5, 6])('BL-2.4 six cards for each of %i players; the first turn has drawn one more', (seats) => {
    const g = begin(seats);
    const counts = g.state.seats.map((own) => own.hand.length);
    counts[g.state.active]--;
    expect(counts).toEqual(new Array(seats).fill(6));
    expect(g.armory()).toHaveLength(144 - 6 * seats - 1);
  });

  test('BL-2.4 the shuffle is the match’s own: the same seed deals the same cards, another seed others', () => {
    const dealt = (seed: string) => begin(4, seed).state.seats.map((own) => own.hand);
    expect(dealt('a')).toEqual(dealt('a'));
    expect(dealt('a')).not.toEqual(dealt('b'));
    // A swap for each card, the last one excepted.
    const { g } = rolled(2, [2, 1]);
    expect(g.state.rng.drawn).toBe(143 + 2);
  });

  test('BL-2.5 BL-D54 everybody begins at d4 and 20 health, which is also the most there is', () => {
    const g = begin(4);
    expect(g.healths()).toEqual([20, 20, 20, 20]);
    expect((['P1', 'P2', 'P3', 'P4'] as const).map((who) => g.die(who))).toEqual([4, 4, 4, 4]);
  });

  test('BL-2.6 in seat order everybody rolls a d20 and the highest starts', () => {
    const { g, told } = rolled(4, [7, 19, 20, 1]);
    expect([g.active(), g.toAct(), g.phase()]).toEqual(['P3', 'P3', 'main']);
    expect(told.filter((e) => e.type === 'rolledForStart')).toEqual([
      { type: 'rolledForStart', rolls: [7, 19, 20, 1].map((roll, seat) => ({ seat, roll })) },
    ]);
    g.nothingPending();
  });

  test('BL-2.6 BL-D5 tied highest players alone roll again: 15, 15, 3, then 4, 9 starts P2', () => {
    const { g, told } = rolled(3, [15, 15, 3, 4, 9]);
    expect(g.active()).toBe('P2');
    expect(told.filter((e) => e.type === 'rolledForStart').map(({ rolls }) => rolls.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    g.nothingPending();
    // Until it is decided; a tie below the highest is none.
    const again = rolled(4, [6, 12, 6, 12, 8, 8, 2, 1]);
    expect(again.g.active()).toBe('P2');
    again.g.nothingPending();
  });

  test('BL-2.6 it is a d20 that decides: every result from 1 to 20 comes up', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const told = new Recording<BlEvent>(6);
      recordInto(told, () => bladeforge.create({ seats: 6 }, `start ${i}`));
      for (const e of told.spectator) if (e.type === 'rolledForStart') for (const { roll } of e.rolls) seen.add(roll);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
  });

  test('BL-2.7 turns go clockwise from the starter, skipping defeated players', () => {
    const g = table({ seats: 5, active: 'P4', P5: { out: true }, P2: { out: true } });
    const order = [g.active()];
    for (let i = 0; i < 4; i++) order.push(g.drawToEnd().active());
    expect(order).toEqual(['P4', 'P1', 'P3', 'P4', 'P1']);
    expect(g.state.turn).toBe(5);
  });

  test('BL-2.8 BL-D6 the starter’s first turn is a normal one: it has drawn a card and may attack', () => {
    const { g, told } = rolled(2, [1, 20]);
    expect([g.state.turn, g.hand('P2').length, g.hand('P1').length]).toEqual([1, 7, 6]);
    expect(told.find((e) => e.type === 'drew')).toMatchObject({ seat: 1, count: 1 });
    expect(g.attackable()).toEqual(['P1']);
    g.attack('P1', 4);
    // The Wooden Grip may try to block it.
    expect(g.blow().damage).toBe(4);
  });
});
