import type { GameView } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { AgendaItem, Outcome } from '../../kernel/state.ts';
import type { LnCreature, LnTrigger } from './state.ts';
import type { LnCardId, LnFaction, LnKeyword, LnPhase, LnRow } from './types.ts';

/** A creature in play; everything about it is public. */
export interface LnCreatureView {
  id: number;
  seat: Seat;
  /** 1…5. */
  lane: number;
  row: LnRow;
  card: LnCardId;
  minion: boolean;
  ready: boolean;
  attack: number;
  health: number;
  armor: { printed: number; active: number; gained: number; thisTurn: number };
  keywords: LnKeyword[];
  /** Best X, 0 without Mobility. */
  mobility: number;
  silenced: 'no' | 'thisTurn' | 'forGood';
  /** What has been changed for as long as it stays. */
  lasting: { gained: LnKeyword[]; lost: LnKeyword[]; mobility: number };
  /** What ends with the turn. */
  thisTurn: { attack: number; health: number; gained: LnKeyword[]; lost: LnKeyword[]; mobility: number };
  fed: boolean;
}

export interface LnDeckView {
  code: string;
  name: string;
  faction: LnFaction;
  sets: string[];
  champion: { id: string; lines: string[] };
}

export interface LnSeatView {
  seat: Seat;
  health: number;
  /** Both picks are open once made (LN-D3). */
  decks: LnDeckView[];
  champion: {
    /** Index of the kept one among the two decks; null while not known to the viewer. */
    deck: number | null;
    id: string | null;
    level: number;
    ready: boolean;
    /** Levels of abilities used by free action. */
    used: number[];
  };
  handCount: number;
  deckCount: number;
  /** Contents for the seat itself alone; null for others. */
  hand: LnCardId[] | null;
  /** The own deck without its order (LN-D50), sorted; null for others. */
  deck: LnCardId[] | null;
  /** Cards of this hand or deck that everybody knows to be there, because they were Upgraded in place. */
  knownInHand: LnCardId[];
  knownInDeck: LnCardId[];
  discard: LnCardId[];
  upgrade: LnCardId[];
  banish: LnCardId[];
  gainedHealth: boolean;
  fallen: number;
  creaturesPlayed: number;
  spellsPlayed: number;
}

/** A trigger waiting in the window under way (LN-12.8). */
export interface LnTriggerView {
  seat: Seat;
  card: LnCardId;
  /** The creature it is printed on, as it is or was. */
  lane: number;
  row: LnRow;
  ability: number;
  /** Card of the creature the event tells of. */
  it: LnCardId | null;
}

export interface LnChoiceView {
  seat: Seat;
  kind: 'champion' | 'lane' | 'creature' | 'card' | 'may' | 'order';
  /** Whose text asks: a card, a Champion, or null where the rules ask. */
  card: LnCardId | null;
  champion: string | null;
  left: number;
  upTo: boolean;
  /** Where the cards to choose from lie. */
  zone: 'hand' | 'discard' | 'banish' | 'deck' | null;
  /** What the step would do, as words for the prompt: the effect's verb. */
  verb: string | null;
}

/** What a resolution interrupted by a question still has to do, as the engine keeps it. */
export interface LnResolution {
  agenda: readonly AgendaItem[];
  pending: readonly LnTrigger[];
  batch: readonly LnTrigger[];
  batches: number;
  ghosts: readonly LnCreature[];
  event: number;
}

export interface LnView extends GameView {
  game: 'laneforge';
  viewer: Viewer;
  turn: number;
  toAct: Seat | null;
  cycle: number;
  phase: LnPhase | 'over';
  /** Leaf of the flow, for the phase bar. */
  leaf: string;
  /** 1…4 in an action phase, else 0; `active` is whose it is. */
  action: number;
  active: Seat | null;
  mainUsed: boolean;
  freeUsed: number;
  forge: Seat;
  firstForge: Seat | null;
  /** Turns that Sudden Death lasts, the present one included; null before it. */
  suddenDeath: { from: number; until: number } | null;
  seats: LnSeatView[];
  creatures: LnCreatureView[];
  /** The spell or creature card being played right now. */
  resolving: { seat: Seat; card: LnCardId }[];
  choice: LnChoiceView | null;
  window: { batch: LnTriggerView[]; next: number } | null;
  /** The work under way, null at rest. All of it is public: hands and decks never enter it. */
  resolution: LnResolution | null;
  result: Outcome | null;
}
