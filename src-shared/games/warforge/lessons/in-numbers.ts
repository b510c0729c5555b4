import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { fell, isAttack, lostByWarlord, RIVAL, unitOf } from './deeds.ts';
import type { WrDeed, WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const ratsOf = ({ after }: WrDeed) => after.seats[LEARNER].units.flatMap(({ face }) => (face?.card === 'sluice-rat' ? [face] : []));

const pack: WrStep = {
  says: [
    'The Shoal Wolf has Pack: 1 more in both modes for each other Troop of yours.',
    'The Sluice Rat has Swarm: put just left of a Troop of its name it joins that Troop, which is then one, but stronger.',
  ],
  goal: 'Play the Sluice Rat so that it does not join, and the Wolf’s swords become 3.',
  done: ({ after }) => (unitOf(after, LEARNER, 'shoal-wolf')?.face?.melee ?? 0) >= 3,
  praise: 'One more Troop, one more for the Wolf.',
  answers: [
    to((deed) => ratsOf(deed).some(({ melee }) => melee > 1), 'It joined the other Rat. That one is stronger, but the Wolf counts Troops.'),
  ],
  otherwise: 'The Wolf counts your other Troops, and that made none more.',
  solution: [{ type: 'play', card: 'sluice-rat', place: 'L1', drawn: false }],
};

const swarm: WrStep = {
  says: [
    'It has Tide 2 as well: in the turn in which you play it, you may play it two more times. These wait beside your hand and cost 1 each.',
    'New Troops wait a turn, but one that joins attacks with the one it joined.',
  ],
  goal: 'Play one more Sluice Rat, just left of another, so that it joins.',
  done: (deed) => ratsOf(deed).some(({ melee }) => melee > 1),
  praise: 'Two Rats in one, with 2 in everything.',
  otherwise: 'No two Rats have joined. Only just left of one does a new one join it.',
  solution: [{ type: 'extra', card: 'sluice-rat', place: 'L3' }],
};

const mob: WrStep = {
  says: [
    'Mob happens after another friendly unit attacks in melee. Your Warlord Ketta has it: 1 more in melee for this turn.',
    'The Patch Tender has 3 health, and Ketta’s swords are 2. So let somebody else begin.',
  ],
  goal: 'Attack the Riveted Husk with the Wolf, then destroy the Patch Tender with Ketta.',
  done: (deed) => fell(deed, RIVAL, 'patch-tender') && isAttack(deed.action, { from: 'W' }),
  praise: 'The order of your attacks is worth thinking about.',
  answers: [
    to((deed) => fell(deed, RIVAL, 'patch-tender'), 'The Tender is gone, but the Wolf could have had the Husk, and Ketta the Tender.'),
    toAttack({ from: 'W', mode: 'melee' }, 'Nobody had attacked in melee before Ketta, so her swords were only 2.'),
    toEndOfTurn('The Tender still stands, and Ketta has not attacked.'),
  ],
  otherwise: 'The Tender still stands. Mob wants an attack in melee by somebody else first.',
  solution: [
    { type: 'attack', from: 'R1', mode: 'melee', to: 'L1' },
    { type: 'attack', from: 'W', mode: 'melee', to: 'R1' },
  ],
};

const huntMark: WrStep = {
  says: [
    'A Hunt Mark pays when the marked Troop is destroyed: 1 damage to its Warlord, and yours is healed by 1.',
    'Follow the Scent marks an enemy Troop and does 2 damage. The Yard Reclaimer has 2 health left.',
  ],
  goal: 'Destroy the Yard Reclaimer with a Hunt Mark on it.',
  done: (deed) => fell(deed, RIVAL, 'yard-reclaimer') && lostByWarlord(deed, RIVAL) > 0,
  praise: 'One card: a Troop gone, 1 damage to Tamp, 1 health for Ketta.',
  answers: [
    to((deed) => fell(deed, RIVAL, 'yard-reclaimer'), 'The Reclaimer fell without a mark, so nobody was paid for it.'),
    toPlay('follow-the-scent', 'The mark lies there until that Troop dies, and it is far from dying.'),
    toEndOfTurn('The Reclaimer still stands, and the energy is lost.'),
  ],
  otherwise: 'The Yard Reclaimer still stands.',
  solution: [{ type: 'play', card: 'follow-the-scent', target: { seat: RIVAL, place: 'R1' }, drawn: false }],
};

/** Pack, Swarm, Tide, Mob, Hunt Mark. */
export const inNumbers: WrLesson = {
  id: 'in-numbers',
  title: 'Strength in numbers',
  about: 'Use Pack, Swarm, Tide, Mob and Hunt Mark.',
  minutes: 3,
  start: () =>
    lessonStart(
      {
        warlord: 'ketta-half-leash',
        health: 15,
        energy: '3/6',
        hand: ['sluice-rat', 'follow-the-scent'],
        deck: ['spring-hare', 'marsh-drover', 'reed-fox', 'wrack-crab'],
        line: { L1: 'sluice-rat', R1: 'shoal-wolf' },
      },
      {
        warlord: 'overseer-tamp',
        deck: ['patch-tender', 'scrap-ox', 'tin-sexton', 'parts-runner'],
        line: { L2: 'walking-hulk', L1: 'riveted-husk', R1: 'patch-tender', R2: { card: 'yard-reclaimer', health: 2 } },
      },
    ),
  steps: [pack, swarm, mob, huntMark],
};
