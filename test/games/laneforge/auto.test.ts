import { describe, expect, test } from 'vitest';
import { quickKey } from '../../../src-shared/bots/playout.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import {
  activate,
  damage,
  discard,
  draw,
  enemy,
  gainHealth,
  iff,
  own,
  pick,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { Effect } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import type { Game, PriorityWishes } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { begun } from './random-games.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testCreature } from './test-cards.ts';

const wish = (more: Partial<PriorityWishes> = {}): PriorityWishes => ({ preset: 'standard', until: null, forced: true, ...more });
const answer = (g: Table, wishes = wish(), publicOnly = false) =>
  laneforge.auto(g.view(g.toAct() as Side), g.actions(), wishes, publicOnly)?.type ?? 'asks';
/** The phase can be ended; whether it ends by itself. */
const ending = (g: Table, wishes = wish(), publicOnly = false) => {
  expect(g.isLegal({ type: 'endActionPhase' })).toBe(true);
  return answer(g, wishes, publicOnly);
};

const plain = () => testCreature('1/1');
/** When a card is played. */
const watcher = (...steps: Effect[]) => testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, ...steps)] });

/** Two or more triggers wait: A has these creatures and plays a card. */
function waiting(...steps: Effect[][]): Table {
  const card = plain();
  const lanes = Object.fromEntries(steps.map((one, i) => [i + 1, watcher(...one)]));
  const g = scenario({ A: { lanes, hand: [card], deck: [plain(), plain()] }, B: { hand: [plain()], lanes: { 4: testCreature('0/5') } } });
  g.play(card, 5);
  expect(g.view('A').choice?.kind).toBe('order');
  return g;
}

describe('the end of an action phase', () => {
  const used = () => {
    const card = plain();
    return scenario({ A: { hand: [card, plain()] } }).play(card, 1);
  };

  test('comes by itself once the card is used and nothing free is left', () => {
    expect(ending(used())).toBe('endActionPhase');
    expect(ending(scenario())).toBe('endActionPhase');
  });

  test('is asked about while something free can be done, and with a card to use', () => {
    const [card, eager] = [plain(), testCreature('1/1', { abilities: [activate(gainHealth(1, 'you'))] })];
    const g = scenario({ A: { hand: [card], lanes: { 2: eager } } }).play(card, 1);
    expect(ending(g)).toBe('asks');
    expect(ending(g.activate(2))).toBe('endActionPhase');
    expect(answer(scenario({ A: { hand: [plain()] } }))).toBe('asks');
  });

  test('is asked about under full control, where the setting is off, and among several people', () => {
    const g = used();
    expect([ending(g, wish({ preset: 'full' })), ending(g, wish({ forced: false })), ending(g, wish(), true)]).toEqual([
      'asks',
      'asks',
      'asks',
    ]);
  });
});

describe('which trigger resolves next', () => {
  const bless = gainHealth(1, 'you');

  test('is not asked where every order comes to the same', () => {
    expect(answer(waiting([bless], [bless], [gainHealth(2, 'you')]))).toBe('orderTrigger');
    expect(answer(waiting([damage(1, { all: enemy() })], [bless]))).toBe('orderTrigger');
  });

  test('is asked where one changes what another does', () => {
    const late = iff({ cond: 'gainedHealth', who: 'you' }, [damage(1, { all: enemy() })]);
    expect(answer(waiting([bless], [late]))).toBe('asks');
  });

  test('is not asked where what a trigger asks can be answered alike in every order', () => {
    expect(answer(waiting([bless], [damage(1, pick(enemy()))]))).toBe('orderTrigger');
    expect(answer(waiting([bless], [damage(1, pick({ side: 'any' }))]))).toBe('orderTrigger');
    // The creature that is healed first could be destroyed by the other.
    expect(answer(waiting([gainHealth(1, { all: own() })], [damage(1, pick({ side: 'any' }))]))).toBe('asks');
  });

  test('is asked where a trigger deals with hidden cards, or asks the rival', () => {
    expect(answer(waiting([bless], [draw(1)]))).toBe('asks');
    expect(answer(waiting([bless], [discard(1, 'opponent')]))).toBe('asks');
  });

  test('is asked under full control, where the setting is off, and among several people', () => {
    const g = waiting([bless], [bless]);
    expect([answer(g, wish({ preset: 'full' })), answer(g, wish({ forced: false })), answer(g, wish(), true)]).toEqual([
      'asks',
      'asks',
      'asks',
    ]);
  });
});

const OWN: readonly (string | undefined)[] = ['order', 'lane', 'creature', 'may'];

/** The positions in the true state to which the orders of the waiting triggers lead, with the answers to what else is asked on the way. */
function ends(s: LnState, seat: number, answers: readonly string[] = []): string[] {
  if (s.choice?.seat !== seat || !OWN.includes(s.choice.kind)) return [[...answers.toSorted(), laneforge.hash(s)].join(' ')];
  return laneforge.actions(s).flatMap((action) => {
    const answer = s.choice!.kind === 'order' ? [] : [JSON.stringify([s.choice!.face, action])];
    return ends(after(s, action), seat, [...answers, ...answer]);
  });
}

function after(s: LnState, action: LnAction): LnState {
  const next = laneforge.clone(s);
  laneforge.apply(next, action);
  return next;
}

/** Does it make a difference which of the waiting triggers resolves next? */
function matters(s: LnState, seat: number): boolean {
  const all = laneforge.actions(s).map((action) => [...new Set(ends(after(s, action), seat))].toSorted().join('\n'));
  return new Set(all).size > 1;
}

/** Orders asked for in games of quick sensible moves: whether they are answered without asking, and whether that makes a difference. */
function orders(games: number): { isAnswered: boolean; matters: boolean }[] {
  const random = new Random('orders');
  const keys = new Int32Array(8192);
  const found: { isAnswered: boolean; matters: boolean }[] = [];
  for (let deal = 0; deal < games; deal++) {
    const s = begun(`orders ${deal}`, seriesConfig(deal));
    for (let seat = laneforge.toAct(s); seat !== null; seat = laneforge.toAct(s)) {
      if (s.choice?.kind === 'order' && s.batch.length <= 3) {
        const isAnswered = laneforge.auto(laneforge.view(s, seat), laneforge.actions(s), wish(), false) !== null;
        found.push({ isAnswered, matters: matters(s, seat) });
      }
      laneforge.play(s, quickKey(laneforge as unknown as Game, s, keys, laneforge.candidates(s, keys), random));
    }
  }
  return found;
}

test('an order answered without asking makes no difference in the true position either', () => {
  const all = orders(12);
  const answered = all.filter(({ isAnswered }) => isAnswered);
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.filter((one) => one.matters)).toEqual([]);
  // Else nothing could be found: there are orders that make one.
  expect(all.some((one) => one.matters)).toBe(true);
});
