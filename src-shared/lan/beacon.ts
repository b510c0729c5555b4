/**
 * What an open table says of itself in the network, in the TXT record of its DNS-SD service `_fiveforges._tcp`. Everything in it is public; names are
 * those that people at the table typed.
 */
import { z } from 'zod';
import { cleanName } from '../protocol/clean-name.ts';
import { gameId } from '../protocol/fields.ts';
import { NAMELESS } from '../protocol/settings.ts';
import type { NearTable } from '../protocol/visit.ts';
import type { Lobby } from './lobby.ts';
import { guestOf } from './lobby.ts';

export const SERVICE_TYPE = 'fiveforges';

/** A string of a TXT record has at most 255 bytes, key and `=` included. */
const MOST_PEOPLE_CHARS = 60;

/** Name of a table's service: tells it from others, also when its address has changed, and says nothing of the machine. @param fingerprint of its certificate, in hex */
export const beaconId = (fingerprint: string): string => `ff-${fingerprint.slice(0, 12)}`;

export type BeaconText = Readonly<Record<string, string>>;
export type BeaconNews = Pick<NearTable, 'game' | 'version' | 'protocol' | 'seats' | 'free' | 'people' | 'isPlaying'>;

const count = z.coerce.number().int().min(0).max(6);
const beaconSchema = z.object({
  game: gameId,
  version: z.string().regex(/^[\w.+-]{1,30}$/),
  protocol: z.coerce.number().int().min(0).max(9999),
  seats: count,
  free: count,
  people: z.string().max(200).default('').overwrite(cleanName),
  playing: z.enum(['0', '1']).default('0'),
});

export function beaconText(lobby: Lobby, version: string, protocol: number): BeaconText {
  const free = lobby.seats.filter(({ kind }) => kind === 'open').length;
  const people = lobby.seats.flatMap((seat) => {
    if (seat.kind === 'guest') return guestOf(lobby, seat.guest).name;
    return seat.kind === 'screen' && seat.name !== NAMELESS ? seat.name : [];
  });
  return {
    game: lobby.game,
    version,
    protocol: String(protocol),
    seats: String(lobby.seats.length),
    free: String(lobby.locked || lobby.match !== null ? 0 : free),
    people: shortened(people.join(', ')),
    playing: lobby.match === null ? '0' : '1',
  };
}

/** @returns null for what is no table of ours */
export function readBeacon(text: unknown): BeaconNews | null {
  const read = beaconSchema.safeParse(text);
  if (!read.success) return null;
  const { playing, ...news } = read.data;
  return { ...news, isPlaying: playing === '1' };
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= MOST_PEOPLE_CHARS ? text : `${signs.slice(0, MOST_PEOPLE_CHARS - 1).join('')}…`;
}
