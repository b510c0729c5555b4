import { KW, PLAYER_KW, type DkAbility, type DkCard } from '../compile.ts';
import type { Op } from '../decks/wire.ts';
import type { DkHow } from '../events.ts';
import { stateCheck } from '../rules/check.ts';
import { dealDamage } from '../rules/damage.ts';
import { cardTold, tell, thing, told, typeName } from '../rules/tell.ts';
import { refresh } from '../rules/values.ts';
import { drawTokens, returnToHand } from '../rules/zones.ts';
import {
  FX,
  isSeat,
  MAX_LIFE,
  MOST_PLAYS,
  type DiscardItem,
  type DkPermanent,
  type DkSeatState,
  type DkState,
  type RunItem,
  type WreckItem,
} from '../state.ts';
import { CARD_TYPES, NONE, TYPE, type DkRef, type StatusKind } from '../types.ts';
import { creatureOf, inEvent, protectedOf, selected } from './objects.ts';

/* The closed list of verbs (DK-17.7). On an object of the wrong kind a verb does nothing (DK-17.10). */

interface Doing {
  s: DkState;
  item: RunItem;
  ability: DkAbility;
  how: DkHow;
}

/** What a verb does to one player or one creature. */
interface Verb {
  player?(d: Doing, own: DkSeatState, seat: number): void;
  creature?(d: Doing, p: DkPermanent): void;
}

const HOWS: readonly DkHow[] = CARD_TYPES.map((type) =>
  type === 'attack' ? 'attackSpell' : type === 'defense' ? 'defenseSpell' : type === 'artifact' ? 'artifact' : 'creature',
);

/** The immunity that stops a card of this type (DK-11.8); creatures’ abilities are stopped by none (DK-11.10). */
const IMMUNITY: readonly number[] = CARD_TYPES.map((type) =>
  type === 'attack' || type === 'defense' ? KW.ims : type === 'artifact' ? KW.ima : 0,
);

/**
 * The same status again keeps the larger remaining number, counted in whole turns of the controller that are still to come
 * (DK-11.4, 11.5, D33).
 */
function hold({ s, ability }: Doing, p: DkPermanent, kind: StatusKind): void {
  const since = kind === 'stun' ? p.stunSince : p.freezeSince;
  const underWay = p.seat === s.active && since < s.turn ? 1 : 0;
  if (ability.n > p[kind] - underWay) {
    p[kind] = ability.n;
    if (kind === 'stun') p.stunSince = s.turn;
    else p.freezeSince = s.turn;
  }
  tell()?.all({ type: 'status', target: thing(s, p), kind, n: p[kind] });
}

const addFx = (s: DkState, fx: number[], op: number, a: number, b: number, left: number): number => fx.push(op, a, b, left, s.turn);

function keyword({ s, ability }: Doing, fx: number[], ref: DkRef): void {
  const gained = ability.op === 'gain';
  addFx(s, fx, gained ? FX.gain : FX.lose, ability.m, 0, ability.left);
  tell()?.all({ type: 'keyword', target: told(s, ref), kw: ability.m, gained, left: ability.left });
}

const keywordVerb: Verb = {
  creature: (d, p) => keyword(d, p.fx, p.id),
  player(d, own, seat) {
    if ((d.ability.m & PLAYER_KW) !== 0) keyword(d, own.fx, seat);
  },
};

const VERBS: Readonly<Record<Exclude<Op, 'prevent' | 'reflect' | 'negate'>, Verb>> = {
  dmg: {
    player: ({ s, ability, how, item }, _own, seat) => dealDamage(s, seat, ability.n, how, item.main === 1),
    creature: ({ s, ability, how, item }, p) => dealDamage(s, p.id, ability.n, how, item.main === 1),
  },
  heal: {
    player({ ability }, own, seat) {
      const n = Math.min(ability.n, MAX_LIFE - own.life);
      own.life += n;
      tell()?.all({ type: 'healed', seat, n, life: own.life });
    },
  },
  stun: { creature: (d, p) => hold(d, p, 'stun') },
  freeze: { creature: (d, p) => hold(d, p, 'freeze') },
  destroy: {
    creature: (_d, p) => {
      p.doomed = 1;
    },
  },
  mod: {
    creature({ s, ability }, p) {
      addFx(s, p.fx, FX.mod, ability.n, ability.m, ability.left);
      tell()?.all({ type: 'modified', target: thing(s, p), atk: ability.n, def: ability.m, left: ability.left });
    },
  },
  gain: keywordVerb,
  lose: keywordVerb,
  draw: { player: ({ s, ability }, _own, seat) => drawTokens(s, seat, ability.n) },
  discard: {
    player: ({ s, ability }, _own, seat) => void s.agenda.push({ do: 'discard', seat, n: ability.n } satisfies DiscardItem as DiscardItem),
  },
  wreck: { player: ({ s }, _own, seat) => void s.agenda.push({ do: 'wreck', seat } satisfies WreckItem as WreckItem) },
  bounce: {
    creature({ s }, p) {
      const { board } = s.seats[p.seat];
      board.splice(board.indexOf(p), 1);
      returnToHand(s, p.seat, p.type);
      tell()?.all({ type: 'bounced', thing: thing(s, p), cardType: typeName(p.type) });
    },
  },
  // DK-5.6: only in the player's own turn.
  extra: {
    player({ s }, _own, seat) {
      if (seat !== s.active) return;
      s.limit = Math.min(MOST_PLAYS, s.limit + 1);
      tell()?.all({ type: 'extraPlay', seat, limit: s.limit });
    },
  },
  cleanse: {
    creature({ s }, p) {
      p.stun = p.freeze = 0;
      tell()?.all({ type: 'cleansed', target: thing(s, p) });
    },
  },
};

const kwOf = (s: DkState, ref: DkRef): number => (isSeat(ref) ? s.seats[ref].kw : (creatureOf(s, ref)?.kw ?? 0));

/** DK-11.8, 11.9. */
function isImmune(s: DkState, ref: DkRef, type: number): boolean {
  if ((kwOf(s, ref) & IMMUNITY[type]) === 0) return false;
  tell()?.all({ type: 'immune', target: told(s, ref), to: type === TYPE.artifact ? 'artifacts' : 'spells' });
  return true;
}

/** In an event for its protected object, else a charge of the player (DK-11.15). */
function prevent(s: DkState, { seat }: RunItem, n: number, type: number): void {
  if (!inEvent(s)) {
    if (isImmune(s, seat, type)) return;
    s.seats[seat].prevents.push(n);
    tell()?.all({ type: 'charged', seat, kind: 'prevent', n });
    return;
  }
  const ref = protectedOf(s);
  if (ref === NONE || isImmune(s, ref, type)) return;
  const event = s.event!;
  if (n === 0) event.preventAll = 1;
  else event.prevent += n;
  tell()?.all({ type: 'shielded', target: told(s, ref), n });
}

/** Turns the pending Attack Spell back, once the response is through; else it becomes a charge (DK-11.11, 11.12, 11.14). */
function reflect(s: DkState, { seat }: RunItem): void {
  const { event } = s;
  if (event?.kind === 'spell' && event.defender === seat && event.seat !== seat && event.reflectedBy === NONE && event.reflecting === 0) {
    event.reflecting = 1;
    return;
  }
  s.seats[seat].reflects++;
  tell()?.all({ type: 'charged', seat, kind: 'reflect', n: 1 });
}

/** DK-11.16. */
function negate(s: DkState): void {
  if (!inEvent(s) || s.event!.over === 1) return;
  s.event!.over = 1;
  tell()?.all({ type: 'negated' });
}

/** Players whose answer a verb asks for are asked in turn order: what is pushed first comes last. */
const ASKS: ReadonlySet<Op> = new Set(['discard', 'wreck']);

/** After these numbers and keywords in play may be others. */
const CHANGES: ReadonlySet<Op> = new Set(['mod', 'gain', 'lose', 'bounce']);

/** One ability, and the state check behind it (DK-5.10, D39). */
export function perform(s: DkState, item: RunItem, card: DkCard, ability: DkAbility): void {
  const { op } = ability;
  if (op === 'prevent') prevent(s, item, ability.n, card.type);
  else if (op === 'reflect') reflect(s, item);
  else if (op === 'negate') negate(s);
  else {
    const verb = VERBS[op];
    const refs = selected(s, item, ability.on);
    if (ASKS.has(op)) refs.reverse();
    const doing: Doing = { s, item, ability, how: HOWS[card.type] };
    let done = false;
    for (const ref of refs) {
      if (isSeat(ref) ? !verb.player : !verb.creature) continue;
      done = true;
      if (isImmune(s, ref, card.type)) continue;
      if (isSeat(ref)) verb.player!(doing, s.seats[ref], ref);
      else verb.creature!(doing, creatureOf(s, ref)!);
    }
    if (!done) tell()?.all({ type: 'idle', card: cardTold(s, item.deck, item.card) });
  }
  if (CHANGES.has(op)) refresh(s);
  stateCheck(s);
}
