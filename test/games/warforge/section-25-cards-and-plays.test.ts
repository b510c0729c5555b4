import { describe, expect, test } from 'vitest';
import {
  create,
  damage,
  destroy,
  draw,
  energy,
  faith,
  iff,
  on,
  ownTroop,
  returnTo,
  summon,
  type Effect,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import type { SidePosition } from './position.ts';
import { newMatch, scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const plain = testTroop('1/1/3');
const sting = [damage(1, 'enemyWarlord')];

describe('25 Talent', () => {
  const talent = testStratagem(sting, { role: 'talent', cost: 1 });
  const gifted = testTroop('1/1/3', { talent });

  test('WR-25.1 the unit’s Talent card comes at the start of its controller’s turn', () => {
    const g = scenario({ A: { line: { R1: gifted } } });
    const held = () => g.hand('A').filter((card) => card === talent).length;
    expect([held(), g.endTurn() && held(), g.endTurn() && held()]).toEqual([0, 0, 1]);
    expect(g.play(talent).health('B.W')).toBe('19/20');
  });

  test('WR-25.1 one for each source, the Warlord’s among them', () => {
    const other = testStratagem([], { role: 'talent', cost: 0 });
    const A = { warlord: testWarlord('1/1/20', { talent: other }), line: { L1: gifted, R1: gifted } };
    const g = scenario({ A }).endTurn().endTurn();
    expect(g.hand('A').toSorted()).toEqual([other, talent, talent].toSorted());
  });
});

describe('25 Teleport', () => {
  const text = [iff({ cond: 'teleport' }, sting)];
  const blink = testStratagem(text, { keywords: ['teleport'] });
  const stepper = testTroop('1/1/1', { keywords: ['teleport'], abilities: [on('rally', text)] });
  const happened = (g: Table) => g.health('B.W') === '19/20';

  test('WR-25.2 its effect happens if the card is played in the turn it was drawn', () => {
    expect(happened(scenario({ A: { drawn: [blink] } }).play(blink, undefined, true))).toBe(true);
    expect(happened(scenario({ A: { hand: [blink] } }).play(blink))).toBe(false);
    expect(happened(scenario({ A: { drawn: [stepper] } }).play(stepper, 'R1', true))).toBe(true);
    expect(happened(scenario({ A: { hand: [stepper] } }).play(stepper, 'R1'))).toBe(false);
  });

  test('WR-25.2 the draw at the start of the turn counts, and one turn later no more', () => {
    const turn = () =>
      scenario({ A: { deck: [blink], energy: 3 }, B: { energy: 3 } })
        .endTurn()
        .endTurn();
    expect(happened(turn().play(blink, undefined, true))).toBe(true);
    const later = turn().endTurn().endTurn();
    expect(later.isLegal({ type: 'play', card: blink, drawn: true })).toBe(false);
    expect(happened(later.play(blink))).toBe(false);
  });

  test('WR-25.3 WR-D80 draws by effects count, created cards do not', () => {
    const [dig, make] = [testStratagem([draw()]), testStratagem([create(blink)])];
    expect(
      happened(
        scenario({ A: { hand: [dig], deck: [blink] } })
          .play(dig)
          .play(blink, undefined, true),
      ),
    ).toBe(true);
    const made = scenario({ A: { hand: [make] } }).play(make);
    expect(made.isLegal({ type: 'play', card: blink, drawn: true })).toBe(false);
    expect(happened(made.play(blink))).toBe(false);
  });

  test('WR-25.3 WR-D80 a card drawn in the opponent’s turn before does not count', () => {
    const gift = testStratagem([draw(1, 'opponent')]);
    const g = scenario({ active: 'B', A: { deck: [blink] }, B: { hand: [gift] } })
      .play(gift)
      .endTurn();
    expect([g.hand('A').includes(blink), g.isLegal({ type: 'play', card: blink, drawn: true })]).toEqual([true, false]);
    expect(happened(g.play(blink))).toBe(false);
  });

  test('WR-25.3 WR-D80 cards of the opening hand and of the mulligan do not', () => {
    const lists = READY_LISTS.filter(({ mode }) => mode === 'classic').slice(0, 2);
    const g = newMatch({ mode: 'classic', lists }, 'opening');
    const side = g.state.first === 0 ? 'A' : 'B';
    g.putBack(g.hand(side)[0]).keep().keep();
    const drawn = g.view(side).me!.hand.filter((one) => one.drawn);
    expect(g.hand(side).length).toBe(5);
    expect(drawn).toHaveLength(1);
  });
});

describe('25 Tide', () => {
  const wave = (x: number, steps: Effect[] = []) => testStratagem(steps, { cost: 2, keywords: [{ tide: x }] });
  const horde = testTroop('1/1/1', { cost: 1, keywords: [{ tide: 1 }], abilities: [on('rally', sting)] });

  test('WR-25.4 WR-25.6 Tide 2, cost 2, at 5/5: the original and one repeat leave 1, the second is refused', () => {
    const card = wave(2);
    const g = scenario({ A: { hand: [card], energy: 5 } }).play(card);
    expect([g.energy('A'), g.player('A').extra.length]).toEqual(['3/5', 2]);
    expect(g.extra(card).energy('A')).toBe('1/5');
    expect(g.refused((t) => t.extra(card))).toContain('costs 2 energy');
  });

  test('WR-25.4 up to X further plays, and no more', () => {
    const card = wave(2, [energy(2)]);
    const g = scenario({ A: { hand: [card], energy: 9 } })
      .play(card)
      .extra(card)
      .extra(card);
    expect(g.refused((t) => t.extra(card))).toContain('no further play');
  });

  test('WR-25.4 the same turn only: the repeats vanish at its end', () => {
    const card = wave(1);
    const g = scenario({ A: { hand: [card] } })
      .play(card)
      .endTurn()
      .endTurn();
    expect([g.player('A').extra, g.isLegal({ type: 'extra', card })]).toEqual([[], false]);
  });

  test('WR-25.5 WR-D51 repeats are outside the hand and grant no further Tide', () => {
    const card = wave(1);
    const g = scenario({ A: { hand: [card] } }).play(card);
    expect([g.hand('A'), g.player('A').extra.length]).toEqual([[], 1]);
    expect(g.extra(card).player('A').extra).toEqual([]);
  });

  test('WR-25.5 each repeat of a Troop is a play: Rally and Uprising of others happen', () => {
    const rebel = { card: testTroop('1/1/1', { abilities: [on('uprising', [])] }), arrived: 'deployed' } as const;
    const g = scenario({ A: { hand: [horde], line: { L1: rebel } } })
      .play(horde, 'R1')
      .extra(horde, 'R1');
    expect([g.line('A').length, g.triggered()]).toEqual([3, ['rally', 'uprising', 'rally', 'uprising']]);
  });

  test('WR-25.5 each repeat of a Stratagem sets off Artifice', () => {
    const [card, scribe] = [wave(1, [faith(1)]), testTroop('1/1/3', { abilities: [on('artifice', [])] })];
    const g = scenario({ A: { hand: [card], line: { R1: scribe } } })
      .play(card)
      .extra(card);
    expect([g.triggered(), g.player('A').faith]).toEqual([['artifice', 'artifice'], 2]);
  });

  test('WR-25.5 WR-25.4 a Troop that an effect creates gives none', () => {
    const call = testStratagem([summon(horde)]);
    expect(
      scenario({ A: { hand: [call] } })
        .play(call)
        .player('A').extra,
    ).toEqual([]);
  });
});

describe('25 Uprising', () => {
  const rebel = testTroop('1/1/3', { cost: 1, abilities: [on('uprising', sting)] });
  const rising = (A: SidePosition) => scenario({ A: { hand: [rebel, plain, plain], ...A } });

  test('WR-25.11 in the turn it was deployed it triggers each time another Troop is deployed after it', () => {
    const g = rising({}).play(rebel, 'R1');
    expect(g.triggered()).toEqual([]);
    expect(g.play(plain, 'R1').play(plain, 'L1').triggered()).toEqual(['uprising', 'uprising']);
  });

  test('WR-25.11 WR-D83 earlier deployments do not count, later turns neither', () => {
    const g = rising({}).play(plain, 'R1').play(rebel, 'R1');
    expect(g.triggered()).toEqual([]);
    expect(
      rising({ line: { R1: rebel } })
        .play(plain, 'R1')
        .triggered(),
    ).toEqual([]);
    const next = rising({}).play(rebel, 'R1').endTurn().endTurn();
    expect(next.play(plain, 'R1').triggered()).toEqual([]);
  });

  test('WR-25.11 WR-D83 Troops created by effects do not count, and created it does not trigger', () => {
    const [call, raise] = [testStratagem([summon(plain)]), testStratagem([summon(rebel)])];
    const g = rising({ hand: [rebel, call] })
      .play(rebel, 'R1')
      .play(call);
    expect([g.line('A').length, g.triggered()]).toEqual([2, []]);
    expect(
      rising({ hand: [raise, plain] })
        .play(raise)
        .play(plain, 'R1')
        .triggered(),
    ).toEqual([]);
  });

  test('WR-25.11 only its controller’s deployments count, and it must be in play', () => {
    const away = testStratagem([returnTo('hand')], { target: ownTroop() });
    const ruin = testStratagem([destroy()], { target: ownTroop() });
    const theirs = scenario({ active: 'B', A: { line: { R1: { card: rebel, arrived: 'deployed' } } }, B: { hand: [plain] } });
    expect(theirs.play(plain, 'R1').triggered()).toEqual([]);
    for (const card of [away, ruin]) {
      const g = rising({ hand: [rebel, card, plain] })
        .play(rebel, 'R1')
        .play(card, 'A.R1')
        .play(plain, 'R1');
      expect(g.triggered()).toEqual([]);
    }
  });

  test('WR-25.11 two of them: the later deployment sets off the earlier one', () => {
    const g = rising({ hand: [rebel, rebel] })
      .play(rebel, 'R1')
      .play(rebel, 'L1');
    expect(g.told('triggered').map(({ thing }) => thing?.place)).toEqual(['R1']);
  });
});
