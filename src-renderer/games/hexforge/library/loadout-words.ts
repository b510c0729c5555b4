import { FACES } from '../../../../src-shared/games/hexforge/text/faces.ts';
import type { HxLoadout } from '../../../../src-shared/games/hexforge/loadouts/schema.ts';
import { COLOURS } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxColour } from '../../../../src-shared/games/hexforge/types.ts';

const allCards = (loadout: HxLoadout): string[] => [
  loadout.commander,
  ...loadout.workers,
  ...loadout.base,
  ...loadout.forges.flatMap((forge) => forge.cards),
];

/** Colours of a loadout's costs, most needed first. */
export function coloursOf(loadout: HxLoadout): HxColour[] {
  const need = new Map<HxColour, number>(COLOURS.map((colour) => [colour, 0]));
  for (const id of allCards(loadout)) {
    for (const colour of COLOURS) need.set(colour, (need.get(colour) ?? 0) + (FACES[id]?.cost[colour] ?? 0));
  }
  return COLOURS.filter((colour) => (need.get(colour) ?? 0) > 0).toSorted((a, b) => (need.get(b) ?? 0) - (need.get(a) ?? 0));
}

/** Cards with counts, cheapest first. */
export function countCards(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** "14 units, 11 spells, 5 equipment". */
export function mixOf(loadout: HxLoadout): string {
  const kinds = { unit: 0, spell: 0, equipment: 0 };
  for (const id of [...loadout.base, ...loadout.forges.flatMap((forge) => forge.cards)]) {
    const face = FACES[id];
    if (face) kinds[face.type]++;
  }
  return `${kinds.unit} units, ${kinds.spell} spells, ${kinds.equipment} equipment`;
}
