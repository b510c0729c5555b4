import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import type { Position } from './position.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';
import { counterIt, destroyIt, hit, shift } from './test-texts.ts';

const digger = testWorker({ F: 1 }, '1/2');

const canRaise = (g: Table, slot: number): boolean => g.isLegal({ type: 'baseAbility', ability: 'raiseForge', slot });
const slots = (g: Table): number[] => [1, 2, 3, 4].filter((slot) => canRaise(g, slot));

/** Sites on offer for the deciding side. */
const sites = (position: Position): string[] => {
  const g = scenario(position);
  return slots(g).length === 0 ? [] : g.act({ type: 'baseAbility', ability: 'raiseForge', slot: 1 }).choices().sort();
};

const AROUND = ['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'];

describe('6 Raising forges', () => {
  test('HX-6.1 a forge has max health 10 and enters undamaged', () => {
    const g = scenario({ A: { units: { '-1,0': digger }, pool: '2' } })
      .raise(3, '-2,0')
      .resolve();
    expect(g.view('A').entities.find((e) => e.tile === g.tile('-2,0'))).toMatchObject({ kind: 'forge', maxHealth: 10, damage: 0, slot: 3 });
  });

  test.each(['A', 'B'] as const)('HX-6.1 HX-D25 nothing tells the rival of %s which slot it raised or what is in it', (side) => {
    const rival: Side = side === 'A' ? 'B' : 'A';
    const kill = destroyIt();
    const list = ['forge-card-1', 'forge-card-2', 'forge-card-3', 'forge-card-4', 'forge-card-5'].map((id) =>
      vanilla('1/1', [], { id: `${id}-${side}` }),
    );
    const site = side === 'A' ? '-1,0' : '1,0';
    const g = scenario({
      turn: side,
      [side]: { units: { '0,0': digger }, pool: '9', forges: { [side === 'A' ? '-3,0' : '3,0']: { slot: 4, cards: list } } },
      [rival]: { units: { '0,2': vanilla('1/1') }, hand: [kill, kill] },
    });
    const cards = STARTERS[side === 'A' ? 0 : 1].loadout.forges[1].cards;
    g.raise(2, site);
    const secret = () => [
      JSON.stringify(g.view(rival)),
      JSON.stringify(g.view('spectator')),
      JSON.stringify([g.events(rival), g.events('spectator')]),
    ];
    const nothingSaid = () => {
      for (const text of secret()) {
        expect(text).not.toContain('"slot"');
        for (const card of list) expect(text).not.toContain(card.id);
      }
      // The rival's own loadout, and that alone, may name the same cards.
      const { me, ...rest } = g.view(rival);
      expect(me?.seat).toBe(rival === 'A' ? 0 : 1);
      for (const card of cards) expect(JSON.stringify([rest, g.events(rival)])).not.toContain(`"${card}"`);
    };
    nothingSaid();
    g.resolve();
    nothingSaid();
    expect(g.view(rival).entities.find((e) => e.tile === g.tile(site))).toMatchObject({ kind: 'forge', health: 10 });
    g.nextPhase('summon1').play(kill, site).resolve();
    nothingSaid();
  });

  test('HX-6.2 HX-D20 no forge stands at the start: four unused slots wait', () => {
    const s = hexforge.create({ map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout] }, 'seed');
    expect(s.entities.map((e) => e.slot)).toEqual([0, 0]);
    for (const seat of [0, 1]) expect(hexforge.view(s, seat).me?.slots).toEqual(['unused', 'unused', 'unused', 'unused']);
  });

  test('HX-6.3 HX-D20 Raise Forge is slow, uses the stack, takes an unused slot and a site, and leaves the worker ready', () => {
    const calm = testSpell({ instant: true, effects: [] });
    const A = { units: { '0,0': digger }, pool: '9', hand: [calm], forges: { '-3,0': 2 }, fallen: [3] };
    const g = scenario({ A, B: { hand: [calm] } });
    expect(slots(g)).toEqual([1, 4]);
    expect(slots(scenario({ A, phase: 'summon2' }))).toEqual([1, 4]);
    expect(slots(scenario({ A, phase: 'combatResolution.responding' }))).toEqual([]);
    expect(slots(scenario({ A, phase: 'move.ordering' }))).toEqual([]);
    expect(slots(scenario({ A, turn: 'B' }).offer())).toEqual([]);
    expect(slots(g.play(calm).play(calm))).toEqual([]);
    g.resolve().raise(4, '-1,0');
    expect([g.isEmpty('-1,0'), g.state.stack.length, g.toAct()]).toEqual([true, 1, 'B']);
    g.resolve();
    expect(g.at('-1,0')).toMatchObject({ slot: 4, owner: 0 });
    expect([g.stats('0,0'), g.at('0,0').exhausted]).toEqual(['1/2', 0]);
    g.nothingPending();
  });

  test.each([0, 1, 2, 3])('HX-6.4 HX-D21 with %i forges the next one costs that many and 2, in any types', (n) => {
    const standing = Object.fromEntries(['-3,0', '-3,2', '-3,4'].slice(0, n).map((t, i) => [t, i + 1]));
    const raising = (pool: string) =>
      scenario({ A: { units: { '0,0': digger }, forges: standing, pool, fallen: n < 2 ? [4] : [] }, B: { forges: { '3,-3': 1 } } });
    const price = 2 + n;
    expect(slots(raising(`${price - 1}`))).toEqual([]);
    expect(slots(raising(`${price - 2}F`))).toEqual([]);
    const g = raising(`${price - 1}F`);
    expect(g.view('A').me?.prices.raiseForge).toEqual({ C: price });
    expect(g.raise(n + 1, '-1,0').pool('A')).toEqual({});
  });

  test('HX-D21 losing a forge makes the next cheaper', () => {
    const kill = destroyIt();
    const g = scenario({ A: { units: { '0,0': digger }, forges: { '-3,0': 1 }, pool: '2', hand: [kill] } });
    expect(slots(g)).toEqual([]);
    expect(slots(g.play(kill, '-3,0').resolve())).toEqual([2, 3, 4]);
  });

  const worker: Position['A'] = { units: { '0,0': digger }, pool: '2' };

  test('HX-6.5 HX-D22 a site is free, beside one of your workers, and blank, grass, sensor or strife', () => {
    const bases: [string, string] = ['-6,0', '6,0'];
    expect(sites({ bases, A: worker })).toEqual(AROUND);
    const tiles = { '-1,0': 'grass', '-1,1': 'sensor', '0,-1': 'strife', '0,1': 'mineral', '1,-1': 'wall' } as const;
    expect(sites({ bases, tiles, A: worker })).toEqual(['-1,0', '-1,1', '0,-1', '1,0']);
    expect(sites({ bases, A: worker, B: { units: { '1,0': vanilla('1/1'), '0,1': digger } } })).toEqual(['-1,0', '-1,1', '0,-1', '1,-1']);
    expect(sites({ bases, A: { units: { '0,0': vanilla('1/1') }, pool: '2' }, B: { units: { '1,2': digger } } })).toEqual([]);
  });

  test('HX-6.5 HX-D22 no site beside a tower of yours, but beside a rival’s forge', () => {
    const bases: [string, string] = ['-6,0', '6,0'];
    expect(sites({ bases, A: { ...worker, pool: '9', forges: { '2,0': 4 } } })).toEqual(AROUND.filter((t) => t !== '1,0'));
    expect(sites({ bases, A: worker, B: { forges: { '2,0': 1 } } })).toEqual(AROUND);
    expect(sites({ A: { units: { '-5,1': digger }, pool: '2' } }).some((t) => ['-4,0', '-4,-1', '-6,1'].includes(t))).toBe(false);
  });

  test.each(['A', 'B'] as const)('HX-6.5 HX-D22 a site of %s is at distance 5 or more from the enemy base', (side) => {
    const tooClose = side === 'A' ? '1,0' : '-1,0';
    expect(sites({ turn: side, [side]: worker })).toEqual(AROUND.filter((t) => t !== tooClose));
  });

  test('HX-6.5 a site is in vision when chosen', () => {
    const bases: [string, string] = ['-6,0', '6,0'];
    const g = scenario({ bases, A: worker, B: { units: { '5,0': digger } } });
    g.act({ type: 'baseAbility', ability: 'raiseForge', slot: 1 });
    for (const tile of g.choices()) expect(g.sees('A', tile)).toBe(true);
    expect(g.refused(g.pickAction('6,-1'))).toBe('You do not see that tile now.');
  });

  test('HX-6.6 HX-D23 one forge per turn, and the limit is gone in the next own turn', () => {
    const g = scenario({ A: { units: { '0,0': digger, '-2,3': digger }, pool: '9' } });
    g.raise(1, '-1,0').resolve();
    expect(slots(g)).toEqual([]);
    expect(slots(g.advanceTo('summon2'))).toEqual([]);
    g.nextPhase('summon1').nextPhase('summon1').give('A', '9');
    expect(slots(g)).toEqual([2, 3, 4]);
  });

  test('HX-6.6 HX-D23 a slot is raised once per game, even after its forge fell', () => {
    const kill = destroyIt();
    const g = scenario({ A: { units: { '0,0': digger }, pool: '9', hand: [kill] } });
    g.raise(1, '-1,0').resolve().play(kill, '-1,0').resolve();
    for (let turn = 0; turn < 2; turn++) g.nextPhase('summon1');
    g.give('A', '9');
    expect(slots(g)).toEqual([2, 3, 4]);
    expect(g.refused({ type: 'baseAbility', ability: 'raiseForge', slot: 1 })).toMatch(/fell/);
    expect(g.view('A').me?.slots).toEqual(['fallen', 'unused', 'unused', 'unused']);
  });

  test('HX-D23 a countered attempt uses neither slot nor the turn, but its cost is lost', () => {
    const no = counterIt();
    const g = scenario({ A: { units: { '0,0': digger }, pool: '4' }, B: { hand: [no] } });
    g.raise(1, '-1,0').play(no, { item: 0 }).resolve();
    expect([g.isEmpty('-1,0'), g.pool('A'), g.deck('A'), slots(g)]).toEqual([true, { C: 2 }, [], [1, 2, 3, 4]]);
    expect(g.raise(1, '-1,0').resolve().at('-1,0').slot).toBe(1);
  });

  test.each([
    ['its worker dies', hit(2), ['0,0']],
    ['its worker is moved away', shift(), ['0,0', '0,3']],
    ['something stands there', shift(), ['0,1', '-1,0']],
  ])('HX-D3 HX-D23 on resolution the site is checked in full: %s', (_what, spell, picks) => {
    const g = scenario({ A: { units: { '0,0': digger }, pool: '2' }, B: { units: { '0,1': vanilla('1/1') }, hand: [spell] } });
    g.raise(1, '-1,0')
      .play(spell, ...picks)
      .resolve();
    expect(g.state.entities.filter((e) => e.slot > 0)).toEqual([]);
    expect([g.deck('A'), g.view('A').me?.slots[0], g.view('A').me?.raisedThisTurn]).toEqual([[], 'unused', false]);
  });

  test('HX-6.7 HX-D24 its five cards join the deck and the whole deck is shuffled: deck 4 → 9', () => {
    const four = ['tin-errand', 'douse', 'recast', 'strongbox'];
    const raised = (seed: string) =>
      scenario({ seed, A: { units: { '0,0': digger }, pool: '2', deck: four } })
        .raise(1, '-1,0')
        .resolve();
    const decks = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => raised(seed).deck('A'));
    const all = [...four, ...STARTERS[0].loadout.forges[0].cards].sort();
    for (const deck of decks) expect([...deck].sort()).toEqual(all);
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(4);
    // The four cards that were there are shuffled among the new ones, not kept in a block or in order.
    expect(decks.some((deck) => four.map((id) => deck.indexOf(id)).some((at, i, list) => i > 0 && at < list[i - 1]))).toBe(true);
    expect(raised('one').deck('A')).toEqual(decks[0]);
  });
});
