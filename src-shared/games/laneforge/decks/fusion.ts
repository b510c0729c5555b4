/** What two faction decks make together, counted from the card data: for looking at before a match. */
import { CHAMPIONS } from '../champions/index.ts';
import type { AbilitySpec, CardSet, KeywordSpec, Script, TriggerSpec } from '../effects/dsl.ts';
import { SETS } from '../sets/index.ts';
import { GROWTHS, LEVELS, type LnGrowth, type LnLevel } from '../types.ts';
import { parseDeckCode } from './code.ts';
import type { FactionDeck } from './deck-schema.ts';
import { deedFor, deedsOf, deedsOfScripts, type Deed } from './deeds.ts';
import { rollDeck } from './roll.ts';

/** One value of the first deck and one of the second. */
export type PerDeck<T> = readonly [T, T];

/** Means at a level: Attack and Health over the creatures, strength over all sets. */
export interface LevelMeans {
  level: LnLevel;
  attack: number;
  health: number;
  strength: number;
}

/** A subtype or keyword, with the sets that have it. */
export interface Trait {
  id: string;
  sets: PerDeck<string[]>;
  /** Both decks have it. */
  shared: boolean;
}

/** Sets that ask for something, and those that bring it (LN-20.10). */
export interface Need {
  tag: string;
  needs: PerDeck<string[]>;
  gives: PerDeck<string[]>;
  /** One deck asks and the other one answers. */
  bridges: boolean;
}

/** Sets that wait for the same thing, and what brings it about. */
export interface CommonTrigger {
  /** As the first of them has it. */
  spec: TriggerSpec;
  waits: PerDeck<string[]>;
  causes: PerDeck<string[]>;
  /** The kept Champion brings it about. */
  champion: boolean;
}

export interface Fusion {
  creatures: PerDeck<number>;
  spells: PerDeck<number>;
  /** Of all twenty sets, then of each deck alone. */
  curve: LevelMeans[];
  curves: PerDeck<LevelMeans[]>;
  growth: Record<LnGrowth, PerDeck<number>>;
  /** The leaning of each deck and how many of its sets have it. */
  themes: PerDeck<{ id: string; name: string; sets: number } | null>;
  /** What both decks have first, then the commonest. */
  subtypes: Trait[];
  keywords: Trait[];
  needs: Need[];
  triggers: CommonTrigger[];
}

const setById = new Map(SETS.map((set) => [set.id, set]));
const championById = new Map(CHAMPIONS.map((champion) => [champion.id, champion]));

type Halves = PerDeck<readonly CardSet[]>;
const setsOf = ({ sets }: FactionDeck): CardSet[] => sets.flatMap((id) => setById.get(id) ?? []);
const perDeck = <T>(halves: Halves, of: (sets: readonly CardSet[]) => T): PerDeck<T> => [of(halves[0]), of(halves[1])];
const idsWhere = (halves: Halves, test: (set: CardSet) => boolean): PerDeck<string[]> =>
  perDeck(halves, (sets) => sets.filter(test).map(({ id }) => id));
const inBoth = ([a, b]: PerDeck<string[]>): boolean => a.length > 0 && b.length > 0;
const size = ([a, b]: PerDeck<string[]>): number => a.length + b.length;
const without = ([a, b]: PerDeck<string[]>, [c, d]: PerDeck<string[]>): PerDeck<string[]> => [
  a.filter((id) => !c.includes(id)),
  b.filter((id) => !d.includes(id)),
];

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function curveOf(sets: readonly CardSet[]): LevelMeans[] {
  return LEVELS.map((level) => {
    const faces = sets.flatMap((set) => (set.type === 'creature' ? [set.faces[level - 1]] : []));
    return {
      level,
      attack: mean(faces.map(({ attack }) => attack)),
      health: mean(faces.map(({ health }) => health)),
      strength: mean(sets.map(({ ratings }) => ratings[level - 1])),
    };
  });
}

function themeOf(deck: FactionDeck): Fusion['themes'][0] {
  const parsed = parseDeckCode(deck.code);
  if (!parsed.ok) return null;
  const { id, name } = rollDeck(parsed.code.faction, parsed.code.seed).theme;
  return { id, name, sets: setsOf(deck).filter(({ themes }) => themes.includes(id)).length };
}

const subtypesOf = (set: CardSet): readonly string[] => (set.type === 'creature' ? set.subtypes : []);

const keywordId = (keyword: KeywordSpec): string => (typeof keyword === 'string' ? keyword : 'armor' in keyword ? 'armor' : 'mobility');

/** Printed on any of its levels. */
function keywordsOf(set: CardSet): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const face of set.faces) {
    if (face.free) ids.add('free');
    if ('keywords' in face) for (const keyword of face.keywords ?? []) ids.add(keywordId(keyword));
  }
  return ids;
}

function traitsOf(halves: Halves, idsOf: (set: CardSet) => Iterable<string>): Trait[] {
  const all = new Set(halves.flat().flatMap((set) => [...idsOf(set)]));
  return [...all]
    .map((id): Trait => {
      const sets = idsWhere(halves, (set) => [...idsOf(set)].includes(id));
      return { id, sets, shared: inBoth(sets) };
    })
    .sort((a, b) => Number(b.shared) - Number(a.shared) || size(b.sets) - size(a.sets) || a.id.localeCompare(b.id, 'en'));
}

function needsOf(halves: Halves): Need[] {
  const tags = new Set(halves.flat().flatMap((set) => set.needs ?? []));
  return [...tags].map((tag) => {
    const needs = idsWhere(halves, (set) => set.needs?.includes(tag) === true);
    const gives = without(
      idsWhere(halves, (set) => set.gives?.includes(tag) === true),
      needs,
    );
    const across = (from: 0 | 1): boolean => needs[from].length > 0 && gives[1 - from].length > 0;
    return { tag, needs, gives, bridges: across(0) || across(1) };
  });
}

/** The end of the turn comes by itself: to share it tells nothing. */
const isTriggered = (ability: AbilitySpec): ability is Extract<AbilitySpec, { kind: 'when' }> =>
  ability.kind === 'when' && ability.trigger.on !== 'endOfTurn';
const triggersOf = (set: CardSet): TriggerSpec[] =>
  set.faces.flatMap(({ abilities = [] }) => abilities.flatMap((one) => (isTriggered(one) ? [one.trigger] : [])));

/** Triggers that say something about the pair: both decks wait for it, or a text of the pair brings it about. */
function commonTriggers(halves: Halves, champion: ReadonlySet<Deed>): CommonTrigger[] {
  const specs = new Map(halves.flat().flatMap((set) => triggersOf(set).map((spec) => [JSON.stringify(spec), spec] as const)));
  return [...specs]
    .map(([key, spec]): CommonTrigger => {
      const deed = deedFor(spec);
      const waits = idsWhere(halves, (set) => triggersOf(set).some((other) => JSON.stringify(other) === key));
      const causes = idsWhere(halves, (set) => deed !== null && deedsOf(set).has(deed));
      return { spec, waits, causes: without(causes, waits), champion: deed !== null && champion.has(deed) };
    })
    .filter(({ waits, causes, champion: led }) => inBoth(waits) || size(causes) > 0 || led)
    .sort((a, b) => size(b.waits) - size(a.waits) || size(b.causes) - size(a.causes));
}

function scriptsOf({ champion: { id, lines } }: FactionDeck): Script[] {
  const spec = championById.get(id);
  return lines.flatMap((line, i) => spec?.lines.find((one) => one.id === line)?.versions[(i + 2) as 2 | 3 | 4] ?? []);
}

/** The fused deck with the Champion of deck `kept` (LN-1.8). */
export function fuse(decks: PerDeck<FactionDeck>, kept: 0 | 1): Fusion {
  const halves: Halves = [setsOf(decks[0]), setsOf(decks[1])];
  const growth = (of: LnGrowth) => perDeck(halves, (sets) => sets.filter((set) => set.growth === of).length);
  return {
    creatures: perDeck(halves, (sets) => sets.filter(({ type }) => type === 'creature').length),
    spells: perDeck(halves, (sets) => sets.filter(({ type }) => type === 'spell').length),
    curve: curveOf(halves.flat()),
    curves: perDeck(halves, curveOf),
    growth: Object.fromEntries(GROWTHS.map((of) => [of, growth(of)])) as Fusion['growth'],
    themes: [themeOf(decks[0]), themeOf(decks[1])],
    subtypes: traitsOf(halves, subtypesOf),
    keywords: traitsOf(halves, keywordsOf),
    needs: needsOf(halves),
    triggers: commonTriggers(halves, deedsOfScripts(scriptsOf(decks[kept]))),
  };
}
