import { describe, expect, test } from 'vitest';
import { artifact, C, cast, defense, does, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const salve = (name: string) => artifact(name, [cast('heal', 'self', 1)]);
const sling = artifact('Sling', { aim: 'any', abilities: [cast('dmg', 'target', 2)] });

describe('12 Artifacts', () => {
  test('DK-12.1 playing one is the turn’s card, activating is not; it does nothing while it waits', () => {
    const g = scenario({ players: [{ hand: ['artifact', 'creature'], board: [salve('Salve')] }, {}] })
      .use('Salve')
      .play('artifact');
    g.barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
    expect(g.life('P1')).toBe(41);
  });

  test('DK-12.2 in any window of anybody’s turn, also in the turn it entered', () => {
    const g = scenario({ players: [{ hand: ['artifact'] }, {}], deck: [salve('Salve')] }).play('artifact');
    expect([g.asked(), g.toAct()]).toEqual(['window', 'P1']);
    expect(g.use('Salve').life('P1')).toBe(41);
    const other = scenario({ players: [{ board: [C('A', '1/1')] }, { board: [salve('Salve')] }] })
      .attack('A', 'P2')
      .use('Salve');
    expect(other.life('P2')).toBe(40);
  });

  test('DK-12.3 DK-D44 it works once: effect, Graveyard, off the Battlefield', () => {
    const g = scenario({ players: [{ board: [salve('Salve')] }, {}] }).use('Salve');
    expect([g.life('P1'), g.board('P1'), g.graveyard()]).toEqual([41, [], ['artifact']]);
    expect(g.events('spectator').map(({ type }) => type)).toEqual(['activated', 'healed', 'spent']);
  });

  test('DK-12.4 one activation a turn for each player, whoever’s turn it is; in a round of five one player can use five', () => {
    const board = [1, 2, 3, 4, 5].map((n) => salve(`Salve ${n}`));
    const g = scenario({ players: [{ board }, {}, {}, {}, {}] });
    g.use('Salve 1').barred({ type: 'activateArtifact', artifact: g.ref('Salve 2'), target: null }, 'E_ARTIFACT_LIMIT');
    for (let n = 2; n <= 5; n++) {
      // In each of the four other turns P1 is asked once it has drawn, and then no more.
      g.endMain();
      expect([g.phase(), g.toAct()]).toEqual(['draw.window', 'P1']);
      g.use(`Salve ${n}`);
      expect(g.asked()).toBeNull();
    }
    expect([g.life('P1'), g.board('P1')]).toEqual([45, []]);
  });

  test('DK-12.5 DK-D25 the five windows, and who is asked in them', () => {
    const g = scenario({
      players: [{ board: [salve('Own'), C('A', '1/1')] }, { board: [salve('Other')] }, { board: [salve('Third')] }],
    });
    const asked = (): string[] => {
      const found: string[] = [];
      while (g.asked() === 'window') {
        found.push(`${g.phase()} ${g.toAct()}`);
        g.pass();
      }
      return found;
    };
    // In the main phase the active player uses it without being asked.
    expect(g.actions().map(({ type }) => type)).toContain('activateArtifact');
    g.attack('A', 'P2');
    expect([g.asked(), g.toAct()]).toEqual(['respond', 'P2']);
    g.pass();
    expect(asked()).toEqual(['main.event.inEvent P1', 'main.event.inEvent P3', 'main.window P1', 'main.window P2', 'main.window P3']);
    g.endMain();
    expect(asked()).toEqual(['end.window P1', 'end.window P2', 'end.window P3', 'draw.window P2', 'draw.window P3', 'draw.window P1']);
  });

  test('DK-12.6 asked in turn order from the active player, each activation first through; one round closes it', () => {
    const hit = (name: string) => artifact(name, { aim: 'opp', abilities: [cast('dmg', 'target', 40)] });
    const g = scenario({
      active: 1,
      players: [{ board: [salve('First')] }, { board: [hit('Axe')] }, { board: [salve('Third')] }],
    }).endMain();
    expect(g.toAct()).toBe('P2');
    g.use('Axe', 'P3');
    // P3 has gone before it would have been asked.
    expect([g.toAct(), g.lives()]).toEqual(['P1', [40, 40, 0]]);
    g.pass();
    expect(g.phase()).not.toBe('end.window');
  });

  test('DK-12.7 no targeting event and no answer; the target is named with it and must be legal', () => {
    const saint = C('Saint', '1/9', { keywords: ['ima'] });
    const g = scenario({ players: [{ board: [sling] }, { hand: ['defense'], board: [saint, salve('Thing')], reflects: 1 }] });
    for (const target of [null, 0, g.ref('Thing')])
      g.barred({ type: 'activateArtifact', artifact: g.ref('Sling'), target }, 'E_BAD_TARGET');
    g.use('Sling', 'Saint');
    expect([g.asked(), g.permanent('Saint').damage, g.board('P1'), g.view('P1').seats[1].reflects]).toEqual([null, 0, [], 1]);
    const needs = artifact('Needs', { aim: 'cre', abilities: [cast('dmg', 'target', 2)] });
    expect(scenario({ players: [{ board: [needs] }, {}] }).actions()).toEqual([{ type: 'endMain' }]);
  });
});

describe('13 Timing', () => {
  test('DK-13.1 an attack: target, block, response, window, damage, destruction, Graveyard, triggers', () => {
    const fighter = C('A', '3/3', [does('attack', 'heal', 'self', 1)]);
    const wall = C('Wall', '3/3', [does('block', 'heal', 'self', 1), does('destroyed', 'heal', 'self', 1)]);
    const g = scenario({ players: [{ board: [fighter, salve('Salve')] }, { hand: ['defense'], board: [wall] }] }).attack('A', 'P2');
    const steps = [g.phase()];
    steps.push(g.block('Wall').phase(), g.respond().phase());
    g.pass();
    expect(steps).toEqual(['main.event.block', 'main.event.response', 'main.event.inEvent']);
    expect(g.events('spectator').map(({ type }) => type)).toEqual([
      'attacked',
      'blocked',
      'played',
      'cleansed',
      'damaged',
      'damaged',
      'destroyed',
      'spent',
      'triggered',
      'healed',
      'triggered',
      'healed',
      'triggered',
      'healed',
    ]);
    expect(g.triggered()).toEqual(['A attack', 'Wall block', 'Wall destroyed']);
  });

  test('DK-13.2 an artifact: effect, Graveyard, off the Battlefield, triggers', () => {
    const imp = C('Imp', '1/1', [does('destroyed', 'heal', 'self', 2)]);
    const g = scenario({ players: [{ board: [sling] }, { board: [imp] }] }).use('Sling', 'Imp');
    expect(g.events('spectator').map(({ type }) => type)).toEqual(['activated', 'damaged', 'destroyed', 'spent', 'triggered', 'healed']);
  });

  test('DK-13.3 DK-D38 triggers wait for the last step: active player’s first, then turn order, age, printed order', () => {
    const bomb = (name: string) => C(name, '1/1', [does('destroyed', 'heal', 'self', 1)]);
    const boom = spell('Boom', [cast('dmg', 'allCre', 1)]);
    const g = scenario({
      active: 1,
      players: [{ board: [bomb('P1 old'), bomb('P1 new')] }, { hand: ['attack'], board: [bomb('P2 one')] }, { board: [bomb('P3 one')] }],
      deck: [boom],
    }).play('attack');
    expect(g.triggered()).toEqual(['P2 one destroyed', 'P3 one destroyed', 'P1 old destroyed', 'P1 new destroyed']);
    const printed = C('A', '3/3', [does('hit', 'heal', 'self', 1), does('attack', 'dmg', 'protected', 1)]);
    const h = scenario({ players: [{ board: [printed] }, {}] }).attack('A', 'P2');
    // They still know whom the attack was aimed at.
    expect([h.triggered(), h.life('P2')]).toEqual([['A hit', 'A attack'], 36]);
    const avenger = C('Avenger', '0/1', [does('destroyed', 'dmg', 'source', 2)]);
    const known = scenario({ players: [{ board: [C('B', '2/5')] }, { board: [avenger] }] }).attack('B', 'Avenger');
    expect(known.permanent('B').damage).toBe(2);
    const jab = spell('Jab', { aim: 'cre', abilities: [cast('dmg', 'target', 1)] });
    expect(
      scenario({ players: [{ hand: ['attack'] }, { board: [avenger] }], deck: [jab] })
        .play('attack')
        .life('P1'),
    ).toBe(38);
  });

  test('DK-13.3 a creature destroyed by a response fires with the event’s other triggers', () => {
    const imp = C('Imp', '1/1', [does('destroyed', 'heal', 'self', 2)]);
    const burn = defense('Burn', [cast('dmg', 'oppCre', 1)]);
    const g = scenario({ players: [{ board: [C('A', '2/5'), imp] }, { hand: ['defense'] }], deck: [burn] })
      .attack('A', 'P2')
      .respond();
    const order = g.events('spectator').map(({ type }) => type);
    expect(order.indexOf('triggered')).toBeGreaterThan(order.lastIndexOf('damaged'));
    expect(g.lives()).toEqual([42, 38]);
  });

  test('DK-13.4 DK-D39 a check after each ability: lose 3, heal 5 is fatal at 2', () => {
    const rash = spell('Rash', [cast('dmg', 'self', 3), cast('heal', 'self', 5)]);
    expect(
      scenario({ players: [{ life: 2, hand: ['attack'] }, {}], deck: [rash] })
        .play('attack')
        .winner(),
    ).toBe('P2');
    const twice = spell('Twice', [cast('dmg', 'allCre', 2)]);
    const captain = C('Captain', '1/2', [['static', 'mod', 'myOthers', 0, 2, 'perm']]);
    const g = scenario({ players: [{ hand: ['attack'], board: [captain, C('Cub', '1/2')] }, {}], deck: [twice] }).play('attack');
    // The Captain dies first, and without it so does the Cub: until nothing more dies.
    expect([g.board('P1'), g.told('destroyed').length]).toEqual([[], 2]);
  });

  test('DK-13.5 losing a DEF bonus can kill, but not in End, where damage goes first', () => {
    const captain = C('Captain', '1/1', [['static', 'mod', 'myOthers', 0, 2, 'perm']]);
    const g = scenario({ players: [{ board: [C('A', '1/1')] }, { board: [captain, { card: C('Cub', '1/2'), with: { damage: 3 } }] }] });
    expect([g.stats('Cub'), g.attack('A', 'Captain').pass().board('P2')]).toEqual(['1/4', []]);
    const late = scenario({ players: [{ board: [{ card: C('Cub', '1/3'), with: { damage: 5, fx: [0, 0, 3, 0, 10] } }] }, {}] }).endTurn();
    expect(late.stats('Cub')).toBe('1/3');
  });

  test('DK-13.4 a static ability that begins, or ends with a player who leaves, may be deadly at once', () => {
    const doom = C('Doom', '1/1', [['static', 'mod', 'oppCre', 0, -2, 'perm']]);
    const hurt = { card: C('Hurt', '1/4', [does('destroyed', 'heal', 'self', 1)]), with: { damage: 2 } };
    const g = scenario({ players: [{ hand: ['creature'] }, { board: [hurt] }], deck: [doom] }).play('creature');
    expect([g.board('P2'), g.life('P2')]).toEqual([[], 41]);
    const host = C('Host', '1/1', [['static', 'mod', 'allCre', 0, 3, 'perm']]);
    const frail = { card: C('Frail', '1/2', [does('destroyed', 'heal', 'self', 1)]), with: { damage: 3 } };
    const left = scenario({ players: [{ board: [frail] }, { board: [host] }, {}] }).concede('P2');
    expect([left.board('P1'), left.life('P1'), left.asked()]).toEqual([[], 41, null]);
  });

  test('DK-13.6 creatures dying together all fire; hit needs damage dealt to a player', () => {
    const bomb = (name: string) => C(name, '2/2', [does('destroyed', 'heal', 'self', 1)]);
    const g = scenario({ players: [{ board: [bomb('A')] }, { board: [bomb('B')] }] }).attack('A', 'B');
    expect(g.triggered()).toEqual(['A destroyed', 'B destroyed']);
    const hitter = C('H', '2/2', [does('hit', 'heal', 'self', 1)]);
    const hits = (players: Parameters<typeof scenario>[0]['players']) => scenario({ players }).attack('H', 'P2').quiet().triggered();
    expect(hits([{ board: [hitter] }, {}])).toEqual(['H hit']);
    expect(hits([{ board: [hitter] }, { prevents: [0] }])).toEqual([]);
    expect(
      scenario({ players: [{ board: [hitter] }, { board: [C('Wall', '0/9')] }] })
        .attack('H', 'P2')
        .block('Wall')
        .triggered(),
    ).toEqual([]);
  });

  test('DK-D54 a creature’s aimed trigger chooses when it resolves, and is no event', () => {
    const imp = C('Imp', '1/1', { aim: 'any', abilities: [does('enter', 'dmg', 'target', 2), does('enter', 'dmg', 'target', 1)] });
    const g = scenario({ players: [{ hand: ['creature'] }, { hand: ['defense'], reflects: 1 }], deck: [imp] }).play('creature');
    expect([g.toAct(), g.asked(), g.targets()]).toEqual(['P1', 'aim', ['P2', 'Imp']]);
    g.choose('P2');
    expect([g.life('P2'), g.asked(), g.view('P1').seats[1].reflects]).toEqual([37, null, 1]);
  });
});
