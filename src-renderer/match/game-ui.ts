/**
 * What a game gives to the match screen. The screen owns the frame that all games share (regions, log, curtain,
 * undo, keys); the game owns what lies on the table and the words.
 */
import type { CommandHandlers } from '../app/keys/registry.ts';
import type { GameTypes, Outcome } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { CardSpec } from '../ui/card/spec.ts';
import type { BarPhase } from '../ui/metal/phases.ts';
import type { LogSaying } from './logbook.ts';
import type { Stops } from './prefs.ts';

export type MainState = 'wait' | 'asks' | 'left' | 'ready' | 'risk';

/** The prompt line and the main button: who must do what. */
export interface Prompt {
  /** Set in front in strong letters: "Your priority." */
  lead: string;
  text: string;
  main: {
    label: string;
    state: MainState;
    /** Nothing to press now. */
    disabled: boolean;
    /** "End turn? 2 can still act": said when the press-twice rule asks again. */
    confirm: string | null;
  };
}

/** One standing wish to pass, for the menu of P. */
export interface PassChoice {
  until: string;
  label: string;
}

/** A button of the game beside Undo, where other games have "Pass until…". */
export interface ExtraTool {
  label: string;
  key: string;
  /** Why it cannot be used now. */
  reason: string | null;
  pressed: boolean;
  act: () => void;
}

/** How the match ended, in this viewer's words. */
export interface Ending {
  tone: 'won' | 'lost' | 'draw' | 'over';
  title: string;
  why: string;
  /** Everybody by place, best first, where more than two played. */
  places?: readonly { seat: number; place: number; words: string }[];
  /** What the game has to show of the match that is over. */
  sheets?: readonly { label: string; act: () => void }[];
}

/** A match of this game on the screen. Reads the session; every change goes back through it. */
export interface GameTable<G extends GameTypes = GameTypes> {
  /** "Turn 7 · your turn". */
  readonly caption: string;
  readonly phases: readonly BarPhase[];
  /** Name of the present phase, '' when over. */
  readonly phase: string;
  /** The viewer's turn: the phase bar glows. */
  readonly mine: boolean;
  readonly prompt: Prompt;
  /** Why what is pointed at cannot be chosen, or what else is worth knowing now. */
  readonly hint: string | null;
  /** What is foreseen now could not be taken back afterwards. */
  readonly locks: boolean;
  /** Pointer or focus is on something that the inspector shows. */
  readonly looking: boolean;
  /** Empty where nobody ever answers another's action: then there is nothing to pass. */
  readonly passChoices: readonly PassChoice[];
  readonly tool?: ExtraTool | null;
  /** The game's own entries of the "More" menu. */
  readonly menu: readonly { label: string; act: () => void }[];
  /** Where a seat that has set no stops is asked. */
  readonly defaultStops: Stops;
  /** Who the viewer is; null for an onlooker. */
  readonly seat: number | null;

  /** Factor on the length of all motions; 0 = still. */
  setPace(pace: number): void;
  /** Any input ends what moves. */
  finishMotions(): void;
  pressMain(): void;
  /** Esc: one step back at no cost; false when there is nothing to step back from. */
  back(): boolean;
  /** What the game adds to, or answers among, the keys. */
  readonly commands: CommandHandlers<string>;
  describe(events: readonly G['event'][]): LogSaying[];
  /** All that the words of `describe` hang on beside the events: whose eyes, whose names. Another text: other words. */
  readonly wording: string;
  /** Joined announcement of what happened; '' for nothing. */
  spoken(events: readonly G['event'][]): string;
  ending(outcome: Outcome): Ending;
  /** Shows a card of the log in the inspector. */
  showCard(card: G['card']): void;
  /** What is printed on a card; null where there is no such card. */
  faceOf(card: G['card']): CardSpec | null;
  /** Marks on the board what a hint speaks of; nothing unmarks it. Absent where its words alone say where that is. */
  advise?(actions: readonly G['action'][]): void;
  close(): void;
}

/** What a player is called until somebody gives a name; at a shared screen it would mean everybody. */
const NAMELESS = 'You';

/** Seat names for whoever looks at the frame. */
export function nameOf(frame: MatchFrame | null, seat: number): string {
  const name = frame?.seats.find((info) => info.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const meansMe = frame?.mode === 'seat' && frame.seat === seat;
  return name === NAMELESS && !meansMe ? `Player ${seat + 1}` : name;
}
