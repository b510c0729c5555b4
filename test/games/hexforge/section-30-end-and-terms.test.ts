import { describe, expect, test } from 'vitest';
import {
  bounce,
  damage,
  exhaust,
  heal,
  repair,
  target,
  towers,
  tradeBlows,
  all,
  drawCards,
  splash,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { scenario } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';

const burn = (n: number) => testSpell({ effects: [damage(n, 'enemyBase')] });

describe('30 Winning and losing', () => {
  test('HX-30.1 a base at 0 has lost, at 1 it is alive', () => {
    const hit = burn(4);
    const at = (hurt: number) =>
      scenario({ A: { hand: [hit] }, B: { damage: hurt } })
        .play(hit)
        .resolve();
    expect([at(15).state.result, at(15).health('B')]).toEqual([null, 1]);
    expect(at(16).state.result).toMatchObject({ winners: [0], reason: 'baseFell' });
    expect(at(17).health('B')).toBe(0);
  });

  test('HX-30.2 a player may forfeit at any time, without priority too, and loses at once', () => {
    const spell = testSpell({ effects: [] });
    for (const phase of ['summon1', 'move.ordering', 'combatDeclaration.declaring', 'combatResolution.responding']) {
      const g = scenario({ phase, A: { hand: [spell] } }).concede('B');
      expect(g.state.result).toMatchObject({ winners: [0], reason: 'conceded' });
    }
    const stacked = scenario({ A: { hand: [spell] } })
      .play(spell)
      .concede('A');
    expect([stacked.state.result?.winners, stacked.toAct()]).toEqual([[1], null]);
  });

  test('HX-30.3 once a player has won no action is accepted', () => {
    const hit = burn(20);
    const g = scenario({ A: { hand: [hit] } })
      .play(hit)
      .resolve();
    expect([g.toAct(), g.actions(), g.phase()]).toEqual([null, [], 'over']);
    expect(g.refused({ type: 'offerAdvance' })).toMatch(/over/);
  });

  test('HX-30.4 loss is tested at the end of each check; what is left of the stack is dropped', () => {
    const hit = burn(20);
    const answer = testSpell({ instant: true, effects: [damage(20, 'enemyBase')] });
    const g = scenario({ A: { hand: [hit] }, B: { hand: [answer] } })
      .play(hit)
      .play(answer)
      .resolve();
    expect(g.state.result).toMatchObject({ winners: [1] });
    expect([g.health('A'), g.health('B')]).toEqual([0, 20]);
    g.state.stack.length = 0;
    g.nothingPending();
  });

  test('HX-30.5 HX-D35 both bases below 1 in the same check: a draw', () => {
    const quake = testSpell({ effects: [damage(20, all(towers('any')))] });
    const g = scenario({ A: { hand: [quake] } })
      .play(quake)
      .resolve();
    expect(g.state.result).toEqual({ winners: [], ranking: [1, 1], reason: 'bothBasesFell' });
  });

  test('HX-30.6 HX-D34 no winner by the end of the last turn: a draw; 200 by default, the config may say otherwise', () => {
    const g = scenario({ phase: 'summon2', turnNumber: 199 });
    g.nextPhase('summon1');
    expect([g.state.turn, g.state.result]).toEqual([200, null]);
    g.advanceTo('over');
    expect(g.state.result).toMatchObject({ winners: [], reason: 'turnLimit' });
    expect(scenario({ phase: 'summon2', turnNumber: 5, maxTurns: 5 }).advanceTo('over').state.turn).toBe(5);
    // It is told once.
    expect(g.events('A').filter(({ type }) => type === 'gameOver')).toHaveLength(1);
    expect((hexforge.config.parse({ map: { name: 'x', tiles: [] }, loadouts: hexforgeLoadouts() }) as { maxTurns: number }).maxTurns).toBe(
      200,
    );
  });
});

function hexforgeLoadouts() {
  const g = scenario();
  return g.state.loadouts;
}

describe('31 Further terms', () => {
  test('HX-31.1 Exhausted comes from declaring an attack or from text, ends in the own Upkeep, and stops only attacking', () => {
    const tire = testSpell({ targets: [target.unit()], effects: [exhaust(0)] });
    const g = scenario({ A: { units: { '0,0': vanilla('1/5') }, hand: [tire] }, B: { units: { '1,0': vanilla('1/5') } } })
      .play(tire, '0,0')
      .resolve();
    expect(g.advanceTo('move').destinations('0,0').length).toBeGreaterThan(0);
    expect(g.advanceTo('combatDeclaration').attackTiles('0,0')).toEqual([]);
    g.nextPhase('summon1');
    expect(g.at('0,0').exhausted).toBe(1);
    g.nextPhase('combatDeclaration');
    expect(g.attackTiles('0,0')).toEqual(['1,0']);
    g.attack('0,0', '1,0');
    expect(g.at('0,0').exhausted).toBe(0);
    g.confirmAttacks();
    expect(g.at('0,0').exhausted).toBe(1);
  });

  test('HX-31.2 HX-D95 trading blows is simultaneous, without Quick Strike, splash or exhaustion; nothing if one is gone', () => {
    const duel = testSpell({ targets: [target.ownUnit(), target.enemyUnit()], effects: [tradeBlows(0, 1)] });
    const g = scenario({
      A: { units: { '0,0': vanilla('3/3', ['quickStrike', splash(2)]) }, hand: [duel] },
      B: { units: { '1,0': vanilla('3/3'), '2,0': vanilla('1/3') } },
    });
    g.play(duel, '0,0', '1,0').resolve();
    expect([g.isEmpty('0,0'), g.isEmpty('1,0'), g.stats('2,0')]).toEqual([true, true, '1/3']);
    const save = testSpell({ instant: true, targets: [target.ownUnit()], effects: [bounce(0)] });
    const gone = scenario({ A: { units: { '0,0': vanilla('3/3') }, hand: [duel] }, B: { units: { '1,0': vanilla('3/3') }, hand: [save] } });
    gone.play(duel, '0,0', '1,0').play(save, '1,0').resolve();
    expect([gone.stats('0,0'), gone.at('0,0').exhausted]).toEqual(['3/3', 0]);
  });

  test('HX-31.3 X/Y is power and health, or changes of them: +2/−1 on 2/3 makes 4/2', () => {
    const twist = testSpell({ targets: [target.unit()], effects: [{ do: 'modify', power: 2, health: -1, what: 0, until: 'lasting' }] });
    expect(
      scenario({ A: { units: { '0,0': vanilla('2/3') }, hand: [twist] } })
        .play(twist, '0,0')
        .resolve()
        .stats('0,0'),
    ).toBe('4/2');
  });

  test('HX-31.4 HX-D96 a token has no card: on leaving it is gone; without room none is made', () => {
    const page = vanilla('1/1', [], { role: 'token', memento: { effects: [drawCards(1)] } });
    const call = testSpell({ effects: [{ do: 'token', token: page.id, n: 3, beside: 'ownBase' }] });
    const kill = testSpell({ targets: [target.unit()], effects: [damage(1, 0)] });
    const walls = { '-4,-1': 'wall', '-5,-1': 'wall', '-6,0': 'wall', '-6,1': 'wall' } as const;
    const g = scenario({ tiles: walls, A: { units: { '0,0': page }, hand: [call, kill], deck: [vanilla('1/1')] } });
    g.play(call).resolve();
    expect(g.unitsOf('A')).toEqual(['-4,0', '-5,1', '0,0']);
    g.play(kill, '0,0').resolve();
    expect([g.isEmpty('0,0'), g.discard('A'), g.lost('A'), g.hand('A')]).toEqual([true, [call.id, kill.id], [], []]);
  });

  test('HX-31.5 HX-D40 what is removed from the game is in no zone and in no view', () => {
    const orphan = vanilla('1/1');
    const hit = testSpell({ targets: [target.entity({ kind: 'forge' })], effects: [damage(10, 0)] });
    const g = scenario({ A: { forges: { '-2,0': { slot: 1, cards: [orphan] } }, hand: [hit] } })
      .play(hit, '-2,0')
      .resolve();
    expect(g.removed()).toContain(orphan.id);
    expect([...g.hand('A'), ...g.deck('A'), ...g.discard('A'), ...g.lost('A')]).not.toContain(orphan.id);
    const publicView = JSON.stringify(g.view('B'));
    expect(publicView).not.toContain(orphan.id);
    expect(g.events('A')).toContainEqual(
      expect.objectContaining({ type: 'purged', cards: expect.arrayContaining([orphan.id]) as string[] }),
    );
    expect(g.events('B').some((e) => e.type === 'purged')).toBe(false);
  });

  test('HX-31.6 HX-D96 the game has no marker counters: nothing on a unit but damage, effects, equipment and exhaustion', () => {
    const g = scenario({ A: { units: { '0,0': vanilla('1/1') } } });
    const seen = g.view('A').entities.find((e) => e.tile === g.tile('0,0'))!;
    expect(Object.keys(seen).filter((name) => /counter|marker/i.test(name))).toEqual([]);
  });

  test('HX-31.7 repair is for towers, heal for units; neither passes max', () => {
    const mend = testSpell({ effects: [repair(5, all({ kind: 'entity', side: 'own' }))] });
    const cure = testSpell({ effects: [heal(5, all({ kind: 'entity', side: 'own' }))] });
    const position = (card: typeof mend) =>
      scenario({ A: { damage: 3, units: { '0,0': { card: vanilla('1/4'), damage: 2 } }, hand: [card] } })
        .play(card)
        .resolve();
    const mended = position(mend);
    expect([mended.health('A'), mended.stats('0,0')]).toEqual([20, '1/2']);
    const cured = position(cure);
    expect([cured.health('A'), cured.stats('0,0')]).toEqual([17, '1/4']);
  });

  test('HX-31.8 HX-11.9 bounce returns the card to its owner’s hand as the newest; overflow drops the oldest', () => {
    const unit = vanilla('1/1');
    const back = testSpell({ targets: [target.unit()], effects: [bounce(0)] });
    const filler = Array.from({ length: 8 }, () => vanilla('1/1'));
    const g = scenario({ turn: 'A', A: { hand: [back] }, B: { units: { '-3,0': unit }, hand: filler } })
      .play(back, '-3,0')
      .resolve();
    expect(g.hand('B')).toEqual([...filler.slice(1).map((c) => c.id), unit.id]);
    expect(g.discard('B')).toEqual([filler[0].id]);
  });
});
