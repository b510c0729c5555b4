import { expect, test } from 'vitest';
import { IDEAS } from '../../../src-renderer/games/hexforge/ideas.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/hexforge/series.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { testIdeas } from '../ideas.ts';
import { scenario, type Table } from './scenario.ts';

testIdeas({ ideas: IDEAS }, { most: 20 });

/** Matches at random, and how long each goes on. */
const MATCHES = 2;
const MOST_ACTIONS = 400;

/** Ids of the ideas that matter to the first seat in a state in which it is asked. */
function mattering(s: HxState, events: readonly HxEvent[] = []): string[] {
  expect(hexforge.toAct(s)).toBe(0);
  const moment = { seat: 0, view: hexforge.view(s, 0), actions: hexforge.actions(s), events };
  return IDEAS.filter((idea) => idea.matters(moment)).map(({ id }) => id);
}
const asked = (table: Table): string[] => mattering(table.state);

test('matches bring up what happens in every match', () => {
  const met = new Set<string>();
  for (let deal = 0; deal < MATCHES; deal++) {
    const random = new Random(`ideas ${deal}`);
    const told = new Recording<HxEvent>(2);
    const s = recordInto(told, () => hexforge.create(seriesConfig(deal), `ideas ${deal}`));
    let heard = 0;
    for (let n = 0, seat = hexforge.toAct(s); seat !== null && n < MOST_ACTIONS; seat = hexforge.toAct(s), n++) {
      if (seat === 0) {
        for (const id of mattering(s, told.seats[0].slice(heard))) met.add(id);
        heard = told.seats[0].length;
      }
      recordInto(told, () => hexforge.apply(s, random.pick(hexforge.actions(s))));
    }
  }
  const rare = ['order-attackers', 'stack', 'offer', 'commander', 'their-commander', 'taunt'];
  expect(IDEAS.map(({ id }) => id).filter((id) => !met.has(id) && !rare.includes(id))).toEqual([]);
});

const WITH_SPARK = { hand: ['flint-spark'], units: { '0,0': 'spark-lancer' }, pool: 'R' };

test('an offer and what is on the stack matter to who can answer them, and to nobody else', () => {
  const B = { hand: ['flint-spark'], pool: 'R' };
  const offered = (pool: string) => asked(scenario({ turn: 'B', A: { ...WITH_SPARK, pool }, B }).offer());
  expect([offered('R').includes('offer'), offered('').includes('offer')]).toEqual([true, false]);
  const played = (pool: string) =>
    asked(scenario({ turn: 'B', A: { ...WITH_SPARK, pool }, B: { ...B, units: { '1,0': 'sporecap' } } }).play('flint-spark', '0,0'));
  expect([played('R').includes('stack'), played('').includes('stack')]).toEqual([true, false]);
});

test('the order of attackers is explained when it is asked', () => {
  const units = { '1,0': 'clay-footman', '0,1': 'clay-footman' };
  const g = scenario({ turn: 'B', phase: 'combatDeclaration.declaring', A: { units: { '0,0': 'spark-lancer' } }, B: { units } });
  g.attack('1,0', '0,0').attack('0,1', '0,0').confirmAttacks();
  expect(asked(g)).toContain('order-attackers');
});

test('either commander, Taunt and an exhausted enemy are explained as they come to matter', () => {
  const standing = (pool: string, B: object) => asked(scenario({ A: { ...WITH_SPARK, pool }, B }));
  expect(standing('9FFOORRGGEE', {})).toContain('commander');
  expect(standing('', {})).not.toContain('commander');
  const commander = { commander: 'corvin-deepladle', units: { '1,0': { card: 'corvin-deepladle', role: 'commander' } } };
  expect(standing('', commander)).toContain('their-commander');
  const striking = (card: string, exhausted: boolean) =>
    asked(scenario({ phase: 'combatDeclaration.declaring', A: WITH_SPARK, B: { units: { '1,0': { card, exhausted } } } }));
  expect(striking('gate-sergeant', false)).toEqual(['taunt', 'attack']);
  expect(striking('slagfoot-stag', true)).toEqual(['exhausted', 'attack']);
});

test('a tile is asked for a unit, and the towers are explained', () => {
  const g = scenario({ A: { hand: ['cinder-vixen'], pool: 'R' } });
  expect(asked(g)).not.toContain('towers');
  expect(asked(g.act(g.playAction('cinder-vixen')))).toEqual(['towers']);
  const ability = scenario({ A: { units: { '0,0': 'ember-leech' }, pool: '1F' }, B: { units: { '1,0': 'sporecap', '0,1': 'sporecap' } } });
  const [use] = ability.actions().filter(({ type }) => type === 'activateAbility');
  expect(asked(ability.act(use))).toEqual([]);
});
