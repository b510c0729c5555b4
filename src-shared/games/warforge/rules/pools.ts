import { DEFS } from '../catalog.ts';
import type { WrState } from '../state.ts';
import type { WrFaction, WrRole } from '../types.ts';
import { warlordOf } from './board.ts';

/** The faction of a seat's Warlord. */
export const factionOf = (s: WrState, seat: number): WrFaction | null => DEFS[warlordOf(s, seat).card].faction;

const made = new Map<string, { of: number; cards: readonly number[] }>();

/** Definitions of a faction with a role. */
export function cardsOfRole(faction: WrFaction | null, role: WrRole): readonly number[] {
  const key = `${faction}/${role}`;
  const known = made.get(key);
  // Tests register cards of their own.
  if (known?.of === DEFS.length) return known.cards;
  const cards = DEFS.filter((def) => def.faction === faction && def.spec.role === role).map(({ index }) => index);
  made.set(key, { of: DEFS.length, cards });
  return cards;
}
