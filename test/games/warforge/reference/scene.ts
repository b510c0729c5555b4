/**
 * One Warforge attack as plain JSON: two boards, who attacks whom, and what chance answers. Everything is in the words of
 * `docs/rules/warforge.md`, so that a scene can be set up in any implementation. README.md says how to compare ends.
 */

export type PlayerId = 'p1' | 'p2';
export type AttackMode = 'melee' | 'ranged';

/** Keywords of which a unit either has one or has none; a second one adds nothing (WR-19.9). */
export type PlainKeyword =
  | 'camouflage'
  | 'cantAttack'
  | 'concussive'
  | 'emberheart'
  | 'fast'
  | 'fixated'
  | 'flank'
  | 'flying'
  | 'frenzy'
  | 'invulnerable'
  | 'longRange'
  | 'pack'
  | 'remnant'
  | 'shield'
  | 'sniper'
  | 'stomp'
  | 'unstable'
  | 'vanguard';

/** Keywords whose numbers add up (WR-19.9). */
export type NumberKeyword = 'armour' | 'blast' | 'flechette' | 'sentry';

/** Keywords that trigger an effect named by the card. A unit has at most one of each. */
export type TriggerKeyword = 'ambush' | 'backlash' | 'cruelty' | 'mob' | 'regiment' | 'scarred' | 'slay' | 'strike';

/**
 * Whom an effect reaches, seen from the unit that has it; all of them at the same time. Troops that are face down or in Stealth are among
 * them. `self` reaches no unit once that unit has left play; `ownTroops` has the unit itself in it, `everyone` both Warlords.
 */
export type Recipients = 'self' | 'ownWarlord' | 'enemyWarlord' | 'ownTroops' | 'enemyTroops' | 'enemies' | 'everyone';

/**
 * What a trigger does, in one event. `n` counts for the first five:
 * `damage` n to each; `heal` n (WR-16.1); `gainHealth` n (WR-16.3); `melee` and `ranged` add n, which may be negative, to the raw value.
 * `shield` gives the keyword, `stun` and `blind` give the status, `destroy` destroys Troops (never a Warlord).
 */
export interface Effect {
  do: 'damage' | 'heal' | 'gainHealth' | 'melee' | 'ranged' | 'shield' | 'stun' | 'blind' | 'destroy';
  n: number;
  to: Recipients;
}

export type Keyword =
  | { id: PlainKeyword; granted?: true }
  | { id: NumberKeyword; x: number; granted?: true }
  | { id: TriggerKeyword; effect: Effect; granted?: true }
  | { id: 'brink'; x: number; effect: Effect; granted?: true };

export type KeywordId = Keyword['id'];

export interface Unit {
  /** Unique in the scene; below 1000. The Remnant of unit 7 is unit 1007. */
  id: number;
  /** Printed value and all modifiers in one; may be negative. Pack and Blind are not in it. */
  melee: number;
  ranged: number;
  health: number;
  maxHealth: number;
  /** Printed ones and granted ones in one list; the reference makes no difference between them. */
  keywords: Keyword[];
  /** Hunt Marks on it, each placed by the other player; always 0 on a Warlord (WR-23.3). */
  huntMarks: number;
  /** Sum of its Tracer marks, and whether it was the target of a ranged attack in this turn (WR-25.7). */
  tracer: number;
  rangedAtThisTurn: boolean;
  /** Sum of its Vulnerable marks. */
  vulnerable: number;
  /** The own turn of its controller at whose end the status goes; null: it has none (WR-24.34, WR-21.18). */
  stunUntil: number | null;
  blindUntil: number | null;
  stealth: boolean;
  /** Face down: an Ambush Troop that nothing has revealed yet. Such a unit has the keyword `ambush`. */
  hidden: boolean;
  /** The own turn of its controller in which it entered play; 0 for a Warlord. */
  enteredOnTurn: number;
  attacksLeft: number;
  /** It prayed, and was not interrupted yet (WR-23.24). */
  prayPending: boolean;
  /** Only on a Remnant token: the unit whose place it took. */
  remnantOf?: number;
}

/** Rows run from the Warlord outwards: `left[0]` is L1, `right[3]` is R4. */
export interface Side {
  left: Unit[];
  warlord: Unit;
  right: Unit[];
  embers: number;
}

export interface Attack {
  /** IDs of units. */
  attacker: number;
  mode: AttackMode;
  target: number;
}

export interface Scene {
  /** Bears on nothing in an attack; an implementation needs it to set up a match. */
  mode: 'classic' | 'skirmish';
  /** Whose turn it is: the attacker's player, if the attack is legal. */
  active: PlayerId;
  /** The own turn that each player has begun last: of the active player the one that runs. 1 or more; 0 for p2 in p1's first turn. */
  turns: Record<PlayerId, number>;
  sides: Record<PlayerId, Side>;
  attack: Attack;
  /** What chance answers, in the order in which it is asked: an answer `a` to a question with `n` options means option `a` modulo `n`. */
  chance: number[];
}

/** In which order chance is asked: README.md. Options stand in seat order: the active player's L4 … R4, then the other player's. */
export type Question =
  { ask: 'stomp'; options: number[] } | { ask: 'unstableAmount'; options: number[] } | { ask: 'unstableVictim'; options: number[] };

export type IllegalReason =
  | 'notOwnUnit'
  | 'notAnEnemy'
  | 'noAttackLeft'
  | 'cantAttack'
  | 'stunned'
  | 'zeroValue'
  | 'sick'
  | 'flankOnWarlord'
  | 'guarded'
  | 'stealth'
  | 'flying'
  | 'fixated';

/** What a queued trigger belongs to (WR-19.7), in the order of the rule. */
export const TRIGGER_ORDER = [
  'concussive',
  'scarred',
  'brink',
  'cruelty',
  'huntMark',
  'unstable',
  'backlash',
  'slay',
  'strike',
  'mob',
  'regiment',
] as const;
export type TriggerName = (typeof TRIGGER_ORDER)[number];

export type DamageCause = 'flechette' | 'sentry' | 'hit' | 'retaliation' | 'blast' | 'stomp' | 'effect';

/**
 * What happened, in order. Each `event` is followed by what it changes and closed by one `check`; between the two the order of lines has no
 * meaning. Chance is asked and face-down Troops are revealed before the `event` that needs it.
 */
export type Happening =
  | ({ type: 'chance'; picked: number } & Question)
  | { type: 'reveal'; unit: number }
  /** `unit`: the attacker, or whose trigger it is; `about`: the enemy that Slay, Cruelty or Concussive is about. */
  | { type: 'event'; name: 'preAttack' | 'hit' | 'ambush' | TriggerName; unit: number; about?: number }
  /** After all reductions, 1 or more. */
  | { type: 'damage'; unit: number; amount: number; cause: DamageCause }
  | { type: 'shieldLost'; unit: number }
  | { type: 'healed'; unit: number; amount: number }
  /** Every unit at 0 or less or destroyed, in seat order, Warlords included; often none. */
  | { type: 'check'; deaths: number[] }
  /** A trigger that does not resolve: its unit is gone (WR-19.8), or the limit is reached (WR-19.11). */
  | { type: 'skipped'; name: TriggerName; unit: number };

export type Result = { winner: PlayerId } | { draw: true };

export type Outcome =
  | { legal: false; reasons: IllegalReason[] }
  | {
      legal: true;
      /** As the scene came out; a Warlord that was killed still stands in it. */
      end: Record<PlayerId, Side>;
      /** null: the match goes on. */
      result: Result | null;
      happenings: Happening[];
    };
