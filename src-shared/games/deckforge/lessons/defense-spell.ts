/** A Defense Spell is an answer: when to keep it, and what it costs in the own turn. */
import { after, lessonTable, type DkLesson, type DkStep } from './table.ts';
import { ended, fighter, passed, played } from './deeds.ts';

const SWIFT = 8;

const holdIt: DkStep = {
  says: [
    'To every attack and Attack Spell aimed at you, you may respond once: with a Defense Spell, revealed after you have committed it.',
    'The Chimney Swift brings 1. The Thunder Tong behind it brings 5. You hold one Defense Spell.',
  ],
  goal: 'Let the Chimney Swift through: no response.',
  done: (deed) => passed(deed, 'respond'),
  praise: '1 life is a small price for an answer kept.',
  answers: [
    {
      when: ({ action }) => action.type === 'respond',
      says: 'The spell kept off 1 damage and was gone when the Thunder Tong came with 5.',
    },
  ],
  otherwise: 'Let this one come.',
  solution: [{ type: 'pass' }],
};

const useIt: DkStep = {
  says: ['Here is the large one: 5 damage, and another 1 to each player when it hits.'],
  goal: 'Respond with the Defense Spell.',
  done: ({ action }) => action.type === 'respond',
  praise: 'It has become Quenching Trough: all of that damage is prevented.',
  answers: [{ when: (deed) => passed(deed, 'respond'), says: 'All of it came through. This was the attack to answer.' }],
  otherwise: 'This is the attack to answer.',
  solution: [{ type: 'respond' }],
};

const keepIt: DkStep = {
  says: [
    'Your turn, and you have drawn another Defense Spell. A response never counts as your card of the turn.',
    'Played in your own turn it does count, and merely waits for the next damage to you.',
  ],
  goal: 'Play the Creature, and keep the Defense Spell in hand.',
  done: (deed) => played(deed, 'creature'),
  praise: 'A blocker on the table and an answer in hand: both in one round.',
  answers: [
    {
      when: (deed) => played(deed, 'defense'),
      says: 'It waits as a charge on you now, but it was your one card, and the Creature stays in hand.',
    },
    { when: ended, says: 'The Defense Spell is kept, but you may play a card each turn and still respond.' },
  ],
  otherwise: 'The Creature is the card for your own turn.',
  solution: [{ type: 'playCard', cardType: 'creature' }],
};

export const defenseSpell: DkLesson = {
  id: 'defense-spell',
  title: 'An answer in hand',
  about: 'Keep a Defense Spell for the attack that is worth it.',
  minutes: 2,
  start: () =>
    after(
      lessonTable({
        me: { life: 12, hand: ['defense', 'creature'], deck: ['Quenching Trough'] },
        rival: { life: 20, board: [{ card: 'Chimney Swift' }, { card: 'Thunder Tong' }] },
        active: 1,
        next: ['defense'],
      }),
      { type: 'declareAttack', attacker: SWIFT, target: 0 },
    ),
  rival: fighter,
  steps: [holdIt, useIt, keepIt],
};
