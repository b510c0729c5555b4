import type { LnCardId } from '../types.ts';
import { lessonPosition } from './decks.ts';
import { RIVAL, banishes, entered, hasWon, holds, inLane, mine, plays, replaced, rivalWith, type LnLesson, type LnStep } from './deeds.ts';

const HOUND: LnCardId = 'lychgate-hound:1';
const PALLBEARER: LnCardId = 'patient-pallbearer:1';
const MELT_DOWN: LnCardId = 'melt-down:1';
const EEL: LnCardId = 'lockgate-eel:1';

const openLane: LnStep = {
  says: [
    'You each have five lanes. When both of you have acted, all lanes fight at once: that is Combat. You win when your rival has no Health left.',
    'A creature that faces nobody strikes your rival: they lose as much Health as its Attack. Your Lychgate Hound in lane 4 is ready for it.',
  ],
  goal: 'Play Patient Pallbearer into another lane where it faces nobody.',
  done: ({ after }) => {
    const lane = mine(after, PALLBEARER)?.lane ?? 0;
    return lane > 0 && !inLane(after, RIVAL, lane) && mine(after, HOUND) !== null && holds(after, MELT_DOWN);
  },
  praise: 'Nobody stands before it, so in Combat it will strike your rival.',
  answers: [
    {
      when: (deed) => replaced(deed),
      says: 'A lane holds one creature of yours, so your Pallbearer took the Hound’s place. You want both to strike: an empty lane of yours is better.',
    },
    {
      when: (deed) => entered(deed) !== null,
      says: 'There it faces the Helmet Collector: they will fight each other, and your rival loses no Health. Lanes 1, 3 and 5 are open.',
    },
    {
      when: (deed) => plays(deed, MELT_DOWN),
      says: 'Melt Down destroys an enemy that stands in the way, and nobody does yet. Keep it for a moment, and play the creature first.',
    },
    {
      when: banishes,
      says: 'To banish a card is to use it up without its effect. Here you want what the Pallbearer can do in a lane.',
    },
  ],
  otherwise: 'That leaves the Pallbearer in your hand. It strikes only from a lane.',
  solution: [
    { type: 'playCard', card: PALLBEARER, free: false },
    { type: 'chooseLane', lane: 1 },
  ],
};

const clearTheWay: LnStep = {
  says: [
    'Your rival has 9 Health left: 5 for the Hound and 4 for the Pallbearer. But now a Lockgate Eel stands before the Hound. In the back row too it stops what comes: creatures that meet fight each other.',
    'Melt Down is a spell: its text happens at once, and then Combat comes.',
  ],
  goal: 'Destroy the Lockgate Eel with Melt Down, and win.',
  done: hasWon,
  praise: 'Both lanes were open, and your rival has no Health left: you have won!',
  answers: [
    {
      when: ({ action }) => action.type === 'chooseCreature',
      says: 'The Helmet Collector stood in nobody’s way. The Eel before your Hound is what kept your rival alive.',
    },
    {
      when: banishes,
      says: 'Banished, Melt Down did nothing, and the Eel took the Hound’s blow. Play the spell instead.',
    },
  ],
  otherwise: 'Your rival is still there: both of your creatures must face nobody when Combat comes.',
  solution: [
    { type: 'playCard', card: MELT_DOWN, free: false },
    { type: 'chooseCreature', seat: RIVAL, lane: 4 },
  ],
};

export const firstStrike: LnLesson = {
  id: 'first-strike',
  title: 'The first strike',
  about: 'Find open lanes, clear the way, and win.',
  minutes: 1,
  start: () =>
    lessonPosition({
      turn: 3,
      A: { lanes: { 4: 'lychgate-hound' }, hand: ['patient-pallbearer', 'melt-down'], health: 21 },
      B: { lanes: { 2: 'helmet-collector' }, hand: ['lockgate-eel'], deck: [], health: 9 },
    }),
  rival: rivalWith({ [EEL]: 4 }),
  beats: [
    {
      card: 'Lockgate Eel',
      says: 'Melt Down destroys it before Combat, and whoever it stood before strikes the player.',
    },
    {
      card: 'Helmet Collector',
      says: 'It guards one lane: play your creature where it faces nobody.',
    },
  ],
  steps: [openLane, clearTheWay],
};
