/**
 * The language Warforge's cards are written in: plain, JSON-able trees made with small typed builders. The same tree is
 * compiled into steps (`program.ts`) and into the card's text (`../text/`), so that text and behaviour cannot disagree.
 */
import type { ArtSpec } from '../../../text/art.ts';
import type { WrCardId, WrFaction, WrKeyword, WrKind, WrNumbered, WrPact, WrRarity, WrRole, WrScripted } from '../types.ts';

// ---------------------------------------------------------------- references and filters

/**
 * Single units: `this` carries the text; `target` is what the acting player named (and what Relay adds to it, WR-24.6);
 * `it` is what the trigger tells of (the slain, the damaged, the deployed, the other attacker). "Own" is the text's player.
 */
export type Ref = 'this' | 'target' | 'it' | 'ownWarlord' | 'enemyWarlord';

/** Which units in play are meant. Absent fields do not restrict. A face-down Troop of the enemy meets none but `side` and `kind` (WR-21.33). */
export interface UnitFilter {
  side: 'own' | 'enemy' | 'any';
  /** Absent: Troops and Warlords (WR-15.8). */
  kind?: 'troop' | 'warlord';
  /** Not the unit the text stands on. */
  other?: true;
  /** Neighbouring place of the same player (WR-8.6). */
  adjacentTo?: Ref;
  /** Troop type (WR-15.5). */
  type?: string;
  keyword?: WrKeyword;
  without?: WrKeyword;
  /** Below its maximum health. */
  damaged?: true;
  maxHealth?: number;
  minHealth?: number;
  maxCost?: number;
  maxMelee?: number;
  minMelee?: number;
  maxRanged?: number;
  minRanged?: number;
  /** Deployed or created this turn. */
  arrived?: true;
}

/** Which cards of a deck, a pool or a hand are meant. */
export interface CardFilter {
  kind?: WrKind;
  type?: string;
  keyword?: WrKeyword;
  rarity?: WrRarity;
  notLegendary?: true;
  maxCost?: number;
  minCost?: number;
}

export type Group = Ref | { all: UnitFilter } | { random: UnitFilter; /** Different ones; default 1. */ n?: number };

export type Players = 'you' | 'opponent';

export type Amount =
  | number
  /** Uniform and inclusive, rolled for each target (WR-18.5). */
  | { from: number; to: number }
  /** One per unit, times `times` (default 1), plus `plus`. */
  | { count: UnitFilter; times?: number; plus?: number }
  /** A unit's number as it is, `missing` being maximum less health. */
  | { of: 'melee' | 'ranged' | 'health' | 'missing'; who: Ref; times?: number }
  | { counter: 'faith' | 'embers' | 'energy' | 'hand'; times?: number }
  /** The number the trigger tells of (damage taken). */
  | 'that';

export type Condition =
  /** The counter is at least n and is not spent (WR-22.7). */
  | { cond: 'faith'; n: number }
  /** The pool holds n, which are consumed (WR-22.3). */
  | { cond: 'ember'; n: number }
  /** The card is played in the turn it was drawn (WR-25.2). */
  | { cond: 'teleport' }
  | { cond: 'exists'; of: UnitFilter; /** At least this many; default 1. */ n?: number }
  | { cond: 'is'; who: Ref; of: UnitFilter }
  | { cond: 'energy'; /** At least so much left. */ n: number }
  | { cond: 'hand'; whose: Players; atMost: number }
  | { cond: 'warlordHealth'; whose: Players; atMost: number }
  /** Your Warlord has less health than the enemy's. */
  | { cond: 'behind' }
  | { cond: 'overtime' }
  | { cond: 'not'; of: Condition };

// ---------------------------------------------------------------- effects

/** `turn`: ends with the turn under way. Absent: for good. */
export type Until = 'turn';

export type Effect =
  | { do: 'damage'; amount: Amount; to: Group }
  | { do: 'heal'; amount: Amount; who: Group }
  /** Raises maximum and current (WR-16.3). */
  | { do: 'gainHealth'; amount: Amount; who: Group }
  /** Attack values; may be negative (WR-17.1). */
  | { do: 'modify'; melee: Amount; ranged: Amount; what: Group; until?: Until }
  /** `x` for keywords with a number. Marks and statuses (Vulnerable, Tracer, Hunt Mark, Stun, Blind, Stealth, Shield) are given so too. */
  | { do: 'grant'; keyword: WrGrantable; x?: number; what: Group; until?: Until }
  | { do: 'lose'; keyword: WrKeyword; what: Group }
  /** Skips Shield and Armour; never a Warlord (WR-19.5). */
  | { do: 'destroy'; what: Group }
  | { do: 'return'; what: Group; to: 'hand' | 'deck' }
  /** Its controller's spent attacks of this turn come back. */
  | { do: 'ready'; what: Group }
  | { do: 'pact'; what: Group; /** Absent: the player chooses (WR-23.18). */ which?: WrPact }
  | { do: 'draw'; n: Amount; who: Players }
  /** The matching card nearest the top; none: nothing, and no fatigue (WR-14.5, 18.8). */
  | { do: 'drawNext'; of: CardFilter; n?: number }
  /** Three random different candidates are offered, one is taken into the hand (WR-18.1). `pool`: deckable cards of the faction. */
  | { do: 'discover'; from: 'deck' | 'pool'; of: CardFilter }
  /** A created card in a hand (WR-13.3). */
  | { do: 'create'; card: WrCardId; n?: number; in: Players }
  | { do: 'shuffleIn'; card: WrCardId; n?: number; onTop?: true }
  /** Troops, outermost on the side with fewer (WR-8.11). */
  | { do: 'summon'; card: WrCardId; n?: Amount; side: Players }
  | { do: 'energy'; n: Amount }
  /** Raises (or lowers, not below 0) the maximum. */
  | { do: 'maxEnergy'; n: number; who: Players }
  | { do: 'faith'; n: Amount }
  | { do: 'questProgress'; n: Amount }
  | { do: 'ember'; n: Amount }
  /** A Sabotage card into the enemy hand (WR-24.12); absent: a random one. */
  | { do: 'sabotage'; card?: WrCardId }
  | { do: 'if'; when: Condition; then: Effect[]; else?: Effect[] }
  | { do: 'times'; n: number; steps: Effect[] };

/** Keywords that an effect can give: those that need no text of their own. */
export type WrGrantable = Exclude<
  WrKeyword,
  | WrScripted
  | 'companion'
  | 'tide'
  | 'ember'
  | 'faith'
  | 'questProgress'
  | 'pact'
  | 'sabotage'
  | 'talent'
  | 'teleport'
  | 'ephemeral'
  | 'swarm'
>;

/** A text. `target` is named by the acting player: with the play for Stratagems (WR-8.8), as it fires for everything else. */
export interface Script {
  target?: UnitFilter;
  steps: Effect[];
}

/** What a Troop changes for others while it is in play and face up. */
export interface Aura {
  on: UnitFilter;
  melee?: number;
  ranged?: number;
}

/** What changes prices while it stands: ongoing Stratagems, Sabotage cards in a hand. */
export interface CostRule {
  /** Whose cards: the player's whose thing it is. Positive is dearer (WR-5.8). */
  of: CardFilter;
  by: number;
}

/** A Stratagem that remains listed (WR-8.9). */
export interface OngoingSpec {
  /** Of its player; absent: the whole match. */
  turns?: number;
  atStart?: Script;
  atEnd?: Script;
  costs?: CostRule;
  /** For each own Troop as its player deploys it: `it`. */
  onDeploy?: Script;
}

/** Negative effects of a Sabotage card on its holder while it is in hand (WR-24.12). */
export interface BurdenSpec {
  costs?: CostRule;
  /** At the end of its holder's turn. */
  atEnd?: Script;
  /** The holder's Warlord cannot attack. */
  shackles?: true;
}

/** A keyword on a card: bare, with a number, with a text, or naming a companion. */
export type KeywordSpec =
  | Exclude<
      WrKeyword,
      WrScripted | WrNumbered | 'companion' | 'tide' | 'talent' | 'ember' | 'faith' | 'questProgress' | 'pact' | 'sabotage'
    >
  | { [K in Exclude<WrNumbered, 'oath' | 'brink'>]: { [P in K]: number } }[Exclude<WrNumbered, 'oath' | 'brink'>]
  | { tide: number };

export type AbilitySpec = { on: Exclude<WrScripted, 'oath' | 'brink'> } & Script;
/** Oath X is paid, Brink X is the health that sets it off. */
export type NumberedAbilitySpec = { on: 'oath' | 'brink'; x: number } & Script;

interface CardBase {
  id: WrCardId;
  name: string;
  faction: WrFaction | null;
  rarity: WrRarity;
  cost: number;
  role: WrRole;
  flavour: string;
  art: ArtSpec;
}

export interface TroopSpec extends CardBase {
  kind: 'troop';
  types: string[];
  melee: number;
  ranged: number;
  health: number;
  keywords?: KeywordSpec[];
  abilities?: (AbilitySpec | NumberedAbilitySpec)[];
  aura?: Aura;
  companion?: { card: WrCardId; n: number };
  /** Its Talent card (WR-9.2). */
  talent?: WrCardId;
  /** The Warlord whose opening hand it joins (WR-2.10). */
  exclusiveTo?: WrCardId;
}

export interface WarlordSpec extends CardBase {
  kind: 'warlord';
  melee: number;
  ranged: number;
  health: number;
  keywords?: KeywordSpec[];
  abilities?: (AbilitySpec | NumberedAbilitySpec)[];
  aura?: Aura;
  talent: WrCardId;
}

export interface StratagemSpec extends CardBase, Script {
  kind: 'stratagem';
  /** Stratagem type: Defence, Tonic, Addendum, Invocation… */
  types: string[];
  keywords?: ('ephemeral' | 'teleport' | { tide: number })[];
  companion?: { card: WrCardId; n: number };
  ongoing?: OngoingSpec;
  burden?: BurdenSpec;
  skirmishBanned?: true;
}

export type CardSpec = TroopSpec | WarlordSpec | StratagemSpec;

// ---------------------------------------------------------------- builders

export const troop = (spec: Omit<TroopSpec, 'kind' | 'role'> & { role?: WrRole }): TroopSpec => ({ kind: 'troop', role: 'deck', ...spec });
export const stratagem = (spec: Omit<StratagemSpec, 'kind' | 'role'> & { role?: WrRole }): StratagemSpec => ({
  kind: 'stratagem',
  role: 'deck',
  ...spec,
});
export const warlord = (spec: Omit<WarlordSpec, 'kind' | 'role'>): WarlordSpec => ({ kind: 'warlord', role: 'warlord', ...spec });

export const on = (keyword: AbilitySpec['on'], script: Script | Effect[]): AbilitySpec => ({
  on: keyword,
  ...(Array.isArray(script) ? { steps: script } : script),
});
export const oath = (x: number, script: Script | Effect[]): NumberedAbilitySpec => ({
  on: 'oath',
  x,
  ...(Array.isArray(script) ? { steps: script } : script),
});
export const brink = (x: number, script: Script | Effect[]): NumberedAbilitySpec => ({
  on: 'brink',
  x,
  ...(Array.isArray(script) ? { steps: script } : script),
});

type More = Omit<UnitFilter, 'side'>;
type MoreTroop = Omit<UnitFilter, 'side' | 'kind'>;
export const own = (more: More = {}): UnitFilter => ({ side: 'own', ...more });
export const enemy = (more: More = {}): UnitFilter => ({ side: 'enemy', ...more });
export const any = (more: More = {}): UnitFilter => ({ side: 'any', ...more });
export const ownTroop = (more: MoreTroop = {}): UnitFilter => ({ side: 'own', kind: 'troop', ...more });
export const enemyTroop = (more: MoreTroop = {}): UnitFilter => ({ side: 'enemy', kind: 'troop', ...more });
export const anyTroop = (more: MoreTroop = {}): UnitFilter => ({ side: 'any', kind: 'troop', ...more });
export const otherTroop = (more: MoreTroop = {}): UnitFilter => ownTroop({ ...more, other: true });
export const beside = (more: MoreTroop = {}): UnitFilter => ownTroop({ ...more, adjacentTo: 'this' });

export const all = (filter: UnitFilter): Group => ({ all: filter });
export const random = (filter: UnitFilter, n?: number): Group => ({ random: filter, ...(n !== undefined && { n }) });

export const damage = (amount: Amount, to: Group = 'target'): Effect => ({ do: 'damage', amount, to });
export const heal = (amount: Amount, who: Group = 'target'): Effect => ({ do: 'heal', amount, who });
export const gainHealth = (amount: Amount, who: Group = 'target'): Effect => ({ do: 'gainHealth', amount, who });
export const modify = (melee: Amount, ranged: Amount, what: Group = 'target', until?: Until): Effect => ({
  do: 'modify',
  melee,
  ranged,
  what,
  ...(until && { until }),
});
export const grant = (keyword: WrGrantable, what: Group = 'target', x?: number, until?: Until): Effect => ({
  do: 'grant',
  keyword,
  what,
  ...(x !== undefined && { x }),
  ...(until && { until }),
});
export const lose = (keyword: WrKeyword, what: Group = 'target'): Effect => ({ do: 'lose', keyword, what });
export const destroy = (what: Group = 'target'): Effect => ({ do: 'destroy', what });
export const returnTo = (to: 'hand' | 'deck', what: Group = 'target'): Effect => ({ do: 'return', what, to });
export const ready = (what: Group = 'target'): Effect => ({ do: 'ready', what });
export const pact = (what: Group = 'target', which?: WrPact): Effect => ({ do: 'pact', what, ...(which && { which }) });
export const draw = (n: Amount = 1, who: Players = 'you'): Effect => ({ do: 'draw', n, who });
export const drawNext = (of: CardFilter, n?: number): Effect => ({ do: 'drawNext', of, ...(n !== undefined && { n }) });
export const discover = (from: 'deck' | 'pool', of: CardFilter = {}): Effect => ({ do: 'discover', from, of });
export const create = (card: WrCardId, n = 1, where: Players = 'you'): Effect => ({ do: 'create', card, n, in: where });
export const shuffleIn = (card: WrCardId, n = 1): Effect => ({ do: 'shuffleIn', card, n });
export const summon = (card: WrCardId, n: Amount = 1, side: Players = 'you'): Effect => ({ do: 'summon', card, n, side });
export const energy = (n: Amount): Effect => ({ do: 'energy', n });
export const maxEnergy = (n: number, who: Players = 'you'): Effect => ({ do: 'maxEnergy', n, who });
export const faith = (n: Amount): Effect => ({ do: 'faith', n });
export const questProgress = (n: Amount): Effect => ({ do: 'questProgress', n });
export const embers = (n: Amount): Effect => ({ do: 'ember', n });
export const sabotage = (card?: WrCardId): Effect => ({ do: 'sabotage', ...(card !== undefined && { card }) });
export const iff = (when: Condition, then: Effect[], otherwise?: Effect[]): Effect => ({
  do: 'if',
  when,
  then,
  ...(otherwise && { else: otherwise }),
});
export const times = (n: number, ...steps: Effect[]): Effect => ({ do: 'times', n, steps });
