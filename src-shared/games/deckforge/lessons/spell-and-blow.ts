/** Damage adds up within a turn: a spell and a blow fell what neither could alone. */
import { attacked, blocker, destroyed, ended, inPlay, lost, played, RIVAL } from './deeds.ts';
import { lessonTable, type DkLesson, type DkStep } from './table.ts';

const [HAMMERER, SENTRY] = [8, 9];

const playIt: DkStep = {
  says: [
    'The Lodestone Sentry has 6 DEF, your Tithe Hammerer only 4 ATK. But damage on a creature adds up until the turn ends.',
    'Play the spell first: then you know what it has become before you send a creature.',
  ],
  goal: 'Play the Attack Spell.',
  done: (deed) => played(deed, 'attack'),
  praise: 'Hammer Toss: 4 damage to an opponent or a creature, as you choose.',
  answers: [
    { when: (deed) => attacked(deed, null), says: 'That damage counts too, but you attacked before you knew what your token becomes.' },
    { when: ended, says: 'The turn is over and the token unused. One Attack Spell each turn is the most you may play.' },
  ],
  otherwise: 'First see what the token becomes.',
  solution: [{ type: 'playCard', cardType: 'attack' }],
};

const aim: DkStep = {
  says: ['4 damage of the 6 that it needs. What is missing your Hammerer can bring this turn.'],
  goal: 'Choose the Lodestone Sentry.',
  done: ({ after }) => (inPlay(after, 'Lodestone Sentry')?.damage ?? 0) >= 4,
  praise: 'The Sentry has taken 4; 2 more before the turn ends, and it falls.',
  answers: [
    { when: (deed) => lost(deed, RIVAL) > 0, says: '4 of 20 life, and the Sentry stands unhurt and will block your attacks.' },
    { when: (deed) => destroyed(deed, 'Tithe Hammerer'), says: 'That was your own Hammerer: a spell may name any creature, yours too.' },
  ],
  otherwise: 'The Sentry is the one to wear down.',
  solution: [{ type: 'choose', target: SENTRY }],
};

const finish: DkStep = {
  says: ['A creature that is attacked strikes back, both at the same time. The Sentry’s 2 ATK will not fell your Hammerer with 3 DEF.'],
  goal: 'Attack the Sentry with the Tithe Hammerer.',
  done: (deed) => destroyed(deed, 'Lodestone Sentry'),
  praise: '4 and 4 make more than 6: the Sentry fell, and the Hammerer lives.',
  otherwise: 'The Sentry still stands, and at the end of the turn all damage on creatures goes.',
  solution: [{ type: 'declareAttack', attacker: HAMMERER, target: SENTRY }],
};

export const spellAndBlow: DkLesson = {
  id: 'spell-and-blow',
  title: 'A spell and a blow',
  about: 'Let damage of one turn add up, and name the target when the card is known.',
  minutes: 2,
  start: () =>
    lessonTable({
      me: { hand: ['attack'], board: [{ card: 'Tithe Hammerer' }], deck: ['Hammer Toss'] },
      rival: { life: 20, board: [{ card: 'Lodestone Sentry' }] },
    }),
  rival: blocker,
  steps: [playIt, aim, finish],
};
