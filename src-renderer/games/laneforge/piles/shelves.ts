/** A pile by level, then by faction, with counts of equal cards. */
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import { faceOf } from '../words.ts';

export interface Shelf {
  level: 1 | 2 | 3;
  count: number;
  factions: { faction: string; cards: { card: LnCardId; n: number }[] }[];
}

export function shelvesOf(cards: readonly LnCardId[]): Shelf[] {
  return ([1, 2, 3] as const).flatMap((level) => {
    const here = cards.filter((card) => faceOf(card)?.level === level);
    if (here.length === 0) return [];
    const names = [...new Set(here)].sort((a, b) => faceOf(a)!.name.localeCompare(faceOf(b)!.name));
    const factions = [...new Set(names.map((card) => faceOf(card)!.faction))].sort();
    return [
      {
        level,
        count: here.length,
        factions: factions.map((faction) => ({
          faction,
          cards: names
            .filter((card) => faceOf(card)!.faction === faction)
            .map((card) => ({ card, n: here.filter((other) => other === card).length })),
        })),
      },
    ];
  });
}
