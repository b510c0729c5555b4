/** The shortest way to the joy of it: a token turns into a card, clears the way, and the last blow falls. */
import { attacked, blocker, destroyed, ended, played, RIVAL } from './deeds.ts';
import { lessonTable, type DkLesson, type DkStep } from './table.ts';

const GOLEM = 8;
const GUARD = 9;

const playTheToken: DkStep = {
  says: [
    'Down in your hand lies a token. It is only a type, Attack Spell: what it becomes shows when you play it.',
    'Your Pig Iron Golem would win with one blow, but the rival’s Turnstile Guard stands in its way.',
  ],
  goal: 'Play the Attack Spell.',
  done: (deed) => played(deed, 'attack'),
  praise: 'It has become White Heat: “Destroy target creature.”',
  answers: [
    {
      when: (deed) => attacked(deed, null),
      says: 'The Guard blocked, so nothing came through to your rival. The spell first would have taken the Guard away.',
    },
    { when: ended, says: 'Your turn is over, and the token still lies in your hand. In the next one play it before you attack.' },
  ],
  otherwise: 'That is possible, but the token is what opens the way.',
  solution: [{ type: 'playCard', cardType: 'attack' }],
};

const clearTheWay: DkStep = {
  says: ['Only now, with the card in sight, you say whom it is for. It may be any creature on the table.'],
  goal: 'Choose the Turnstile Guard.',
  done: (deed) => destroyed(deed, 'Turnstile Guard'),
  praise: 'The Guard is gone, and nobody is left to block.',
  answers: [
    {
      when: (deed) => destroyed(deed, 'Pig Iron Golem'),
      says: 'That was your own Golem: “any creature” means yours too. Take it back and choose the Guard.',
    },
  ],
  otherwise: 'The Guard still stands in the way.',
  solution: [{ type: 'choose', target: GUARD }],
};

const strike: DkStep = {
  says: ['A creature has two numbers, ATK and DEF. Unblocked, it takes its ATK off the life of the player it attacks.'],
  goal: 'Attack your rival with the Pig Iron Golem.',
  done: ({ after }) => after.result !== null && after.result.winners.includes(0),
  praise: '3 ATK against 3 life: your rival is out, and the last one in the match wins.',
  answers: [{ when: ended, says: 'Nothing was lost, but the way was open. Attack in your next turn.' }],
  otherwise: 'The way is open: let the Golem strike your rival.',
  solution: [{ type: 'declareAttack', attacker: GOLEM, target: RIVAL }],
};

export const firstBlow: DkLesson = {
  id: 'first-blow',
  title: 'The first blow',
  about: 'Play a token, see what it becomes, and win with one attack.',
  minutes: 1,
  start: () =>
    lessonTable({
      me: { hand: ['attack'], board: [{ card: 'Pig Iron Golem' }], deck: ['White Heat'] },
      rival: { life: 3, board: [{ card: 'Turnstile Guard' }] },
    }),
  rival: blocker,
  beats: [
    {
      card: 'Turnstile Guard',
      says: 'An Attack Spell that destroys takes it out of the way before you attack.',
    },
  ],
  steps: [playTheToken, clearTheWay, strike],
};
