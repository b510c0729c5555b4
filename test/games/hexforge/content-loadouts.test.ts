import { describe, expect, test } from 'vitest';
import { cardById } from '../../../src-shared/games/hexforge/cards/index.ts';
import { checkLoadout } from '../../../src-shared/games/hexforge/loadouts/check.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { hxLoadoutSchema, type HxLoadout } from '../../../src-shared/games/hexforge/loadouts/schema.ts';
import type { CardSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { brings, cmc, costColours, does, some, targeted } from './content-facts.ts';

const card = (id: string): CardSpec => cardById(id)!;
const lists = (loadout: HxLoadout): CardSpec[] => [...loadout.base, ...loadout.forges.flatMap((forge) => forge.cards)].map(card);
const everything = (loadout: HxLoadout): CardSpec[] => [...lists(loadout), card(loadout.commander)];

/** What a starter must show, as in the table. */
const SHOWS: Record<string, (c: CardSpec) => boolean> = {
  Spellbound: (c) => c.type === 'unit' && c.spellbound !== undefined,
  Untargetable: (c) => brings(c, 'untargetable'),
  'things that may be hidden on the stack': (c) => c.type === 'spell' && (c.targets ?? []).some((t) => t.target === 'entity'),
  Instant: (c) => c.instant === true,
  Haste: (c) => brings(c, 'haste'),
  'Quick Strike': (c) => brings(c, 'quickStrike'),
  Unimpeded: (c) => brings(c, 'unimpeded'),
  'Entry damage': (c) => c.type === 'unit' && targeted(c.entry) && does(c.entry, 'damage'),
  tokens: (c) => does(c, 'token'),
  Unity: (c) => c.type === 'unit' && c.unity !== undefined,
  Memento: (c) => c.type === 'unit' && c.memento !== undefined,
  Splash: (c) => brings(c, 'splash'),
  Taunt: (c) => brings(c, 'taunt'),
  Defender: (c) => brings(c, 'defender'),
  repair: (c) => does(c, 'repair'),
  'Eternal growth': (c) => some(c, (n) => n.do === 'modify' && n.until === 'eternal'),
  Adapt: (c) => c.type === 'unit' && c.adapt !== undefined,
  Siphon: (c) => brings(c, 'siphon'),
  Lethal: (c) => brings(c, 'lethal'),
  Unstable: (c) => c.unstable === true,
  Sloth: (c) => brings(c, 'sloth'),
  Indestructible: (c) => brings(c, 'indestructible'),
};

const TABLE: [id: string, pair: string, shows: string[]][] = [
  ['night-ledger', 'FO', ['Spellbound', 'Untargetable', 'things that may be hidden on the stack', 'Instant']],
  ['scald-and-run', 'OR', ['Haste', 'Quick Strike', 'Unimpeded', 'Entry damage']],
  ['common-ground', 'RG', ['tokens', 'Unity', 'Memento', 'Splash']],
  ['patient-masons', 'GE', ['Taunt', 'Defender', 'repair', 'Eternal growth', 'Adapt']],
  ['slow-interest', 'EF', ['Siphon', 'Lethal', 'Unstable', 'Sloth', 'Indestructible']],
];

test('the five starters, in the order of their pairs', () => expect(STARTERS.map(({ id }) => id)).toEqual(TABLE.map(([id]) => id)));

describe.each(TABLE)('starter %s', (id, pair, shows) => {
  const { loadout } = STARTERS.find((starter) => starter.id === id)!;

  test('is legal', () => {
    expect(hxLoadoutSchema.safeParse(loadout).success).toBe(true);
    expect(checkLoadout(loadout)).toEqual([]);
  });

  test('keeps to its two colours, and its workers yield both', () => {
    for (const one of everything(loadout)) for (const colour of costColours(one)) expect(pair, one.id).toContain(colour);
    const yields = loadout.workers.map(card).map((worker) => (worker.type === 'unit' ? Object.keys(worker.worker ?? {}) : []));
    for (const colour of pair) expect(yields.flat()).toContain(colour);
  });

  test('starts cheap, and has enough Instants and equipment', () => {
    const base = loadout.base.map(card);
    expect(base.filter((one) => cmc(one) <= 1).length).toBeGreaterThanOrEqual(5);
    expect(base.filter((one) => cmc(one) <= 3).length).toBeGreaterThanOrEqual(8);
    expect(lists(loadout).filter((one) => one.instant).length).toBeGreaterThanOrEqual(6);
    expect(lists(loadout).filter((one) => one.type === 'equipment').length).toBeGreaterThanOrEqual(2);
  });

  test.each(shows)('shows %s', (what) => expect(everything(loadout).some(SHOWS[what])).toBe(true));
});

describe('checkLoadout names each broken rule', () => {
  const good = STARTERS[0].loadout;
  const broken = (edit: (loadout: HxLoadout) => void): string[] => {
    const loadout = structuredClone(good);
    edit(loadout);
    return checkLoadout(loadout);
  };

  test('HX-1.1 counts of base list, forges and forge lists', () => {
    expect(broken((l) => l.base.pop())).toEqual(['The base list has 9 cards; it needs exactly 10.']);
    expect(broken((l) => l.forges.pop())).toEqual(['The loadout has 3 forge lists; it needs exactly 4.']);
    expect(broken((l) => l.forges[1].cards.push('tin-errand'))).toEqual(['Forge 2 (Deep Tank) has 6 cards; it needs exactly 5.']);
  });

  test.each([
    ['a spell', 'graft', 'Graft cannot be the commander: it is a spell, not a unit.'],
    ['an equipment', 'cork-boots', 'Cork Boots cannot be the commander: it is an equipment, not a unit.'],
    ['a worker', 'kiln-newt', 'Kiln Newt cannot be the commander: it is a worker.'],
    ['a token', 'mosslet', 'Mosslet cannot be the commander: it is a token, not a card.'],
  ])('HX-1.2 the commander slot refuses %s', (_what, id, problem) => {
    expect(broken((l) => (l.commander = id))).toEqual([problem]);
  });

  test('HX-1.2 the commander slot takes any other unit card', () => {
    expect(broken((l) => (l.commander = 'tin-errand'))).toEqual([]);
  });

  test('HX-1.3 workers: two different cards, each with Worker', () => {
    expect(broken((l) => (l.workers = ['sluice-beaver', 'sluice-beaver']))).toEqual([
      'The primary and the secondary worker are the same card; they must differ.',
    ]);
    expect(broken((l) => (l.workers = ['tin-errand', 'sluice-beaver']))).toEqual([
      'Tin Errand cannot be the primary worker: it has no Worker.',
    ]);
  });

  test('HX-1.4 lists take no workers and no tokens', () => {
    expect(broken((l) => (l.base[0] = 'kiln-newt'))).toEqual(['The base list holds Kiln Newt; workers do not go into lists.']);
    expect(broken((l) => (l.forges[0].cards[0] = 'mosslet'))).toEqual([
      'Forge 1 (Copying Room) holds Mosslet, which is a token, not a card.',
    ]);
  });

  test('HX-1.5 the commander is in no list', () => {
    expect(broken((l) => (l.forges[3].cards[0] = l.commander))).toEqual([
      'Forge 4 (Dry Dock) holds Corvin Deepladle, who is already the commander.',
    ]);
  });

  const filled = (loadout: HxLoadout, base: number, forges: number[]) => {
    const fillers = [
      'tin-errand',
      'clay-footman',
      'tinplate-porter',
      'draft-automaton',
      'survey-flare',
      'strongbox',
      'strike-notice',
      'recast',
      'siege-frame',
      'douse',
    ];
    let next = 0;
    const list = (size: number, n: number) =>
      Array.from({ length: size }, (_, i) => (i < n ? 'spare-nut' : fillers[next++ % fillers.length]));
    loadout.base = list(10, base);
    loadout.forges.forEach((forge, i) => (forge.cards = list(5, forges[i])));
  };

  test('HX-1.6 at most three copies over all lists together', () => {
    expect(broken((l) => filled(l, 2, [1, 0, 0, 0]))).toEqual([]);
    expect(broken((l) => filled(l, 2, [2, 0, 0, 0]))).toEqual(['The lists hold 4 copies of Spare Nut; at most 3 are allowed.']);
  });

  test('HX-1.7 three copies may lie in one forge list', () => {
    expect(broken((l) => filled(l, 0, [3, 0, 0, 0]))).toEqual([]);
  });

  test('HX-1.8 HX-D1 unknown cards are named, and all problems are listed at once', () => {
    const problems = broken((l) => {
      l.commander = 'nobody';
      l.workers = ['nothing', 'douse'];
      l.base = ['ghost-card'];
    });
    expect(problems).toEqual([
      'The base list has 1 card; it needs exactly 10.',
      'The commander "nobody" is not a known card.',
      'The primary worker "nothing" is not a known card.',
      'Douse cannot be the secondary worker: it has no Worker.',
      'The base list holds "ghost-card", which is not a known card.',
    ]);
  });
});
