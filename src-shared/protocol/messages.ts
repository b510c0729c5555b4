/**
 * Every message between the host and a screen: the desktop window (IPC), the page served by a headless host
 * and, later, a seat on the LAN (WebSocket). One small request/response scheme plus pushed frames; everything
 * that arrives is parsed with these schemas and size-limited before anything else looks at it.
 */
import { z } from 'zod';
import type { GameAction, GameEvent, GameView, Preview } from '../kernel/game-types.ts';
import { BOT_IDS, CLOCKS, PACES, type BotId } from './bot-ids.ts';
import { labRequests } from './lab.ts';
import { reportWishSchema } from './report.ts';
import type { LabResults, LabRun } from './lab.ts';
import type { MenuCommand, Opened } from './shell.ts';
import type { Course, Explanation, Hint, ReplayInfo, ReplayLook, ReplayRoad } from './replay.ts';

export { BOT_IDS, type BotId };

export const PROTOCOL_VERSION = 1;
/** A message of a seat's page may not be larger (bytes of JSON). */
export const MAX_MESSAGE_BYTES = 512 * 1024;
/** Characters of a file that is brought to the window: a long match with everything its bots weighed. */
export const MAX_FILE_CHARS = 5_000_000;
/** A message of this machine's own screen, which brings whole files, may not be larger (bytes of JSON). */
export const MAX_OWNER_MESSAGE_BYTES = 8 * 1024 * 1024;

/** WebSocket close code for a token that is not valid. */
export const CLOSE_REFUSED = 4401;

/** First message on a WebSocket; the host answers `{push: 'welcome'}` and only then takes requests. */
export const helloSchema = z.strictObject({
  hello: z.string().max(200),
  protocol: z.literal(PROTOCOL_VERSION, { error: 'this page belongs to another version of Five Forges: reload it' }),
});
export type Hello = z.infer<typeof helloSchema>;

/** Ids of matches are names of files, so they hold nothing that a path could be made of. */
export const MATCH_ID = /^[a-z0-9-]{1,64}$/;
const matchId = z.string().regex(MATCH_ID);
const seat = z.number().int().min(0).max(5);
const viewer = z.union([seat, z.literal('spectator')]);
/** A moment of a replay: the how-manieth at which its viewer may stop. */
const moment = z.number().int().nonnegative();
const gameId = z.string().regex(/^[a-z]{1,20}$/);
const fileName = z.string().min(1).max(80);
/** A file that somebody brought, whatever it may hold. */
const broughtFile = z.strictObject({ fileName, text: z.string().max(MAX_FILE_CHARS) });

/** Who sits where. `me` and `friend` sit at this screen; one seat at a screen needs no curtain. */
export const seatSetupSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: z.string().min(1).max(24) }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string().min(1).max(24),
    bot: z.enum(BOT_IDS),
    budgetMs: z.number().int().min(50).max(CLOCKS.grandmaster.choiceMs).default(1000),
  }),
]);
export type SeatSetup = z.infer<typeof seatSetupSchema>;

const seatSetups = z.array(seatSetupSchema).min(2).max(6);

export const tableSetupSchema = z.strictObject({
  game: gameId,
  /** Parsed again by the game's own schema. */
  config: z.unknown(),
  seats: seatSetups,
  /** Absent: drawn from the system's randomness. */
  seed: z.string().min(1).max(64).optional(),
});
export type TableSetup = z.infer<typeof tableSetupSchema>;

export const PRESETS = ['relaxed', 'standard', 'full'] as const;
/** When a seat wants to be asked; the meaning of `stops` and `until` belongs to the game. */
export const priorityPrefsSchema = z.strictObject({
  preset: z.enum(PRESETS).default('standard'),
  /** Names of phases to stop in, by whose turn it is. */
  stops: z.strictObject({ own: z.array(z.string().max(40)).max(20), rival: z.array(z.string().max(40)).max(20) }).optional(),
  /** "Pass until…": `resolved`, `endOfTurn`, `myTurn`, or `phase:<name>`; broken by anything that concerns the seat. */
  until: z.string().max(60).nullable().default(null),
});
export type PriorityPrefs = z.infer<typeof priorityPrefsSchema>;

/** More keys than there are commands are of no use. */
const MOST_KEYS = 200;

export const settingsSchema = z.strictObject({
  name: z.string().min(1).max(24).default('You'),
  uiScale: z.number().min(0.8).max(2).default(1),
  cardText: z.number().min(1).max(2).default(1),
  theme: z.enum(['system', 'dark', 'contrast']).default('system'),
  motion: z.enum(['system', 'full', 'reduced']).default('system'),
  font: z.enum(['default', 'dyslexic']).default('default'),
  plainCards: z.boolean().default(false),
  speed: z.enum(['normal', 'fast', 'instant', 'step']).default('normal'),
  /** How long bots may think. */
  botPace: z.enum(PACES).default('usual'),
  volume: z
    .strictObject({ effects: z.number().min(0).max(1), interface: z.number().min(0).max(1) })
    .default({ effects: 0.6, interface: 0.5 }),
  mono: z.boolean().default(false),
  muted: z.boolean().default(false),
  confirmMain: z.enum(['always', 'whenLeft', 'never']).default('whenLeft'),
  /** A card dropped on a lane waits for the main button. */
  confirmPlays: z.boolean().default(false),
  /** Between two people at one screen the own hand lies face down too, and is shown while a key is held. */
  coverOwnHand: z.boolean().default(false),
  verbosity: z.enum(['short', 'normal', 'full']).default('normal'),
  singleKeys: z.boolean().default(true),
  /** Command id → key chord; absent = default. */
  keys: z
    .record(z.string().max(40), z.string().max(40))
    .refine((keys) => Object.keys(keys).length <= MOST_KEYS, { error: 'there are more keys than commands' })
    .default({}),
  ghosts: z.boolean().default(true),
  /** Between two people at one screen: cover what the game needs covered, or always the whole table. */
  handover: z.enum(['game', 'curtain']).default('game'),
  takeBackAnything: z.boolean().default(false),
  preset: z.enum(PRESETS).default('standard'),
  autoResolveForced: z.boolean().default(true),
  /** The desktop says so when it is the person's turn and the window is behind others. */
  turnNotice: z.boolean().default(true),
  /** Looking for a newer version: never, after asking each time, or at every press of “Check now”. Never by itself. */
  updateCheck: z.enum(['off', 'ask', 'allowed']).default('off'),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Any of the settings. Not `partial()`, which would fill in the default of every absent one. */
const settingsPatchSchema = z.strictObject(
  Object.fromEntries(Object.entries(settingsSchema.shape).map(([name, field]) => [name, field.removeDefault().optional()])),
) as unknown as z.ZodType<Partial<Settings>, Partial<Settings>>;

/** Questions to the engine, answered from the asking seat's view alone; a `public` one from an onlooker's. */
export const askSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('why'), intent: z.unknown() }),
  z.strictObject({ kind: z.literal('preview'), action: z.unknown() }),
  z.strictObject({ kind: z.literal('query'), question: z.unknown() }),
  z.strictObject({ kind: z.literal('public'), question: z.unknown() }),
]);

export const requestSchemas = {
  'app.info': z.strictObject({}),
  'settings.get': z.strictObject({}),
  'settings.set': z.strictObject({ patch: settingsPatchSchema }),
  'settings.reset': z.strictObject({}),
  /** All settings as a file. */
  'settings.export': z.strictObject({}),
  /** All settings from such a file, or a refusal and nothing changed. */
  'settings.import': z.strictObject({ fileName, text: z.string().max(100_000) }),
  'match.list': z.strictObject({}),
  'match.create': z.strictObject({ setup: tableSetupSchema }),
  /** Starts pushing frames of the match to this screen; also resumes an unfinished one. */
  'match.open': z.strictObject({ match: matchId }),
  'match.close': z.strictObject({ match: matchId }),
  'match.delete': z.strictObject({ match: matchId }),
  /** `seq` is the frame the decision was made on; an older one is refused and changes nothing. */
  'match.act': z.strictObject({ match: matchId, seat, seq: z.number().int().nonnegative(), action: z.unknown() }),
  'match.undo': z.strictObject({ match: matchId, seat }),
  'match.redo': z.strictObject({ match: matchId, seat }),
  /** Undoes to the last checkpoint and applies these staged actions instead: re-sorting orders and attacks. */
  'match.restage': z.strictObject({ match: matchId, seat, seq: z.number().int().nonnegative(), actions: z.array(z.unknown()).max(200) }),
  'match.concede': z.strictObject({ match: matchId, seat }),
  /** The named seat's person sits at the screen now: lift the curtain. */
  'match.ready': z.strictObject({ match: matchId, seat }),
  'match.prefs': z.strictObject({ match: matchId, seat, prefs: priorityPrefsSchema }),
  'match.ask': z.strictObject({ match: matchId, seat, ask: askSchema }),
  /** The seat's view as it was after log line `line`. */
  'match.past': z.strictObject({ match: matchId, seat, line: z.number().int().nonnegative() }),
  /** "Step" speed: lets the waiting bot play its next action. */
  'match.step': z.strictObject({ match: matchId }),
  /** "Play now": the bot that is thinking answers at once with the best it has. */
  'match.hurry': z.strictObject({ match: matchId }),
  'match.rematch': z.strictObject({ match: matchId, swap: z.boolean(), sameSeed: z.boolean() }),
  'match.export': z.strictObject({ match: matchId }),
  /** Asks a bot what it would do in the seat, from the seat's own view; marks the match as assisted. Only where one person plays. */
  'match.hint': z.strictObject({ match: matchId, seat, seq: z.number().int().nonnegative() }),
  /** Reads a match to be looked at. One that is over hides nothing; any other shows what its one person may know. */
  'replay.open': z.strictObject({ match: matchId }),
  /** The moments at which `viewer` may stop, and what it was told at each. */
  'replay.road': z.strictObject({ match: matchId, viewer }),
  /** The view at one moment; with `open`, with nothing hidden. */
  'replay.look': z.strictObject({ match: matchId, viewer, open: z.boolean(), at: moment }),
  /** A game's own question, answered from that view. */
  'replay.ask': z.strictObject({ match: matchId, viewer, open: z.boolean(), at: moment, question: z.unknown() }),
  /** What the bot that decides at this moment weighed and believed. */
  'replay.explain': z.strictObject({ match: matchId, at: moment }),
  /** Who stood how well, turn by turn. */
  'replay.course': z.strictObject({ match: matchId }),
  /** A new match that goes on from this moment, with these seats. */
  'replay.continue': z.strictObject({ match: matchId, at: moment, seats: seatSetups }),
  /** Gives a human seat to a page of its own (headless only), or with `revoke` back to this screen. */
  'match.seatLink': z.strictObject({ match: matchId, seat, revoke: z.boolean().default(false) }),
  /** Takes what was opened from outside: files, links, and why something could not be opened. */
  'app.opened': z.strictObject({}),
  /** Asks the one address of releases; only sent after the person agreed to it, and refused while the setting is `off`. */
  'update.check': z.strictObject({ agreed: z.literal(true) }),
  'library.list': z.strictObject({ game: gameId }),
  'library.import': z.strictObject({ game: gameId, kind: z.enum(['loadout', 'map']), fileName, text: z.string().max(400_000) }),
  /** Keeps what was made in this window, checked as an imported file is. */
  'library.add': z.strictObject({ game: gameId, kind: z.enum(['loadout', 'map']), value: z.unknown() }),
  'library.rename': z.strictObject({ game: gameId, kind: z.enum(['loadout', 'map']), id: z.string().max(80), name: z.string().max(200) }),
  'library.export': z.strictObject({ game: gameId, kind: z.enum(['loadout', 'map']), id: z.string().max(80) }),
  'library.delete': z.strictObject({ game: gameId, kind: z.enum(['loadout', 'map']), id: z.string().max(80) }),
  /** What a file holds, be it a deck, a map or a match: checked, and nothing of it kept. */
  'file.look': broughtFile,
  /** The same, kept from then on. */
  'file.keep': broughtFile,
  /** A bug report as a file; nothing is sent anywhere. */
  'report.make': reportWishSchema,
  /** Ends the whole app and starts it again, where there is one to start. */
  'app.restart': z.strictObject({}),
  ...labRequests,
} as const;

export type Method = keyof typeof requestSchemas;
export type Params<M extends Method> = z.input<(typeof requestSchemas)[M]>;

export interface AppInfo {
  version: string;
  protocol: number;
  /** Nothing was ever kept here: somebody starts for the first time. */
  firstRun: boolean;
  /** Shown where no window could open: the page runs in a browser. */
  headless: boolean;
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
}

export interface MatchSummary {
  match: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  startedAt: string;
  updatedAt: string;
  turn: number;
  state: 'unfinished' | 'finished' | 'damaged';
  /** One sentence: how it ended, or what is wrong with a damaged file. */
  note: string;
  /** Somebody had a bot's advice. */
  assisted: boolean;
  /** It goes on from a moment of another match. */
  continued: boolean;
}

export interface UndoInfo {
  can: boolean;
  /** "Undo: move Scout", or why not: "Nothing to undo: a card was drawn." */
  label: string;
  canRedo: boolean;
}

/**
 * Events of one log line, as the viewer may know them. `line` 0 is the set-up; later ones count only lines of
 * which this viewer was told something, so that the number tells nothing about the others.
 */
export interface LogGroup {
  line: number;
  events: GameEvent[];
}

/**
 * What a screen shows now. `curtain`: the spectator's view, and nothing of any seat, until `match.ready`. `open`: the
 * spectator's view with a question to `seat` that everybody at the screen may see.
 * The host sends a frame whenever something changed for this viewer; `seq` counts the frames of this screen and is no
 * count of what others did.
 */
export interface MatchFrame {
  match: string;
  game: string;
  seq: number;
  mode: 'seat' | 'open' | 'curtain';
  /** Whose view it is; behind a curtain: who is to take the screen; at an open question: who is asked. */
  seat: number;
  view: GameView;
  /** Legal actions if `seat` is asked now, otherwise empty. */
  actions: GameAction[];
  /** New since the last frame to this screen; with `reset`, everything since the match began. */
  log: LogGroup[];
  reset: boolean;
  /** First line this viewer has not been shown in an earlier turn of its own: where the recap starts. */
  recapFrom: number;
  undo: UndoInfo;
  seats: SeatInfo[];
  /** Seats played at this screen. */
  local: number[];
  prefs: PriorityPrefs;
  thinking: { seat: number; sinceMs: number } | null;
  /** "Step" speed: a bot's action waits for `match.step`. */
  waitingForStep: boolean;
  /** True once "take back anything" was used. */
  casual: boolean;
  /** True once somebody had a bot's advice. */
  assisted: boolean;
  /** It goes on from a moment of another match, whose secrets were known. */
  continued: boolean;
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

/** What a file holds that somebody brought. */
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

export interface Results extends LabResults {
  'app.info': AppInfo;
  'settings.get': { settings: Settings };
  'settings.set': { settings: Settings };
  'settings.reset': { settings: Settings };
  'settings.export': { fileName: string; text: string };
  'settings.import': { settings: Settings };
  'match.list': { matches: MatchSummary[]; problems: string[] };
  'match.create': { match: string };
  'match.open': Record<string, never>;
  'match.close': Record<string, never>;
  'match.delete': Record<string, never>;
  'match.act': { seq: number };
  'match.undo': { seq: number };
  'match.redo': { seq: number };
  'match.restage': { seq: number };
  'match.concede': Record<string, never>;
  'match.ready': Record<string, never>;
  'match.prefs': Record<string, never>;
  'match.ask': { answer: string | null | Preview | unknown };
  'match.past': { view: GameView; line: number };
  'match.step': Record<string, never>;
  'match.hurry': Record<string, never>;
  'match.rematch': { match: string };
  'match.export': { fileName: string; text: string };
  'match.hint': Hint;
  'replay.open': ReplayInfo;
  'replay.road': ReplayRoad;
  'replay.look': ReplayLook;
  'replay.ask': { answer: unknown };
  /** Null where no bot decided, or none weighed anything. */
  'replay.explain': Explanation | null;
  'replay.course': Course;
  'replay.continue': { match: string };
  /** Address that carries the seat's token in its fragment; null after `revoke`. */
  'match.seatLink': { url: string | null };
  'app.opened': { opened: Opened[] };
  'update.check': ReleaseNews;
  'library.list': { entries: LibraryEntry[]; problems: string[] };
  'library.import': { entry: LibraryEntry };
  'library.add': { entry: LibraryEntry };
  'library.rename': { entry: LibraryEntry };
  'library.export': { fileName: string; text: string };
  'library.delete': Record<string, never>;
  'file.look': FileSight;
  'file.keep': FileSight;
  'report.make': { fileName: string; text: string };
  'app.restart': Record<string, never>;
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
  method: z.enum(Object.keys(requestSchemas) as [Method, ...Method[]]),
  params: z.unknown(),
});
export interface RequestEnvelope<M extends Method = Method> {
  id: number;
  method: M;
  params: Params<M>;
}

export type HostMessage =
  | { push: 'welcome' }
  | { id: number; result: unknown }
  | { id: number; error: ProtocolError }
  | { push: 'frame'; frame: MatchFrame }
  | { push: 'matches' }
  | { push: 'settings'; settings: Settings }
  /** A run of the Lab as it is now; null: one was begun or deleted, ask for the list again. */
  | { push: 'lab'; run: LabRun | null }
  | { push: 'notice'; message: string }
  /** Something behind the page broke; what is saved is intact, and a restart mends the rest. */
  | { push: 'trouble'; what: string }
  /** An entry of the system's menu was chosen. */
  | { push: 'command'; command: MenuCommand }
  /** Something was opened from outside: ask for it. */
  | { push: 'opened' };

/**
 * What the renderer needs from the outside, whatever carries it: the preload's bridge in the desktop window,
 * a WebSocket in a browser. Messages are JSON texts (cheaper through the bridge than objects).
 */
export interface Bridge {
  send(message: string): void;
  onMessage(listener: (message: string) => void): () => void;
  /** Gives back memory that nothing in use holds any more. Only the desktop window can do that. */
  tidy?(): void;
}
