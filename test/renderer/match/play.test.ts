import { describe, expect, it } from 'vitest';
import { moved, orderActions, attackActions } from '../../../src-renderer/games/hexforge/play/staging.ts';
import { GhostKeeper } from '../../../src-renderer/games/hexforge/play/ghosts.ts';
import { mainActions } from '../../../src-renderer/games/hexforge/play/main-actions.ts';
import { modeOf } from '../../../src-renderer/games/hexforge/play/mode.ts';
import type { Mode } from '../../../src-renderer/games/hexforge/play/mode.ts';
import { readOffers, sameAction } from '../../../src-renderer/games/hexforge/play/offers.ts';
import { outlookOf } from '../../../src-renderer/games/hexforge/play/outlook.ts';
import { payActions, shifted, total } from '../../../src-renderer/games/hexforge/play/payment.ts';
import type { PayChoice } from '../../../src-renderer/games/hexforge/play/payment.ts';
import { rosterOf } from '../../../src-renderer/games/hexforge/play/roster.ts';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';
import type { FrameName } from '../../fixtures/hexforge-frames.ts';

const viewOf = (name: FrameName) => FRAMES[name].view;
const offersOf = (name: FrameName) => readOffers(FRAMES[name].actions as HxAction[]);

describe('offers', () => {
  it('sorts the legal actions by what is pointed at', () => {
    const offers = offersOf('declare');
    expect([...offers.attack.get(at(-2, 3))!.keys()]).toEqual([at(1, 0), at(1, -2)]);
    expect(offers.plain.confirmAttacks).toEqual({ type: 'confirmAttacks' });
    expect(offersOf('summon').playCard.get(3)).toMatchObject({ type: 'playCard' });
    expect(offersOf('summon').baseAbilities).toHaveLength(3);
  });

  it('tells what the player is in the middle of', () => {
    const modes: Partial<Record<FrameName, Mode>> = {
      summon: 'priority',
      target: 'target',
      pay: 'pay',
      move: 'plan',
      path: 'path',
      declare: 'declare',
      sort: 'sort',
      stack: 'priority',
      waiting: 'watch',
      over: 'watch',
    };
    for (const [name, mode] of Object.entries(modes))
      expect([name, modeOf(viewOf(name as FrameName), offersOf(name as FrameName))]).toEqual([name, mode]);
  });

  it('compares actions by content', () => {
    expect(
      sameAction({ type: 'baseAbility', ability: 'raiseForge', slot: 2 }, { type: 'baseAbility', ability: 'raiseForge', slot: 2 }),
    ).toBe(true);
    expect(
      sameAction({ type: 'baseAbility', ability: 'raiseForge', slot: 2 }, { type: 'baseAbility', ability: 'raiseForge', slot: 3 }),
    ).toBe(false);
  });
});

describe('staging', () => {
  it('writes orders as the actions that would give them', () => {
    expect(
      orderActions([
        { unit: 1, path: [2, 3], open: false, movement: 4 },
        { unit: 5, path: [6, 7, 8, 9], open: false, movement: 4 },
      ]),
    ).toEqual([
      { type: 'orderUnit', unit: 1 },
      { type: 'step', tile: 2 },
      { type: 'step', tile: 3 },
      { type: 'endOrder' },
      { type: 'orderUnit', unit: 5 },
      ...[6, 7, 8, 9].map((tile) => ({ type: 'step', tile })),
    ]);
    expect(attackActions([{ attacker: 1, tile: 2 }])).toEqual([{ type: 'attack', unit: 1, tile: 2 }]);
  });

  it('moves rows up and down', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  });
});

describe('paying', () => {
  const choice = viewOf('pay').choice as PayChoice;

  it('takes the proposal in one go', () => {
    expect(payActions(choice, choice.proposal)).toEqual([{ type: 'payDefault' }]);
  });

  it('changes one resource against another and never the sum', () => {
    const paid = shifted(choice, choice.proposal, 'R', 1);
    expect(paid).toMatchObject({ R: 1, C: 2 });
    expect(total(paid)).toBe(3);
    expect(payActions(choice, paid)).toEqual([
      { type: 'payWith', resource: 'R' },
      { type: 'payWith', resource: 'C' },
      { type: 'payWith', resource: 'C' },
    ]);
    expect(shifted(choice, choice.proposal, 'E', 1)).toBe(choice.proposal);
    expect(shifted(choice, choice.proposal, 'C', 1)).toBe(choice.proposal);
  });
});

describe('main button', () => {
  const situation = (name: FrameName) => {
    const view = viewOf(name);
    const offers = offersOf(name);
    return { view, offers, mode: modeOf(view, offers), paying: null, sorted: [at(1, 0), at(1, -2), at(-1, -1)] };
  };

  it('does the one plain thing on offer', () => {
    expect(mainActions(situation('summon'))).toEqual([{ type: 'offerAdvance' }]);
    expect(mainActions(situation('stack'))).toEqual([{ type: 'letResolve' }]);
    expect(mainActions(situation('move'))).toEqual([{ type: 'confirmMoves' }]);
    expect(mainActions(situation('target'))).toBeNull();
    expect(mainActions(situation('waiting'))).toBeNull();
  });

  it('keeps the order of attackers, or names them one by one', () => {
    expect(mainActions(situation('sort'))).toEqual([{ type: 'keepOrder', tile: at(-1, 1) }]);
    const sorted = [at(-1, -1), at(1, 0), at(1, -2)];
    expect(mainActions({ ...situation('sort'), sorted })).toEqual(sorted.map((unit) => ({ type: 'orderAttacker', tile: at(-1, 1), unit })));
  });
});

describe('roster', () => {
  it('lists own pieces by kind with what they have done', () => {
    const [commander, workers, forges, army] = rosterOf(viewOf('move'));
    expect(commander.pieces.map((p) => p.state)).toEqual(['ordered']);
    expect(workers.pieces.map((p) => p.state)).toEqual(['ordered', 'exhausted']);
    expect(forges).toMatchObject({ open: 2, gone: 1 });
    expect(army.pieces).toHaveLength(3);
  });
});

describe('last-seen ghosts', () => {
  const view = viewOf('summon');
  const boar = view.entities.find((e) => e.tile === at(1, 0))!;
  const blind = (tile: number): HxView => ({
    ...view,
    entities: view.entities.filter((e) => e !== boar),
    map: { tiles: view.map.tiles.map((t, i) => (i === tile ? { ...t, seen: false } : t)) },
  });

  it('remembers where a rival stood when it left sight', () => {
    const keeper = new GhostKeeper();
    keeper.look(view);
    expect(keeper.look(blind(boar.tile))).toEqual([{ tile: boar.tile, owner: 0, kind: 'unit', def: boar.def, turn: 7 }]);
  });

  it('drops the mark once the tile is seen again, or the piece is known to be gone', () => {
    const keeper = new GhostKeeper();
    keeper.look(view);
    expect(keeper.look({ ...blind(boar.tile), map: view.map })).toEqual([]);
    keeper.look(view);
    const thing = { tile: boar.tile, owner: 0, kind: 'unit' as const, def: boar.def, id: boar.id };
    keeper.hear([{ type: 'left', thing, cause: 'damage', to: 'discard' }], 1);
    expect(keeper.look(blind(boar.tile))).toEqual([]);
  });

  it('follows what the log told, from the start again after an undo', () => {
    const keeper = new GhostKeeper();
    const thing = { tile: 5, owner: 0, kind: 'unit' as const, def: boar.def, id: 99 };
    keeper.hear(
      [
        { type: 'turn', turn: 3, seat: 0 },
        { type: 'moved', thing, from: 5, to: null },
      ],
      1,
    );
    expect(keeper.look(blind(5)).map((ghost) => ghost.tile)).toContain(5);
    keeper.forget();
    expect(keeper.look(blind(5)).map((ghost) => ghost.tile)).not.toContain(5);
  });
});

describe('what going somewhere would show', () => {
  it('is said in words', () => {
    expect(outlookOf({ gains: [1, 2], loses: [3] })).toBe('Going there shows 2 hexes more and hides 1 hex, as far as the ground is known.');
    expect(outlookOf({ gains: [], loses: [] })).toBeNull();
  });
});
