import { LEARNER } from '../../../kernel/lesson.ts';
import type { BlCardId } from '../types.ts';
import { hasPlaced, hasWon, isA, mine } from './deeds.ts';
import { opening, type BlDeed, type BlLesson, type BlStep } from './opening.ts';

/** Cards of the hand that ask for a d12. */
const TOO_BIG: readonly BlCardId[] = ['final-invoice', 'great-bell'];

/** What the learner has recycled; empty while the second card is still to be named. */
const recycled = ({ events }: BlDeed): readonly BlCardId[] =>
  events.flatMap((event) => (event.type === 'recycled' && event.seat === LEARNER ? event.cards : []));

const fetched = ({ events }: BlDeed): BlCardId | null =>
  events.flatMap((event) => (event.type === 'fetched' && event.seat === LEARNER ? [event.card] : [])).at(0) ?? null;

const holds = ({ after }: BlDeed, card: BlCardId): boolean => mine(after).hand?.includes(card) === true;

const melt: BlStep = {
  says: [
    'Final Invoice and Great Bell ask for a d12. Yours is a d4: they will lie in your hand for a long time.',
    'Recycle any two cards, and you draw one for them. It takes no placement and does not end your turn.',
  ],
  goal: 'Recycle Final Invoice and Great Bell.',
  done: (deed) => TOO_BIG.every((card) => recycled(deed).includes(card)),
  praise: 'Two cards for some day have become one for today: Scrap Magnet.',
  answers: [
    {
      when: ({ action }) => action.type === 'recycle' && TOO_BIG.includes(action.card),
      says: 'That is the first one. Now name the other card that asks for a d12.',
    },
    { when: isA('recycle'), says: 'That card could be used now. Recycle what your die is too small for.' },
    {
      when: (deed) => recycled(deed).length > 0,
      says: 'You have a new card, but one that you could have used is gone for it, and one for a d12 still lies in your hand.',
    },
  ],
  otherwise: 'That is allowed, but the two cards for a d12 still lie idle in your hand.',
  solution: [
    { type: 'recycle', card: 'final-invoice' },
    { type: 'chooseCard', card: 'great-bell' },
  ],
};

const magnet: BlStep = {
  says: [
    'All that is played, replaced, lost or recycled lies in the Salvage, open to everybody. Scrap Magnet fetches a Guard from there.',
    'Your rival has 5 health and Defense 5, so what you lack is Attack.',
  ],
  goal: 'Play Scrap Magnet, and fetch the Guard with the most Attack.',
  done: (deed) => fetched(deed) === 'loose-sickle',
  praise: 'Loose Sickle gives 3 Attack, and somebody had thrown it away.',
  answers: [
    {
      when: (deed) => fetched(deed) !== null,
      says: 'That Guard helps little against Defense 5. Loose Sickle gives 3 Attack, and it still lies in the Salvage.',
    },
    {
      when: isA('place', 'replace', 'placeShield'),
      says: 'Useful, but look into the Salvage before you decide what goes on your sword.',
    },
    { when: isA('attack', 'drawToEnd'), says: 'Your turn is over, and Scrap Magnet was not used. Gadgets are played before the last act.' },
  ],
  otherwise: 'Scrap Magnet is what you have just drawn. See what it can bring back from the Salvage.',
  solution: [
    { type: 'playGadget', card: 'scrap-magnet' },
    { type: 'chooseCard', card: 'loose-sickle' },
  ],
};

const both: BlStep = {
  says: [
    'Now you hold two Guards, and a turn has one placement. Third Hand is a Gadget that gives you one more this turn.',
    'With both Guards your Attack is 9: whatever your d4 rolls, at least 5 come through.',
  ],
  goal: 'Place both Guards, then attack and win.',
  done: hasWon,
  praise: 'You have won, with a hand that looked like scrap a moment ago.',
  answers: [
    {
      when: (deed) =>
        isA('place')(deed) && hasPlaced('loose-sickle')(deed) !== hasPlaced('nail-bouquet')(deed) && holds(deed, 'third-hand'),
      says: 'That was the placement of this turn. Third Hand gives you another one for the second Guard.',
    },
    { when: isA('attack'), says: 'It was not enough. With both Guards on your sword this blow would have been certain.' },
    { when: isA('drawToEnd'), says: 'You held all you needed: Third Hand, two Guards, and a rival with 5 health.' },
  ],
  otherwise: 'Third Hand allows two placements this turn: both Guards, then the attack.',
  solution: [
    { type: 'playGadget', card: 'third-hand' },
    { type: 'place', card: 'nail-bouquet' },
    { type: 'place', card: 'loose-sickle' },
    { type: 'attack', target: 1 },
  ],
};

/** All in one turn; only both Guards make the blow certain. */
export const scrap: BlLesson = {
  id: 'scrap',
  title: 'Out of scrap',
  about: 'Turn cards that you cannot use into a sword, with what others threw away.',
  minutes: 2,
  start: () =>
    opening({
      seed: 'scrap',
      turn: 7,
      P1: {
        health: 8,
        forge: { blade: 'second-attempt', grip: 'knotted-cord' },
        hand: ['final-invoice', 'great-bell', 'nail-bouquet', 'third-hand'],
      },
      P2: { health: 5, die: 8, forge: { blade: 'portcullis-tooth', grip: null }, hand: ['bad-weather', 'noonday-disc'] },
      salvage: ['tin-crosspiece', 'loose-sickle', 'wagon-hub'],
      next: ['scrap-magnet', 'barn-door', 'white-heat', 'cork-handle'],
    }),
  beats: [
    {
      card: 'Portcullis Tooth',
      says: 'Third Hand lets you place two Guards in one turn: their Attack goes through its 5 Defense.',
    },
  ],
  steps: [melt, magnet, both],
};
