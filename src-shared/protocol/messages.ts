/**
 * Every message between the host and a screen: the desktop window (IPC), the page served by a headless host
 * and, later, a seat on the LAN (WebSocket). One small request/response scheme plus pushed frames; everything
 * that arrives is parsed with these schemas and size-limited before anything else looks at it.
 */
import { z } from 'zod';
import type { LessonInfo } from './lesson.ts';
import type { GameTypes } from '../kernel/game-types.ts';
import { timingSchema, type ClocksInfo } from './timing.ts';
import { BOT_IDS, CLOCKS, type BotId } from './bot-ids.ts';
import { MAX_FILE_CHARS, gameId, personName } from './fields.ts';
import type { LabRun } from './lab.ts';
import type { LanState } from './lan.ts';
import type { Method, Params } from './methods.ts';
import { PRESETS } from './settings.ts';
import type { Settings } from './settings.ts';
import type { TogetherInfo } from './together.ts';
import type { VisitState } from './visit.ts';
import type { MenuCommand } from './shell.ts';

export { BOT_IDS, type BotId };
export type { Method, Params, Results } from './methods.ts';

export const PROTOCOL_VERSION = 1;
/** A message of a seat's page may not be larger (bytes of JSON). */
export const MAX_MESSAGE_BYTES = 512 * 1024;
/** A message of this machine's own screen may not be larger (bytes of JSON). It brings whole files, in which every sign may be escaped. */
export const MAX_OWNER_MESSAGE_BYTES = 2 * MAX_FILE_CHARS + MAX_MESSAGE_BYTES;

/** Period of the host's heartbeat on a WebSocket, `{push: 'beat'}`, in milliseconds. */
export const BEAT_MS = 5000;

/** WebSocket close code for a token that is not valid. */
export const CLOSE_REFUSED = 4401;
/** WebSocket close code for a token that cannot be looked up now: the page tries again. */
export const CLOSE_LATER = 1013;

/** First message on a WebSocket; the host answers `{push: 'welcome'}` and only then takes requests. */
export const helloSchema = z.strictObject({
  hello: z.string().max(200),
  protocol: z.literal(PROTOCOL_VERSION, { error: 'this page belongs to another version of Five Forges: reload it' }),
});
export type Hello = z.infer<typeof helloSchema>;

/** Who sits where. `me` and `friend` sit at this screen; one seat at a screen needs no curtain. */
export const seatSetupSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: personName }),
  z.strictObject({
    kind: z.literal('bot'),
    name: personName,
    bot: z.enum(BOT_IDS),
    budgetMs: z.number().int().min(50).max(CLOCKS.grandmaster.choiceMs).default(1000),
  }),
]);
export type SeatSetup = z.infer<typeof seatSetupSchema>;

export const seatSetupsSchema = z.array(seatSetupSchema).min(2).max(6);

export const tableSetupSchema = z.strictObject({
  game: gameId,
  /** Parsed again by the game's own schema. */
  config: z.unknown(),
  seats: seatSetupsSchema,
  /** Absent: drawn from the system's randomness. */
  seed: z.string().min(1).max(64).optional(),
  /** How the people share out time; absent: they do not. */
  timing: timingSchema.optional(),
});
export type TableSetup = z.infer<typeof tableSetupSchema>;

/** When a seat wants to be asked; the meaning of `stops` and `until` belongs to the game. */
export const priorityPrefsSchema = z.strictObject({
  preset: z.enum(PRESETS).default('standard'),
  /** Names of phases to stop in, by whose turn it is. */
  stops: z.strictObject({ own: z.array(z.string().max(40)).max(20), rival: z.array(z.string().max(40)).max(20) }).optional(),
  /** "Pass until…": `resolved`, `endOfTurn`, `myTurn`, or `phase:<name>`; broken by anything that concerns the seat. */
  until: z.string().max(60).nullable().default(null),
});
export type PriorityPrefs = z.infer<typeof priorityPrefsSchema>;

/** A person's default auto-pass settings; a seat's wishes at its table override them. */
export const usualPrefsSchema = z.strictObject({
  preset: z.enum(PRESETS),
  /** Decisions with one possible answer answer themselves. */
  forced: z.boolean(),
});
export type UsualPrefs = z.infer<typeof usualPrefsSchema>;

/** Questions to the engine, answered from the asking seat's view alone; a `public` one from an onlooker's. */
export const askSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('why'), intent: z.unknown() }),
  z.strictObject({ kind: z.literal('preview'), action: z.unknown() }),
  z.strictObject({ kind: z.literal('query'), question: z.unknown() }),
  z.strictObject({ kind: z.literal('public'), question: z.unknown() }),
]);

export interface AppInfo {
  version: string;
  protocol: number;
  /** First run: the data folder is empty. */
  firstRun: boolean;
  /** The seat whose page this is: that of a guest, who has settings of their own. Null: this machine's own screen. */
  guest: { match: string; seat: number } | null;
  /** Shown where no window could open: the page runs in a browser. */
  headless: boolean;
  /** The program may open tables on the network, and this page ask for them, unless the settings say no. */
  opensTables: boolean;
  platform: string;
  /** What the program runs in; null outside the desktop app. */
  runtime: { electron: string | null; chromium: string | null; node: string };
  /** What the window before this one broke down over, in words; told once. */
  crash: string | null;
  games: { id: string; title: string; contentVersion: number }[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  bot?: BotId;
  /** In a frame: the person's page is not connected now. */
  away?: true;
  /** In a frame: the bot that plays for the person. */
  standIn?: BotId;
  /** In a frame: that bot decides because the person has no time left, until the turn ends. */
  timeUp?: true;
}

export interface MatchSummary {
  match: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  startedAt: string;
  updatedAt: string;
  turn: number;
  /** `newer`: only a newer version can go on with it. `elsewhere`: the table of another machine does. */
  state: 'unfinished' | 'finished' | 'damaged' | 'newer' | 'elsewhere';
  /** One sentence: how it ended, or why it cannot be gone on with. */
  note: string;
  /** A seat had a bot's advice. */
  assisted: boolean;
  /** It goes on from a moment of another match. */
  continued: boolean;
  /** Id of the lesson that it is; absent in a match that is none. */
  lesson?: string;
}

export interface UndoInfo {
  can: boolean;
  /** "Undo: move Scout", or why not: "Nothing to undo: a card was drawn." */
  label: string;
  canRedo: boolean;
  /** Whatever is done here can be taken back, also what was revealed: in a lesson, or by the person's own setting. */
  anything: boolean;
}

/** A position in the middle of what a log line tells, as the viewer may see it. */
export interface Stage<G extends GameTypes = GameTypes> {
  /** Number of events of its line that led to it. */
  events: number;
  view: G['view'];
}

/**
 * Events of one log line, as the viewer may know them. `line` 0 is the set-up; later ones count only lines of
 * which this viewer was told something, so that the number tells nothing about the others.
 */
export interface LogGroup<G extends GameTypes = GameTypes> {
  line: number;
  events: G['event'][];
  /**
   * Positions on the way to the frame's own, oldest first; absent where there are none, and in frames that start over. They are for
   * show alone.
   */
  stages?: readonly Stage<G>[];
}

/**
 * What a screen shows now. `curtain`: the spectator's view, and nothing of any seat, until `match.ready`. `open`: the
 * spectator's view with a question to `seat` that everybody at the screen may see. `watch`: the spectator's view at a screen where nobody sits.
 * The host sends a frame whenever something changed for this viewer; `seq` counts the frames of this screen and is no
 * count of what others did.
 */
export interface MatchFrame<G extends GameTypes = GameTypes> {
  match: string;
  game: string;
  seq: number;
  mode: 'seat' | 'open' | 'curtain' | 'watch';
  /** Whose view it is; behind a curtain: who is to take the screen; at an open question: who is asked; of one who looks on: nobody's. */
  seat: number;
  view: G['view'];
  /** Legal actions if `seat` is asked now, otherwise empty. */
  actions: G['action'][];
  /** New since the last frame to this screen; with `reset`, everything since the match began. */
  log: LogGroup<G>[];
  reset: boolean;
  /** First line this viewer has not been shown in an earlier turn of its own: where the recap starts. */
  recapFrom: number;
  undo: UndoInfo;
  seats: SeatInfo[];
  /** Seats played at this screen. */
  local: number[];
  /** Seats played on devices beside this screen, by people who see it too. */
  beside?: number[];
  prefs: PriorityPrefs;
  /** What the people agree on among themselves; absent where one plays alone. */
  together?: TogetherInfo;
  /** What each person has left, at the moment of this frame; absent without clocks. A frame is sent when another clock runs, not as time passes. */
  clocks?: ClocksInfo;
  thinking: { seat: number; sinceMs: number } | null;
  /** "Step" speed: a bot's action waits for `match.step`. */
  waitingForStep: boolean;
  /** True once "take back anything" was used. */
  casual: boolean;
  /** True once a seat had a bot's advice. */
  assisted: boolean;
  /** It goes on from a moment of another match, whose secrets were known. */
  continued: boolean;
  /** How the lesson stands; absent in a match that is none. */
  lesson?: LessonInfo;
  status: 'playing' | 'finished' | 'failed';
  /** Why a failed match stopped, in words; its save is intact. */
  failure: string | null;
}

export interface LibraryEntry {
  id: string;
  kind: 'loadout' | 'map';
  name: string;
  builtIn: boolean;
  /** One line for lists. */
  note: string;
  value: unknown;
}

/** Characters of a library entry's notes. */
export const MOST_NOTES = 4000;

/** What is kept beside a library entry. */
export interface EntryHistory {
  notes: string;
  /** Each kept change, and what was there before the first; the oldest first. */
  versions: readonly { at: string; value: unknown }[];
}

/** Content of an imported file. */
export type FileSight =
  | {
      holds: 'entry';
      game: string;
      title: string;
      /** Its id is that of the same thing in the library, or '' when it is new. */
      entry: LibraryEntry;
    }
  | {
      holds: 'match';
      /** Its id is that of the same match in the list, or '' when it is new. */
      match: MatchSummary;
    };

export interface ReleaseNews {
  /** Null: this version is the newest. */
  newer: { version: string; page: string } | null;
  /** The same in words. */
  message: string;
}

export type ErrorCode = 'badMessage' | 'tooLarge' | 'tooFast' | 'forbidden' | 'notFound' | 'stale' | 'illegal' | 'invalid' | 'failed';

export interface ProtocolError {
  code: ErrorCode;
  /** For people. */
  message: string;
  problems?: readonly string[];
}

export const requestEnvelopeSchema = z.strictObject({
  id: z.number().int().nonnegative(),
  /** One of the table of methods; looked up after the shape of the message. */
  method: z.string().max(40),
  params: z.unknown(),
});
export interface RequestEnvelope<M extends Method = Method> {
  id: number;
  method: M;
  params: Params<M>;
}

export type HostMessage =
  | { push: 'welcome' }
  /** The host lives; only on WebSockets. */
  | { push: 'beat' }
  | { id: number; result: unknown }
  | { id: number; error: ProtocolError }
  | { push: 'frame'; frame: MatchFrame }
  | { push: 'matches' }
  | { push: 'settings'; settings: Settings }
  /** A run of the Lab as it is now; null: one was begun or deleted, ask for the list again. */
  | { push: 'lab'; run: LabRun | null }
  /** The owner's table on the network, after every change. */
  | { push: 'lan'; state: LanState }
  /** The app as a guest elsewhere, after every change. */
  | { push: 'visit'; state: VisitState }
  /** What the table at which the app is a guest says, word for word. */
  | { push: 'table'; text: string }
  | { push: 'notice'; message: string }
  /** Something behind the page broke; what is saved is intact, and a restart mends the rest. */
  | { push: 'trouble'; what: string }
  /** An entry of the system's menu was chosen. */
  | { push: 'command'; command: MenuCommand }
  /** Something was opened from outside: ask for it. */
  | { push: 'opened' };

/**
 * Transport of the renderer's messages: the preload's bridge in the desktop window, a WebSocket in a browser. Messages
 * are JSON texts (cheaper through the bridge than objects).
 */
export interface Bridge {
  send(message: string): void;
  onMessage(listener: (message: string) => void): () => void;
  /** Clears the browser’s caches (`webFrame.clearCache`). Only in the desktop window. */
  clearCaches?(): void;
}
