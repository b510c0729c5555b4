import { describe, expect, test } from 'vitest';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import type { LnForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { CHAMPION_FACES } from '../../../src-shared/games/laneforge/text/champions.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import {
  boardSpeech,
  creatureSpeech,
  emptyPlaceSpeech,
  handCardSpeech,
  laneSpeech,
  playerSpeech,
  type SpeechContext,
  type Verbosity,
} from '../../../src-shared/games/laneforge/text/speech.ts';
import { scenario, type Table } from './scenario.ts';

const names = ['Ada', 'Mira'];

function context(t: Table, side: 'A' | 'B' | 'spectator' = 'A', verbosity: Verbosity = 'normal'): SpeechContext {
  const view = t.view(side);
  return { view, actions: view.toAct === view.viewer ? t.actions() : [], names, verbosity };
}
const forecastOf = (t: Table): LnForecast => laneforge.query(t.view('A'), [], { ask: 'forecast' }) as LnForecast;

const ilse = CHAMPIONS.find(({ id }) => id === 'ilse-tarn')!;
const lineAt = (level: 2 | 3 | 4) => ilse.lines.find((line) => line.versions[level])!.id;

/** Lane 3 fights: 6/5 of A in front, 4/9 of B behind; lane 1 of A stands alone and tired. */
const board = () =>
  scenario({
    A: {
      lanes: {
        3: { card: { of: setNamed('toll-ringer'), level: 2 }, attack: 6, health: 5 },
        1: { card: 'emberling', attack: 3, health: 1, ready: false },
      },
      hand: ['crucible-golem', 'recast'],
      champion: ilse,
      championLines: [lineAt(2), lineAt(3), lineAt(4)],
    },
    B: { lanes: { 3: { card: 'moss-pilgrim', attack: 4, health: 9, row: 'back' } }, hand: ['recast'] },
  });

function setNamed(id: string) {
  return SETS.find((set) => set.id === id)!;
}

describe('a creature', () => {
  test.each<[Verbosity, string]>([
    ['short', 'Toll Ringer level 2, yours, 6 by 5, front row of lane 3'],
    ['normal', 'Toll Ringer level 2, yours, 6 attack 5 health, ready, front row of lane 3, can use Activate'],
  ])('%s', (verbosity, words) => {
    const t = board();
    expect(creatureSpeech(t.at('A', 3), context(t, 'A', verbosity))).toBe(words);
  });

  test('in full also says its text', () => {
    const t = board();
    const text = FACES['toll-ringer:2'].plain.replace(/\.$/, '');
    expect(creatureSpeech(t.at('A', 3), context(t, 'A', 'full'))).toBe(
      `Toll Ringer level 2, yours, 6 attack 5 health, ready, ${text}, front row of lane 3, can use Activate`,
    );
  });

  test('of the rival, and as an onlooker hears it', () => {
    const t = board();
    expect(creatureSpeech(t.at('B', 3), context(t))).toBe('Moss Pilgrim level 1, rival, 4 attack 9 health, ready, back row of lane 3');
    expect(creatureSpeech(t.at('B', 3), context(t, 'spectator'))).toBe(
      'Moss Pilgrim level 1, Mira’s, 4 attack 9 health, ready, back row of lane 3',
    );
  });

  test('says that it is a Minion, exhausted, what Armor is left, and what ends with the turn', () => {
    const t = board();
    expect(creatureSpeech(t.at('A', 1), context(t))).toBe(
      'Emberling level 1, Minion, yours, 3 attack 1 health, exhausted, Aggressive, front row of lane 1',
    );
    const c = {
      ...t.at('A', 1),
      armor: { printed: 3, active: 1, gained: 0, thisTurn: 0 },
      thisTurn: { attack: 2, health: -1, gained: ['stealth' as const], lost: [], mobility: 0 },
      silenced: 'thisTurn' as const,
    };
    expect(creatureSpeech(c, context(t, 'A', 'full'))).toBe(
      'Emberling level 1, Minion, yours, 3 attack 1 health, exhausted, Armor 1 of 3 left, Aggressive, +2 Attack, −1 Health and Stealth this turn, without its printed abilities this turn, front row of lane 1',
    );
    expect(creatureSpeech({ ...c, armor: { printed: 1, active: 1, gained: 1, thisTurn: 1 } }, context(t))).toContain('Armor 3,');
  });

  test('that can be chosen says so', () => {
    const t = board();
    const choosing = { ...context(t), actions: [{ type: 'chooseCreature', seat: 1, lane: 3 } as const] };
    expect(creatureSpeech(t.at('B', 3), choosing)).toMatch(/, can be chosen$/);
  });
});

describe('a lane', () => {
  test('yours, rival, forecast', () => {
    const t = board();
    const [, , third] = forecastOf(t).lanes;
    expect(laneSpeech(3, context(t), third)).toBe(
      'Lane 3: yours front, Toll Ringer level 2, 6 attack 5 health, ready; rival back, Moss Pilgrim level 1, 4 attack 9 health, ready; ' +
        'forecast: yours survives with 1, rival survives with 3, nothing through',
    );
  });

  test('with one side empty, and with nobody', () => {
    const t = board();
    const { lanes } = forecastOf(t);
    expect(laneSpeech(1, context(t, 'A', 'short'), lanes[0])).toBe(
      'Lane 1: yours front, Emberling level 1, Minion, 3 by 1; rival empty; forecast: 3 through to your rival',
    );
    expect(laneSpeech(5, context(t), lanes[4])).toBe('Lane 5: yours empty; rival empty; forecast: no fight');
    expect(laneSpeech(5, context(t))).toBe('Lane 5: yours empty; rival empty');
  });

  test('as the other player and an onlooker hear it', () => {
    const t = board();
    const [, , third] = forecastOf(t).lanes;
    expect(laneSpeech(3, context(t, 'B', 'short'), third)).toBe(
      'Lane 3: yours back, Moss Pilgrim level 1, 4 by 9; rival front, Toll Ringer level 2, 6 by 5; ' +
        'forecast: yours survives with 3, rival survives with 1, nothing through',
    );
    expect(laneSpeech(1, context(t, 'spectator', 'short'), forecastOf(t).lanes[0])).toBe(
      'Lane 1: Ada’s front, Emberling level 1, Minion, 3 by 1; Mira’s empty; forecast: 3 through to Mira',
    );
  });

  test('falls and Breakthrough', () => {
    const lane: LnForecast['lanes'][0] = {
      lane: 3,
      stands: [true, true],
      fights: true,
      toCreature: [4, 9],
      toPlayer: [0, 2],
      falls: [false, true],
      left: [1, 0],
    };
    expect(laneSpeech(3, context(board(), 'A', 'short'), lane)).toMatch(
      /forecast: yours survives with 1, rival falls, 2 through to your rival$/,
    );
  });

  test('where both stand behind, nothing happens', () => {
    const t = scenario({ A: { lanes: { 2: { card: 'moss-pilgrim', row: 'back' } } } });
    expect(laneSpeech(2, context(t, 'A', 'short'), forecastOf(t).lanes[1])).toMatch(/forecast: no fight, nobody in front$/);
  });

  test('all lanes at once', () => {
    const t = board();
    expect(boardSpeech(context(t, 'A', 'short'), forecastOf(t)).match(/Lane \d: /g)).toEqual([
      'Lane 1: ',
      'Lane 2: ',
      'Lane 3: ',
      'Lane 4: ',
      'Lane 5: ',
    ]);
  });
});

test('an empty place', () => {
  const t = board();
  expect(emptyPlaceSpeech(0, 2, 'front', context(t))).toBe('lane 2, your front row, empty');
  t.act({ type: 'playCard', card: 'crucible-golem:1', free: false });
  expect(emptyPlaceSpeech(0, 2, 'front', context(t))).toBe('lane 2, your front row, empty, can be chosen');
  expect(emptyPlaceSpeech(1, 2, 'back', context(t))).toBe('lane 2, Mira’s back row, empty');
});

describe('a card in hand', () => {
  const { attack, health, plain } = FACES['pattern-scribe:1'];
  test.each<[Verbosity, string]>([
    ['short', 'Pattern Scribe level 1, can be played, can be banished'],
    ['normal', `Pattern Scribe level 1, creature, ${attack} attack ${health} health, Deploy, can be played, can be banished`],
    [
      'full',
      `Pattern Scribe level 1, creature, ${attack} attack ${health} health, ${plain.replace(/\.$/, '')}, can be played, can be banished`,
    ],
  ])('%s', (verbosity, words) => {
    expect(handCardSpeech('pattern-scribe:1', context(scenario({ A: { hand: ['pattern-scribe'] } }), 'A', verbosity))).toBe(words);
  });

  test('that is a spell, and one that could be played for Free or chosen', () => {
    const t = board();
    expect(handCardSpeech('recast:1', context(t))).toBe('Recast level 1, spell, can be played, can be banished');
    const offers = [
      { type: 'playCard', card: 'recast:1', free: true } as const,
      { type: 'chooseCard', seat: 0, card: 'recast:1' } as const,
    ];
    expect(handCardSpeech('recast:1', { ...context(t), actions: offers })).toBe(
      'Recast level 1, spell, can be chosen, can be played for Free',
    );
  });
});

describe('the summary of a player', () => {
  test('health, Forge, action, Champion, piles, lanes in danger', () => {
    const t = board();
    const forecast = {
      ...forecastOf(t),
      lanes: forecastOf(t).lanes.map((lane) => (lane.lane > 3 ? { ...lane, toPlayer: [2, 0] as [number, number] } : lane)),
    };
    expect(playerSpeech(0, context(t), forecast)).toBe(
      'You, 50 Health, with the Forge, turn 1, cycle 1, action 1 of 4, Champion Ilse Tarn, no ability in cycle 1, 2 creatures, ' +
        `2 cards in hand, ${t.view('A').seats[0].deckCount} in deck, 0 in the discard pile, in danger: lanes 4 and 5.`,
    );
    expect(playerSpeech(1, context(t), forecast)).toMatch(/^Mira, 50 Health, without the Forge, .*, in danger: lane 1\.$/);
    expect(playerSpeech(0, context(t, 'A', 'short'), forecastOf(t))).toBe('You, 50 Health, with the Forge, no lane in danger.');
  });

  test('what the Champion can still do', () => {
    const t = board();
    const view = t.view('A');
    const words = (champion: Partial<(typeof view.seats)[0]['champion']>) => {
      const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, champion: { ...seat.champion, level: 2, ...champion } } : seat));
      return playerSpeech(0, { ...context(t, 'A', 'full'), view: { ...view, seats } });
    };
    const { name, plain } = CHAMPION_FACES['ilse-tarn'].lines[lineAt(2)][2]!;
    const ability = plain.replace(/\.$/, '');
    expect(words({})).toContain(`Champion Ilse Tarn, ${name} ready, ${ability}, `);
    expect(words({ ready: false })).toContain(`Champion Ilse Tarn, ${name} exhausted, `);
    expect(words({ ready: false, used: [2] })).toContain(`Champion Ilse Tarn, ${name} used, `);
    expect(words({ deck: null, id: null })).toContain('Champion not known yet, ');
  });

  test('names Sudden Death', () => {
    expect(playerSpeech(0, context(scenario({ turn: 13, cycle: 5, suddenFrom: 13 })))).toContain('Sudden Death, turn 13, cycle 5');
  });
});
