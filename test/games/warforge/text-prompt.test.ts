import { describe, expect, test } from 'vitest';
import { discover, enemyTroop, damage, on, pact } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { actionWords } from '../../../src-shared/games/warforge/text/action-words.ts';
import { cardName } from '../../../src-shared/games/warforge/text/faces.ts';
import { promptFor } from '../../../src-shared/games/warforge/text/prompt.ts';
import { newMatch, scenario, type Side, type Table } from './scenario.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';

const NAMES = ['Ada', 'Bo'];
const TROOP = 'riveted-husk';
const sentence = (g: Table, side: Side): string => promptFor(g.view(side), g.actions(), NAMES).sentence;
const main = (g: Table, side: Side) => promptFor(g.view(side), g.actions(), NAMES).main;

describe('The prompt of Warforge', () => {
  test('a turn says what ends with it, and the button names it', () => {
    const g = scenario({ A: { line: { R1: TROOP }, energy: 3 } });
    expect(sentence(g, 'A')).toBe('Your turn: play cards, attack and act as you like.');
    expect(main(g, 'A')).toMatchObject({ label: 'End turn: 2 can attack, 3 energy', state: 'left', action: 'endTurn' });
    expect(main(g, 'A')?.left).toContain(cardName(TROOP));
  });

  test('with nothing left the button says no more than what it does', () => {
    const g = scenario({ A: { warlord: { card: 'overseer-tamp', spent: 1 }, energy: 0 } });
    expect(main(g, 'A')).toEqual({ label: 'End turn', state: 'ready', action: 'endTurn' });
  });

  test('the rival is waited for, by name', () => {
    const g = scenario({});
    expect(sentence(g, 'B')).toBe('Waiting for Ada (Action).');
    expect(main(g, 'B')).toMatchObject({ state: 'waiting' });
  });

  test('a mulligan counts what goes back', () => {
    const classic = READY_LISTS.filter((list) => list.mode === 'classic');
    const g = newMatch({ mode: 'classic', lists: [classic[0], classic[1]] });
    const side = g.toAct()!;
    expect(main(g, side)?.label).toBe('Keep this hand');
    const back = g.actions().find((action) => action.type === 'putBack')!;
    expect(main(g.act(back), side)?.label).toBe('Put 1 card back');
  });

  test('each question is asked by what it is about', async () => {
    const { testTroop, testStratagem } = await import('./test-cards.ts');
    const rally = testTroop('1/1/1', { abilities: [on('rally', { target: enemyTroop(), steps: [damage(1)] })] });
    const target = scenario({ A: { hand: [rally] }, B: { line: { L1: TROOP, R1: TROOP } } }).play(rally, 'R1');
    expect(sentence(target, 'A')).toBe(`Your choice: a target for ${cardName(rally)}.`);
    const blessing = testStratagem([pact('ownWarlord')]);
    expect(sentence(scenario({ A: { hand: [blessing] } }).play(blessing), 'A')).toBe(`Your choice: a Pact for ${cardName(blessing)}.`);
    const search = testStratagem([discover('pool')]);
    const offered = scenario({ A: { hand: [search], warlord: 'overseer-tamp' } }).play(search);
    expect(sentence(offered, 'A')).toBe(`Your choice: one of 3 cards for ${cardName(search)}.`);
  });

  test('actions in a few words', () => {
    const g = scenario({ A: { line: { R1: TROOP } }, B: { warlord: 'widow-hopper', line: { L1: TROOP } } });
    const words = g.actions().map((action) => actionWords(g.view('A'), action));
    expect(words).toContain('end the turn');
    expect(words.some((one) => one.startsWith(`${cardName(TROOP)} attacks ${cardName('widow-hopper')} `))).toBe(true);
  });
});
