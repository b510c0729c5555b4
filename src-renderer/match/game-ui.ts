/**
 * A game's part of the match screen. The screen owns the shared frame (regions, log, curtain, undo, keys); the game owns the table and the
 * texts.
 */
import { nameToOthers } from '../app/words/people.ts';
import { isolated } from '../../src-shared/text/names.ts';
import type { CommandHandlers } from '../app/keys/registry.ts';
import type { GameTypes, Outcome } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { CardSpec } from '../ui/card/spec.ts';
import type { Term } from '../ui/terms/term.ts';
import type { BarPhase } from '../ui/metal/phases.ts';
import type { FateLine } from './fates.ts';
import type { LogSaying } from './logbook.ts';
import type { Moment, ShownMoment } from './moments.svelte.ts';
import type { Stops } from './prefs.ts';

export type MainState = 'wait' | 'asks' | 'left' | 'ready' | 'risk';

/** The prompt line and the main button. */
export interface Prompt {
  /** Emphasized beginning: “Your priority.” */
  lead: string;
  text: string;
  main: {
    label: string;
    state: MainState;
    /** The main button is disabled. */
    disabled: boolean;
    /** “End turn? 2 can still act”: shown when the main button asks for a second press. */
    confirm: string | null;
    /** What could still act and would be left undone, by name: told while it asks. */
    left?: readonly string[];
  };
}

/** One “pass until…” choice, for the menu of P. */
export interface PassChoice {
  until: string;
  label: string;
}

/** The game's button beside Undo, in place of “Pass until…”. */
export interface ExtraTool {
  label: string;
  key: string;
  /** Why it cannot be used now. */
  reason: string | null;
  pressed: boolean;
  act: () => void;
}

/** The result, in the viewer's words. */
export interface Ending {
  tone: 'won' | 'lost' | 'draw' | 'over';
  title: string;
  why: string;
  /** Ranking, best first, with more than two players. */
  places?: readonly { seat: number; place: number; words: string }[];
  /** The game's details of the result. */
  sheets?: readonly { label: string; act: () => void }[];
}

/** A match of this game on the screen. Reads the session; every change goes through it. */
export interface GameTable<G extends GameTypes = GameTypes> {
  /** "Turn 7 · your turn". */
  readonly caption: string;
  readonly phases: readonly BarPhase[];
  /** Name of the present phase, '' when over. */
  readonly phase: string;
  /** The viewer's turn: the phase bar glows. */
  readonly mine: boolean;
  readonly prompt: Prompt;
  /** Why the pointed-at thing cannot be chosen, or another hint. */
  readonly hint: string | null;
  /** Who would fall by what is foreseen. */
  readonly fateLines: readonly FateLine[];
  /** What the prompt's words mean, beside it. */
  readonly promptTerms: readonly Term[];
  /** The previewed action could not be taken back here. */
  readonly locks: boolean;
  /** Pointer or focus is on something that the inspector shows. */
  readonly looking: boolean;
  /** Choices of “pass until…”; empty without replies, since there is nothing to pass. */
  readonly passChoices: readonly PassChoice[];
  readonly tool?: ExtraTool | null;
  /** The game's own entries of the "More" menu. */
  readonly menu: readonly { label: string; act: () => void }[];
  /** Stops of a seat that has set none. */
  readonly defaultStops: Stops;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;

  /** Factor on the duration of animations; 0 disables them. */
  readonly pace: number;
  setPace(pace: number): void;
  /** Do the events concern the viewer's seat? */
  touches(events: readonly G['event'][]): boolean;
  /** What of the events deserves a moment of its own. */
  momentsOf(events: readonly G['event'][]): Moment[];
  /** Shown over the board now. */
  readonly moment: ShownMoment | null;
  /** Shows moments after the running animations. */
  celebrate(moments: readonly Moment[]): void;
  /** Skips running animations; any input does. */
  finishMotions(): void;
  /** Milliseconds until the running animations have ended. */
  readonly motionsLeft: number;
  /** What is shown stays for so many milliseconds at least, before the pace is applied. */
  linger(ms: number): void;
  pressMain(): void;
  /** Shows on the board what could still act, while the main button asks for a second press. */
  remind?(on: boolean): void;
  /** Esc: one free step back; false when there is none. */
  back(): boolean;
  /** The game's handlers of commands. */
  readonly commands: CommandHandlers<string>;
  describe(events: readonly G['event'][]): LogSaying[];
  /** Key of everything besides the events that `describe` depends on: viewer and names. A change reformats the log. */
  readonly wording: string;
  /** Announcement of what happened; '' for none. */
  spoken(events: readonly G['event'][]): string;
  ending(outcome: Outcome): Ending;
  /** Shows a card of the log in the inspector. */
  showCard(card: G['card']): void;
  /** The printed card; null when there is no such card. */
  faceOf(card: G['card']): CardSpec | null;
  /** Draws on the board what a hint is about; an empty list removes it. Absent where marked elements suffice. */
  advise?(actions: readonly G['action'][]): void;
  /** Ids of the elements that these actions are done with: hand cards, places, players. A hint marks them. */
  meantBy(actions: readonly G['action'][]): readonly string[];
  close(): void;
}

/** Several people look at this screen: what all of them see must not call one of them “you”. */
export const isShared = (frame: Pick<MatchFrame, 'local' | 'beside'> | null): boolean =>
  (frame?.local.length ?? 0) + (frame?.beside?.length ?? 0) > 1;

/** Seat names from the viewer's point of view. */
export function nameOf(frame: MatchFrame | null, seat: number): string {
  const name = frame?.seats.find((info) => info.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const meansMe = frame?.mode === 'seat' && frame.seat === seat && !isShared(frame);
  return meansMe ? isolated(name) : nameToOthers(name, seat);
}
