import { expect, test } from 'vitest';
import { IDEAS } from '../../../src-renderer/games/laneforge/ideas.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { testIdeas } from '../ideas.ts';
import { buildPosition, type Position } from './position.ts';

testIdeas({ ideas: IDEAS });

const SEAT = 0;
const GAMES = 12;

/** Ids of the ideas that matter to the first seat in a state in which it is asked. */
function mattering(s: LnState, events: readonly LnEvent[] = []): string[] {
  const moment = { seat: SEAT, view: laneforge.view(s, SEAT), actions: laneforge.actions(s), events };
  return IDEAS.filter((idea) => idea.matters(moment)).map(({ id }) => id);
}

test('games bring every idea up', () => {
  const met = new Set<string>();
  for (let deal = 0; deal < GAMES; deal++) {
    const random = new Random(`ideas ${deal}`);
    const told = new Recording<LnEvent>(2);
    const s = recordInto(told, () => laneforge.create(seriesConfig(deal), `ideas ${deal}`));
    let heard = 0;
    for (let seat = laneforge.toAct(s); seat !== null; seat = laneforge.toAct(s)) {
      const actions: readonly LnAction[] = laneforge.actions(s);
      if (seat === SEAT) {
        for (const id of mattering(s, told.seats[SEAT].slice(heard))) met.add(id);
        heard = told.seats[SEAT].length;
      }
      recordInto(told, () => laneforge.apply(s, random.pick(actions)));
    }
  }
  expect(IDEAS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

const asked = (position: Position): string[] => mattering(buildPosition(position));

test('what is told of the Forge is told to who holds it, or to who does not', () => {
  const hand = ['bellows-hound', 'anvil-cantor'];
  expect(asked({ A: { hand } })).toContain('with-the-forge');
  expect(asked({ A: { hand } })).not.toContain('without-the-forge');
  expect(asked({ A: { hand } })).not.toContain('aggressive');
  const without: Position = { turn: 2, forge: 'B', phase: 'action2', A: { hand } };
  expect(asked(without)).toContain('without-the-forge');
  expect(asked(without)).toContain('aggressive');
});

test('an attacker matters while nobody stands before it', () => {
  const B = { lanes: { 3: 'anvil-cantor' } } as const;
  expect(asked({ A: { hand: ['bellows-hound'] }, B })).toContain('block');
  expect(asked({ A: { hand: ['bellows-hound'], lanes: { 3: { card: 'coalrunner', row: 'back' } } }, B })).not.toContain('block');
  expect(asked({ A: { hand: ['bellows-hound'] }, B: { lanes: { 3: { card: 'anvil-cantor', row: 'back' } } } })).not.toContain('block');
});
