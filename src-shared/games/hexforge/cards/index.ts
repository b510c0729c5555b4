import { COMMANDERS } from './commanders.ts';
import { EQUINT } from './equint.ts';
import { FREXINE } from './frexine.ts';
import { GENERIC } from './generic.ts';
import { GRITE } from './grite.ts';
import { ORNITE } from './ornite.ts';
import { RUDINE } from './rudine.ts';
import { TOKENS } from './tokens.ts';
import { WORKERS } from './workers.ts';
import type { CardSpec } from '../effects/dsl.ts';
import { EXTRA } from '../extra-content.ts';

/** The 80 cards that go into base and forge lists. */
const LIST_CARDS: readonly CardSpec[] = [...FREXINE, ...ORNITE, ...RUDINE, ...GRITE, ...EQUINT, ...GENERIC];
const ofType = (type: CardSpec['type']) => LIST_CARDS.filter((card) => card.type === type);

/** Every definition; a definition's index is its place here: units, spells, equipment, commanders, workers, tokens. */
export const CARDS: readonly CardSpec[] = [
  ...ofType('unit'),
  ...ofType('spell'),
  ...ofType('equipment'),
  ...COMMANDERS,
  ...WORKERS,
  ...TOKENS,
  ...EXTRA.cards,
];

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
export const cardById = (id: string): CardSpec | undefined => BY_ID.get(id);
