/** Each creature blocks once a turn, and not everything: which of two should step in. */
import { after, lessonTable, type DkLesson, type DkStep } from './table.ts';
import { attacked, blockedWith, fighter, passed, RIVAL } from './deeds.ts';

const [GOLEM, GUARD, SMELTER] = [8, 9, 10];

const ground: DkStep = {
  says: [
    'Your rival attacks with the Spellproof Smelter; the Spark Kite will come next. Each of your creatures blocks once a turn.',
    'The Kite flies: only flying creatures stop it, and those that can block flying, as your Turnstile Guard can.',
  ],
  goal: 'Block the Smelter with the Pig Iron Golem.',
  done: (deed) => blockedWith(deed, 'Pig Iron Golem'),
  praise: 'The Golem took 3 and stands; the Guard is still free.',
  answers: [
    {
      when: (deed) => blockedWith(deed, 'Turnstile Guard'),
      says: 'That stopped the Smelter, but the Guard had blocked then, the Golem cannot reach what flies, and the Kite came through.',
    },
    { when: (deed) => passed(deed, 'block'), says: '3 came off your life. The Golem would have held it without harm to you.' },
  ],
  otherwise: 'The Golem was the one to step in here.',
  solution: [{ type: 'assignBlock', blocker: GOLEM }],
};

const air: DkStep = {
  says: ['Now the Spark Kite attacks. It flies, so the choice is the Guard or nobody.'],
  goal: 'Block the Spark Kite with the Turnstile Guard.',
  done: (deed) => blockedWith(deed, 'Turnstile Guard'),
  praise: 'The Kite fell. Seeing what is still to come decided who blocked what.',
  answers: [
    { when: (deed) => passed(deed, 'block'), says: 'The Kite’s 2 came off your life, and it flies on. The Guard would have felled it.' },
  ],
  otherwise: 'The Guard can block what flies.',
  solution: [{ type: 'assignBlock', blocker: GUARD }],
};

const strikeBack: DkStep = {
  says: ['Your turn. Blocking has tired nobody: in your turn every creature that is ready attacks once, and may block in your rival’s.'],
  goal: 'Attack your rival with a creature.',
  done: (deed) => attacked(deed, null, RIVAL),
  praise: 'Attacking leaves no gap either: whoever attacks may still block in the next turn.',
  answers: [
    {
      when: (deed) => attacked(deed, null, 'Spellproof Smelter'),
      says: 'You may attack creatures, too; it strikes back. Now attack the player.',
    },
  ],
  otherwise: 'You may; but attack as well: whoever attacks may still block in your rival’s turn.',
  solution: [{ type: 'declareAttack', attacker: GOLEM, target: RIVAL }],
};

export const whoBlocks: DkLesson = {
  id: 'who-blocks',
  title: 'Who blocks what',
  about: 'Choose the blocker with the next attack in mind, and know what flies past whom.',
  minutes: 2,
  start: () =>
    after(
      lessonTable({
        me: { life: 20, board: [{ card: 'Pig Iron Golem' }, { card: 'Turnstile Guard' }] },
        rival: { life: 20, board: [{ card: 'Spellproof Smelter' }, { card: 'Spark Kite' }] },
        active: 1,
        next: ['artifact'],
      }),
      { type: 'declareAttack', attacker: SMELTER, target: 0 },
    ),
  rival: fighter,
  beats: [
    {
      card: 'Spark Kite',
      says: 'It flies, so keep a blocker free that can block flying: the Turnstile Guard fells it.',
    },
    {
      card: 'Spellproof Smelter',
      says: 'Block it with something sturdier: the Pig Iron Golem takes its blow and stands.',
    },
  ],
  steps: [ground, air, strikeBack],
};
