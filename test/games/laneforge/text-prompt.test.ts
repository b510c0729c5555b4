import { describe, expect, test } from 'vitest';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import type { Effect } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import { pickedSoFar } from '../../../src-shared/games/laneforge/text/picked.ts';
import { promptFor } from '../../../src-shared/games/laneforge/text/prompt.ts';
import type { LnChoiceView } from '../../../src-shared/games/laneforge/view.ts';
import { begun, playAtRandom } from './random-games.ts';
import { scenario, type Table } from './scenario.ts';

const names = ['Ada', 'Mira'];
const promptOf = (t: Table, side: 'A' | 'B' | 'spectator' = 'A') => {
  const view = t.view(side);
  return promptFor(view, view.toAct === view.viewer ? t.actions() : [], names);
};

describe('an action phase', () => {
  test('says whose it is and what can be done; it cannot be ended while a card is owed (LN-5.12)', () => {
    const t = scenario({ A: { hand: ['crucible-golem'] }, phase: 'action3' });
    expect(promptOf(t)).toEqual({
      who: 0,
      sentence: 'Action 3 of 4: yours. One card to play or banish; free actions any time.',
      main: { label: 'End phase', state: 'waiting' },
    });
  });

  test('after the card it counts the free actions that are left', () => {
    const t = scenario({ A: { hand: ['recast', 'crucible-golem'], lanes: { 2: 'toll-ringer', 4: 'towpath-runner' } } });
    t.banish('recast');
    expect(promptOf(t)).toEqual({
      who: 0,
      sentence: 'Action 1 of 4: yours. Your card is used; 2 free actions left, or end the phase.',
      // All of it can be done in the seat's other phase.
      main: { label: 'End phase', state: 'left', action: 'endActionPhase' },
    });
    t.activate(2);
    expect(promptOf(t).sentence).toBe('Action 1 of 4: yours. Your card is used; 1 free action left, or end the phase.');
  });

  test('names what is gone with the last phase of a turn, and the Champion in the last turn of a cycle', () => {
    const lost = (turn: number, phase: 'action1' | 'action3') => {
      const t = scenario({ A: { hand: ['recast', 'crucible-golem'], lanes: { 2: 'toll-ringer' } }, phase });
      t.banish('recast');
      return promptFor({ ...t.view('A'), turn }, [...t.actions(), { type: 'useChampion' }], names).main?.left;
    };
    expect([lost(1, 'action1'), lost(3, 'action1')]).toEqual([undefined, undefined]);
    expect([lost(1, 'action3'), lost(3, 'action3')]).toEqual([['Toll Ringer (lane 2)'], ['Toll Ringer (lane 2)', 'your Champion']]);
  });

  test('with nothing left, and with an empty hand', () => {
    const t = scenario({ A: { hand: ['recast'] } });
    t.banish('recast');
    expect(promptOf(t)).toMatchObject({
      sentence: 'Action 1 of 4: yours. Your card is used; end the phase.',
      main: { state: 'ready', action: 'endActionPhase' },
    });
    expect(promptOf(scenario({ phase: 'action3' })).sentence).toBe('Action 3 of 4: yours. Your hand is empty; end the phase.');
  });

  test('the last one leads to Combat', () => {
    const t = scenario({ B: { hand: ['recast'] }, phase: 'action4' });
    expect(promptOf(t, 'B').main).toEqual({ label: 'End phase: Combat', state: 'waiting' });
  });

  test('Free cards and the Champion count as free actions, each card once', () => {
    const t = scenario({ A: { hand: ['recast', 'crucible-golem'] } });
    t.banish('recast');
    const free: LnAction[] = [
      { type: 'playCard', card: 'crosswind:1', free: true },
      { type: 'useMobility', lane: 4, to: 3 },
      { type: 'useMobility', lane: 4, to: 5 },
      { type: 'useChampion' },
      { type: 'endActionPhase' },
    ];
    expect(promptFor(t.view('A'), free, names).sentence).toContain('3 free actions left');
  });

  test('others wait', () => {
    const t = scenario({ A: { hand: ['recast'] } });
    for (const side of ['B', 'spectator'] as const)
      expect(promptOf(t, side)).toEqual({
        who: 0,
        sentence: 'Waiting for Ada (Action 1).',
        main: { label: 'Waiting for Ada', state: 'waiting' },
      });
  });
});

describe('a choice', () => {
  const asked = (choice: Partial<LnChoiceView>, actions: LnAction[] = []) => {
    const view = scenario().view('A');
    const usual: LnChoiceView = {
      seat: 0,
      kind: 'creature',
      card: 'recast:1',
      champion: null,
      left: 1,
      upTo: false,
      zone: null,
      verb: 'destroy',
    };
    return promptFor({ ...view, choice: { ...usual, ...choice } }, actions, names);
  };
  const creatures = (n: number): LnAction[] => Array.from({ length: n }, (_, i) => ({ type: 'chooseCreature', seat: 1, lane: i + 1 }));
  const lanes = (n: number): LnAction[] => Array.from({ length: n }, (_, i) => ({ type: 'chooseLane', lane: i + 1 }));

  test.each<[string, Partial<LnChoiceView>, LnAction[]]>([
    ['Choose which of your two Champions leads your deck. Mira sees it once both have chosen.', { kind: 'champion', card: null }, []],
    ['Crucible Golem: choose the lane it enters — 5 to choose from.', { kind: 'lane', card: 'crucible-golem:1', verb: 'play' }, lanes(5)],
    ['Gate-Eater Ram: choose the lane to Move to — 2 to choose from.', { kind: 'lane', card: 'gate-eater-ram:1', verb: 'move' }, lanes(2)],
    ['Recast: choose a creature to destroy — 3 to choose from.', {}, creatures(3)],
    ['Recast: choose two creatures to Ready — 4 to choose from.', { left: 2, verb: 'ready' }, creatures(4)],
    ['Ilse Tarn: choose a creature to Upgrade — 2 to choose from.', { card: null, champion: 'ilse-tarn', verb: 'upgrade' }, creatures(2)],
    [
      'Recast: choose a card in your discard pile to Upgrade — 1 to choose from.',
      { kind: 'card', zone: 'discard', verb: 'upgradeCard' },
      [{ type: 'chooseCard', seat: 0, card: 'recast:2' }],
    ],
    ['The rules: choose a card to discard — 0 to choose from.', { kind: 'card', card: null, verb: 'discard' }, []],
    [
      'Three of your triggers wait: choose which resolves next.',
      { kind: 'order', card: null },
      [0, 1, 2].map((index) => ({ type: 'orderTrigger', index })),
    ],
  ])('%s', (sentence, choice, actions) => expect(asked(choice, actions)).toEqual({ who: 0, sentence }));

  test('"up to" may be ended', () => {
    expect(asked({ upTo: true, left: 2, verb: 'exhaust' }, creatures(3))).toEqual({
      who: 0,
      sentence: 'Recast: choose up to two creatures to Exhaust, or none — 3 to choose from.',
      main: { label: 'Done choosing', state: 'left', action: 'done' },
    });
    expect(asked({ upTo: true, left: 1, verb: 'exhaust' }, creatures(1)).sentence).toBe(
      'Recast: choose one creature to Exhaust, or none — 1 to choose from.',
    );
  });

  test('"you may" is answered by yes or no', () => {
    expect(asked({ kind: 'may', verb: 'discard' })).toEqual({
      who: 0,
      sentence: 'Recast: you may discard a card. Yes or no?',
      main: { label: 'Yes', state: 'left', action: 'accept' },
    });
    expect(asked({ kind: 'may', verb: null }).sentence).toBe('Recast: you may do what its text says. Yes or no?');
  });

  /** A verb without an entry does not compile; what is chosen for it and what "you may" offers. */
  const VERBS: { [K in Effect['do']]: true } = {
    damage: true,
    gainHealth: true,
    loseHealth: true,
    modify: true,
    gainArmor: true,
    gainKeyword: true,
    loseKeyword: true,
    losePrinted: true,
    destroy: true,
    banish: true,
    draw: true,
    discard: true,
    minion: true,
    play: true,
    reanimate: true,
    reanimateThis: true,
    replace: true,
    replaceThis: true,
    upgrade: true,
    upgradeCard: true,
    move: true,
    swap: true,
    putRow: true,
    strike: true,
    battle: true,
    ready: true,
    exhaust: true,
    readyChampion: true,
    useChampion: true,
    if: true,
    may: true,
    times: true,
    eachPlayer: true,
  };
  test.each(Object.keys(VERBS))('for %s in whole sentences', (verb) => {
    expect(asked({ verb }, creatures(2)).sentence).toMatch(/^Recast: choose a creature (to|for) .+ — 2 to choose from\.$/);
    expect(asked({ kind: 'may', verb }).sentence).toMatch(/^Recast: you may .+\. Yes or no\?$/);
  });

  test.each<[string, Partial<LnChoiceView>]>([
    ['Waiting for Ada (choosing a Champion).', { kind: 'champion', card: null }],
    ['Waiting for Ada (ordering triggers).', { kind: 'order', card: null }],
    ['Waiting for Ada (a choice for Recast).', {}],
  ])('others read: %s', (sentence, choice) => {
    const view = scenario().view('B');
    const whole: LnChoiceView = {
      seat: 0,
      kind: 'creature',
      card: 'recast:1',
      champion: null,
      left: 1,
      upTo: false,
      zone: null,
      verb: 'destroy',
      ...choice,
    };
    expect(promptFor({ ...view, choice: whole }, [], names).sentence).toBe(sentence);
  });
});

describe('a choice of a real text says what would happen to whom', () => {
  test('whose text asks, and how much', () => {
    const t = scenario({ A: { hand: ['crucible-judge'] }, B: { lanes: { 1: 'crucible-golem', 2: 'toll-ringer' } } });
    t.act({ type: 'playCard', card: 'crucible-judge:1', free: false }).act({ type: 'chooseLane', lane: 3 });
    expect(promptOf(t, 'B').sentence).toBe('Ada’s Crucible Judge: choose a creature to take 3 damage — 2 to choose from.');
  });

  test('all that befalls it, in order', () => {
    const t = scenario({
      A: { hand: ['called-stroke'], lanes: { 1: 'crucible-golem', 2: 'toll-ringer' } },
      B: { lanes: { 1: 'toll-ringer' } },
    });
    t.act({ type: 'playCard', card: 'called-stroke:1', free: false });
    expect(promptOf(t).sentence).toBe('Called Stroke: choose a creature to get +1 Attack and Strike — 2 to choose from.');
  });

  test('how many are chosen already, and which', () => {
    const t = scenario({ A: { hand: ['peal-of-arms'], lanes: { 1: 'crucible-golem', 2: 'toll-ringer', 4: 'crucible-golem:2' } } });
    t.act({ type: 'playCard', card: 'peal-of-arms:1', free: false });
    const what = 'to get +5 Attack, gain Breakthrough this turn and be Readied, or none';
    expect(promptOf(t).sentence).toBe(`Peal of Arms: choose up to two creatures ${what} — 3 to choose from.`);
    expect(pickedSoFar(t.view('A'))).toEqual([]);
    const golem = t.at('A', 1).id;
    t.act({ type: 'chooseCreature', seat: 0, lane: 1 });
    expect(promptOf(t).sentence).toBe(`Peal of Arms: choose one more creature (1 of 2 chosen) ${what} — 2 to choose from.`);
    expect(pickedSoFar(t.view('A'))).toEqual([golem]);
  });
});

test('every question about a creature in random games is a whole sentence', () => {
  const sentences = new Set<string>();
  for (let game = 0; game < 6; game++)
    playAtRandom(begun(`prompts ${game}`, seriesConfig(game)), `moves ${game}`, (s) => {
      const seat = laneforge.toAct(s);
      if (seat === null || s.choice?.kind !== 'creature') return;
      sentences.add(promptFor(laneforge.view(s, seat), laneforge.actions(s), names).sentence);
    });
  expect(sentences.size).toBeGreaterThan(10);
  for (const sentence of sentences)
    expect(sentence).toMatch(
      /^[^:]+: choose (a|one|one more|(up to )?\w+)( more)? creatures?( \(\d of \d chosen\))? (to|for) .+ — \d+ to choose from\.$/,
    );
});

test('the end says who won and why', () => {
  const t = scenario().concede('B');
  expect(promptOf(t)).toEqual({ who: null, sentence: 'You won. Mira gave up.' });
});
