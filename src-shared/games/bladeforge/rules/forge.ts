import { DEFS } from '../catalog.ts';
import { AT, NONE, type BlSeatState, type BlState } from '../state.ts';

/* A player's sword (BL-1.6–1.8). */

const PARTS = [AT.grip, AT.left, AT.right] as const;

/** BL-1.7: the Shield counts. */
export function forgeAttack({ forge }: BlSeatState): number {
  let sum = 0;
  for (let i = 0; i < forge.length; i++) if (forge[i] !== NONE) sum += DEFS[forge[i]].attack;
  return sum;
}

export function forgeDefense({ forge }: BlSeatState): number {
  let sum = 0;
  for (let i = 0; i < forge.length; i++) if (forge[i] !== NONE) sum += DEFS[forge[i]].defense;
  return sum;
}

/** BL-1.8. */
export const isComplete = ({ forge }: BlSeatState): boolean =>
  forge[AT.grip] !== NONE && forge[AT.left] !== NONE && forge[AT.right] !== NONE;

export const hasShield = ({ forge }: BlSeatState): boolean => forge[AT.shield] !== NONE;

/** Places that hold a part, in order. */
export function partPlaces({ forge }: BlSeatState): number[] {
  const places: number[] = [];
  for (const place of PARTS) if (forge[place] !== NONE) places.push(place);
  return places;
}

export const hasPart = ({ forge }: BlSeatState): boolean => forge[AT.grip] !== NONE || forge[AT.left] !== NONE || forge[AT.right] !== NONE;

/** Does a card go there at all? */
export const fits = (card: number, at: number): boolean => DEFS[card].place === at || (DEFS[card].place === AT.left && at === AT.right);

/** First empty place for a part, NONE if there is none. */
export function emptyPlace({ forge }: BlSeatState, card: number): number {
  const { place } = DEFS[card];
  if (forge[place] === NONE) return place;
  return place === AT.left && forge[AT.right] === NONE ? AT.right : NONE;
}

/** BL-1.5, D11. */
export const canUse = (own: BlSeatState, card: number): boolean => DEFS[card].req <= own.level;

/** Takes the card at a place to the Salvage and returns it. */
export function takeOff(s: BlState, seat: number, place: number): number {
  const { forge } = s.seats[seat];
  const card = forge[place];
  forge[place] = NONE;
  s.salvage.push(card);
  return card;
}
