import { KEYWORDS } from '../keywords/index.ts';
import { DEFS, cardIndex } from '../catalog.ts';
import { gainHealth, grant, heal, loseKeyword, modify } from '../rules/change.ts';
import { hurt } from '../rules/damage.ts';
import { DEEDS } from '../rules/deeds.ts';
import { addEnergy, addMaxEnergy } from '../rules/energy.ts';
import { summon } from '../rules/enter.ts';
import { withstands } from '../rules/event.ts';
import { createCard, drawMatching, drawOne, insertCard, returnUnit, shuffleIn } from '../rules/hand.ts';
import { isWarlord, unitById } from '../rules/board.ts';
import { turnUp } from '../rules/hidden.ts';
import { tell, thingFor } from '../rules/tell.ts';
import { HOW, handCard, type WrState, type WrUnit } from '../state.ts';
import { PACTS, type WrKeyword } from '../types.ts';
import type { Amount, Effect, Group } from './dsl.ts';
import type { RunFrame } from './frame.ts';
import { amountOf, matchesCard } from './select.ts';

/** One step of a text. */
export interface Verb {
  /** Whom it reaches; worked out before it happens. */
  group?: Group;
  /** It is going to damage, destroy or return: those face down among them are turned up before (WR-21.4). */
  harms?(s: WrState, f: RunFrame): boolean;
  run(s: WrState, f: RunFrame, units: readonly WrUnit[]): void;
}

export type VerbEffect = Exclude<Effect, { do: 'if' | 'times' }>;
type Maker<K extends VerbEffect['do']> = (effect: Extract<VerbEffect, { do: K }>) => Verb;

const toEach = (group: Group, act: (s: WrState, f: RunFrame, unit: WrUnit) => void): Verb => ({
  group,
  run(s, f, units) {
    for (const unit of units) act(s, f, unit);
  },
});

const EARNED = KEYWORDS.at('earned');
const GIVEN = KEYWORDS.at('given');
const BLESSES = KEYWORDS.at('blesses');

const earn =
  (keyword: WrKeyword) =>
  ({ n }: { n: Amount }): Verb => ({
    run(s, f) {
      for (const hook of EARNED.hooks) if (hook.id === keyword) hook.does(s, f.seat, amountOf(s, f, n), DEEDS);
    },
  });

const playerOf = (f: RunFrame, who: 'you' | 'opponent'): number => (who === 'you' ? f.seat : 1 - f.seat);

/** The closed list of verbs: one left out does not compile. */
const VERBS: { readonly [K in VerbEffect['do']]: Maker<K> } = {
  damage: ({ amount, to }) => ({
    ...toEach(to, (s, f, unit) => void hurt(s, unit, amountOf(s, f, amount), HOW.effect, null, f.card)),
    // What is rolled is not rolled before its time; no damage reveals nothing (WR-19.3).
    harms: (s, f) => (typeof amount === 'object' && 'from' in amount ? amount.to : amountOf(s, f, amount)) > 0,
  }),
  heal: ({ amount, who }) => toEach(who, (s, f, unit) => heal(s, unit, amountOf(s, f, amount))),
  gainHealth: ({ amount, who }) => toEach(who, (s, f, unit) => gainHealth(s, unit, amountOf(s, f, amount))),
  modify: ({ melee, ranged, what, until }) =>
    toEach(what, (s, f, unit) => modify(s, unit, amountOf(s, f, melee), amountOf(s, f, ranged), until === 'turn')),
  grant: ({ keyword, x = 0, what, until }) => toEach(what, (s, _f, unit) => grant(s, unit, keyword, x, until === 'turn')),
  lose: ({ keyword, what }) => toEach(what, (s, _f, unit) => loseKeyword(s, unit, keyword)),
  // WR-19.5.
  destroy: ({ what }) => ({
    ...toEach(what, (s, _f, unit) => {
      turnUp(s, unit);
      if (!isWarlord(s, unit) && !withstands(unit)) s.doomed.push(unit.id);
    }),
    harms: () => true,
  }),
  return: ({ what, to }) => ({
    ...toEach(what, (s, _f, unit) => {
      if (isWarlord(s, unit)) return;
      turnUp(s, unit);
      returnUnit(s, unit, to);
    }),
    harms: () => true,
  }),
  ready: ({ what }) =>
    toEach(what, (s, _f, unit) => {
      unit.spent = 0;
      tell()?.each((viewer) => ({ type: 'readied', thing: thingFor(s, unit, viewer) }));
    }),
  pact: ({ what, which }) =>
    toEach(what, (s, f, unit) => {
      const pact = which ?? PACTS[Math.max(0, f.picked)];
      tell()?.each((viewer) => ({ type: 'blessed', thing: thingFor(s, unit, viewer), pact }));
      for (const hook of BLESSES.hooks) hook.does(s, unit, pact, DEEDS);
    }),
  draw: ({ n, who }) => ({
    run(s, f) {
      for (let i = amountOf(s, f, n); i > 0; i--) drawOne(s, playerOf(f, who));
    },
  }),
  drawNext: ({ of, n = 1 }) => ({
    run(s, f) {
      for (let i = 0; i < n; i++) drawMatching(s, f.seat, (card) => matchesCard(DEFS[card], of));
    },
  }),
  // What was taken is in `picked`; −1: there was nothing (WR-18.2).
  discover: ({ from }) => ({
    run(s, f) {
      if (f.picked < 0) return;
      if (from === 'pool') return createCard(s, f.seat, f.picked);
      const { deck, hand } = s.seats[f.seat];
      const at = deck.lastIndexOf(f.picked);
      if (at < 0) return;
      deck.splice(at, 1);
      insertCard(hand, handCard(f.picked, false));
    },
  }),
  create: ({ card, n = 1, in: where }) => ({
    run(s, f) {
      for (let i = 0; i < n; i++) createCard(s, playerOf(f, where), cardIndex(card));
    },
  }),
  shuffleIn: ({ card, n = 1, onTop }) => ({
    run(s, f) {
      const cards = new Array<number>(n).fill(cardIndex(card));
      if (onTop) s.seats[f.seat].deck.push(...cards);
      else shuffleIn(s, f.seat, cards);
    },
  }),
  summon: ({ card, n = 1, side }) => ({
    run(s, f) {
      for (let i = amountOf(s, f, n); i > 0; i--) summon(s, playerOf(f, side), cardIndex(card));
    },
  }),
  energy: ({ n }) => ({ run: (s, f) => addEnergy(s, f.seat, amountOf(s, f, n)) }),
  maxEnergy: ({ n, who }) => ({ run: (s, f) => addMaxEnergy(s, playerOf(f, who), n) }),
  faith: earn('faith'),
  questProgress: earn('questProgress'),
  ember: earn('ember'),
  sabotage: ({ card }) => ({
    run(s, f) {
      for (const hook of GIVEN.hooks) hook.does(s, 1 - f.seat, card === undefined ? -1 : cardIndex(card), DEEDS);
    },
  }),
};

export const verbOf = (effect: VerbEffect): Verb => (VERBS[effect.do] as (effect: VerbEffect) => Verb)(effect);

/** Units of a list of ids that are still in play. */
export const inPlay = (s: WrState, ids: readonly number[]): WrUnit[] => ids.map((id) => unitById(s, id)).filter((unit) => unit !== null);
