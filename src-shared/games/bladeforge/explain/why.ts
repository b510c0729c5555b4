import type { BlAction } from '../actions.ts';
import { DEFS, findCard } from '../catalog.ts';
import type { BlEffect } from '../effects/dsl.ts';
import { encode } from '../keys.ts';
import { isMain } from '../modes.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { isLiving } from '../rules/defeat.ts';
import { canUse, emptyPlace, fits, isComplete } from '../rules/forge.ts';
import { canPlay, listActions, toAct } from '../rules/legal.ts';
import { AT, NONE, TOP_LEVEL, dieOf, type BlState } from '../state.ts';

const keys = new Int32Array(MAX_ACTIONS);

const ANSWERS: readonly BlAction['type'][] = ['chooseSeat', 'chooseCard', 'choosePart', 'chooseBlock'];

/** The first reason why the action is not legal for the seat now, as a sentence; null if it is legal. */
export function whyNot(s: BlState, seat: number, action: BlAction): string | null {
  const key = encode(s, seat, action);
  if (toAct(s) === seat && key >= 0) {
    const n = listActions(s, keys);
    for (let i = 0; i < n; i++) if (keys[i] === key) return null;
  }
  return reason(s, seat, action);
}

function reason(s: BlState, seat: number, action: BlAction): string {
  if (s.result !== null) return 'The game is over.';
  if (!isLiving(s, seat)) return 'You are out of this match.';
  if (s.choice !== null) {
    if (s.choice.seat !== seat) return 'Somebody else has to decide something first.';
    return ANSWERS.includes(action.type) ? 'That is not one of the legal choices.' : 'You have to answer the question on the table first.';
  }
  if (ANSWERS.includes(action.type)) return 'Nothing is being asked.';
  if (!isMain(s.phase) || s.active !== seat) return 'It is not your turn.';
  return inMain(s, seat, action);
}

function inMain(s: BlState, seat: number, action: BlAction): string {
  switch (action.type) {
    case 'place':
    case 'replace':
    case 'placeShield':
    case 'playGadget':
    case 'recycle':
      return withCard(s, seat, action);
    case 'reforge':
      return reforging(s, seat, action.blade);
    case 'attack':
      return attacking(s, seat, action.target);
    case 'drawToEnd':
      return 'You have Reforged this turn: it ends without an attack and without drawing.';
    default:
      return 'End the turn by attacking somebody or by drawing a card.';
  }
}

const nameOf = (id: string): string => {
  const card = findCard(id);
  return card < 0 ? `"${id}"` : DEFS[card].name;
};

function withCard(s: BlState, seat: number, action: Extract<BlAction, { card: string }>): string {
  const card = findCard(action.card);
  const own = s.seats[seat];
  if (card < 0 || !own.hand.includes(card)) return `${nameOf(action.card)} is not in your hand.`;
  if (action.type === 'recycle')
    return own.hand.length < 2 ? 'Recycling takes two cards.' : 'The Armory is empty: there is nothing to recycle for.';
  const def = DEFS[card];
  if (def.trap > 0) return `${def.name} is a trap: it goes off when it is turned up in a search or stolen, and cannot be played.`;
  if (!canUse(own, card)) return `${def.name} needs d${dieOf(def.req)}, you have d${dieOf(own.level)}.`;
  return action.type === 'playGadget' ? playing(s, seat, card) : placing(s, seat, card, action);
}

function playing(s: BlState, seat: number, card: number): string {
  const { name, type, effects } = DEFS[card];
  if (type !== 'gadget') return `${name} is not a Gadget: place it in your Forge.`;
  return canPlay(s, seat, card) ? 'That is not possible now.' : `${name} has nothing to work on: ${effects.map(missing).join(', ')}.`;
}

/** What an effect would need. */
function missing(effect: BlEffect): string {
  switch (effect.do) {
    case 'breakShield':
      return 'nobody else has a Shield';
    case 'breakPart':
      return 'nobody else has a Grip or Guard';
    case 'steal':
      return 'nobody else holds a card';
    case 'fetch':
      return `no ${effect.type[0].toUpperCase()}${effect.type.slice(1)} that can be fetched lies in the Salvage`;
    default:
      return 'the Armory is empty';
  }
}

function placing(s: BlState, seat: number, card: number, action: Extract<BlAction, { card: string }>): string {
  const { name, type, isPart } = DEFS[card];
  if (type === 'gadget') return `${name} is a Gadget: it is played, not placed.`;
  if (action.type === 'placeShield') return `${name} is not a Shield.`;
  if (type === 'shield') return `${name} is a Shield: it goes to the Shield’s place and uses up nothing.`;
  if (s.means.placementsLeft === 0) return 'You have placed or replaced this turn already.';
  if (action.type === 'place')
    return isPart && emptyPlace(s.seats[seat], card) === NONE
      ? `No place for ${name} is empty: replace something.`
      : 'A Blade can only replace your Blade.';
  if (action.type === 'replace' && fits(card, AT[action.slot])) return `Nothing is there to be replaced: place ${name} instead.`;
  return `${name} cannot replace what is there.`;
}

function reforging(s: BlState, seat: number, blade: string | null): string {
  const own = s.seats[seat];
  if (s.means.reforged) return 'You have Reforged this turn already.';
  if (!isComplete(own)) return 'Reforging takes a complete blade: Blade, Grip and both Guards.';
  if (own.level === TOP_LEVEL) return 'Your die is a d12: there is no bigger one.';
  const card = findCard(blade ?? '');
  if (card < 0 || !own.hand.includes(card)) return `${nameOf(blade ?? '')} is not in your hand.`;
  if (DEFS[card].type !== 'blade') return `${DEFS[card].name} is not a Blade.`;
  return `${DEFS[card].name} needs d${dieOf(DEFS[card].req)}, and Reforging brings you to d${dieOf(own.level + 1)}.`;
}

function attacking(s: BlState, seat: number, target: number): string {
  if (s.means.reforged) return 'You have Reforged this turn: it ends without an attack.';
  if (target === seat) return 'You cannot attack yourself.';
  return s.seats[target] === undefined ? 'There is no such player.' : 'That player is out of the match.';
}
