import { TableLink } from '../../../../src-main/lan/table-link.ts';
import type { DialOptions, TablePlace } from '../../../../src-main/lan/table-client.ts';
import type { Random } from '../../../../src-shared/kernel/rng.ts';
import type { GameAction } from '../../../../src-shared/kernel/game.ts';
import type { LobbyView } from '../../../../src-shared/protocol/lobby.ts';
import type { MatchFrame } from '../../../../src-shared/protocol/messages.ts';
import type { GuestMessage } from '../support.ts';

/** A guest with the app’s own way to the table, who plays at random whenever asked, and remembers what was acknowledged. */
export class Player {
  /** Actions that the table said were done, by match, in order. */
  readonly #acknowledged = new Map<string, GameAction[]>();
  /** How often the way to the table was lost. */
  losses = 0;
  /** The way ended for good. */
  ended: string | null = null;
  /** Milliseconds from each line to its first frame of the match. */
  readonly backMs: number[] = [];
  lobby: LobbyView | null = null;
  frame: MatchFrame | null = null;
  #link!: TableLink;
  #id = 0;
  #isOpen = false;
  #isPaused = false;
  #openedAt: number | null = null;
  #shown: string | null = null;
  #asked: { id: number; match: string; action: GameAction } | null = null;
  readonly #random: Random;

  private constructor(random: Random) {
    this.#random = random;
  }

  static async join(place: TablePlace, secret: number, name: string, random: Random, options: DialOptions = {}): Promise<Player> {
    const player = new Player(random);
    player.#link = await TableLink.join(place, secret, name, player.#ears(), options);
    player.#opened();
    return player;
  }

  ready(): void {
    this.#say('lobby.ready', { ready: true });
  }

  acknowledgedIn(match: string): GameAction[] {
    const actions = this.#acknowledged.get(match) ?? [];
    this.#acknowledged.set(match, actions);
    return actions;
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#act();
  }

  close(): void {
    void this.#link.close();
  }

  #ears() {
    return {
      onText: (text: string) => this.#heard(JSON.parse(text) as GuestMessage),
      onStatus: (status: { is: string; reason?: string }) => {
        if (status.is === 'open') {
          this.#opened();
          return;
        }
        this.#isOpen = false;
        this.#asked = null;
        this.#shown = null;
        if (status.is === 'lost') this.losses++;
        else this.ended = status.reason ?? '';
      },
    };
  }

  #opened(): void {
    this.#isOpen = true;
    this.#openedAt = performance.now();
    this.#show();
    this.#act();
  }

  #heard(message: GuestMessage): void {
    if ('id' in message) {
      if (message.id !== this.#asked?.id) return;
      if ('result' in message) this.acknowledgedIn(this.#asked.match).push(this.#asked.action);
      this.#asked = null;
      this.#act();
    } else if (message.push === 'lobby') {
      this.lobby = message.lobby;
      this.#show();
    } else if (message.push === 'frame') {
      this.frame = message.frame;
      if (this.#openedAt !== null) this.backMs.push(performance.now() - this.#openedAt);
      this.#openedAt = null;
      this.#act();
    }
  }

  #show(): void {
    const match = this.lobby?.match?.id ?? null;
    if (!this.#isOpen || match === this.#shown) return;
    this.#shown = match;
    if (match !== null) this.#say('match.open', { match });
  }

  #act(): void {
    const { frame } = this;
    if (this.#isPaused || !this.#isOpen || this.#asked || frame?.status !== 'playing' || frame.actions.length === 0) return;
    const action = this.#random.pick(frame.actions) as GameAction;
    const { match, seat, seq } = frame;
    this.#asked = { id: this.#say('match.act', { match, seat, seq, action }), match, action };
  }

  #say(method: string, params: object): number {
    const id = ++this.#id;
    this.#link.send(JSON.stringify({ id, method, params }));
    return id;
  }
}

/**
 * What is missing of the actions that were acknowledged to the players, each at the seat of its number; null when nothing is. What was done
 * without the word of it arriving is in the file as well.
 * @param file text of the match's file
 */
export function missingIn(file: string, match: string, players: readonly Player[]): string | null {
  const log = file.split('\n').flatMap((line) => (line.includes('"action"') ? (JSON.parse(line) as { seat: number; action: object }) : []));
  for (const [seat, player] of players.entries()) {
    const done = log.filter((line) => line.seat === seat).map(({ action }) => JSON.stringify(action));
    let at = 0;
    for (const action of player.acknowledgedIn(match)) {
      at = done.indexOf(JSON.stringify(action), at) + 1;
      if (at === 0) return `${JSON.stringify(action)} of seat ${seat}`;
    }
  }
  return null;
}
