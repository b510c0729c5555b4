import { fell, isMine, onType, RIVAL, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '5,-3'],
  tiles: { '-4,1': 'mineral' },
  phase: 'summon2',
  turnNumber: 9,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '-1,0': 'spark-lancer' },
    hand: ['flint-spark'],
    deck: ['cinder-vixen', 'cinder-vixen'],
    pool: 'R',
  },
  B: { units: { '5,0': 'slagfoot-stag' }, deck: ['sporecap', 'sporecap'] },
});

const keep: HxStep = {
  says: [
    'What you do not spend stays with you through your rival’s turn, and fast cards may be played there. Flint Spark is fast: it deals 2 damage to a unit.',
    'Nothing of the rival’s is in sight yet. Whatever comes for your Spark Lancer will come soon enough.',
  ],
  goal: 'Keep Flint Spark and the red resource, and end your turn.',
  done: ({ after }) => after.attacks.length > 0 && (after.me?.hand.some(({ def }) => def === 'flint-spark') ?? false),
  praise: 'A Slagfoot Stag came out of the fog and attacks, and you still have what answers it.',
  answers: [
    {
      when: onType('playCard'),
      says: 'Only your own units are in sight, so Flint Spark would hurt one of them. It is worth more when your rival has come near.',
    },
    {
      when: onType('baseAbility'),
      says: 'A second worker takes the red resource, and Flint Spark cannot be paid when it is needed, in your rival’s turn.',
    },
  ],
  otherwise: 'Wait with Flint Spark: end your turn, and let your rival come.',
  solution: [{ type: 'offerAdvance' }],
};

const answer: HxStep = {
  says: [
    'Your rival offers to let the blows fall. Nothing happens before you agree, and instead of agreeing you may answer with something fast.',
    'The Slagfoot Stag strikes for 3 and your Spark Lancer has 3 health: both would fall. But the Stag has 2 health, and Flint Spark deals 2.',
  ],
  goal: 'Answer the offer: play Flint Spark on the Slagfoot Stag before the blows fall.',
  done: (deed) => fell(deed, RIVAL, 'slagfoot-stag') && isMine(deed.after, 'spark-lancer'),
  praise: 'The Slagfoot Stag fell before it could strike, and your Spark Lancer is unhurt.',
  answers: [
    {
      when: onType('agreeAdvance'),
      says: 'You agreed, and the blows fell: the Slagfoot Stag took your Spark Lancer with it. Play Flint Spark first, while the offer stands.',
    },
  ],
  otherwise: 'It is the Slagfoot Stag that has to fall before it strikes: play Flint Spark on it.',
  solution: [scene.playCard('flint-spark'), scene.choose('0,0')],
};

export const offerAndAnswer: HxLesson = {
  id: 'offer-and-answer',
  title: 'Offer and answer',
  about: 'Keep a fast card for your rival’s turn, and use it before you agree to a fight.',
  minutes: 2,
  start: scene.start,
  rival: scene.rival({ moves: { '5,0': '0,0' }, attacks: { '0,0': '-1,0' } }),
  steps: [keep, answer],
};
