import { LobbyRefusal, guestOf, namesBut, seatOf, type Lobby, type LobbySeat } from './lobby.ts';
import { toldApart } from './names.ts';

/**
 * The lobby at the machine of a guest: that guest's seat is at the screen there, and the one at the screen here is the old host's as a guest.
 * Everybody says anew what they bring and that they are ready. Files of matches before this one stay where they are.
 * @param host id of the old host as a guest
 */
export function handedTo(lobby: Lobby, receiver: string, host: string): Lobby {
  const { name } = guestOf(lobby, receiver);
  const screens = lobby.seats.filter((seat) => seat.kind === 'screen');
  if (screens.length > 1) throw new LobbyRefusal('Several people play at this screen, and each device has one seat at a table elsewhere.');
  if (lobby.guests.some(({ hand }) => hand)) throw new LobbyRefusal('Hands are on devices beside this screen: take them back to it first.');
  const hostName = screens.at(0)?.name ?? toldApart('Former host', namesBut(lobby, null));
  const others = lobby.guests.filter(({ id }) => id !== receiver).map((guest) => ({ ...guest, connected: false }));
  const follows = (id: string) => (id === receiver ? [] : [id]);
  return {
    ...lobby,
    seats: lobby.seats.map((seat): LobbySeat => {
      if (seat.kind === 'screen') return seatOf(host);
      if (seat.kind !== 'guest') return seat;
      return seat.guest === receiver ? { kind: 'screen', name } : { ...seat, ready: false, commitment: null };
    }),
    guests: [...others, { id: host, name: hostName, connected: false, app: true }],
    played: lobby.played
      .filter(({ match }) => match === lobby.match)
      .map(({ match, guests }) => ({ match, guests: [...guests.flatMap(follows), ...(screens.length > 0 ? [host] : [])] })),
    wishes: lobby.wishes.filter(({ guest }) => guest !== receiver),
    common: null,
    commitments: [],
    opening: false,
  };
}
