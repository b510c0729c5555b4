import { describe, expect, test } from 'vitest';
import { InvalidConfig } from '../../../src-shared/kernel/game.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { checkLoadout } from '../../../src-shared/games/hexforge/loadouts/check.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { hxLoadoutSchema, type HxLoadout } from '../../../src-shared/games/hexforge/loadouts/schema.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';

const good = STARTERS[0].loadout;

function edited(edit: (loadout: HxLoadout) => void): HxLoadout {
  const loadout = structuredClone(good);
  edit(loadout);
  return loadout;
}

/** Which rule a problem speaks of, by its words. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ needs exactly \d+\.$/, 'HX-1.1'],
  [/ cannot be the commander: /, 'HX-1.2'],
  [/ cannot be the (primary|secondary) worker: | they must differ\.$/, 'HX-1.3'],
  [/ workers do not go into lists\.$/, 'HX-1.4'],
  [/ is already the commander\.$/, 'HX-1.5'],
  [/ at most 3 are allowed\.$/, 'HX-1.6'],
];
const ruleOf = (problem: string): string => RULES.find(([words]) => words.test(problem))?.[1] ?? problem;

/** Numbers of the rules that a loadout breaks. */
const broken = (edit: (loadout: HxLoadout) => void): string[] => checkLoadout(edited(edit)).map(ruleOf);

/** Why a match between these loadouts does not start; empty if it does. */
function refusal(first: HxLoadout, second: HxLoadout): readonly string[] {
  try {
    hexforge.create({ map: MAPS[0].map, loadouts: [first, second] }, 'seed');
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfig);
    return (error as InvalidConfig).problems;
  }
}

describe('1 Loadout', () => {
  test('HX-1.1 ten base cards and four forge lists of five: one more or one less of anything fails', () => {
    expect(broken(() => undefined)).toEqual([]);
    expect(broken((l) => l.base.pop())).toEqual(['HX-1.1']);
    expect(broken((l) => l.base.push('tin-errand'))).toEqual(['HX-1.1']);
    expect(broken((l) => l.forges.pop())).toEqual(['HX-1.1']);
    expect(
      broken((l) =>
        l.forges.push({ name: 'Fifth', cards: ['tin-errand', 'clay-footman', 'tinplate-porter', 'draft-automaton', 'recast'] }),
      ),
    ).toContain('HX-1.1');
    expect(broken((l) => l.forges[3].cards.pop())).toEqual(['HX-1.1']);
    expect(broken((l) => l.forges[3].cards.push('tin-errand'))).toEqual(['HX-1.1']);
  });

  test('HX-1.1 exactly one commander and two workers', () => {
    for (const wrong of [
      { commander: undefined },
      { commander: [good.commander, good.commander] },
      { workers: good.workers.slice(0, 1) },
      { workers: [...good.workers, 'kiln-newt'] },
    ]) {
      expect(hxLoadoutSchema.safeParse({ ...good, ...wrong }).success).toBe(false);
    }
  });

  test('HX-1.2 HX-D1 the commander is any unit card but a worker', () => {
    expect(broken((l) => (l.commander = 'tin-errand'))).toEqual([]);
    expect(broken((l) => (l.commander = 'graft'))).toEqual(['HX-1.2']);
    expect(broken((l) => (l.commander = 'cork-boots'))).toEqual(['HX-1.2']);
    for (const worker of good.workers) expect(broken((l) => (l.commander = worker))).toEqual(['HX-1.2']);
  });

  test('HX-1.3 HX-D1 two different workers, each with Worker, in either place', () => {
    const [first, second] = good.workers;
    expect(broken((l) => (l.workers = [second, first]))).toEqual([]);
    expect(broken((l) => (l.workers = [first, first]))).toEqual(['HX-1.3']);
    expect(broken((l) => (l.workers = ['tin-errand', second]))).toEqual(['HX-1.3']);
    expect(broken((l) => (l.workers = [first, 'tin-errand']))).toEqual(['HX-1.3']);
  });

  test('HX-1.4 base and forge lists take units, spells and equipment but no worker', () => {
    for (const card of ['tin-errand', 'douse', 'strongbox']) {
      expect(broken((l) => (l.base[0] = card))).toEqual([]);
      expect(broken((l) => (l.forges[2].cards[0] = card))).toEqual([]);
    }
    expect(broken((l) => (l.base[9] = 'kiln-newt'))).toEqual(['HX-1.4']);
    expect(broken((l) => (l.forges[2].cards[4] = 'kiln-newt'))).toEqual(['HX-1.4']);
    expect(broken((l) => (l.forges[2].cards[4] = l.workers[0]))).toEqual(['HX-1.4']);
  });

  test('HX-1.5 the commander is neither in the base list nor in any forge list', () => {
    expect(broken((l) => (l.base[4] = l.commander))).toEqual(['HX-1.5']);
    for (const slot of [0, 1, 2, 3]) expect(broken((l) => (l.forges[slot].cards[2] = l.commander))).toEqual(['HX-1.5']);
  });

  const fillers = [
    'tin-errand',
    'clay-footman',
    'tinplate-porter',
    'draft-automaton',
    'survey-flare',
    'strongbox',
    'strike-notice',
    'recast',
  ];
  /** Lists with so many Spare Nuts in the base and the four forges; the rest at most three of a kind. */
  const nuts = (base: number, ...forges: number[]) =>
    broken((l) => {
      let next = 0;
      const rest = [...fillers, 'siege-frame', 'douse'].flatMap((id) => [id, id, id]);
      const list = (size: number, n: number) => Array.from({ length: size }, (_, i) => (i < n ? 'spare-nut' : rest[next++]));
      l.base = list(10, base);
      l.forges.forEach((forge, i) => (forge.cards = list(5, forges[i])));
    });

  test('HX-1.6 three copies of a card over all lists together, not four', () => {
    expect(nuts(2, 1, 0, 0, 0)).toEqual([]);
    expect(nuts(0, 1, 1, 1, 0)).toEqual([]);
    expect(nuts(2, 2, 0, 0, 0)).toEqual(['HX-1.6']);
    expect(nuts(0, 1, 1, 1, 1)).toEqual(['HX-1.6']);
    expect(nuts(4, 0, 0, 0, 0)).toEqual(['HX-1.6']);
  });

  test('HX-1.7 HX-D2 three copies may lie in one forge list or in the base list', () => {
    expect(nuts(0, 0, 3, 0, 0)).toEqual([]);
    expect(nuts(3, 0, 0, 0, 0)).toEqual([]);
  });

  test('HX-1.8 HX-D1 a match refuses an invalid loadout of either seat and names every broken rule', () => {
    const bad = edited((l) => {
      l.base.pop();
      l.commander = l.workers[0];
      l.workers = [l.workers[1], l.workers[1]];
    });
    expect(refusal(good, good)).toEqual([]);
    for (const [seat, problems] of [refusal(bad, good), refusal(good, bad)].entries()) {
      expect(problems).toHaveLength(3);
      for (const rule of ['HX-1.1', 'HX-1.2', 'HX-1.3']) {
        expect(problems.filter((p) => p.startsWith(`Seat ${seat + 1}`) && ruleOf(p) === rule)).toHaveLength(1);
      }
    }
    expect(refusal(bad, bad)).toHaveLength(6);
  });
});
