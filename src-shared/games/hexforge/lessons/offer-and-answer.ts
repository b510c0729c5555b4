import { fell, isMine, onType, RIVAL, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '5,-3'],
  tiles: { '-4,1': 'mineral', '5,-2': 'mineral' },
  phase: 'summon2',
  turnNumber: 9,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '-1,0': 'spark-lancer' },
    hand: ['flint-spark', 'slack-water'],
    deck: ['cinder-vixen', 'cinder-vixen'],
    pool: '1OR',
  },
  B: {
    workers: ['sluice-beaver', 'kiln-newt'],
    units: { '5,0': 'slagfoot-stag', '5,-2': 'sluice-beaver' },
    hand: ['slack-water'],
    deck: ['sporecap', 'sporecap'],
  },
});

const keep: HxStep = {
  says: [
    'What you do not spend stays with you through your rival’s turn, and fast cards may be played there: those that say Instant, as both of yours do.',
    'No unit of the rival’s is in sight yet. Whatever comes for your Spark Lancer will come soon enough.',
  ],
  goal: 'Keep your cards and your resources, and end your turn.',
  done: ({ after }) => after.attacks.length > 0 && (after.me?.hand.some(({ def }) => def === 'flint-spark') ?? false),
  praise: 'A Slagfoot Stag came out of the fog and attacks, and you still have what answers it.',
  answers: [
    {
      when: onType('playCard'),
      says: 'Flint Spark deals 2 damage to a unit, and only your own are in sight. It is worth more when your rival has come near.',
    },
    {
      when: onType('baseAbility'),
      says: 'That takes resources which your two cards cost, and they could not both be paid when they are needed, in your rival’s turn.',
    },
  ],
  otherwise: 'Wait with your cards: end your turn, and let your rival come.',
  solution: [{ type: 'offerAdvance' }],
};

const answer: HxStep = {
  says: [
    'Your rival offers to let the blows fall. Nothing happens before you agree, and instead of agreeing you may answer with something fast.',
    'The Slagfoot Stag strikes for 3 and your Spark Lancer has 3 health: both would fall. But the Stag has 2 health, and Flint Spark deals 2.',
  ],
  goal: 'Answer the offer: play Flint Spark on the Slagfoot Stag before the blows fall.',
  done: ({ after: { stack } }) => stack.at(-1)?.owner === RIVAL,
  praise: 'The offer is off. Flint Spark waits on the stack, and your rival has answered in turn: a Slack Water lies on top of it.',
  answers: [
    {
      when: onType('agreeAdvance'),
      says: 'You agreed, and the blows fell: the Slagfoot Stag took your Spark Lancer with it. Play Flint Spark first, while the offer stands.',
    },
  ],
  otherwise: 'It is the Slagfoot Stag that has to fall before it strikes: play Flint Spark on it.',
  solution: [scene.playCard('flint-spark'), scene.choose('0,0')],
};

const counter: HxStep = {
  says: [
    'The stack resolves from the top, the newest first. Slack Water counters a spell: it would resolve before Flint Spark, and Flint Spark would do nothing.',
    'You hold a Slack Water as well. Played now it lies on top of both, and resolves before them.',
  ],
  goal: 'Counter your rival’s Slack Water with your own.',
  done: (deed) => fell(deed, RIVAL, 'slagfoot-stag') && isMine(deed.after, 'spark-lancer'),
  praise: 'From the top down: your Slack Water undid your rival’s, and Flint Spark felled the Slagfoot Stag before it could strike.',
  answers: [
    {
      when: onType('letResolve'),
      says: 'Your rival’s Slack Water was the newest and resolved first. Flint Spark was countered, and the Slagfoot Stag stands.',
    },
    {
      when: onType('chooseItem'),
      says: 'You countered your own Flint Spark. Of the two on the stack it is your rival’s Slack Water, the upper one, that has to go.',
    },
  ],
  otherwise: 'As long as your rival’s Slack Water is there, it resolves before Flint Spark. Play your own Slack Water on it.',
  solution: [scene.playCard('slack-water'), { type: 'chooseItem', item: 1 }],
};

export const offerAndAnswer: HxLesson = {
  id: 'offer-and-answer',
  title: 'Offer and answer',
  about: 'Keep fast cards for your rival’s turn, answer an offer with them, and see that the newest resolves first.',
  minutes: 3,
  start: scene.start,
  rival: scene.rival({ moves: { '5,0': '0,0' }, attacks: { '0,0': '-1,0' }, counter: { card: 'slack-water', over: '0,0' } }),
  beats: [
    {
      card: 'Slagfoot Stag',
      says: 'Kept for the rival’s turn, Flint Spark fells it before its blow: its 2 damage are all the health of the Stag.',
    },
    {
      card: 'Slack Water',
      says: 'Answer it with your own: the newest resolves first, and a countered Slack Water counters nothing.',
    },
  ],
  steps: [keep, answer, counter],
};
