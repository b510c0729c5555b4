/** Maps Bladeforge's card faces to `CardSpec`. */
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';
import { keywordById } from '../../../src-shared/games/bladeforge/text/keywords.ts';
import { faceNumbers } from '../../../src-shared/games/bladeforge/text/speech.ts';
import type { BlCardType } from '../../../src-shared/games/bladeforge/types.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { FRAMES } from './frames.ts';
import { artOf } from './pictures.ts';

const CORNERS: Partial<Record<BlCardType, CardSpec['corner']>> = {
  shield: { fill: '#e8964a', icon: 'checked-shield' },
  gadget: { fill: '#9a72d6', icon: 'gears' },
};

export const specOf = specsOf((face: BlCardFace) =>
  cardSpec({
    id: face.id,
    name: face.name,
    typeLine: face.typeLine,
    frame: FRAMES[face.type],
    art: artOf(face),
    // The number in the corner is labelled on the plate.
    lines: face.stability === null ? face.lines : [[{ keyword: 'stability', text: `Stability ${face.stability}.` }]],
    flavour: face.flavour,
    plain: face.plain,
    numbers: faceNumbers(face),
    glossary: keywordById,
    keywords: face.keywords,
    signs: [face.type, 'forgeReq'],
    die: `d${face.req}`,
    beside: face.stability,
    bonus: face.signs && { power: face.signs.attack, health: face.signs.defense },
    healthMetal: 'blued',
    corner: CORNERS[face.type] ?? null,
  }),
);
