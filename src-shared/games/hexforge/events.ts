import type { Outcome } from '../../kernel/state.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { HxBaseAbility, HxCost, HxListId, HxPhase } from './types.ts';
import type { HxTargetView } from './view.ts';

/** Why something left the battlefield. */
export type HxCause = 'damage' | 'destroy' | 'sacrifice' | 'maxHealth' | 'bounce' | 'lose' | 'forgeFell';

/** A thing on the board in an event: where it is (tile), whose, and what, as the reader may know. */
export interface HxThing {
  tile: number;
  owner: Seat;
  kind: 'unit' | 'base' | 'forge';
  def: string | null;
  /** The reader's own id for it, as in the view. */
  id: number;
}

/**
 * What a viewer is told. Tiles are outline indices. A viewer is told only of what happens on tiles in its
 * vision or is public; a secret has two versions, cut where it is made.
 */
export type HxEvent =
  | { type: 'turn'; turn: number; seat: Seat }
  | { type: 'phase'; phase: HxPhase; seat: Seat }
  | { type: 'harvested'; seat: Seat; gained: HxCost }
  | { type: 'gained'; seat: Seat; gained: HxCost; from: string }
  /** `cards` for the drawer, only `count` for others. */
  | { type: 'drew'; seat: Seat; count: number; cards?: string[] }
  | { type: 'reshuffled'; seat: Seat }
  | { type: 'discarded'; seat: Seat; def: string; reason: 'overflow' | 'cost' | 'effect' }
  /** Something went on the stack. A placeholder names nothing but its owner. */
  | {
      type: 'stacked';
      seat: Seat;
      position: number;
      what: 'card' | 'ability' | 'base' | 'hidden';
      def?: string | null;
      baseAbility?: HxBaseAbility;
      targets?: HxTargetView[];
    }
  | {
      type: 'resolving';
      seat: Seat;
      position: number;
      what: 'card' | 'ability' | 'base' | 'hidden';
      def?: string | null;
      baseAbility?: HxBaseAbility;
    }
  | { type: 'fizzled'; seat: Seat; what: 'card' | 'ability' | 'base' | 'hidden'; def?: string | null; reason: 'countered' | 'targetsGone' }
  | { type: 'countered'; position: number; by: string }
  | { type: 'spent'; seat: Seat; paid: HxCost }
  | { type: 'offered'; seat: Seat }
  | { type: 'agreed'; seat: Seat }
  | { type: 'entered'; thing: HxThing; by: 'card' | 'base' | 'token' | 'raise' }
  /** A step; `from` or `to` is null where it is out of the reader's vision. */
  | { type: 'moved'; thing: HxThing; from: number | null; to: number | null }
  /** For the mover's controller; `tile` is what stopped it. */
  | { type: 'stopped'; thing: HxThing; tile: number; by: 'wall' | 'entity' }
  | { type: 'teleported'; thing: HxThing; from: number | null; to: number | null }
  | { type: 'damaged'; thing: HxThing; amount: number; by: string | null }
  | { type: 'healed'; thing: HxThing; amount: number }
  | { type: 'repaired'; thing: HxThing; amount: number }
  | { type: 'left'; thing: HxThing; cause: HxCause; to: 'discard' | 'lost' | 'hand' | 'removed' }
  /** The base paid for its commander (HX-7.4). */
  | { type: 'commanderPenalty'; seat: Seat; amount: number }
  | { type: 'equipped'; thing: HxThing; def: string }
  | { type: 'exhausted'; thing: HxThing }
  | { type: 'readied'; thing: HxThing }
  | { type: 'changed'; thing: HxThing; power: number; health: number; keyword?: string; from: string }
  | { type: 'trigger'; thing: HxThing; keyword: 'entry' | 'memento' | 'spellbound' }
  | { type: 'revealed'; seat: Seat; tile: number }
  /** Either end null where it is out of sight; `who` and `whom` stand there. */
  | {
      type: 'attackDeclared';
      attacker: number | null;
      tile: number | null;
      seat: Seat;
      who: HxThing | null;
      whom: HxThing | null;
    }
  | { type: 'attackersOrdered'; tile: number; order: number[] }
  | { type: 'combat'; step: 'quick' | 'normal' }
  | { type: 'forgeFell'; thing: HxThing }
  /** Owner's log only: which cards left with a fallen forge. */
  | { type: 'purged'; seat: Seat; slot: HxListId; cards: string[] }
  | { type: 'cardLost'; seat: Seat; def: string }
  | { type: 'recalled'; seat: Seat; def: string; to: 'hand' | 'deckTop' | 'deckBottom' }
  | { type: 'conceded'; seat: Seat }
  | { type: 'gameOver'; outcome: Outcome };
