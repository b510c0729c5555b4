/** A line about the fusion of two decks. */
import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { faceOf } from '../words.ts';

export function fusedMix(decks: readonly FactionDeck[]): string {
  const faces = decks.flatMap(({ sets }) => sets).flatMap((set) => faceOf(`${set}:1`) ?? []);
  const creatures = faces.filter(({ type }) => type === 'creature');
  const shared = [...new Set(creatures.flatMap(({ subtypes }) => subtypes))]
    .map((subtype) => ({ subtype, n: creatures.filter(({ subtypes }) => subtypes.includes(subtype)).length }))
    .filter(({ n }) => n > 2)
    .sort((a, b) => b.n - a.n)
    .slice(0, 2);
  const kinds = `${creatures.length} creatures and ${faces.length - creatures.length} spells`;
  return [kinds, ...shared.map(({ subtype, n }) => `${n} × ${subtype}`)].join(' · ');
}
