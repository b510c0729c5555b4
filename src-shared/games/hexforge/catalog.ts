import { CARDS } from './cards/index.ts';
import { GENERIC, parseCost, total, fromCost, type Amounts } from './cost.ts';
import type { AbilitySpec, CardSpec, Continuous, EntityFilter, ExtraCost, KeywordSpec, Script, TargetSpec } from './effects/dsl.ts';
import { KW } from './keywords/masks.ts';

/** What must be chosen to play something: the text's own targets, or a place that its kind demands. */
export type PlayTarget =
  | TargetSpec
  /** A unit card's tile (HX-3.5). */
  | { target: 'placement' }
  /** The unit that an equipment is for (HX-9.2). */
  | { target: 'wearer'; side: EntityFilter['side'] }
  /** A free tile next to the own base (HX-5.4). */
  | { target: 'besideBase' }
  /** A forge site (HX-6.5). */
  | { target: 'site' };

/** Bonus that holds while a condition does. */
export interface Bonus {
  power: number;
  health: number;
  kw: number;
  splash: number;
}

export interface HxAbility {
  index: number;
  script: number;
  cost: Amounts;
  fast: boolean;
  brilliance: boolean;
  extra: readonly ExtraCost[];
  targets: readonly TargetSpec[];
}

/** One card definition, ready for the rules: numbers and indices only, plus the tree it came from. */
export interface HxDef {
  index: number;
  id: string;
  spec: CardSpec;
  isUnit: boolean;
  isSpell: boolean;
  isEquipment: boolean;
  isWorker: boolean;
  isCommander: boolean;
  isToken: boolean;
  cost: Amounts;
  cmc: number;
  power: number;
  health: number;
  kw: number;
  splash: number;
  instant: boolean;
  unstable: boolean;
  yields: Amounts | null;
  extra: readonly ExtraCost[];
  /** Indices into SCRIPTS, −1 where the card has no such text. */
  spell: number;
  entry: number;
  memento: number;
  spellbound: number;
  adapt: Bonus | null;
  unity: Bonus | null;
  gives: Bonus | null;
  abilities: readonly HxAbility[];
  /** In the order in which they are chosen on playing. */
  targets: readonly PlayTarget[];
}

/** A text that can be carried out, with the definition it stands on. */
export interface ScriptRef {
  def: number;
  script: Script;
}

export const DEFS: HxDef[] = [];
export const SCRIPTS: ScriptRef[] = [];
const byId = new Map<string, HxDef>();

export const isKnownCard = (id: string): boolean => byId.has(id);

/** @throws for an id that no card has */
export function defOf(id: string): HxDef {
  const def = byId.get(id);
  if (!def) throw new Error(`there is no card "${id}"`);
  return def;
}

function keywordBits(keywords: readonly KeywordSpec[] | undefined): { kw: number; splash: number } {
  let kw = 0;
  let splash = 0;
  for (const k of keywords ?? []) {
    if (typeof k === 'string') kw |= KW[k];
    else {
      kw |= KW.splash;
      splash += k.splash;
    }
  }
  return { kw, splash };
}

const bonus = (c: Continuous | undefined): Bonus | null =>
  c === undefined ? null : { power: c.power ?? 0, health: c.health ?? 0, ...keywordBits(c.keywords) };

function addScript(def: number, script: Script | undefined): number {
  if (!script) return -1;
  SCRIPTS.push({ def, script });
  return SCRIPTS.length - 1;
}

function compileCard(spec: CardSpec, index: number): HxDef {
  const isUnit = spec.type === 'unit';
  const abilities = (spec.type === 'spell' ? [] : (spec.abilities ?? [])).map((a: AbilitySpec, i): HxAbility => ({
    index: i,
    script: addScript(index, a),
    cost: parseCost(a.cost),
    fast: a.speed === 'fast',
    brilliance: a.brilliance ?? false,
    extra: a.extra ?? [],
    targets: a.targets ?? [],
  }));
  const cost = parseCost(spec.cost);
  const def: HxDef = {
    index,
    id: spec.id,
    spec,
    isUnit,
    isSpell: spec.type === 'spell',
    isEquipment: spec.type === 'equipment',
    isWorker: isUnit && spec.role === 'worker',
    isCommander: isUnit && spec.role === 'commander',
    isToken: isUnit && spec.role === 'token',
    cost,
    cmc: total(cost),
    power: isUnit ? spec.power : 0,
    health: isUnit ? spec.health : 0,
    ...keywordBits(isUnit ? spec.keywords : undefined),
    instant: spec.instant ?? false,
    unstable: spec.unstable ?? false,
    yields: isUnit && spec.worker ? fromCost(spec.worker) : null,
    extra: spec.extra ?? [],
    spell: spec.type === 'spell' ? addScript(index, spec) : -1,
    entry: isUnit ? addScript(index, spec.entry) : -1,
    memento: isUnit ? addScript(index, spec.memento) : -1,
    spellbound: isUnit ? addScript(index, spec.spellbound) : -1,
    adapt: isUnit ? bonus(spec.adapt) : null,
    unity: isUnit ? bonus(spec.unity) : null,
    gives: spec.type === 'equipment' ? bonus(spec.gives) : null,
    abilities,
    targets:
      spec.type === 'unit'
        ? [{ target: 'placement' }, ...(spec.entry?.targets ?? [])]
        : spec.type === 'equipment'
          ? [{ target: 'wearer', side: spec.wearer }]
          : (spec.targets ?? []),
  };
  if (isUnit) {
    const marks = {
      entry: spec.entry,
      memento: spec.memento,
      spellbound: spec.spellbound,
      adapt: spec.adapt,
      unity: spec.unity,
      worker: spec.worker,
    };
    for (const [mark, text] of Object.entries(marks)) if (text) def.kw |= KW[mark as keyof typeof marks];
    if (abilities.some((a) => a.brilliance)) def.kw |= KW.brilliance;
  }
  return def;
}

/**
 * Adds definitions; an index, once given, stays. The shipped cards come first, in their fixed order.
 * @throws when an id is taken
 */
export function registerCards(specs: readonly CardSpec[]): void {
  for (const spec of specs) {
    if (byId.has(spec.id)) throw new Error(`two cards are called "${spec.id}"`);
    const def = compileCard(spec, DEFS.length);
    DEFS.push(def);
    byId.set(spec.id, def);
  }
}

registerCards(CARDS);

/** The generic part of a cost after changes; the whole never falls below 0 (colours are never changed). */
export function changedCost(cost: Amounts, by: number): Amounts {
  if (by === 0) return cost;
  const changed = cost.slice();
  changed[GENERIC] = Math.max(0, changed[GENERIC] + by);
  return changed;
}
