import { LEARNER } from '../../../kernel/lesson.ts';
import { blowOf, hasWon, isA, isAskedToBlock, mine, striker } from './deeds.ts';
import { opening, underAttack, type BlDeed, type BlLesson, type BlStep } from './opening.ts';

const PARTS = ['grip', 'left', 'right'] as const;

/** The learner's sword has all the parts it began with. */
const isWhole = ({ after }: BlDeed): boolean => mine(after).attack === 7 && PARTS.every((slot) => mine(after).forge[slot] !== null);

const hasTaken = ({ events }: BlDeed): boolean =>
  events.some((event) => event.type === 'blockChosen' && event.seat === LEARNER && !event.block);

const answersBlock =
  (block: boolean) =>
  ({ action }: BlDeed): boolean =>
    action.type === 'chooseBlock' && action.block === block;

const take: BlStep = {
  says: [
    'Your rival hits you for 3. Your d4 has to beat its d6, so a block holds in only 25 %.',
    'If it fails, you lose those 3 health all the same, and a part of your sword as well. Your three parts are all the Attack you have.',
  ],
  goal: 'Take the 3 damage.',
  done: (deed) => hasTaken(deed) && isWhole(deed),
  praise: 'It cost you 3 health, and your sword is whole.',
  answers: [
    {
      when: answersBlock(true),
      says: 'It failed, as most such blocks do. You have lost the 3 health all the same, and now a part goes too: you choose which.',
    },
  ],
  otherwise: 'That block has cost you a part and spared you nothing. “Try again” brings the blow back: take it, and keep your sword whole.',
  solution: [{ type: 'chooseBlock', block: false }],
};

const strike: BlStep = {
  says: [
    'All three parts are there, so your Attack is 7. Your rival has Defense 4, and no part to block with.',
    'Your blow takes 4 to 7 of its health. Without your best part it would have been 1 to 4.',
  ],
  goal: 'Attack with your whole sword.',
  done: (deed) => blowOf(deed)?.forgeAttack === 7 && isAskedToBlock(deed.after),
  praise: 'That blow was worth more than 3 health. Now your rival strikes back, and harder than before.',
  answers: [
    {
      when: isA('replace'),
      says: 'That took away some of the Attack you had kept. Your parts were right for this blow.',
    },
    {
      when: isA('reforge'),
      says: 'A bigger die, but all three parts went for it, and your rival has only 10 health. This was the moment to strike.',
    },
    { when: isA('drawToEnd'), says: 'You kept your sword whole and did not use it: your rival has struck once more.' },
  ],
  otherwise: 'You kept your parts for a blow with Attack 7. Strike with all of it.',
  solution: [{ type: 'attack', target: 1 }],
};

const fatal: BlStep = {
  says: [
    'Fresh Whetstone has made this blow stronger: it would defeat you. Look at the damage and at your 4 health.',
    'Whoever is defeated loses everything to the striker. So this block costs you nothing if it fails, and saves you if it holds.',
  ],
  goal: 'Block, then attack and win.',
  done: hasWon,
  praise: 'It held, and you had nothing to lose by it. Blocks are for blows like that one.',
  answers: [
    {
      when: answersBlock(false),
      says: 'You are out, and your rival has all your cards. Against a blow that defeats you, even 25 % are better than none.',
    },
    { when: isA('drawToEnd', 'replace'), says: 'Your rival had 4 health, and your whole sword does at least 4. It was time to strike.' },
  ],
  otherwise: 'Block whatever would defeat you. Then strike: your blow is enough to win.',
  solution: [
    { type: 'chooseBlock', block: true },
    { type: 'attack', target: 1 },
  ],
};

/** The seed's dice: the rival's 2; then a block would fail. Taken, the learner's 3 leaves it 4 health, and the block after that holds. */
export const takeIt: BlLesson = {
  id: 'take-it',
  title: 'Take it',
  about: 'Know what a failed block costs, and when it costs nothing.',
  minutes: 2,
  start: () =>
    underAttack(
      opening({
        seed: 'take-it-132',
        turn: 8,
        active: 'P2',
        P1: {
          health: 7,
          forge: { blade: 'gate-bar', grip: 'bare-tang', left: 'nail-bouquet', right: 'loose-sickle' },
          hand: ['pan-lid'],
        },
        P2: { health: 10, die: 6, forge: { blade: 'retired-ploughshare', grip: null }, hand: ['fresh-whetstone', 'great-bell'] },
        next: ['cork-handle', 'dawn-in-iron', 'bent-horseshoe'],
      }),
      LEARNER,
    ),
  rival: striker('fresh-whetstone'),
  beats: [
    {
      card: 'Fresh Whetstone',
      says: 'Block a blow that it makes deadly, at any odds: whoever is defeated has no part left to lose.',
    },
  ],
  steps: [take, strike, fatal],
};
