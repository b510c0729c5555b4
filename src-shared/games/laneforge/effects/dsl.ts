/**
 * The language Laneforge's cards are written in: plain, JSON-able trees made with small typed builders. The same tree
 * is compiled into steps (`program.ts`) and into the card's rules text (`../text/rules-text.ts`), so that text and
 * behaviour cannot disagree. What these verbs cannot say becomes a new verb, never a special case.
 */
import type { ArtSpec } from '../../../text/art.ts';
import type { LnCardType, LnDuration, LnFaction, LnGrowth, LnKeyword, LnLevel, LnProhibition, LnRarity, LnRow, LnSide } from '../types.ts';

// ---------------------------------------------------------------- references and filters

/**
 * One creature: `this` is the one the text stands on (after an Upgrade its new level, LN-14.30), `it` the one the
 * trigger tells of, `chosen` and `chosen2` what the text's latest picks into that slot named.
 */
export type Ref = 'this' | 'it' | 'chosen' | 'chosen2';

/** Which creatures in play are meant. Absent fields do not restrict. `own` is seen from the effect's player. */
export interface CreatureFilter {
  side: LnSide;
  /** Not the creature the text stands on. */
  other?: true;
  /** Same player, lane numbers differ by one (LN-14.2). */
  adjacentTo?: Ref;
  /** The enemy in this one's lane (LN-14.21). */
  opposing?: Ref;
  subtype?: string;
  faction?: LnFaction;
  minion?: boolean;
  level?: LnLevel;
  maxLevel?: LnLevel;
  row?: LnRow;
  keyword?: LnKeyword;
  /** Has any Armor (LN-10.7). */
  armored?: true;
  ready?: boolean;
  opposed?: boolean;
  maxAttack?: number;
  minAttack?: number;
  maxHealth?: number;
  minHealth?: number;
  /** Gained Health this turn (LN-18.2). */
  fed?: true;
  /** Only those tied for the least or most of it (LN-13.2). */
  least?: 'attack' | 'health';
  most?: 'attack' | 'health';
}

/** Which cards of a pile or hand are meant. */
export interface CardFilter {
  type?: LnCardType;
  subtype?: string;
  notSubtype?: string;
  faction?: LnFaction;
  level?: LnLevel;
  maxLevel?: LnLevel;
}

/** Several creatures at once are one event (LN-8.11). `pick` asks the effect's player as the step resolves (LN-13.1). */
export type Group =
  | Ref
  | { all: CreatureFilter }
  | {
      pick: CreatureFilter;
      /** How many different ones; default 1. */ n?: number;
      upTo?: true;
      /** Default `chosen`. */ as?: 'chosen' | 'chosen2';
    };

export type Players = 'you' | 'opponent' | 'each';

export type Amount =
  | number
  /** One per creature, times `times` (default 1), plus `plus`. */
  | { count: CreatureFilter; times?: number; plus?: number }
  /** One per card in a pile. */
  | { cards: 'banish' | 'discard' | 'hand'; of?: CardFilter; whose: 'you' | 'opponent'; times?: number; plus?: number }
  /** A creature's number as it is (or last was). */
  | { of: 'attack' | 'health' | 'armor' | 'level'; who: Ref; times?: number; plus?: number }
  /** The number the trigger tells of: damage dealt, Health gained. */
  | 'that';

export type Condition =
  | { cond: 'exists'; of: CreatureFilter; /** At least this many; default 1. */ n?: number }
  | { cond: 'forge'; who: 'you' | 'opponent' }
  /** Gained Health this turn: a player or the creature itself (LN-18.2). */
  | { cond: 'gainedHealth'; who: 'you' | 'opponent' | Ref }
  /** At least `n` creatures of that side were destroyed this turn. */
  | { cond: 'destroyedThisTurn'; side: LnSide; n?: number }
  /**
   * You have played at least `n` such cards this turn. A card counts once it has been played: a creature from its Deploy
   * on, a spell not yet while it resolves, neither while it is declared Free.
   */
  | { cond: 'playedThisTurn'; type?: LnCardType; n: number }
  | { cond: 'opposed'; who: Ref }
  | { cond: 'unopposed'; who: Ref }
  | { cond: 'row'; who: Ref; row: LnRow }
  | { cond: 'is'; who: Ref; of: CreatureFilter }
  | { cond: 'cards'; zone: 'banish' | 'discard' | 'hand'; of?: CardFilter; whose: 'you' | 'opponent'; n: number }
  | { cond: 'health'; who: 'you' | 'opponent'; atMost: number }
  /** Your Health is lower (or higher) than your opponent's. */
  | { cond: 'behind' }
  | { cond: 'ahead' }
  | { cond: 'not'; of: Condition };

// ---------------------------------------------------------------- effects

/** What is played without being a card in a pile: a Minion of a level; absent, the level of the text's card (LN-D8). */
export interface MinionRef {
  minion: string;
  level?: LnLevel;
}

/** Into which own lanes an effect plays a creature; absent: any of the five (LN-7.2). */
export type LaneLimit = 'empty' | 'adjacent' | 'unopposed' | 'opposed';

/** One instruction. A step fails when none of it can be done; a failed step ends its ability (LN-8.4, LN-D17). */
export type Effect =
  | { do: 'damage'; amount: Amount; to: Group | Players }
  | { do: 'gainHealth'; amount: Amount; who: Group | Players }
  | { do: 'loseHealth'; amount: Amount; who: Group | Players }
  /** Change of Attack and Health; may be negative. A rise in Health is gained, a fall is lost. */
  | { do: 'modify'; attack: Amount; health: Amount; what: Group; until: LnDuration }
  | { do: 'gainArmor'; amount: Amount; what: Group; until: LnDuration }
  | { do: 'gainKeyword'; keyword: LnKeyword; /** Mobility's X. */ x?: number; what: Group; until: LnDuration }
  | { do: 'loseKeyword'; keyword: LnKeyword; what: Group; until: LnDuration }
  /** Empties the text box (LN-18.6). */
  | { do: 'losePrinted'; what: Group; until: LnDuration }
  | { do: 'destroy'; what: Group }
  | { do: 'banish'; what: Group }
  | { do: 'draw'; n: Amount; who: Players }
  /** Each chooses among the own hand; fewer when the hand is smaller. */
  | { do: 'discard'; n: number; who: Players }
  | { do: 'minion'; what: MinionRef; lanes?: LaneLimit }
  /** Plays a card out of the own hand or a pile; out of hand or discard pile it levels (LN-6.2). */
  | { do: 'play'; from: 'hand' | 'discard'; of: CardFilter; lanes?: LaneLimit }
  /** Plays a creature card out of the own banish pile (LN-14.24). */
  | { do: 'reanimate'; of: CardFilter; lanes?: LaneLimit }
  /** The creature itself returns from the banish pile to play (LN-18.5). */
  | { do: 'reanimateThis' }
  /** Its controller plays the Minion in its place (LN-14.25). */
  | { do: 'replace'; what: Group; with: MinionRef }
  /** Plays this set's card of the level in its place (LN-18.9). */
  | { do: 'replaceThis'; level: LnLevel }
  | { do: 'upgrade'; what: Group }
  | { do: 'upgradeCard'; in: 'hand' | 'discard' | 'deck'; of: CardFilter }
  | { do: 'move'; what: Group; /** Most lanes; absent: any. */ reach?: number }
  | { do: 'swap'; a: Group; b: Group }
  | { do: 'putRow'; what: Group; row: LnRow }
  | { do: 'strike'; by: Group; target: Group }
  | { do: 'battle'; a: Group; b: Group }
  | { do: 'ready'; what: Group }
  | { do: 'exhaust'; what: Group }
  | { do: 'readyChampion' }
  | { do: 'useChampion'; level: 2 | 3 | 4 }
  // ---- structure
  | { do: 'if'; when: Condition; then: Effect[]; else?: Effect[] }
  /** Asked; declined, only these steps are skipped (LN-D17). Not asked when the first of them cannot be done. */
  | { do: 'may'; steps: Effect[] }
  /** In sequence, choosing anew each time (LN-8.8). */
  | { do: 'times'; n: number; steps: Effect[] }
  /** The holder of the Forge first, completely, then the other; `you` is the acting seat (LN-13.3). */
  | { do: 'eachPlayer'; steps: Effect[] };

// ---------------------------------------------------------------- texts

/** What sets a triggered ability off. `own` and `enemy` are seen from its creature; `other` excludes the creature itself. */
export type TriggerSpec =
  /** Look back on leaving: also when this creature left in the same event (LN-12.3). `own` means another own creature. */
  | { on: 'destroyed' | 'banished' | 'replaced'; who: 'this' | 'own' | 'enemy' | 'any'; of?: CardFilter & { minion?: boolean } }
  /** Another card is played; never by its own play (LN-12.5). */
  | { on: 'cardPlayed'; by: 'you' | 'opponent'; of?: CardFilter }
  /** On this creature's own play onto an own creature. */
  | { on: 'replaces' }
  | { on: 'damagesCreature' | 'damagesPlayer' | 'destroysCreature' }
  | { on: 'survivesDamage'; who: 'this' | 'own' }
  | { on: 'endOfTurn' }
  | { on: 'entersRow'; who: 'this' | 'own' | 'enemy'; row?: LnRow }
  /** Played there or moved there; `moves` is the latter alone. */
  | { on: 'entersLane' | 'moves'; who: 'this' | 'own' | 'enemy' }
  | { on: 'creatureGainsHealth'; who: 'this' | 'own' }
  | { on: 'playerGainsHealth'; who: 'you' | 'opponent' }
  | { on: 'upgraded'; by: 'you' | 'any' }
  /** A card is discarded or banished from a hand. */
  | { on: 'leftHand'; whose: 'you' | 'opponent' }
  | { on: 'championUsed'; whose: 'you' | 'opponent' };
export type TriggerKind = TriggerSpec['on'] | 'deploy';

/** A text that is carried out step by step. `instead` (LN-8.5) is read when the ability starts. */
export interface Script {
  steps: Effect[];
  instead?: { if: Condition; steps: Effect[] };
}

export type AbilitySpec =
  | ({ kind: 'deploy' } & Script)
  | ({ kind: 'activate' } & Script)
  | ({ kind: 'spell' } & Script)
  | ({ kind: 'when'; trigger: TriggerSpec } & Script);

export type KeywordSpec = Exclude<LnKeyword, 'mobility'> | { mobility: number } | { armor: number };

/** Why a card may be played beside the main action (LN-6.8, LN-6.9). */
export type FreeSpec = { if: Condition } | { cost: Effect[] };

export interface CreatureFace {
  attack: number;
  health: number;
  keywords?: KeywordSpec[];
  cannot?: LnProhibition[];
  free?: FreeSpec;
  abilities?: AbilitySpec[];
}

export interface SpellFace {
  free?: FreeSpec;
  abilities: AbilitySpec[];
}

/** Chooses the value of the level that is being made: `n(3, 6, 9)`. */
export type PerLevel = <T>(one: T, two: T, three: T) => T;

interface SetBase {
  id: string;
  name: string;
  faction: LnFaction;
  rarity: LnRarity;
  growth: LnGrowth;
  /** Of the faction's three (LN-21.2). */
  themes: string[];
  tags?: string[];
  needs?: string[];
  gives?: string[];
  /** Strength of each level, 1–100, rising (LN-21.5). */
  ratings: [number, number, number];
  flavour: string;
  art: ArtSpec;
}

export interface CreatureSet extends SetBase {
  type: 'creature';
  subtypes: string[];
  faces: [CreatureFace, CreatureFace, CreatureFace];
}

export interface SpellSet extends SetBase {
  type: 'spell';
  faces: [SpellFace, SpellFace, SpellFace];
}

export type CardSet = CreatureSet | SpellSet;

/** A creature outside decks and piles (LN-2.10). */
export interface MinionSpec {
  id: string;
  name: string;
  faction: LnFaction;
  subtypes: string[];
  art: ArtSpec;
  faces: [CreatureFace, CreatureFace, CreatureFace];
}

/** One line of abilities a Champion may have at several of the levels 2, 3, 4 (LN-20.13). */
export interface ChampionLine {
  id: string;
  versions: Partial<Record<2 | 3 | 4, { rating: number } & Script>>;
}

export interface ChampionSpec {
  id: string;
  name: string;
  faction: LnFaction;
  title: string;
  art: ArtSpec;
  lines: ChampionLine[];
}

// ---------------------------------------------------------------- builders

const levels = <F>(face: (n: PerLevel) => F): [F, F, F] => [face((one) => one), face((_, two) => two), face((_, __, three) => three)];

export const creature = (spec: Omit<CreatureSet, 'type' | 'faces'> & { face: (n: PerLevel) => CreatureFace }): CreatureSet => {
  const { face, ...rest } = spec;
  return { type: 'creature', ...rest, faces: levels(face) };
};
export const spell = (spec: Omit<SpellSet, 'type' | 'faces'> & { face: (n: PerLevel) => SpellFace }): SpellSet => {
  const { face, ...rest } = spec;
  return { type: 'spell', ...rest, faces: levels(face) };
};
export const minionSpec = (spec: Omit<MinionSpec, 'faces'> & { face: (n: PerLevel) => CreatureFace }): MinionSpec => {
  const { face, ...rest } = spec;
  return { ...rest, faces: levels(face) };
};

export const deploy = (...steps: Effect[]): AbilitySpec => ({ kind: 'deploy', steps });
export const activate = (...steps: Effect[]): AbilitySpec => ({ kind: 'activate', steps });
export const effect = (...steps: Effect[]): AbilitySpec => ({ kind: 'spell', steps });
export const when = (trigger: TriggerSpec, ...steps: Effect[]): AbilitySpec => ({ kind: 'when', trigger, steps });
export const endOfTurn = (...steps: Effect[]): AbilitySpec => when({ on: 'endOfTurn' }, ...steps);
/** The ability with other steps while the condition holds as it starts. */
export const instead = (ability: AbilitySpec, condition: Condition, ...steps: Effect[]): AbilitySpec => ({
  ...ability,
  instead: { if: condition, steps },
});

export const armor = (x: number): KeywordSpec => ({ armor: x });
export const mobility = (x: number): KeywordSpec => ({ mobility: x });

export const own = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => ({ side: 'own', ...more });
export const enemy = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => ({ side: 'enemy', ...more });
export const any = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => ({ side: 'any', ...more });
export const otherOwn = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => own({ ...more, other: true });
export const adjacent = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => own({ ...more, adjacentTo: 'this' });
export const opposing = (more: Omit<CreatureFilter, 'side'> = {}): CreatureFilter => enemy({ ...more, opposing: 'this' });

export const all = (filter: CreatureFilter): Group => ({ all: filter });
export const pick = (filter: CreatureFilter, more: { n?: number; upTo?: true; as?: 'chosen' | 'chosen2' } = {}): Group => ({
  pick: filter,
  ...more,
});

export const damage = (amount: Amount, to: Group | Players): Effect => ({ do: 'damage', amount, to });
export const gainHealth = (amount: Amount, who: Group | Players): Effect => ({ do: 'gainHealth', amount, who });
export const loseHealth = (amount: Amount, who: Group | Players): Effect => ({ do: 'loseHealth', amount, who });
export const modify = (attack: Amount, health: Amount, what: Group, until: LnDuration = 'whileInPlay'): Effect => ({
  do: 'modify',
  attack,
  health,
  what,
  until,
});
export const gainArmor = (amount: Amount, what: Group, until: LnDuration = 'whileInPlay'): Effect => ({
  do: 'gainArmor',
  amount,
  what,
  until,
});
export const gainKeyword = (keyword: LnKeyword, what: Group, until: LnDuration = 'whileInPlay', x?: number): Effect => ({
  do: 'gainKeyword',
  keyword,
  what,
  until,
  ...(x !== undefined && { x }),
});
export const loseKeyword = (keyword: LnKeyword, what: Group, until: LnDuration = 'whileInPlay'): Effect => ({
  do: 'loseKeyword',
  keyword,
  what,
  until,
});
export const losePrinted = (what: Group, until: LnDuration = 'whileInPlay'): Effect => ({ do: 'losePrinted', what, until });
export const destroy = (what: Group): Effect => ({ do: 'destroy', what });
export const banish = (what: Group): Effect => ({ do: 'banish', what });
export const draw = (n: Amount, who: Players = 'you'): Effect => ({ do: 'draw', n, who });
export const discard = (n: number, who: Players = 'you'): Effect => ({ do: 'discard', n, who });
export const minion = (id: string, more: { level?: LnLevel; lanes?: LaneLimit } = {}): Effect => ({
  do: 'minion',
  what: { minion: id, ...(more.level && { level: more.level }) },
  ...(more.lanes && { lanes: more.lanes }),
});
export const playFrom = (from: 'hand' | 'discard', of: CardFilter = {}, lanes?: LaneLimit): Effect => ({
  do: 'play',
  from,
  of,
  ...(lanes && { lanes }),
});
export const reanimate = (of: CardFilter = {}, lanes?: LaneLimit): Effect => ({ do: 'reanimate', of, ...(lanes && { lanes }) });
export const reanimateThis = (): Effect => ({ do: 'reanimateThis' });
export const replace = (what: Group, minionId: string, level?: LnLevel): Effect => ({
  do: 'replace',
  what,
  with: { minion: minionId, ...(level && { level }) },
});
export const replaceThis = (level: LnLevel): Effect => ({ do: 'replaceThis', level });
export const upgrade = (what: Group): Effect => ({ do: 'upgrade', what });
export const upgradeCard = (where: 'hand' | 'discard' | 'deck', of: CardFilter = {}): Effect => ({ do: 'upgradeCard', in: where, of });
export const move = (what: Group, reach?: number): Effect => ({ do: 'move', what, ...(reach !== undefined && { reach }) });
export const swap = (a: Group, b: Group): Effect => ({ do: 'swap', a, b });
export const putRow = (what: Group, row: LnRow): Effect => ({ do: 'putRow', what, row });
export const strike = (by: Group, target: Group): Effect => ({ do: 'strike', by, target });
export const battle = (a: Group, b: Group): Effect => ({ do: 'battle', a, b });
export const ready = (what: Group): Effect => ({ do: 'ready', what });
export const exhaust = (what: Group): Effect => ({ do: 'exhaust', what });
export const readyChampion = (): Effect => ({ do: 'readyChampion' });
export const useChampion = (level: 2 | 3 | 4): Effect => ({ do: 'useChampion', level });
export const iff = (condition: Condition, then: Effect[], otherwise?: Effect[]): Effect => ({
  do: 'if',
  when: condition,
  then,
  ...(otherwise && { else: otherwise }),
});
/** Deploy: grows for good if its player holds the Forge. */
export const favoured = (by: number): AbilitySpec => deploy(iff({ cond: 'forge', who: 'you' }, [modify(by, by, 'this')]));
export const may = (...steps: Effect[]): Effect => ({ do: 'may', steps });
export const times = (n: number, ...steps: Effect[]): Effect => ({ do: 'times', n, steps });
export const eachPlayer = (...steps: Effect[]): Effect => ({ do: 'eachPlayer', steps });
