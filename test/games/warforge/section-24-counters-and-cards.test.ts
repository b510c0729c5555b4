import { describe, expect, test } from 'vitest';
import { cardIndex, DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import {
  all,
  any,
  anyTroop,
  damage,
  destroy,
  grant,
  modify,
  on,
  own,
  ownTroop,
  questProgress,
  returnTo,
  sabotage,
  summon,
  type Script,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { cardsOfRole } from '../../../src-shared/games/warforge/rules/pools.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const bolt = testStratagem([damage(1)], { target: any() });
const plain = testTroop('1/1/3');
const sting = [damage(1, 'enemyWarlord')];

describe('24 Quest Progress', () => {
  const two = testStratagem([questProgress(2)]);
  const seven = testStratagem([questProgress(7)]);
  const lantern = testWarlord('1/1/20', { faction: 'f2' });
  const seeker = (card: string, questsSoFar = 0, more: SidePosition = {}) =>
    scenario({ A: { warlord: lantern, hand: [card], questProgress: questsSoFar, ...more } }).play(card);
  const roles = (g: Table) => g.deck('A').map((id) => DEFS[cardIndex(id)].spec.role);

  test('WR-24.1 each full 3 earned shuffles a Secret into the deck, the rest is kept', () => {
    const short = seeker(two);
    expect([roles(short), short.player('A').questProgress]).toEqual([[], 2]);
    const full = seeker(two, 2);
    expect([roles(full), full.player('A').questProgress]).toEqual([['secret'], 1]);
    const rich = seeker(seven);
    expect([roles(rich), rich.player('A').questProgress]).toEqual([['secret', 'secret'], 1]);
  });

  test('WR-24.1 it is shuffled in, and into its own player’s deck only', () => {
    const script: [string, number][] = [['a Secret', 0], ...[0, 0].map((to): [string, number] => ['shuffle deck 0', to])];
    const g = scenario({ script, A: { warlord: lantern, hand: [two], questProgress: 2, deck: [plain, plain] } }).play(two);
    g.nothingPending();
    expect(g.deck('A')).toHaveLength(3);
    expect(g.deck('B')).toEqual([]);
  });

  test('WR-24.2 WR-D66 the Secret is a random one of the faction’s list', () => {
    const list = cardsOfRole('f2', 'secret');
    list.forEach((card, drawn) => {
      const g = scenario({ script: [['a Secret', drawn]], A: { warlord: lantern, hand: [two], questProgress: 1 } }).play(two);
      expect(g.deck('A')).toEqual([DEFS[card].id]);
    });
    expect(list.length).toBeGreaterThan(2);
  });

  test('WR-24.2 it costs energy and is played as a Stratagem', () => {
    const secret = 'a-name-in-the-ledger';
    const scribe = testTroop('1/1/3', { abilities: [on('artifice', [])] });
    const hold = (energy: number) => scenario({ A: { hand: [secret], energy, line: { R1: scribe } }, B: { line: { R1: plain } } });
    const g = hold(2).play(secret, 'B.R1');
    expect([g.energy('A'), g.line('B'), g.triggered()]).toEqual(['0/2', [], ['artifice']]);
    expect(hold(1).refused((t) => t.play(secret, 'B.R1'))).toContain('costs 2 energy');
  });
});

describe('24 Rally', () => {
  const crier = testTroop('1/1/1', { cost: 1, abilities: [on('rally', sting)] });
  const away = testStratagem([returnTo('hand')], { target: ownTroop() });

  test('WR-24.3 it triggers when played from hand, extra plays included', () => {
    expect(
      scenario({ A: { hand: [crier] } })
        .play(crier, 'R1')
        .health('B.W'),
    ).toBe('19/20');
    const extra = scenario({ A: { extra: [crier] } }).extra(crier, 'R1');
    expect([extra.triggered(), extra.health('B.W')]).toEqual([['rally'], '19/20']);
  });

  test('WR-24.3 not when an effect creates it', () => {
    const call = testStratagem([summon(crier)]);
    const g = scenario({ A: { hand: [call] } }).play(call);
    expect([g.line('A'), g.triggered()]).toEqual([[crier], []]);
  });

  test('WR-24.3 not as it is returned to the hand, but when it is played again', () => {
    const g = scenario({ A: { hand: [away], line: { R1: crier } } }).play(away, 'A.R1');
    expect([g.hand('A'), g.triggered()]).toEqual([[crier], []]);
    expect(g.play(crier, 'L1').triggered()).toEqual(['rally']);
  });
});

describe('24 Regeneration', () => {
  test('WR-24.4 WR-D67 it heals X at the end of every turn, both players’: Regeneration 2, h 1/6 → 3 → 5 → 6', () => {
    const g = scenario({ A: { line: { R1: { card: testTroop('1/1/6', [{ regeneration: 2 }]), health: 1 } } } });
    const healths = [1, 2, 3].map(() => g.endTurn().health('A.R1'));
    expect(healths).toEqual(['3/6', '5/6', '6/6']);
    expect(g.told('healed').map(({ n }) => n)).toEqual([2, 2, 1]);
    expect(g.endTurn().told('healed')).toHaveLength(3);
  });
});

describe('24 Regiment', () => {
  const rank = testTroop('2/2/9', { abilities: [on('regiment', sting)] });
  const volleys = (g: Table) => g.triggered().filter((keyword) => keyword === 'regiment').length;
  const beside = (A: SidePosition['line'], B: SidePosition['line'] = { R1: testTroop('1/1/9') }) =>
    scenario({ A: { line: { L1: rank, ...A } }, B: { line: B } });

  test('WR-24.5 it triggers after a ranged attack of another friendly Troop or of the Warlord', () => {
    expect(volleys(beside({ R1: plain }).attack('R1', 'ranged', 'R1'))).toBe(1);
    expect(volleys(beside({}).attack('W', 'ranged', 'R1'))).toBe(1);
  });

  test('WR-24.5 not on its own attack, melee attacks, retaliation or enemy attacks', () => {
    expect(volleys(beside({}).attack('L1', 'ranged', 'R1'))).toBe(0);
    expect(volleys(beside({ R1: plain }).attack('R1', 'melee', 'R1'))).toBe(0);
    const enemyShot = scenario({ active: 'B', A: { line: { L1: rank, R1: plain } }, B: { line: { R1: plain } } });
    expect(volleys(enemyShot.attack('R1', 'ranged', 'R1'))).toBe(0);
  });

  test('WR-24.5 it triggers even if the attacker died in the hit step', () => {
    const g = beside({ R1: plain }, { R1: testTroop('5/5/9') }).attack('R1', 'ranged', 'R1');
    expect([g.line('A'), volleys(g)]).toEqual([[rank], 1]);
  });
});

describe('24 Relay', () => {
  const relay = testTroop('1/1/5', ['relay']);
  const boost = (target: Script['target'] = own(), cost = 0) => testStratagem([modify(2, 0)], { target, cost });
  const melees = (g: Table, side: 'A' | 'B' = 'A') => g.view(side).seats[side === 'A' ? 0 : 1].units.map(({ face }) => face?.melee);

  test('WR-24.6 a friendly Stratagem on it affects the units beside it too', () => {
    const card = boost();
    const g = scenario({ A: { hand: [card, card], line: { R1: plain, R2: relay, R3: plain, R4: plain } } });
    expect(melees(g.play(card, 'A.R2'))).toEqual([1, 3, 3, 3, 1]);
    expect(melees(g.play(card, 'A.R3'))).toEqual([1, 3, 3, 5, 1]);
  });

  test('WR-24.6 WR-24.7 beside the Warlord it reaches the Warlord, unless the card may target Troops only', () => {
    const [unitCard, troopCard] = [boost(own()), boost(ownTroop())];
    const hold = (card: string) => scenario({ A: { hand: [card], line: { L1: plain, R1: relay, R2: plain } } });
    expect(melees(hold(unitCard).play(unitCard, 'A.R1'))).toEqual([1, 3, 3, 3]);
    expect(melees(hold(troopCard).play(troopCard, 'A.R1'))).toEqual([1, 1, 3, 3]);
  });

  test('WR-24.7 WR-D68 a card for Beasts skips a neighbour that is none', () => {
    const card = boost(ownTroop({ type: 'Beast' }));
    const [beastRelay, beast] = [testTroop('1/1/5', { types: ['Beast'], keywords: ['relay'] }), testTroop('1/1/5', { types: ['Beast'] })];
    const g = scenario({ A: { hand: [card], line: { R1: plain, R2: beastRelay, R3: beast } } });
    expect(melees(g.play(card, 'A.R2'))).toEqual([1, 1, 3, 3]);
  });

  test('WR-24.8 WR-D68 copies do not run on through a neighbouring Relay', () => {
    const card = boost();
    const g = scenario({ A: { hand: [card], line: { R1: plain, R2: relay, R3: relay, R4: plain } } });
    expect(melees(g.play(card, 'A.R2'))).toEqual([1, 3, 3, 3, 1]);
  });

  test('WR-24.8 WR-D68 copies do not count as targeting: no Stimulation, and Artifice once', () => {
    const card = boost();
    const touchy = testTroop('1/1/5', { abilities: [on('stimulation', []), on('artifice', [])] });
    const line = { R1: plain, R2: relay, R3: touchy };
    expect(
      scenario({ A: { hand: [card], line } })
        .play(card, 'A.R2')
        .triggered(),
    ).toEqual(['artifice']);
    expect(
      scenario({ A: { hand: [card], line } })
        .play(card, 'A.R3')
        .triggered(),
    ).toEqual(['stimulation', 'artifice']);
  });

  test('WR-24.8 enemy Stratagems do not spread', () => {
    const card = boost(any());
    const g = scenario({ active: 'B', A: { line: { R1: plain, R2: relay, R3: plain } }, B: { hand: [card] } });
    expect(melees(g.play(card, 'A.R2'))).toEqual([1, 1, 3, 1]);
  });
});

describe('24 Remnant', () => {
  const machine = testTroop('2/2/2', ['remnant']);
  const ruin = testStratagem([destroy()], { target: anyTroop() });
  const wreck = (more: SidePosition = {}, active: 'A' | 'B' = 'A') =>
    scenario({
      active,
      A: { line: { R1: plain, R2: machine, R3: plain }, hand: [ruin, ruin, bolt], ...more },
      B: { hand: [ruin, ruin, bolt] },
    });

  test('WR-24.9 WR-D69 dying it leaves a 0/0/1 Troop token in its place', () => {
    const g = wreck().play(ruin, 'A.R2');
    expect(g.line('A')).toEqual([plain, 'remnant', plain]);
    expect([g.stats('A.R2'), g.face('A.R2').remnantOf]).toEqual(['0/0/1', machine]);
    expect(DEFS[cardIndex('remnant')].spec).toMatchObject({ kind: 'troop', role: 'token' });
  });

  test('WR-24.9 left of the Warlord it stands where it stood as well', () => {
    const g = wreck({ line: { L3: plain, L2: machine, L1: plain } }).play(ruin, 'A.L2');
    expect([g.line('A'), g.unit('A.L2').face?.card]).toEqual([[plain, 'remnant', plain], 'remnant']);
  });

  test('WR-24.9 WR-24.10 killed in its controller’s own turn it goes at that turn’s end', () => {
    const g = wreck().play(ruin, 'A.R2').endTurn();
    expect(g.line('A')).toEqual([plain, plain]);
  });

  test('WR-24.10 killed in the opponent’s turn it stays through its controller’s next turn', () => {
    const g = wreck({}, 'B').play(ruin, 'A.R2').endTurn();
    expect(g.line('A')).toContain('remnant');
    expect(g.endTurn().line('A')).toEqual([plain, plain]);
  });

  test('WR-24.11 it fills a place, counts for Pack, and can be attacked and blasted', () => {
    const pack = testTroop('1/1/3', ['pack']);
    const g = wreck({ line: { R1: plain, R2: machine, R3: plain, R4: pack } }, 'B').play(ruin, 'A.R2');
    expect(g.stats('A.R4')).toBe('4/4/3');
    expect(g.attack('W', 'melee', 'R2').line('A')).toEqual([plain, plain, pack]);
    const h = wreck({ line: { R1: plain, R2: machine, R3: plain, R4: plain } }).play(ruin, 'A.R2');
    expect(h.refused({ type: 'play', card: machine, place: 'R1', drawn: false })).toBeTruthy();
    const blaster = testTroop('1/0/9', [{ blast: 1 }]);
    const i = scenario({ A: { line: { R1: plain, R2: 'remnant' } }, B: { line: { R1: blaster } }, active: 'B' });
    expect(i.attack('R1', 'melee', 'R1').line('A')).toEqual([plain]);
  });

  test('WR-24.11 it can be targeted, and destroyed it leaves no Remnant, not even given the keyword', () => {
    const curse = testStratagem([grant('remnant', all(own({ kind: 'troop' })))]);
    const g = wreck({ hand: [ruin, ruin, curse] })
      .play(ruin, 'A.R2')
      .play(curse)
      .play(ruin, 'A.R2');
    expect(g.line('A')).toEqual([plain, plain]);
    expect(wreck().play(ruin, 'A.R2').play(bolt, 'A.R2').line('A')).toEqual([plain, plain]);
  });

  test('WR-24.9 WR-23.4 an Invulnerable Remnant is not destroyed by the end of the turn', () => {
    const guard = testStratagem([grant('invulnerable', 'target', undefined, 'turn')], { target: ownTroop() });
    const g = wreck({ hand: [ruin, guard] })
      .play(ruin, 'A.R2')
      .play(guard, 'A.R2')
      .endTurn();
    expect(g.line('A')).toContain('remnant');
    expect(g.endTurn().endTurn().line('A')).toEqual([plain, plain]);
  });
});

describe('24 Sabotage', () => {
  const dear = testStratagem([], { cost: 2, role: 'sabotage', burden: { costs: { of: { kind: 'troop' }, by: 1 } } });
  const plant = testStratagem([sabotage(dear)]);
  const cheap = testTroop('1/1/1', { cost: 1 });
  const rival = (hand: string[], more: SidePosition = {}) => scenario({ active: 'B', A: {}, B: { hand, ...more } });

  test('WR-24.12 it is created in the enemy hand, and its effect lasts while it is there', () => {
    const g = scenario({ A: { hand: [plant] }, B: { hand: [cheap] } }).play(plant);
    expect(g.hand('B').toSorted()).toEqual([cheap, dear].toSorted());
    g.endTurn();
    expect(g.view('B').me?.hand.find(({ card }) => card === cheap)?.cost).toBe(2);
    expect(rival([cheap]).view('B').me?.hand[0].cost).toBe(1);
  });

  test('WR-24.12 unnamed it is a random Sabotage card', () => {
    const any1 = testStratagem([sabotage()]);
    const g = scenario({ A: { hand: [any1] } }).play(any1);
    expect(g.hand('B').map((id) => DEFS[cardIndex(id)].spec.role)).toEqual(['sabotage']);
  });

  test('WR-24.13 WR-D70 its holder plays it for its printed cost, as a Stratagem that does nothing but go', () => {
    const scribe = testTroop('1/1/3', { abilities: [on('artifice', [])] });
    const g = rival([dear, cheap], { energy: 4, line: { R1: scribe } }).play(dear);
    expect([g.energy('B'), g.hand('B'), g.triggered()]).toEqual(['2/4', [cheap], ['artifice']]);
    expect(g.play(cheap, 'R1').energy('B')).toBe('1/4');
    expect(rival([dear], { energy: 1 }).refused((t) => t.play(dear))).toContain('costs 2 energy');
  });

  test('WR-24.13 several add up', () => {
    expect(rival([dear, dear, cheap]).play(cheap, 'R1').energy('B')).toBe('7/10');
  });

  test('WR-24.14 it counts towards the hand limit; against a full hand nothing is created', () => {
    const hold = (n: number) => scenario({ A: { hand: [plant] }, B: { hand: new Array<string>(n).fill(cheap) } }).play(plant);
    expect(hold(9).hand('B')).toContain(dear);
    const full = hold(10);
    expect([full.hand('B').includes(dear), full.hand('B').length, full.told('burned')]).toEqual([false, 10, []]);
    const deck = [plain];
    const g = scenario({ A: {}, B: { hand: [...new Array<string>(9).fill(cheap), dear], deck, energy: 5 } }).endTurn();
    expect(g.told('burned').map(({ card }) => card)).toEqual([plain]);
  });
});
