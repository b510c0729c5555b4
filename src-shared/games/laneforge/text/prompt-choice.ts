/** What the prompt says while something is being played or resolved. */
import { capital } from '../../../text/markup.ts';
import { numberWord } from '../../../text/words.ts';
import type { Effect } from '../effects/dsl.ts';
import type { LnChoiceView } from '../view.ts';
import type { RunFrame } from '../effects/frame.ts';
import { championName } from './champions.ts';
import { deedOf } from './choice-deed.ts';
import { cardName } from './faces.ts';
import { ZONE_NAMES } from './names.ts';
import type { Asked, Prompt } from './prompt-types.ts';

/** How a question names its step: "a creature to destroy"; "you may destroy a creature". */
interface StepWords {
  /** What the thing chosen is for. */
  to: string;
  may: string;
}

/** A verb without an entry does not compile. */
const STEPS: Record<Effect['do'], StepWords> = {
  damage: { to: 'to take damage', may: 'deal damage' },
  gainHealth: { to: 'to gain Health', may: 'have Health gained' },
  loseHealth: { to: 'to lose Health', may: 'have Health lost' },
  modify: { to: 'to change', may: 'change Attack and Health' },
  gainArmor: { to: 'to gain Armor', may: 'give Armor' },
  gainKeyword: { to: 'to gain a keyword', may: 'give a keyword' },
  loseKeyword: { to: 'to lose a keyword', may: 'take a keyword away' },
  losePrinted: { to: 'to lose its printed abilities', may: 'take printed abilities away' },
  destroy: { to: 'to destroy', may: 'destroy a creature' },
  banish: { to: 'to banish', may: 'banish a creature' },
  draw: { to: 'to draw', may: 'draw' },
  discard: { to: 'to discard', may: 'discard a card' },
  minion: { to: 'to play', may: 'play a Minion' },
  play: { to: 'to play', may: 'play a card' },
  reanimate: { to: 'to Reanimate', may: 'Reanimate a creature' },
  reanimateThis: { to: 'to Reanimate', may: 'Reanimate this' },
  replace: { to: 'to Replace', may: 'Replace a creature' },
  replaceThis: { to: 'to Replace', may: 'Replace this' },
  upgrade: { to: 'to Upgrade', may: 'Upgrade a creature' },
  upgradeCard: { to: 'to Upgrade', may: 'Upgrade a card' },
  move: { to: 'to Move', may: 'Move a creature' },
  swap: { to: 'to Swap', may: 'Swap two creatures' },
  putRow: { to: 'to put in another row', may: 'change a creature’s row' },
  strike: { to: 'for the Strike', may: 'have a creature Strike' },
  battle: { to: 'for the Battle', may: 'have two creatures Battle' },
  ready: { to: 'to Ready', may: 'Ready a creature' },
  exhaust: { to: 'to Exhaust', may: 'Exhaust a creature' },
  readyChampion: { to: 'to Ready', may: 'Ready your Champion' },
  useChampion: { to: 'to use', may: 'use your Champion’s ability' },
  if: { to: 'for this', may: 'do what its text says' },
  may: { to: 'for this', may: 'do what its text says' },
  times: { to: 'for this', may: 'do what its text says' },
  eachPlayer: { to: 'for this', may: 'do what its text says' },
};

const stepOf = (verb: string | null): StepWords => STEPS[(verb ?? 'if') as Effect['do']] ?? STEPS.if;

/** Whose text asks. */
const askerOf = ({ card, champion }: LnChoiceView): string => (card ? cardName(card) : champion ? championName(champion) : 'The rules');

/** "Crucible Judge"; "Mira’s Crucible Judge" where another player’s text asks. */
function askerFor(choice: LnChoiceView, { view, rival }: Asked): string {
  const work = view.resolution?.agenda.at(-1);
  const theirs = work?.do === 'run' && (work as RunFrame).player !== view.viewer;
  return theirs ? `${rival}’s ${askerOf(choice)}` : askerOf(choice);
}

/** "a creature", "up to two creatures"; "one more creature" once some are chosen. */
function manyOf({ left, upTo }: LnChoiceView, picked: number): string {
  const more = picked > 0 ? ' more' : '';
  if (left > 1) return `${upTo ? 'up to ' : ''}${numberWord(left)}${more} creatures`;
  return upTo || picked > 0 ? `one${more} creature` : 'a creature';
}

function creaturePrompt(choice: LnChoiceView, asked: Asked): Prompt {
  const deed = deedOf(choice, asked.view.cycle);
  const picked = deed.of === null ? 0 : deed.of - choice.left;
  const chosen = picked > 0 ? ` (${picked} of ${deed.of} chosen)` : '';
  const what = `${manyOf(choice, picked)}${chosen} ${deed.to ?? stepOf(choice.verb).to}`;
  const head = `${askerFor(choice, asked)}: choose ${what}`;
  const legal = `${asked.count('chooseCreature')} to choose from`;
  if (!choice.upTo) return { sentence: `${head} — ${legal}.` };
  return {
    sentence: `${head}, or none — ${legal}.`,
    main: { label: 'Done choosing', state: 'left', action: 'done' },
  };
}

function lanePrompt(choice: LnChoiceView, asked: Asked): Prompt {
  const legal = `${asked.count('chooseLane')} to choose from`;
  const move = choice.verb === 'move';
  return { sentence: `${askerFor(choice, asked)}: choose ${move ? 'the lane to Move to' : 'the lane it enters'} — ${legal}.` };
}

function cardPrompt(choice: LnChoiceView, asked: Asked): Prompt {
  const where = choice.zone ? ` in your ${ZONE_NAMES[choice.zone]}` : '';
  return {
    sentence: `${askerFor(choice, asked)}: choose a card${where} ${stepOf(choice.verb).to} — ${asked.count('chooseCard')} to choose from.`,
  };
}

/** What the sentence and the button say; the viewer decides. */
export function choicePrompt(choice: LnChoiceView, asked: Asked): Prompt {
  switch (choice.kind) {
    case 'champion':
      return { sentence: `Choose which of your two Champions leads your deck. ${asked.rival} sees it once both have chosen.` };
    case 'lane':
      return lanePrompt(choice, asked);
    case 'creature':
      return creaturePrompt(choice, asked);
    case 'card':
      return cardPrompt(choice, asked);
    case 'may':
      return {
        sentence: `${askerFor(choice, asked)}: you may ${stepOf(choice.verb).may}. Yes or no?`,
        main: { label: 'Yes', state: 'left', action: 'accept' },
      };
    case 'order':
      return { sentence: `${capital(numberWord(asked.count('orderTrigger')))} of your triggers wait: choose which resolves next.` };
  }
}

/** What the others read meanwhile: "a choice for Crucible Judge". */
export function waitingFor(choice: LnChoiceView): string {
  if (choice.kind === 'champion') return 'choosing a Champion';
  return choice.kind === 'order' ? 'ordering triggers' : `a choice for ${askerOf(choice)}`;
}
