import { describe, expect, test } from 'vitest';
import { all, damage, drawCards, modify, sacrificeCost, target, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { ZONE } from '../../../src-shared/games/hexforge/state.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';
import { bounceIt, change, destroyIt, hit } from './test-texts.ts';

const BESIDE_A = ['-4,-1', '-4,0', '-5,-1', '-5,1', '-6,0', '-6,1'];

/** Tiles on which the card may be placed now. */
const placements = (g: Table, card: Parameters<Table['play']>[0]) => g.act(g.playAction(card)).choices().sort();

describe('3 What a unit is', () => {
  test('HX-3.1 a unit has power, movement, keywords, a naming id and the instance of the card it was made from', () => {
    const card = vanilla('3/4', ['taunt']);
    const token = vanilla('1/1', [], { role: 'token' });
    const g = scenario({ A: { units: { '0,0': token }, hand: [card, card] } });
    const [older, newer] = g.state.seats[0].hand;
    g.play(card, '-4,0').resolve();
    const seen = g.view('A').entities.find((e) => e.tile === g.tile('-4,0'));
    expect(seen).toMatchObject({ kind: 'unit', def: card.id, power: 3, movement: 4, keywords: [{ id: 'taunt' }] });
    expect([g.at('-4,0').inst, g.state.seats[0].hand]).toEqual([older, [newer]]);
    expect(g.at('0,0').inst).toBe(-1);
  });

  test('HX-3.2 base movement is 4 tiles per Move phase', () => {
    const g = scenario({ phase: 'move.ordering', A: { units: { '0,0': vanilla('1/1') } }, B: { units: { '-1,-1': vanilla('1/1') } } });
    const reach = g.destinations('0,0');
    expect([reach.includes('0,4'), reach.includes('0,5')]).toEqual([true, false]);
    g.order('0,0', '1,0', '2,0', '2,1', '2,2').march();
    expect(g.unitsOf('A')).toEqual(['2,2']);
  });

  test('HX-3.12 power below 0 deals 0 and is kept: a 1/3 with −2/+0 has power −1, with +2/+0 more 1', () => {
    const [weaken, strengthen] = [change(-2, 0, 'lasting'), change(2, 0, 'lasting')];
    const hitter = vanilla('1/3', [], {
      abilities: [{ cost: '0', speed: 'fast', targets: [target.unit()], effects: [damage({ powerOf: 'self' }, 0)] }],
    });
    const g = scenario({ A: { units: { '0,0': hitter, '1,0': vanilla('1/5') }, hand: [weaken, strengthen] } });
    g.play(weaken, '0,0').resolve().activate('0,0', 0, '1,0').resolve();
    expect([g.stats('0,0'), g.stats('1,0')]).toEqual(['-1/3', '1/5']);
    g.play(strengthen, '0,0').resolve().activate('0,0', 0, '1,0').resolve();
    expect([g.stats('0,0'), g.stats('1,0')]).toEqual(['1/3', '1/4']);
  });

  test('HX-3.13 HX-D98 no enemy text makes a unit another player’s: it fights, yields and goes home for its owner', () => {
    const [grow, home] = [change(1, 1, 'lasting'), bounceIt()];
    const soldier = vanilla('2/2');
    const g = scenario({ A: { hand: [grow, home] }, B: { units: { '0,0': soldier } } });
    g.play(grow, '0,0').resolve();
    expect(g.view('A').entities.find((e) => e.tile === g.tile('0,0'))).toMatchObject({ owner: 1, controller: 1 });
    expect([g.unitsOf('A'), g.unitsOf('B')]).toEqual([[], ['0,0']]);
    g.play(home, '0,0').resolve();
    expect([g.hand('A'), g.hand('B')]).toEqual([[], [soldier.id]]);
  });
});

describe('3 Where its card goes', () => {
  test('HX-3.3 killed by damage, exactly the unit’s own card goes to its owner’s discard', () => {
    const [soldier, three] = [vanilla('1/3'), hit(3)];
    const g = scenario({ A: { hand: [three] }, B: { units: { '0,0': soldier, '1,0': soldier }, hand: [soldier], deck: [soldier] } });
    const { inst } = g.at('0,0');
    g.play(three, '0,0').resolve();
    expect(g.state.seats[1].discard).toEqual([inst]);
    expect([g.discard('A'), g.hand('B').length, g.deck('B').length, g.unitsOf('B')]).toEqual([[three.id], 1, 1, ['1,0']]);
  });

  test.each([
    ['destroyed', destroyIt()],
    ['sacrificed', testSpell({ extra: [sacrificeCost()], effects: [] })],
    ['left without max health', change(0, -9, 'lasting')],
  ])('HX-3.4 HX-D7 %s, its card goes to discard; of commander, worker and token there is none to go', (_how, spell) => {
    const soldier = vanilla('2/9');
    const position = { '0,0': soldier, '1,0': vanilla('2/1', [], { role: 'token' }), '2,0': testWorker({ F: 1 }), '3,0': 'spare-nut' };
    const g = scenario({
      A: { units: { ...position, '3,0': { card: vanilla('1/1'), role: 'commander' } }, hand: [spell, spell, spell, spell] },
    });
    for (const tile of ['0,0', '1,0', '2,0', '3,0']) g.play(spell, tile).resolve();
    expect(g.unitsOf('A')).toEqual([]);
    expect(g.discard('A').filter((id) => id !== spell.id)).toEqual([soldier.id]);
    expect([g.hand('A'), g.deck('A'), g.lost('A')]).toEqual([[], [], []]);
    g.nothingPending();
  });

  test('HX-3.4 HX-D6 an Unstable unit’s card is lost, and that of a fallen forge out of the game', () => {
    const [fading, orphan, kill] = [vanilla('2/2', [], { unstable: true }), vanilla('2/2'), destroyIt()];
    const g = scenario({
      A: {
        units: { '0,0': fading },
        hand: [kill, kill, kill],
        forges: { '-2,0': { slot: 1, cards: [orphan], where: ['1,0'] } },
      },
    });
    for (const tile of ['-2,0', '0,0', '1,0']) g.play(kill, tile).resolve();
    expect(g.lost('A')).toEqual([fading.id]);
    expect(g.removed()).toContain(orphan.id);
    expect(g.discard('A')).toEqual([kill.id, kill.id, kill.id]);
  });

  test('HX-3.10 HX-D39 a unit’s card travels with it: on the battlefield it counts in no pile', () => {
    const [soldier, home] = [vanilla('1/1'), bounceIt()];
    const g = scenario({ A: { hand: [soldier, home] } });
    const inst = g.state.seats[0].hand[0];
    const piles = () => ({ ...g.view('B').players[0], discard: g.discard('A').length, lost: g.lost('A').length });
    g.play(soldier, '-4,0').resolve();
    expect(piles()).toMatchObject({ hand: 1, deck: 0, discard: 0, lost: 0 });
    expect(g.state.zones[inst]).toBe(ZONE.battlefield);
    g.play(home, '-4,0').resolve();
    expect(piles()).toMatchObject({ hand: 1, deck: 0, discard: 1, lost: 0 });
    expect(g.state.seats[0].hand).toEqual([inst]);
  });
});

describe('3 Placement', () => {
  const [ofBase, ofForge, ofBoth] = [vanilla('1/1'), vanilla('1/1'), vanilla('1/1')];
  const lists: SidePosition = {
    hand: [ofBase, ofBoth],
    forges: { '0,-2': { slot: 1, cards: [ofForge, ofBoth], where: ['hand', 'hand'] }, '0,2': 2 },
  };
  const BESIDE_FORGE = ['-1,-1', '-1,-2', '0,-1', '0,-3', '1,-2', '1,-3'];

  test('HX-3.5 HX-D2 a unit is placed on a free tile beside a controlled tower whose list holds its naming id', () => {
    expect(placements(scenario({ A: lists }), ofBase)).toEqual(BESIDE_A);
    expect(placements(scenario({ A: lists }), ofForge)).toEqual(BESIDE_FORGE);
    const crowded = scenario({ A: { ...lists, units: { '0,-1': vanilla('1/1') } }, B: { units: { '1,-2': vanilla('1/1') } } });
    expect(placements(crowded, ofForge)).toEqual(['-1,-1', '-1,-2', '0,-3', '1,-3']);
  });

  test('HX-3.5 a rival’s tower never qualifies, whatever its list holds', () => {
    const g = scenario({ A: { hand: [ofBase] }, B: { forges: { '-2,0': { slot: 1, cards: [ofBase, ofBase] } } } });
    expect(placements(g, ofBase)).toEqual(BESIDE_A);
  });

  test('HX-3.6 HX-D2 with base and forge holding the naming id both towers serve, whichever list the copy is from', () => {
    for (const nth of [0, 1]) {
      const g = scenario({ A: lists });
      expect(g.act(g.playAction(ofBoth, nth)).choices().sort()).toEqual([...BESIDE_A, ...BESIDE_FORGE].sort());
    }
  });

  test('HX-3.7 with no free tile beside such a tower the card cannot be played', () => {
    const crowd = (tiles: string[]) => Object.fromEntries(tiles.map((t) => [t, { card: vanilla('1/1'), token: true }]));
    const full = scenario({ A: { hand: [ofBase], units: crowd(BESIDE_A) } });
    expect(full.canPlay(ofBase)).toBe(false);
    expect(full.refused(full.playAction(ofBase))).toMatch(/no free tile beside a tower/);
    expect(placements(scenario({ A: { hand: [ofBase], units: crowd(BESIDE_A.slice(1)) } }), ofBase)).toEqual(['-4,-1']);
  });

  test('HX-3.8 wall and base tiles never qualify; blank, mineral, grass, sensor and strife do', () => {
    const g = scenario({
      bases: ['-5,0', '-4,-1'],
      tiles: { '-4,0': 'wall', '-5,-1': 'mineral', '-5,1': 'grass', '-6,0': 'sensor', '-6,1': 'strife' },
      A: { hand: [ofBase] },
    });
    expect(placements(g, ofBase)).toEqual(['-5,-1', '-5,1', '-6,0', '-6,1']);
    const plain = scenario({ A: { hand: [ofBase] } });
    expect(placements(plain, ofBase)).toContain('-4,0');
  });

  test('HX-3.5 HX-D3 placement is checked again on resolution: a tile taken meanwhile sends the card to discard', () => {
    const [soldier, raider] = [vanilla('2/2'), vanilla('1/1')];
    const jump = testSpell({ instant: true, targets: [target.ownUnit(), target.tile()], effects: [{ do: 'teleport', what: 0, to: 1 }] });
    const g = scenario({ A: { hand: [soldier] }, B: { units: { '-3,0': raider }, hand: [jump] } });
    g.play(soldier, '-4,0').play(jump, '-3,0', '-4,0').resolve();
    expect([g.unitsOf('A'), g.unitsOf('B'), g.discard('A'), g.hand('A')]).toEqual([[], ['-4,0'], [soldier.id], []]);
    g.nothingPending();
  });

  test('HX-3.5 HX-D3 a unit whose tower fell meanwhile does nothing and leaves the game', () => {
    const smash = destroyIt();
    const g = scenario({ A: lists, B: { units: { '2,-2': vanilla('1/1') }, hand: [smash] } });
    g.play(ofForge, '0,-1').play(smash, '0,-2').resolve();
    expect([g.isEmpty('0,-1'), g.discard('A')]).toEqual([true, []]);
    expect(g.removed()).toContain(ofForge.id);
  });

  test('HX-3.6 HX-D2 with the other tower standing beside the tile the unit still arrives', () => {
    const smash = destroyIt();
    const g = scenario({
      A: { hand: [ofBoth], forges: { '-3,0': { slot: 1, cards: [ofBoth], where: ['deck'] } } },
      B: { units: { '-2,1': vanilla('1/1') }, hand: [smash] },
    });
    g.play(ofBoth, '-4,0').play(smash, '-3,0').resolve();
    expect(g.stats('-4,0')).toBe('1/1');
  });
});

describe('3 Arrival', () => {
  test('HX-3.9 the unit and its Entry come before the next stack item', () => {
    const sweep = testSpell({ effects: [damage(1, all(units('any')))] });
    const scout = vanilla('1/2', [], { instant: true, entry: { effects: [modify(1, 1, 'self', 'lasting'), drawCards(1)] } });
    const g = scenario({ A: { hand: [sweep] }, B: { hand: [scout], deck: ['spare-nut'] } });
    g.play(sweep).play(scout, '4,0').resolve();
    expect([g.stats('4,0'), g.hand('B')]).toEqual(['2/2', ['spare-nut']]);
    const type = (e: { type: string }) => ['entered', 'trigger', 'damaged'].includes(e.type);
    expect(
      g
        .events('B')
        .filter(type)
        .map((e) => e.type),
    ).toEqual(['entered', 'trigger', 'damaged']);
  });

  test('HX-3.11 a unit placed in Summon 1 may move and attack in that turn', () => {
    const soldier = vanilla('2/2');
    const g = scenario({ A: { hand: [soldier] }, B: { units: { '0,0': vanilla('1/5') } } });
    g.play(soldier, '-4,0').resolve().advanceTo('move');
    g.orderTo('-4,0', '-1,0').march().attack('-1,0', '0,0').fight();
    expect([g.stats('-1,0'), g.stats('0,0')]).toEqual(['2/1', '1/3']);
  });
});
