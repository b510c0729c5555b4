import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn } from './answers.ts';
import { fell, healthOf, isAttack, RIVAL } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const vanguard: WrStep = {
  says: [
    'Some words on units change the rules; look at one to read what it means. This lesson shows five that protect.',
    'The Platform Guard has Vanguard: while it stands, no other unit of your rival’s can be attacked.',
  ],
  goal: 'Destroy the Platform Guard with one of the Walking Hulks.',
  done: (deed) => fell(deed, RIVAL, 'platform-guard') && isAttack(deed.action, { mode: 'melee' }),
  praise: 'The way is open: now anything can be attacked.',
  answers: [
    toAttack({ from: 'R1', mode: 'ranged' }, 'The Guard lives with 1, and that bow is wanted for what flies behind it.'),
    toAttack({ from: 'W' }, 'Your Warlord alone cannot open the way. A Walking Hulk does it in one blow.'),
  ],
  otherwise: 'The Guard still stands. Swords of 5 are more than its 4 health.',
  solution: [{ type: 'attack', from: 'R3', mode: 'melee', to: 'R1' }],
};

const flying: WrStep = {
  says: ['The Ash Kestrel has Flying: only units that fly too can attack it in melee. At range everybody can.'],
  goal: 'Destroy the Ash Kestrel.',
  done: (deed) => fell(deed, RIVAL, 'ash-kestrel'),
  praise: 'A bow reaches what swords do not.',
  answers: [toAttack({ from: 'W', to: 'R1' }, 'A bow of 1 is too little: the Kestrel has 3 health.')],
  otherwise: 'The Kestrel still flies. Which of your units has a bow of 3?',
  solution: [{ type: 'attack', from: 'R1', mode: 'ranged', to: 'R1' }],
};

const shield: WrStep = {
  says: [
    'The Gatelight Warden has a Shield: the next blow that would hurt it does nothing, however strong, and breaks the Shield.',
    'So the first blow should be one that you can spare.',
  ],
  goal: 'Break the Shield with Overseer Tamp, then destroy the Gatelight Warden.',
  done: (deed) => fell(deed, RIVAL, 'gatelight-warden') && healthOf(deed.after, LEARNER, 'parts-runner') > 0,
  praise: 'The weak blow went to the Shield, the strong one to the Warden.',
  answers: [
    toAttack({ from: 'R2', to: 'L1' }, 'The Shield soaked up all of it. A blow of 1 would have broken it as well.'),
    toAttack({ from: 'R4', to: 'L1' }, 'The Shield soaked up 5 as gladly as 1, and this Hulk is wanted for the Scrap Ox.'),
    toEndOfTurn('The Warden still has its Shield.'),
  ],
  otherwise: 'The Warden still stands. First a blow that you can spare, then a strong one.',
  solution: [
    { type: 'attack', from: 'W', mode: 'ranged', to: 'L1' },
    { type: 'attack', from: 'R2', mode: 'ranged', to: 'L1' },
  ],
};

const armour: WrStep = {
  says: [
    'The Scrap Ox has Armour 1: every blow does 1 less, but at least 1. And Sentry 1: whoever attacks it takes 1 first.',
    'Many small blows suffer from both each time. One great blow suffers once.',
  ],
  goal: 'Destroy the Scrap Ox in one blow.',
  done: (deed) => fell(deed, RIVAL, 'scrap-ox') && healthOf(deed.after, LEARNER, 'walking-hulk') > 0,
  praise: '5 less 1 are 4: just its health. Sentry and swords took 4 of the Hulk’s 5.',
  answers: [
    to(
      ({ action }) => isAttack(action, { mode: 'ranged', to: 'L1' }),
      'Armour leaves 1 of a bow of 1, and Sentry shot first all the same.',
    ),
    toEndOfTurn('The Scrap Ox still stands, and a Hulk could have attacked.'),
  ],
  otherwise: 'That was the great blow, and the Scrap Ox has not felt it.',
  solution: [{ type: 'attack', from: 'R4', mode: 'melee', to: 'L1' }],
};

/** Vanguard, Flying, Shield, Armour, Sentry. */
export const inTheWay: WrLesson = {
  id: 'in-the-way',
  title: 'What stands in the way',
  about: 'Get past Vanguard, Flying, Shield, Armour and Sentry.',
  minutes: 3,
  start: () =>
    lessonStart(
      { line: { R1: 'patch-tender', R2: 'parts-runner', R3: 'walking-hulk', R4: 'walking-hulk' } },
      { line: { L2: { card: 'scrap-ox', given: { sentry: 1 } }, L1: 'gatelight-warden', R1: 'platform-guard', R2: 'ash-kestrel' } },
    ),
  beats: [
    {
      card: 'Platform Guard',
      says: 'Vanguard must be attacked first: fell it with one Troop, and the others may attack anything.',
    },
    {
      card: 'Ash Kestrel',
      says: 'It flies out of reach of swords, so attack it at range.',
    },
    {
      card: 'Gatelight Warden',
      says: 'Break its Shield with a weak blow, and strike with the strong one then.',
    },
  ],
  steps: [vanguard, flying, shield, armour],
};
