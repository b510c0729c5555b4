import { LEARNER } from '../../../kernel/lesson.ts';
import type { BlAction } from '../actions.ts';
import type { BlView } from '../view.ts';
import { hasPlaced, hasWon, isA, isAskedToBlock, placesOther } from './deeds.ts';
import { opening, type BlDeed, type BlLesson, type BlStep } from './opening.ts';

/** The learner's block has held. */
const hasHeld = ({ events }: BlDeed): boolean =>
  events.some((event) => event.type === 'blockRolled' && event.seat === LEARNER && event.held);

/** The learner has struck, and the rival's block has held. */
const hasStood = ({ events }: BlDeed): boolean =>
  events.some((event) => event.type === 'blockRolled' && event.seat !== LEARNER && event.held);

/** Blocks whatever can be blocked, and strikes back. */
const blocker = (_view: BlView, actions: readonly BlAction[]): BlAction | null =>
  actions.find((action) => (action.type === 'chooseBlock' && action.block) || (action.type === 'attack' && action.target === LEARNER)) ??
  null;

const part: BlStep = {
  says: [
    'Your rival’s panel says “their block 38 %”. That is their chance to stop your blow: both roll a die, and theirs must be higher.',
    'It takes a part to block, a Grip or a Guard. You have none, so any blow at you comes through.',
  ],
  goal: 'Place Cork Handle, then attack.',
  done: (deed) => hasPlaced('cork-handle')(deed) && hasStood(deed) && isAskedToBlock(deed.after),
  praise: 'They blocked, and nothing came of your blow. Now they strike, but you have a part to block with.',
  answers: [
    {
      when: placesOther('cork-handle'),
      says: 'Pan Lid is a part too, but it takes 1 off your Attack. Cork Handle takes nothing off.',
    },
    {
      when: (deed) => isA('attack', 'drawToEnd')(deed) && !isAskedToBlock(deed.after),
      says: 'Your placement went unused. Without a part you are not even asked whether you block.',
    },
  ],
  otherwise: 'A part first, so that you may block; then the blow.',
  solution: [
    { type: 'place', card: 'cork-handle' },
    { type: 'attack', target: 1 },
  ],
};

const worth: BlStep = {
  says: [
    'You see the damage before you decide. If your block holds, you lose nothing. If it fails, you take it all and lose a part as well.',
    'An equal roll fails too. Attack and Defense do not count in it, only the dice.',
  ],
  goal: 'Risk your Cork Handle: block.',
  done: hasHeld,
  praise: 'It held. A cheap Grip was all you put at risk, for most of your health.',
  answers: [
    {
      when: ({ action }) => action.type === 'chooseBlock' && !action.block,
      says: 'You kept Cork Handle and took all the damage. So large a blow is worth the risk of a cheap part.',
    },
  ],
  otherwise: 'Wait for the next blow at you, and block it while you have a part.',
  solution: [{ type: 'chooseBlock', block: true }],
};

const soot: BlStep = {
  says: [
    'Your rival has 4 health, and your blow is worth at least that. Only their block is in the way.',
    'You have drawn Pocket Soot: your attack this turn cannot be blocked.',
  ],
  goal: 'Play Pocket Soot, then attack and win.',
  done: hasWon,
  praise: 'No block, and no luck needed: you have won.',
  answers: [
    { when: isA('attack'), says: 'Blocked again. Pocket Soot before the attack would have taken that chance from them.' },
    { when: isA('drawToEnd'), says: 'You hold what you need: Pocket Soot makes this blow certain.' },
  ],
  otherwise: 'Pocket Soot first, then the attack: so nothing can stop it.',
  solution: [
    { type: 'playGadget', card: 'pocket-soot' },
    { type: 'attack', target: 1 },
  ],
};

/** The seed's dice let each block hold: the rival's, the learner's, and the rival's again if it is allowed one. */
export const block: BlLesson = {
  id: 'block',
  title: 'To block or not',
  about: 'Read the odds of a block, block a blow, and stop a rival from blocking.',
  minutes: 2,
  start: () =>
    opening({
      seed: 'block-6',
      turn: 5,
      P1: { health: 11, forge: { blade: 'second-attempt', grip: null }, hand: ['cork-handle', 'pan-lid'] },
      P2: { health: 4, forge: { blade: 'ambitious-poker', grip: 'knotted-cord', right: 'nail-bouquet' }, hand: ['wagon-hub'] },
      // Whoever draws first, the learner gets one of the two.
      next: ['pocket-soot', 'pocket-soot'],
    }),
  rival: blocker,
  steps: [part, worth, soot],
};
