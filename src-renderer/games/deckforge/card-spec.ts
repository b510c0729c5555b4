/** Maps faces of forged cards to `CardSpec`. */
import { faceNumbers, type DkCardFace } from '../../../src-shared/games/deckforge/text/faces.ts';
import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { TERMS, TERM_IDS } from '../../../src-shared/games/deckforge/text/terms.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import type { Glossary } from '../../ui/terms/term.ts';
import { FRAMES } from './frames.ts';
import { TYPE_ICONS } from './icons.ts';
import { artOf } from './pictures.ts';

const TERMS_BY_ID = new Map(TERM_IDS.map((id) => [id as string, TERMS[id]]));
/** Words that cards mark. */
export const termById: Glossary = (id) => TERMS_BY_ID.get(id);

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
    art: artOf(face),
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
