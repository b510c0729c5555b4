import type { Outcome } from '../../kernel/state.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { HxLoadout } from './loadouts/schema.ts';
import type { HxBaseAbility, HxCost, HxDuration, HxEntityKeyword, HxListId, HxPhase, HxRole, HxSpeed, HxTileType } from './types.ts';

/** One tile of the public outline, in fixed order. `type` is null until its player has seen it. */
export interface HxTileView {
  q: number;
  r: number;
  type: HxTileType | null;
  /** In the viewer's vision now. */
  seen: boolean;
}

/** A running effect on a unit or card. */
export interface HxEffectView {
  /** Card definition the effect came from. */
  from: string;
  power: number;
  health: number;
  keywords: HxKeywordView[];
  /** Change of a card's generic cost; 0 on units. */
  cost: number;
  until: HxDuration;
}

export interface HxKeywordView {
  id: HxEntityKeyword;
  /** Splash N. */
  n?: number;
}

export interface HxAbilityView {
  index: number;
  /** Definition whose text it is: the unit's own or its equipment's. */
  from: string;
  cost: HxCost;
  speed: HxSpeed;
  brilliance: boolean;
  /** A Brilliance that has been used in this existence. */
  used: boolean;
}

/** A unit or tower in vision (bases always: position and health are public). */
export interface HxEntityView {
  /** The viewer's own id: handed out at first sight, dropped when the thing leaves sight. */
  id: number;
  kind: 'unit' | 'base' | 'forge';
  owner: Seat;
  /** Always its owner: no rule changes control (HX-D98). */
  controller: Seat;
  tile: number;
  /** Unit card definition; null for towers. */
  def: string | null;
  role: HxRole | null;
  power: number;
  printedPower: number;
  maxHealth: number;
  printedHealth: number;
  damage: number;
  /** max − damage, not below 0. */
  health: number;
  exhausted: boolean;
  keywords: HxKeywordView[];
  movement: number;
  /** Worker yield per Harvest, absent for others. */
  yields?: HxCost;
  equipment: string | null;
  /** Whose card the equipment is; it may be worn by an enemy. */
  equipmentOwner: Seat | null;
  effects: HxEffectView[];
  abilities: HxAbilityView[];
  /** Own forges only: which slot it is. */
  slot?: HxListId;
  /** Own units only: the card's list, absent for commander, workers, tokens. */
  list?: HxListId;
}

/** A card whose face the viewer may know. */
export interface HxCardView {
  /** Stable while the card stays in its pile; for keyed lists only. */
  id: string;
  def: string;
  /** Eternal effects on it are public wherever the card is. */
  effects: HxEffectView[];
}

export interface HxHandCardView extends HxCardView {
  /** Names the card in `playCard` and `chooseHand`. */
  class: number;
  list: HxListId;
  /** What it costs now. */
  cost: HxCost;
}

export interface HxTargetView {
  kind: 'tile' | 'item' | 'card' | 'handCard';
  /** Tile of an entity or tile target; position of an item; index in a pile. */
  at: number;
  seat?: Seat;
  zone?: 'discard' | 'lost';
  /** Card definition where the viewer may know it. */
  def?: string;
}

export type HxStackItemView =
  | {
      hidden: false;
      position: number;
      owner: Seat;
      /** `card` = a played card, `ability` = a unit's, `base` = one of the base's four. */
      what: 'card' | 'ability' | 'base';
      def: string | null;
      ability?: number;
      baseAbility?: HxBaseAbility;
      /** Only those in the viewer's vision (HX-14.11); all of them for the owner. */
      targets: HxTargetView[];
      countered: boolean;
      /** Tile of the ability's source, if it is in vision. */
      source: number | null;
      /** Own Raise Forge only. */
      slot?: HxListId;
    }
  /** Owner and position are all a placeholder shows (HX-14.12). */
  | { hidden: true; position: number; owner: Seat };

export interface HxOrderView {
  unit: number;
  /** Tiles after the start tile, in order. */
  path: number[];
  /** Still being drawn: more steps may follow. */
  open: boolean;
  movement: number;
}

/** Either end is −1 where it is out of the viewer's vision. */
export interface HxAttackView {
  attacker: number;
  tile: number;
}

/** What is being played and how far it has come. Hand cards are named by class, units by tile. */
export interface HxSourceView {
  /** Card definition; null for base abilities. */
  def: string | null;
  /** The hand card being played. */
  class?: number;
  baseAbility?: HxBaseAbility;
  slot?: HxListId;
  /** A unit's ability and where the unit stands. */
  ability?: number;
  unit?: number;
  chosen: HxTargetView[];
  discards: number[];
  sacrifices: number[];
  /** Generic already paid by hand. */
  paid: HxCost;
}

/** The pending decision of `toAct` beyond the phase itself. Other seats learn only that there is one. */
export type HxChoiceView =
  | {
      kind: 'target';
      source: HxSourceView;
      /** Index of the target asked for now, and how many there are. */
      index: number;
      of: number;
      /** What kind of thing is asked for, in the words of the cards, e.g. "enemy unit". */
      asks: string;
    }
  | { kind: 'discardCost' | 'sacrificeCost'; source: HxSourceView; left: number }
  | { kind: 'pay'; source: HxSourceView; generic: number; proposal: HxCost; pool: HxCost }
  /** A text that is resolving makes its controller discard. */
  | { kind: 'discard'; source: { def: string }; left: number }
  /** Tiles of the attackers of `tile`: those already put in line, then the rest as declared. */
  | { kind: 'orderAttackers'; tile: number; ordered: number[]; rest: number[] };

export interface HxPlayerView {
  hand: number;
  deck: number;
  discard: HxCardView[];
  lost: HxCardView[];
  baseHealth: number;
  baseMax: number;
  baseTile: number;
}

export interface HxOwnView {
  seat: Seat;
  /** Oldest first. */
  hand: HxHandCardView[];
  pool: HxCost;
  /** What the workers in place would yield at the next own Harvest. */
  income: HxCost;
  loadout: HxLoadout;
  /** Per slot 1..4: waiting, standing, or gone for good. */
  slots: ('unused' | 'raised' | 'fallen')[];
  raisedThisTurn: boolean;
  /** Eternal effects that stay with the commander between summons. */
  commanderEffects: HxEffectView[];
  prices: Record<Exclude<HxBaseAbility, 'raiseForge'>, HxCost> & { raiseForge: HxCost };
  /** Staged move orders of the present Move phase, in order. */
  orders: HxOrderView[];
}

export interface HxView {
  game: 'hexforge';
  viewer: Viewer;
  toAct: Seat | null;
  turn: number;
  maxTurns: number;
  phase: HxPhase | 'over';
  /** Where in the phase the turn machine stands, e.g. `move.ordering`. */
  step: string;
  turnPlayer: Seat;
  /** Who holds priority; null outside priority phases. */
  priority: Seat | null;
  /** The turn player has offered to advance and waits for agreement. */
  offered: boolean;
  map: { tiles: HxTileView[] };
  /** In tile order. */
  entities: HxEntityView[];
  players: HxPlayerView[];
  me: HxOwnView | null;
  /** Oldest first. */
  stack: HxStackItemView[];
  /** Declared attacks the viewer may know (own staged ones included), in order of declaration. */
  attacks: HxAttackView[];
  /** Only for the seat that chooses. */
  choice: HxChoiceView | null;
  result: Outcome | null;
}
