/** What everybody brings to the next match at a table: committed to by all, then opened by all, and seen by nobody before it begins. */
import type { FairDraw } from '../../src-shared/kernel/fair-draw.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { inOrder } from '../../src-shared/kernel/in-order.ts';
import { commitmentTo, withDigest, type Opening } from '../../src-shared/lan/commitment.ts';
import { seedFrom } from '../../src-shared/lan/draw.ts';
import * as lobbies from '../../src-shared/lan/lobby.ts';
import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { MOST_PICK_BYTES } from '../../src-shared/protocol/lobby.ts';
import { checkedConfig } from '../host/checked-config.ts';
import type { Env } from '../host/env/env.ts';
import { HostError } from '../host/host-error.ts';
import { OpeningRound, type Opener, type WrongOpening } from './opening-round.ts';
import type { Room } from './room.ts';
import type { TableHost } from './table-host.ts';

/** Limit on a config, in bytes of JSON; every guest is shown a part of it with every change of the lobby. */
const MOST_CONFIG_BYTES = 256 * 1024;

export interface PicksParts {
  room: Room;
  host: Pick<TableHost, 'game'>;
  env: Env;
  /** Asks guests to open what they have committed to. @param commitments by seat, the table's own last */
  ask(guests: readonly string[], commitments: string[]): void;
}

/** What a match is made from, once all is opened. */
export interface Brought {
  config: unknown;
  draw: FairDraw;
  /** From everybody's shares. */
  seed: string;
}

export class TablePicks {
  readonly #parts: PicksParts;
  /** As the game's schema has read it; null until the owner has laid the table. */
  #config: unknown = null;
  /** What the host brings for each seat, and its own share last; like the config empty at first. */
  #own: readonly Opening[] = [];
  #round: OpeningRound | null = null;

  constructor(parts: PicksParts) {
    this.#parts = parts;
    parts.room.onChange((lobby) => {
      const problem = lobbies.seatsProblem(lobby);
      if (this.#round && problem !== null) this.cancel(`The match has not begun: ${problem}`);
    });
  }

  /** The config as it stands; null as long as the table is not laid. */
  get config(): unknown {
    return this.#config;
  }

  /** The match as the owner has set it up now. @throws HostError with every problem in words, with nothing changed */
  lay(config: unknown): void {
    const { room } = this.#parts;
    const { game, checked } = this.#checked(config);
    if (this.#config !== null && inOrder(checked) === inOrder(this.#config)) return;
    const own = this.#openings(game, checked);
    room.change((lobby) => lobbies.lay(lobby, commonOf(game, checked), commitmentsTo(game, own)));
    [this.#config, this.#own] = [checked, own];
  }

  /** What a resumed table was laid with, also while its match is on. @throws HostError when it suits this version no more */
  layAgain(config: unknown): void {
    const { game, checked } = this.#checked(config);
    this.#config = checked;
    this.#renew(game);
  }

  /** Another game: nothing is laid. */
  clear(): void {
    [this.#config, this.#own] = [null, []];
  }

  /**
   * Has everybody open what they have committed to, and begins with it. Where that fails, nobody is bound any more: whoever has seen openings
   * may not choose anew for another draw among known ones.
   * @param begin makes the match
   * @throws HostError in words, with no match begun
   */
  async opened<R>(begin: (brought: Brought) => R): Promise<R> {
    const { room } = this.#parts;
    const game = this.#parts.host.game(room.lobby.game);
    room.change(lobbies.open);
    try {
      return begin(this.#brought(game, await this.#openAll()));
    } catch (error) {
      room.change(lobbies.reseal);
      throw error;
    } finally {
      this.#round = null;
      this.#renew(game);
    }
  }

  /** A guest opens what it has committed to. @throws HostError for the guest */
  take(guest: string, opening: Opening): void {
    if (!this.#round) throw new HostError('illegal', 'There is nothing that you have to open now.');
    this.#round.take(guest, opening, (opener, opened) => this.#wrongIn(opener, opened));
  }

  /** The round that is under way, if any, comes to nothing. */
  cancel(why: string): void {
    this.#round?.fail(new HostError('illegal', why));
  }

  // ---- parts

  #checked(config: unknown): { game: Game; checked: unknown } {
    const { lobby } = this.#parts.room;
    const game = this.#parts.host.game(lobby.game);
    const checked = checkedConfig(game, config, lobby.seats.length);
    if (Buffer.byteLength(JSON.stringify(checked)) > MOST_CONFIG_BYTES) {
      throw new HostError('invalid', `What the table is set up with is larger than ${MOST_CONFIG_BYTES / 1024} KB.`);
    }
    return { game, checked };
  }

  /** The host's own part, with new salts and shares. */
  #openings({ picks }: Game, config: unknown): Opening[] {
    const hex = () => this.#parts.env.random(16).toString('hex');
    const pickOf = (seat: number): unknown => (picks?.isPicked(config) ? picks.of(config, seat) : null);
    const seats = this.#parts.room.lobby.seats.map((_, seat) => pickOf(seat));
    return [...seats, null].map((pick) => ({ pick, salt: hex(), share: hex() }));
  }

  /** What was opened once is not used again. */
  #renew(game: Game): void {
    if (this.#config === null) return;
    this.#own = this.#openings(game, this.#config);
    const [common, commitments] = [commonOf(game, this.#config), commitmentsTo(game, this.#own)];
    this.#parts.room.change((lobby) => lobbies.recommit(lobby, common, commitments));
  }

  async #openAll(): Promise<{ commitments: string[]; openings: Opening[] }> {
    const { room, env, ask } = this.#parts;
    const { lobby } = room;
    const openers = lobbies.guestSeats(lobby).flatMap(({ seat, guest }) => {
      const held = lobby.seats[seat];
      const hasCommitted = held.kind === 'guest' && held.commitment !== null;
      return hasCommitted ? [{ seat, guest, name: lobbies.guestOf(lobby, guest).name }] : [];
    });
    const commitments = lobbies.commitmentsOf(lobby);
    this.#round = new OpeningRound(openers, env.clock);
    const guests = openers.map(({ guest }) => guest);
    ask(guests, commitments);
    const opened = await this.#round.done;
    return { commitments, openings: this.#own.map((own, seat) => opened.get(seat) ?? own) };
  }

  #brought(game: Game, { commitments, openings }: { commitments: string[]; openings: Opening[] }): Brought {
    const { picks } = game;
    const config = openings.slice(0, -1).reduce<unknown>((laid, { pick }, seat) => {
      return pick === null || !picks?.isPicked(laid) ? laid : picks.put(laid, seat, pick);
    }, this.#config);
    const draw = { commitments, openings: openings.map(withDigest) };
    return { config, draw, seed: seedFrom(openings.map(({ share }) => share)) };
  }

  #wrongIn({ seat, name }: Opener, opening: Opening): WrongOpening | null {
    const { room, host } = this.#parts;
    const game = host.game(room.lobby.game);
    const wrong = (toGuest: string, toAll: string, problems?: string[]) => ({
      toGuest: new HostError('invalid', toGuest, problems),
      toAll,
    });
    if (commitmentTo(game.id, withDigest(opening)) !== lobbies.commitmentsOf(room.lobby)[seat]) {
      return wrong('That is not what you have committed to.', `what ${name} opened is not what was committed to.`);
    }
    const problems = pickProblems(game, this.#config, opening.pick);
    if (problems.length === 0) return null;
    return wrong('What you bring cannot be played here.', `what ${name} brings cannot be played here.`, problems);
  }
}

const commonOf = ({ picks }: Game, config: unknown): unknown => picks?.common(config) ?? config;

const commitmentsTo = (game: Game, openings: readonly Opening[]): string[] =>
  openings.map((opening) => commitmentTo(game.id, withDigest(opening)));

/** Every reason why nobody can bring this, in words. */
function pickProblems({ picks }: Game, config: unknown, pick: unknown): string[] {
  if (pick === null || !picks?.isPicked(config)) return [];
  if (Buffer.byteLength(JSON.stringify(pick)) > MOST_PICK_BYTES) return [`It is larger than ${MOST_PICK_BYTES / 1024} KB.`];
  const read = picks.schema.safeParse(pick);
  if (!read.success) return issuesInWords(read.error);
  // The log proves by its hash that it is what was committed to.
  if (inOrder(read.data) !== inOrder(pick)) return ['It says more than is understood here: this is another version of Five Forges.'];
  return picks.problems(config, read.data);
}
