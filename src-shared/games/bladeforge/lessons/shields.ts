import { hasPlaced, hasWon, isA, placesOther, striker } from './deeds.ts';
import { opening, type BlDeed, type BlLesson, type BlStep } from './opening.ts';

/** What became of the rival's Shield in the learner's attack; null if it was not struck. */
const struckShield = ({ events }: BlDeed) =>
  events.flatMap((event) => (event.type === 'shieldTook' && event.seat === 1 ? [event] : [])).at(0) ?? null;

const putUp: BlStep = {
  says: [
    'Your rival’s sword strikes for 5 to 10, and you have 6 health left.',
    'A Shield takes the whole damage of an attack, however large. Putting it up takes no placement, and there is no limit but one Shield at a time.',
  ],
  goal: 'Put up your Shield, Shop Sign.',
  done: hasPlaced('shop-sign'),
  praise: 'The next blow will not touch you.',
  answers: [
    {
      when: placesOther('shop-sign'),
      says: 'Defense 2 takes 2 off the blow; a Shield takes all of it. You can still put it up this turn.',
    },
    { when: isA('attack', 'drawToEnd'), says: 'Your turn was over, and your rival struck while nothing stood before you.' },
  ],
  otherwise: 'A blow is coming. Shop Sign would take all of it.',
  solution: [{ type: 'placeShield', card: 'shop-sign' }],
};

const breakTheirs: BlStep = {
  says: [
    'Your rival has a Shield too. The number in its corner is its Stability, 6: damage of 6 or more breaks it, less leaves it as it was.',
    'Your attack comes to 4 to 7. Gadgets are played before it, as many as you like: Fresh Whetstone adds 3 this turn.',
  ],
  goal: 'Play Fresh Whetstone, then attack and break the Shield.',
  done: (deed) => struckShield(deed)?.broke === true,
  praise: 'Broken. Your rival struck back, and your own Shield took all of it.',
  answers: [{ when: isA('drawToEnd'), says: 'The Shield still stands. Its Stability waits for one blow of 6 or more.' }],
  otherwise:
    'A Shield never wears down: it stands until one blow does its Stability, 6, or more. Fresh Whetstone before your attack makes sure of that.',
  solution: [
    { type: 'playGadget', card: 'fresh-whetstone' },
    { type: 'attack', target: 1 },
  ],
};

const goPast: BlStep = {
  says: [
    'Both Shields are gone, and already your rival has a new one. But it has only 2 health.',
    'Hot Rivet hits for 2, and a hit is no attack: it goes past Shield, Defense and block.',
  ],
  goal: 'Win past the Shield.',
  done: hasWon,
  praise: 'The Shield stands, and nobody is left behind it: you have won.',
  answers: [
    { when: isA('attack'), says: 'An attack meets the Shield, whatever it does to it: no health was lost. A hit goes past it.' },
    { when: isA('drawToEnd'), says: 'What you need is in your hand: Hot Rivet asks neither Shield nor die.' },
  ],
  otherwise: 'Your rival still has its 2 health. Which of your cards does not care for a Shield?',
  solution: [{ type: 'playGadget', card: 'hot-rivet' }],
};

/** The rival’s blow always breaks Shop Sign, and Attack 6 always its own first Shield. */
export const shields: BlLesson = {
  id: 'shields',
  title: 'Behind a Shield',
  about: 'Put up a Shield, break one, and get past one.',
  minutes: 2,
  start: () =>
    opening({
      seed: 'shields',
      turn: 9,
      P1: { health: 6, forge: { blade: 'second-attempt' }, hand: ['shop-sign', 'fresh-whetstone', 'pan-lid'] },
      P2: {
        health: 2,
        die: 6,
        forge: { blade: 'tax-collector', grip: null, shield: 'kneading-trough' },
        hand: ['barrel-lid', 'dawn-in-iron'],
      },
      // Whoever draws first, the learner gets one of the two.
      next: ['hot-rivet', 'hot-rivet'],
    }),
  rival: striker('barrel-lid'),
  beats: [
    {
      card: 'Kneading Trough',
      says: 'It stands until one blow does its Stability: put all you have into a single attack.',
    },
    {
      card: 'Barrel Lid',
      says: 'A hit is no attack: Hot Rivet goes past it.',
    },
  ],
  steps: [putUp, breakTheirs, goPast],
};
