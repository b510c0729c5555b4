import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { target, grant } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { bounceIt } from './test-texts.ts';

const phase = 'combatDeclaration.declaring';
const soldier = vanilla('2/9');
const around = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];

const attackAction = (g: Table, from: string, to: string) => ({ type: 'attack', unit: g.tile(from), tile: g.tile(to) }) as const;
const exhausted = (g: Table): string[] =>
  g
    .view('A')
    .entities.filter((e) => e.exhausted)
    .map((e) => g.name(e.tile));
/** Attacks as a side sees them, `?` for an end out of its vision. */
const attacksSeen = (g: Table, side: Side | 'spectator'): string[] =>
  g.view(side).attacks.map((a) => [a.attacker, a.tile].map((t) => (t < 0 ? '?' : g.name(t))).join(' > '));

describe('20 Combat Declaration', () => {
  test('HX-20.1 any unit of the turn player that is not exhausted may attack one tile, none has to', () => {
    for (const turn of ['A', 'B'] as const) {
      const g = scenario({
        phase,
        turn,
        A: { units: { '0,0': soldier, '0,1': { card: soldier, exhausted: true } } },
        B: { units: { '1,0': soldier, '1,1': { card: soldier, exhausted: true } } },
      });
      const [own, tired, foe, other] = turn === 'A' ? ['0,0', '0,1', '1,0', '1,1'] : ['1,0', '1,1', '0,1', '0,0'];
      expect(g.attackTiles(own)).toContain(foe);
      expect(g.attackTiles(tired)).toEqual([]);
      expect(g.refused(attackAction(g, tired, foe))).toContain('exhausted');
      expect([g.attackTiles(foe), g.attackTiles(other)]).toEqual([[], []]);
      g.attack(own, foe);
      expect(g.refused(attackAction(g, own, foe))).toContain('already attacks');
      expect(g.toAct()).toBe(turn);
    }
    const idle = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: { '1,0': soldier } } }).fight();
    expect([idle.stats('0,0'), idle.stats('1,0'), exhausted(idle)]).toEqual(['2/9', '2/9', []]);
  });

  test('HX-20.2 the attacked tile is adjacent to the unit', () => {
    const near = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: Object.fromEntries(around.map((at) => [at, soldier])) } });
    expect(near.attackTiles('0,0')).toEqual([...around].sort());
    const far = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: { '2,0': soldier, '1,1': soldier, '2,-1': soldier } } });
    expect(far.attackTiles('0,0')).toEqual([]);
    expect(far.refused(attackAction(far, '0,0', '2,0'))).toContain('adjacent');
  });

  test('HX-20.3 every adjacent tile is in vision and can be attacked, even between walls', () => {
    const tiles = { '1,-1': 'wall', '0,1': 'wall', '0,-1': 'wall', '-1,1': 'wall' } as const;
    const g = scenario({ phase, tiles, A: { units: { '0,0': soldier } }, B: { units: { '1,0': soldier, '-1,0': soldier } } });
    expect(around.filter((at) => !g.sees('A', at))).toEqual([]);
    expect(g.attackTiles('0,0')).toEqual(['-1,0', '1,0']);
  });

  test('HX-20.4 HX-D65 the tile holds an enemy unit, forge or base: no empty tile, wall or own entity', () => {
    const g = scenario({
      phase,
      tiles: { '1,-1': 'wall' },
      A: { units: { '0,0': soldier, '0,1': soldier, '4,0': soldier }, forges: { '-1,0': 1 } },
      B: { units: { '1,0': soldier }, forges: { '0,-1': 1 } },
    });
    expect(g.attackTiles('0,0')).toEqual(['0,-1', '1,0']);
    expect(g.attackTiles('4,0')).toEqual(['5,0']);
    for (const none of ['-1,1', '1,-1', '0,1', '-1,0']) expect(g.refused(attackAction(g, '0,0', none))).toContain('no enemy');
  });

  test('HX-20.5 all six neighbours may attack one tile', () => {
    const g = scenario({
      phase,
      A: { units: Object.fromEntries(around.map((at) => [at, vanilla('1/9')])) },
      B: { units: { '0,0': vanilla('0/9') } },
    });
    for (const from of around) g.attack(from, '0,0');
    g.fight();
    expect(g.stats('0,0')).toBe('0/3');
    g.nothingPending();
  });

  test('HX-20.6 HX-D76 HX-28.32 beside an enemy Taunt unit only tiles with enemy Taunt units may be attacked', () => {
    const taunt = vanilla('1/3', ['taunt']);
    const g = scenario({
      phase,
      A: { units: { '0,0': vanilla('2/2'), '2,1': soldier } },
      B: { units: { '1,0': taunt, '0,1': soldier, '-1,0': taunt, '3,0': taunt, '2,2': soldier }, forges: { '0,-1': 1 } },
    });
    expect(g.attackTiles('0,0')).toEqual(['-1,0', '1,0']);
    expect(g.attackTiles('2,1')).toEqual(['3,0']);
    expect(g.refused(attackAction(g, '0,0', '0,1'))).toContain('Taunt');
    g.attack('0,0', '1,0').fight();
    expect([g.stats('1,0'), g.stats('0,0')]).toEqual(['1/1', '2/1']);
    g.nothingPending();
  });

  test('HX-D76 Taunt of a unit out of reach or of one’s own binds nobody, and nobody has to attack', () => {
    const taunt = vanilla('1/3', ['taunt']);
    const g = scenario({ phase, A: { units: { '0,0': soldier, '0,-1': taunt } }, B: { units: { '1,0': soldier, '2,0': taunt } } });
    expect(g.attackTiles('0,0')).toEqual(['1,0']);
    const bound = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: { '1,0': taunt } } }).fight();
    expect([bound.stats('1,0'), exhausted(bound)]).toEqual(['1/3', []]);
  });

  test('HX-D76 after declaration Taunt is not checked again', () => {
    const provoke = testSpell({ instant: true, targets: [target.ownUnit()], effects: [grant('taunt', 0, 'fleeting')] });
    const g = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: { '1,0': soldier, '0,1': soldier }, hand: [provoke] } });
    g.attack('0,0', '1,0').confirmAttacks().offer().play(provoke, '0,1').resolve();
    expect(g.keywords('0,1')).toEqual(['taunt']);
    g.offer().agree();
    expect([g.stats('1,0'), g.stats('0,1')]).toEqual(['2/7', '2/9']);
  });

  test('HX-20.7 attackers become exhausted when the list is confirmed; till then it can be changed and nobody else sees it', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier, '0,1': soldier, '0,-1': soldier } }, B: { units: { '1,0': soldier } } });
    const before = [g.view('B'), g.view('spectator')];
    const locks = (action: Parameters<Table['act']>[0]) => hexforge.preview(g.view('A'), [], action).locks;
    expect(locks(attackAction(g, '0,0', '1,0'))).toBe(false);
    g.attack('0,0', '1,0').attack('0,1', '1,0');
    expect([attacksSeen(g, 'A'), exhausted(g)]).toEqual([['0,0 > 1,0', '0,1 > 1,0'], []]);
    expect([g.view('B'), g.view('spectator')]).toEqual(before);
    expect(g.events('B')).toEqual([]);
    expect(locks({ type: 'confirmAttacks' })).toBe(true);
    g.confirmAttacks();
    expect(exhausted(g).sort()).toEqual(['0,0', '0,1']);
    expect(attacksSeen(g, 'B')).toEqual(['0,0 > 1,0', '0,1 > 1,0']);
  });

  test('HX-20.8 the controller of an attacked unit may order its two or more attackers; else the order of declaration holds', () => {
    const position = {
      phase,
      A: { units: { '1,0': vanilla('0/3'), '0,1': vanilla('0/3'), '-1,0': vanilla('0/3') } },
      B: { units: { '0,0': vanilla('3/9') } },
    } as const;
    const declare = () => scenario(position).attack('0,1', '0,0').attack('-1,0', '0,0').attack('1,0', '0,0').confirmAttacks();
    const fallen = (g: Table) => ['1,0', '0,1', '-1,0'].filter((at) => g.advanceTo('summon2').isEmpty(at));
    const asked = declare();
    expect([asked.toAct(), asked.view('B').choice]).toEqual([
      'B',
      { kind: 'orderAttackers', tile: asked.tile('0,0'), ordered: [], rest: ['0,1', '-1,0', '1,0'].map((at) => asked.tile(at)) },
    ]);
    for (const first of ['1,0', '0,1', '-1,0']) {
      const g = declare().act({ type: 'orderAttacker', tile: asked.tile('0,0'), unit: asked.tile(first) });
      expect(g.toAct()).toBe('B');
      expect(fallen(g.act({ type: 'keepOrder', tile: g.tile('0,0') }))).toEqual([first]);
    }
    expect(fallen(declare().act({ type: 'keepOrder', tile: asked.tile('0,0') }))).toEqual(['0,1']);
  });

  test('HX-20.8 each tile with several attackers is asked for by itself', () => {
    const g = scenario({
      phase,
      turn: 'B',
      A: { units: { '0,0': soldier, '-3,0': soldier } },
      B: { units: { '1,0': soldier, '0,1': soldier, '-3,1': soldier, '-2,0': soldier } },
    });
    g.attack('-3,1', '-3,0').attack('1,0', '0,0').attack('0,1', '0,0').attack('-2,0', '-3,0').confirmAttacks();
    expect([g.toAct(), g.view('A').choice]).toEqual(['A', expect.objectContaining({ tile: g.tile('-3,0') })]);
    g.act({ type: 'keepOrder', tile: g.tile('-3,0') });
    expect([g.toAct(), g.view('A').choice]).toEqual(['A', expect.objectContaining({ tile: g.tile('0,0') })]);
    g.act({ type: 'keepOrder', tile: g.tile('0,0') });
    expect([g.toAct(), g.phase()]).toEqual(['B', 'combatResolution.responding']);
  });

  test('HX-20.9 HX-D67 no order is asked for a tower or for a single attacker', () => {
    const g = scenario({
      phase,
      A: { units: { '1,0': soldier, '0,1': soldier, '4,0': soldier, '4,1': soldier, '-3,0': soldier } },
      B: { units: { '-3,1': soldier }, forges: { '0,0': 1 } },
    });
    g.attack('1,0', '0,0').attack('0,1', '0,0').attack('4,0', '5,0').attack('4,1', '5,0').attack('-3,0', '-3,1').confirmAttacks();
    expect([g.phase(), g.toAct()]).toEqual(['combatResolution.responding', 'A']);
  });

  test('HX-D67 the order only shares out the defender’s power: the damage it takes is the same', () => {
    const position = {
      phase,
      A: { units: { '1,0': vanilla('3/2'), '0,1': vanilla('4/2') } },
      B: { units: { '0,0': vanilla('2/9') } },
    } as const;
    const first = (at: string) => {
      const g = scenario(position).attack('1,0', '0,0').attack('0,1', '0,0').confirmAttacks();
      g.act({ type: 'orderAttacker', tile: g.tile('0,0'), unit: g.tile(at) }).advanceTo('summon2');
      return [g.stats('0,0'), g.unitsOf('A')];
    };
    expect(first('1,0')).toEqual(['2/2', ['0,1']]);
    expect(first('0,1')).toEqual(['2/2', ['1,0']]);
  });

  test.each([
    ['0,0', '-1,0', '0,0 > ?'],
    ['-1,0', '0,0', '? > 0,0'],
    ['1,0', '0,0', '1,0 > 0,0'],
    ['-2,0', '-1,0', null],
  ])('HX-20.10 HX-D104 an attack from %s on %s: once the attacked unit has gone, its player sees %j', (from, to, seen) => {
    // B's base alone sees tiles right of and including 0,0.
    const back = bounceIt();
    const g = scenario({ phase, A: { units: { [from]: soldier } }, B: { units: { [to]: soldier }, hand: [back] } });
    g.attack(from, to).confirmAttacks();
    const whole = `${from} > ${to}`;
    expect([attacksSeen(g, 'A'), attacksSeen(g, 'B'), attacksSeen(g, 'spectator')]).toEqual([[whole], [whole], []]);
    expect(g.events('B').filter((e) => e.type === 'attackDeclared')).toHaveLength(1);
    g.offer().play(back, to).resolve();
    expect([attacksSeen(g, 'A'), attacksSeen(g, 'B')]).toEqual([[whole], seen === null ? [] : [seen]]);
  });

  test('HX-D104 nobody but the two players learns of attacks and of their order', () => {
    const g = scenario({ phase, A: { units: { '1,0': soldier, '0,1': soldier } }, B: { units: { '0,0': soldier } } });
    g.attack('1,0', '0,0').attack('0,1', '0,0').confirmAttacks();
    g.act({ type: 'orderAttacker', tile: g.tile('0,0'), unit: g.tile('0,1') });
    for (const side of ['A', 'B'] as const) {
      expect(attacksSeen(g, side)).toEqual(['0,1 > 0,0', '1,0 > 0,0']);
      expect(g.events(side)).toContainEqual({ type: 'attackersOrdered', tile: g.tile('0,0'), order: [g.tile('0,1'), g.tile('1,0')] });
    }
    expect(g.events('spectator').filter((e) => e.type === 'attackDeclared' || e.type === 'attackersOrdered')).toEqual([]);
  });
});
