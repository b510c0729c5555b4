/** What players call things. Ids are for code; these are the only names people read. */
import type { Trait } from '../decks/wire.ts';
import type { CardType, DkEventStep, DkPhase } from '../types.ts';

export const TYPE_NAMES: Record<CardType, string> = {
  creature: 'Creature',
  flying: 'Flying Creature',
  attack: 'Attack Spell',
  defense: 'Defense Spell',
  artifact: 'Artifact',
};

export const PHASE_NAMES: Record<DkPhase, { long: string; short: string }> = {
  setup: { long: 'Setup', short: 'Setup' },
  initiative: { long: 'Initiative', short: 'Init' },
  draw: { long: 'Draw', short: 'Draw' },
  main: { long: 'Main', short: 'Main' },
  end: { long: 'End', short: 'End' },
};

/** Steps of a targeting event, for the strip that shows how far it has come. */
export const STEP_NAMES: Record<DkEventStep, string> = {
  block: 'Block',
  reflect: 'Reflect',
  response: 'Response',
  inEvent: 'Artifacts',
  resolve: 'Resolve',
  triggers: 'Triggers',
};

export const TRAIT_NAMES: Record<Trait, string> = {
  unb: 'Unblockable',
  bfl: 'Can block flying',
  bun: 'Can block unblockable',
  ims: 'Immune to spells',
  ima: 'Immune to Artifacts',
  fly: 'Flying',
};
