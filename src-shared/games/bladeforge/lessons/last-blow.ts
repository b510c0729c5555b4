import { LEARNER } from '../../../kernel/lesson.ts';
import type { BlAction } from '../actions.ts';
import type { BlView } from '../view.ts';
import { blowOf, hasWon, isA } from './deeds.ts';
import { opening, type BlDeed, type BlLesson, type BlStep } from './opening.ts';

/** The one who is felled, and the one who would like to do it. */
const PREY = 1;
const HUNTER = 2;

const isOut = ({ after }: BlDeed): boolean => after.seats[PREY].out > 0;

/** By the learner, who has the loot now. */
const fellsPrey = ({ events }: BlDeed): boolean =>
  events.some(
    (event) => event.type === 'defeated' && event.seat === PREY && typeof event.source === 'object' && event.source.by === LEARNER,
  );

/** The hunter strikes the prey while it lives, then the learner; the prey only draws. */
const hunt = ({ viewer }: BlView, actions: readonly BlAction[]): BlAction | null => {
  const at = (target: number) => actions.find((action) => action.type === 'attack' && action.target === target);
  return viewer === HUNTER ? (at(PREY) ?? at(LEARNER) ?? null) : null;
};

const wait: BlStep = {
  says: [
    'Whoever fells a rival takes its whole hand and sword. So it is the last blow that pays, not the first.',
    'One rival has 11 health, too much for your blow of 4 to 7. The other one strikes with Tax Collector, and it comes before your next turn.',
  ],
  goal: 'Attack the rival with Tax Collector.',
  done: (deed) => blowOf(deed)?.target === HUNTER && deed.after.seats[PREY].health <= 2 && !isOut(deed),
  praise: 'Tax Collector has struck the other one down to 2 health. Now the last blow is within your reach.',
  answers: [
    {
      when: (deed) => isOut(deed) && !fellsPrey(deed) && blowOf(deed)?.target === PREY,
      says: 'You wore it down, and Tax Collector felled it: the hand and the sword went to your other rival.',
    },
    {
      when: isA('drawToEnd'),
      says: 'A card for you, but neither rival has lost anything by you. Strike the one who gets stronger if left alone.',
    },
  ],
  otherwise: 'Do not weaken a rival for somebody else to fell. Strike the one with Tax Collector.',
  solution: [{ type: 'attack', target: HUNTER }],
};

const fell: BlStep = {
  says: [
    'One rival has 2 health left. An attack would fell it, but it would also end your turn.',
    'You have drawn Hot Rivet: it hits for 2, and your turn goes on, with all the cards that you take.',
  ],
  goal: 'Fell the weak rival without an attack.',
  done: (deed) => fellsPrey(deed) && !isA('attack')(deed),
  praise: 'Its hand and its sword are in your hand, and it is still your turn.',
  answers: [
    {
      when: (deed) => fellsPrey(deed) && isA('attack')(deed),
      says: 'It fell, and its cards are yours. But your turn was over, and Tax Collector struck you before you could use them.',
    },
    {
      when: isA('attack', 'chooseSeat'),
      says: 'The strong rival lost some health. The weak one, with all its cards, is still there for the taking.',
    },
    { when: isA('drawToEnd'), says: 'A rival with 2 health does not last. Whoever comes first takes all it has.' },
  ],
  otherwise: 'One rival has 2 health, and Hot Rivet hits for 2.',
  solution: [
    { type: 'playGadget', card: 'hot-rivet' },
    { type: 'chooseSeat', seat: PREY },
  ],
};

const loot: BlStep = {
  says: [
    'What you took lies in your hand, the Blade too. It asks for your die and for your placement like any other card.',
    'Your last rival has 10 health. Loose Sickle adds 3 to your Attack, and Fresh Whetstone 3 to this turn’s blow.',
  ],
  goal: 'Use the loot, attack and win.',
  done: hasWon,
  praise: 'Two rivals have fallen in one turn: the first one’s cards felled the second.',
  answers: [
    { when: isA('attack'), says: 'Your rival still stands. Loose Sickle and Fresh Whetstone together would have made it certain.' },
    { when: isA('drawToEnd'), says: 'All you needed lay in your hand: a Guard to place and a Gadget to play before the attack.' },
    { when: isA('place', 'replace'), says: 'That was your placement. Loose Sickle would have added 3 to your Attack.' },
  ],
  otherwise: 'First the cards that make your blow stronger, then the attack.',
  solution: [
    { type: 'place', card: 'loose-sickle' },
    { type: 'playGadget', card: 'fresh-whetstone' },
    { type: 'attack', target: HUNTER },
  ],
};

/** The seed's dice: the learner's 3 leaves the hunter 10 health, and the hunter's 5 leaves the prey 2. */
export const lastBlow: BlLesson = {
  id: 'last-blow',
  title: 'The last blow',
  about: 'Choose whom to strike, and what to do with what you take.',
  minutes: 3,
  start: () =>
    opening({
      seed: 'last-blow-79',
      seats: 3,
      turn: 10,
      P1: { health: 14, forge: { blade: 'second-attempt', grip: null }, hand: ['cork-handle'] },
      P2: { health: 11, die: 6, forge: { blade: 'polite-rapier', grip: null }, hand: ['loose-sickle', 'fresh-whetstone'] },
      P3: { health: 16, die: 6, forge: { blade: 'tax-collector', grip: null }, hand: ['sharp-furniture'] },
      // Two for the one who only draws and one for the other, then the learner's; the same if the learner draws first.
      next: ['great-bell', 'dawn-in-iron', 'white-heat', 'hot-rivet', 'hot-rivet'],
    }),
  rival: hunt,
  beats: [
    {
      card: 'Tax Collector',
      says: 'Let it wear another rival down and deal the last blow yourself: what you take from there fells its bearer.',
    },
  ],
  steps: [wait, fell, loot],
};
