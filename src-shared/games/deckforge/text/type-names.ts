import type { CardType } from '../decks/wire.ts';

export const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  creature: 'Creature',
  flying: 'Flying Creature',
  attack: 'Attack Spell',
  defense: 'Defense Spell',
  artifact: 'Artifact',
};
