/**
 * The host as screens see it, in memory: settings that stick, a library with the built-in content, and whatever
 * matches a test puts in. Plays nothing.
 */
import { GAMES } from '../../src-shared/games/index.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { LIBRARY_KINDS } from '../../src-shared/kernel/library.ts';
import type { LibraryKindId } from '../../src-shared/kernel/library.ts';
import { patched, settingsSchema } from '../../src-shared/protocol/settings.ts';
import type { Settings, SettingsPatch } from '../../src-shared/protocol/settings.ts';
import type {
  AppInfo,
  EntryHistory,
  LibraryEntry,
  MatchFrame,
  MatchSummary,
  Method,
  Params,
  Results,
} from '../../src-shared/protocol/messages.ts';
import type { LanState } from '../../src-shared/protocol/lan.ts';
import type { LabRun } from '../../src-shared/protocol/lab.ts';
import type { VisitState } from '../../src-shared/protocol/visit.ts';
import type { MenuCommand } from '../../src-shared/protocol/shell.ts';
import { RequestError } from '../../src-renderer/client/client.ts';
import type { Client, ConnectionStatus } from '../../src-renderer/client/client.ts';
import { Listeners } from '../../src-renderer/client/transport.ts';

type Handlers = { [M in Method]?: (params: Params<M>) => Results[M] };

/** What comes with a game. */
function builtIn(game: GameId, kind: LibraryKindId): LibraryEntry[] {
  const shelf = GAMES[game].library?.kinds[kind];
  return (shelf?.builtIn ?? []).map(({ id, value }) => ({
    id,
    kind,
    name: shelf!.name(value),
    builtIn: true,
    note: shelf!.note(value),
    value,
  }));
}

export const builtInOf = (game: GameId): LibraryEntry[] => LIBRARY_KINDS.flatMap((kind) => builtIn(game, kind));
export const BUILT_IN: readonly LibraryEntry[] = builtInOf('hexforge');

export class FakeClient implements Client {
  status: ConnectionStatus = 'open';
  settings: Settings = settingsSchema.parse({});
  matches: MatchSummary[] = [];
  problems: string[] = [];
  /** Nothing was ever kept here. */
  firstRun = false;
  /** The seat that the page is for. */
  guest: AppInfo['guest'] = null;
  /** The program may open tables on the network. */
  opensTables = false;
  /** What the window before this one broke down over. */
  crash: string | null = null;
  /** Games of the house. */
  games: readonly GameId[] = ['hexforge'];
  /** Hexforge's; of other games only what was kept beside what comes with them. */
  library: LibraryEntry[] = [...BUILT_IN];
  kept: LibraryEntry[] = [];
  /** By id of the entry. */
  readonly histories: Record<string, EntryHistory> = {};
  /** Every request, in order. */
  readonly asked: { method: Method; params: unknown }[] = [];
  readonly frames = new Listeners<MatchFrame>();
  readonly matchesChanged = new Listeners<void>();
  readonly notices = new Listeners<string>();
  readonly #settingsChanged = new Listeners<Settings>();
  readonly #statuses = new Listeners<ConnectionStatus>();
  readonly #handlers: Handlers;

  constructor(handlers: Handlers = {}) {
    this.#handlers = { ...this.#defaults(), ...handlers };
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    this.asked.push({ method, params });
    const handler = this.#handlers[method];
    if (!handler) throw new RequestError({ code: 'failed', message: `Nothing answers ${method} here.` });
    return handler(params);
  }

  onFrame = (listener: (frame: MatchFrame) => void) => this.frames.add(listener);
  onMatches = (listener: () => void) => this.matchesChanged.add(listener);
  onSettings = (listener: (settings: Settings) => void) => this.#settingsChanged.add(listener);
  readonly lab = new Listeners<LabRun | null>();
  onLab = (listener: (run: LabRun | null) => void) => this.lab.add(listener);
  readonly visits = new Listeners<VisitState>();
  onVisit = (listener: (state: VisitState) => void) => this.visits.add(listener);
  readonly tables = new Listeners<string>();
  onTable = (listener: (text: string) => void) => this.tables.add(listener);
  readonly lan = new Listeners<LanState>();
  onLan = (listener: (state: LanState) => void) => this.lan.add(listener);
  readonly commands = new Listeners<MenuCommand>();
  onCommand = (listener: (command: MenuCommand) => void) => this.commands.add(listener);
  readonly opened = new Listeners<void>();
  onOpened = (listener: () => void) => this.opened.add(listener);
  readonly troubles = new Listeners<string>();
  onTrouble = (listener: (what: string) => void) => this.troubles.add(listener);
  onNotice = (listener: (message: string) => void) => this.notices.add(listener);
  onStatus = (listener: (status: ConnectionStatus) => void) => this.#statuses.add(listener);
  close(): void {
    // nothing is open
  }

  setStatus(status: ConnectionStatus): void {
    this.status = status;
    this.#statuses.tell(status);
  }

  #change(patch: SettingsPatch): { settings: Settings } {
    this.settings = settingsSchema.parse(patched(this.settings, patch));
    this.#settingsChanged.tell(this.settings);
    return { settings: this.settings };
  }

  #defaults(): Handlers {
    return {
      'app.info': () => ({
        version: '0.1.0',
        protocol: 1,
        firstRun: this.firstRun,
        guest: this.guest,
        headless: false,
        opensTables: this.opensTables,
        platform: 'linux',
        runtime: { electron: '45.3.4', chromium: '148.0', node: '24.1.0' },
        crash: this.crash,
        games: this.games.map((id) => ({ id, title: GAMES[id].title, contentVersion: 1 })),
      }),
      'app.opened': () => ({ opened: [] }),
      'settings.get': () => ({ settings: this.settings }),
      'settings.set': ({ patch }) => this.#change(patch),
      'settings.reset': () => this.#change(settingsSchema.parse({})),
      'settings.export': () => ({ fileName: 'five-forges-settings.json', text: JSON.stringify(this.settings) }),
      'report.make': (wish) => ({ fileName: 'five-forges-report.txt', text: JSON.stringify(wish) }),
      'match.list': () => ({ matches: this.matches, problems: this.problems }),
      'lesson.list': () => ({ lessons: [] }),
      'match.create': () => ({ match: 'fresh-match' }),
      'match.open': () => ({}),
      'match.close': () => ({}),
      'match.delete': ({ match }) => {
        this.matches = this.matches.filter((other) => other.match !== match);
        this.matchesChanged.tell();
        return {};
      },
      'match.export': ({ match }) => ({ fileName: `${match}.ffmatch`, text: '{}' }),
      'library.list': ({ game }) => ({
        entries: game === 'hexforge' ? this.library : [...builtInOf(game as GameId), ...this.kept],
        problems: [],
      }),
      'library.export': ({ id }) => ({ fileName: `${id}.ffdeck`, text: '{}' }),
      'library.import': ({ kind, fileName, text }) => {
        if (!text.startsWith('{')) {
          throw new RequestError({
            code: 'invalid',
            message: 'This is not a file of Five Forges.',
            problems: ['It does not begin like JSON.', 'It names no game.'],
          });
        }
        const entry: LibraryEntry = { ...this.library.find((other) => other.kind === kind)!, id: fileName, name: fileName, builtIn: false };
        this.library = [...this.library, entry];
        return { entry };
      },
      'library.add': ({ game, kind, value }) => {
        const name = GAMES[game as GameId].library!.kinds[kind]!.name(value as never);
        const entry: LibraryEntry = { id: `my-${this.kept.length}`, kind, name, builtIn: false, note: '', value };
        this.kept = [...this.kept, entry];
        return { entry };
      },
      'library.change': ({ game, kind, id, value }) => {
        const name = GAMES[game as GameId].library!.kinds[kind]!.name(value as never);
        this.kept = this.kept.map((entry) => (entry.id === id ? { ...entry, name, value } : entry));
        return { entry: this.kept.find((entry) => entry.id === id)! };
      },
      'library.rename': ({ id, name }) => {
        const renamed = (entry: LibraryEntry) => ({ ...entry, name, value: { ...(entry.value as object), name } });
        this.kept = this.kept.map((entry) => (entry.id === id ? renamed(entry) : entry));
        return { entry: this.kept.find((entry) => entry.id === id)! };
      },
      'library.history': ({ id }) => this.histories[id] ?? { notes: '', versions: [] },
      'library.annotate': ({ id, notes }) => {
        this.histories[id] = { versions: this.histories[id]?.versions ?? [], notes };
        return {};
      },
      'library.delete': ({ id }) => {
        this.kept = this.kept.filter((other) => other.id !== id);
        this.library = this.library.filter((other) => other.id !== id);
        return {};
      },
    };
  }
}
