/** What decides matches: more attacks than blocks, and the right one first. */
import { attacked, blocker, ended, RIVAL } from './deeds.ts';
import { lessonTable, type DkLesson, type DkStep } from './table.ts';

const [SMELTER, HAMMERER] = [8, 9];

const bait: DkStep = {
  says: [
    'Your rival has 4 life and one blocker, the Pig Iron Golem. It blocks the first that comes, and only once a turn.',
    'The Golem strikes with 3: your Smelter with 4 DEF lives through that, your Hammerer with 3 DEF does not.',
  ],
  goal: 'Attack your rival with the Spellproof Smelter first.',
  done: (deed) => attacked(deed, 'Spellproof Smelter', RIVAL),
  praise: 'Blocked, and the Smelter stands. The Golem has used its block.',
  answers: [
    {
      when: (deed) => attacked(deed, null, 'Pig Iron Golem'),
      says: 'Attacked itself, the Golem has not blocked: it is still free to step in before your rival.',
    },
    {
      when: (deed) => attacked(deed, 'Tithe Hammerer', RIVAL),
      says: 'The Golem blocked and felled the Hammerer, and the Smelter’s 3 are not enough for 4 life.',
    },
    { when: ended, says: 'Waiting gives your rival time for a second blocker. Two attacks against one block win now.' },
  ],
  otherwise: 'First draw out the block.',
  solution: [{ type: 'declareAttack', attacker: SMELTER, target: RIVAL }],
};

const through: DkStep = {
  says: ['Attacks come one after another, and you see how each ends before the next. Nobody is left to block now.'],
  goal: 'Attack your rival with the Tithe Hammerer.',
  done: ({ after }) => after.result !== null && after.result.winners.includes(0),
  praise: 'Won: one attack more than there are blockers, and the sturdy one went first.',
  answers: [
    {
      when: (deed) => attacked(deed, 'Tithe Hammerer', 'Pig Iron Golem'),
      says: 'The Hammerer fell to the Golem’s 3. Your rival itself lay open.',
    },
    { when: ended, says: 'At the next turn the Golem may block again. This was the moment.' },
  ],
  otherwise: 'Your rival lies open.',
  solution: [{ type: 'declareAttack', attacker: HAMMERER, target: RIVAL }],
};

export const drawOut: DkLesson = {
  id: 'draw-out',
  title: 'Draw out the block',
  about: 'Send the right attacker first, and the second one through.',
  minutes: 2,
  start: () =>
    lessonTable({
      me: { board: [{ card: 'Spellproof Smelter' }, { card: 'Tithe Hammerer' }] },
      rival: { life: 4, board: [{ card: 'Pig Iron Golem' }] },
    }),
  rival: blocker,
  beats: [
    {
      card: 'Pig Iron Golem',
      says: 'It blocks once a turn: attack with two, and send the one that outlives its block first.',
    },
  ],
  steps: [bait, through],
};
