/** Which abilities can stand on which card (DK-17.5 to DK-17.11). */
import type { DeckFault, FaultCode } from './faults.ts';
import { CHANGE, COUNTS, isCreature, type Range } from './limits.ts';
import { COUNTED_OPS, TRAITS, type Ability, type CardType, type CountedOp, type DeckCard, type Op } from './wire.ts';

type Part = 'when' | 'op' | 'selector' | 'n' | 'm' | 'dur';
type Say = (code: FaultCode, part: Part, words: string) => void;

export const isCounted = (op: Op): op is CountedOp => (COUNTED_OPS as readonly Op[]).includes(op);
export const isLasting = (op: Op): boolean => op === 'mod' || op === 'gain' || op === 'lose';

/** “21 is outside 0–20”; a range of one number is told as that number. */
export const outside = (n: number, { min, max }: Range): string =>
  Number.isNaN(n)
    ? `it must be a whole number, ${signed(min)}–${signed(max)}`
    : min === max
      ? `${signed(n)} must be ${signed(min)}`
      : `${signed(n)} is outside ${signed(min)}–${signed(max)}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const isIn = (n: number, { min, max }: Range): boolean => n >= min && n <= max;

function checkMoment(type: CardType, [when, op, , , , dur]: Ability, say: Say): void {
  if (isCreature(type) === (when === 'cast'))
    say(
      'E_SCHEMA',
      'when',
      isCreature(type) ? '“cast” is for spells and Artifacts only' : `“${when}” is for creatures only; here it must be “cast”`,
    );
  if (isLasting(op) ? dur === 'now' : dur !== 'now')
    say('E_SCHEMA', 'dur', isLasting(op) ? `“${op}” lasts “turn”, 1–5 or “perm”` : `“${op}” is done at once: it must be “now”`);
  if (when !== 'static') return;
  if (!isLasting(op)) say('E_SCHEMA', 'op', 'a “static” ability can only be “mod”, “gain” or “lose”');
  else if (dur !== 'perm') say('E_SCHEMA', 'dur', 'a “static” ability lasts “perm”');
}

function checkNumbers([, op, , n, m]: Ability, say: Say): void {
  if (op === 'gain' || op === 'lose') {
    if (n !== 0) say('E_SCHEMA', 'n', `“${op}” has no number: it must be 0`);
    if (typeof m === 'number') say('E_SCHEMA', 'm', `“${op}” says what: ${TRAITS.map((trait) => `“${trait}”`).join(', ')}`);
    return;
  }
  if (op === 'mod') {
    if (!isIn(n, CHANGE)) say('E_RANGE', 'n', outside(n, CHANGE));
    if (typeof m !== 'number') say('E_SCHEMA', 'm', 'it must be a number, the change of DEF');
    else if (!isIn(m, CHANGE)) say('E_RANGE', 'm', outside(m, CHANGE));
    if (n === 0 && m === 0) say('E_RANGE', 'n', 'ATK and DEF cannot both change by 0');
    return;
  }
  if (isCounted(op) && !isIn(n, COUNTS[op])) say('E_RANGE', 'n', outside(n, COUNTS[op]));
  if (!isCounted(op) && n !== 0) say('E_SCHEMA', 'n', `“${op}” has no number: it must be 0`);
  if (m !== 0) say('E_SCHEMA', 'm', `“${op}” has no second number: it must be 0`);
}

const CREATURE_OPS: readonly Op[] = ['destroy', 'stun', 'freeze', 'mod', 'lose', 'bounce', 'cleanse'];
const PLAYER_OPS: readonly Op[] = ['heal', 'draw', 'discard', 'wreck', 'extra'];

/** DK-17.9, 17.10. */
function checkTarget({ aim }: DeckCard, [, op, selector, , m]: Ability, say: Say): void {
  if (selector !== 'target') return;
  const isForCreatures = CREATURE_OPS.includes(op) || (op === 'gain' && m !== 'ims' && m !== 'ima');
  if (aim === 'none') say('E_SCHEMA', 'selector', '“target” needs an aim other than “none”');
  else if (isForCreatures && aim !== 'cre' && aim !== 'own')
    say('E_SCHEMA', 'selector', `“${op}” on the target needs the aim “cre” or “own”`);
  else if (PLAYER_OPS.includes(op) && aim !== 'opp') say('E_SCHEMA', 'selector', `“${op}” on the target needs the aim “opp”`);
}

const ONLY_SELECTOR: Partial<Record<Op, Ability[2]>> = { prevent: 'protected', reflect: 'self', negate: 'source' };

/** DK-17.11. */
function checkResponse(type: CardType, [when, op, selector]: Ability, say: Say): void {
  const only = ONLY_SELECTOR[op];
  if (only === undefined) return;
  if (selector !== only) say('E_SCHEMA', 'selector', `“${op}” has the selector “${only}”`);
  if (type === 'defense' || type === 'artifact' || (op === 'reflect' && isCreature(type) && when === 'enter')) return;
  say('E_SCHEMA', 'op', `“${op}” is for Defense Spells and Artifacts${op === 'reflect' ? ', or for a creature as it enters' : ''}`);
}

/** @param at places of card and ability in the deck */
export function abilityFaults(card: DeckCard, ability: Ability, at: readonly [card: number, ability: number]): DeckFault[] {
  const faults: DeckFault[] = [];
  const say: Say = (code, part, words) => void faults.push({ code, path: ['c', at[0], 'abilities', at[1], part], words });
  checkMoment(card.type, ability, say);
  checkNumbers(ability, say);
  checkTarget(card, ability, say);
  checkResponse(card.type, ability, say);
  return faults;
}
