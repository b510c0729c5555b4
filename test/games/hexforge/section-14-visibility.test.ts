import { describe, expect, test } from 'vitest';
import {
  changeCost,
  discardCards,
  drawCards,
  recall,
  repair,
  reveal,
  sacrificeCost,
  target,
  type AbilitySpec,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import type { HxItem } from '../../../src-shared/games/hexforge/state.ts';
import type { HxStackItemView } from '../../../src-shared/games/hexforge/view.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { counterIt, drawing, hit } from './test-texts.ts';

/*
 * Without units each base sees its own half: tiles left of `0,0` only A, tiles right of it only B, `0,0` both.
 */

const flare = testSpell({ instant: true, targets: [target.tile()], effects: [reveal(0, 0)] });
const twoFlares = testSpell({ instant: true, targets: [target.tile(), target.tile()], effects: [reveal(0, 0), reveal(1, 0)] });
/** Takes the eyes of a unit away. */
const leave = testSpell({ instant: true, extra: [sacrificeCost()], effects: [drawCards(0)] });

const item = (g: Table, side: Side | 'spectator', position = 0): HxStackItemView => g.view(side).stack[position];
const isHidden = (g: Table, side: Side, position = 0): boolean => item(g, side, position).hidden;

/** Tiles that a side sees named as targets of an item. */
function targetsSeen(g: Table, side: Side, position = 0): string[] {
  const seen = item(g, side, position);
  if (seen.hidden) throw new Error(`${side} sees a placeholder`);
  return seen.targets.map((t) => g.name(t.at));
}

describe('14 Visibility of the stack', () => {
  test.each([
    [['-1,0', '-2,0'], ['1,0', '2,0'], true],
    [['-1,0', '0,0'], ['1,0', '0,0'], false],
    [['0,0', '-1,0'], ['0,0', '1,0'], false],
  ])('HX-14.8 a card with targets %j (or %j from the other side) is hidden from the rival: %s', (byA, byB, hidden) => {
    const g = scenario({ A: { hand: [twoFlares] } }).play(twoFlares, ...byA);
    expect([isHidden(g, 'A'), isHidden(g, 'B')]).toEqual([false, hidden]);
    const mirrored = scenario({ turn: 'B', B: { hand: [twoFlares] } }).play(twoFlares, ...byB);
    expect([isHidden(mirrored, 'A'), isHidden(mirrored, 'B')]).toEqual([hidden, false]);
  });

  test('HX-14.8 a unit card is seen by whoever sees the tile it is for', () => {
    const soldier = vanilla('1/1');
    const position = { A: { hand: [soldier] } };
    expect(isHidden(scenario(position).play(soldier, '-4,0'), 'B')).toBe(true);
    expect(isHidden(scenario({ ...position, B: { units: { '1,0': vanilla('1/1') } } }).play(soldier, '-4,0'), 'B')).toBe(false);
  });

  test('HX-14.9 HX-D47 a card without targets is visible to both players', () => {
    const card = drawing(0);
    for (const turn of ['A', 'B'] as const) {
      const g = scenario({ turn, A: { hand: [card] }, B: { hand: [card] } }).play(card);
      for (const side of ['A', 'B'] as const) expect(item(g, side)).toMatchObject({ hidden: false, def: card.id, targets: [] });
    }
  });

  test('HX-14.10 an ability is visible by its source or by one of its targets, else a placeholder', () => {
    const aimed: AbilitySpec = { cost: '0', speed: 'fast', targets: [target.tile()], effects: [reveal(0, 0)] };
    const plain: AbilitySpec = { cost: '0', speed: 'fast', effects: [repair(1, 'ownBase')] };
    const smith = vanilla('1/1', [], { abilities: [aimed, plain] });
    const hiddenFromB = (at: string, ability: number, ...tiles: string[]) =>
      isHidden(scenario({ A: { units: { [at]: smith } } }).activate(at, ability, ...tiles), 'B');
    expect(hiddenFromB('-1,0', 0, '-2,0')).toBe(true);
    expect(hiddenFromB('-1,0', 0, '0,0')).toBe(false);
    expect(hiddenFromB('0,0', 0, '-2,0')).toBe(false);
    expect(hiddenFromB('-1,0', 1)).toBe(true);
    expect(hiddenFromB('0,0', 1)).toBe(false);
  });

  test.each([
    ['1,0', '-4,0', false, 'sees the tile alone'],
    ['0,0', '-6,0', false, 'sees the base alone'],
    ['1,0', '-6,0', true, 'sees neither'],
  ])('HX-14.10 a base ability with the rival’s scout on %s and the tile %s: hidden %s (%s)', (scout, tile, hidden) => {
    const g = scenario({ B: { units: { [scout]: vanilla('1/1') } } }).base('summonPrimaryWorker', tile);
    expect(isHidden(g, 'B')).toBe(hidden);
  });

  test('HX-14.11 of a visible item each player sees the targets in vision; its owner sees all', () => {
    const g = scenario({ A: { hand: [twoFlares] } }).play(twoFlares, '-1,0', '0,0');
    expect(targetsSeen(g, 'B')).toEqual(['0,0']);
    expect(targetsSeen(g, 'A')).toEqual(['-1,0', '0,0']);
  });

  test('HX-14.11 you see your own item in full even when its targets have left your vision', () => {
    const pass = drawing(0);
    const g = scenario({ A: { units: { '1,0': vanilla('1/1') }, hand: [flare, leave] }, B: { hand: [pass] } });
    g.play(flare, '6,0').play(pass).play(leave, '1,0');
    expect(g.sees('A', '6,0')).toBe(false);
    expect(targetsSeen(g, 'A')).toEqual(['6,0']);
  });

  test('HX-14.12 HX-D50 a placeholder shows owner and position only: not what it is, nor cost, nor targets', () => {
    const [dear, reply] = [testSpell({ cost: '2F', instant: true, targets: [target.tile()], effects: [reveal(0, 0)] }), drawing(0)];
    const g = scenario({ A: { hand: [dear, dear], pool: '4FF' }, B: { hand: [reply] } });
    g.play(dear, '-1,0').play(reply).play(dear, '-2,0');
    expect(g.view('B').stack[0]).toEqual({ hidden: true, position: 0, owner: 0 });
    expect(g.view('B').stack[2]).toEqual({ hidden: true, position: 2, owner: 0 });
    expect(g.events('B').filter((e) => e.type === 'stacked' && e.seat === 0)).toEqual([
      { type: 'stacked', seat: 0, position: 0, what: 'hidden' },
      { type: 'stacked', seat: 0, position: 2, what: 'hidden' },
    ]);
    expect(g.events('B').some((e) => e.type === 'spent' && e.seat === 0)).toBe(false);
    g.resolve();
    expect(g.events('B').filter((e) => e.type === 'resolving' && e.seat === 0)).toEqual([
      { type: 'resolving', seat: 0, position: 2, what: 'hidden' },
      { type: 'resolving', seat: 0, position: 0, what: 'hidden' },
    ]);
  });

  test('HX-14.13 HX-14.11 HX-D107 an item once seen stays seen when its targets leave your vision; they do not', () => {
    const g = scenario({ A: { hand: [flare] }, B: { units: { '1,0': vanilla('1/1') }, hand: [leave] } });
    g.play(flare, '-4,0');
    expect([isHidden(g, 'B'), targetsSeen(g, 'B')]).toEqual([false, ['-4,0']]);
    g.play(leave, '1,0');
    expect([g.sees('B', '-4,0'), isHidden(g, 'B'), targetsSeen(g, 'B')]).toEqual([false, false, []]);
  });

  test('HX-14.13 HX-D107 an item seen being played stays seen when its only target has gone, and so is its end', () => {
    const shot = hit(1);
    const g = scenario({ A: { hand: [shot] }, B: { units: { '0,0': vanilla('1/1') }, hand: [leave] } });
    g.play(shot, '0,0').play(leave, '0,0');
    expect([isHidden(g, 'B'), targetsSeen(g, 'B')]).toEqual([false, []]);
    g.resolve();
    for (const side of ['A', 'B'] as const)
      expect(g.events(side)).toContainEqual({ type: 'fizzled', seat: 0, what: 'card', def: shot.id, reason: 'targetsGone' });
  });

  test('HX-14.18 HX-D53 HX-D107 a restricted counter may be aimed at an item that was seen and has nothing in vision any more', () => {
    const mending: AbilitySpec = { cost: '0', speed: 'fast', effects: [repair(1, 'ownBase')] };
    const noSpell = counterIt({ targets: [target.item('spell')] });
    const pass = drawing(0);
    const g = scenario({
      A: { units: { '-3,0': vanilla('1/1', [], { abilities: [mending] }) }, hand: [pass, pass] },
      B: { units: { '1,0': vanilla('1/1') }, hand: [leave, noSpell] },
    });
    g.activate('-3,0').play(leave, '1,0').play(pass);
    expect([g.sees('B', '-3,0'), isHidden(g, 'B')]).toEqual([false, false]);
    expect(
      g
        .act(g.playAction(noSpell))
        .actions()
        .flatMap((a) => (a.type === 'chooseItem' ? [a.item] : [])),
    ).toEqual([0, 1, 2]);
  });

  test('HX-D107 of an item in a snapshot that does not say who has seen it, that is noted as soon as play goes on', () => {
    const g = scenario({ A: { hand: [flare] }, B: { units: { '1,0': vanilla('1/1') }, hand: [leave] } });
    g.play(flare, '-4,0');
    delete (g.state.stack[0] as Partial<HxItem>).seen;
    g.play(leave, '1,0');
    expect([g.sees('B', '-4,0'), isHidden(g, 'B')]).toEqual([false, false]);
  });

  test('HX-14.13 HX-D49 a placeholder opens as soon as one of its targets comes into your vision', () => {
    const look = testSpell({ instant: true, targets: [target.tile({ anywhere: true })], effects: [reveal(0, 0), discardCards(1, 'you')] });
    const spare = drawing(0);
    const afterLookAt = (tile: string) => {
      const g = scenario({ A: { hand: [flare] }, B: { hand: [look, spare, spare] } });
      g.play(flare, '-4,0');
      expect(isHidden(g, 'B')).toBe(true);
      g.play(look, tile).resolve();
      // B is choosing a discard: A's item still waits below.
      expect(g.toAct()).toBe('B');
      return isHidden(g, 'B');
    };
    expect(afterLookAt('-4,0')).toBe(false);
    expect(afterLookAt('-3,0')).toBe(true);
  });

  test('HX-D48 a stack item as a target is in vision if that item is visible to the viewer', () => {
    const [counter, reply] = [counterIt(), drawing(0)];
    const aimedAt = (tile: string) => {
      const g = scenario({ A: { hand: [flare, counter] }, B: { hand: [reply] } });
      return isHidden(g.play(flare, tile).play(reply).play(counter, { item: 0 }), 'B', 2);
    };
    expect(aimedAt('-1,0')).toBe(true);
    expect(aimedAt('0,0')).toBe(false);
  });

  test('HX-D48 a card in discard or lost as a target is in vision of both, a card in hand of its owner only', () => {
    const dredge = testSpell({ targets: [target.discarded('own')], effects: [recall(0, 'hand')] });
    const dig = testSpell({ targets: [target.lost('own')], effects: [recall(0, 'hand')] });
    const hone = testSpell({ targets: [target.handCard()], effects: [changeCost(-1, 0, 'lasting')] });
    const spare = hit(1);
    const position = { A: { hand: [dredge, dig, hone, spare], discard: [spare], lost: [spare] } };
    const hiddenFromB = (play: (g: Table) => Table) => isHidden(play(scenario(position)), 'B');
    expect(hiddenFromB((g) => g.play(dredge, { pile: 'discard', of: 'A', index: 0 }))).toBe(false);
    expect(hiddenFromB((g) => g.play(dig, { pile: 'lost', of: 'A', index: 0 }))).toBe(false);
    expect(hiddenFromB((g) => g.play(hone, { hand: spare }))).toBe(true);
  });

  test('HX-D51 a target must be seen when it is chosen, unless the text says "any tile"', () => {
    const [shot, anywhere] = [hit(1), testSpell({ targets: [target.tile({ anywhere: true })], effects: [reveal(0, 0)] })];
    const choicesFor = (card: typeof shot) => {
      const g = scenario({ A: { hand: [card] }, B: { units: { '0,0': vanilla('1/3'), '1,0': vanilla('1/3') } } });
      return g.act(g.playAction(card)).choices();
    };
    expect(choicesFor(shot)).toContain('0,0');
    expect(choicesFor(shot)).not.toContain('1,0');
    expect(choicesFor(flare)).toContain('0,0');
    expect(choicesFor(flare)).not.toContain('1,0');
    expect(choicesFor(anywhere)).toContain('1,0');
  });

  test('HX-D51 a target that has left your vision since is hit all the same', () => {
    const [shot, kill] = [hit(2), hit(9)];
    const g = scenario({
      A: { units: { '1,0': vanilla('1/1') }, hand: [shot] },
      B: { units: { '4,0': vanilla('1/3') }, hand: [kill] },
    });
    g.play(shot, '4,0').play(kill, '1,0').resolve();
    expect([g.sees('A', '4,0'), g.stats('4,0')]).toEqual([false, '1/1']);
    g.nothingPending();
  });
});
