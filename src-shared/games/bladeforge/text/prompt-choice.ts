/** What the prompt says while something is being played, thrown or lost. */
import { CARDS } from '../cards/index.ts';
import { EXTRA } from '../extra-content.ts';
import type { BlEffect, BlEffectKind } from '../effects/dsl.ts';
import type { BlCardId } from '../types.ts';
import type { BlChoiceView } from '../view.ts';
import { cardName } from './faces.ts';
import { dieName, TYPE_NAMES } from './names.ts';
import type { Asked, Prompt } from './prompt-types.ts';

/** Why a target is named, for the effects that have one (BL-12.21). */
const NAMED_FOR: Partial<Record<BlEffectKind, string>> = {
  weaken: 'a rival to weaken',
  breakShield: 'a rival whose Shield breaks',
  breakPart: 'a rival who loses a part',
  hit: 'a rival to hit',
  steal: 'a rival to steal from',
};

function namedFor(effect: BlEffect | undefined): string {
  if (effect?.do === 'forgeStep') return `a player whose die goes ${effect.by > 0 ? 'up' : 'down'}`;
  return (effect && NAMED_FOR[effect.do]) ?? 'a player';
}

const EFFECTS = new Map<BlCardId, readonly BlEffect[]>(
  [...CARDS, ...EXTRA.cards].flatMap((card) => (card.type === 'gadget' ? [[card.id, card.effects]] : [])),
);
const effectOf = ({ card, effect }: BlChoiceView): BlEffect | undefined => EFFECTS.get(card ?? '')?.[effect ?? 0];

const head = ({ card }: BlChoiceView): string => (card ? `${cardName(card)}: ` : '');

function cardPrompt(choice: BlChoiceView, { count }: Asked): Prompt {
  const legal = `${count('chooseCard')} to choose from`;
  if (choice.of === null) {
    const effect = effectOf(choice);
    const what = effect?.do === 'fetch' ? `a ${TYPE_NAMES[effect.type]}` : 'a card';
    return { sentence: `${head(choice)}choose ${what} from the Salvage — ${legal}.` };
  }
  if (choice.card === null) return { sentence: `Recycle: choose the second card — ${legal}.` };
  return { sentence: `${head(choice)}choose the card that you give away — ${legal}.` };
}

function partPrompt(choice: BlChoiceView, { seat, nameOf, count }: Asked): Prompt {
  const legal = `${count('choosePart')} to choose from`;
  if (choice.of === null || choice.of === seat) return { sentence: `The block failed: choose the part that you lose — ${legal}.` };
  return { sentence: `${head(choice)}choose the part of ${nameOf(choice.of)}’s Forge that breaks — ${legal}.` };
}

function blockPrompt({ view, seat, nameOf }: Asked): Prompt {
  const { attack, seats } = view;
  if (!attack) return { sentence: 'Block, or take the damage?' };
  const fatal = attack.damage >= seats[seat].health ? ' It would defeat you.' : '';
  const dice = `your ${dieName(seats[seat].die)} against a ${dieName(seats[attack.attacker].die)}`;
  return { sentence: `${nameOf(attack.attacker)} hits you for ${attack.damage}.${fatal} Block, ${dice}, or take it?` };
}

/** What the sentence says; the viewer decides. */
export function choicePrompt(choice: BlChoiceView, asked: Asked): Prompt {
  switch (choice.kind) {
    case 'seat':
      return { sentence: `${head(choice)}choose ${namedFor(effectOf(choice))} — ${asked.count('chooseSeat')} to choose from.` };
    case 'card':
      return cardPrompt(choice, asked);
    case 'part':
      return partPrompt(choice, asked);
    case 'block':
      return blockPrompt(asked);
  }
}

/** What the others read meanwhile: "a choice for Claw Hammer", "to block or not". */
export function waitingFor({ kind, card }: BlChoiceView): string {
  if (kind === 'block') return 'to block or not';
  if (card) return `a choice for ${cardName(card)}`;
  return kind === 'part' ? 'which part to lose' : 'recycling';
}
