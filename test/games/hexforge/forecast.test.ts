/** What a forecast of combat says: the worst and the best of what the defender may order, and what falls at End. */
import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { scenario, type Table } from './scenario.ts';
import { vanilla } from './test-cards.ts';
import { change } from './test-texts.ts';

const phase = 'combatDeclaration.declaring';

/** The changes of the pieces on these tiles, as A foresees them. */
function foreseen(g: Table, action: HxAction, ...tiles: string[]) {
  const view = g.view('A');
  const { changes } = hexforge.preview(view, [], action);
  return tiles.map((at) => {
    const { id } = view.entities.find(({ tile }) => tile === g.tile(at))!;
    return Object.fromEntries(changes.filter(({ subject }) => subject === `entity:${id}`).map(({ what, ...said }) => [what, said]));
  });
}

describe('a forecast of combat', () => {
  const position = {
    phase,
    A: { units: { '1,0': vanilla('3/2'), '0,1': vanilla('4/2') } },
    B: { units: { '0,0': vanilla('2/9') } },
  } as const;

  test('leaves open which attacker falls while the defender may order them, and is sure of the rest', () => {
    const g = scenario(position).attack('1,0', '0,0').attack('0,1', '0,0');
    const [first, second, defender] = foreseen(g, { type: 'confirmAttacks' }, '1,0', '0,1', '0,0');
    for (const attacker of [first, second]) expect(attacker.gone).toMatchObject({ certain: false, least: 0, most: 1 });
    expect(defender.health).toMatchObject({ from: 9, to: 2, certain: true });
  });

  test('is certain of a single attacker', () => {
    const [attacker] = foreseen(scenario(position).attack('1,0', '0,0'), { type: 'confirmAttacks' }, '1,0');
    expect(attacker.gone).toMatchObject({ certain: true });
  });

  test('warns of a unit that only lent health carries to End', () => {
    const lend = change(0, 3, 'fleeting');
    const g = scenario({
      phase: 'summon1',
      A: { hand: [lend], pool: '9', units: { '1,0': vanilla('1/2') } },
      B: { units: { '0,0': vanilla('3/9') } },
    });
    g.play(lend, '1,0').resolve().advanceTo(phase).attack('1,0', '0,0');
    const [attacker] = foreseen(g, { type: 'confirmAttacks' }, '1,0');
    expect(attacker.gone).toBeUndefined();
    expect(attacker.health).toMatchObject({ from: 5, to: 2, certain: true });
    expect(attacker.fallsAtEnd).toMatchObject({ from: 0, to: 1, certain: true });
  });
});
