/**
 * The language cards are written in: plain, JSON-able trees made with small typed builders. The same tree is
 * compiled into functions (`program.ts`) and into the card's rules text (`../text/rules-text.ts`), so that
 * text and behaviour cannot disagree. What these verbs cannot say becomes a new verb, never a special case.
 */
import type { ArtSpec } from '../../../text/art.ts';
import type { HxDuration, HxEntityKeyword, HxGrantable, HxResource, HxSide, HxTileType } from '../types.ts';

// ---------------------------------------------------------------- filters

/** Which entities on the battlefield are meant. Absent fields do not restrict. */
export interface EntityFilter {
  kind: 'unit' | 'tower' | 'forge' | 'base' | 'entity';
  /** Seen from the controller of the effect. */
  side: HxSide;
  /** Stands on one of these tile types. */
  on?: HxTileType[];
  /** Stands next to a tile of this type (walls included). */
  besideTile?: HxTileType;
  /** Adjacent to this reference (and not itself it). */
  beside?: Ref;
  damaged?: boolean;
  exhausted?: boolean;
  /** Has this keyword now. */
  keyword?: HxEntityKeyword;
  /** Current power at most / at least. */
  maxPower?: number;
  minPower?: number;
  /** Current max health at most. */
  maxHealth?: number;
  /** Commanders are left out. */
  notCommander?: boolean;
  /** Carries equipment / carries none. */
  equipped?: boolean;
}

export interface TileFilter {
  /** One of these types; absent = any standable type. */
  types?: HxTileType[];
  /** No entity stands there. */
  free?: boolean;
  /** Adjacent to this reference. */
  beside?: Ref;
  /** Within this many tiles of the source entity. */
  within?: number;
  /** May be chosen outside the seat's vision ("any tile", HX-D51). */
  anywhere?: boolean;
}

// ---------------------------------------------------------------- targets and references

/** What has to be chosen when the card is played or the ability is activated (HX-13.4). */
export type TargetSpec =
  | { target: 'entity'; of: EntityFilter }
  | { target: 'tile'; of: TileFilter }
  /** An item on the stack, placeholders included (HX-14.17). */
  | { target: 'item'; item: 'spell' | 'ability' | 'any' }
  /** A card in a public pile. */
  | { target: 'card'; zone: 'discard' | 'lost'; side: HxSide; type?: 'unit' | 'spell' | 'equipment' }
  /** A card in your own hand. */
  | { target: 'handCard'; type?: 'unit' | 'spell' | 'equipment' };

/**
 * One thing: `self` is the unit the text stands on (for equipment texts: its wearer; for a unit's Entry: the
 * unit itself), a number the n-th target, `chosen` the last thing a `choose` picked, `each` the loop's present one.
 */
export type Ref = 'self' | 'each' | 'ownBase' | 'enemyBase' | number;
/** Several things at once: one simultaneous event for all of them (HX-2.10). */
export type Group = Ref | { each: readonly Ref[] } | { all: EntityFilter; other?: boolean };

export type Amount =
  | number
  /** One per entity in the group, times `times` (default 1). */
  | { per: EntityFilter; times?: number }
  | { powerOf: Ref }
  | { damageOn: Ref };

export type Condition =
  | { cond: 'onTile'; who: Ref; types: HxTileType[] }
  | { cond: 'besideTile'; who: Ref; type: HxTileType }
  | { cond: 'exists'; of: EntityFilter }
  | { cond: 'keyword'; who: Ref; keyword: HxEntityKeyword }
  | { cond: 'exhausted'; who: Ref }
  | { cond: 'damaged'; who: Ref }
  | { cond: 'handAtMost'; n: number };

// ---------------------------------------------------------------- effects

export type Effect =
  | { do: 'damage'; amount: Amount; to: Group }
  | { do: 'destroy'; what: Group }
  | { do: 'lose'; what: Group }
  | { do: 'bounce'; what: Group }
  | { do: 'repair'; amount: Amount; what: Group }
  /** Units; `'full'` = recover. */
  | { do: 'heal'; amount: Amount | 'full'; what: Group }
  | { do: 'draw'; n: number; who?: 'you' | 'opponent' | 'each' }
  /** You choose your own (HX-D45); a rival loses the oldest. */
  | { do: 'discard'; n: number; who: 'you' | 'opponent' }
  /** Puts tokens of `token` on free standable tiles adjacent to `beside`, nearest first in fixed tile order (HX-D96). */
  | { do: 'token'; token: string; n: number; beside: Ref }
  | { do: 'modify'; power: Amount; health: Amount; what: Group; until: HxDuration }
  | { do: 'grant'; keyword: HxGrantable; n?: number; what: Group; until: HxDuration }
  | { do: 'exhaust'; what: Group }
  /** Clears exhaustion. */
  | { do: 'ready'; what: Group }
  /** Puts a unit onto a tile target; nothing happens if the tile cannot hold it. */
  | { do: 'teleport'; what: Ref; to: number }
  /** Vision of a tile target and of all tiles within `radius` of it until this turn's End phase. */
  | { do: 'reveal'; tile: number; radius: number }
  | { do: 'gain'; resources: Partial<Record<HxResource, number>> }
  /** Changes the generic part of a hand card's cost (never below 0 in all), until End / while in hand / for ever. */
  | { do: 'cost'; by: number; what: number | 'yourHand'; type?: 'unit' | 'spell' | 'equipment'; until: HxDuration }
  | { do: 'tradeBlows'; a: Ref; b: Ref }
  | { do: 'counter'; what: number }
  | { do: 'endEternal'; what: Group }
  /** Card target from a pile to its owner's hand or deck. */
  | { do: 'recall'; what: number; to: 'hand' | 'deckTop' | 'deckBottom' }
  /** A card target becomes lost. */
  | { do: 'loseCard'; what: number }
  | { do: 'if'; when: Condition; then: Effect[]; else?: Effect[] };

/** Costs beside resources; chosen and paid when played (HX-13.8). */
export type ExtraCost = { pay: 'discard'; n: number } | { pay: 'sacrifice'; of: EntityFilter };

// ---------------------------------------------------------------- texts on cards

/** A text that is carried out once: a spell, an Entry, an ability. */
export interface Script {
  targets?: TargetSpec[];
  effects: Effect[];
}

/** What holds while a condition does: Adapt, Unity, equipment. No duration (HX-29.1). */
export interface Continuous {
  power?: number;
  health?: number;
  keywords?: KeywordSpec[];
}

export interface AbilitySpec extends Script {
  /** `'1FF'`, `'0'`. */
  cost: string;
  speed: 'slow' | 'fast';
  /** Once per existence (HX-28.3). */
  brilliance?: boolean;
  extra?: ExtraCost[];
}

export type KeywordSpec = HxGrantable | { splash: number };

interface CardBase {
  id: string;
  name: string;
  /** `'2RG'`; `''` costs nothing. */
  cost: string;
  instant?: boolean;
  unstable?: boolean;
  extra?: ExtraCost[];
  flavour: string;
  art: ArtSpec;
}

export interface UnitSpec extends CardBase {
  type: 'unit';
  role?: 'commander' | 'worker' | 'token';
  /** One word: Beast, Golem, Smith… no rules meaning. */
  kind: string;
  power: number;
  health: number;
  keywords?: KeywordSpec[];
  /** Yield of a worker per Harvest on a mineral tile. */
  worker?: Partial<Record<HxResource, number>>;
  entry?: Script;
  memento?: Script;
  spellbound?: Script;
  adapt?: Continuous;
  unity?: Continuous;
  abilities?: AbilitySpec[];
}

export interface SpellSpec extends CardBase, Script {
  type: 'spell';
}

export interface EquipmentSpec extends CardBase {
  type: 'equipment';
  /** Whose units may wear it (HX-9.5). */
  wearer: 'own' | 'enemy' | 'any';
  gives: Continuous;
  /** Abilities the wearer has while it wears this. */
  abilities?: AbilitySpec[];
}

export type CardSpec = UnitSpec | SpellSpec | EquipmentSpec;

// ---------------------------------------------------------------- builders

export const unit = (spec: Omit<UnitSpec, 'type'>): UnitSpec => ({ type: 'unit', ...spec });
export const spell = (spec: Omit<SpellSpec, 'type'>): SpellSpec => ({ type: 'spell', ...spec });
export const equipment = (spec: Omit<EquipmentSpec, 'type'>): EquipmentSpec => ({ type: 'equipment', ...spec });

export const splash = (n: number): KeywordSpec => ({ splash: n });

const entityTarget =
  (kind: EntityFilter['kind'], side: HxSide) =>
  (more: Partial<EntityFilter> = {}): TargetSpec => ({
    target: 'entity',
    of: { kind, side, ...more },
  });

export const target = {
  unit: entityTarget('unit', 'any'),
  ownUnit: entityTarget('unit', 'own'),
  enemyUnit: entityTarget('unit', 'enemy'),
  entity: entityTarget('entity', 'any'),
  enemyEntity: entityTarget('entity', 'enemy'),
  ownTower: entityTarget('tower', 'own'),
  enemyTower: entityTarget('tower', 'enemy'),
  ownForge: entityTarget('forge', 'own'),
  enemyForge: entityTarget('forge', 'enemy'),
  tile: (of: TileFilter = {}): TargetSpec => ({ target: 'tile', of }),
  item: (item: 'spell' | 'ability' | 'any'): TargetSpec => ({ target: 'item', item }),
  discarded: (side: HxSide, type?: 'unit' | 'spell' | 'equipment'): TargetSpec => ({
    target: 'card',
    zone: 'discard',
    side,
    ...(type && { type }),
  }),
  lost: (side: HxSide, type?: 'unit' | 'spell' | 'equipment'): TargetSpec => ({
    target: 'card',
    zone: 'lost',
    side,
    ...(type && { type }),
  }),
  handCard: (type?: 'unit' | 'spell' | 'equipment'): TargetSpec => ({ target: 'handCard', ...(type && { type }) }),
};

export const units = (side: HxSide, more: Partial<EntityFilter> = {}): EntityFilter => ({ kind: 'unit', side, ...more });
export const entities = (side: HxSide, more: Partial<EntityFilter> = {}): EntityFilter => ({ kind: 'entity', side, ...more });
export const towers = (side: HxSide, more: Partial<EntityFilter> = {}): EntityFilter => ({ kind: 'tower', side, ...more });
export const all = (filter: EntityFilter): Group => ({ all: filter });
/** Several targets or other references: `damage(2, each(0, 1))` is 2 damage to each of both, as one event. */
export const each = (...refs: Ref[]): Group => ({ each: refs });
/** All but the source itself. */
export const allOther = (filter: EntityFilter): Group => ({ all: filter, other: true });

export const damage = (amount: Amount, to: Group): Effect => ({ do: 'damage', amount, to });
export const destroy = (what: Group): Effect => ({ do: 'destroy', what });
export const lose = (what: Group): Effect => ({ do: 'lose', what });
export const bounce = (what: Group): Effect => ({ do: 'bounce', what });
export const repair = (amount: Amount, what: Group): Effect => ({ do: 'repair', amount, what });
export const heal = (amount: Amount | 'full', what: Group): Effect => ({ do: 'heal', amount, what });
export const drawCards = (n: number, who: 'you' | 'opponent' | 'each' = 'you'): Effect => ({ do: 'draw', n, who });
export const discardCards = (n: number, who: 'you' | 'opponent'): Effect => ({ do: 'discard', n, who });
export const token = (id: string, n: number, beside: Ref): Effect => ({ do: 'token', token: id, n, beside });
export const modify = (power: Amount, health: Amount, what: Group, until: HxDuration): Effect => ({
  do: 'modify',
  power,
  health,
  what,
  until,
});
export const grant = (keyword: HxGrantable, what: Group, until: HxDuration, n?: number): Effect => ({
  do: 'grant',
  keyword,
  what,
  until,
  ...(n !== undefined && { n }),
});
export const exhaust = (what: Group): Effect => ({ do: 'exhaust', what });
export const ready = (what: Group): Effect => ({ do: 'ready', what });
export const teleport = (what: Ref, to: number): Effect => ({ do: 'teleport', what, to });
export const reveal = (tile: number, radius: number): Effect => ({ do: 'reveal', tile, radius });
export const gain = (resources: Partial<Record<HxResource, number>>): Effect => ({ do: 'gain', resources });
export const changeCost = (by: number, what: number | 'yourHand', until: HxDuration, type?: 'unit' | 'spell' | 'equipment'): Effect => ({
  do: 'cost',
  by,
  what,
  until,
  ...(type && { type }),
});
export const tradeBlows = (a: Ref, b: Ref): Effect => ({ do: 'tradeBlows', a, b });
export const counter = (what: number): Effect => ({ do: 'counter', what });
export const endEternal = (what: Group): Effect => ({ do: 'endEternal', what });
export const recall = (what: number, to: 'hand' | 'deckTop' | 'deckBottom'): Effect => ({ do: 'recall', what, to });
export const loseCard = (what: number): Effect => ({ do: 'loseCard', what });
export const when = (condition: Condition, then: Effect[], otherwise?: Effect[]): Effect => ({
  do: 'if',
  when: condition,
  then,
  ...(otherwise && { else: otherwise }),
});

export const discardCost = (n: number): ExtraCost => ({ pay: 'discard', n });
export const sacrificeCost = (of: EntityFilter = { kind: 'unit', side: 'own' }): ExtraCost => ({ pay: 'sacrifice', of });
