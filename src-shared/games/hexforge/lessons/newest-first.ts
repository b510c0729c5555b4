import { fell, onType, RIVAL, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '5,-3'],
  tiles: { '-4,1': 'mineral' },
  turnNumber: 9,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '0,0': 'spark-lancer' },
    hand: ['flint-spark', 'slack-water'],
    deck: ['cinder-vixen', 'cinder-vixen'],
    pool: '1OR',
  },
  B: {
    units: { '1,0': 'slagfoot-stag', '3,-1': 'sluice-beaver' },
    hand: ['slack-water'],
    deck: ['sporecap', 'sporecap'],
    pool: '1O',
  },
});

const play: HxStep = {
  says: [
    'What you play does not happen at once. It waits on the stack until your rival lets it resolve, and your rival may put an answer on top.',
    'A Slagfoot Stag has come up to your Spark Lancer. Flint Spark deals 2 damage: all the health that the Stag has.',
  ],
  goal: 'Play Flint Spark on the Slagfoot Stag.',
  done: ({ after: { stack } }) => stack.at(-1)?.owner === RIVAL,
  praise: 'Flint Spark is on the stack, and your rival did not let it resolve: a Slack Water lies on top of it now.',
  answers: [
    {
      when: onType('offerAdvance'),
      says: 'In the Move phase no card is played. Flint Spark can make the Slagfoot Stag fall before anybody moves.',
    },
    {
      when: onType('baseAbility'),
      says: 'That takes resources which your two cards need: Flint Spark one red, Slack Water one blue and one of any kind.',
    },
  ],
  otherwise: 'It is the Slagfoot Stag that Flint Spark is for: 2 damage fells it, before it strikes your Spark Lancer.',
  solution: [scene.playCard('flint-spark'), scene.choose('1,0')],
};

const counter: HxStep = {
  says: [
    'The stack resolves from the top, the newest first. Slack Water counters a spell: it would resolve before Flint Spark, and Flint Spark would do nothing.',
    'You hold a Slack Water as well. Played now it lies on top of both, and resolves before them.',
  ],
  goal: 'Counter your rival’s Slack Water with your own.',
  done: (deed) => fell(deed, RIVAL, 'slagfoot-stag'),
  praise: 'From the top down: your Slack Water undid your rival’s, and Flint Spark, the oldest, felled the Slagfoot Stag.',
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

export const newestFirst: HxLesson = {
  id: 'newest-first',
  title: 'The newest resolves first',
  about: 'Play a card, see it answered, and answer the answer.',
  minutes: 1,
  start: scene.start,
  rival: scene.rival({ counter: { card: 'slack-water', over: '1,0' } }),
  steps: [play, counter],
};
