import { describe, expect, test } from 'vitest';
import { grant, splash, target, token, type KeywordSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { scenario, type Table } from './scenario.ts';
import type { Position } from './position.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { bounceIt, destroyIt, shift } from './test-texts.ts';

const phase = 'combatDeclaration.declaring';

/** Attacks (`'from > to'`) declared in this order; the turn player has priority in Combat Resolution. */
function declare(position: Position, ...attacks: string[]): Table {
  const g = scenario({ phase, ...position });
  for (const attack of attacks) g.attack(...(attack.split(' > ') as [string, string]));
  return g.confirmAttacks().advanceTo('combatResolution');
}

const fought = (position: Position, ...attacks: string[]): Table => declare(position, ...attacks).advanceTo('summon2');

/** Stats on each tile, `-` where nothing stands. */
const stats = (g: Table, ...tiles: string[]): string[] => tiles.map((at) => (g.isEmpty(at) ? '-' : g.stats(at)));
const exhausted = (g: Table, at: string): boolean => g.view('A').entities.some((e) => g.name(e.tile) === at && e.exhausted);
/** Steps of combat in which A saw blows fall. */
const stepsSeen = (g: Table): string[] => g.events('A').flatMap((e) => (e.type === 'combat' ? [e.step] : []));

describe('21 Attacks aim at tiles', () => {
  const jump = shift();

  test('HX-21.12 HX-D72 another enemy that stands on the tile when resolution starts is hit and strikes back', () => {
    const g = declare(
      { A: { units: { '0,0': vanilla('2/9') } }, B: { units: { '1,0': vanilla('1/9'), '3,0': vanilla('4/9') }, hand: [jump, jump] } },
      '0,0 > 1,0',
    );
    g.offer().play(jump, '1,0', '2,1').resolve().offer().play(jump, '3,0', '1,0').resolve();
    g.offer().agree();
    expect(stats(g, '0,0', '1,0', '2,1')).toEqual(['2/5', '4/7', '1/9']);
    g.nothingPending();
  });

  test('HX-21.13 HX-D72 at an emptied tile nothing is hit; the attacker takes nothing and stays exhausted', () => {
    const g = declare({ A: { units: { '0,0': vanilla('2/9') } }, B: { units: { '1,0': vanilla('4/9') }, hand: [jump] } }, '0,0 > 1,0');
    g.offer().play(jump, '1,0', '1,1').resolve().offer().agree();
    expect([stats(g, '0,0', '1,1'), exhausted(g, '0,0')]).toEqual([['2/9', '4/9'], true]);
    g.nothingPending();
  });

  test('HX-D72 an own entity on the attacked tile is not hit and does not strike', () => {
    const back = bounceIt();
    const g = declare(
      {
        A: { units: { '0,0': vanilla('2/9'), '-2,0': vanilla('3/9') }, hand: [jump] },
        B: { units: { '1,0': vanilla('4/9') }, hand: [back] },
      },
      '0,0 > 1,0',
    );
    g.offer().play(back, '1,0').resolve().play(jump, '-2,0', '1,0').resolve().offer().agree();
    expect(stats(g, '0,0', '1,0')).toEqual(['2/9', '3/9']);
  });

  test.each([
    ['has left the battlefield', destroyIt(), ['0,0']],
    ['is no longer adjacent', jump, ['0,0', '-1,0']],
  ] as const)('HX-21.14 HX-D72 an attacker that %s deals and takes nothing', (_how, answer, targets) => {
    const g = declare(
      { A: { units: { '0,0': vanilla('2/9') } }, B: { units: { '1,0': vanilla('4/9'), '-2,1': vanilla('0/1') }, hand: [answer] } },
      '0,0 > 1,0',
    );
    g.offer()
      .play(answer, ...targets)
      .resolve()
      .offer()
      .agree();
    expect(stats(g, '1,0', '-1,0')).toEqual(['4/9', answer === jump ? '2/9' : '-']);
  });

  test('HX-21.14 an attacker put on another tile beside the attacked one still strikes; the shares go to those who do', () => {
    const beside = declare({ A: { units: { '0,0': vanilla('2/9') } }, B: { units: { '1,0': vanilla('4/9') }, hand: [jump] } }, '0,0 > 1,0');
    beside.offer().play(jump, '0,0', '1,1').resolve().offer().agree();
    expect(stats(beside, '1,1', '1,0')).toEqual(['2/5', '4/7']);
    const lapsed = declare(
      { A: { units: { '0,0': vanilla('2/3'), '1,1': vanilla('1/9') } }, B: { units: { '1,0': vanilla('4/9') }, hand: [jump] } },
      '0,0 > 1,0',
      '1,1 > 1,0',
    );
    lapsed.offer().play(jump, '0,0', '-1,0').resolve().offer().agree();
    expect(stats(lapsed, '-1,0', '1,1', '1,0')).toEqual(['2/3', '1/5', '4/8']);
  });

  test('HX-D72 an enemy that arrives between the steps is hit by later strikes but does not strike back', () => {
    // Both B units fall in the quick step; the brickling that hatches finds no free tile beside 1,0 but 0,0.
    const egg = vanilla('0/1', [], { memento: { effects: [token('brickling', 1, 'self')] } });
    const quick = vanilla('3/9', ['quickStrike']);
    const tiles = { '2,-1': 'wall', '1,-1': 'wall', '1,1': 'wall', '0,1': 'wall' } as const;
    const g = fought(
      { tiles, A: { units: { '0,-1': quick, '2,0': quick, '-1,0': vanilla('2/9') } }, B: { units: { '0,0': vanilla('9/1'), '1,0': egg } } },
      '0,-1 > 0,0',
      '2,0 > 1,0',
      '-1,0 > 0,0',
    );
    expect(stats(g, '0,0', '1,0', '-1,0')).toEqual(['0/1', '-', '2/9']);
    g.nothingPending();
  });

  test('HX-21.15 a unit strikes back in every fight, exhausted or attacked before', () => {
    const g = fought(
      { A: { units: { '0,0': vanilla('1/9') } }, B: { units: { '1,0': { card: vanilla('2/9'), exhausted: true } } } },
      '0,0 > 1,0',
    );
    expect(stats(g, '0,0', '1,0')).toEqual(['1/7', '2/8']);
    // In the next turn it attacks and is exhausted by that; in the turn after it is attacked again.
    g.nextPhase('combatDeclaration.declaring').attack('1,0', '0,0').fight();
    expect([stats(g, '0,0', '1,0'), exhausted(g, '1,0')]).toEqual([['1/7', '2/8'], true]);
    g.nextPhase('combatDeclaration.declaring').attack('0,0', '1,0').fight();
    expect(stats(g, '0,0', '1,0')).toEqual(['1/7', '2/8']);
  });
});

describe('21 Keywords in combat', () => {
  const clash = (attacker: [string, KeywordSpec[]], defender: [string, KeywordSpec[]]) =>
    stats(
      fought({ A: { units: { '0,0': vanilla(...attacker) } }, B: { units: { '1,0': vanilla(...defender) } } }, '0,0 > 1,0'),
      '0,0',
      '1,0',
    );

  test('HX-D71 Quick Strike is a matter of each pair: alone it strikes first, on both sides it counts for nothing', () => {
    expect(clash(['3/3', ['quickStrike']], ['3/3', []])).toEqual(['3/3', '-']);
    expect(clash(['3/3', []], ['3/3', ['quickStrike']])).toEqual(['-', '3/3']);
    expect(clash(['3/3', ['quickStrike']], ['3/3', ['quickStrike']])).toEqual(['-', '-']);
    const both = declare(
      { A: { units: { '0,0': vanilla('3/9', ['quickStrike']) } }, B: { units: { '1,0': vanilla('3/9', ['quickStrike']) } } },
      '0,0 > 1,0',
    );
    expect(stepsSeen(both.offer().agree())).toEqual(['normal']);
  });

  test('HX-D71 a Quick Strike defender shares first, then strikes its plain attackers early and its quick ones in the normal step', () => {
    // Power 6: 3 for the plain attacker, who falls before it strikes; 3 for the quick one, who strikes in the same step.
    const defender = vanilla('6/4', ['quickStrike']);
    const position = { A: { units: { '0,0': vanilla('9/3'), '1,1': vanilla('3/3', ['quickStrike']) } }, B: { units: { '1,0': defender } } };
    expect(stats(fought(position, '0,0 > 1,0', '1,1 > 1,0'), '0,0', '1,1', '1,0')).toEqual(['-', '-', '6/1']);
    // 2 are meant for the quick attacker and 4 for the plain one, but the defender falls before it deals any.
    const plain = {
      A: { units: { '0,0': vanilla('4/2', ['quickStrike']), '1,1': vanilla('1/9') } },
      B: { units: { '1,0': vanilla('6/4') } },
    };
    expect(stats(fought(plain, '0,0 > 1,0', '1,1 > 1,0'), '0,0', '1,1', '1,0')).toEqual(['4/2', '1/9', '-']);
  });

  test('HX-D71 what a defender is said to strike back with is none where quick attackers fell it first', () => {
    const told = (defender: ReturnType<typeof vanilla>, ...attackers: ReturnType<typeof vanilla>[]) => {
      const tiles = ['0,0', '1,1'];
      const units = Object.fromEntries(attackers.map((card, i) => [tiles[i], card]));
      const g = declare({ A: { units }, B: { units: { '1,0': defender } } }, ...attackers.map((_, i) => `${tiles[i]} > 1,0`));
      return hexforge.query(g.view('B'), [], { ask: 'shares', tile: g.tile('1,0'), order: attackers.map((_, i) => g.tile(tiles[i])) });
    };
    const quick = vanilla('2/1', ['quickStrike']);
    expect(told(vanilla('2/2'), quick, vanilla('1/4'))).toEqual([0, 0]);
    expect(told(vanilla('2/3'), quick, vanilla('1/4'))).toEqual([1, 1]);
    // It strikes as early as they do.
    expect(told(vanilla('2/2', ['quickStrike']), quick, vanilla('1/4'))).toEqual([1, 1]);
  });

  test('HX-D71 against towers Quick Strike hits in the quick step', () => {
    const g = declare({ A: { units: { '0,0': vanilla('3/3', ['quickStrike']) } }, B: { forges: { '1,0': 1 } } }, '0,0 > 1,0');
    g.offer().agree();
    expect(stepsSeen(g)).toEqual(['quick']);
    expect(g.at('1,0').damage).toBe(3);
  });

  test('HX-D73 Splash hits all entities round the attacked tile but the splasher: friends, enemies and towers', () => {
    const splasher = vanilla('1/9', [splash(2)]);
    const g = fought(
      {
        A: { units: { '0,0': splasher, '0,1': vanilla('0/9') }, forges: { '1,-1': 1 } },
        B: { units: { '1,0': vanilla('0/9'), '2,0': vanilla('5/9'), '3,0': vanilla('0/9') }, forges: { '1,1': 1 } },
      },
      '0,0 > 1,0',
    );
    expect(stats(g, '0,0', '0,1', '1,0', '2,0', '3,0')).toEqual(['1/9', '0/7', '0/8', '5/7', '0/9']);
    expect([g.at('1,-1').damage, g.at('1,1').damage]).toEqual([2, 2]);
    g.nothingPending();
  });

  test('HX-D73 Splash is for attacking only, and happens though the attacked tile has emptied', () => {
    expect(
      stats(
        fought(
          { A: { units: { '0,0': vanilla('1/9'), '0,1': vanilla('0/9') } }, B: { units: { '1,0': vanilla('1/9', [splash(2)]) } } },
          '0,0 > 1,0',
        ),
        '0,0',
        '0,1',
      ),
    ).toEqual(['1/8', '0/9']);
    const jump = shift();
    const g = declare(
      {
        A: { units: { '0,0': vanilla('1/9', [splash(2)]) } },
        B: { units: { '1,0': vanilla('1/9'), '1,1': vanilla('0/9') }, hand: [jump] },
      },
      '0,0 > 1,0',
    );
    g.offer().play(jump, '1,0', '3,0').resolve().offer().agree();
    expect(stats(g, '0,0', '1,1', '3,0')).toEqual(['1/9', '0/7', '1/9']);
  });

  test('HX-D74 Lethal destroys units by any damage from 1 on, in attack, in striking back and by splash; towers only take the damage', () => {
    expect(clash(['1/9', ['lethal']], ['2/9', []])).toEqual(['1/7', '-']);
    expect(clash(['2/9', []], ['1/9', ['lethal']])).toEqual(['-', '1/7']);
    expect(clash(['0/9', ['lethal']], ['2/9', []])).toEqual(['0/7', '2/9']);
    const g = fought(
      {
        A: { units: { '0,0': vanilla('1/9', ['lethal', splash(1)]) } },
        B: { units: { '2,0': vanilla('0/9') }, forges: { '1,0': 1, '1,1': 2 } },
      },
      '0,0 > 1,0',
    );
    expect([g.isEmpty('2,0'), g.at('1,0').damage, g.at('1,1').damage]).toEqual([true, 1, 1]);
  });

  test('HX-D74 Lethal is not remembered after the state check', () => {
    // Indestructible in this turn only: the bite does not come back when that ends.
    const shield = testSpell({ targets: [target.unit()], effects: [grant('indestructible', 0, 'fleeting')] });
    const g = scenario({
      A: { units: { '0,0': vanilla('1/9'), '1,1': vanilla('0/1') }, hand: [shield] },
      B: { units: { '1,0': vanilla('1/9', ['lethal']) } },
    });
    g.play(shield, '0,0').resolve().advanceTo('combatDeclaration').attack('0,0', '1,0').fight();
    expect(stats(g, '0,0')).toEqual(['1/8']);
    expect(stats(g.nextPhase('summon1'), '0,0')).toEqual(['1/9']);
  });

  test('HX-D75 Siphon repairs the own base by the full damage dealt, overkill included, up to 20', () => {
    const drained = (hurt: number) =>
      fought(
        {
          A: { units: { '0,0': vanilla('5/9', ['siphon']) }, forges: { '-2,0': { slot: 1, damage: 6 } }, damage: hurt },
          B: { units: { '1,0': vanilla('2/1') } },
        },
        '0,0 > 1,0',
      );
    expect([drained(7).health('A'), drained(5).health('A'), drained(3).health('A')]).toEqual([18, 20, 20]);
    expect(drained(7).at('-2,0').damage).toBe(6);
    const back = fought(
      { A: { units: { '0,0': vanilla('1/9') } }, B: { units: { '1,0': vanilla('3/9', ['siphon']) }, damage: 9 } },
      '0,0 > 1,0',
    );
    expect(back.health('B')).toBe(14);
  });

  test('HX-D75 Siphon repairs before the state check of the same event: a base brought below 1 by its own splash is saved', () => {
    const drinker = vanilla('4/9', ['siphon', splash(2)]);
    const g = fought({ A: { units: { '-3,0': drinker }, damage: 19 }, B: { units: { '-4,0': vanilla('0/9') } } }, '-3,0 > -4,0');
    // 1 − 2 + 4 + 2: the splash on the base is damage dealt as well.
    expect([g.state.result, g.health('A')]).toEqual([null, 5]);
  });
});
