/** What the main button asks a second time about: only what cannot be done later, and by name. */
import { describe, expect, test } from 'vitest';
import { drawCards } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import { promptFor } from '../../../src-shared/games/hexforge/text/prompt.ts';
import { stillToAct } from '../../../src-shared/games/hexforge/text/still-to-act.ts';
import { scenario, type Table } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';

const worker = testWorker({ C: 1 });
const left = (g: Table) => promptFor(g.view('A'), g.actions(), ['You', 'Mira']).main?.left;
const tiles = (g: Table) => stillToAct(g.view('A'), g.actions()).map(({ tile }) => (tile === null ? null : g.name(tile)));

describe('what is left undone', () => {
  test('workers at work are not idle; others are, and are named with their place', () => {
    const units = { '-4,0': worker, '-3,0': worker, '0,0': vanilla('1/1') };
    const g = scenario({ phase: 'move.ordering', A: { units }, tiles: { '-4,0': 'mineral' } });
    expect(tiles(g)).toEqual(['-3,0', '0,0']);
    expect(left(g)).toHaveLength(2);
    expect(left(g)![1]).toMatch(/^\S+ \([A-Z]\d+\)$/);
    expect(left(scenario({ phase: 'move.ordering', A: { units: { '-4,0': worker } }, tiles: { '-4,0': 'mineral' } }))).toBeUndefined();
  });

  test('the sentence counts as the second press does', () => {
    const units = { '-4,0': worker, '-2,0': vanilla('1/1'), '0,0': vanilla('1/1') };
    const g = scenario({ phase: 'move.ordering', A: { units }, tiles: { '-4,0': 'mineral' } });
    const ordered = (from: string, to: string) => {
      g.act({ type: 'orderUnit', unit: g.tile(from) }).act({ type: 'step', tile: g.tile(to) });
      g.act({ type: 'endOrder' });
      return promptFor(g.view('A'), g.actions(), ['You', 'Mira']).sentence;
    };
    expect(ordered('-2,0', '-1,0')).toContain('1 unit could still move');
    expect(ordered('0,0', '0,1')).toContain('all others are at work');
  });

  test('an attacker counts once, however many it could attack', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/1') } },
      B: { units: { '1,0': vanilla('1/1'), '0,1': vanilla('1/1') } },
    });
    expect(tiles(g)).toEqual(['0,0']);
  });

  test('Summon 1 leaves nothing, Summon 2 what is slow', () => {
    const slow = testSpell({ effects: [drawCards(1)] });
    expect(left(scenario({ A: { hand: [slow] } }))).toBeUndefined();
    const last = scenario({ phase: 'summon2', A: { hand: [slow] } });
    expect(tiles(last)).toEqual([null, '-5,0']);
    const instants = Object.keys(FACES).filter((id) => FACES[id].keywords.includes('instant'));
    const held = instants
      .map((id) => scenario({ phase: 'summon2', A: { hand: [id], pool: '9FFFOOORRRGGGEEE', units: { '0,0': vanilla('1/1') } } }))
      .filter((g) => g.actions().some(({ type }) => type === 'playCard'));
    expect(held.length).toBeGreaterThan(0);
    for (const g of held) expect(tiles(g)).not.toContain(null);
    expect(promptFor(last.view('A'), last.actions(), []).main?.label).toBe('End turn');
  });

  test('the button says what it will do', () => {
    const label = (g: Table) => promptFor(g.view('A'), g.actions(), []).main?.label;
    const fight = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/1') } },
      B: { units: { '1,0': vanilla('1/1') } },
    }).attack('0,0', '1,0');
    expect([label(scenario()), label(fight), label(fight.confirmAttacks())]).toEqual(['On to Move', 'Attack with 1', 'Fight: 1 attack']);
  });
});
