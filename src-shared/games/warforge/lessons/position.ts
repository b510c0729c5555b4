import { cardIndex, DEFS } from '../catalog.ts';
import type { WrList } from '../decks/list.ts';
import { compiled } from '../engine.ts';
import { grant } from '../rules/change.ts';
import { newUnit } from '../rules/enter.ts';
import { insertCard } from '../rules/hand.ts';
import { cardsOfRole } from '../rules/pools.ts';
import { emptyState } from '../setup.ts';
import { handCard, type WrState } from '../state.ts';
import { PLACES, type WrKeyword, type WrMode, type WrPlace } from '../types.ts';

/** A unit on a place: its card alone (ready, printed numbers), or with what differs. */
export type Standing =
  | string
  | {
      card: string;
      /** Current health; its maximum stays, unless `max` says more. */
      health?: number;
      max?: number;
      /** Raw attack values. */
      melee?: number;
      ranged?: number;
      hidden?: boolean;
      /** Came this turn: deployed, or created by an effect. */
      arrived?: 'deployed' | 'created';
      /** Attacks made this turn. */
      spent?: number;
      praying?: boolean;
      /** Keywords given to it, with their numbers. */
      given?: Partial<Record<WrKeyword, number>>;
    };

export interface SidePosition {
  /** Its health as it stands is `health`. */
  warlord: Standing;
  health?: number;
  /** Troops by place, without gaps beside the Warlord. */
  line?: Partial<Record<Exclude<WrPlace, 'W'>, Standing>>;
  hand?: string[];
  /** Cards of the hand that were drawn this turn. */
  drawn?: string[];
  /** Next card first. */
  deck?: string[];
  extra?: string[];
  ongoing?: { card: string; left?: number }[];
  /** Available, or available and maximum: `'3/4'`. */
  energy?: number | `${number}/${number}`;
  carry?: number;
  fatigue?: number;
  faith?: number;
  questProgress?: number;
  embers?: number;
  ownTurn?: number;
}

export interface Position {
  mode?: WrMode;
  A: SidePosition;
  B: SidePosition;
  /** Whose turn it is; default A. */
  active?: 'A' | 'B';
  /** Who moved first; default A. */
  first?: 'A' | 'B';
  /** Turns of both together; default 5, or 6 where the second player is active. */
  turn?: number;
  overtime?: boolean;
  seed?: string;
  /** Scripted draws: [what, value]. Absent: the seed decides. */
  script?: [what: string, value: number][];
}

const cardIn = (standing: Standing): string => (typeof standing === 'string' ? standing : standing.card);

function stand(s: WrState, seat: number, standing: Standing): WrState['seats'][number]['line'][number] {
  const unit = newUnit(s, seat, cardIndex(cardIn(standing)));
  unit.entered = 0;
  if (typeof standing === 'string') return unit;
  const { health, max, melee, ranged, hidden, arrived, spent, praying, given } = standing;
  unit.maxHealth = max ?? unit.maxHealth;
  unit.health = health ?? unit.maxHealth;
  unit.melee = melee ?? unit.melee;
  unit.ranged = ranged ?? unit.ranged;
  unit.hidden = hidden ? 1 : 0;
  unit.entered = arrived ? s.turn : 0;
  unit.deployed = arrived === 'deployed' ? s.turn : 0;
  unit.spent = spent ?? 0;
  unit.praying = praying ? 1 : 0;
  for (const [keyword, x] of Object.entries(given ?? {})) grant(s, unit, keyword as WrKeyword, x);
  return unit;
}

function placeSide(s: WrState, seat: number, side: SidePosition): void {
  const player = s.seats[seat];
  const leader = stand(s, seat, side.warlord);
  if (side.health !== undefined) leader.health = side.health;
  leader.maxHealth = Math.max(leader.maxHealth, leader.health);
  const line = side.line ?? {};
  const from = (places: readonly WrPlace[]) =>
    places.flatMap((place) => (place !== 'W' && line[place] !== undefined ? [stand(s, seat, line[place])] : []));
  const left = from(PLACES.slice(0, 4));
  const right = from(PLACES.slice(5));
  player.line = [...left, leader, ...right];
  player.w = left.length;
  for (const card of side.hand ?? []) insertCard(player.hand, handCard(cardIndex(card), false));
  for (const card of side.drawn ?? []) insertCard(player.hand, handCard(cardIndex(card), true));
  player.deck = (side.deck ?? []).map(cardIndex).reverse();
  player.extra = (side.extra ?? []).map(cardIndex);
  player.ongoing = (side.ongoing ?? []).map(({ card, left: turns }) => ({ card: cardIndex(card), left: turns ?? 0 }));
  const [energy, max] = String(side.energy ?? '10/10')
    .split('/')
    .map(Number);
  player.energy = energy;
  player.maxEnergy = max ?? energy;
  player.carry = side.carry ?? 0;
  player.fatigue = side.fatigue ?? 0;
  player.faith = side.faith ?? 0;
  player.questProgress = side.questProgress ?? 0;
  player.embers = side.embers ?? 0;
  player.kept = 1;
}

/** A list that names what the side has of the cards that a main deck holds. */
function listOf(side: SidePosition, mode: WrMode): WrList {
  const { faction } = DEFS[cardIndex(cardIn(side.warlord))];
  const defence = cardsOfRole(faction, 'defence')[0];
  const here = [...(side.deck ?? []), ...(side.hand ?? []), ...(side.drawn ?? []), ...Object.values(side.line ?? {}).map(cardIn)];
  const main = here.filter((card) => DEFS[cardIndex(card)].spec.role === 'deck');
  return { id: 'position', name: 'Position', mode, warlord: cardIn(side.warlord), defence: DEFS[defence].id, main };
}

/** A position in the middle of a match, as if it had come about by play. */
export function buildPosition(p: Position): WrState {
  const sides = [p.A, p.B];
  const mode = p.mode ?? 'classic';
  const s = emptyState({ mode, lists: [listOf(sides[0], mode), listOf(sides[1], mode)] }, p.seed ?? 'scenario');
  s.active = p.active === 'B' ? 1 : 0;
  s.first = p.first === 'B' ? 1 : 0;
  s.turn = p.turn ?? (s.active === s.first ? 5 : 6);
  s.overtime = p.overtime ? 1 : 0;
  s.phase = compiled.indexOf('action');
  s.seats.forEach((player, seat) => {
    player.ownTurn = sides[seat].ownTurn ?? Math.floor((s.turn + (seat === s.first ? 1 : 0)) / 2);
  });
  sides.forEach((side, seat) => placeSide(s, seat, side));
  if (p.script) s.rng.script = p.script;
  return s;
}
