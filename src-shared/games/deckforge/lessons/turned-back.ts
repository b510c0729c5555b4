/** Reflect, from both of its ends. */
import { after, lessonTable, type DkLesson, type DkStep } from './table.ts';
import { ended, passed, played, RIVAL, used } from './deeds.ts';

const VALVE = 8;

const reflect: DkStep = {
  says: [
    'Your rival throws Hammer Toss at you: 4 damage. Attack Spells are answered as attacks are, but never blocked.',
    'Your Defense Spells become Looking Glass: Reflect turns an Attack Spell back to who cast it.',
  ],
  goal: 'Respond with the Defense Spell.',
  done: ({ action }) => action.type === 'respond',
  praise: 'Turned back: your rival has taken the 4.',
  answers: [
    { when: (deed) => passed(deed, 'respond'), says: 'You took the 4. The Looking Glass would have sent them back.' },
    { when: (deed) => used(deed, 'Pressure Valve'), says: 'The Valve is spent, and your one response with it: the 4 came through.' },
  ],
  otherwise: 'Reflect would have turned this one.',
  solution: [{ type: 'respond' }],
};

const beware: DkStep = {
  says: [
    'Your rival has 3 life left, and a Reflect of its own that waits: it turns the next Attack Spell aimed at it, by itself.',
    'Reflect turns Attack Spells alone. Your Pressure Valve is an Artifact, for 3 damage.',
  ],
  goal: 'Use the Pressure Valve on your rival.',
  done: ({ after }) => after.result !== null && after.result.winners.includes(0),
  praise: 'No mirror helps against an Artifact. Look at what waits beside a player before you throw.',
  answers: [
    { when: (deed) => played(deed, 'attack'), says: 'It was turned back to you: 4 off your life. The waiting Reflect is used up now.' },
    { when: ended, says: 'The Valve would have won. An Artifact may still be used in your next turn.' },
  ],
  otherwise: 'The Pressure Valve is the sure way.',
  solution: [{ type: 'activateArtifact', artifact: VALVE, target: RIVAL }],
};

export const turnedBack: DkLesson = {
  id: 'turned-back',
  title: 'Turned back',
  about: 'Turn a spell on who cast it, and see when yours would be turned.',
  minutes: 2,
  start: () =>
    after(
      lessonTable({
        me: { life: 12, hand: ['defense'], board: [{ card: 'Pressure Valve' }], deck: ['Looking Glass', 'Hammer Toss'] },
        rival: { life: 7, hand: ['attack'], reflects: 1, deck: ['Hammer Toss'] },
        active: 1,
        next: ['attack'],
      }),
      { type: 'playCard', cardType: 'attack' },
    ),
  beats: [
    {
      card: 'Hammer Toss',
      says: 'Respond with a spell that reflects, such as Looking Glass: whoever threw it takes the damage.',
    },
    {
      card: 'Looking Glass',
      says: 'It turns spells back and nothing else: use an Artifact instead.',
    },
  ],
  steps: [reflect, beware],
};
