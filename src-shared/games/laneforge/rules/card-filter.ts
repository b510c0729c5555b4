import { DEFS, type LnDef } from '../catalog.ts';
import type { CardFilter } from '../effects/dsl.ts';
import type { LnCreature } from '../state.ts';

/* Does a card fit a filter? */

export function matchesCard(def: LnDef, of: CardFilter): boolean {
  return (
    (of.type === undefined || (of.type === 'spell') === def.isSpell) &&
    (of.subtype === undefined || def.subtypes.includes(of.subtype)) &&
    (of.notSubtype === undefined || !def.subtypes.includes(of.notSubtype)) &&
    (of.faction === undefined || def.faction === of.faction) &&
    (of.level === undefined || def.level === of.level) &&
    (of.maxLevel === undefined || def.level <= of.maxLevel)
  );
}

/** The same for a creature that has left, as it was. */
export function matchesFallen(c: LnCreature, of: CardFilter & { minion?: boolean }): boolean {
  const def = DEFS[c.face];
  return matchesCard(def, of) && (of.minion === undefined || of.minion === def.isMinion);
}
