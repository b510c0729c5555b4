/** Tokens as cards: a token of a type is all the same, whatever it becomes (DK-1.2). */
import { TYPE_NAMES } from '../../../../src-shared/games/deckforge/text/type-names.ts';
import { CARD_TYPES, type CardType } from '../../../../src-shared/games/deckforge/types.ts';
import { cardSpec, type CardSpec } from '../../../ui/card/spec.ts';
import { paletteOf } from '../../../ui/svg/art/paint.ts';
import { FRAMES } from '../frames.ts';
import { TYPE_ICONS } from '../icons.ts';
import { HUES } from '../theme.ts';

/** What may be done with a token of the type, in a sentence. */
const LINES: Readonly<Record<CardType, string>> = {
  creature: 'Becomes a creature of the deck. It attacks from your next turn on.',
  flying: 'Becomes a flying creature of the deck. Only few can block it.',
  attack: 'Becomes an Attack Spell, which is cast at once. One a turn.',
  defense: 'Your answer to an attack or spell; or played in your turn.',
  artifact: 'Becomes an Artifact, which lies open until you use it.',
};

const specFor = (type: CardType): CardSpec =>
  cardSpec({
    id: `token-${type}`,
    name: TYPE_NAMES[type],
    typeLine: 'Token',
    frame: FRAMES[type],
    art: { seed: `token-${type}`, palette: paletteOf([type], HUES), scene: 'bench', hero: TYPE_ICONS[type] },
    lines: [[{ text: LINES[type] }]],
    flavour: '',
    plain: LINES[type],
  });

const SPECS = Object.fromEntries(CARD_TYPES.map((type) => [type, specFor(type)])) as Readonly<Record<CardType, CardSpec>>;

export const tokenSpec = (type: CardType): CardSpec => SPECS[type];
