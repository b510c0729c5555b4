import { DEFS, cardIndex, findCard, registerCards } from '../../../src-shared/games/bladeforge/catalog.ts';
import type { BlEffect, CardSpec } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { blade, gadget, grip, guard, shield } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { BlDie } from '../../../src-shared/games/bladeforge/types.ts';

/** A card by its id or name, or one made for a test. */
export type CardLike = string | CardSpec;

interface More {
  req?: BlDie;
}

let made = 0;

/** What every card has and no rule asks for. */
const common = (kind: string, { req = 4 }: More) => {
  const id = `test-${kind}-${++made}`;
  return { id, name: id, req, copies: 1, flavour: '-', art: { hero: 'anvil', scene: 'bench' as const } };
};

/** Attack and Defense as the checklist writes them: `+2/+1`. */
function numbers(stats: string): { attack: number; defense: number } {
  const [attack, defense] = stats.split('/').map(Number);
  return { attack, defense };
}

function registered<S extends CardSpec>(spec: S): S {
  registerCards([spec]);
  return spec;
}

/* Cards made for a test, registered at once; each call makes a card of its own. */

export const testBlade = (stats = '+0/+0', more: More = {}) => registered(blade({ ...common('blade', more), ...numbers(stats) }));
export const testGrip = (stats = '+0/+0', more: More = {}) => registered(grip({ ...common('grip', more), ...numbers(stats) }));
export const testGuard = (stats = '+0/+0', more: More = {}) => registered(guard({ ...common('guard', more), ...numbers(stats) }));
export const testShield = (stability: number, more: More & { stats?: string } = {}) =>
  registered(shield({ ...common('shield', more), ...numbers(more.stats ?? '0/0'), stability }));
export const testGadget = (effects: BlEffect | BlEffect[], more: More = {}) =>
  registered(gadget({ ...common('gadget', more), effects: [effects].flat() }));

export const cardId = (card: CardLike): string => {
  if (typeof card === 'object') return card.id;
  if (findCard(card) >= 0) return card;
  const named = DEFS.find(({ name }) => name === card);
  if (!named) throw new Error(`there is no card "${card}"`);
  return named.id;
};

export const defOf = (card: CardLike): number => cardIndex(cardId(card));
