import { DEFS, faceIndex, isKnownSet, registerChampions, registerSets, championOf } from '../../../src-shared/games/laneforge/catalog.ts';
import type {
  AbilitySpec,
  CardSet,
  ChampionLine,
  ChampionSpec,
  CreatureFace,
  CreatureSet,
  Effect,
  KeywordSpec,
  MinionSpec,
  PerLevel,
  SpellFace,
  SpellSet,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';

/** A set by id or name (level 1 unless `:2`, `:3`), one made for a test, or that at another level. */
export type CardLike = string | CardSet | { of: CardSet; level: 1 | 2 | 3 };

const common = {
  faction: 'f1',
  rarity: 'common',
  growth: 'even',
  themes: [],
  ratings: [10, 20, 30],
  flavour: '',
  art: { hero: 'anvil', scene: 'hall' },
} satisfies Partial<CardSet>;
let made = 0;

const perLevel = <F>(face: (n: PerLevel) => F): [F, F, F] => [face((a) => a), face((_, b) => b), face((_, __, c) => c)];

/**
 * A creature set made for a test: `testCreature('4/6', { keywords: ['aggressive'] })`. The same face at every level, with
 * Attack and Health growing by 2 each; each call is a set of its own.
 */
export function testCreature(stats: string, face: Partial<CreatureFace> = {}, more: Partial<CreatureSet> = {}): CreatureSet {
  const [attack, health] = stats.split('/').map(Number);
  const id = `test-creature-${++made}`;
  const faces = perLevel((n): CreatureFace => ({ attack: attack + n(0, 2, 4), health: health + n(0, 2, 4), ...face }));
  return { type: 'creature', id, name: id, subtypes: [], ...common, faces, ...more };
}

/** The same with a face written per level. */
export function testLevels(face: (n: PerLevel) => CreatureFace, more: Partial<CreatureSet> = {}): CreatureSet {
  const id = `test-creature-${++made}`;
  return { type: 'creature', id, name: id, subtypes: [], ...common, faces: perLevel(face), ...more };
}

/** A spell set made for a test; the same abilities at every level. */
export function testSpell(abilities: AbilitySpec[], face: Partial<SpellFace> = {}, more: Partial<SpellSet> = {}): SpellSet {
  const id = `test-spell-${++made}`;
  return { type: 'spell', id, name: id, ...common, faces: perLevel((): SpellFace => ({ abilities, ...face })), ...more };
}

/** A Minion made for a test, registered at once. */
export function testMinion(stats: string, face: Partial<CreatureFace> = {}, more: Partial<MinionSpec> = {}): MinionSpec {
  const [attack, health] = stats.split('/').map(Number);
  const id = `test-minion-${++made}`;
  const faces = perLevel((n): CreatureFace => ({ attack: attack + n(0, 2, 4), health: health + n(0, 2, 4), ...face }));
  const spec: MinionSpec = { id, name: id, faction: 'f1', subtypes: [], art: common.art, faces, ...more };
  registerSets([spec]);
  return spec;
}

type PerCycle = Partial<Record<2 | 3 | 4, Effect[]>>;

/** A Champion made for a test, by its lines. Registered at once. */
export function testChampionOf(lines: Record<string, PerCycle>): ChampionSpec {
  const id = `test-champion-${++made}`;
  const levels = [2, 3, 4] as const;
  const line = ([name, steps]: [string, PerCycle]): ChampionLine => ({
    id: name,
    versions: Object.fromEntries(levels.flatMap((level) => (steps[level] ? [[level, { rating: level, steps: steps[level] }]] : []))),
  });
  const spec: ChampionSpec = { id, name: id, faction: 'f1', title: '', art: common.art, lines: Object.entries(lines).map(line) };
  registerChampions([spec]);
  return championOf(id).spec;
}

/** One with a single line, doing nothing at levels left out. */
export const testChampion = (steps: PerCycle): ChampionSpec => testChampionOf({ line: { 2: [], 3: [], 4: [], ...steps } });

export const keywords = (...list: KeywordSpec[]): Partial<CreatureFace> => ({ keywords: list });

/** Set id and level that a name stands for, registering a made set at first use. */
export function setOf(card: CardLike): { set: string; level: number } {
  if (typeof card === 'object') {
    const spec = 'of' in card ? card.of : card;
    if (!isKnownSet(spec.id)) registerSets([spec]);
    return { set: spec.id, level: 'of' in card ? card.level : 1 };
  }
  const [name, level] = card.split(':');
  if (isKnownSet(name)) return { set: name, level: Number(level ?? 1) };
  const named = DEFS.find((def) => def.name === name);
  if (!named) throw new Error(`there is no card "${name}"`);
  return { set: named.set, level: Number(level ?? 1) };
}

export const faceOf = (card: CardLike): number => {
  const { set, level } = setOf(card);
  return faceIndex(set, level);
};

/** Card id, `set:level`. */
export const cardId = (card: CardLike): string => DEFS[faceOf(card)].id;
