import { availableParallelism } from 'node:os';
import type { FairDraw } from '../../src-shared/kernel/fair-draw.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { USUAL_STAND_IN, type BotId } from '../../src-shared/protocol/bot-ids.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { AppInfo, TableSetup } from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/settings.ts';
import type { MenuCommand, Opened } from '../../src-shared/protocol/shell.ts';
import { checkedConfig } from './checked-config.ts';
import { Connection } from './connection.ts';
import type { Role } from './connection.ts';
import { HandedMatches, whyElsewhere } from './handed-matches.ts';
import { HostError, briefly } from './host-error.ts';
import type { HostOptions } from './host-options.ts';
import { Lab } from './lab/lab.ts';
import { LabMatchLogs } from './lab/match-logs.ts';
import { LanDesk } from './lan-desk.ts';
import { Lessons } from './lessons.ts';
import { Matches } from './matches.ts';
import { appHandlers } from './methods/app.ts';
import type { Handlers } from './methods/handlers.ts';
import { labHandlers } from './methods/lab.ts';
import { lanHandlers } from './methods/lan.ts';
import { lessonHandlers } from './methods/lesson.ts';
import { libraryHandlers } from './methods/library.ts';
import { matchHandlers } from './methods/match.ts';
import { replayHandlers } from './methods/replay.ts';
import { settingsHandlers } from './methods/settings.ts';
import { visitHandlers } from './methods/visit.ts';
import { LogBook } from './report/log-book.ts';
import { Screens } from './screens.ts';
import type { HostScreen } from './screens.ts';
import { Inbox } from './shell/inbox.ts';
import { mustSeat } from './seat-count.ts';
import { FileImports } from './store/file-imports.ts';
import { DataFolder } from './store/files.ts';
import { LibraryStore } from './store/library-store.ts';
import { HandedFile } from './store/handed-file.ts';
import { SettingsStore } from './store/settings-store.ts';
import { TableFile } from './store/table-file.ts';
import { TicketFile } from './store/ticket-file.ts';
import { TableReceiver } from './table-receiver.ts';
import { Tokens } from './tokens.ts';
import { VisitDesk } from './visit-desk.ts';

/** Transport of a screen: a window's channel or a socket. */
export interface Transport {
  send(text: string): void;
  /** Closes the transport: the screen has lost its access. */
  refuse(): void;
}

/** A connected screen, as its transport sees it. */
export interface HostLine {
  receive(text: string): Promise<void>;
  close(): void;
}

/** The server behind the protocol: settings, files and matches. Plain Node; windows and sockets are transports. */
export class Host {
  readonly tokens: Tokens;
  readonly #options: HostOptions;
  readonly #data: DataFolder;
  readonly #settings: SettingsStore;
  readonly #matches: Matches;
  readonly handover: HandedMatches;
  readonly #lessons: Lessons;
  readonly #lab: Lab;
  readonly #lan: LanDesk;
  readonly #visit: VisitDesk;
  readonly #receiver: TableReceiver;
  readonly #handed: HandedFile;
  readonly #book: LogBook;
  /** Error message of the last window's crash, until the next window has been told. */
  #crash: string | null = null;
  readonly #screens = new Screens();
  readonly #standInListeners = new Set<(match: string) => void>();
  readonly #inbox = new Inbox();
  readonly #handlers: Handlers;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#data = new DataFolder(options.dataDir, (message) => this.warn(message), options.env);
    this.#book = new LogBook(this.#data);
    this.tokens = new Tokens(this.#data);
    this.#handed = new HandedFile(this.#data);
    this.#settings = new SettingsStore(this.#data, (settings) => this.#settingsChanged(settings));
    this.#data.onReadable(() => this.#screens.tellOwners({ push: 'matches' }));
    const logs = new LabMatchLogs(this.#data);
    this.#matches = new Matches({
      games: options.games,
      data: this.#data,
      otherLogs: [logs],
      version: options.version,
      spawnBot: options.spawnBot,
      settings: () => this.#settings.get(),
      notice: (message) => this.#screens.queueForOwner({ push: 'notice', message }),
      listed: () => {
        this.#screens.tellOwners({ push: 'matches' });
        this.#leaveRoom();
      },
      remoteSeats: (match) => this.tokens.seatsOf(match),
      over: (match) => this.tokens.matchOver(match),
      learned: (game, lesson) => this.#lessons.learned(game, lesson),
      elsewhere: (match) => whyElsewhere(this.#handed, match),
    });
    this.handover = new HandedMatches({
      file: this.#handed,
      matches: this.#matches,
      clear: (match) => {
        for (const screen of this.#screens) this.#leave(screen, match);
        this.tokens.matchGone(match);
      },
      log: (error) => this.#note(error),
    });
    this.#lessons = new Lessons({
      matches: this.#matches,
      person: () => this.#settings.get().person,
      keep: (lessons) => this.#settingsChanged(this.#settings.set({ person: { lessons } })),
    });
    this.#lab = new Lab({
      data: this.#data,
      logs,
      version: options.version,
      spawn: options.spawnLab,
      cores: options.cores ?? availableParallelism(),
      game: (id) => this.#matches.game(id),
      checkedConfig,
      tell: (run) => this.#screens.tellOwners({ push: 'lab', run }),
    });
    this.#lan = new LanDesk({
      open: options.openTable,
      isWanted: () => this.#settings.get().machine.networkTables,
      host: this,
      file: new TableFile(this.#data),
      mustSeat: (game, seats) => mustSeat(this.#matches.game(game), seats),
      playing: (match) => this.#playing(match),
      dropMatch: (match) => this.handover.drop(match),
      follow: (ticket) => this.#visit.goTo(ticket),
      keepPlace: (ticket) => this.#visit.keepPlace(ticket),
      keeps: () => this.#visit.arrived(),
      tell: (state) => this.#screens.tellOwners({ push: 'lan', state }),
      log: (error) => this.#note(error),
    });
    this.#visit = new VisitDesk({
      load: options.loadVisits,
      isWanted: () => this.#settings.get().machine.networkTables,
      file: new TicketFile(this.#data),
      env: this.#data.env,
      tell: (message) => this.#screens.tellOwners(message),
      receiver: () => this.#receiver,
      onFrame: options.onFrame,
      log: (error) => this.#note(error),
    });
    this.#receiver = new TableReceiver({
      lan: this.#lan,
      matches: this.handover,
      visit: this.#visit,
      notice: (message) => this.warn(message),
      log: (error) => this.#note(error),
    });
    this.#lan.recover();
    this.#handlers = this.#methods();
  }

  /** Shows a notice on the owner's screens, or on the first to connect, and keeps it in the log for reports. */
  warn(message: string): void {
    this.#screens.queueForOwner({ push: 'notice', message });
    this.#book.add(message);
  }

  /** A bot plays for a guest who is away; null gives the seat back. @throws HostError with nothing changed */
  standIn(match: string, seat: number, bot: BotId | null): void {
    this.#matches.open(match).standIn(null, seat, bot);
    this.#standInsChanged(match);
  }

  /** The bot that plays for the seat's person; null: none does, or the match is not open. */
  standInOf(match: string, seat: number): BotId | null {
    return this.#matches.find(match)?.table.standIns.of(seat)?.bot ?? null;
  }

  /** @param listener called when bots play for other seats of a match than before. @returns stops listening */
  onStandIns(listener: (match: string) => void): () => void {
    this.#standInListeners.add(listener);
    return () => this.#standInListeners.delete(listener);
  }

  #standInsChanged(match: string): void {
    for (const listener of this.#standInListeners) listener(match);
  }

  connect(role: Role, transport: Transport): HostLine {
    const connection: Connection = new Connection(
      role,
      (text) => transport.send(text),
      (method, params) => (this.#handlers[method] as (params: never, screen: HostScreen) => unknown)(params, screen),
      (error) => this.#note(error),
      this.#data.env.clock,
    );
    const screen: HostScreen = {
      seat: role.kind === 'seat' ? role.seat : null,
      looksOn: role.kind === 'watcher',
      connection,
      watching: new Set(),
      send: (frame) => {
        connection.send({ push: 'frame', frame });
        if (role.kind === 'owner') this.#options.onFrame?.(frame);
      },
      refuse: () => transport.refuse(),
    };
    this.#screens.add(screen);
    return {
      receive: (text) => connection.receive(text),
      close: () => {
        this.#screens.delete(screen);
        for (const match of screen.watching) this.#leave(screen, match);
      },
    };
  }

  get version(): string {
    return this.#options.version;
  }

  get settings(): Settings {
    return this.#settings.get();
  }

  /** Sends something opened from outside to an owner's screen, as soon as there is one. */
  handOver(thing: Opened): void {
    this.#inbox.put(thing);
    this.#screens.tellOwners({ push: 'opened' });
  }

  /** @throws HostError when there is none */
  game(id: string): Game {
    return this.#matches.game(id);
  }

  /** Makes a match for a table, and opens it. @throws HostError */
  createMatch(setup: TableSetup, draw?: FairDraw): string {
    return this.#matches.create(setup, draw);
  }

  hasMatch(match: string): boolean {
    return this.#matches.has(match);
  }

  /** The file of a match that is over, for somebody who sat in it. @throws HostError `forbidden` before, `notFound` */
  exportMatch(match: string): { fileName: string; text: string } {
    return this.#matches.export(match, false);
  }

  /** Gives a person's seat to a page of its own, also the last one of the screen; idempotent. @throws HostError */
  giveSeat(match: string, seat: number): void {
    const live = this.#matches.open(match);
    live.table.mustBePerson(seat);
    // What is kept of the token says after a restart that the seat is not the screen's.
    if (!this.tokens.seatsOf(match).includes(seat)) this.tokens.forSeat(match, seat);
    live.setRemote(seat, true);
  }

  /** Gives it to a device beside the shared screen, until it is given back or the host ends; idempotent. @throws HostError */
  lendSeat(match: string, seat: number): void {
    const live = this.#matches.open(match);
    live.table.mustBePerson(seat);
    live.table.lend(seat);
    live.setRemote(seat, true);
  }

  /** Gives it back to the shared screen; its page is disconnected. */
  takeSeat(match: string, seat: number): void {
    this.tokens.revoke(match, seat);
    this.#matches.find(match)?.setRemote(seat, false);
    this.#screens.refuseSeats(match, seat);
  }

  /** An entry of the application menu was chosen. */
  command(command: MenuCommand): void {
    this.#screens.tellOwners({ push: 'command', command });
  }

  /** The computer sleeps or is locked: screens that people share are given back. */
  coverTables(): void {
    this.#matches.cover();
  }

  /** The window crashed; the next one reports it. */
  noteCrash(what: string): void {
    this.#crash = what;
    this.#note(what);
  }

  /** An uncaught error of this process. The files are consistent. */
  noteTrouble(error: unknown): void {
    this.#note(error);
    this.#screens.queueForOwner({ push: 'trouble', what: briefly(error) });
  }

  #settingsChanged(settings: Settings): void {
    this.#screens.tellOwners({ push: 'settings', settings });
    this.#lan.follow();
    this.#visit.follow();
    this.#options.onSettings?.(settings);
  }

  #note(error: unknown): void {
    this.#book.add(error);
    this.#options.log(error);
  }

  /** Ends all processes and closes all files, within a timeout. */
  async close(): Promise<void> {
    await Promise.all([this.#lan.suspend(), this.#visit.close()]);
    this.#data.close();
    await Promise.all([this.#matches.close(), this.#lab.close()]);
  }

  #watch(screen: HostScreen, match: string): void {
    const opened = this.#matches.open(match);
    screen.watching.add(match);
    opened.attach(screen);
    this.#leaveRoom();
  }

  #leave(screen: HostScreen, match: string): void {
    if (!screen.watching.delete(match)) return;
    this.#matches.leave(match, screen);
    this.#leaveRoom();
  }

  /** Tells the Lab whether a match is open, so that it yields cores. */
  #leaveRoom(): void {
    this.#lab.setMatchOpen(this.#matches.isAnyPlayed);
  }

  /** The handlers of all methods in the protocol's table. */
  #methods(): Handlers {
    const { dataDir, version, games, restart } = this.#options;
    const library = new LibraryStore(this.#data);
    const imports = new FileImports({ library, matches: this.#matches, games });
    return {
      ...appHandlers({
        settings: this.#settings,
        matches: this.#matches,
        imports,
        inbox: this.#inbox,
        book: this.#book,
        dataDir,
        version,
        clock: this.#data.env.clock,
        fetch: this.#options.fetch ?? fetch,
        infoFor: (screen) => this.#infoFor(screen),
        crashTold: () => (this.#crash = null),
        restart,
      }),
      ...settingsHandlers(this.#settings, (settings) => this.#settingsChanged(settings)),
      ...matchHandlers({
        matches: this.#matches,
        data: this.#data,
        watch: (screen, match) => this.#watch(screen, match),
        leave: (screen, match) => {
          this.#leave(screen, match);
          if (!this.#screens.isOnOwners(match)) this.#lan.left(match);
        },
        rematched: (match, next, swapped) => this.#lan.rematched(match, next, swapped),
        clear: (match) => {
          for (const screen of this.#screens) this.#leave(screen, match);
        },
        gone: (match) => {
          this.#lan.left(match);
          this.tokens.matchGone(match);
          this.#handed.remove(match);
          this.#screens.refuseSeats(match);
        },
        standIn: (screen, match, seat, stands) => {
          this.#matches.live(match).standIn(screen, seat, stands ? USUAL_STAND_IN : null);
          this.#standInsChanged(match);
        },
        seatLink: (match, seat, revoke) => this.#seatLink(match, seat, revoke),
      }),
      ...replayHandlers(this.#matches),
      ...lessonHandlers(this.#lessons, this.#matches),
      ...libraryHandlers(library, (id) => this.#matches.game(id), this.#data),
      ...labHandlers(this.#lab),
      ...lanHandlers(this.#lan),
      ...visitHandlers(this.#visit),
    };
  }

  #infoFor({ connection }: HostScreen): AppInfo {
    const { games, version, headless } = this.#options;
    const { electron = null, chrome = null, node } = process.versions as Partial<Record<string, string>> & { node: string };
    const { role } = connection;
    const isOwner = role.kind === 'owner';
    return {
      version,
      protocol: PROTOCOL_VERSION,
      firstRun: isOwner && this.#settings.untouched && this.#matches.list().length === 0,
      guest: role.kind === 'seat' ? { match: role.match, seat: role.seat } : null,
      headless,
      opensTables: isOwner && this.#options.openTable !== undefined,
      platform: process.platform,
      runtime: { electron, chromium: chrome, node },
      crash: isOwner ? this.#crash : null,
      games: Object.values(games).map(({ id, title, contentVersion }) => ({ id, title, contentVersion })),
    };
  }

  #playing(match: string): { game: string; seats: TableSetup['seats'] } {
    const { status, timeline } = this.#matches.live(match);
    if (status !== 'playing') throw new HostError('illegal', 'The match is over.');
    return { game: timeline.game.id, seats: timeline.header.seats as TableSetup['seats'] };
  }

  #seatLink(match: string, seat: number, revoke: boolean): string | null {
    const { pageUrl } = this.#options;
    if (!pageUrl) throw new HostError('forbidden', 'The desktop window serves no pages; start with --headless for that.');
    const live = this.#matches.live(match);
    if (revoke) {
      this.takeSeat(match, seat);
      return null;
    }
    live.table.mayBeRemote(seat);
    const token = this.tokens.forSeat(match, seat);
    live.setRemote(seat, true);
    return pageUrl(token);
  }
}
