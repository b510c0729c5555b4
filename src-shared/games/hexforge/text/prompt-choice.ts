import { withArticle } from '../../../text/words.ts';
import type { HxBaseAbility } from '../types.ts';
import type { HxChoiceView } from '../view.ts';
import { costWords } from './costs.ts';
import { cardName } from './faces.ts';
import { BASE_ABILITY_NAMES } from './names.ts';
import type { Asked, Prompt } from './prompt-types.ts';
import { nameOfEntity } from './speech.ts';
import { tileName } from './tile-name.ts';

type Source = Extract<HxChoiceView, { kind: 'target' }>['source'];

function sourceName(source: Pick<Source, 'def' | 'baseAbility' | 'ability'>): string {
  if (source.baseAbility) return BASE_ABILITY_NAMES[source.baseAbility];
  const name = source.def ? cardName(source.def) : 'This';
  return source.ability === undefined ? name : `The ability of ${name}`;
}

/** What a tile is chosen for. */
const BASE_AIMS: Record<HxBaseAbility, string> = {
  summonCommander: 'Your commander',
  summonPrimaryWorker: 'Your new worker',
  summonSecondaryWorker: 'Your new worker',
  raiseForge: 'Your new forge',
};

const CHOOSERS = ['chooseTile', 'chooseItem', 'choosePile', 'chooseHand', 'orderAttacker'] as const;

/** What the sentence and the button say while something is being played or resolved. */
export function choicePrompt(choice: HxChoiceView, { view, count }: Asked): Prompt {
  const legal = CHOOSERS.reduce((sum, type) => sum + count(type), 0);
  switch (choice.kind) {
    case 'target': {
      const { baseAbility } = choice.source;
      const which = choice.of > 1 ? ` (${choice.index + 1} of ${choice.of})` : '';
      return {
        sentence: `${baseAbility ? BASE_AIMS[baseAbility] : sourceName(choice.source)}${which}: choose ${withArticle(choice.asks)} — ${legal} to choose from.`,
      };
    }
    case 'discardCost':
      return { sentence: `${sourceName(choice.source)}: choose a card to discard as its price${leftWords(choice.left)}.` };
    case 'sacrificeCost':
      return { sentence: `${sourceName(choice.source)}: choose a unit to sacrifice as its price — ${legal} to choose from.` };
    case 'discard':
      return { sentence: `${sourceName(choice.source)}: choose a card to discard${leftWords(choice.left)}.` };
    case 'pay':
      return {
        sentence: `${sourceName(choice.source)}: choose what pays ${choice.generic} generic, or pay ${costWords(choice.proposal)} as proposed.`,
        main: { label: `Pay ${costWords(choice.proposal)}`, state: 'ready', action: 'payDefault' },
      };
    case 'orderAttackers': {
      const unit = view.entities.find((entity) => entity.tile === choice.tile);
      const name = unit ? nameOfEntity(unit) : 'Your unit';
      return {
        sentence: `${name} at ${tileName(view.map.tiles, choice.tile)} is attacked by ${choice.ordered.length + choice.rest.length}: choose whom it meets ${choice.ordered.length === 0 ? 'first' : 'next'}.`,
        main: { label: 'Keep this order', state: 'left', action: 'keepOrder' },
      };
    }
  }
}

const leftWords = (left: number): string => (left > 1 ? `, ${left} in all` : '');
