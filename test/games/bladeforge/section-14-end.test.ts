import { describe, expect, test } from 'vitest';
import { breakPart, draw, fetch, hit, hitAll, searchUp, steal, trap, weaken } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { blConfigSchema } from '../../../src-shared/games/bladeforge/config.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/bladeforge/series.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard } from './test-cards.ts';

describe('14 Elimination and winning', () => {
  test('BL-14.1 a defeated player takes no turns and cannot be chosen for anything', () => {
    const [dart, soft] = [testGadget(hit(1)), testGadget(weaken(1))];
    const g = table({ seats: 4, P1: { hand: [dart, soft] }, P2: { health: 1 } })
      .play(dart, 'P2')
      .play(soft);
    expect(g.choices()).toEqual(['P3', 'P4']);
    g.choose('P3');
    expect(g.attackable()).toEqual(['P3', 'P4']);
    expect(g.whyNot('P2', { type: 'drawToEnd' })).toBe('You are out of this match.');
    const order = [0, 1, 2, 3].map(() => g.drawToEnd().active());
    expect(order).toEqual(['P3', 'P4', 'P1', 'P3']);
  });

  test('BL-14.1 gadgets that work on everybody leave the defeated alone', () => {
    const blast = testGadget(hitAll(2, 'everyone'));
    const g = table({ seats: 3, P1: { hand: [blast] }, P2: { out: true } }).play(blast);
    expect([g.told('harmed').map(({ seat }) => seat), g.told('defeated')]).toEqual([[0, 2], []]);
  });

  test('BL-14.2 BL-D41 the last player with more than 0 health wins at once, in mid-turn and looting first', () => {
    const dart = testGadget([hit(1), draw(1)]);
    const left = testGuard();
    const g = table({ seats: 3, P1: { hand: [dart] }, P2: { health: 1, forge: { left } }, P3: { out: true } }).play(dart);
    expect([g.winner(), g.state.result?.reason, g.toAct(), g.actions()]).toEqual(['P1', 'lastStanding', null, []]);
    expect(g.hand('P1').sort()).toEqual(['adventurer-blade', 'wooden-grip', left.id].sort());
    // What was still to do is not done.
    expect([g.told('drew'), g.salvage()]).toEqual([[], [dart.id]]);
    expect(g.refused((t) => t.drawToEnd())).toBe('The game is over.');
    const struck = table({ P2: { health: 1 } })
      .attack('P2', 1)
      .takeBlow();
    expect([struck.winner(), struck.phase()]).toEqual(['P1', 'over']);
    expect(struck.told('turnEnded')).toEqual([]);
  });

  test('BL-14.2 three are too many to have won', () => {
    expect(
      table({ seats: 4, P2: { health: 1 } })
        .attack('P2', 1)
        .takeBlow()
        .winner(),
    ).toBeNull();
  });

  test('BL-14.2 the others rank by how long they stood', () => {
    const dart = [testGadget(hit(1)), testGadget(hit(1)), testGadget(hit(1))];
    const weak = { health: 1 };
    const g = table({ seats: 4, P1: { hand: dart }, P2: weak, P3: weak, P4: weak });
    g.play(dart[0], 'P3').play(dart[1], 'P2').play(dart[2]);
    expect(g.state.result).toEqual({ winners: [0], ranking: [1, 3, 4, 2], reason: 'lastStanding' });
  });

  test('BL-14.3 BL-D40 all who are left fall by one effect: a draw', () => {
    const blast = testGadget(hitAll(4, 'everyone'));
    const g = table({ seats: 4, P1: { health: 4, hand: [blast] }, P2: { health: 1 }, P3: { out: true }, P4: { health: 3 } }).play(blast);
    expect([g.winner(), g.state.result]).toEqual(['nobody', { winners: [], ranking: [1, 1, 4, 1], reason: 'allFallen' }]);
    expect(g.told('looted')).toEqual([]);
    g.nothingPending();
    // With one of them left it is that one’s.
    const h = table({ seats: 3, P1: { health: 4, hand: [blast] }, P2: { health: 1 }, P3: { health: 5 } }).play(blast);
    expect([h.winner(), h.health('P3')]).toEqual(['P3', 1]);
  });

  test('BL-14.4 BL-D59 the active player falls in the own turn: the turn is over and the next living player begins', () => {
    const look = testGadget(searchUp('blade'));
    const P4 = { health: 5, hand: [look] };
    const g = table({ seats: 5, active: 'P4', P4, P5: { out: true }, armory: [testGadget(trap(5)), testGrip(), testGrip()] }).play(look);
    expect([g.active(), g.phase(), g.hand('P1').length]).toEqual(['P1', 'main', 1]);
    expect(g.told('phase').map(({ phase }) => phase)).toEqual(['start', 'main']);
    expect(g.told('turnEnded')).toEqual([{ type: 'turnEnded', seat: 3 }]);
    g.nothingPending();
  });

  test('BL-D56 a match has no turn limit; with one it is a draw after that turn, not before', () => {
    expect(blConfigSchema.parse({ seats: 4 }).maxTurns).toBe(0);
    expect(seriesConfig().maxTurns).toBe(600);
    const g = table({ seats: 3, turn: 599, maxTurns: 600, P2: { health: 1 } }).drawToEnd();
    expect([g.winner(), g.state.turn]).toEqual([null, 600]);
    g.drawToEnd();
    expect([g.winner(), g.state.result, g.state.turn]).toEqual(['nobody', { winners: [], ranking: [1, 1, 1], reason: 'turnLimit' }, 600]);
    expect(table({ turn: 5000 }).drawToEnd().winner()).toBeNull();
    // Who wins with the last blow has won.
    const last = table({ turn: 600, maxTurns: 600, P2: { health: 1 } })
      .attack('P2', 1)
      .takeBlow();
    expect(last.winner()).toBe('P1');
  });
});

describe('14 Conceding', () => {
  const strong = { forge: { blade: testBlade('+4/+0') } };

  test('BL-14.5 every living player may at any time, in turn or out of it; it is no action of the game', () => {
    const g = table({ seats: 4 }).concede('P3');
    expect([g.isOut('P3'), g.active(), g.toAct()]).toEqual([true, 'P1', 'P1']);
    g.concede('P1');
    expect([g.isOut('P1'), g.active(), g.phase()]).toEqual([true, 'P2', 'main']);
    // Once more is nothing.
    const before = bladeforge.hash(g.state);
    expect(bladeforge.hash(g.concede('P1').state)).toBe(before);
    g.concede('P2');
    expect([g.winner(), g.toAct()]).toEqual(['P4', null]);
    expect(g.state.result?.ranking).toEqual([3, 2, 4, 1]);
    g.nothingPending();
  });

  test('BL-14.5 BL-D55 the target of a running attack who concedes takes the blow unblocked: fatal, the attacker loots', () => {
    const [held, left] = [testGuard(), testGuard()];
    const g = table({ seats: 3, P1: strong, P2: { health: 5, hand: [held], forge: { left } } }).attack('P2', 1);
    g.concede('P2');
    expect(g.told('blockChosen')).toEqual([{ type: 'blockChosen', seat: 1, block: false }]);
    expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 1, source: { by: 0 } }]);
    expect(g.hand('P1').sort()).toEqual(['adventurer-blade', 'wooden-grip', held.id, left.id].sort());
    expect([g.salvage(), g.active()]).toEqual([[], 'P3']);
    g.nothingPending();
  });

  test('BL-14.5 BL-D55 not fatal, it is a concession: damage, and the cards go to the Salvage', () => {
    const held = testGuard();
    const g = table({ seats: 3, P1: strong, P2: { health: 6, hand: [held] } })
      .attack('P2', 1)
      .concede('P2');
    expect(g.told('harmed')[0]).toMatchObject({ seat: 1, amount: 5, health: 1 });
    expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 1, source: 'concede' }]);
    expect([g.hand('P1'), g.salvage().sort(), g.active()]).toEqual([[], ['adventurer-blade', 'wooden-grip', held.id].sort(), 'P3']);
    g.nothingPending();
  });

  test('BL-14.5 the target who has the part to lose still to choose may concede: the damage stands, nothing is looted', () => {
    const g = table({ seats: 3, P1: strong, P2: { forge: { left: testGuard() } } })
      .attack('P2', 1)
      .block(1, 1)
      .concede('P2');
    expect([g.health('P2'), g.isOut('P2'), g.hand('P1'), g.salvage().length, g.active()]).toEqual([15, true, [], 3, 'P3']);
    g.nothingPending();
  });

  test('BL-14.5 the last two: conceding under a fatal blow is a defeat all the same', () => {
    const g = table({ P1: strong, P2: { health: 5 } })
      .attack('P2', 1)
      .concede('P2');
    expect([g.winner(), g.told('defeated')[0].source]).toEqual(['P1', { by: 0 }]);
    g.nothingPending();
  });

  test('BL-D55 a conceding attacker’s attack ends without effect', () => {
    const g = table({ seats: 3, P1: strong, P2: { health: 5 } })
      .attack('P2', 1)
      .concede('P1');
    expect([g.healths(), g.isOut('P1'), g.isOut('P2'), g.active()]).toEqual([[20, 5, 20], true, false, 'P2']);
    expect(g.told('attackEnded')).toEqual([{ type: 'attackEnded', why: 'attackerGone' }]);
    expect(g.view('P2').attack).toBeNull();
    g.nothingPending();
  });

  test('BL-D55 nor does its failed block cost a part any more, once the attacker has gone', () => {
    const g = table({ seats: 3, P1: strong, P2: { forge: { left: testGuard() } } })
      .attack('P2', 1)
      .block(1, 1)
      .concede('P1');
    expect([g.health('P2'), g.forge('P2').filter((card) => card !== null).length, g.active()]).toEqual([15, 3, 'P2']);
    g.nothingPending();
  });

  test('BL-14.5 a third player’s concession leaves a running attack as it is', () => {
    const g = table({ seats: 4, P1: strong }).attack('P2', 1).concede('P3');
    expect([g.toAct(), g.choices()]).toEqual(['P2', [false, true]]);
    g.takeBlow();
    expect([g.health('P2'), g.active()]).toEqual([15, 'P2']);
  });

  test('BL-14.5 a player named by a gadget concedes before its effect: the effect is skipped, other questions are asked anew', () => {
    const gadget = testGadget([hit(3), breakPart]);
    const P2 = { forge: { left: testGuard() } };
    const g = table({ seats: 4, P1: { hand: [gadget] }, P2 })
      .play(gadget)
      .choose('P2')
      .concede('P2');
    // Whose part: one of those who are left.
    expect([g.toAct(), g.choices()]).toEqual(['P1', ['P3', 'P4']]);
    g.choose('P4');
    expect([g.healths(), g.told('idle').length, g.at('P4', 'grip')]).toEqual([[20, 20, 20, 20], 1, null]);
    g.nothingPending();
    const part = table({ seats: 3, P1: { hand: [gadget] }, P2 })
      .play(gadget, 'P3', 'P2')
      .concede('P2');
    expect([part.health('P3'), part.toAct(), part.phase(), part.told('idle').length]).toEqual([17, 'P1', 'main', 1]);
    part.nothingPending();
  });

  test('BL-14.5 a question for a card is asked anew with what lies there now', () => {
    const hook = testGadget(fetch('guard'));
    const [a, b, theirs] = [testGuard(), testGuard(), testGuard()];
    const g = table({ seats: 3, P1: { hand: [hook] }, P2: { hand: [theirs] }, salvage: [a, b] }).play(hook);
    expect(g.concede('P2').choices()).toEqual([a.id, b.id, theirs.id]);
    const glove = testGadget(steal(true));
    const h = table({ seats: 3, P1: { hand: [glove, a, b] }, P2: { hand: [theirs] } }).play(glove);
    h.concede('P2');
    expect([h.hand('P1'), h.toAct(), h.told('idle').length]).toEqual([[a.id, b.id], 'P1', 1]);
    h.nothingPending();
  });

  test('BL-14.5 conceding in the middle of the own gadget or recycling: all cards to the Salvage, the next player begins', () => {
    const gadget = testGadget([hit(3), breakPart]);
    const held = [testGuard(), testGuard()];
    const g = table({ seats: 3, P1: { hand: [gadget, ...held] } })
      .play(gadget)
      .concede('P1');
    expect([g.healths(), g.active(), g.salvage().length]).toEqual([[20, 20, 20], 'P2', 5]);
    g.nothingPending();
    const h = table({ seats: 3, P1: { hand: held } })
      .act({ type: 'recycle', card: held[0].id })
      .concede('P1');
    expect([h.active(), h.salvage().length, h.hand('P1')]).toEqual(['P2', 4, []]);
    h.nothingPending();
  });

  test('BL-10.8 BL-D55 a concession is never a kill: nobody loots, whoever’s turn it is', () => {
    const g = table({ seats: 3, active: 'P2', P1: { health: 1, hand: [testGuard()] } }).concede('P1');
    expect([g.told('looted'), g.salvage().length, g.hand('P2')]).toEqual([[], 3, []]);
  });
});
