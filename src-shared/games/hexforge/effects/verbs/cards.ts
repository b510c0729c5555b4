import { DEFS } from '../../catalog.ts';
import { addCardFx, cardName, discardCard, drawCards, moveCard, putUnderDeck, toLost, trimHand } from '../../rules/cards.ts';
import { tell } from '../../rules/tell.ts';
import { DURATION, ZONE, ownerOf, type HxState } from '../../state.ts';
import { TARGET, idOfTarget, kindOfTarget, type RunFrame } from '../frame.ts';
import type { Verb } from './types.ts';

export const draw: Verb<'draw'> = (effect) => (s, f) => {
  const who = effect.who ?? 'you';
  if (who !== 'opponent') drawCards(s, f.seat, effect.n);
  if (who !== 'you') drawCards(s, 1 - f.seat, effect.n);
};

/** You choose your own (HX-D45); a rival, whose hand you cannot see, loses the oldest. */
export const discard: Verb<'discard'> = (effect) => (s, f) => {
  const seat = effect.who === 'you' ? f.seat : 1 - f.seat;
  const { hand } = s.seats[seat];
  if (effect.who === 'you' && hand.length > effect.n) {
    s.choice = { seat, kind: 'discard', left: effect.n, def: f.def, tile: -1 };
    return;
  }
  for (const inst of hand.slice(0, effect.n)) discardCard(s, inst, 'effect');
};

/** The card behind a card target, −1 once it is gone. */
function targetCard(f: RunFrame, index: number): number {
  const t = f.targets[index] ?? 0;
  const kind = kindOfTarget(t);
  return kind === TARGET.card || kind === TARGET.hand ? idOfTarget(t) : -1;
}

export const recall: Verb<'recall'> = (effect) => (s, f) => {
  const inst = targetCard(f, effect.what);
  if (inst < 0) return;
  tell()?.all({ type: 'recalled', seat: ownerOf(inst), def: cardName(s, inst), to: effect.to });
  if (effect.to === 'hand') {
    moveCard(s, inst, ZONE.hand);
    trimHand(s, ownerOf(inst));
  } else if (effect.to === 'deckTop') moveCard(s, inst, ZONE.deck);
  else putUnderDeck(s, inst);
};

export const loseCard: Verb<'loseCard'> = (effect) => (s, f) => {
  const inst = targetCard(f, effect.what);
  if (inst < 0) return;
  tell()?.all({ type: 'cardLost', seat: ownerOf(inst), def: cardName(s, inst) });
  toLost(s, inst);
};

function cardsMeant(s: HxState, f: RunFrame, what: number | 'yourHand', type: string | undefined): number[] {
  const cards = what === 'yourHand' ? s.seats[f.seat].hand : [targetCard(f, what)].filter((inst) => inst >= 0);
  return type ? cards.filter((inst) => DEFS[s.defs[inst]].spec.type === type) : cards.slice();
}

export const cost: Verb<'cost'> = (effect) => (s, f) => {
  for (const inst of cardsMeant(s, f, effect.what, effect.type)) {
    addCardFx(s, inst, { until: DURATION[effect.until], power: 0, health: 0, kw: 0, splash: 0, cost: effect.by, from: f.def });
  }
};
