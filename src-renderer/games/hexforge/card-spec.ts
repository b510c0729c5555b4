/** Maps Hexforge's card faces to `CardSpec`. */
import { costTotal } from '../../../src-shared/games/hexforge/text/costs.ts';
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import { RESOURCES } from '../../../src-shared/games/hexforge/types.ts';
import { keywordById } from '../../../src-shared/games/hexforge/text/keywords.ts';
import { faceNumbers } from '../../../src-shared/games/hexforge/text/speech.ts';
import { cardSpec, specsOf } from '../../ui/card/spec.ts';
import type { CardFrame } from '../../ui/card/frames.ts';
import { cardCost } from './drawing/gems.ts';
import { COMMANDER_FRAME, FRAMES } from './frames.ts';
import { artOf } from './pictures.ts';

const frameOf = ({ role, type }: HxCardFace): CardFrame =>
  role === 'commander' ? COMMANDER_FRAME : FRAMES[role === 'normal' ? type : role];

/** Commanders, workers and tokens have no cost. */
const isPaid = (face: HxCardFace): boolean => face.role === 'normal' || costTotal(face.cost) > 0;

export const specOf = specsOf((face: HxCardFace) =>
  cardSpec({
    id: face.id,
    name: face.name,
    typeLine: face.typeLine,
    frame: frameOf(face),
    art: artOf(face),
    lines: face.lines.map((line) => line.map((part) => ('cost' in part ? { cost: cardCost(part.cost) } : part))),
    flavour: face.flavour,
    plain: face.plain,
    numbers: faceNumbers(face),
    glossary: keywordById,
    keywords: face.keywords,
    signs: isPaid(face) ? RESOURCES.filter((resource) => (face.cost[resource] ?? 0) > 0) : [],
    cost: isPaid(face) ? cardCost(face.cost) : null,
    power: face.power,
    health: face.health,
    bonus: face.bonus,
    mark: face.keywords.includes('instant') ? (keywordById('instant')?.icon ?? null) : null,
  }),
);
