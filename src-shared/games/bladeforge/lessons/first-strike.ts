import { blowOf, hasPlaced, hasWon, isA, placesOther } from './deeds.ts';
import { opening, type BlLesson, type BlStep } from './opening.ts';

const betterBlade: BlStep = {
  says: [
    'Your sword lies below: a Blade and a Grip, and places for two Guards. The Attack of all its cards is added to your die.',
    'Yours adds nothing so far. Once a turn you may place one card on it, or replace one.',
  ],
  goal: 'Replace your Blade by Second Attempt.',
  done: hasPlaced('second-attempt'),
  praise: 'Attack 3: your d4 now strikes for 4 to 7 instead of 1 to 4.',
  answers: [
    {
      when: placesOther('second-attempt'),
      says: 'That was this turn’s one placement. Second Attempt adds more Attack than any other card you hold.',
    },
    {
      when: isA('attack'),
      says: 'You struck with your die alone. Placing costs nothing but the placement, so place first and strike then.',
    },
    { when: isA('drawToEnd'), says: 'Drawing ended your turn before you had placed anything. Place first: it does not end the turn.' },
  ],
  otherwise: 'Second Attempt is the card that makes your sword strike harder.',
  solution: [{ type: 'replace', card: 'second-attempt', slot: 'blade' }],
};

const strike: BlStep = {
  says: [
    'Roll plus your Attack, minus your rival’s Defense: that is the damage, and so much health is lost.',
    'Your rival’s panel shows what your attack would do: it always hits, as there is no Defense in the way, and does 5.5 on average.',
  ],
  goal: 'Attack your rival.',
  done: (deed) => blowOf(deed) !== null,
  praise: 'That went in whole, and it ended your turn.',
  answers: [{ when: isA('drawToEnd'), says: 'A turn ends with an attack or with a card, not both. Here a blow was sure to hit.' }],
  otherwise: 'That is allowed, but it hurts nobody. Your sword is ready to strike.',
  solution: [{ type: 'attack', target: 1 }],
};

const finish: BlStep = {
  says: [
    'Your rival only drew cards. A new turn brings you a card and a new placement.',
    'Whoever is at 0 health is out, and the last one standing wins. The skull on your rival’s panel says how sure your attack is to bring that about.',
  ],
  goal: 'Place Door Spike, then attack and win.',
  done: hasWon,
  praise: 'Your rival has fallen, and you have won your first match.',
  answers: [{ when: placesOther('door-spike'), says: 'That helps your Defense, not this blow. Door Spike would add 1 to your Attack.' }],
  otherwise: 'Your rival still stands. Door Spike on your sword, then an attack: that brings it down.',
  solution: [
    { type: 'place', card: 'door-spike' },
    { type: 'attack', target: 1 },
  ],
};

/** Attack 4 fells whatever Attack 3 has left of 9 health, however the dice fall. */
export const firstStrike: BlLesson = {
  id: 'first-strike',
  title: 'First strike',
  about: 'Make your sword stronger, strike, and win.',
  minutes: 1,
  start: () =>
    opening({
      seed: 'first-strike',
      P1: { hand: ['second-attempt', 'door-spike', 'pan-lid'] },
      P2: { health: 9, forge: { grip: null }, hand: ['bent-horseshoe', 'wagon-hub'] },
      next: ['barn-door', 'cork-handle', 'bent-horseshoe'],
    }),
  steps: [betterBlade, strike, finish],
};
