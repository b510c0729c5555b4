import type { GameEvent } from '../../kernel/events.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../kernel/state.ts';
import type { WrAttackMode, WrCardId, WrKeyword, WrPact, WrPhase, WrPlace } from './types.ts';

/** A unit as its viewer may know it. */
export interface WrThing {
  id: number;
  seat: Seat;
  place: WrPlace;
  /** Null for a Troop that is face down to the viewer. */
  card: WrCardId | null;
}

/** What does something: a unit, or a card that is no unit. */
export type WrCause = { thing: WrThing } | { card: WrCardId } | null;

/** Named numbers of a player. */
export type WrCounter = 'faith' | 'questProgress' | 'embers';

export type WrEvent = GameEvent &
  (
    | { type: 'phase'; phase: WrPhase }
    | { type: 'turnBegan'; seat: Seat; turn: number; energy: number; maxEnergy: number }
    | { type: 'overtime' }
    /** `cards` for the drawer only. */
    | { type: 'drew'; seat: Seat; count: number; cards?: WrCardId[] }
    | { type: 'mulligan'; seat: Seat; count: number; returned?: WrCardId[] }
    | { type: 'burned'; seat: Seat; card: WrCardId }
    | { type: 'fatigue'; seat: Seat; n: number }
    /** `card` is absent where it is secret. */
    | { type: 'created'; seat: Seat; card?: WrCardId }
    | { type: 'discarded'; seat: Seat; card?: WrCardId }
    | { type: 'shuffledIn'; seat: Seat; count: number; card?: WrCardId }
    | { type: 'deployed'; thing: WrThing; cost: number; onto: boolean }
    | { type: 'summoned'; thing: WrThing }
    | { type: 'played'; seat: Seat; card: WrCardId; cost: number; target: WrThing | null }
    | { type: 'stays'; seat: Seat; card: WrCardId }
    | { type: 'ended'; seat: Seat; card: WrCardId }
    | { type: 'mayPlay'; seat: Seat; card: WrCardId; n: number }
    | { type: 'attack'; attacker: WrThing; target: WrThing; mode: WrAttackMode }
    | { type: 'acts'; thing: WrThing; keyword: WrKeyword }
    | { type: 'turnedUp'; thing: WrThing }
    | { type: 'triggered'; thing: WrThing | null; card: WrCardId | null; keyword: WrKeyword | null }
    | { type: 'damaged'; thing: WrThing; by: WrCause; n: number; left: number }
    | { type: 'absorbed'; thing: WrThing }
    | { type: 'healed'; thing: WrThing; n: number; left: number }
    /** `left` is absent where the unit is face down to the viewer. */
    | { type: 'gainedHealth'; thing: WrThing; n: number; left?: number }
    | { type: 'modified'; thing: WrThing; melee: number; ranged: number }
    | { type: 'gained'; thing: WrThing; keyword: WrKeyword; x: number }
    | { type: 'lost'; thing: WrThing; keyword: WrKeyword }
    | { type: 'blessed'; thing: WrThing; pact: WrPact }
    | { type: 'readied'; thing: WrThing }
    | { type: 'died'; things: WrThing[] }
    | { type: 'returned'; thing: WrThing; to: 'hand' | 'deck' }
    | { type: 'counter'; seat: Seat; counter: WrCounter; now: number }
    | { type: 'energy'; seat: Seat; energy: number; maxEnergy: number }
    | { type: 'offered'; seat: Seat; count: number; cards?: WrCardId[] }
    | { type: 'took'; seat: Seat; card?: WrCardId }
    | { type: 'triggersDropped' }
    | { type: 'conceded'; seat: Seat }
    | { type: 'gameOver'; outcome: Outcome }
  );
