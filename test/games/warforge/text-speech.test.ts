import { describe, expect, test } from 'vitest';
import {
  emptyPlaceSpeech,
  handCardSpeech,
  playerSpeech,
  unitSpeech,
  type SpeechContext,
} from '../../../src-shared/games/warforge/text/speech.ts';
import { scenario, type Side, type Spot, type Table } from './scenario.ts';
import { testTroop } from './test-cards.ts';

const TROOP = 'gatelight-warden';

function context(g: Table, viewer: Side, verbosity: SpeechContext['verbosity'] = 'normal'): SpeechContext {
  return {
    view: g.view(viewer),
    actions: g.view(viewer).toAct === g.view(viewer).viewer ? g.actions() : [],
    names: ['Ada', 'Ben'],
    verbosity,
  };
}
const unit = (g: Table, spot: Spot, viewer: Side = 'A', verbosity?: SpeechContext['verbosity']): string =>
  unitSpeech(g.unit(spot, viewer), context(g, viewer, verbosity));

describe('a unit is told by place, name, owner, numbers, keywords and what it can do', () => {
  const vanguard = testTroop('1/3/2', { keywords: ['vanguard'] });
  const g = scenario({ A: { line: { R1: vanguard } }, B: { line: { L1: testTroop('2/0/3') } } });

  test('of mine, in my turn', () => {
    expect(unit(g, 'A.R1')).toMatch(/^R1 .+, yours, melee 1, ranged 3, health 2 of 2, Vanguard, can attack$/);
  });
  test('of a rival, without what it could do', () => {
    expect(unit(g, 'B.L1')).toMatch(/^L1 .+, enemy, melee 2, ranged 0, health 3 of 3$/);
  });
  test('of Blind without the turn in which it ends', () => {
    const blinded = scenario({ A: { line: { R1: { card: testTroop('1/3/2'), given: { blind: 8 } } } } });
    expect(unit(blinded, 'A.R1')).toMatch(/Blind(,|$)/);
  });
  test('in short without keywords', () => {
    expect(unit(g, 'A.R1', 'A', 'short')).not.toContain('Vanguard');
  });
  test('by an onlooker as nobody’s own', () => {
    expect(unit(g, 'A.R1', 'B')).toMatch(/, enemy, /);
  });
  test('an empty place says so', () => {
    expect(emptyPlaceSpeech({ seat: 0, place: 'L3' }, context(g, 'A'))).toBe('L3, yours, empty');
  });
});

test('a card is told with what it costs now, in full with its text', () => {
  const g = scenario({});
  expect(handCardSpeech(TROOP, 1, context(g, 'A'))).toBe(
    'Gatelight Warden, 1 energy, Lantern Order Troop · Warden, melee 3, ranged 1, health 2',
  );
  expect(handCardSpeech(TROOP, undefined, context(g, 'A', 'short'))).toBe('Gatelight Warden, 2 energy');
  expect(handCardSpeech(TROOP, undefined, context(g, 'A', 'full'))).toMatch(/Common, Shield$/);
});

test('a player is told in one breath', () => {
  const g = scenario({ A: { line: { R1: testTroop('1/1/1') } } });
  expect(playerSpeech(0, context(g, 'A'))).toMatch(
    /^Ada, Warlord .+ \d+ of \d+, \d+ of \d+ energy, \d+ cards? in hand, \d+ in the deck, 1 Troop$/,
  );
});
