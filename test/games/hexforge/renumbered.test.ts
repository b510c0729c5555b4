import { expect, test } from 'vitest';
import { SCRIPTS } from '../../../src-shared/games/hexforge/catalog.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import { ContentGone, contentOf, renumbered, Renumbering } from '../../../src-shared/kernel/content.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

const game = hexforge as Game;
const now = contentOf(game);
const turned = Object.fromEntries(Object.entries(now).map(([kind, ids]) => [kind, [...ids].reverse()]));
const forth = new Renumbering(now, turned);

/** Work that never waits for anybody in a random match: texts half carried out, triggers, a round of strikes. */
function midway(): HxState {
  const state = hexforge.create(hexforge.seriesConfig!(0), 'midway');
  const program = SCRIPTS.findIndex(({ def }) => def > 0);
  const { def } = SCRIPTS[program];
  const text = { program, seat: 0, src: 1, srcTile: 3, srcPower: 2, srcKw: 0b101, def, targets: [] };
  const fighter = { seat: 0, kw: 0b110, def, power: 1, splash: 0, share: 0, strikes: 1, struck: 1, unit: 3 };
  const work: object[] = [
    { do: 'run', pc: 1, ...text },
    { do: 'trigger', trigger: [{ ...text, keyword: 1 }] },
    { do: 'strike', step: 0, fights: [{ tile: 1, defender: 2, kw: 0b1, def, seat: 1, attackers: [fighter] }] },
  ];
  state.agenda = work as HxState['agenda'];
  return state;
}

test('work under way is renumbered, and back again', () => {
  const state = midway();
  const there = renumbered(game, state, forth) as HxState;
  const [run, trigger, strike] = there.agenda as unknown as Record<string, never>[];
  const { program, def } = state.agenda[0] as unknown as { program: number; def: number };
  expect(run).toMatchObject({ program: now.texts.length - 1 - program, def: now.cards.length - 1 - def });
  expect(trigger).toMatchObject({ trigger: [{ program: now.texts.length - 1 - program, keyword: now.triggers.length - 2 }] });
  expect(strike).toMatchObject({ fights: [{ kw: 1 << (now.keywords.length - 1), attackers: [{ def: now.cards.length - 1 - def }] }] });
  expect(hexforge.hash(there)).not.toBe(hexforge.hash(state));
  expect(renumbered(game, there, new Renumbering(turned, now))).toEqual(JSON.parse(JSON.stringify(state)));
});

test('a text under way that says something else by now is refused in words', () => {
  const changed = { ...now, cards: now.cards.map((card) => card.replace(/#.*/, '#other')) };
  const refusal = () => renumbered(game, midway(), new Renumbering(now, changed));
  expect(refusal).toThrow(ContentGone);
  expect(refusal).toThrow(/^the card “[a-z-]+” is being carried out and says something else in this version$/);
});
