import { describe, expect, test } from 'vitest';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { CONTENT_VERSION } from '../../../src-shared/games/laneforge/content-version.ts';
import { generateFactionDeck } from '../../../src-shared/games/laneforge/decks/generate.ts';
import { effect, endOfTurn, gainHealth, readyChampion, useChampion, when } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { FACTIONS } from '../../../src-shared/games/laneforge/types.ts';
import { scenario, type Table } from './scenario.ts';
import { testChampion, testChampionOf, testCreature, testSpell } from './test-cards.ts';

const gain = (amount: number) => [gainHealth(amount, 'you')];
/** A different gift at each level. */
const giver = () => testChampion({ 2: gain(2), 3: gain(30), 4: gain(400) });
const USE = { type: 'useChampion' } as const;
const seen = (g: Table) => g.view('A').seats[0].champion;
const wake = testSpell([effect(readyChampion())]);

describe('15 Champions in their cycles', () => {
  test.each([
    [2, 52],
    [3, 80],
    [4, 450],
  ])('LN-15.2 in cycle %d the ability of that level alone, by Exhausting the Champion', (cycle, health) => {
    const g = scenario({ turn: cycle * 3 - 2, A: { champion: giver() } });
    expect([seen(g).level, seen(g).ready]).toEqual([cycle, true]);
    g.champion();
    expect([g.health('A'), seen(g).ready]).toEqual([health, false]);
    expect(g.told('championUsed')).toMatchObject([{ seat: 0, level: cycle, byEffect: false }]);
    g.nothingPending();
  });

  test('LN-15.2 it is a free action: it uses up no main action and needs the own action phase', () => {
    const card = testCreature('1/1');
    const g = scenario({ turn: 4, A: { champion: giver(), hand: [card] }, B: { champion: giver() } });
    g.champion().play(card, 1).end();
    // In the phase that follows it is B's that is used.
    g.champion();
    expect([g.health('A'), g.health('B')]).toEqual([52, 52]);
    expect(g.refused(USE)).toMatch(/used its ability of this cycle/);
  });

  test('LN-15.2 LN-5.7 an Exhausted Champion cannot pay for it', () => {
    const g = scenario({ turn: 4, A: { champion: giver() } });
    g.state.seats[0].championReady = 0;
    expect(g.refused(USE)).toMatch(/Exhausted until the cycle ends/);
    expect(g.isLegal(USE)).toBe(false);
  });

  test('LN-15.3 an ability is used once; unused it is lost when the cycle ends', () => {
    const g = scenario({ turn: 4, A: { champion: giver() } });
    g.champion();
    expect(g.refused(USE)).toMatch(/used its ability/);
    g.nextTurn().idle();
    expect(g.refused(USE)).toMatch(/used its ability/);
    // What was used stays known as used.
    const used = scenario({ turn: 6, A: { champion: giver() } })
      .champion()
      .nextTurn();
    expect([used.state.cycle, seen(used)]).toMatchObject([3, { ready: true, used: [2] }]);
    const h = scenario({ turn: 6, A: { champion: giver() } }).nextTurn();
    expect(h.state.cycle).toBe(3);
    h.idle().champion();
    // Level 2 was never used: cycle 3 offers level 3, and only once.
    expect(h.health('A')).toBe(80);
    expect(h.refused(USE)).toMatch(/used its ability/);
  });

  test.each([
    [1, 1, /no ability in the first cycle/],
    [13, 5, /no ability in this cycle/],
  ])('LN-15.8 LN-D43 on turn %d, in cycle %d, there is none', (turn, cycle, reason) => {
    const g = scenario({ turn, suddenFrom: turn > 12 ? turn : 0, A: { champion: giver() } });
    expect(g.view('A').seats[0].champion).toMatchObject({ level: cycle, ready: true });
    expect(g.isLegal(USE)).toBe(false);
    expect(g.refused(USE)).toMatch(reason);
  });

  test('LN-15.8 LN-D43 Sudden Death comes to cycle 5, whose level is shown but empty', () => {
    const g = scenario({ turn: 12, A: { champion: giver() } }).nextTurn();
    expect([g.state.turn, seen(g).level]).toEqual([13, 5]);
    g.idle();
    expect(g.refused(USE)).toMatch(/no ability in this cycle/);
  });
});

describe('15 Champions made Ready, and used by effects', () => {
  test('LN-15.5 LN-D43 made Ready in its cycle the ability stays used', () => {
    const g = scenario({ turn: 4, A: { champion: giver(), hand: [wake] } });
    g.champion().play(wake);
    expect([seen(g).ready, seen(g).used]).toEqual([true, [2]]);
    expect(g.refused(USE)).toMatch(/used its ability/);
    expect(g.told('championReadied')).toHaveLength(1);
  });

  test('LN-15.5 LN-D56 one that is Ready cannot be made Ready: the step fails', () => {
    const spell = testSpell([effect(readyChampion(), ...gain(1))]);
    expect(
      scenario({ turn: 4, A: { champion: giver(), hand: [spell] } })
        .play(spell)
        .health('A'),
    ).toBe(50);
    expect(
      scenario({ turn: 4, A: { champion: giver(), hand: [spell] } })
        .champion()
        .play(spell)
        .health('A'),
    ).toBe(53);
  });

  test.each([1, 4, 13])('LN-15.7 "use your Champion’s level 3 ability" resolves it on turn %d', (turn) => {
    const call = testSpell([effect(useChampion(3))]);
    const g = scenario({ turn, suddenFrom: turn > 12 ? 13 : 0, A: { champion: giver(), hand: [call] }, B: { health: 80 } });
    g.state.seats[0].health = turn > 12 ? 80 : 50;
    g.play(call);
    expect([g.health('A'), seen(g).ready, seen(g).used]).toEqual([turn > 12 ? 110 : 80, true, []]);
    expect(g.told('championUsed')).toMatchObject([{ level: 3, byEffect: true }]);
  });

  test('LN-15.7 with the Champion Exhausted too, and the normal use stays what it was', () => {
    const [second, again] = [testSpell([effect(useChampion(2))]), testSpell([effect(useChampion(2))])];
    const g = scenario({ turn: 4, A: { champion: giver(), hand: [second, again] } });
    g.play(second).champion();
    expect(g.health('A')).toBe(54);
    g.end().idle().play(again);
    expect([g.health('A'), seen(g).ready]).toEqual([56, false]);
  });

  test('LN-15.7 LN-14.35 it is the Champion of the player whose text it is', () => {
    const call = testCreature('1/1', { abilities: [endOfTurn(useChampion(2))] });
    const mine = testChampion({ 2: gain(1) });
    const g = scenario({ A: { champion: giver() }, B: { champion: mine, lanes: { 1: { card: call, row: 'back' } } } });
    g.nextTurn();
    expect([g.health('A'), g.health('B')]).toEqual([50, 51]);
  });

  test('LN-15.2 LN-15.7 using an ability either way is what "when you use your Champion" sees', () => {
    const fan = testCreature('1/9', { abilities: [when({ on: 'championUsed', whose: 'you' }, ...gain(1000))] });
    const call = testSpell([effect(useChampion(2))]);
    const g = scenario({ turn: 4, A: { champion: giver(), hand: [call], lanes: { 1: fan } } });
    expect(g.champion().health('A')).toBe(1052);
    expect(g.play(call).health('A')).toBe(2054);
  });
});

describe('15 Champions of one name', () => {
  test('LN-15.6 may have their abilities in another order, and one may be stronger at a later level', () => {
    const champion = testChampionOf({
      sun: { 2: gain(1), 4: gain(5) },
      moon: { 2: gain(20), 3: gain(30) },
      star: { 3: gain(400), 4: gain(500) },
    });
    const health = (lines: [string, string, string], turn: number) =>
      scenario({ turn, A: { champion, championLines: lines } })
        .champion()
        .health('A') - 50;
    expect([4, 7, 10].map((turn) => health(['sun', 'moon', 'star'], turn))).toEqual([1, 30, 500]);
    expect([4, 7, 10].map((turn) => health(['moon', 'star', 'sun'], turn))).toEqual([20, 400, 5]);
  });

  test('LN-15.6 LN-15.1 and the content has such: one name, other lines, each of three cycles', () => {
    for (const faction of FACTIONS) {
      const champions = Array.from({ length: 40 }, (_, seed) => generateFactionDeck(CONTENT_VERSION, faction, `${seed}`).champion);
      const [{ id }] = champions;
      const lines = new Set(champions.filter((one) => one.id === id).map((one) => one.lines.join(' ')));
      expect(lines.size).toBeGreaterThan(1);
      for (const one of champions) expect(new Set(one.lines).size).toBe(3);
    }
    const stronger = CHAMPIONS.flatMap((champion) => champion.lines).filter(({ versions }) => {
      const ratings = Object.values(versions).map(({ rating }) => rating);
      return Math.max(...ratings) > Math.min(...ratings);
    });
    expect(stronger.length).toBeGreaterThan(0);
  });
});
