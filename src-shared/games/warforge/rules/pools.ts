import { DEFS, type WrDef } from '../catalog.ts';
import type { WrState } from '../state.ts';
import type { WrFaction, WrRole } from '../types.ts';
import { warlordOf } from './board.ts';

/** The faction of a seat's Warlord. */
export const factionOf = (s: WrState, seat: number): WrFaction | null => DEFS[warlordOf(s, seat).card].faction;

const made = new Map<string, { of: number; cards: readonly number[] }>();

/** What such a search found, kept for as long as no card comes in addition: tests make cards of their own. */
function once(key: string, belongs: (def: WrDef) => boolean): readonly number[] {
  const known = made.get(key);
  if (known?.of === DEFS.length) return known.cards;
  const cards = DEFS.filter(belongs).map(({ index }) => index);
  made.set(key, { of: DEFS.length, cards });
  return cards;
}

/** Definitions of a faction with a role. */
export const cardsOfRole = (faction: WrFaction | null, role: WrRole): readonly number[] =>
  once(`${faction}/${role}`, (def) => def.faction === faction && def.spec.role === role);

/** Definitions with a role, of whatever faction. */
export const allOfRole = (role: WrRole): readonly number[] => once(role, ({ spec }) => spec.role === role);
