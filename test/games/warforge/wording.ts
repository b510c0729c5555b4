import {
  stratagem,
  troop,
  warlord,
  type Condition,
  type Effect,
  type StratagemSpec,
  type TroopSpec,
  type UnitFilter,
  type WarlordSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { CardBook } from '../../../src-shared/games/warforge/text/book.ts';
import { rulesTextOf } from '../../../src-shared/games/warforge/text/rules-text.ts';

/* Cards written for the tests of the texts, and their words. */

const common = {
  id: 'x',
  name: 'X',
  faction: 'f1',
  rarity: 'common',
  cost: 2,
  flavour: '',
  art: { hero: 'anvil', scene: 'hall' },
} as const;

const rat = troop({
  ...common,
  id: 'rat',
  name: 'Rat',
  role: 'token',
  cost: 1,
  types: ['Beast'],
  melee: 1,
  ranged: 0,
  health: 2,
  keywords: ['fast', { armour: 1 }],
});
const letter = stratagem({ ...common, id: 'letter', name: 'Letter', types: ['Case'], steps: [] });
const chief = warlord({ ...common, id: 'chief', name: 'Chief', melee: 1, ranged: 1, health: 20, talent: 'letter' });
const named = new Map([rat, letter, chief].map((spec) => [spec.id, spec] as const));
export const book: CardBook = (id) => named.get(id);

export const troopText = (parts: Partial<TroopSpec>): string =>
  rulesTextOf(troop({ ...common, types: ['Beast'], melee: 1, ranged: 1, health: 1, ...parts }), book);
export const warlordText = (parts: Partial<WarlordSpec>): string =>
  rulesTextOf(warlord({ ...common, melee: 1, ranged: 1, health: 20, talent: 'letter', ...parts }), book).replace(
    / ?Talent: Letter \(cost 2\)\./,
    '',
  );
export const stratagemText = (parts: Partial<StratagemSpec>): string =>
  rulesTextOf(stratagem({ ...common, types: [], steps: [], ...parts }), book);

/** What a Stratagem with these steps says, and one that names a target. */
export const saying = (...steps: Effect[]): string => stratagemText({ steps });
export const aiming = (target: UnitFilter, ...steps: Effect[]): string => stratagemText({ target, steps });
/** What a Troop says behind "Rally: ". */
export const onTroop = (...steps: Effect[]): string => troopText({ abilities: [{ on: 'rally', steps }] }).replace(/^Rally: /, '');

/** A condition as a Troop asks for it in the middle of its text, and the same denied. */
export function asking(condition: Condition): [yes: string, no: string] {
  const draw: Effect = { do: 'draw', n: 1, who: 'you' };
  const ask = (when: Condition) => onTroop({ do: 'if', when, then: [draw] }, draw).replace(/^If (.*), draw a card\. Draw a card\.$/, '$1');
  return [ask(condition), ask({ cond: 'not', of: condition })];
}
