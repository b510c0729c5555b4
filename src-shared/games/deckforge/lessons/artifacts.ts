/** An Artifact does nothing until it is used, once, in anybody’s turn. */
import { destroyed, ended, fighter, inPlay, passed, played, used } from './deeds.ts';
import { lessonTable, type DkLesson, type DkStep } from './table.ts';

const [PUP, ANVIL] = [8, 10];

const lay: DkStep = {
  says: ['An Artifact is a card of the turn like others, but it only lies open on the table. It does nothing until you use it.'],
  goal: 'Play the Artifact.',
  done: (deed) => played(deed, 'artifact'),
  praise: 'The Overcharged Anvil: +3/+3 for a creature of yours until the end of the turn.',
  answers: [{ when: ended, says: 'The Artifact is still in your hand, where you cannot use it.' }],
  otherwise: 'The Artifact comes first.',
  solution: [{ type: 'playCard', cardType: 'artifact' }],
};

const keep: DkStep = {
  says: [
    'You may use it once, in any player’s turn; one Artifact a turn. Then it goes to the Graveyard.',
    'Your Clinker Pup came this turn and cannot attack, so the Anvil would be wasted on it now.',
  ],
  goal: 'Keep the Anvil, and end the turn.',
  done: ({ after }) => after.choice?.kind === 'block' && inPlay(after, 'Overcharged Anvil') !== undefined,
  praise: 'The Turnstile Guard attacks; your rival sees the Anvil, and came all the same.',
  answers: [
    {
      when: (deed) => used(deed, 'Overcharged Anvil'),
      says: 'The +3/+3 is gone at the end of the turn, and the Pup could not attack in it.',
    },
  ],
  otherwise: 'Keep the Anvil for your rival’s turn.',
  solution: [{ type: 'endMain' }],
};

const block: DkStep = {
  says: ['First comes the block, then your response. Alone the Pup would fall to the Guard; but it will not be alone.'],
  goal: 'Block with the Clinker Pup.',
  done: ({ action }) => action.type === 'assignBlock',
  praise: 'Now you are asked for a response, and an Artifact is one.',
  answers: [{ when: (deed) => passed(deed, 'block'), says: 'Without a block there is no fight that the Anvil could turn.' }],
  otherwise: 'Block first, respond afterwards.',
  solution: [{ type: 'assignBlock', blocker: PUP }],
};

const answer: DkStep = {
  says: ['An Artifact may stand in for a Defense Spell as your one response. It takes effect before the damage.'],
  goal: 'Use the Overcharged Anvil on the Pup.',
  done: (deed) => destroyed(deed, 'Turnstile Guard'),
  praise: 'With 6/4 the Pup felled the Guard and lives. The Anvil has gone to the Graveyard.',
  answers: [{ when: (deed) => passed(deed, 'respond'), says: 'Without the Anvil the Pup fell: its 1 DEF did not stand up to 2 ATK.' }],
  otherwise: 'The Anvil is what turns this fight.',
  solution: [{ type: 'activateArtifact', artifact: ANVIL, target: PUP }],
};

export const artifacts: DkLesson = {
  id: 'artifacts',
  title: 'Artifacts wait',
  about: 'Lay an Artifact open, and use it at the moment at which it counts.',
  minutes: 2,
  start: () =>
    lessonTable({
      me: { life: 20, hand: ['artifact'], board: [{ card: 'Clinker Pup', with: { delay: 1 } }], deck: ['Overcharged Anvil'] },
      rival: { life: 20, board: [{ card: 'Turnstile Guard' }] },
    }),
  rival: fighter,
  steps: [lay, keep, block, answer],
};
