import { expect, test } from 'vitest';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import type { BlAttackOdds } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { LESSONS } from '../../../src-shared/games/bladeforge/lessons/index.ts';
import { lastBlow } from '../../../src-shared/games/bladeforge/lessons/last-blow.ts';
import type { BlLesson } from '../../../src-shared/games/bladeforge/lessons/opening.ts';
import { scrap } from '../../../src-shared/games/bladeforge/lessons/scrap.ts';
import { takeIt } from '../../../src-shared/games/bladeforge/lessons/take-it.ts';
import { cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LEARNER } from '../../../src-shared/kernel/lesson.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(bladeforge as Game, { least: 8, most: 10 });

/** The lesson's position after these actions of the learner's and all that the rivals do. */
function played({ start, rival }: BlLesson, ...actions: readonly BlAction[]): BlState {
  const s = start();
  const letRivals = (): void => {
    for (let seat = bladeforge.toAct(s); seat !== null && seat !== LEARNER; seat = bladeforge.toAct(s)) {
      const wanted = rival?.(bladeforge.view(s, seat), bladeforge.actions(s));
      bladeforge.apply(s, wanted ?? bladeforge.decode(s, bladeforge.routine(s)));
    }
  };
  for (const action of actions) {
    bladeforge.apply(s, action);
    letRivals();
  }
  return s;
}

test('BL-8.6 the first block of “take-it” fails: the health is lost all the same, and a part as well', () => {
  const taken = bladeforge.view(played(takeIt, { type: 'chooseBlock', block: false }), LEARNER);
  const failed = bladeforge.view(played(takeIt, { type: 'chooseBlock', block: true }), LEARNER);
  expect(failed.seats[LEARNER].health).toBe(taken.seats[LEARNER].health);
  expect(failed.choice).toMatchObject({ kind: 'part', seat: LEARNER });
});

test('BL-10.3 in “last-blow” a rival that the learner has weakened is felled, and looted, by the other one', () => {
  const s = played(lastBlow, { type: 'attack', target: 1 });
  expect(bladeforge.view(s, LEARNER).seats[1].out).toBe(1);
  expect(s.seats[2].hand.length).toBeGreaterThan(s.seats[LEARNER].hand.length);
});

test('BL-7.5 only both Guards make the last blow of “scrap” certain', () => {
  const before = scrap.steps.slice(0, 2).flatMap(({ solution }) => solution);
  const fells = (...cards: readonly string[]): number => {
    const place = cards.map((card): BlAction => ({ type: 'place', card }));
    const s = played(scrap, ...before, { type: 'playGadget', card: 'third-hand' }, ...place);
    const [odds] = bladeforge.query(bladeforge.view(s, LEARNER), [], { ask: 'attack' }) as BlAttackOdds[];
    return odds.defeats;
  };
  expect(fells('nail-bouquet', 'loose-sickle')).toBe(1);
  expect(fells('loose-sickle')).toBeLessThan(1);
});

test('whatever a lesson shows how to beat is in a rival’s sword or hand from its beginning', () => {
  for (const { id, start, beats = [] } of LESSONS) {
    const s = start();
    const rivals = s.seats.map((_, seat) => bladeforge.view(s, seat).seats[seat]).filter(({ seat }) => seat !== LEARNER);
    const names = rivals.flatMap(({ forge, hand }) => [...Object.values(forge), ...(hand ?? [])].map((card) => card && cardName(card)));
    for (const { card, says } of beats) {
      expect(names, id).toContain(card);
      expect(says.length, says).toBeLessThanOrEqual(140);
    }
  }
  expect(LESSONS.filter(({ beats = [] }) => beats.length > 0).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['take-it', 'scrap', 'last-blow', 'defense', 'reforge', 'shields']),
  );
});
