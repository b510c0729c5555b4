import { availableParallelism } from 'node:os';
import type { Game } from '../../src-shared/kernel/game.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { AppInfo, HostMessage, MatchFrame, Method, Results, Settings, requestSchemas } from '../../src-shared/protocol/messages.ts';
import type { z } from 'zod';
import type { ReportWish } from '../../src-shared/protocol/report.ts';
import type { MenuCommand, Opened } from '../../src-shared/protocol/shell.ts';
import type { SpawnBotPort } from './bots/port.ts';
import { Connection } from './connection.ts';
import type { Role } from './connection.ts';
import { HostError } from './host-error.ts';
import { Lab } from './lab/lab.ts';
import { LabMatchLogs } from './lab/match-logs.ts';
import type { Screen } from './match/screen-feed.ts';
import { checkedConfig, Matches } from './matches.ts';
import { bugReport } from './report/bug-report.ts';
import { LogBook } from './report/log-book.ts';
import { Inbox } from './shell/inbox.ts';
import { checkForUpdate } from './shell/update-check.ts';
import { BroughtFiles } from './store/brought-files.ts';
import { DataFolder } from './store/files.ts';
import { LibraryStore } from './store/library-store.ts';
import { SettingsStore } from './store/settings-store.ts';
import { Tokens } from './tokens.ts';

export interface HostOptions {
  games: Readonly<Record<string, Game>>;
  dataDir: string;
  version: string;
  headless: boolean;
  spawnBot: SpawnBotPort;
  /** Starts a process in which the Lab's bots play. */
  spawnLab: SpawnBotPort;
  /** How many of those may work at once; by default as many as there are cores. */
  cores?: number;
  /** Address of a page that carries this token; absent where no pages are served. */
  pageUrl?(token: string): string;
  /** How the news about versions is fetched; tests put in their own. */
  fetch?: typeof fetch;
  /** Called with every frame that this machine's own screen is sent. */
  onFrame?(frame: MatchFrame): void;
  /** Starts the whole app again; absent where somebody else started the process. */
  restart?(): void;
  /** For whoever mends the program; players never see it. */
  log(error: unknown): void;
}

type Parsed<M extends Method> = z.output<(typeof requestSchemas)[M]>;
type Methods = { [M in Method]: (params: Parsed<M>, screen: HostScreen) => Results[M] | Promise<Results[M]> };

/** What carries a screen's messages: a window's channel or a socket. */
export interface Transport {
  send(text: string): void;
  /** The screen has lost its right to be connected. */
  refuse(): void;
}

/** A connection together with the matches that it watches. */
interface HostScreen extends Screen {
  readonly connection: Connection;
  readonly watching: Set<string>;
  refuse(): void;
}

/** A screen's end of the line, as the transport that carries it sees it. */
export interface HostLine {
  receive(text: string): Promise<void>;
  close(): void;
}

const NOTHING: Record<string, never> = {};

/** Matches that one screen shows at once; the window shows one. */
const MOST_WATCHED = 16;
/** Messages kept for a screen that is still to come; the first tell most. */
const MOST_UNTOLD = 20;

/** Everything behind the protocol: settings, files and matches. Plain Node; windows and sockets are transports to it. */
export class Host {
  readonly tokens = new Tokens();
  readonly #options: HostOptions;
  readonly #data: DataFolder;
  readonly #settings: SettingsStore;
  readonly #library: LibraryStore;
  readonly #matches: Matches;
  readonly #lab: Lab;
  readonly #brought: BroughtFiles;
  readonly #book: LogBook;
  /** What the last window broke down over, until the next one is told. */
  #crash: string | null = null;
  readonly #screens = new Set<HostScreen>();
  /** What happened before any screen of this machine was there. */
  readonly #untold: HostMessage[] = [];
  readonly #inbox = new Inbox();

  constructor(options: HostOptions) {
    this.#options = options;
    this.#data = new DataFolder(options.dataDir, (message) => this.warn(message));
    this.#book = new LogBook(this.#data);
    this.#settings = new SettingsStore(this.#data);
    this.#library = new LibraryStore(this.#data);
    const logs = new LabMatchLogs(this.#data);
    this.#matches = new Matches({
      games: options.games,
      data: this.#data,
      otherLogs: [logs],
      version: options.version,
      spawnBot: options.spawnBot,
      settings: () => this.#settings.get(),
      notice: (message) => this.#tellSomeOwner({ push: 'notice', message }),
      listed: () => {
        this.#tellOwners({ push: 'matches' });
        this.#leaveRoom();
      },
    });
    this.#lab = new Lab({
      data: this.#data,
      logs,
      version: options.version,
      spawn: options.spawnLab,
      cores: options.cores ?? availableParallelism(),
      game: (id) => this.#matches.game(id),
      checkedConfig,
      tell: (run) => this.#tellOwners({ push: 'lab', run }),
    });
    this.#brought = new BroughtFiles({ library: this.#library, matches: this.#matches, games: options.games });
  }

  /** Tells whoever plays at this machine, once somebody is there, and keeps it in the log for reports. */
  warn(message: string): void {
    this.#tellSomeOwner({ push: 'notice', message });
    this.#book.add(message);
  }

  connect(role: Role, transport: Transport): HostLine {
    const connection: Connection = new Connection(
      role,
      (text) => transport.send(text),
      (method, params) => (this.#methods[method] as (params: never, screen: HostScreen) => unknown)(params, screen),
      (error) => this.#note(error),
    );
    const screen: HostScreen = {
      seat: role.kind === 'seat' ? role.seat : null,
      connection,
      watching: new Set(),
      send: (frame) => {
        connection.send({ push: 'frame', frame });
        if (role.kind === 'owner') this.#options.onFrame?.(frame);
      },
      refuse: () => transport.refuse(),
    };
    this.#screens.add(screen);
    if (role.kind === 'owner') for (const message of this.#untold.splice(0)) connection.send(message);
    return {
      receive: (text) => connection.receive(text),
      close: () => {
        this.#screens.delete(screen);
        for (const match of screen.watching) this.#leave(screen, match);
      },
    };
  }

  get settings(): Settings {
    return this.#settings.get();
  }

  /** Hands something that was opened from outside to this machine's own screen, as soon as there is one. */
  handOver(thing: Opened): void {
    this.#inbox.put(thing);
    this.#tellOwners({ push: 'opened' });
  }

  /** An entry of the system's menu was chosen. */
  command(command: MenuCommand): void {
    this.#tellOwners({ push: 'command', command });
  }

  /** The window broke down; the next one says so. */
  noteCrash(what: string): void {
    this.#crash = what;
    this.#note(what);
  }

  /** Something of this process broke that nobody was waiting for. What is on the disk is sound. */
  noteTrouble(error: unknown): void {
    this.#note(error);
    this.#tellSomeOwner({ push: 'trouble', what: error instanceof Error ? error.message : String(error) });
  }

  #note(error: unknown): void {
    this.#book.add(error);
    this.#options.log(error);
  }

  /** Ends all processes and files, in bounded time. */
  async close(): Promise<void> {
    await Promise.all([this.#matches.close(), this.#lab.close()]);
  }

  /** Tells the screens of this machine, or the first that comes, what they must not miss. */
  #tellSomeOwner(message: HostMessage): void {
    const isHeard = [...this.#screens].some(({ connection }) => connection.role.kind === 'owner');
    if (isHeard) this.#tellOwners(message);
    else if (this.#untold.length < MOST_UNTOLD) this.#untold.push(message);
  }

  #tellOwners(message: HostMessage): void {
    for (const { connection } of this.#screens) if (connection.role.kind === 'owner') connection.send(message);
  }

  #tellAll(message: HostMessage): void {
    for (const { connection } of this.#screens) connection.send(message);
  }

  #leave(screen: HostScreen, match: string): void {
    if (!screen.watching.delete(match)) return;
    this.#matches.leave(match, screen);
    this.#leaveRoom();
  }

  /** The Lab never holds up a match. */
  #leaveRoom(): void {
    this.#lab.setMatchOpen(this.#matches.isAnyPlayed);
  }

  #changeSettings(settings: Results['settings.get']['settings']): Results['settings.get'] {
    this.#tellAll({ push: 'settings', settings });
    return { settings };
  }

  readonly #methods: Methods = {
    'app.info': (_params, screen) => this.#info(screen),
    'settings.get': () => ({ settings: this.#settings.get() }),
    'settings.set': ({ patch }) => this.#changeSettings(this.#settings.set(patch)),
    'settings.reset': () => this.#changeSettings(this.#settings.reset()),
    'app.opened': () => ({ opened: this.#inbox.take() }),
    'update.check': () => this.#checkForUpdate(),
    'match.list': () => ({ matches: this.#matches.list(), problems: [...this.#data.problems] }),
    'match.create': ({ setup }) => ({ match: this.#matches.create(setup) }),
    'match.open': ({ match }, screen) => {
      if (screen.watching.size >= MOST_WATCHED && !screen.watching.has(match)) {
        throw new HostError('forbidden', 'Too many matches are open on this screen. Close one of them first.');
      }
      const opened = this.#matches.open(match);
      screen.watching.add(match);
      opened.attach(screen);
      this.#leaveRoom();
      return NOTHING;
    },
    'match.close': ({ match }, screen) => {
      this.#leave(screen, match);
      return NOTHING;
    },
    'match.delete': async ({ match }) => {
      for (const screen of this.#screens) this.#leave(screen, match);
      await this.#matches.remove(match);
      return NOTHING;
    },
    'match.act': ({ match, seat, seq, action }, screen) => ({ seq: this.#matches.live(match).act(screen, seat, seq, action) }),
    'match.undo': ({ match, seat }, screen) => ({ seq: this.#matches.live(match).undo(screen, seat) }),
    'match.redo': ({ match, seat }, screen) => ({ seq: this.#matches.live(match).redo(screen, seat) }),
    'match.restage': ({ match, seat, seq, actions }, screen) => ({ seq: this.#matches.live(match).restage(screen, seat, seq, actions) }),
    'match.concede': ({ match, seat }, screen) => {
      this.#matches.live(match).concede(screen, seat);
      return NOTHING;
    },
    'match.ready': ({ match, seat }, screen) => {
      this.#matches.live(match).ready(screen, seat);
      return NOTHING;
    },
    'match.prefs': ({ match, seat, prefs }, screen) => {
      this.#matches.live(match).setPrefs(screen, seat, prefs);
      return NOTHING;
    },
    'match.ask': ({ match, seat, ask }, screen) => {
      if (ask.kind === 'public') return { answer: this.#matches.live(match).askInPublic(screen, ask.question) };
      const content = ask.kind === 'why' ? ask.intent : ask.kind === 'preview' ? ask.action : ask.question;
      return { answer: this.#matches.live(match).ask(screen, seat, ask.kind, content) };
    },
    'match.past': ({ match, seat, line }, screen) => ({ view: this.#matches.live(match).past(screen, seat, line), line }),
    'match.step': ({ match }) => {
      this.#matches.live(match).step();
      return NOTHING;
    },
    'match.hurry': ({ match }, screen) => {
      this.#matches.live(match).hurry(screen);
      return NOTHING;
    },
    'match.rematch': ({ match, swap, sameSeed }) => ({ match: this.#matches.rematch(match, swap, sameSeed) }),
    'match.export': ({ match }) => this.#matches.export(match),
    'match.hint': ({ match, seat, seq }, screen) => this.#matches.live(match).hint(screen, seat, seq),
    'replay.open': ({ match }) => this.#matches.replays.open(match),
    'replay.road': ({ match, viewer }) => this.#matches.replays.road(match, viewer),
    'replay.look': (sight) => this.#matches.replays.look(sight),
    'replay.ask': async ({ question, ...sight }) => ({ answer: await this.#matches.replays.ask(sight, question) }),
    'replay.explain': ({ match, at }) => this.#matches.replays.explain(match, at),
    'replay.course': ({ match }) => this.#matches.replays.course(match),
    'replay.continue': async ({ match, at, seats }) => ({ match: await this.#matches.continueFrom(match, at, seats) }),
    'match.seatLink': ({ match, seat, revoke }) => this.#seatLink(match, seat, revoke),
    'library.list': ({ game }) => ({ entries: this.#library.list(this.#matches.game(game)), problems: [...this.#data.problems] }),
    'library.import': ({ game, kind, fileName, text }) => ({ entry: this.#library.import(this.#matches.game(game), kind, fileName, text) }),
    'library.add': ({ game, kind, value }) => ({ entry: this.#library.add(this.#matches.game(game), kind, value) }),
    'library.rename': ({ game, kind, id, name }) => ({ entry: this.#library.rename(this.#matches.game(game), kind, id, name) }),
    'library.export': ({ game, kind, id }) => this.#library.export(this.#matches.game(game), kind, id),
    'library.delete': ({ game, kind, id }) => {
      this.#library.remove(this.#matches.game(game), kind, id);
      return NOTHING;
    },
    'settings.export': () => this.#settings.export(),
    'settings.import': ({ fileName, text }) => this.#changeSettings(this.#settings.import(fileName, text)),
    'report.make': (wish, screen) => this.#report(wish, screen),
    'app.restart': () => {
      const { restart } = this.#options;
      if (!restart) throw new HostError('forbidden', 'Start it again where you started it.');
      restart();
      return NOTHING;
    },
    'file.look': ({ fileName, text }) => this.#brought.look(fileName, text),
    'file.keep': ({ fileName, text }) => this.#brought.keep(fileName, text),
    'lab.list': () => this.#lab.list(),
    'lab.start': ({ plan }) => ({ run: this.#lab.start(plan) }),
    'lab.open': ({ run }) => this.#lab.open(run),
    'lab.pause': ({ run }) => this.#lab.pause(run),
    'lab.resume': ({ run }) => this.#lab.resume(run),
    'lab.stop': ({ run }) => this.#lab.stop(run),
    'lab.delete': async ({ run }) => {
      await this.#lab.remove(run);
      return NOTHING;
    },
    'lab.matches': ({ run, from, count }) => this.#lab.matches(run, from, count),
    'lab.match': async ({ run, deal, rotation }) => ({ match: await this.#lab.match(run, deal, rotation) }),
    'lab.export': ({ run, format }) => this.#lab.export(run, format),
  };

  #checkForUpdate(): Promise<Results['update.check']> {
    const { version, fetch: get = fetch } = this.#options;
    if (this.#settings.get().updateCheck === 'off') throw new HostError('forbidden', 'Looking for new versions is off in the settings.');
    return checkForUpdate(version, get);
  }

  #report(wish: ReportWish, screen: HostScreen): Results['report.make'] {
    return bugReport(wish, {
      info: this.#infoFor(screen),
      settings: this.#settings.get(),
      dataDir: this.#options.dataDir,
      log: this.#book.lines,
      match: wish.match === null ? null : this.#matches.text(wish.match),
    });
  }

  #info(screen: HostScreen): AppInfo {
    const info = this.#infoFor(screen);
    if (screen.connection.role.kind === 'owner') this.#crash = null;
    return info;
  }

  #infoFor({ connection }: HostScreen): AppInfo {
    const { games, version, headless } = this.#options;
    const { electron = null, chrome = null, node } = process.versions as Partial<Record<string, string>> & { node: string };
    const isOwner = connection.role.kind === 'owner';
    return {
      version,
      protocol: PROTOCOL_VERSION,
      firstRun: isOwner && this.#settings.untouched && this.#matches.list().length === 0,
      headless,
      platform: process.platform,
      runtime: { electron, chromium: chrome, node },
      crash: isOwner ? this.#crash : null,
      games: Object.values(games).map(({ id, title, contentVersion }) => ({ id, title, contentVersion })),
    };
  }

  #seatLink(match: string, seat: number, revoke: boolean): Results['match.seatLink'] {
    const { pageUrl } = this.#options;
    if (!pageUrl) throw new HostError('forbidden', 'The desktop window serves no pages; start with --headless for that.');
    this.#matches.live(match).setRemote(seat, !revoke);
    if (!revoke) return { url: pageUrl(this.tokens.forSeat(match, seat)) };
    this.tokens.revoke(match, seat);
    for (const { connection, refuse } of this.#screens) {
      if (connection.role.kind === 'seat' && connection.role.match === match && connection.role.seat === seat) refuse();
    }
    return { url: null };
  }
}
