import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS, PROGRAMS, cardIndex, type WrDef } from '../catalog.ts';
import { frameOf } from '../effects/frame.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { cardOfHand, isFresh, LINE, type WrState, type WrUnit } from '../state.ts';
import { eachUnit, neighbours, openKeywords, rivalOf, unitAt, unitById, isWarlord } from './board.ts';
import { costOf } from './costs.ts';
import { gainHealth, modify } from './change.ts';
import { pay } from './energy.ts';
import { deployUnit, insertionAt } from './enter.ts';
import { turnUp } from './hidden.ts';
import { drainFirst, queueCard, queueText } from './queue.ts';
import { tell, thingFor } from './tell.ts';

/* Playing cards (WR-8.7, 8.8). */

const ENERGY_GONE = KEYWORDS.at('energyGone');
const DEPLOYED = KEYWORDS.at('deployed');
const OTHER_DEPLOYED = KEYWORDS.at('otherDeployed');
const STRATAGEM_PLAYED = KEYWORDS.at('stratagemPlayed');
const TARGETED = KEYWORDS.at('targetedByCard');
const ALLOWS = KEYWORDS.at('allows');
const COMBINES = KEYWORDS.at('combines');
const SPREADS = KEYWORDS.at('spreads');

/** A Stratagem's play, once it has resolved. */
export interface PlayedItem extends AgendaItem {
  do: 'played';
  seat: number;
  card: number;
  /** Id of the unit it named, 0 if none. */
  target: number;
  /** Ids of the units whose text hangs on the energy that its price took to 0. */
  sparks: number[];
}

/** WR-23.9: those in play as the payment is made. */
export function sparksOf(s: WrState, seat: number): number[] {
  const found: number[] = [];
  for (const unit of s.seats[seat].line) if (MASKS.meets(openKeywords(unit), ENERGY_GONE.mask)) found.push(unit.id);
  return found;
}

export function queueSparks(s: WrState, sparks: readonly number[]): void {
  for (const id of sparks) {
    const unit = unitById(s, id);
    if (unit) for (const hook of ENERGY_GONE.hooks) queueText(s, hook.id, unit, 0, 0, false);
  }
}

/** A card leaves the hand, paid for. */
export function playFromHand(s: WrState, entryClass: number, at: number): void {
  const player = s.seats[s.active];
  const card = cardOfHand(entryClass);
  const index = player.hand.findIndex((entry) => cardOfHand(entry) === card && isFresh(entry) === isFresh(entryClass));
  const [entry] = player.hand.splice(index, 1);
  const def = DEFS[card];
  const price = costOf(s, s.active, def);
  const sparks = pay(s, s.active, price) ? sparksOf(s, s.active) : [];
  play(s, def, price, sparks, at, isFresh(entry));
  allowMore(s, def);
}

/** A further play of a card (WR-21.28, 25.5). */
export function playExtra(s: WrState, card: number, at: number): void {
  const player = s.seats[s.active];
  player.extra.splice(player.extra.indexOf(card), 1);
  const def = DEFS[card];
  const price = costOf(s, s.active, def);
  play(s, def, price, pay(s, s.active, price) ? sparksOf(s, s.active) : [], at, false);
}

function allowMore(s: WrState, def: WrDef): void {
  for (const hook of ALLOWS.hooks) {
    if (!MASKS.meets(def.kw, hook.mask)) continue;
    const cards = hook.does(def);
    for (const id of cards) s.seats[s.active].extra.push(cardIndex(id));
    if (cards.length > 0) tell()?.all({ type: 'mayPlay', seat: s.active, card: cards[0], n: cards.length });
  }
}

function play(s: WrState, def: WrDef, price: number, sparks: number[], at: number, fresh: boolean): void {
  s.fired = 0;
  if (def.isTroop) deploy(s, def, price, sparks, at, fresh);
  else stratagem(s, def, price, sparks, at, fresh);
}

// ---------------------------------------------------------------- Troops

/** WR-8.7; Swarm combines instead of taking a place (WR-24.37). */
function deploy(s: WrState, def: WrDef, price: number, sparks: number[], place: number, fresh: boolean): void {
  const seat = s.active;
  const onto = standingAt(s, def, seat, place);
  const unit = onto ?? deployUnit(s, seat, def.index, place);
  if (onto) {
    modify(s, onto, def.melee, def.ranged);
    gainHealth(s, onto, def.health);
  }
  tell()?.each((viewer) => ({ type: 'deployed', thing: thingFor(s, unit, viewer), cost: price, onto: onto !== null }));
  queueDeployment(s, def, unit, fresh);
  queueSparks(s, sparks);
  drainFirst(s);
}

/** Rally, then Uprising of others, then what stays and heeds deployments. */
function queueDeployment(s: WrState, def: WrDef, unit: WrUnit, fresh: boolean): void {
  if (unit.hidden === 0)
    for (const hook of DEPLOYED.hooks) if (MASKS.meets(def.kw, hook.mask)) queueText(s, hook.id, unit, 0, 0, false, fresh ? 1 : 0);
  for (const hook of OTHER_DEPLOYED.hooks)
    for (const other of s.seats[unit.seat].line)
      if (other !== unit && MASKS.meets(openKeywords(other), hook.mask) && hook.does(s, other))
        queueText(s, hook.id, other, unit.id, 0, false);
  for (const { card } of s.seats[unit.seat].ongoing) queueCard(s, unit.seat, card, DEFS[card].onDeploy, unit.id);
}

/** The Troop with which one deployed at that place would combine, null for none. */
export function standingAt(s: WrState, def: WrDef, seat: number, place: number): WrUnit | null {
  if (!MASKS.meets(def.kw, COMBINES.mask)) return null;
  const standing = s.seats[seat].line[insertionAt(s, seat, place)];
  if (standing === undefined || isWarlord(s, standing)) return null;
  return COMBINES.hooks.some((hook) => MASKS.meets(def.kw, hook.mask) && hook.does(def, standing)) ? standing : null;
}

// ---------------------------------------------------------------- Stratagems

/** Place of a unit as a target: the seat's nine places in a row; 18 for none. */
export const NO_TARGET = 2 * LINE;
export const targetAt = (s: WrState, at: number): WrUnit | null => (at >= NO_TARGET ? null : unitAt(s, Math.floor(at / LINE), at % LINE));

function stratagem(s: WrState, def: WrDef, price: number, sparks: number[], at: number, fresh: boolean): void {
  const seat = s.active;
  const target = targetAt(s, at);
  tell()?.all({ type: 'played', seat, card: def.id, cost: price, target: target && thingFor(s, target, rivalOf(seat)) });
  const item: PlayedItem = { do: 'played', seat, card: def.index, target: target?.id ?? 0, sparks };
  s.agenda.push(item);
  if (def.program >= 0) {
    const frame = frameOf(def.program, {
      seat,
      card: def.index,
      self: 0,
      it: 0,
      n: 0,
      targets: target ? [target.id] : [],
      fresh: fresh ? 1 : 0,
      whole: 0,
    });
    if (target) frame.targets.push(...relayed(s, target, def, frame.seat).map(({ id }) => id));
    frame.named = 1;
    s.agenda.push(frame);
  }
  stay(s, seat, def);
  if (target) turnUp(s, target);
}

/** WR-24.6–24.8: those beside a unit with Relay of a kind and type (WR-15.5) that the Stratagem may name. */
function relayed(s: WrState, target: WrUnit, def: WrDef, seat: number): WrUnit[] {
  const of = PROGRAMS[def.program].script.target;
  if (of === undefined || target.seat !== seat || !MASKS.meets(openKeywords(target), SPREADS.mask)) return [];
  return neighbours(s, target).filter(
    (unit) =>
      (of.kind === undefined || (of.kind === 'warlord') === isWarlord(s, unit)) &&
      (of.type === undefined || DEFS[unit.card].types.includes(of.type)),
  );
}

/** WR-8.9. */
function stay(s: WrState, seat: number, { index, id, spec }: WrDef): void {
  if (spec.kind !== 'stratagem' || spec.ongoing === undefined) return;
  s.seats[seat].ongoing.push({ card: index, left: spec.ongoing.turns ?? 0 });
  tell()?.all({ type: 'stays', seat, card: id });
}

/** Agenda: after a Stratagem has resolved (WR-8.8): Stimulation, Artifice, Last Spark. */
export function afterStratagem(s: WrState, { seat, target, sparks }: PlayedItem): void {
  const named = unitById(s, target);
  if (named) for (const hook of TARGETED.hooks) if (MASKS.meets(openKeywords(named), hook.mask)) queueText(s, hook.id, named, 0, 0, false);
  for (const hook of STRATAGEM_PLAYED.hooks)
    eachUnit(s, (unit) => {
      if (unit.seat === seat && MASKS.meets(openKeywords(unit), hook.mask)) queueText(s, hook.id, unit, 0, 0, false);
    });
  queueSparks(s, sparks);
  drainFirst(s);
}
