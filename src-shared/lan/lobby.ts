/** The lobby of a LAN table: a plain value, and functions that give the next one or refuse in words. Nothing in it is secret. */
import { inOrder } from '../kernel/in-order.ts';
import { NO_TIMING, type Timing } from '../protocol/timing.ts';
import type { HostLobby } from '../protocol/lan.ts';
import type { LobbyGuest, LobbySeatView, LobbyView } from '../protocol/lobby.ts';
import type { BotId } from '../protocol/bot-ids.ts';
import type { SeatSetup } from '../protocol/messages.ts';
import { NO_WISH, type Look, type LookWish } from '../protocol/looks.ts';
import { looksOf } from './looks.ts';
import { toldApart } from './names.ts';

export const MOST_GUESTS = 16;
/** So many matches of a table are remembered for those who sat in them. */
export const MOST_PLAYED = 12;

type Bot = Extract<SeatSetup, { kind: 'bot' }>;
/** What the host puts on a seat. `screen`: somebody at the host's own screen. */
export type Filling = { readonly kind: 'open' } | { readonly kind: 'screen'; readonly name: string } | Bot;
export type LobbySeat =
  | Filling
  | {
      readonly kind: 'guest';
      readonly guest: string;
      readonly ready: boolean;
      /** The guest's commitment to what it brings; null: it brings nothing of its own. */
      readonly commitment: string | null;
      /** In a match: the bot that plays for the guest. */
      readonly standIn?: BotId;
    };

export interface Lobby {
  readonly game: string;
  readonly seats: readonly LobbySeat[];
  /** In the order in which they came. */
  readonly guests: readonly LobbyGuest[];
  readonly locked: boolean;
  /** Whether guests without a seat may look on at a match. */
  readonly spectators: boolean;
  /** Id of the match that is on. */
  readonly match: string | null;
  /** Matches that were begun at this table, the latest last, with the guests that had a seat then: each may have the replay once it is over. */
  readonly played: readonly { readonly match: string; readonly guests: readonly string[] }[];
  /** Colours and emblems that guests have chosen, the earliest choice first. */
  readonly wishes: readonly (LookWish & { readonly guest: string })[];
  /** What the seats of the match that is on look like, whoever sits there later; null before. */
  readonly worn: readonly Look[] | null;
  /** How the people share out time. */
  readonly timing: Timing;
  /** The config without what seats bring; null as long as the host has not laid the table. */
  readonly common: unknown;
  /** The host's commitments to what it brings for each seat, and to its own share of the seed, which is the last; empty like `common`. */
  readonly commitments: readonly string[];
  /** The match is about to begin: everybody opens what they have committed to. */
  readonly opening: boolean;
}

/** What cannot be done; a sentence for people. */
export class LobbyRefusal extends Error {
  override readonly name = 'LobbyRefusal';
}

const OPEN: LobbySeat = { kind: 'open' };

export const newLobby = (game: string, seats: number): Lobby => ({
  game,
  seats: Array.from({ length: seats }, () => OPEN),
  guests: [],
  locked: false,
  spectators: true,
  match: null,
  played: [],
  wishes: [],
  worn: null,
  timing: NO_TIMING,
  common: null,
  commitments: [],
  opening: false,
});

// ---- guests

/** A new guest: sits down at the first open seat, or waits. @param app it came with the app */
export function arrive(lobby: Lobby, id: string, name: string, app = false): Lobby {
  if (lobby.locked) throw new LobbyRefusal('The table is locked: its host lets nobody else in now.');
  mustHaveRoom(lobby);
  const guest = { id, name: toldApart(name, namesBut(lobby, id)), connected: true, ...(app && { app: true as const }) };
  const joined = { ...lobby, guests: [...lobby.guests, guest] };
  const seat = lobby.seats.findIndex(({ kind }) => kind === 'open');
  return lobby.match !== null || seat < 0 ? joined : withSeat(joined, seat, seatOf(id));
}

export const setConnected = (lobby: Lobby, id: string, connected: boolean): Lobby => withGuest(lobby, id, { connected });

export function rename(lobby: Lobby, id: string, name: string): Lobby {
  mustBeBefore(lobby);
  return withGuest(lobby, id, { name: toldApart(name, namesBut(lobby, id)) });
}

/** Colour and emblem that the guest would have at any seat. One that was chosen before by somebody else who has a seat stays theirs. */
export function choose(lobby: Lobby, id: string, { colour, emblem }: LookWish): Lobby {
  mustBeBefore(lobby);
  guestOf(lobby, id);
  const others = lobby.wishes.filter(({ guest }) => guest !== id);
  return { ...lobby, wishes: colour === null && emblem === null ? others : [...others, { guest: id, colour, emblem }] };
}

export function setReady(lobby: Lobby, id: string, ready: boolean): Lobby {
  mustBeBefore(lobby);
  return withGuestSeat(lobby, id, { ready });
}

/** The guest binds itself to what it brings, and is no longer ready when that is something else. */
export function commit(lobby: Lobby, id: string, commitment: string): Lobby {
  mustBeBefore(lobby);
  const { commitment: before } = guestSeatOf(lobby, id);
  return before === commitment ? lobby : withGuestSeat(lobby, id, { ready: false, commitment });
}

/** The guest takes an open seat. */
export function sit(lobby: Lobby, id: string, seat: number): Lobby {
  mustBeBefore(lobby);
  mustHaveSeat(lobby, seat);
  if (lobby.seats[seat].kind !== 'open') throw new LobbyRefusal('That seat is taken.');
  return withSeat(stand(lobby, id), seat, seatOf(id));
}

export function stand(lobby: Lobby, id: string): Lobby {
  mustBeBefore(lobby);
  return without(lobby, id);
}

/** Out of the lobby, whether it leaves or is removed; its seat is open again, except in a match. */
export function remove(lobby: Lobby, id: string): Lobby {
  guestOf(lobby, id);
  // Another device may be given the same id one day.
  const played = lobby.played.map(({ match, guests }) => ({ match, guests: guests.filter((guest) => guest !== id) }));
  const wishes = lobby.wishes.filter(({ guest }) => guest !== id);
  return { ...without(lobby, id), guests: lobby.guests.filter((guest) => guest.id !== id), played, wishes };
}

// ---- the host

/** Whoever sat there has no seat any more. */
export function fill(lobby: Lobby, seat: number, filling: Filling): Lobby {
  mustBeBefore(lobby);
  mustHaveSeat(lobby, seat);
  if (filling.kind === 'open') return withSeat(lobby, seat, OPEN);
  const cleared = withSeat(lobby, seat, OPEN);
  return withSeat(cleared, seat, { ...filling, name: toldApart(filling.name, namesBut(cleared, null)) });
}

/** Puts a guest on a seat, whoever sat there. */
export function seatGuest(lobby: Lobby, id: string, seat: number): Lobby {
  mustBeBefore(lobby);
  mustHaveSeat(lobby, seat);
  guestOf(lobby, id);
  return withSeat(without(lobby, id), seat, seatOf(id));
}

export const lock = (lobby: Lobby, locked: boolean): Lobby => ({ ...lobby, locked });

export const letWatch = (lobby: Lobby, spectators: boolean): Lobby => ({ ...lobby, spectators });

/** How the people share out time. Nobody is ready any more for another match than they were. */
export function setTiming(lobby: Lobby, timing: Timing): Lobby {
  mustBeBefore(lobby);
  return inOrder(timing) === inOrder(lobby.timing) ? lobby : { ...withGuestSeats(lobby, { ready: false }), timing };
}

/**
 * What all play by, and the host's commitments. Nobody is ready any more for another match than they were. Before the table was laid a guest could
 * not know what suits it, so whoever has committed to something by then says anew that they are ready; who brings nothing plays what the host lays.
 */
export function lay(lobby: Lobby, common: unknown, commitments: readonly string[]): Lobby {
  mustBeBefore(lobby);
  const isOther = inOrder(common) !== inOrder(lobby.common);
  const seats = lobby.seats.map((seat) => {
    const isBound = seat.kind === 'guest' && (lobby.common !== null || seat.commitment !== null);
    return isOther && isBound ? { ...seat, ready: false } : seat;
  });
  return recommit({ ...lobby, seats }, common, commitments);
}

/** The host's commitments to what it brings to the next match. */
export const recommit = (lobby: Lobby, common: unknown, commitments: readonly string[]): Lobby => ({ ...lobby, common, commitments });

/** Another game, or another number of seats: who still has room keeps the seat, and nobody is ready or has brought anything. */
export function setGame(lobby: Lobby, game: string, seats: number): Lobby {
  mustBeBefore(lobby);
  const kept = lobby.seats.slice(0, seats).map((seat) => (seat.kind === 'guest' ? seatOf(seat.guest) : seat));
  const added = Array.from({ length: seats - kept.length }, () => OPEN);
  return { ...lobby, game, seats: [...kept, ...added], common: null, commitments: [] };
}

/** Why the match cannot begin, in a sentence; null when it can. */
export function startProblem(lobby: Lobby): string | null {
  if (lobby.match !== null) return 'The match is on already.';
  return lobby.opening ? BEGINNING : seatsProblem(lobby);
}

/** Why these seats cannot begin a match, in a sentence; null when they can. */
export function seatsProblem(lobby: Lobby): string | null {
  for (const [number, seat] of lobby.seats.entries()) {
    if (seat.kind === 'open') return `Seat ${number + 1} is open: give it to somebody or to a bot.`;
    if (seat.kind !== 'guest') continue;
    const { name, connected } = guestOf(lobby, seat.guest);
    if (!connected) return `${name} is away.`;
    if (!seat.ready) return `${name} is not ready.`;
  }
  return lobby.seats.every(({ kind }) => kind === 'bot') ? 'At least one seat is a person’s.' : null;
}

/** The seats of a match made from the lobby, in their order. */
export const seatSetups = (lobby: Lobby): SeatSetup[] =>
  lobby.seats.map((seat) => {
    if (seat.kind === 'open') throw new LobbyRefusal('A seat is open.');
    if (seat.kind === 'bot') return seat;
    return { kind: 'human', name: seat.kind === 'guest' ? guestOf(lobby, seat.guest).name : seat.name };
  });

/** Everybody opens what they have committed to, and nothing can be changed meanwhile. */
export const open = (lobby: Lobby): Lobby => ({ ...lobby, opening: true });

/** What was opened binds nobody any more: who had committed does so anew, and says anew that they are ready. */
export const reseal = (lobby: Lobby): Lobby => ({
  ...lobby,
  opening: false,
  seats: lobby.seats.map((seat) => (seat.kind === 'guest' && seat.commitment !== null ? seatOf(seat.guest) : seat)),
});

/** In a match: which bots play for guests. */
export const standIns = (lobby: Lobby, of: (seat: number) => BotId | null): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat, at) => (seat.kind === 'guest' ? { ...seat, standIn: of(at) ?? undefined } : seat)),
});

export const begin = (lobby: Lobby, match: string): Lobby => {
  const played = [...lobby.played, { match, guests: guestSeats(lobby).map(({ guest }) => guest) }].slice(-MOST_PLAYED);
  return { ...withGuestSeats(lobby, { commitment: null }), match, played, worn: lookOfSeats(lobby), opening: false };
};

/** Back to the lobby: the seats stay, and everybody says anew what they bring and that they are ready. */
export const end = (lobby: Lobby): Lobby => ({
  ...withGuestSeats(lobby, { ready: false, commitment: null, standIn: undefined }),
  match: null,
  worn: null,
});

/** In a match: the guest's seat goes to somebody at the host's screen, under the guest's name, and the guest looks on. */
export function toScreen(lobby: Lobby, id: string): Lobby {
  const seat = seatNumberOf(lobby, id);
  return seat === null ? lobby : withSeat(lobby, seat, { kind: 'screen', name: guestOf(lobby, id).name });
}

// ---- people at the host's screen with their hands on devices beside it

/** A match that is on at the host's screen, locked: who has only the code does not come in. */
export function aroundMatch(game: string, match: string, seats: readonly SeatSetup[]): Lobby {
  const none = { ...newLobby(game, seats.length), locked: true, spectators: false };
  const filled = seats.reduce(
    (lobby, held, seat) => fill(lobby, seat, held.kind === 'bot' ? held : { kind: 'screen', name: held.name }),
    none,
  );
  return { ...filled, match };
}

/** Somebody at the host's screen goes on with the seat as a guest, under the same name. */
export function takeHand(lobby: Lobby, id: string, seat: number): Lobby {
  const held = lobby.seats.at(seat);
  if (lobby.match === null || held?.kind !== 'screen') throw new LobbyRefusal('Nobody at the shared screen has that seat now.');
  mustHaveRoom(lobby);
  const guest = { id, name: held.name, connected: true, hand: true as const };
  return withSeat({ ...lobby, guests: [...lobby.guests, guest] }, seat, seatOf(id));
}

/** Another match with the same people. @param swapped everybody sits one seat further */
export const rematch = (lobby: Lobby, match: string, swapped: boolean): Lobby => ({
  ...lobby,
  match,
  seats: swapped ? [...lobby.seats.slice(-1), ...lobby.seats.slice(0, -1)] : lobby.seats,
});

/** The guest goes on with another device. @param app it is the app's */
export const onDevice = (lobby: Lobby, id: string, app: boolean): Lobby => withGuest(lobby, id, { app: app ? true : undefined });

// ---- looks

/** Seats that guests have, with the guests' ids. */
export const guestSeats = (lobby: Lobby): { seat: number; guest: string }[] =>
  lobby.seats.flatMap((held, seat) => (held.kind === 'guest' ? { seat, guest: held.guest } : []));

/** The guest's seat; null without one. */
export const seatNumberOf = (lobby: Lobby, id: string): number | null => guestSeats(lobby).find(({ guest }) => guest === id)?.seat ?? null;

/** Colour and emblem of each seat. */
export function lookOfSeats(lobby: Lobby): readonly Look[] {
  const seatOfGuest = new Map(guestSeats(lobby).map(({ seat, guest }) => [guest, seat]));
  const seated = lobby.wishes.flatMap(({ guest, colour, emblem }) => {
    const seat = seatOfGuest.get(guest);
    return seat === undefined ? [] : { seat, colour, emblem };
  });
  return lobby.worn ?? looksOf(lobby.seats.length, seated);
}

/** Matches in which the guest has had a seat, the latest first. */
export const playedBy = ({ played }: Lobby, id: string): string[] =>
  played.flatMap(({ match, guests }) => (guests.includes(id) ? match : [])).reverse();
/** The guest is a person of the host's screen with their hand on a device beside it. */
export const isHand = (lobby: Lobby, id: string): boolean => lobby.guests.some((guest) => guest.id === id && guest.hand === true);

/** What everybody is bound to, by seat, and the table itself last: guests to what they bring, and the host to all else. */
export const commitmentsOf = ({ seats, commitments }: Lobby): string[] =>
  commitments.map((own, at) => {
    const seat = seats.at(at);
    return seat?.kind === 'guest' ? (seat.commitment ?? own) : own;
  });

/** @throws LobbyRefusal when there is no such guest */
export function guestOf(lobby: Lobby, id: string): LobbyGuest {
  const guest = lobby.guests.find((one) => one.id === id);
  if (!guest) throw new LobbyRefusal('There is no such guest at the table.');
  return guest;
}

/** The lobby as its host is shown it. */
export function hostViewOf(lobby: Lobby): HostLobby {
  const { game, locked, spectators, match, timing, common, commitments } = lobby;
  const seated = new Set(guestSeats(lobby).map(({ guest }) => guest));
  const seats = lobby.seats.map((seat, at) => seatView(lobby, seat, commitments[at] ?? null));
  const seedHash = commitments.at(-1) ?? null;
  const waiting = lobby.guests.filter(({ id }) => !seated.has(id));
  const looks = lookOfSeats(lobby);
  return { game, seats, looks, waiting, locked, spectators, match, problem: startProblem(lobby), timing, common, seedHash };
}

/** The lobby as one guest is shown it. */
export function viewOf(lobby: Lobby, you: string, host: LobbyView['host']): LobbyView {
  const { match, problem: _host, ...shown } = hostViewOf(lobby);
  const before = playedBy(lobby, you).find((played) => played !== match) ?? null;
  const { colour, emblem } = lobby.wishes.find(({ guest }) => guest === you) ?? NO_WISH;
  return {
    you,
    host,
    ...shown,
    wish: { colour, emblem },
    match: match === null ? null : { id: match, seat: seatNumberOf(lobby, you) },
    before,
  };
}

/** @param own the host's commitment for the seat */
function seatView(lobby: Lobby, seat: LobbySeat, own: string | null): LobbySeatView {
  if (seat.kind === 'guest') {
    const { id, name, connected, hand, app } = guestOf(lobby, seat.guest);
    const { ready, commitment, standIn } = seat;
    return {
      kind: 'guest',
      name,
      guest: id,
      ready,
      connected,
      ...(hand && { hand }),
      ...(app && { app }),
      ...(standIn && { standIn }),
      picked: commitment === null ? 'none' : 'committed',
      hash: commitment ?? own,
    };
  }
  const isOpen = seat.kind === 'open';
  const bot = seat.kind === 'bot' && { bot: seat.bot };
  const picked = isOpen || own === null ? 'none' : 'committed';
  return {
    kind: seat.kind,
    name: isOpen ? '' : seat.name,
    ...bot,
    guest: null,
    ready: !isOpen,
    connected: !isOpen,
    picked,
    hash: isOpen ? null : own,
  };
}

// ---- parts

type GuestSeat = Extract<LobbySeat, { kind: 'guest' }>;
const BEGINNING = 'The match is about to begin.';

export const seatOf = (guest: string): GuestSeat => ({ kind: 'guest', guest, ready: false, commitment: null });

/** @throws LobbyRefusal when the guest has none */
function guestSeatOf(lobby: Lobby, id: string): GuestSeat {
  const seat = lobby.seats.find((one): one is GuestSeat => one.kind === 'guest' && one.guest === id);
  if (!seat) throw new LobbyRefusal('You have no seat yet.');
  return seat;
}

const withSeat = (lobby: Lobby, number: number, seat: LobbySeat): Lobby => ({ ...lobby, seats: lobby.seats.with(number, seat) });

function withGuestSeat(lobby: Lobby, id: string, change: Partial<GuestSeat>): Lobby {
  const held = guestSeatOf(lobby, id);
  return { ...lobby, seats: lobby.seats.map((seat) => (seat === held ? { ...held, ...change } : seat)) };
}

const withGuestSeats = (lobby: Lobby, change: Partial<GuestSeat>): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat) => (seat.kind === 'guest' ? { ...seat, ...change } : seat)),
});

function withGuest(lobby: Lobby, id: string, change: Partial<LobbyGuest>): Lobby {
  guestOf(lobby, id);
  return { ...lobby, guests: lobby.guests.map((guest) => (guest.id === id ? { ...guest, ...change } : guest)) };
}

function without(lobby: Lobby, id: string): Lobby {
  guestOf(lobby, id);
  return { ...lobby, seats: lobby.seats.map((seat) => (seat.kind === 'guest' && seat.guest === id ? OPEN : seat)) };
}

/** All names at the table but this guest's. */
export const namesBut = (lobby: Lobby, id: string | null): string[] => [
  ...lobby.guests.filter((guest) => guest.id !== id).map(({ name }) => name),
  ...lobby.seats.flatMap((seat) => (seat.kind === 'screen' || seat.kind === 'bot' ? seat.name : [])),
];

function mustBeBefore({ match, opening }: Lobby): void {
  if (opening) throw new LobbyRefusal(BEGINNING);
  if (match !== null) throw new LobbyRefusal('That can wait until the match is over.');
}

function mustHaveRoom({ guests }: Lobby): void {
  if (guests.length >= MOST_GUESTS) throw new LobbyRefusal(`The table is full: ${MOST_GUESTS} guests are the most.`);
}

function mustHaveSeat({ seats }: Lobby, seat: number): void {
  if (seats[seat] === undefined) throw new LobbyRefusal(`The table has ${seats.length} seats.`);
}
