import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { configForSeats, configOfDeal } from '../../arena/configs.ts';
import { LanGuest } from './lan-guest.ts';
import type { Said, Told } from './lan-host.ts';
import { median, percentile, rounded } from './measure.ts';
import type { Reasons } from './reasons.ts';

export interface LanFigures {
  game: string;
  guests: number;
  spectators: number;
  /** From the message of an action at one seat until its frame is heard at another, by each of the others. */
  seenMedianMs: number;
  seenP99Ms: number;
  /** From dialling anew until the whole frame of the own seat. */
  backMs: number;
  /** What the host's process holds more with the table, its match and everybody at it, than before the table was opened. */
  moreMb: number;
}

const GUESTS = 6;
const SPECTATORS = 10;
const ACTIONS = 200;
const RETURNS = 20;

/** The host's process. */
class HostProcess {
  readonly #child = fork(join(import.meta.dirname, 'lan-host.ts'), { execArgv: [...process.execArgv, '--expose-gc'] });

  async tell(told: Told): Promise<Said> {
    this.#child.send(told);
    const [said] = (await once(this.#child, 'message')) as [Said];
    if (said.error !== undefined) throw new Error(said.error);
    return said;
  }

  async pssMb(): Promise<number> {
    return (await this.tell({ do: 'memory' })).pssKb! / 1024;
  }

  end(): void {
    this.#child.kill();
  }
}

/** A table of six guests and ten who look on, over TLS on the loopback, with the host in a process of its own. Null with a reason where it cannot be measured. */
export async function benchLan(games: readonly Game[], registry: string, reasons: Reasons, actions = ACTIONS): Promise<LanFigures | null> {
  const game = games.findLast(({ seats }) => seats.max >= GUESTS);
  // Guests come from addresses of their own, 127.0.0.2 and on, and memory is read from /proc: both are there on Linux alone.
  if (!game || process.platform !== 'linux') {
    reasons.lan = game ? 'only Linux has as many loopback addresses as there are guests' : `no game has ${GUESTS} seats`;
    return null;
  }
  const host = new HostProcess();
  try {
    await host.tell({ do: 'lay', registry, game: game.id });
    const before = await host.pssMb();
    const { place } = await host.tell({ do: 'open', seats: GUESTS, port: 0 });
    const all = Array.from({ length: GUESTS + SPECTATORS }, (_, n) => new LanGuest(place!, n + 1));
    const players = all.slice(0, GUESTS);
    for (const player of players) {
      await player.join();
      await player.ask('lobby.ready', { ready: true });
    }
    const { match } = await host.tell({ do: 'start', config: configForSeats(game, configOfDeal(game, 0), GUESTS) });
    await open(players, match!);
    const times = await playedBy(players, match!, actions);
    const lookers = all.slice(GUESTS);
    for (const looker of lookers) await looker.join();
    await open(lookers, match!);
    await playedBy(players, match!, actions / 4);
    const moreMb = (await host.pssMb()) - before;
    const backMs = await returns(players, match!);
    for (const guest of all) guest.leave();
    await host.tell({ do: 'close' });
    const [seenMedianMs, seenP99Ms] = [median(times), percentile(times, 0.99)].map(rounded);
    const sizes = { guests: GUESTS, spectators: SPECTATORS };
    return { game: game.id, ...sizes, seenMedianMs, seenP99Ms, backMs: rounded(backMs), moreMb: rounded(moreMb) };
  } finally {
    host.end();
  }
}

async function open(guests: readonly LanGuest[], match: string): Promise<void> {
  for (const guest of guests) {
    await guest.ask('match.open', { match });
    await guest.until(() => guest.frame !== null);
  }
}

/** @returns how long each action took to each of the others, in ms */
async function playedBy(players: readonly LanGuest[], match: string, actions: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < actions; n++) {
    const actor = players.find(({ frame }) => frame!.actions.length > 0);
    if (!actor || actor.frame!.status !== 'playing') break;
    const { seq, actions: offered } = actor.frame!;
    const seat = players.indexOf(actor);
    const began = performance.now();
    const asked = actor.ask('match.act', { match, seat, seq, action: offered[n % offered.length] });
    await Promise.all(players.map((player) => player.until(() => player.frame!.seq > seq)));
    await asked;
    for (const other of players) if (other !== actor) times.push(other.heardAt - began);
  }
  if (times.length === 0) throw new Error('nobody at the table was asked anything');
  return times;
}

/** @returns the median of a seat's way back */
async function returns(players: readonly LanGuest[], match: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < RETURNS; n++) {
    const player = players[n % players.length];
    player.leave();
    const began = performance.now();
    await player.back();
    await open([player], match);
    times.push(performance.now() - began);
  }
  return median(times);
}
