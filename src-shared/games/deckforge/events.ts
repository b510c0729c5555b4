import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../kernel/state.ts';
import type { CardType, DkCardRef, DkPhase, StatusKind } from './types.ts';

/** A card with its name, so that what was told can be read without its deck. */
export interface DkCardTold extends DkCardRef {
  name: string;
}

/** A player (`id` and `card` null) or a permanent, by what it was when it was told of. */
export interface DkThing {
  id: number | null;
  seat: Seat;
  card: DkCardTold | null;
}

/** How damage comes about. */
export type DkHow = 'combat' | 'attackSpell' | 'defenseSpell' | 'artifact' | 'creature';

export type DkFall = 'life' | 'concede';

/** What a viewer is told. Only draws come in two versions: everything else lies open (DK-16.1). */
export type DkEventTold =
  | { type: 'dealt'; seat: Seat; count: number; cards?: CardType[] }
  | { type: 'initiative'; seat: Seat; round: number; card: DkCardTold; score: number }
  | { type: 'tied'; seats: Seat[]; round: number }
  | { type: 'starter'; seat: Seat; byLot: boolean }
  | { type: 'cleared' }
  | { type: 'turn'; turn: number; seat: Seat }
  | { type: 'phase'; phase: DkPhase; seat: Seat }
  | { type: 'reshuffled'; count: number }
  | { type: 'drew'; seat: Seat; count: number; wanted: number; cards?: CardType[] }
  /** A token leaves a hand and shows what it stands for (DK-5.2). */
  | { type: 'played'; seat: Seat; cardType: CardType; card: DkCardTold; response: boolean }
  | { type: 'entered'; thing: DkThing }
  /** The choice of a text; null if there was nothing to choose (DK-5.9). */
  | { type: 'aimed'; seat: Seat; card: DkCardTold; target: DkThing | null }
  | { type: 'attacked'; attacker: DkThing; target: DkThing }
  | { type: 'blocked'; seat: Seat; blocker: DkThing | null }
  | { type: 'passed'; seat: Seat; what: 'response' }
  | { type: 'activated'; thing: DkThing; target: DkThing | null }
  | { type: 'triggered'; thing: DkThing; when: 'enter' | 'attack' | 'block' | 'hit' | 'destroyed' }
  | { type: 'charged'; seat: Seat; kind: 'reflect' | 'prevent'; n: number }
  | { type: 'reflected'; seat: Seat; card: DkCardTold; target: DkThing | null; standing: boolean }
  | { type: 'shielded'; target: DkThing; n: number }
  | { type: 'prevented'; target: DkThing; n: number; by: 'event' | 'charge' }
  | { type: 'negated' }
  /** A player's life or a creature's damage afterwards is `now`. */
  | { type: 'damaged'; target: DkThing; n: number; now: number; how: DkHow }
  | { type: 'healed'; seat: Seat; n: number; life: number }
  | { type: 'status'; target: DkThing; kind: StatusKind; n: number }
  | { type: 'cleansed'; target: DkThing }
  | { type: 'modified'; target: DkThing; atk: number; def: number; left: number }
  | { type: 'keyword'; target: DkThing; kw: number; gained: boolean; left: number }
  | { type: 'immune'; target: DkThing; to: 'spells' | 'artifacts' }
  | { type: 'extraPlay'; seat: Seat; limit: number }
  | { type: 'destroyed'; things: DkThing[] }
  | { type: 'bounced'; thing: DkThing; cardType: CardType }
  | { type: 'wrecked'; thing: DkThing }
  | { type: 'discarded'; seat: Seat; cards: CardType[] }
  /** Spells and artifacts that are through. */
  | { type: 'spent'; seat: Seat; cardType: CardType }
  | { type: 'idle'; card: DkCardTold }
  | { type: 'eventEnded'; why: 'negated' | 'attackerGone' | 'targetGone' | 'blockerGone' | 'defenderGone' }
  | { type: 'ran out'; target: DkThing }
  | { type: 'eliminated'; seat: Seat; why: DkFall }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'gameOver'; outcome: Outcome };
