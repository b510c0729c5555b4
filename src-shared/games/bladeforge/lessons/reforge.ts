import { blowOf, hasPlaced, hasWon, isA, mine, placesOther, stands } from './deeds.ts';
import { opening, type BlLesson, type BlStep } from './opening.ts';

const grow: BlStep = {
  says: [
    'Your rival has 1 health and Defense 7. Your d4 and Attack 3 come to 7 at most: nothing gets through, ever.',
    'Your blade is complete: Blade, Grip and two Guards. Reforge it, and your die grows to a d6 for good. Grip and Guards are lost for it.',
  ],
  goal: 'Reforge, and put in Tax Collector.',
  done: (deed) => mine(deed.after).die === 6 && stands(deed, 'blade') === 'tax-collector',
  praise: 'A d6 that stays, and Attack 5 from a Blade that a d4 could not use.',
  answers: [
    {
      when: ({ action }) => action.type === 'reforge' && action.blade === null,
      says: 'Your die has grown, but a Reforge could have put in a Blade as well, free of a placement. You may still place it: Tax Collector asks a d6.',
    },
    {
      when: isA('attack'),
      says: '7 at most against Defense 7: nothing came through. It takes a stronger sword, and that begins with the die.',
    },
    { when: isA('place', 'replace'), says: 'Your d4 still comes to too little. The parts will not do it: the die has to grow.' },
    { when: isA('drawToEnd'), says: 'More cards do not help while your die is a d4: most of what you hold asks a d6.' },
  ],
  otherwise: 'Your blade is complete and you hold a strong Blade for a d6: this is the moment to Reforge.',
  solution: [{ type: 'reforge', blade: 'tax-collector' }],
};

const rebuild: BlStep = {
  says: [
    'A Reforge has its price: this turn you neither attack nor draw at its end. All else is still allowed, with the d6.',
    'You have not placed anything yet this turn, so start again with a Grip.',
  ],
  goal: 'Place Sharkskin Wrap, then end your turn.',
  done: (deed) => hasPlaced('sharkskin-wrap')(deed) && !mine(deed.after).complete && !deed.after.means.reforged,
  praise: 'Attack 7 on a d6: after two turns you are far beyond where you were.',
  answers: [
    {
      when: placesOther('sharkskin-wrap'),
      says: 'That was your placement. Sharkskin Wrap would have added 2 Attack, and it is open to you now that you roll a d6.',
    },
  ],
  otherwise: 'After a Reforge the turn’s placement can still be used. Sharkskin Wrap, which asks a d6, would add 2 to your Attack.',
  solution: [{ type: 'place', card: 'sharkskin-wrap' }, { type: 'endTurn' }],
};

const through: BlStep = {
  says: [
    'Look at your rival’s panel again: your attack hits in 100 % now, against the same Defense 7.',
    'The die also decides how well you block, and which cards you may use. Parts come and go, the die stays.',
  ],
  goal: 'Attack and win.',
  done: hasWon,
  praise: 'That is why one Reforges: what nothing could reach has fallen to you.',
  answers: [
    {
      when: (deed) => isA('place', 'replace')(deed) && blowOf(deed) === null,
      says: 'Your sword was strong enough as it stood: at least 8 against Defense 7. Look at the panel, and strike if it still hits.',
    },
    { when: isA('drawToEnd'), says: 'Your blow would have come through in any case. With your rival at 1 health, strike.' },
  ],
  otherwise: 'Your rival has 1 health, and your blow comes through. Strike.',
  solution: [{ type: 'attack', target: 1 }],
};

/** At d4 the rival cannot be hurt at all, after the Reforge it cannot be missed. */
export const reforge: BlLesson = {
  id: 'reforge',
  title: 'Why Reforge',
  about: 'Give up parts for a bigger die, and know what that buys.',
  minutes: 2,
  start: () =>
    opening({
      seed: 'reforge',
      turn: 9,
      P1: {
        health: 12,
        forge: { grip: 'knotted-cord', left: 'door-spike', right: 'tin-crosspiece' },
        hand: ['tax-collector', 'sharkskin-wrap', 'pan-lid', 'gate-bar'],
      },
      P2: { health: 1, forge: { left: 'barn-door', right: 'wagon-hub' }, hand: ['dawn-in-iron', 'great-bell'] },
      next: ['final-invoice', 'guildhall-gate', 'bent-horseshoe', 'garden-wall'],
    }),
  beats: [
    {
      card: 'Barn Door',
      says: 'Beside another such Guard it stops all that a d4 can do: Reforge, and strike with a d6 and Tax Collector.',
    },
  ],
  steps: [grow, rebuild, through],
};
