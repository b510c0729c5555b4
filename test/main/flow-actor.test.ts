import { describe, expect, test } from 'vitest';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const game = lantern as Game;

describe('a flow run by a real actor', () => {
  test.each([1, 2, 3, 4, 5])('keeps step with the compiled table through game %i', (seed) => {
    const driver = new FlowActor(game);
    const live = game.create({}, `game ${seed}`, driver);
    const compiled = game.create({}, `game ${seed}`);
    const random = new Random(seed);
    expect(game.hash(live)).toBe(game.hash(compiled));
    while (game.toAct(compiled) !== null) {
      const action = random.pick(game.actions(compiled));
      game.apply(live, action, driver);
      game.apply(compiled, action);
      expect(live.phase).toBe(compiled.phase);
      expect(game.hash(live)).toBe(game.hash(compiled));
    }
    expect(game.outcome(live)).toEqual(game.outcome(compiled));
  });

  test('goes on from a state that it has never seen, as after load or undo', () => {
    const driver = new FlowActor(game);
    const state = game.create({}, 'seed', driver);
    const saved = JSON.parse(JSON.stringify(state)) as typeof state;
    for (let i = 0; i < 5; i++) game.apply(state, game.actions(state)[0], driver);
    for (let i = 0; i < 5; i++) game.apply(saved, game.actions(saved)[0], driver);
    expect(game.hash(saved)).toBe(game.hash(state));
  });

  test('tells each transition to whoever inspects it', () => {
    const seen: string[] = [];
    const driver = new FlowActor(game, (transition) => seen.push(transition));
    const state = game.create({}, 'seed', driver);
    game.apply(state, { type: 'rest' } as never, driver);
    expect(seen[0]).toBe('dusk → lighting.laying');
    expect(seen).toContain('lighting.laying → dawn');
  });

  test('throws what goes wrong inside the actor, where it was sent', () => {
    const broken: Game = {
      ...game,
      flowFunctions: { ...game.flowFunctions, actions: { ...game.flowFunctions.actions, skip: () => expect.fail('a bug in a rule') } },
    };
    const driver = new FlowActor(broken);
    const state = broken.create({}, 'seed', driver);
    expect(() => broken.apply(state, { type: 'rest' } as never, driver)).toThrow('a bug in a rule');
    // The driver itself is usable afterwards.
    expect(() => driver.send(broken.create({}, 'other'), { type: 'nonsense', key: 0 })).not.toThrow();
  });
});
