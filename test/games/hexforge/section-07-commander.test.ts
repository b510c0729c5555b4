import { describe, expect, test } from 'vitest';
import { all, damage, repair, sacrificeCost, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { ZONE, commanderRecord } from '../../../src-shared/games/hexforge/state.ts';
import { scenario, type Side } from './scenario.ts';
import { cardId, testSpell, vanilla } from './test-cards.ts';
import { bounceIt, change, destroyIt, hit, loseIt } from './test-texts.ts';

const chief = vanilla('4/6', [], { cost: '1F' });
const leader = (damageTaken = 0, card = chief) => ({ card, role: 'commander', damage: damageTaken }) as const;

/** Names of the cards in all piles of a side. */
const piles = (g: ReturnType<typeof scenario>, side: Side) => [g.hand(side), g.deck(side), g.discard(side), g.lost(side)];

const REMOVALS = [
  ['killed', hit(9)],
  ['destroyed', destroyIt()],
  ['sacrificed', testSpell({ instant: true, extra: [sacrificeCost()], effects: [] })],
  ['bounced', bounceIt()],
  ['lost', loseIt()],
  ['left without max health', change(0, -6, 'lasting')],
] as const;

describe('7 Commander', () => {
  test('HX-7.1 the commander is the card named in the loadout, and in no pile', () => {
    const s = hexforge.create({ map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout] }, 'seed');
    for (const seat of [0, 1]) {
      expect(cardId(s, commanderRecord(seat))).toBe(STARTERS[seat].loadout.commander);
      const cards = [...s.seats[seat].hand, ...s.seats[seat].deck].map((inst) => cardId(s, inst));
      expect(cards).not.toContain(STARTERS[seat].loadout.commander);
    }
  });

  test('HX-7.2 it enters through Summon Commander alone: no hand offers it, and raising every forge brings none', () => {
    const g = scenario({ A: { commander: chief, pool: '1F' } });
    expect(g.actions().some((a) => a.type === 'playCard')).toBe(false);
    g.base('summonCommander', '-4,0').resolve();
    expect([g.stats('-4,0'), g.at('-4,0').inst]).toEqual(['4/6', commanderRecord(0)]);
  });

  test.each(REMOVALS)('HX-7.3 %s, it is gone from the board and in no zone', (_how, spell) => {
    const g = scenario({ A: { units: { '0,0': leader() }, hand: [spell] } })
      .play(spell, '0,0')
      .resolve();
    expect(g.unitsOf('A')).toEqual([]);
    expect(piles(g, 'A')).toEqual([[], [], [spell.id], []]);
    const zone = g.state.zones[commanderRecord(0)];
    expect([ZONE.hand, ZONE.deck, ZONE.discard, ZONE.lost]).not.toContain(zone);
    g.nothingPending();
  });

  test.each([
    [2, 5, 4],
    [0, 9, 6],
    [0, 6, 6],
    [5, 1, 1],
    [2, 3, 0],
  ])('HX-7.4 HX-D13 a 4/6 with %i damage takes %i: its base takes %i', (before, n, cost) => {
    const blow = hit(n);
    const g = scenario({ A: { hand: [blow] }, B: { units: { '0,0': leader(before) } } })
      .play(blow, '0,0')
      .resolve();
    expect([g.health('B'), g.health('A')]).toEqual([20 - cost, 20]);
    expect(g.isEmpty('0,0')).toBe(cost > 0);
    g.nothingPending();
  });

  test('HX-7.4 HX-D13 quick step 2, then normal step 4: the base takes 4', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '1,0': vanilla('2/9', ['quickStrike']), '0,1': vanilla('4/9') } },
      B: { units: { '0,0': leader() } },
    });
    g.attack('1,0', '0,0').attack('0,1', '0,0').confirmAttacks().advanceTo('summon2');
    expect([g.isEmpty('0,0'), g.health('B')]).toEqual([true, 16]);
  });

  test('HX-7.4 HX-D13 Lethal counts as part of its damage batch', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '1,0': vanilla('1/9', ['lethal']) } },
      B: { units: { '0,0': leader(2) } },
    });
    g.attack('1,0', '0,0').fight();
    expect([g.isEmpty('0,0'), g.health('B')]).toEqual([true, 16]);
  });

  test('HX-7.4 an attacking commander that dies costs its own base', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': leader(1) } },
      B: { units: { '1,0': vanilla('7/9') } },
    });
    g.attack('0,0', '1,0').fight();
    expect([g.isEmpty('0,0'), g.health('A'), g.health('B')]).toEqual([true, 15, 20]);
  });

  test.each(REMOVALS.slice(1))('HX-7.5 HX-D13 an undamaged 4/6 that is %s costs its base 6, one with 2 damage 4', (_how, spell) => {
    for (const [before, health] of [
      [0, 14],
      [2, 16],
    ]) {
      const g = scenario({ A: { units: { '0,0': leader(before) }, hand: [spell] } })
        .play(spell, '0,0')
        .resolve();
      expect([g.isEmpty('0,0'), g.health('A')]).toEqual([true, health]);
    }
  });

  test('HX-D13 an Indestructible commander at 0 health costs nothing when it is sacrificed', () => {
    const [nine, altar] = [hit(9), testSpell({ extra: [sacrificeCost()], effects: [] })];
    const tough = vanilla('4/6', ['indestructible']);
    const g = scenario({ A: { units: { '0,0': leader(0, tough) }, hand: [nine, altar] } });
    g.play(nine, '0,0').resolve();
    expect([g.stats('0,0'), g.health('A')]).toEqual(['4/0', 20]);
    g.play(altar, '0,0').resolve();
    expect([g.isEmpty('0,0'), g.health('A')]).toEqual([true, 20]);
  });

  test('HX-D13 a commander that arrives without max health costs nothing, whatever it had before', () => {
    const curse = change(0, -6, 'eternal');
    const g = scenario({ A: { commander: chief, pool: '1F', units: { '0,0': leader() }, hand: [curse] } });
    g.play(curse, '0,0').resolve();
    expect(g.health('A')).toBe(14);
    g.base('summonCommander', '-4,0').resolve();
    expect([g.isEmpty('-4,0'), g.health('A')]).toEqual([true, 14]);
  });

  test('HX-7.6 HX-D14 it may be summoned again, any number of times, at the unchanged cost', () => {
    const home = bounceIt();
    const g = scenario({ A: { commander: chief, pool: '3FFF', hand: [home, home, home] } });
    for (let left = 2; left >= 0; left--) {
      expect(g.view('A').me?.prices.summonCommander).toEqual({ F: 1, C: 1 });
      g.base('summonCommander', '-4,0').resolve();
      expect(g.stats('-4,0')).toBe('4/6');
      g.play(home, '-4,0').resolve();
      expect(g.pool('A')).toEqual(left ? { F: left, C: left } : {});
    }
    expect(g.health('A')).toBe(2);
  });

  test.each([
    [16, 1],
    [15, null],
  ])('HX-7.7 a base with %i damage loses a commander that has 4 health', (onBase, winner) => {
    const kill = destroyIt();
    const g = scenario({ A: { damage: onBase, units: { '0,0': leader(2) }, hand: [kill] } })
      .play(kill, '0,0')
      .resolve();
    expect(g.view('A').result?.winners ?? null).toEqual(winner === null ? null : [winner]);
  });

  test('HX-7.8 HX-D15 Memento on a commander never fires; its Entry does', () => {
    const loud = vanilla('1/1', [], {
      cost: '0',
      entry: { effects: [repair(2, 'ownBase')] },
      memento: { effects: [repair(9, 'ownBase')] },
    });
    const one = testSpell({ effects: [damage(1, all(units('any')))] });
    const g = scenario({ A: { commander: loud, damage: 10, hand: [one] } });
    g.base('summonCommander', '-4,0').resolve();
    expect(g.health('A')).toBe(12);
    g.play(one).resolve();
    expect([g.isEmpty('-4,0'), g.health('A')]).toEqual([true, 11]);
  });
});
