import { card, firstLesson, main, type LessonPress } from '../../robot/lesson.ts';
import type { DeckWish } from './robot/mind.ts';
import { deckforgeRobot } from './robot/robot.ts';
import type { DeckSight } from './robot/sight.ts';

const spot = (name: RegExp): LessonPress<DeckSight, DeckWish> => ({
  name,
  wish({ spots }) {
    const found = spots.find(({ label }) => name.test(label));
    return found ? { kind: 'spot', spot: found } : null;
  },
});

export const DECKFORGE_LESSON = firstLesson<DeckSight, DeckWish>(deckforgeRobot, [
  card(/Attack Spell token, can be played/),
  main(/^Play Attack Spell/),
  spot(/^Turnstile Guard, .*can be chosen/),
  spot(/^Pig Iron Golem, .*can attack/),
  spot(/3 life, .*can be attacked/),
]);
