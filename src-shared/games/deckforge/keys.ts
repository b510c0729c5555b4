import { actionKeys, nothing, one, oneOf, pair, type Packing } from '../../kernel/action-keys.ts';
import type { DkAction } from './actions.ts';
import { ID_BITS, ID_END } from './state.ts';
import { CARD_TYPES, NONE } from './types.ts';

/* The layout of action keys. Ids stay below `ID_END`, so that two of them fit. */

export const ATTACK = pair('attacker', 'target', ID_BITS);

/** Particulars of `activateArtifact`: behind the artifact its target, one higher. */
export const activation = (artifact: number, target: number): number => (artifact << ID_BITS) | (target + 1);
export const artifactOf = (particulars: number): number => particulars >> ID_BITS;
export const targetOf = (particulars: number): number => (particulars & (ID_END - 1)) - 1;

const activate: Packing<{ artifact: number; target: number | null }> = {
  encode: (a) => activation(a.artifact, a.target ?? NONE),
  decode: (n) => ({ artifact: artifactOf(n), target: targetOf(n) === NONE ? null : targetOf(n) }),
};

export const { ACTION, keyOf, kindOf, particularsOf, typeOf, encode, decode } = actionKeys<unknown, DkAction>(26, {
  revealInitiative: oneOf('cardType', ['creature', 'flying']),
  playCard: oneOf('cardType', CARD_TYPES),
  declareAttack: ATTACK,
  endMain: nothing,
  activateArtifact: activate,
  assignBlock: one('blocker'),
  respond: nothing,
  choose: one('target'),
  discard: oneOf('cardType', CARD_TYPES),
  pass: nothing,
});
