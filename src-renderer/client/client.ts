import type {
  Bridge,
  ErrorCode,
  HostMessage,
  MatchFrame,
  Method,
  Params,
  ProtocolError,
  Results,
} from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/settings.ts';
import type { MenuCommand } from '../../src-shared/protocol/shell.ts';
import type { LanState } from '../../src-shared/protocol/lan.ts';
import type { LabRun } from '../../src-shared/protocol/lab.ts';
import type { LobbyView, TableMessage } from '../../src-shared/protocol/lobby.ts';
import type { VisitState } from '../../src-shared/protocol/visit.ts';
import { readMessage } from './direction-signs.ts';
import { HOST_WORDS } from './line-words.ts';
import type { LineWords } from './line-words.ts';
import { SocketTransport } from './socket-transport.ts';
import { takeToken } from './token.ts';
import { BufferedListeners, isConnected, Listeners, WindowTransport } from './transport.ts';
import type { ConnectionStatus, Transport } from './transport.ts';

export type { ConnectionStatus } from './transport.ts';

declare global {
  interface Window {
    /** Set by the preload of the desktop window. */
    fiveForges?: Bridge;
  }
}

/** A request that the host refused or that could not be sent; `message` is for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly problems: readonly string[];

  constructor(error: ProtocolError) {
    super(error.message);
    this.code = error.code;
    this.problems = error.problems ?? [];
  }
}

/** Typed client of the host. Every `on…` returns the function that removes its listener. */
export interface Client {
  readonly status: ConnectionStatus;
  /** @throws RequestError (as a rejection) */
  request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]>;
  onFrame(listener: (frame: MatchFrame) => void): () => void;
  /** The list of matches has changed: request it again. */
  onMatches(listener: () => void): () => void;
  onSettings(listener: (settings: Settings) => void): () => void;
  /** A notice for the person; buffered until the first listener. */
  onNotice(listener: (message: string) => void): () => void;
  /** Progress of a Lab run; null when one was begun or deleted. */
  onLab(listener: (run: LabRun | null) => void): () => void;
  /** The app as a guest at a table elsewhere. */
  onVisit(listener: (state: VisitState) => void): () => void;
  /** What that table says, as it would to a page in a browser. */
  onTable(listener: (text: string) => void): () => void;
  /** What has become of the table on this network. */
  onLan(listener: (state: LanState) => void): () => void;
  /** An entry of the application menu was chosen. */
  onCommand(listener: (command: MenuCommand) => void): () => void;
  /** A file or link was opened from outside: request it with `app.opened`. */
  onOpened(listener: () => void): () => void;
  /** An error behind the page; buffered until the first listener. */
  onTrouble(listener: (what: string) => void): () => void;
  /** Called on changes only; read `status` first. After a reconnect, open matches are reopened and send a reset frame. */
  onStatus(listener: (status: ConnectionStatus) => void): () => void;
  close(): void;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: RequestError): void;
}

export class TransportClient implements Client {
  readonly #transport: Transport;
  readonly #pending = new Map<number, Pending>();
  /** Matches shown by this screen, reopened after a reconnect. */
  readonly #open = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  readonly #frames = new Listeners<MatchFrame>();
  readonly #matches = new Listeners<void>();
  readonly #settings = new Listeners<Settings>();
  readonly #notices = new BufferedListeners<string>();
  readonly #lab = new Listeners<LabRun | null>();
  readonly #visits = new Listeners<VisitState>();
  readonly #tables = new Listeners<string>();
  readonly #lan = new Listeners<LanState>();
  readonly #commands = new Listeners<MenuCommand>();
  readonly #opened = new Listeners<void>();
  readonly #troubles = new BufferedListeners<string>();
  readonly #lobbies = new BufferedListeners<LobbyView>();
  readonly #opens = new Listeners<readonly string[]>();
  readonly #words: LineWords;
  #lastId = 0;
  /** The line that matches were opened on is still the same. */
  #isSameLine = false;

  constructor(transport: Transport, words: LineWords = HOST_WORDS) {
    this.#transport = transport;
    this.#words = words;
    transport.onMessage((text) => this.#receive(readMessage(text)));
    transport.onStatus((status) => this.#statusChanged(status));
  }

  get status(): ConnectionStatus {
    return this.#transport.status;
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    // Only the first connection is awaited; on a lost one a request fails immediately.
    if (this.status === 'connecting') await new Promise<void>((go) => this.#waiting.push(go));
    const result = (await this.ask(method, params)) as Results[M];
    if (method === 'match.open') this.#open.add((params as Params<'match.open'>).match);
    if (method === 'match.close') this.#open.delete((params as Params<'match.close'>).match);
    return result;
  }

  onFrame(listener: (frame: MatchFrame) => void): () => void {
    return this.#frames.add(listener);
  }

  onMatches(listener: () => void): () => void {
    return this.#matches.add(listener);
  }

  onSettings(listener: (settings: Settings) => void): () => void {
    return this.#settings.add(listener);
  }

  onNotice(listener: (message: string) => void): () => void {
    return this.#notices.add(listener);
  }

  onLab(listener: (run: LabRun | null) => void): () => void {
    return this.#lab.add(listener);
  }

  onVisit(listener: (state: VisitState) => void): () => void {
    return this.#visits.add(listener);
  }

  onTable(listener: (text: string) => void): () => void {
    return this.#tables.add(listener);
  }

  onLan(listener: (state: LanState) => void): () => void {
    return this.#lan.add(listener);
  }

  onCommand(listener: (command: MenuCommand) => void): () => void {
    return this.#commands.add(listener);
  }

  onOpened(listener: () => void): () => void {
    return this.#opened.add(listener);
  }

  onTrouble(listener: (what: string) => void): () => void {
    return this.#troubles.add(listener);
  }

  /** The table asks a guest to open what it has committed to. @param listener gets the commitments by seat, the table's own last */
  onOpen(listener: (commitments: readonly string[]) => void): () => void {
    return this.#opens.add(listener);
  }

  /** The lobby of a LAN table, in a guest's page. */
  onLobby(listener: (lobby: LobbyView) => void): () => void {
    return this.#lobbies.add(listener);
  }

  onStatus(listener: (status: ConnectionStatus) => void): () => void {
    return this.#transport.onStatus(listener);
  }

  close(): void {
    this.#transport.close();
  }

  /** A request of any table of methods. @throws RequestError (as a rejection) */
  ask(method: string, params: unknown): Promise<unknown> {
    if (!isConnected(this.status)) return Promise.reject(this.#lostLine(this.status));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#transport.send(JSON.stringify({ id, method, params }));
    });
  }

  #receive(message: HostMessage | TableMessage): void {
    if ('push' in message) {
      if (message.push === 'frame') this.#frames.tell(message.frame);
      else if (message.push === 'matches') this.#matches.tell();
      else if (message.push === 'settings') this.#settings.tell(message.settings);
      else if (message.push === 'notice') this.#notices.tell(message.message);
      else if (message.push === 'lab') this.#lab.tell(message.run);
      else if (message.push === 'visit') this.#visits.tell(message.state);
      else if (message.push === 'table') this.#tables.tell(message.text);
      else if (message.push === 'lan') this.#lan.tell(message.state);
      else if (message.push === 'command') this.#commands.tell(message.command);
      else if (message.push === 'opened') this.#opened.tell();
      else if (message.push === 'trouble') this.#troubles.tell(message.what);
      else if (message.push === 'lobby') this.#lobbies.tell(message.lobby);
      else if (message.push === 'open') this.#opens.tell(message.commitments);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('error' in message) pending?.reject(new RequestError(message.error));
    else pending?.resolve(message.result);
  }

  #statusChanged(status: ConnectionStatus): void {
    for (const go of this.#waiting.splice(0)) go();
    if (isConnected(status)) {
      if (!this.#isSameLine) for (const match of this.#open) void this.ask('match.open', { match }).catch(() => this.#open.delete(match));
      this.#isSameLine = true;
      return;
    }
    this.#isSameLine = false;
    for (const pending of this.#pending.values()) pending.reject(this.#lostLine(status));
    this.#pending.clear();
  }

  #lostLine(status: ConnectionStatus): RequestError {
    return new RequestError({ code: 'failed', message: this.#words[status === 'refused' ? 'refused' : 'lost'] });
  }
}

/** Connects this page to its host: through the preload in the desktop window, else by WebSocket. */
export function connect(): Client {
  if (window.fiveForges) return new TransportClient(new WindowTransport(window.fiveForges));
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  return new TransportClient(new SocketTransport(url, takeToken() ?? ''));
}
