import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import { banishes, entered, holds, inLane, isOpen, plays, replaced, rivalWith, struck, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition } from './decks.ts';

const CANTOR: LnCardId = 'anvil-cantor:1';
const HOUND: LnCardId = 'lychgate-hound:1';
const STAG: LnCardId = 'hollow-stag:1';
const WARDEN: LnCardId = 'gatehouse-warden:1';

const strikeBack: LnStep = {
  says: [
    'Your rival holds the Forge this turn: it acts first, and its creatures enter the front row, from which they attack. Yours enter the back row.',
    'The back row does not attack, but it strikes back: put before an attacker, a creature stops the blow and deals its own Attack in return.',
  ],
  goal: 'Stop the Helmet Collector: play Anvil Cantor into lane 3.',
  done: ({ after }) => inLane(after, LEARNER, 3)?.row === 'back' && holds(after, HOUND),
  praise: 'It stands behind, and it will strike back when the Collector attacks.',
  answers: [
    {
      when: (deed) => plays(deed, HOUND),
      says: 'The Hound is the one of the three that you want in another lane in a moment. The Cantor is sturdier: it takes the blow and lives.',
    },
    {
      when: (deed) => entered(deed) !== null,
      says: 'In the back row it does not attack, so there it does nothing this turn. And nobody stops the Helmet Collector in lane 3.',
    },
    { when: banishes, says: 'A banished card stops nobody. The Helmet Collector would strike you for 4.' },
  ],
  otherwise: 'The Cantor belongs in lane 3, opposite the Helmet Collector.',
  solution: [
    { type: 'playCard', card: CANTOR, free: false },
    { type: 'chooseLane', lane: 3 },
  ],
};

const aggressive: LnStep = {
  says: [
    'Each of you acts twice in a turn, by turns; then Combat comes. This is the last action, and you want to strike back at your rival at once.',
    'Lychgate Hound is Aggressive: it enters the front row, even while your rival holds the Forge.',
  ],
  goal: 'Play Lychgate Hound where it faces nobody.',
  done: (deed) => struck(deed, HOUND),
  praise: 'The Hound struck this very turn. The Cantor struck back from behind, and the Helmet Collector is destroyed.',
  answers: [
    {
      when: (deed) => plays(deed, HOUND) && replaced(deed),
      says: 'The Hound took the Cantor’s place, and the Cantor is gone. One creature to a lane: pick an empty lane.',
    },
    {
      when: (deed) => entered(deed)?.card === HOUND,
      says: 'In front it was, but it faced the Towpath Runner, and they fought each other. Lanes 2, 4 and 5 are open.',
    },
    {
      when: (deed) => entered(deed) !== null || plays(deed, 'patient-pallbearer:1'),
      says: 'It enters the back row and does not attack this turn. Only an Aggressive creature enters in front without the Forge.',
    },
    { when: banishes, says: 'A banished card strikes nobody.' },
  ],
  otherwise: 'Your rival has not been struck by the Hound.',
  solution: [
    { type: 'playCard', card: HOUND, free: false },
    { type: 'chooseLane', lane: 5 },
  ],
};

const withTheForge: LnStep = {
  says: [
    'After Combat everybody in the back row steps forward, and the Forge passes: now you hold it. You act first, and your creatures enter the front row.',
    'Some texts count on it: with the Forge, Hollow Stag gets +2 Attack and +2 Health.',
  ],
  goal: 'Play Hollow Stag into the front row, where it faces nobody.',
  done: (deed) => entered(deed)?.card === STAG && !replaced(deed) && isOpen(deed.after, STAG),
  praise: 'In front at once, and stronger. With the Forge you attack; without it you answer.',
  answers: [
    {
      when: (deed) => plays(deed, WARDEN),
      says: 'Gatehouse Warden is a Defender: it stays in the back row, Forge or not. Good for guarding, but now you can attack.',
    },
    { when: (deed) => replaced(deed), says: 'It took the place of a creature of yours. An empty lane gives you one attacker more.' },
    {
      when: (deed) => entered(deed) !== null,
      says: 'There it fights the creature opposite, and your rival loses no Health. Look for a lane where it faces nobody.',
    },
    { when: banishes, says: 'The Forge is yours only every other turn: use it to bring an attacker in.' },
  ],
  otherwise: 'Use the Forge while you hold it: play the Stag.',
  solution: [
    { type: 'playCard', card: STAG, free: false },
    { type: 'chooseLane', lane: 2 },
  ],
};

export const frontAndBack: LnLesson = {
  id: 'front-and-back',
  title: 'Front row, back row',
  about: 'Know who attacks, who strikes back, and what the Forge is for.',
  minutes: 2,
  start: () =>
    lessonPosition({
      turn: 1,
      forge: 'B',
      phase: 'action2',
      A: { hand: ['anvil-cantor', 'lychgate-hound', 'patient-pallbearer'], deck: ['hollow-stag', 'gatehouse-warden', 'crucible-golem'] },
      B: { lanes: { 3: 'helmet-collector' }, hand: ['towpath-runner'], deck: [] },
    }),
  rival: rivalWith({ 'towpath-runner:1': 1 }),
  beats: [
    {
      card: 'Helmet Collector',
      says: 'Put a sturdy creature before it, even in the back row: the blow is stopped and struck back.',
    },
  ],
  steps: [strikeBack, aggressive, withTheForge],
};
