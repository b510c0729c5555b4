import { CHAMPIONS } from './champions/index.ts';
import type {
  CardSet,
  ChampionLine,
  ChampionSpec,
  Condition,
  CreatureFace,
  MinionSpec,
  Script,
  SpellFace,
  TriggerKind,
  TriggerSpec,
} from './effects/dsl.ts';
import { EXTRA } from './extra-content.ts';
import { KW } from './keywords/masks.ts';
import { CANNOT } from './prohibitions.ts';
import { MINIONS, SETS } from './sets/index.ts';
import { LEVELS, type LnCardId, type LnFaction, type LnLevel } from './types.ts';

const TRIGGER_KINDS = [
  'deploy',
  'destroyed',
  'banished',
  'replaced',
  'cardPlayed',
  'replaces',
  'damagesCreature',
  'damagesPlayer',
  'destroysCreature',
  'survivesDamage',
  'endOfTurn',
  'entersRow',
  'entersLane',
  'moves',
  'creatureGainsHealth',
  'playerGainsHealth',
  'upgraded',
  'leftHand',
  'championUsed',
] as const satisfies readonly TriggerKind[];

/** A kind of trigger as a bit. */
export const TRIGGER = Object.fromEntries(TRIGGER_KINDS.map((kind, i) => [kind, 1 << i])) as Record<TriggerKind, number>;

export interface LnTriggered {
  kind: number;
  spec: TriggerSpec;
  program: number;
}

/** One card face, ready for the rules: numbers and indices, plus the entry it came from. */
export interface LnDef {
  index: number;
  id: LnCardId;
  /** The set's or Minion's id, name and words. */
  set: string;
  name: string;
  spec: CardSet | MinionSpec;
  face: CreatureFace | SpellFace;
  level: LnLevel;
  isCreature: boolean;
  isSpell: boolean;
  isMinion: boolean;
  faction: LnFaction;
  subtypes: readonly string[];
  attack: number;
  health: number;
  armor: number;
  kw: number;
  mobility: number;
  cannot: number;
  /** How it can be played for Free (LN-6.8, 6.9). */
  free: 'never' | 'condition' | 'cost';
  freeIf: Condition | null;
  /** Programs: −1 or empty where the card has no such text. */
  freeCost: number;
  deploy: readonly number[];
  activate: number;
  spell: readonly number[];
  triggers: readonly LnTriggered[];
  /** Kinds among `triggers`. */
  triggerMask: number;
}

export interface LnChampionDef {
  index: number;
  id: string;
  spec: ChampionSpec;
}

/** A text that can be carried out, with where it is printed. */
export interface ProgramRef {
  /** Definition index, −1 for a Champion's. */
  face: number;
  /** Champion index, −1 for a card's. */
  champion: number;
  /** Position among the abilities of the face; −1 for a Free cost. */
  ability: number;
  script: Script;
}

export const DEFS: LnDef[] = [];
export const CHAMPION_DEFS: LnChampionDef[] = [];
export const PROGRAMS: ProgramRef[] = [];
const firstFace = new Map<string, number>();
const faceById = new Map<string, number>();
const championById = new Map<string, LnChampionDef>();
/** Program per Champion line and level, `line:level`. */
const linePrograms = new Map<string, number>();

export const isKnownSet = (id: string): boolean => firstFace.has(id);

/** Index of a set's or Minion's face. @throws for an id that nothing has */
export function faceIndex(set: string, level: number): number {
  const first = firstFace.get(set);
  if (first === undefined) throw new Error(`there is no card "${set}"`);
  return first + level - 1;
}

/** Index of the face a card id names, −1 if there is none. */
export const findFace = (card: string): number => faceById.get(card) ?? -1;

/** @throws for an id that no Champion has */
export function championOf(id: string): LnChampionDef {
  const def = championById.get(id);
  if (!def) throw new Error(`there is no Champion "${id}"`);
  return def;
}

/** Program of a Champion's line at a level, −1 if the line has no version for it. */
export const lineProgram = (champion: string, line: string, level: number): number =>
  linePrograms.get(`${champion}/${line}:${level}`) ?? -1;

function addProgram(ref: ProgramRef): number {
  PROGRAMS.push(ref);
  return PROGRAMS.length - 1;
}

function keywordNumbers(face: CreatureFace): Pick<LnDef, 'kw' | 'armor' | 'mobility'> {
  const numbers = { kw: 0, armor: 0, mobility: 0 };
  for (const k of face.keywords ?? []) {
    if (typeof k === 'string') numbers.kw |= KW[k];
    else if ('armor' in k) numbers.armor += k.armor;
    else {
      numbers.kw |= KW.mobility;
      numbers.mobility = Math.max(numbers.mobility, k.mobility);
    }
  }
  return numbers;
}

function compileFace(spec: CardSet | MinionSpec, level: LnLevel): LnDef {
  const index = DEFS.length;
  const face = spec.faces[level - 1];
  const creature = 'attack' in face ? face : null;
  const abilities = (face.abilities ?? []).map((ability, i) => ({
    ability,
    program: addProgram({ face: index, champion: -1, ability: i, script: ability }),
  }));
  const ofKind = (kind: string) => abilities.filter((a) => a.ability.kind === kind).map((a) => a.program);
  const activates = ofKind('activate');
  if (activates.length > 1) throw new Error(`"${spec.id}" has more than one Activate`);
  const triggers = abilities.flatMap(({ ability, program }): LnTriggered[] =>
    ability.kind === 'when' ? [{ kind: TRIGGER[ability.trigger.on], spec: ability.trigger, program }] : [],
  );
  const { free } = face;
  return {
    index,
    id: `${spec.id}:${level}`,
    set: spec.id,
    name: spec.name,
    spec,
    face,
    level,
    isCreature: creature !== null,
    isSpell: creature === null,
    isMinion: !('type' in spec),
    faction: spec.faction,
    subtypes: 'subtypes' in spec ? spec.subtypes : [],
    attack: creature?.attack ?? 0,
    health: creature?.health ?? 0,
    ...(creature ? keywordNumbers(creature) : { kw: 0, armor: 0, mobility: 0 }),
    cannot: (creature?.cannot ?? []).reduce((bits, name) => bits | CANNOT[name], 0),
    free: free === undefined ? 'never' : 'if' in free ? 'condition' : 'cost',
    freeIf: free && 'if' in free ? free.if : null,
    freeCost: free && 'cost' in free ? addProgram({ face: index, champion: -1, ability: -1, script: { steps: free.cost } }) : -1,
    deploy: ofKind('deploy'),
    activate: activates[0] ?? -1,
    spell: ofKind('spell'),
    triggers,
    triggerMask: triggers.reduce((mask, t) => mask | t.kind, 0),
  };
}

/**
 * Adds sets or Minions, three faces each; an index, once given, stays. The shipped ones come first, in content order.
 * @throws when an id is taken
 */
export function registerSets(specs: readonly (CardSet | MinionSpec)[]): void {
  for (const spec of specs) {
    if (firstFace.has(spec.id)) throw new Error(`two cards are called "${spec.id}"`);
    firstFace.set(spec.id, DEFS.length);
    for (const level of LEVELS) {
      const def = compileFace(spec, level);
      DEFS.push(def);
      faceById.set(def.id, def.index);
    }
  }
}

const linesOf = (line: ChampionLine): [2 | 3 | 4, Script][] =>
  ([2, 3, 4] as const).flatMap((level): [2 | 3 | 4, Script][] => {
    const version = line.versions[level];
    return version ? [[level, version]] : [];
  });

/** @throws when an id is taken */
export function registerChampions(specs: readonly ChampionSpec[]): void {
  for (const spec of specs) {
    if (championById.has(spec.id)) throw new Error(`two Champions are called "${spec.id}"`);
    const def = { index: CHAMPION_DEFS.length, id: spec.id, spec };
    CHAMPION_DEFS.push(def);
    championById.set(spec.id, def);
    for (const line of spec.lines)
      for (const [level, script] of linesOf(line))
        linePrograms.set(`${spec.id}/${line.id}:${level}`, addProgram({ face: -1, champion: def.index, ability: level, script }));
  }
}

registerSets(SETS);
registerSets(MINIONS);
registerChampions(CHAMPIONS);
registerSets(EXTRA.sets);
registerChampions(EXTRA.champions);
