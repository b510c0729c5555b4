import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../../src-shared/games/warforge/catalog.ts';
import { anyTroop, all, damage, destroy, on } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { MASKS, NO_NUMBERS } from '../../../src-shared/games/warforge/keywords/masks.ts';
import { grant } from '../../../src-shared/games/warforge/rules/change.ts';
import type { WrUnit } from '../../../src-shared/games/warforge/state.ts';
import { KEYWORD_IDS, SCRIPTED, type WrKeyword } from '../../../src-shared/games/warforge/types.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { json } from '../../kernel/laws/law.ts';
import { HOOKS } from './hooks.ts';
import { buildPosition, type Position } from './position.ts';
import { Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

/* Every two keywords that can meet: on one unit, gained in either order; in one attack; in one death. */

/** Keywords of cards, of players and of plays, which no unit in play acts by. */
const NOT_OF_UNITS: readonly WrKeyword[] = [
  'companion',
  'ember',
  'ephemeral',
  'faith',
  'pact',
  'questProgress',
  'sabotage',
  'swarm',
  'talent',
  'teleport',
  'tide',
];
const OF_UNITS = KEYWORD_IDS.filter((id) => !NOT_OF_UNITS.includes(id));

/** Of those the ones that neither an attack nor a death looks at. */
const OF_PLAYS: readonly WrKeyword[] = [
  'agenda',
  'artifice',
  'duty',
  'fast',
  'ferocity',
  'flank',
  'lastSpark',
  'oath',
  'rally',
  'relay',
  'stimulation',
  'uprising',
];
const IN_ATTACKS = OF_UNITS.filter((id) => !OF_PLAYS.includes(id));
const IN_DEATHS: readonly WrKeyword[] = [
  'ambush',
  'backlash',
  'brink',
  'concussive',
  'cruelty',
  'emberheart',
  'huntMark',
  'invulnerable',
  'pack',
  'pray',
  'remnant',
  'scarred',
  'shield',
  'unstable',
];

/** A Troop with an empty text for every keyword that has one; the keywords are taken off and those of the pair given to it. */
const abilities = SCRIPTED.map((id) => (id === 'oath' || id === 'brink' ? { on: id, x: 1, steps: [] } : on(id, [])));
const body = testTroop('3/3/4', { abilities });
const plain = testTroop('1/1/4');
const [red, blue] = [testTroop('1/1/1'), testTroop('1/1/2')];
const warlord = testWarlord('1/1/20');
const storm = testStratagem([damage(9, all(anyTroop()))]);
const ruin = testStratagem([destroy(all(anyTroop()))]);

interface Scene {
  g: Table;
  /** Keywords of the pair by the id of their unit. */
  had: Map<number, readonly WrKeyword[]>;
}

/** Two Troops between plain ones, with keywords in the order in which they are gained. */
function scene(ofA: readonly WrKeyword[], ofB: readonly WrKeyword[], more: Position = {}): Scene {
  const side = { warlord, hand: [storm, ruin, red], deck: [blue, red, blue], energy: 5 };
  const A = { ...side, line: { L1: plain, R1: body, R2: plain } };
  const s = buildPosition({ ...more, A, B: { ...side, line: { L1: plain, R1: body, R2: plain } } });
  const had = new Map<number, readonly WrKeyword[]>();
  s.seats.forEach(({ line }, seat) => {
    const unit = line.find(({ card }) => card === cardIndex(body))!;
    const keywords = seat === 0 ? ofA : ofB;
    unit.kw = MASKS.none;
    unit.nums = NO_NUMBERS;
    for (const keyword of keywords) grant(s, unit, keyword, 1);
    if (keywords.includes('ambush')) unit.hidden = 1;
    had.set(unit.id, keywords);
  });
  return { g: new Table(s), had };
}

const standing = ({ state }: Table): WrUnit[] => state.seats.flatMap(({ line }) => line);

/** What holds whatever has happened. */
function laws({ g, had }: Scene): void {
  g.nothingPending();
  expect(g.state.queue).toEqual([]);
  const dead = g.told('died').flatMap(({ things }) => things.map(({ id }) => id));
  const damaged = g.told('damaged');
  // Who falls to 0 goes at the check of that event, once.
  expect(new Set(dead).size).toBe(dead.length);
  expect(standing(g).filter(({ health, id }) => health <= 0 || dead.includes(id))).toEqual([]);
  expect(damaged.filter(({ left, thing }) => left === 0 && !dead.includes(thing.id))).toEqual([]);
  const fired = g.triggered();
  const times = (keyword: WrKeyword): number => fired.filter((one) => one === keyword).length;
  const deaths = (keyword: WrKeyword): number => dead.filter((id) => had.get(id)?.includes(keyword)).length;
  for (const keyword of ['backlash', 'huntMark', 'unstable'] as const) expect(times(keyword), keyword).toBe(deaths(keyword));
  const sore = damaged.filter(({ thing }) => had.get(thing.id)?.includes('scarred'));
  const scars = new Set(sore.map(({ thing }) => thing.id)).size;
  expect(times('scarred')).toBeGreaterThanOrEqual(scars);
  expect(times('scarred')).toBeLessThanOrEqual(sore.length);
}

function leaksNothing({ state }: Table): void {
  for (const viewer of [0, 1]) {
    const other = HOOKS.scramble(state, viewer, new Random('pairs'));
    expect(json(warforge.view(other, viewer))).toBe(json(warforge.view(state, viewer)));
    if (warforge.toAct(state) === viewer) expect(warforge.actions(other)).toEqual(warforge.actions(state));
    for (const unit of warforge.view(state, viewer).seats[1 - viewer].units) if (unit.hidden) expect(unit.face).toBeNull();
  }
}

/** The active side's Troop at R1 attacks the other's, if it may; else the turn goes on without. */
function attack(s: Scene): Scene {
  const { g, had } = s;
  const attacker = g.state.seats[g.state.active].line.find(({ id }) => had.has(id));
  const before = g.triggered().filter((one) => one === 'strike').length;
  const way = g.actions().find((action) => action.type === 'attack' && action.from === 'R1' && action.to === 'R1');
  if (attacker === undefined || way === undefined) return s;
  g.act(way);
  laws(s);
  const strikes = g.triggered().filter((one) => one === 'strike').length - before;
  expect(strikes).toBe(had.get(attacker.id)!.includes('strike') && standing(g).some(({ id }) => id === attacker.id) ? 1 : 0);
  return s;
}

describe('every two keywords that can meet', () => {
  test('on one unit: the order in which they are gained makes no difference', () => {
    for (const a of OF_UNITS)
      for (const b of OF_UNITS.filter((id) => id > a))
        expect(warforge.hash(scene([a, b], []).g.state), `${a}, ${b}`).toBe(warforge.hash(scene([b, a], []).g.state));
  });

  test.each(IN_ATTACKS)('%s and another on one unit, which attacks and is attacked', (a) => {
    for (const b of IN_ATTACKS.filter((id) => id > a)) {
      const s = attack(scene([a, b], []));
      s.g.endTurn();
      attack(s);
    }
  });

  test.each(IN_ATTACKS)('%s against each in one attack', (a) => {
    for (const b of IN_ATTACKS) attack(scene([a], [b]));
    for (const b of ['ambush', 'stealth'] as const) {
      const s = scene([a], [b]);
      leaksNothing(s.g);
      leaksNothing(attack(s).g);
    }
  });

  test.each(IN_DEATHS)('%s and each in one death', (a) => {
    for (const b of IN_DEATHS)
      for (const card of [storm, ruin]) {
        const s = scene([a], [b]);
        s.g.play(card);
        laws(s);
        const stand = standing(s.g).filter(({ id }) => s.had.has(id));
        const spared = [a, b].filter((id) => id === 'invulnerable' || (id === 'shield' && card === storm)).length;
        expect(stand, b).toHaveLength(spared);
      }
  });

  test('all that can attack do', () => {
    const made = OF_UNITS.filter((a) => attack(scene([a], [])).g.told('attack').length > 0);
    expect(OF_UNITS.filter((id) => !made.includes(id)).toSorted()).toEqual(['cantAttack', 'stun']);
  });
});
