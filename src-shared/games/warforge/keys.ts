import { actionKeys, nothing, oneOf, type Packing } from '../../kernel/action-keys.ts';
import type { WrAction } from './actions.ts';
import { DEFS, findCard } from './catalog.ts';
import { ACTIONS } from './rules/act.ts';
import { NO_TARGET } from './rules/play.ts';
import { CARD_BITS, HOW, LINE, handCard, type WrState } from './state.ts';
import { PACTS, PLACES, type WrPlace } from './types.ts';

/* The layout of action keys. Cards are named by definition, so that equal copies are one action and keys tell nothing hidden. */

interface Spot {
  seat: number;
  place: WrPlace;
}
type Played = { card: string; place?: WrPlace; target?: Spot };

const spotAt = ({ seat, place }: Spot): number => seat * LINE + PLACES.indexOf(place);
const spotOf = (at: number): Spot => ({ seat: Math.floor(at / LINE), place: PLACES[at % LINE] });

const AT_BITS = 5;
const AT_MASK = (1 << AT_BITS) - 1;
/** @param entry definition, with the bit for "drawn this turn" */
export const playedAt = (entry: number, at: number): number => (entry << AT_BITS) | at;
export const entryOf = (particulars: number): number => particulars >> AT_BITS;
export const atOf = (particulars: number): number => particulars & AT_MASK;

const goal = ({ place, target }: Played): number => (place !== undefined ? PLACES.indexOf(place) : target ? spotAt(target) : NO_TARGET);

function encodePlayed(a: Played, drawn: boolean): number {
  const index = findCard(a.card);
  return index < 0 ? -1 : playedAt(handCard(index, drawn), goal(a));
}

function decodePlayed(n: number): Played {
  const def = DEFS[entryOf(n) & ((1 << CARD_BITS) - 1)];
  const at = atOf(n);
  if (at >= NO_TARGET) return { card: def.id };
  return def.isTroop ? { card: def.id, place: PLACES[at] } : { card: def.id, target: spotOf(at) };
}

const unit: Packing<{ unit: WrPlace }> = { encode: (a) => PLACES.indexOf(a.unit), decode: (n) => ({ unit: PLACES[n] }) };
const named: Packing<{ card: string }> = { encode: (a) => findCard(a.card), decode: (n) => ({ card: DEFS[n].id }) };

/** Attacker, mode and target in one number. */
export const attackAt = (from: number, how: number, to: number): number => (from << 5) | ((how === HOW.ranged ? 1 : 0) << 4) | to;
export const attackFrom = (n: number): number => n >> 5;
export const attackHow = (n: number): number => ((n >> 4) & 1 ? HOW.ranged : HOW.melee);
export const attackTo = (n: number): number => n & 15;

/** A unit's place and which action of `ACTIONS`. */
export const actAt = (place: number, action: number): number => (place << 3) | action;
export const actPlace = (n: number): number => n >> 3;
export const actWhich = (n: number): number => n & 7;

export const { ACTION, keyOf, kindOf, particularsOf, typeOf, encode, decode } = actionKeys<WrState, WrAction>(CARD_BITS + 1 + AT_BITS, {
  play: {
    encode: (a) => encodePlayed(a, a.drawn),
    decode: (n) => ({ ...decodePlayed(n), drawn: entryOf(n) >> CARD_BITS === 1 }),
  },
  extra: { encode: (a) => encodePlayed(a, false), decode: decodePlayed },
  attack: {
    encode: (a) => attackAt(PLACES.indexOf(a.from), a.mode === 'melee' ? HOW.melee : HOW.ranged, PLACES.indexOf(a.to)),
    decode: (n) => ({ from: PLACES[attackFrom(n)], mode: attackHow(n) === HOW.melee ? 'melee' : 'ranged', to: PLACES[attackTo(n)] }),
  },
  act: {
    encode: (a) => actAt(PLACES.indexOf(a.unit), ACTIONS.indexOf(a.keyword)),
    decode: (n) => ({ unit: PLACES[actPlace(n)], keyword: ACTIONS[actWhich(n)] as Extract<WrAction, { type: 'act' }>['keyword'] }),
  },
  oath: unit,
  target: { encode: spotAt, decode: spotOf },
  take: named,
  pact: oneOf('pact', PACTS),
  putBack: named,
  keep: nothing,
  endTurn: nothing,
});
