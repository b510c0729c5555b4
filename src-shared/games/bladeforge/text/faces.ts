/** What windows draw of each card, by its id; made once from the card data. */
import { plainText } from '../../../text/markup.ts';
import { signedNumber } from '../../../text/words.ts';
import { CARDS } from '../cards/index.ts';
import { EXTRA } from '../extra-content.ts';
import type { CardSpec } from '../effects/dsl.ts';
import type { BlCardId } from '../types.ts';
import type { BlCardFace } from './faces.types.ts';
import { dieName, TYPE_NAMES } from './names.ts';
import { cardLines, effectLine, linesText } from './rules-text.ts';

/** A card as windows draw it. */
export function cardFace(spec: CardSpec): BlCardFace {
  const stats = spec.type === 'gadget' ? null : spec;
  const effects = spec.type === 'gadget' ? spec.effects : [];
  const lines = cardLines(spec);
  const typeWord = TYPE_NAMES[spec.type];
  return {
    id: spec.id,
    name: spec.name,
    type: spec.type,
    typeWord,
    typeLine: `${typeWord} · ${dieName(spec.req)}`,
    req: spec.req,
    attack: stats?.attack ?? null,
    defense: stats?.defense ?? null,
    signs: stats && { attack: signedNumber(stats.attack), defense: signedNumber(stats.defense) },
    stability: spec.type === 'shield' ? spec.stability : null,
    keywords: effects.map((effect) => effect.do),
    lines,
    plain: linesText(lines),
    effects: effects.map((effect) => ({ kind: effect.do, plain: plainText(effectLine(effect)) })),
    copies: spec.copies,
    flavour: spec.flavour,
    art: spec.art,
  };
}

export const FACES: Record<BlCardId, BlCardFace> = Object.fromEntries([...CARDS, ...EXTRA.cards].map((spec) => [spec.id, cardFace(spec)]));

/** Name of a card; the id itself for one that is unknown. */
export const cardName = (id: BlCardId): string => FACES[id]?.name ?? id;
