/** Maps Warforge's card faces to `CardSpec`. */
import type { WrCardFace } from '../../../src-shared/games/warforge/text/faces.types.ts';
import { keywordById } from '../../../src-shared/games/warforge/text/keywords.ts';
import { RARITY_NAMES } from '../../../src-shared/games/warforge/text/names.ts';
import { faceNumbers } from '../../../src-shared/games/warforge/text/speech.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import { energyCost } from './costs.ts';
import { FRAMES } from './frames.ts';
import { artOf } from './pictures.ts';

export const specOf = specsOf((face: WrCardFace) =>
  cardSpec({
    id: face.id,
    name: face.name,
    typeLine: face.role === 'deck' ? `${face.typeLine} · ${RARITY_NAMES[face.rarity]}` : face.typeLine,
    frame: FRAMES[face.kind],
    art: artOf(face),
    lines: face.lines,
    flavour: face.flavour,
    plain: face.plain,
    numbers: faceNumbers(face),
    glossary: keywordById,
    keywords: face.keywords.map(({ id }) => id),
    signs: ['energy'],
    cost: face.kind === 'warlord' ? null : energyCost(face.cost),
    ranged: face.ranged,
    power: face.melee,
    health: face.health,
  }),
);
