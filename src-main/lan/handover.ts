import { createHash } from 'node:crypto';
import { handedTo } from '../../src-shared/lan/handed-lobby.ts';
import * as lobbies from '../../src-shared/lan/lobby.ts';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import { PIECE_CHARS, type HandoverInfo, type HandoverTalk, type NewPlace } from '../../src-shared/protocol/handover.ts';
import type { SettledInfo } from '../../src-shared/protocol/together.ts';
import { isolated } from '../../src-shared/text/names.ts';
import type { Timer } from '../host/env/clock.ts';
import type { Env } from '../host/env/env.ts';
import { HostError } from '../host/host-error.ts';
import type { HandedTable } from '../host/store/table-file.ts';
import { hashOf, newToken, type Devices } from './devices.ts';
import { textOf } from './handed-table.ts';
import type { Room } from './room.ts';
import { MOVED_LINK_MS, newClaim } from './seat-links.ts';
import type { TableHost } from './table-host.ts';
import type { Whereabouts } from './whereabouts.ts';

/** The machine that takes the table has so long for each piece, and for opening it. */
const PATIENCE_MS = 60_000;
const OFFER_BYTES = 8;

export interface HandoverParts {
  room: Room;
  devices: Devices;
  host: Pick<TableHost, 'handover' | 'game'>;
  env: Env;
  /** What the table is laid with. */
  config(): unknown;
  tell(guests: readonly string[], message: HandoverTalk): void;
  where: Pick<Whereabouts, 'move'>;
  /** It stands otherwise than before. */
  changed(): void;
}

/** An offer of the table to one guest. */
interface Offer {
  readonly id: string;
  readonly guest: string;
  readonly name: string;
  /** The match for which it was made. */
  readonly match: string | null;
  stage: HandoverInfo['stage'];
  parcel: Parcel | null;
  taken: number;
  timer: Timer | null;
}

/** What goes to the other machine, and what stays here. */
interface Parcel {
  text: string;
  claims: { guest: string; claim: string }[];
  /** Of the old host as a guest. */
  token: string;
}

/**
 * Handing the table to the machine of a guest: offered by the owner, taken by that guest's person, agreed by everybody who plays, then taken
 * piece by piece over that guest's line. Until that machine says that all of it is written there, this one keeps the table.
 */
export class Handover {
  readonly #parts: HandoverParts;
  #offer: Offer | null = null;
  /** Why the last offer came to nothing. */
  #ended: string | null = null;

  constructor(parts: HandoverParts) {
    this.#parts = parts;
    parts.room.onChange((lobby) => this.#follow(lobby));
  }

  get info(): HandoverInfo | null {
    if (!this.#offer) return null;
    const { guest, name, stage, parcel, taken } = this.#offer;
    return { guest, name, stage, share: parcel ? taken / parcel.text.length : 0 };
  }

  get ended(): string | null {
    return this.#ended;
  }

  /** Nothing may change at the table: a copy of it is on its way. */
  get isGiven(): boolean {
    return this.#offer?.stage === 'given';
  }

  /** @throws HostError in words */
  offer(guest: string): void {
    const { room, host, devices, env } = this.#parts;
    const { lobby } = room;
    if (this.#offer) throw new HostError('illegal', `The table is offered to ${isolated(this.#offer.name)} already.`);
    if (lobby.opening) throw new HostError('illegal', 'The match is about to begin.');
    const receiver = lobby.guests.find(({ id }) => id === guest);
    if (!receiver?.connected) throw new HostError('illegal', 'Only somebody who is there can take the table.');
    if (!receiver.app) throw new HostError('illegal', 'Only the app can keep a table, and this guest came with a browser.');
    const isPlaying = lobby.match !== null && host.handover.isPlaying(lobby.match);
    if (isPlaying && lobbies.seatNumberOf(lobby, guest) === null) {
      throw new HostError('illegal', 'During a match only somebody who plays can take the table.');
    }
    // Whatever else stands against it, in words.
    const from = this.#nameOfHost(this.#handed(guest, devices.next));
    const id = env.random(OFFER_BYTES).toString('hex');
    this.#ended = null;
    this.#offer = { id, guest, name: receiver.name, match: lobby.match, stage: 'offered', parcel: null, taken: 0, timer: null };
    this.#parts.tell([guest], { push: 'offer', offer: { id, from, game: lobby.game, playing: isPlaying } });
    this.#parts.changed();
  }

  withdraw(): void {
    this.#end(null);
  }

  /** The guest's line is gone. */
  left(guest: string): void {
    if (this.#offer?.guest === guest) this.#end(`${isolated(this.#offer.name)} has gone.`);
  }

  /** @throws HostError for the guest */
  answer(guest: string, id: string, accept: boolean): void {
    const offer = this.#mustBeOffered(guest, id);
    if (!accept) {
      const { name, stage } = offer;
      this.#end(stage === 'offered' ? `${isolated(name)} does not take the table.` : `${isolated(name)} could not take the table.`);
      return;
    }
    if (offer.stage !== 'offered') throw new HostError('illegal', 'You have agreed already.');
    const { room, host } = this.#parts;
    const { match } = offer;
    const seat = lobbies.seatNumberOf(room.lobby, guest);
    if (match === null || seat === null || !host.handover.isPlaying(match)) {
      this.#give(offer);
      return;
    }
    offer.stage = 'asked';
    this.#parts.changed();
    host.handover.ask(match, seat).then(
      (how) => this.#agreed(offer, how),
      (error: unknown) => {
        if (this.#offer === offer) this.#end(error instanceof HostError ? error.message : 'It could not be asked for.');
      },
    );
  }

  /** @throws HostError for the guest */
  take(guest: string, id: string, at: number): string {
    const { parcel, ...offer } = this.#mustBeGiven(guest, id);
    this.#offer!.taken = Math.max(offer.taken, Math.min(at + PIECE_CHARS, parcel.text.length));
    this.#wait(this.#offer!);
    this.#parts.changed();
    return parcel.text.slice(at, at + PIECE_CHARS);
  }

  /** The other machine has it all: it keeps the table when this returns. @throws HostError for the guest, DiskError */
  taken(guest: string, id: string, { addresses, port, fingerprint }: NewPlace): void {
    const { parcel, name } = this.#mustBeGiven(guest, id);
    if (this.#offer!.taken < parcel.text.length) throw new HostError('illegal', 'You do not have all of it yet.');
    const places = addresses.map((address) => ({ address, port }));
    this.#parts.where.move({ to: name, places, fingerprint, claims: parcel.claims, token: parcel.token });
    this.#offer!.timer?.cancel();
    this.#offer = null;
    this.#parts.changed();
  }

  #follow(lobby: Lobby): void {
    const offer = this.#offer;
    if (!offer || offer.stage === 'given') return;
    if (lobby.match !== offer.match || lobby.opening) this.#end('Something has changed since: offer it again.');
    else if (!lobby.guests.some(({ id }) => id === offer.guest)) this.left(offer.guest);
  }

  #agreed(offer: Offer, how: SettledInfo['how']): void {
    if (this.#offer !== offer) {
      // Given up meanwhile, and nobody else would let the match go on.
      if (how === 'agreed' && offer.match !== null) this.#parts.host.handover.keep(offer.match);
      return;
    }
    if (how !== 'agreed') this.#end(ENDED[how]);
    else {
      try {
        this.#give(offer);
      } catch (error) {
        this.#end(error instanceof HostError ? error.message : 'The match could not be read.');
      }
    }
  }

  #give(offer: Offer): void {
    const { devices, host, env, room, tell } = this.#parts;
    const { guests } = room.lobby;
    const { guest, match } = offer;
    const [token, own] = [newToken(env.random), devices.next];
    const lobby = this.#handed(guest, own);
    const pages = guests.filter(({ id, app }) => id !== guest && !app);
    const claims = pages.map(({ id }) => ({ guest: id, claim: newClaim(env.random) }));
    const until = env.clock.now() + MOVED_LINK_MS;
    const table: HandedTable = {
      lobby,
      devices: [...devices.all.filter((device) => device.guest !== guest), { guest: own, hash: hashOf(token) }],
      config: this.#openConfig(),
      claims: claims.map(({ guest: id, claim }) => ({ guest: id, hash: hashOf(claim), until })),
      waits: null,
    };
    const text = textOf(table, match === null ? '' : host.handover.text(match));
    offer.stage = 'given';
    offer.parcel = { text, claims, token };
    this.#wait(offer);
    tell([guest], { push: 'give', offer: offer.id, chars: text.length, sha256: createHash('sha256').update(text).digest('hex') });
    this.#parts.changed();
  }

  /** What the table is laid with, where nothing of it is what one seat alone brings: that stays with those who bring it. */
  #openConfig(): unknown {
    const config = this.#parts.config();
    if (config === null) return null;
    const { picks } = this.#parts.host.game(this.#parts.room.lobby.game);
    return picks?.isPicked(config) ? null : config;
  }

  #handed(guest: string, own: string): Lobby {
    let handed = this.#parts.room.lobby;
    // The room turns a refusal into words.
    this.#parts.room.change((lobby) => {
      handed = handedTo(lobby, guest, own);
      return lobby;
    });
    return handed;
  }

  #nameOfHost({ guests }: Lobby): string {
    return guests.at(-1)!.name;
  }

  #wait(offer: Offer): void {
    offer.timer?.cancel();
    offer.timer = this.#parts.env.clock.after(PATIENCE_MS, () => this.#end(`${isolated(offer.name)}’s computer did not take it in time.`));
  }

  /** The table stays here, and the match goes on. @param why for the owner; null: the owner wants it so */
  #end(why: string | null): void {
    const offer = this.#offer;
    if (!offer) return;
    this.#offer = null;
    this.#ended = why;
    offer.timer?.cancel();
    if (offer.match !== null && offer.stage !== 'offered') this.#parts.host.handover.keep(offer.match);
    this.#parts.tell([offer.guest], { push: 'offer', offer: null });
    this.#parts.changed();
  }

  #mustBeOffered(guest: string, id: string): Offer {
    const offer = this.#offer;
    if (offer?.guest !== guest || offer.id !== id) throw new HostError('stale', 'The table is not offered to you any more.');
    return offer;
  }

  #mustBeGiven(guest: string, id: string): Offer & { parcel: Parcel } {
    const offer = this.#mustBeOffered(guest, id);
    const { parcel } = offer;
    if (offer.stage !== 'given' || parcel === null) throw new HostError('forbidden', 'The others have not agreed to it.');
    return { ...offer, parcel };
  }
}

const ENDED: Record<Exclude<SettledInfo['how'], 'agreed'>, string> = {
  refused: 'Somebody said no.',
  withdrawn: 'It was withdrawn.',
  lapsed: 'Something has changed since: offer it again.',
};
