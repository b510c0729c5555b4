import { describe, expect, test } from 'vitest';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import {
  activate,
  damage,
  discard,
  effect,
  enemy,
  gainHealth,
  losePrinted,
  may,
  mobility,
  own,
  pick,
  readyChampion,
  type CreatureFace,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { cardId, testChampion, testCreature, testSpell, type CardLike } from './test-cards.ts';

/** What the window is told, from the side's view alone; the engine refuses with the same words where it is its turn. */
function why(g: Table, action: LnAction, side: Side = g.toAct() ?? 'A'): string | null {
  const reason = laneforge.why(g.view(side), g.events(side), action);
  if (side === g.toAct()) expect(reason).toBe(g.isLegal(action) ? null : g.refused(action));
  return reason;
}

const plain = () => testCreature('1/9');
const bless = gainHealth(1, 'you');
const play = (card: CardLike, free = false): LnAction => ({ type: 'playCard', card: cardId(card), free });
const END: LnAction = { type: 'endActionPhase' };
const CHAMPION: LnAction = { type: 'useChampion' };
const one = (...steps: Parameters<typeof effect>) => testSpell([effect(...steps)]);
const at = (lane: number): LnAction => ({ type: 'activate', lane });
const go = (lane: number, to: number): LnAction => ({ type: 'useMobility', lane, to });

test('what is legal has no reason against it', () => {
  const card = plain();
  const g = scenario({ A: { hand: [card] } });
  for (const action of g.actions()) expect(why(g, action)).toBeNull();
});

describe('why not: whose word it is', () => {
  test('the game is over', () => {
    const g = scenario().concede('B');
    expect(laneforge.why(g.view('A'), g.events('A'), END)).toBe('The game is over.');
    expect(g.refused(END)).toBe('The game is over.');
  });

  test('another’s action phase', () => expect(why(scenario(), END, 'B')).toBe('This is not your action phase.'));

  test('a question that is put to the other, or to oneself', () => {
    const bolt = one(damage(1, pick(enemy())));
    const lanes = { 1: plain(), 2: plain() };
    const g = scenario({ A: { hand: [bolt] }, B: { lanes } }).act(play(bolt));
    expect(why(g, END, 'B')).toBe('Your rival has to decide something first.');
    expect(why(g, END)).toBe('You have to answer the question on the table first.');
    expect(why(g, { type: 'chooseCreature', seat: 1, lane: 3 })).toBe('That is not one of the legal choices.');
    expect(why(g, { type: 'done' })).toBe('That is not one of the legal choices.');
    expect(why(g, { type: 'chooseCreature', seat: 1, lane: 2 })).toBeNull();
  });

  test.each<LnAction>([
    { type: 'chooseLane', lane: 1 },
    { type: 'chooseCreature', seat: 0, lane: 1 },
    { type: 'accept' },
    { type: 'decline' },
    { type: 'done' },
    { type: 'orderTrigger', index: 0 },
    { type: 'pickChampion', deck: 0 },
  ])('an answer where nothing is asked: $type', (action) => expect(why(scenario(), action)).toBe('Nothing is being asked.'));

  test('a card that is no answer to "you may"', () => {
    const offer = one(may(bless));
    const other = plain();
    const g = scenario({ A: { hand: [offer, other] } }).act(play(offer));
    expect(why(g, { type: 'chooseCard', seat: 0, card: cardId(other) })).toBe('That is not one of the legal choices.');
    expect(why(g, play(other))).toBe('You have to answer the question on the table first.');
  });
});

describe('why not: playing and ending', () => {
  test('a card that is elsewhere, another’s, or no card at all', () => {
    const [mine, yours] = [plain(), plain()];
    const g = scenario({ A: { discard: [mine] }, B: { hand: [yours] } });
    expect(why(g, play(mine))).toBe(`${mine.name} is not in your hand.`);
    expect(why(g, play(yours))).toBe(`${yours.name} is not in your hand.`);
    expect(why(g, { type: 'banishCard', card: cardId(mine) })).toBe(`${mine.name} is not in your hand.`);
    expect(why(g, { type: 'playCard', card: 'no-such-card:1', free: false })).toBe('"no-such-card:1" is not in your hand.');
  });

  test('a second main action, and an end without the first', () => {
    const [card, other] = [plain(), plain()];
    const g = scenario({ A: { hand: [card, other] } });
    expect(why(g, END)).toBe('Play a card or banish one first: while you hold a card, each of your actions uses one.');
    g.play(card, 1);
    const reason = 'You have used your main action of this phase; only Free cards and other free actions are left.';
    expect(why(g, play(other))).toBe(reason);
    expect(why(g, { type: 'banishCard', card: cardId(other) })).toBe(reason);
    expect(why(g, END)).toBeNull();
  });

  test('a card that is not Free, not now, or whose price cannot be paid', () => {
    const fair = testSpell([effect(bless)], { free: { if: { cond: 'forge', who: 'opponent' } } });
    const dear = testSpell([effect(bless)], { free: { cost: [discard(1, 'you')] } });
    const never = plain();
    const g = scenario({ A: { hand: [fair, never] } });
    expect(why(g, play(never, true))).toBe(`${never.name} has no Free ability.`);
    expect(why(g, play(fair, true))).toBe(`${fair.name} is not Free now: its condition is not met.`);
    const h = scenario({ A: { hand: [dear] } });
    expect(why(h, play(dear, true))).toBe(`${dear.name}’s Free cost cannot be paid now.`);
  });
});

describe('why not: creatures', () => {
  const runner = (more: Partial<CreatureFace> = {}) => testCreature('1/9', { keywords: [mobility(1)], ...more });
  const worker = testCreature('1/9', { abilities: [activate(bless)] });

  test('nobody there, or an Exhausted one', () => {
    const g = scenario({ A: { lanes: { 2: { card: worker, ready: false } } } });
    expect(why(g, at(1))).toBe('You have no creature in lane 1.');
    expect(why(g, go(1, 2))).toBe('You have no creature in lane 1.');
    expect(why(g, at(2))).toBe(`${worker.name} is Exhausted: it cannot pay that cost, but still fights.`);
  });

  test('no such ability, one that is lost, or one with nothing to do', () => {
    const [idle, hunter] = [plain(), testCreature('1/9', { abilities: [activate(damage(1, pick(enemy())))] })];
    const hush = one(losePrinted(pick(own({ minHealth: 5 }))));
    const g = scenario({ A: { hand: [hush], lanes: { 1: idle, 3: hunter } } });
    expect(why(g, at(1))).toBe(`${idle.name} has no Activate ability; it fights by itself in Combat.`);
    expect(why(g, at(3))).toBe(`${hunter.name}’s ability has nothing to do now, so it cannot be paid for.`);
    g.play(hush, 'A3');
    expect(why(g, at(3))).toBe(`${hunter.name} has lost its printed abilities.`);
  });

  test('Mobility: none, nowhere, too far, taken, or forbidden', () => {
    const [idle, mover] = [plain(), runner()];
    const rooted = runner({ cannot: ['move'] });
    const g = scenario({ A: { lanes: { 1: idle, 2: mover, 5: rooted } } });
    expect(why(g, go(1, 3))).toBe(`${idle.name} has no Mobility.`);
    expect(why(g, go(2, 2))).toBe(`${mover.name} is in that lane already.`);
    expect(why(g, go(2, 1))).toBe('Lane 1 is not empty on your side.');
    expect(why(g, go(2, 4))).toBe('Mobility 1 does not reach that lane.');
    expect(why(g, go(5, 4))).toBe(`${rooted.name} cannot be moved.`);
    expect(why(g, go(2, 3))).toBeNull();
  });

  test('a hundred free actions, whatever the next would be', () => {
    const free = testSpell([effect(bless)], { free: { if: { cond: 'forge', who: 'you' } } });
    const g = scenario({ turn: 4, A: { hand: [free], champion: testChampion({ 2: [bless] }), lanes: { 1: worker, 2: runner() } } });
    g.state.freeUsed = 100;
    for (const action of [at(1), go(2, 3), CHAMPION, play(free, true)])
      expect(why(g, action)).toBe('No more than 100 free actions fit into one action phase.');
    g.state.freeUsed = 99;
    for (const action of [at(1), go(2, 3), CHAMPION, play(free, true)]) expect(why(g, action)).toBeNull();
  });
});

describe('why not: Champions', () => {
  const champion = testChampion({ 2: [bless], 3: [damage(1, pick(enemy()))] });

  test('in the first cycle and after the fourth', () => {
    expect(why(scenario({ A: { champion } }), CHAMPION)).toBe('Champions have no ability in the first cycle.');
    expect(why(scenario({ turn: 13, suddenFrom: 13, A: { champion } }), CHAMPION)).toBe('Champions have no ability in this cycle.');
  });

  test('used, Exhausted, or without anything to do', () => {
    const wake = one(readyChampion());
    const g = scenario({ turn: 4, A: { champion, hand: [wake] } }).champion();
    expect(why(g, CHAMPION)).toBe('Your Champion has used its ability of this cycle.');
    expect(why(g.play(wake), CHAMPION)).toBe('Your Champion has used its ability of this cycle.');
    const tired = scenario({ turn: 4, A: { champion } });
    tired.state.seats[0].championReady = 0;
    expect(why(tired, CHAMPION)).toBe('Your Champion is Exhausted until the cycle ends.');
    expect(why(scenario({ turn: 7, A: { champion } }), CHAMPION)).toBe('Your Champion’s ability has nothing to do now.');
  });
});
