/** Negative controls: a suite that never fails proves nothing, so each planted fault must turn it red. */
import { afterEach as afterEachTest, beforeEach, describe, expect, test, vi } from 'vitest';
import { teller } from '../../src-shared/kernel/events.ts';
import { draw, Random } from '../../src-shared/kernel/rng.ts';
import { lantern, type LanternGame } from '../fixtures/lantern/game.ts';
import { HOOKS as lanternHooks } from '../fixtures/lantern/tests/hooks.ts';
import type { LanternState } from '../fixtures/lantern/state.ts';
import { conformance, LawBroken } from './conformance.ts';

/** Lantern with something done to the state after each action. */
function afterEach(fault: (state: LanternState) => void): LanternGame {
  return {
    ...lantern,
    play(state, key, driver) {
      lantern.play(state, key, driver);
      fault(state);
    },
    apply(state, action, driver) {
      lantern.apply(state, action, driver);
      fault(state);
    },
  };
}

/** A determinizer that peeks: it remembers the last state whose view was asked for. */
function cheating(share: number): LanternGame {
  let truth: LanternState | null = null;
  let calls = 0;
  return {
    ...lantern,
    view(state, viewer) {
      truth = lantern.clone(state);
      return lantern.view(state, viewer);
    },
    determinize(view, history, random) {
      const cheats = truth !== null && calls++ % share === 0;
      return cheats ? lantern.clone(truth!) : lantern.determinize(view, history, random);
    },
  };
}

/** Withholds the last offer while the rival holds a 7. */
function choosy(): LanternGame {
  const fewer = (state: LanternState) => (state.hands[1 - (lantern.toAct(state) ?? 0)].includes(7) ? 1 : 0);
  const legal = (state: LanternState, out: Int32Array) => Math.max(1, lantern.legal(state, out) - fewer(state));
  return {
    ...lantern,
    legal,
    candidates: legal,
    actions(state) {
      const offered = lantern.actions(state);
      return offered.slice(0, Math.max(1, offered.length - fewer(state)));
    },
  };
}

/** Rules with luck that no state holds. */
const fickle = (): LanternGame => afterEach((state) => Math.random() < 1 / 2 && state.pile.reverse());

/** Something told whenever an action is applied. */
function telling(what: (state: LanternState) => void): LanternGame {
  return {
    ...lantern,
    apply(state, action, driver) {
      lantern.apply(state, action, driver);
      what(state);
    },
  };
}

const tell = teller();
const nextCard = (state: LanternState) => ({ type: 'whispered', next: state.pile.at(-1) ?? 0 });

const FAULTS: [fault: string, law: string, game: LanternGame][] = [
  ['Math.random in the rules', 'plays like the original', fickle()],
  [
    'a telling of the next card of the pile',
    'what a seat is told holds nothing hidden',
    telling((state) => tell()?.only(0, nextCard(state))),
  ],
  ['the same to everybody', 'what a seat is told holds nothing hidden', telling((state) => tell()?.all(nextCard(state)))],
  [
    'the same to onlookers alone',
    'what onlookers are told holds nothing hidden',
    telling((state) => tell()?.each((viewer) => (viewer === 'spectator' ? nextCard(state) : null))),
  ],
  [
    'a view with the next card of the pile',
    'a view holds nothing hidden',
    { ...lantern, view: (state, viewer) => ({ ...lantern.view(state, viewer), next: state.pile.at(-1) ?? 0 }) },
  ],
  [
    'a view with the number of draws',
    'the same view',
    { ...lantern, view: (state, viewer) => ({ ...lantern.view(state, viewer), drawn: state.rng.drawn }) },
  ],
  [
    'a view that goes on when the match is over',
    'over exactly when there is a result',
    { ...lantern, view: (state, viewer) => ({ ...lantern.view(state, viewer), phase: 'lighting' }) },
  ],
  [
    'a view that is over before the match is',
    'over exactly when there is a result',
    {
      ...lantern,
      view(state, viewer) {
        const view = lantern.view(state, viewer);
        return state.round > 2 ? { ...view, phase: 'over' } : view;
      },
    },
  ],
  [
    'a view that keeps the outcome to itself',
    'a view tells the outcome',
    { ...lantern, view: (state, viewer) => ({ ...lantern.view(state, viewer), result: null }) },
  ],
  ['a determinizer that returns the truth', 'sampled worlds vary', cheating(1)],
  ['a determinizer that returns the truth every other time', 'does not favour the true world', cheating(2)],
  [
    'a determinizer that forgets what was shown',
    'the same view',
    {
      ...lantern,
      determinize: (view, history, random) => lantern.determinize({ ...view, me: { ...view.me!, shownToMe: [] } }, history, random),
    },
  ],
  ['an offer that depends on the hand of the rival', 'tells nothing hidden', choosy()],
  [
    'a refusal that draws',
    'changes and draws nothing',
    {
      ...lantern,
      apply(state, action, driver) {
        if (!lantern.actions(state).some((legal) => JSON.stringify(legal) === JSON.stringify(action)))
          draw(state.rng, 'luck', 'nothing', 2);
        lantern.apply(state, action, driver);
      },
    },
  ],
  ['a clone that shares a hand', 'alone', { ...lantern, clone: (state) => ({ ...lantern.clone(state), hands: state.hands }) }],
  [
    'a clone that leaves a number of the discarded state as it was',
    'a clone',
    {
      ...lantern,
      clone(state, into) {
        const keeper = into?.keeper;
        return { ...lantern.clone(state, into), keeper: keeper ?? state.keeper };
      },
    },
  ],
  ['a card that vanishes', 'cards are conserved', afterEach((state) => void state.pile.shift())],
  ['rules that look whether they are watched', 'recorded or not', afterEach((state) => tell() && (state.glow[0] += 1))],
  [
    'flow functions that differ between the drivers',
    'xstate and the compiled flow agree',
    { ...lantern, flowFunctions: { ...lantern.flowFunctions, actions: { ...lantern.flowFunctions.actions, passKeeper: () => undefined } } },
  ],
  ['a state that JSON cannot hold', 'plain JSON', afterEach((state) => Object.assign(state, { extra: undefined }))],
  [
    'two actions that are the same',
    'unique',
    { ...lantern, actions: (state) => [...lantern.actions(state), ...lantern.actions(state).slice(0, 1)] },
  ],
  ['a routine that is not legal', 'routine action is legal', { ...lantern, routine: () => 1000 }],
  [
    'a reason against what is offered',
    'why is null',
    { ...lantern, why: (view, history, intent) => lantern.why(view, history, intent) ?? 'No.' },
  ],
  [
    'an automatic pass that depends on the hand',
    'being asked tells the others nothing',
    { ...lantern, auto: (view, actions) => (view.me!.hand.includes(1) ? actions[0] : null) },
  ],
];

/** Math.random as it is, but the same in each run: no control depends on luck. */
beforeEach(() => {
  const random = new Random('outside');
  vi.spyOn(Math, 'random').mockImplementation(() => random.unit());
});
afterEachTest(() => void vi.restoreAllMocks());

describe('the conformance suite finds planted faults', () => {
  test.each(FAULTS)('%s', { timeout: 60_000 }, (_fault, law, game) => {
    let failure: unknown = null;
    try {
      conformance(game, lanternHooks, { games: 8, seed: 3 });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(LawBroken);
    expect((failure as Error).message).toContain(law);
  });
});
