import { blowOf, hasPlaced, isA, placesOther } from './deeds.ts';
import { opening, type BlLesson, type BlStep } from './opening.ts';

const whom: BlStep = {
  says: [
    'The Defense of all cards of a sword is taken off every blow at it. One rival has Defense 9: its panel says “hits 0 at most”.',
    'The other one has Defense −3. In an attack, Defense below 0 counts as 0: nothing is taken off, and nothing is added.',
  ],
  goal: 'Attack the rival whom your blow hurts.',
  done: (deed) => blowOf(deed)?.target === 2,
  praise: 'All of it came through: Defense −3 counted as 0.',
  answers: [
    {
      when: isA('attack'),
      says: 'Attack 3 and a d4 come to 7 at most, and Defense 9 took all of it. Look at the panels before you strike.',
    },
    { when: isA('drawToEnd'), says: 'Draw when nobody can be hurt. Here one rival has nothing that is taken off your blow.' },
  ],
  otherwise: 'That leaves both rivals as they are. One of them is open to a blow.',
  solution: [{ type: 'attack', target: 2 }],
};

const sickle: BlStep = {
  says: [
    'Now your own sword: Defense 0. Loose Sickle gives 3 Attack and takes 3 Defense.',
    'You have no Defense to lose: at −3, as much of a blow comes through to you as at 0.',
  ],
  goal: 'Place Loose Sickle and attack that rival again.',
  done: (deed) => hasPlaced('loose-sickle')(deed) && blowOf(deed)?.target === 2,
  praise: 'Attack 6, and what it cost you would not have stopped anything.',
  answers: [
    {
      when: placesOther('loose-sickle'),
      says: 'A little Defense, but Attack is lost for it. Loose Sickle takes only what you do not have.',
    },
    { when: isA('attack', 'drawToEnd'), says: 'Your placement went unused this turn. Loose Sickle would have added 3 to your blow.' },
  ],
  otherwise: 'First Loose Sickle, then the rival whose Defense is below 0.',
  solution: [
    { type: 'place', card: 'loose-sickle' },
    { type: 'attack', target: 2 },
  ],
};

const hole: BlStep = {
  says: [
    'Your Defense is −3 now. It counts as 0, but it is still a hole: Pan Lid with its 2 Defense makes it −1, which counts as 0 as well.',
    'So on this sword Defense is wasted until the hole is filled. Attack never is.',
  ],
  goal: 'Place the Guard that does your sword good.',
  done: (deed) => hasPlaced('nail-bouquet')(deed) && hasPlaced('loose-sickle')(deed),
  praise: 'Attack 8. A sword that goes for Attack should go all the way.',
  answers: [
    {
      when: ({ action }) => action.type === 'replace' && action.card === 'nail-bouquet',
      says: 'Loose Sickle had to go for it, and your other place for a Guard is still empty. Put it there.',
    },
    { when: placesOther('nail-bouquet'), says: 'It took off Attack and only went into the hole: your Defense counts as 0 as before.' },
    { when: isA('attack', 'drawToEnd'), says: 'Your placement went unused this turn. Nail Bouquet would have added 2 to your Attack.' },
  ],
  otherwise: 'Compare the Guards in your hand: which one changes a number that counts?',
  solution: [{ type: 'place', card: 'nail-bouquet' }],
};

/** Two rivals: one whom nothing reaches, and one who has nothing to take off. */
export const defense: BlLesson = {
  id: 'defense',
  title: 'What comes through',
  about: 'Read Defense, and know what it means below 0.',
  minutes: 2,
  start: () =>
    opening({
      seed: 'defense',
      seats: 3,
      turn: 7,
      P1: { health: 15, forge: { blade: 'second-attempt' }, hand: ['loose-sickle', 'pan-lid', 'nail-bouquet'] },
      P2: { health: 16, forge: { blade: 'breakfast-cleaver', left: 'barn-door', right: 'wagon-hub' }, hand: ['bent-horseshoe'] },
      P3: { health: 20, forge: { left: 'loose-sickle' }, hand: ['wagon-hub'] },
      // Two for each rival, then the learner's, round after round.
      next: [
        'barn-door',
        'tower-bracket',
        'cork-handle',
        'birdcage-hilt',
        'pan-lid',
        'wagon-hub',
        'guildhall-gate',
        'bucket-hilt',
        'quilted-wrap',
        'barn-door',
      ],
    }),
  beats: [
    {
      card: 'Loose Sickle',
      says: 'Strike whoever bears it: with Defense below 0, nothing is taken off your blow.',
    },
  ],
  steps: [whom, sickle, hole],
};
