import type { KeywordModule } from '../../../kernel/keywords.ts';
import type { WideMask } from '../../../kernel/masks.ts';
import type { WrDef } from '../catalog.ts';
import type { WrAttack, WrState, WrTrigger, WrUnit } from '../state.ts';
import type { WrKeyword, WrPact } from '../types.ts';

/** What keywords may have done by the rules, which load them and hand this over. */
export interface WrDeeds {
  /** One instance of damage within the event under way; what came through. */
  hurt(s: WrState, target: WrUnit, n: number, how: number, by: WrUnit | null, card?: number): number;
  /** Turns up whom a trigger is about to harm. If that has a text to be carried out first, the trigger fires again afterwards. */
  turnsUpFirst(s: WrState, trigger: WrTrigger, unit: WrUnit): boolean;
  heal(s: WrState, unit: WrUnit, n: number): void;
  gainHealth(s: WrState, unit: WrUnit, n: number): void;
  modify(s: WrState, unit: WrUnit, melee: number, ranged: number): void;
  grant(s: WrState, unit: WrUnit, keyword: WrKeyword, x: number): void;
  /** Attack value used in a mode. */
  value(s: WrState, unit: WrUnit, how: number): number;
  /** Nothing keeps the attacker from reaching it in such a way (WR-22.19). */
  reaches(attacker: WrUnit, target: WrUnit, how: number): boolean;
  /** What would be left of an instance of damage, if the target had these keywords. */
  reduced(target: WrUnit, kw: WideMask, n: number, how: number): number;
  /** A Troop's card goes into its owner's deck, which is shuffled. */
  shuffleAway(s: WrState, unit: WrUnit): void;
  /** A token in place of a Troop that has died, at that index of its line. */
  standIn(s: WrState, unit: WrUnit, index: number, token: string): void;
  /** A created card goes into a hand, unless that is full (WR-13.3). */
  createCard(s: WrState, seat: number, card: number, source: number): void;
  /** Created cards are shuffled into a deck. */
  shuffleIn(s: WrState, seat: number, cards: readonly number[]): void;
}

/** How a keyword keeps enemies from naming its unit, and the words for what it refuses. */
export interface Shelter {
  /** Stratagems and Talent cards; the texts of units. */
  from: readonly ('attacks' | 'stratagems' | 'texts')[];
  because: string;
}

/** What the event under way has done to a unit, all instances together. */
export interface Suffered {
  readonly unit: WrUnit;
  /** Damage in sum. */
  readonly n: number;
  /** Its health before the first instance. */
  readonly before: number;
  /** It goes at the event's death check. */
  readonly dies: boolean;
}

/** Queues the trigger of a unit: what it tells of, a number, and whether it fires although the unit goes. */
export type Queue = (it: number, n: number, outlives: boolean) => void;

/** An action that takes the place of an attack (WR-21.1). */
export interface Replacing {
  /** May be used in its entry turn without Fast or Flank (WR-22.9). */
  whileSick: boolean;
  /** May be used once per turn only (WR-21.2). */
  oncePerTurn: boolean;
  /** What follows its text. */
  after(s: WrState, unit: WrUnit, deeds: WrDeeds): void;
}

/** The moments at which a keyword can act. Rules ask the moment and name no keyword. */
export interface WrMoments {
  // ---- what a unit may do
  /** Attacks a turn in place of one (WR-22.21). */
  attacks: number;
  /** What it may attack in its entry turn (WR-11.2, 11.3). */
  readyAtOnce: 'troops' | 'all';
  /** It cannot attack; the words for why (WR-21.25). */
  barsAttack: string;
  /** It can neither attack nor use what replaces an attack; the words for why (WR-24.34). */
  barsActing: string;
  /** Enemies cannot name it (WR-21.22, 24.26). */
  shelters: Shelter;
  /** Other units of its side cannot be attacked while it can be named (WR-25.12); the words for why. */
  guards: string;
  /** Such an attacker cannot reach it in such a way (WR-22.19); the words for why. */
  outOfReach: { from(attacker: WrUnit, how: number): boolean; because: string };
  /** Of the legal targets those it may attack (WR-22.12), and the words for the others. */
  narrows: { among(s: WrState, unit: WrUnit, targets: readonly WrUnit[], deeds: WrDeeds): readonly WrUnit[]; because: string };
  /** It is deployed face down (WR-21.3). */
  entersHidden: true;

  // ---- values
  /** The attack value it has with the keyword, `n` being that without it; may be negative. */
  value(s: WrState, unit: WrUnit, how: number, n: number): number;
  /** What is left of one instance of damage (WR-19.1). */
  takes(unit: WrUnit, n: number, how: number): number;
  /** Having absorbed damage, the keyword is lost at the end of the event (WR-24.19). */
  spentByAbsorbing: true;
  /** Nothing destroys it (WR-23.4). */
  withstands: true;

  // ---- attacks
  /** It attacks. */
  attacking(unit: WrUnit): void;
  /** It is the target of an attack (WR-23.11). */
  attacked(unit: WrUnit): void;
  /** Damage before the hit step, to its target or its attacker (WR-10.13). */
  strikesBefore(s: WrState, unit: WrUnit, other: WrUnit, isAttacker: boolean, deeds: WrDeeds): void;
  /** The target of its attack does not retaliate (WR-23.10, 24.24); `kills`: the main hit is going to. */
  silences(how: number, kills: boolean): boolean;
  /** Side damage in the hit step of its attack; `excess` is what the main hit had beyond the target's health (WR-10.14). */
  hitsBeside(s: WrState, unit: WrUnit, beside: readonly WrUnit[], excess: number, deeds: WrDeeds): void;

  // ---- triggers: what is queued, and what firing does where the card has no text for it
  /** The event under way has done damage (WR-19.7, group 1); its instances are in `s.hits`. */
  damageDone(s: WrState, unit: WrUnit, all: readonly Suffered[], queue: Queue): void;
  /** Its unit dies. Returns how often it triggers. */
  dying(s: WrState, unit: WrUnit): number;
  /** An attack is over (WR-19.7). Returns how often it triggers. */
  attackOver(s: WrState, unit: WrUnit, attack: WrAttack): number;
  /** Its unit was played from hand (WR-24.3). */
  deployed: true;
  /** Its controller deployed another Troop (WR-25.11). */
  otherDeployed(s: WrState, unit: WrUnit): boolean;
  /** Its controller played a Stratagem (WR-21.11). */
  stratagemPlayed: true;
  /** A Stratagem named it (WR-24.28). */
  targetedByCard: true;
  /** A payment took its controller's energy to 0 (WR-23.7). */
  energyGone: true;
  /** It was turned face up in its controller's turn (WR-21.5). */
  turnedUp: true;
  /** What happens when it fires, for keywords whose effect is the same on every card. */
  fires(s: WrState, trigger: WrTrigger, unit: WrUnit | null, deeds: WrDeeds): void;

  // ---- actions
  replacesAttack: Replacing;
  /** Its text is paid for in the turn its unit was played (WR-23.14). */
  paidFor(unit: WrUnit): number;

  // ---- leaving play
  /** It has died and left its line, where it stood at that index (WR-19.6). */
  removed(s: WrState, unit: WrUnit, index: number, deeds: WrDeeds): void;

  // ---- playing cards
  /** Further plays that a play from hand gives (WR-21.27, 25.4): definitions, once each. */
  allows(def: WrDef): readonly string[];
  /** Deployed directly left of such a Troop, it combines with it (WR-24.37). */
  combines(card: WrDef, standing: WrUnit): boolean;
  /** Units beside it that a friendly Stratagem affects too (WR-24.6). */
  spreads: true;
  /** A condition on a card holds; what it costs is paid (WR-22.3, 22.7, 25.2). */
  met(s: WrState, seat: number, n: number, fresh: boolean): boolean;

  // ---- turns
  /** Its controller's turn begins (WR-7.1). */
  turnBegins(s: WrState, unit: WrUnit): void;
  /** Its controller's turn begins, after the refill (WR-23.24). */
  startOfTurn(s: WrState, unit: WrUnit): void;
  /** Its controller gets a card (WR-9.1). */
  bringsCard(s: WrState, unit: WrUnit, deeds: WrDeeds): void;
  /** A turn ends, either player's (WR-24.4). */
  anyTurnEnds(s: WrState, unit: WrUnit, deeds: WrDeeds): void;
  /** It may end now, with the turn (WR-7.9). */
  expires(s: WrState, unit: WrUnit): boolean;
  /** The card leaves its owner's hand at the end of the turn (WR-22.6). */
  leavesHand: true;

  // ---- counters and gifts
  /** So much of the counter is earned (WR-22.3, 22.7, 24.1). */
  earned(s: WrState, seat: number, n: number, deeds: WrDeeds): void;
  /** A card of the kind is made for a seat's hand (WR-24.12); −1: a random one of the other's faction. */
  given(s: WrState, seat: number, card: number, deeds: WrDeeds): void;
  /** No Warlord can have it (WR-23.3). */
  forTroops: true;
  /** How the keyword's number changes when it is gained with `x` while it is `n`. Absent: they add up (WR-19.9). */
  numbered(s: WrState, unit: WrUnit, n: number, x: number): number;
  /** A blessing is laid on a unit (WR-23.18). */
  blesses(s: WrState, unit: WrUnit, which: WrPact, deeds: WrDeeds): void;
}

export type WrKeywordModule = KeywordModule<WrMoments>;
