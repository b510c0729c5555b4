/** Maps faces of forged cards to `CardSpec`. */
import { faceNumbers, type DkCardFace } from '../../../src-shared/games/deckforge/text/faces.ts';
import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { TERMS, TERM_IDS } from '../../../src-shared/games/deckforge/text/terms.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import type { Glossary } from '../../ui/terms/term.ts';
import type { Hue, Palette } from '../../ui/svg/art/paint.ts';
import { seeded } from '../../ui/svg/seeded.ts';
import { FRAMES } from './frames.ts';
import { TYPE_ICONS } from './icons.ts';
import { HUES } from './theme.ts';

const TERMS_BY_ID = new Map(TERM_IDS.map((id) => [id as string, TERMS[id]]));
/** Words that cards mark. */
export const termById: Glossary = (id) => TERMS_BY_ID.get(id);

/** Degrees by which a card's hues may leave those of its type, to either side. */
const TURN = 22;

/** Hues of one card: near those of its type, and the same ones whenever it is drawn. */
function paletteOf(type: CardType, seed: string): Palette {
  const random = seeded(`hues ${seed}`);
  const turned = ([hue, saturation]: Hue): Hue => [(hue + (2 * random() - 1) * TURN + 360) % 360, saturation];
  const [ground, light] = HUES[type];
  return { ground: turned(ground), light: turned(light) };
}

/** Fills of the corners that carry a type's icon. */
const CORNERS: Readonly<Record<CardType, string>> = {
  creature: '#d8c9a4',
  flying: '#a9d3f2',
  attack: '#f0906c',
  defense: '#8fd3b4',
  artifact: '#c9a6ea',
};

export const specOf = specsOf((face: DkCardFace) =>
  cardSpec({
    id: face.id,
    name: face.name,
    typeLine: face.typeLine,
    frame: FRAMES[face.type],
    art: { seed: face.picture.seed, palette: paletteOf(face.type, face.picture.seed), ...face.picture.art },
    lines: face.lines.map((line) => line.map((part) => ('card' in part ? { text: part.text } : part))),
    flavour: face.note,
    plain: face.plain,
    numbers: faceNumbers(face),
    glossary: termById,
    keywords: face.keywords,
    power: face.atk,
    health: face.def,
    healthMetal: 'blued',
    corner: { fill: CORNERS[face.type], icon: TYPE_ICONS[face.type] },
  }),
);
