import { expect, test } from 'vitest';
import { scenario } from './scenario.ts';
import type { Position } from './position.ts';
import { IDEAS } from '../../../src-renderer/games/warforge/ideas.ts';
import { testIdeas } from '../ideas.ts';

testIdeas({ ideas: IDEAS });

/** Ideas that matter at the beginning of a position to who is asked. */
function matterIn(position: Position): string[] {
  const g = scenario(position);
  const moment = { seat: 0, view: g.view('A'), actions: g.actions(), events: [] };
  return IDEAS.filter(({ matters }) => matters(moment)).map(({ id }) => id);
}

test('each word on an enemy is explained as it stands there, and not before', () => {
  expect(matterIn({ A: { energy: 0 } })).toEqual(['warlord-attacks']);
  const line = { L2: 'platform-guard', L1: 'ash-kestrel', R1: 'gatelight-warden', R2: 'scrap-ox', R3: 'bayonet-corporal' } as const;
  const explained = ['warlord-attacks', 'modes', 'vanguard', 'flying', 'shield', 'armour', 'sentry'];
  expect(matterIn({ A: { energy: 0 }, B: { line } })).toEqual(explained);
});

test('cards of the hand are explained when they can be paid for', () => {
  const hand = ['patch-tender', 'tighten-the-bolts'];
  expect(matterIn({ A: { energy: 1, hand } })).toEqual(['warlord-attacks']);
  const line = { R1: 'riveted-husk' } as const;
  expect(matterIn({ A: { energy: 3, hand, line } })).toEqual(['troops', 'warlord-attacks', 'talent']);
});

test('what a unit can do instead of attacking, an Oath and a face-down Troop', () => {
  const line = { L1: { card: 'stamped-conscript', arrived: 'deployed' }, R1: 'lamp-novice' } as const;
  const B = { line: { R1: { card: 'dusk-heron', hidden: true } } } as const;
  expect(matterIn({ A: { line }, B })).toEqual(['warlord-attacks', 'modes', 'face-down', 'instead', 'oath']);
});
