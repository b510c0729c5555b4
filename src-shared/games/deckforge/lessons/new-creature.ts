/** What a token may become, and what a creature may do in the turn in which it comes. */
import { blockedWith, ended, fighter, passed, played, RIVAL } from './deeds.ts';
import { lessonTable, type DkLesson, type DkStep } from './table.ts';

const NEWCOMER = 10;

const play: DkStep = {
  says: [
    'Point at the Creature in your hand: it lists every card that it could become, by lot from a deck that all may read.',
    'Here it is one of three, all of them sturdy. You play one card a turn.',
  ],
  goal: 'Play the Creature.',
  done: (deed) => played(deed, 'creature'),
  praise: 'The lot has fallen, and a card stands where the token lay.',
  answers: [
    { when: (deed) => played(deed, 'artifact'), says: 'That was your one card of this turn, and the Creature has to wait in your hand.' },
    { when: ended, says: 'A turn without a card is allowed, but the Creature would have been a blocker by now.' },
  ],
  otherwise: 'You may do that too; then play the Creature.',
  solution: [{ type: 'playCard', cardType: 'creature' }],
};

const wait: DkStep = {
  says: ['Your new creature has Summoning Delay: it cannot attack in the turn in which it came. Blocking it can do at once.'],
  goal: 'End the turn, and see what your rival does.',
  done: ({ after }) => after.choice?.kind === 'block',
  praise: 'Your rival’s Clinker Pup attacks you.',
  otherwise: 'Your Spark Kite came earlier, so it could attack. Now end the turn.',
  solution: [{ type: 'endMain' }],
};

const block: DkStep = {
  says: ['An attack on you may be blocked by one creature. The two then deal their ATK to each other, and nothing reaches you.'],
  goal: 'Block with your new creature.',
  done: ({ action }) => action.type === 'assignBlock' && action.blocker === NEWCOMER,
  praise: 'The Pup has only 1 DEF and fell; your creature stands.',
  answers: [
    {
      when: (deed) => blockedWith(deed, 'Spark Kite'),
      says: 'Both fell: the Kite has 1 DEF as well. Your new creature would have lived.',
    },
    { when: (deed) => passed(deed, 'block'), says: 'The Pup’s 3 came off your life. A creature with Summoning Delay may block.' },
  ],
  otherwise: 'Your new creature was free to block.',
  solution: [{ type: 'assignBlock', blocker: NEWCOMER }],
};

const attack: DkStep = {
  says: ['It is your turn again. The Summoning Delay is over, so your creature is ready to attack.'],
  goal: 'Attack your rival with it.',
  done: ({ action }) => action.type === 'declareAttack' && action.attacker === NEWCOMER,
  praise: 'A creature played now strikes a turn later, and guards you in between.',
  answers: [{ when: ended, says: 'The turn went by without its attack. Nobody could have blocked it.' }],
  otherwise: 'Fine; your new creature is still ready to attack.',
  solution: [{ type: 'declareAttack', attacker: NEWCOMER, target: RIVAL }],
};

export const newCreature: DkLesson = {
  id: 'new-creature',
  title: 'A token becomes a creature',
  about: 'Read what a token may become, block with it at once, attack a turn later.',
  minutes: 2,
  start: () =>
    lessonTable({
      me: {
        hand: ['creature', 'artifact'],
        board: [{ card: 'Spark Kite' }],
        deck: ['Pig Iron Golem', 'Spellproof Smelter', 'Turnstile Guard'],
      },
      rival: { board: [{ card: 'Clinker Pup' }] },
      next: ['artifact', 'defense'],
    }),
  rival: fighter,
  steps: [play, wait, block, attack],
};
