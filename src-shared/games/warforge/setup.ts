import { createRng } from '../../kernel/rng.ts';
import { cardIndex, DEFS, type WrDef } from './catalog.ts';
import type { WrConfig } from './config.ts';
import { cardsDrawn, FIRST_ENERGY, SECOND_BONUS } from './opening.ts';
import { newUnit } from './rules/enter.ts';
import { createCard, drawOne, shuffleDeck } from './rules/hand.ts';
import { deal } from './rules/mulligan.ts';
import { allOfRole } from './rules/pools.ts';
import { drawFirstPlayer } from './rules/turn.ts';
import { CLASSIC, SEATS, SKIRMISH, STREAMS, type WrSeatState, type WrState } from './state.ts';

/** WR-4.2. */
export const CLASSIC_HEALTH = 10;

function emptySeat(maxEnergy: number): WrSeatState {
  return {
    line: [],
    w: 0,
    hand: [],
    deck: [],
    extra: [],
    ongoing: [],
    energy: maxEnergy,
    maxEnergy,
    carry: 0,
    fatigue: 0,
    faith: 0,
    questProgress: 0,
    embers: 0,
    ownTurn: 0,
    returning: [],
    kept: 0,
  };
}

/** The Warlords at their places, nothing else. Also where determinization starts. */
export function emptyState(config: WrConfig, seed: string): WrState {
  const s: WrState = {
    phase: 0,
    rng: createRng(seed, STREAMS),
    agenda: [],
    choice: null,
    result: null,
    config,
    mode: config.mode === 'classic' ? CLASSIC : SKIRMISH,
    turn: 0,
    active: 0,
    first: 0,
    overtime: 0,
    seats: Array.from({ length: SEATS }, () => emptySeat(FIRST_ENERGY[config.mode])),
    nextId: 1,
    attack: null,
    queue: [],
    fired: 0,
    hits: [],
    shielded: [],
    doomed: [],
  };
  config.lists.forEach(({ warlord }, seat) => {
    const unit = newUnit(s, seat, cardIndex(warlord));
    if (s.mode === CLASSIC) {
      unit.health += CLASSIC_HEALTH;
      unit.maxHealth += CLASSIC_HEALTH;
    }
    s.seats[seat].line.push(unit);
  });
  return s;
}

/** The table laid: decks in their lists' order, nobody has drawn. */
export function setUp(config: WrConfig, seed: string): WrState {
  const s = emptyState(config, seed);
  config.lists.forEach(({ main }, seat) => s.seats[seat].deck.push(...main.map(cardIndex)));
  return s;
}

/** The exclusive card of a Warlord, −1 (WR-4.13). */
export function exclusiveOf(warlord: string): number {
  const isOwn = ({ spec }: WrDef): boolean => spec.kind === 'troop' && spec.exclusiveTo === warlord;
  return allOfRole('exclusive').find((card) => isOwn(DEFS[card])) ?? -1;
}

/** Who starts, shuffled decks, opening hands (WR-4.1–4.9, 4.13). */
export function dealHands(s: WrState): void {
  drawFirstPlayer(s);
  for (let seat = 0; seat < SEATS; seat++) shuffleDeck(s, seat);
  for (const seat of [s.first, 1 - s.first]) {
    const isFirst = seat === s.first;
    const drawn = cardsDrawn(s.config.mode, isFirst);
    for (let i = 0; i < drawn; i++) drawOne(s, seat);
    const { warlord, defence } = s.config.lists[seat];
    const exclusive = exclusiveOf(warlord);
    if (exclusive >= 0) deal(s, seat, exclusive);
    if (!isFirst) deal(s, seat, cardIndex(defence));
    if (s.mode === SKIRMISH) dealTalent(s, seat);
  }
  // WR-6.2: one point beyond the maximum, for the second player's first turn.
  s.seats[1 - s.first].carry = SECOND_BONUS[s.config.mode];
}

/** The Talent card of a Warlord or Troop, −1 for none. */
export function talentOf(card: number): number {
  const { spec } = DEFS[card];
  return 'talent' in spec && spec.talent !== undefined ? cardIndex(spec.talent) : -1;
}

/** WR-4.7: turn 1's Talent, dealt early (WR-9.6). */
function dealTalent(s: WrState, seat: number): void {
  const unit = s.seats[seat].line[s.seats[seat].w];
  const talent = talentOf(unit.card);
  if (talent >= 0) createCard(s, seat, talent, unit.id);
}
