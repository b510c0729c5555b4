import { describe, expect, test } from 'vitest';
import {
  attackMod,
  defenseMod,
  fetch,
  hit,
  keepBest,
  searchUp,
  steal,
  trap,
  weaken,
} from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { table, type Table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield, type CardLike, cardId } from './test-cards.ts';

const ALL = ['P1', 'P2', 'P3', 'spectator'] as const;

/** Who has been told, or shown, of a card at all. */
const aware = (g: Table, card: CardLike): string[] =>
  ALL.filter((who) => {
    const told = who === 'spectator' ? g.log.spectator : g.log.seats[Number(who[1]) - 1];
    return JSON.stringify([g.view(who), told]).includes(`"${cardId(card)}"`);
  });

describe('15 Information: what lies open', () => {
  test('BL-15.1 hidden are other hands, the Armory’s order and the generator: no view holds a trace of them', () => {
    const [mine, theirs, top, below] = [testGuard(), testGuard(), testGuard(), testGuard()];
    const g = table({ seats: 3, P1: { hand: [mine] }, P2: { hand: [theirs, theirs] }, armory: [top, below, 'wooden-grip'] });
    expect([aware(g, mine), aware(g, theirs), aware(g, top), aware(g, below)]).toEqual([['P1'], ['P2'], [], []]);
    for (const who of ALL) {
      expect(g.view(who)).not.toHaveProperty('rng');
      const shown = g.view(who).seats.filter(({ hand }) => hand !== null);
      expect(shown.map(({ seat }) => seat)).toEqual(who === 'spectator' ? [] : [Number(who[1]) - 1]);
    }
    g.drawToEnd();
    expect([aware(g, top), aware(g, below)]).toEqual([['P1'], ['P2']]);
  });

  test('BL-15.1 what is asked about the own hand is shown to its player alone', () => {
    const [a, b] = [testGuard(), testGuard()];
    const glove = testGadget(steal(true));
    const g = table({ seats: 3, P1: { hand: [glove, a, b] }, P2: { hand: ['wooden-grip'] } }).play(glove);
    expect(g.view('P1').choice?.cards).toEqual([a.id, b.id]);
    for (const who of ['P2', 'P3', 'spectator'] as const)
      expect(g.view(who).choice).toMatchObject({ seat: 0, kind: 'card', of: 0, cards: [] });
    expect([aware(g, a), aware(g, b)]).toEqual([['P1'], ['P1']]);
  });

  test('BL-15.2 public are health, dice, Forges, Shields, counts, the Salvage, lasting effects and all rolls', () => {
    const [apron, soot, best] = [testGadget(defenseMod(2)), testGadget(weaken(3)), testGadget([keepBest, attackMod(1)])];
    const forge = { blade: testBlade('+3/+0'), shield: testShield(4) };
    const g = table({ seats: 3, P1: { health: 11, die: 8, forge, hand: [apron, soot, best, testGuard()] }, salvage: ['wooden-grip'] });
    g.play(apron).play(soot, 'P2').play(best);
    const seen = g.view('spectator');
    expect(seen.seats[0]).toMatchObject({ health: 11, die: 8, attack: 3, defense: 0, complete: false, handCount: 1 });
    expect(seen.seats[0].forge).toEqual({ blade: forge.blade.id, grip: 'wooden-grip', left: null, right: null, shield: forge.shield.id });
    expect([seen.seats[0].lasting, seen.seats[1].lasting]).toEqual([
      { defenseMod: 2, blockMod: 0, weaken: 0 },
      { defenseMod: 0, blockMod: 0, weaken: 3 },
    ]);
    expect(seen.means).toMatchObject({ attackMod: 1, keepBest: true, placementsLeft: 1, reforged: false });
    expect([seen.armoryCount, seen.salvage]).toEqual([10, ['wooden-grip', apron.id, soot.id, best.id]]);
    g.attack('P3', [5, 2]).block(1, 1);
    for (const who of ALL) {
      expect(g.told('blow', who)[0].blow).toMatchObject({ roll: 5, other: 2 });
      expect(g.told('blockRolled', who)[0]).toMatchObject({ roll: 1, attackerRoll: 1 });
      const { seats, armoryCount, salvage, attack } = g.view(who);
      const rest = seats.map(({ hand: _hand, known: _known, ...open }) => open);
      expect({ rest, armoryCount, salvage, attack }).toEqual({
        rest: g.view('P1').seats.map(({ hand: _hand, known: _known, ...open }) => open),
        armoryCount: g.view('P1').armoryCount,
        salvage: g.view('P1').salvage,
        attack: g.view('P1').attack,
      });
    }
  });

  test('BL-15.2 the rolls for the start are told to all', () => {
    const told = new Recording<BlEvent>(4);
    recordInto(told, () => bladeforge.create({ seats: 4 }, 'start'));
    const rolls = (events: readonly BlEvent[]) => events.filter(({ type }) => type === 'rolledForStart');
    expect(rolls(told.spectator)).not.toEqual([]);
    for (const events of told.seats) expect(rolls(events)).toEqual(rolls(told.spectator));
  });

  test('BL-15.3 a stolen and a given card are known to the two involved alone', () => {
    const glove = testGadget(steal(true));
    const [gift, theirs] = [testGuard(), testGrip()];
    const g = table({ seats: 3, P1: { hand: [glove, gift] }, P2: { hand: [theirs] } })
      .steals('P2', theirs)
      .play(glove);
    expect([aware(g, theirs), aware(g, gift)]).toEqual([
      ['P1', 'P2'],
      ['P1', 'P2'],
    ]);
    expect(g.told('stole', 'P1')).toEqual([{ type: 'stole', seat: 0, from: 1, gave: true, card: theirs.id, gift: gift.id }]);
    expect(g.told('stole', 'P2')).toEqual(g.told('stole', 'P1'));
    expect(g.told('stole', 'P3')).toEqual([{ type: 'stole', seat: 0, from: 1, gave: true }]);
  });

  test('BL-15.3 a triggered trap, and what searchUp or fetch has found, are known to all', () => {
    const [look, hook, tongs] = [testGadget(searchUp('blade')), testGadget(fetch('guard')), testGadget(steal())];
    const [found, fetched, inSearch, stolen] = [testBlade(), testGuard(), testGadget(trap(1)), testGadget(trap(2))];
    const armory = [inSearch, found, 'wooden-grip'];
    const g = table({ seats: 3, P1: { hand: [look, hook, tongs] }, P2: { hand: [stolen] }, armory, salvage: [fetched] });
    // A theft makes third players forget, so it comes first.
    g.steals('P2', stolen).play(tongs).play(look).play(hook);
    for (const card of [found, fetched, inSearch, stolen]) expect(aware(g, card)).toEqual([...ALL]);
    for (const who of ['P2', 'P3'] as const)
      expect(g.known(who, 'P1').sort()).toEqual([found.id, fetched.id, inSearch.id, stolen.id].sort());
  });

  test('BL-15.3 BL-D37 looted Forge cards are known to all, the looted hand to its receiver only', () => {
    const dart = testGadget(hit(1));
    const [left, held] = [testGuard(), testGrip()];
    const g = table({ seats: 3, P1: { hand: [dart] }, P2: { health: 1, forge: { left }, hand: [held] } }).play(dart, 'P2');
    expect([aware(g, left), aware(g, held)]).toEqual([[...ALL], ['P1']]);
    expect(g.known('P3', 'P1').sort()).toEqual(['adventurer-blade', 'wooden-grip', left.id].sort());
    expect(g.told('looted', 'P1')[0]).toMatchObject({ handCount: 1, hand: [held.id] });
    expect(g.told('looted', 'P3')[0]).not.toHaveProperty('hand');
  });

  test('BL-15.5 an attack is told with die, roll, every summand, defense, damage, block rolls and result', () => {
    const [plus, soot] = [testGadget(attackMod(2)), testGadget(weaken(1))];
    const P1 = { die: 6 as const, forge: { blade: testBlade('+4/+0') }, hand: [plus, soot] };
    const P2 = { die: 8 as const, forge: { blade: testBlade('+0/+5') }, defenseMod: 2, blockMod: 1 };
    const g = table({ seats: 3, P1, P2 }).play(plus).play(soot, 'P2').attack('P2', 5).block(2, 6);
    expect(g.told('blow')[0].blow).toEqual({
      attacker: 0,
      target: 1,
      die: 6,
      roll: 5,
      other: null,
      forgeAttack: 4,
      attackMod: 2,
      times: 1,
      attackTotal: 11,
      forgeDefense: 5,
      defenseMod: 2,
      weaken: 1,
      defenseTotal: 6,
      damage: 5,
    });
    expect(g.told('blockRolled')[0]).toEqual({
      type: 'blockRolled',
      seat: 1,
      die: 8,
      roll: 2,
      blockMod: 1,
      attackerDie: 6,
      attackerRoll: 6,
      held: false,
    });
    expect(g.told('harmed')[0]).toEqual({ type: 'harmed', seat: 1, amount: 5, health: 15, by: { attack: 0 } });
    expect(g.told('salvaged').at(-1)).toEqual({ type: 'salvaged', seat: 1, cards: ['wooden-grip'], why: 'lost' });
  });
});

describe('15 Information: what is known of hands', () => {
  const [hook, dart] = [testGadget(fetch('guard')), testGadget(hit(1))];

  test('BL-15.7 a card that entered a hand openly stays marked while it is there, and the mark goes with it', () => {
    const [open, hidden] = [testGuard(), testGuard()];
    const leave: ((g: Table) => Table)[] = [
      (g) => g.place(open),
      (g) => g.recycle(hidden, open),
      (g) => g.recycle(open, hidden),
      (g) => g.concede('P1'),
    ];
    for (const way of leave) {
      const g = table({ seats: 3, P1: { hand: [hook, hidden] }, salvage: [open] }).play(hook);
      expect([g.known('P2', 'P1'), g.known('P3', 'P1'), g.known('P1', 'P1')]).toEqual([[open.id], [open.id], []]);
      g.until('P3').until('P1');
      expect(g.known('P2', 'P1')).toEqual([open.id]);
      expect(way(g).known('P2', 'P1')).toEqual([]);
    }
  });

  test('BL-15.7 as many marks as cards, and a played copy may have been the known one', () => {
    const guard = testGuard();
    const g = table({ seats: 3, P1: { hand: [hook, guard] }, salvage: [guard] }).play(hook);
    expect([g.hand('P1'), g.known('P2', 'P1')]).toEqual([[guard.id, guard.id], [guard.id]]);
    expect(g.place(guard).known('P2', 'P1')).toEqual([]);
  });

  /** P1 has openly fetched a Blade and P2 a Guard; P1 plays a Thief’s Glove against P2. */
  function beforeTheft(seats: number) {
    const glove = testGadget(steal(true));
    const pawn = testGadget(fetch('blade'));
    const [mine, theirs, gift, taken] = [testBlade(), testGuard(), testGrip(), testGrip()];
    const hands = { P1: { hand: [pawn, glove, gift] }, P2: { hand: [hook, taken] } };
    const g = table({ seats, active: 'P2', ...hands, salvage: [theirs, mine] })
      .play(hook)
      .until('P1')
      .play(pawn)
      .play(glove);
    if (seats > 2) g.choose('P2');
    return { g, mine, theirs, gift, taken };
  }

  test('BL-15.7 BL-D66 a theft clears what third players knew of both hands, not what the two know', () => {
    const { g, mine, theirs, gift, taken } = beforeTheft(3);
    expect([g.known('P3', 'P1'), g.known('P3', 'P2')]).toEqual([[mine.id], [theirs.id]]);
    g.steals('P2', taken).choose({ card: gift });
    expect([g.known('P3', 'P1'), g.known('P3', 'P2')]).toEqual([[], []]);
    expect(g.known('P1', 'P2').sort()).toEqual([theirs.id, gift.id].sort());
    expect(g.known('P2', 'P1').sort()).toEqual([mine.id, taken.id].sort());
  });

  test('BL-15.7 what a third player knows of other hands than the two stays', () => {
    const tongs = testGadget(steal());
    const open = testGuard();
    const g = table({ seats: 4, active: 'P3', P3: { hand: [hook] }, P4: { hand: [tongs] }, P1: { hand: [testGrip()] }, salvage: [open] });
    g.play(hook).until('P4').steals('P1', g.hand('P1')[0]).play(tongs, 'P1');
    for (const who of ['P1', 'P2', 'P4'] as const) expect(g.known(who, 'P3')).toEqual([open.id]);
  });

  test('BL-15.7 a known card that is stolen or given is known where it went, no more where it was', () => {
    const { g, mine, theirs } = beforeTheft(2);
    expect([g.known('P1', 'P2'), g.known('P2', 'P1')]).toEqual([[theirs.id], [mine.id]]);
    g.steals('P2', theirs).choose({ card: mine });
    expect([g.known('P1', 'P2'), g.known('P2', 'P1')]).toEqual([[mine.id], [theirs.id]]);
  });

  test('BL-15.7 a trap that the theft has triggered stays marked for all', () => {
    const tongs = testGadget(steal());
    const mine = testGadget(trap(2));
    const g = table({ seats: 4, P1: { hand: [tongs] }, P2: { hand: [mine, testGuard()] } })
      .steals('P2', mine)
      .play(tongs);
    for (const who of ['P2', 'P3', 'P4'] as const) expect(g.known(who, 'P1')).toEqual([mine.id]);
  });

  test('BL-15.7 looted, a hand is its receiver’s own: what others knew of it is not marked there', () => {
    const open = testGuard();
    const g = table({ seats: 3, active: 'P2', P1: { hand: [dart] }, P2: { health: 1, hand: [hook] }, salvage: [open] });
    g.play(hook).until('P1');
    expect(g.known('P3', 'P2')).toEqual([open.id]);
    g.play(dart, 'P2');
    expect([g.known('P3', 'P2'), g.known('P3', 'P1').includes(open.id)]).toEqual([[], false]);
  });

  test('BL-15.7 BL-D66 a bot’s worlds hold every card it knows in its place, and chance decides on the rest', () => {
    const g = table({ seats: 3, P1: { hand: ['scrap-magnet', 'tax-collector'] }, salvage: ['pan-lid'], armory: 'rest' }).play(
      'scrap-magnet',
    );
    const worlds = Array.from({ length: 40 }, (_, i) => bladeforge.determinize(g.view('P2'), [], new Random(i)));
    const hands = worlds.map((world) => bladeforge.view(world, 0).seats[0].hand!);
    expect(hands.every((hand) => hand.includes('pan-lid') && hand.length === 2)).toBe(true);
    expect(new Set(hands.map((hand) => hand.find((card) => card !== 'pan-lid'))).size).toBeGreaterThan(10);
    for (const world of worlds) expect(bladeforge.view(world, 1)).toEqual(g.view('P2'));
  });

  test('BL-15.6 the same seed and actions give the same state and log, and another seed another game', () => {
    const play = (seed: string) => {
      const told = new Recording<BlEvent>(4);
      const s = recordInto(told, () => bladeforge.create({ seats: 4 }, seed));
      const random = new Random('moves');
      for (let i = 0; i < 120 && bladeforge.toAct(s) !== null; i++)
        recordInto(told, () => bladeforge.apply(s, random.pick(bladeforge.actions(s))));
      return { told: { seats: told.seats, spectator: told.spectator }, s };
    };
    expect(play('one')).toEqual(play('one'));
    expect(play('one').told).not.toEqual(play('two').told);
  });
});
