import { inGroup, items } from './entry.ts';

const BARRED = 'Not in the turn it arrives, unless it has Fast or Flank; not while it is Stunned; not while both its attack values are 0.';

/** What a unit can do at its player's word, most of it in place of an attack. */
export const ACTION = inGroup('action', {
  agenda: {
    name: 'Agenda',
    icon: 'magnifying-glass',
    line: 'Instead of attacking, it carries out its Agenda.',
    rule: `Once in each of your turns the unit may carry out its Agenda in place of an attack. ${BARRED}`,
    example: 'Agenda: Gain 2 Quest Progress. After three turns you have earned 6, which is two Secrets.',
    cites: items(21, 1, 2),
  },
  duty: {
    name: 'Duty',
    icon: 'medal',
    line: 'Once, instead of attacking, it carries out its Duty.',
    rule: `The unit may carry out its Duty in place of an attack, and then has it no more. ${BARRED}`,
    example: 'Duty: Draw 2 cards. The turn after it came you draw 2 instead of attacking; from then on it only attacks.',
    cites: items(22, 1, 2),
  },
  ferocity: {
    name: 'Ferocity',
    icon: 'lion',
    line: 'Use its attack for the effect; then it is shuffled into your deck.',
    rule: 'In place of an attack, even in the turn it arrives: its text happens, and then the Troop’s card is shuffled into its owner’s deck. That is no death. Not while it is Stunned, has no attack left, or has 0 in both attack values.',
    example: 'Ferocity: Deal 3 damage to an enemy. You play it, use it at once, and draw it again some turns later.',
    cites: items(22, 9, 11),
  },
  oath: {
    name: 'Oath',
    icon: 'contract',
    line: 'In the turn you play it, you may pay X energy for the effect.',
    rule: 'Once, at any time in the turn in which you played the Troop, you may pay X energy and its text happens. In later turns you cannot. The payment counts for Last Spark.',
    example: 'Oath 2 on a Troop of cost 3: with 5 energy you can have both, with 4 only the Troop.',
    cites: items(23, 14, 15),
  },
  pray: {
    name: 'Pray',
    icon: 'prayer',
    line: 'Instead of attacking. Unhurt until your next turn: gain 1 Faith.',
    rule: `The unit prays in place of an attack, once a turn. At the start of your next turn, before you draw, you gain 1 Faith, unless it took damage or left play in between. Damage that was soaked up, Stun and targeting do not disturb it. ${BARRED}`,
    example: 'Two of your Troops pray, and one takes 1 damage in your rival’s turn: you gain 1 Faith, not 2.',
    cites: items(23, 24, 26),
  },
});
