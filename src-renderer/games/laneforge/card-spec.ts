/** Maps Laneforge's card faces to `CardSpec`. */
import type { LnCardFace } from '../../../src-shared/games/laneforge/text/faces.types.ts';
import { keywordById } from '../../../src-shared/games/laneforge/text/keywords.ts';
import { faceNumbers } from '../../../src-shared/games/laneforge/text/speech.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import { FRAMES } from './frames.ts';
import { artOf } from './pictures.ts';

export const specOf = specsOf((face: LnCardFace) =>
  cardSpec({
    id: face.id,
    name: face.name,
    typeLine: face.typeLine,
    frame: FRAMES[face.type === 'spell' ? (`spell${face.level}` as const) : (`creature${face.level}` as const)],
    art: artOf(face),
    lines: face.lines,
    flavour: face.flavour,
    plain: face.plain,
    numbers: faceNumbers(face),
    glossary: keywordById,
    keywords: face.keywords,
    signs: ['level'],
    level: face.level,
    power: face.attack,
    health: face.health,
    armor: face.armor,
  }),
);
