import { copyOutcome } from '../../../kernel/copy.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS } from '../catalog.ts';
import type { RunFrame } from '../effects/frame.ts';
import { MASKS, NUM } from '../keywords/masks.ts';
import { leafName, phaseName } from '../modes.ts';
import { placeOf } from '../rules/board.ts';
import { costOf } from '../rules/costs.ts';
import { toAct } from '../rules/legal.ts';
import { effectiveMelee, effectiveRanged } from '../rules/values.ts';
import { CLASSIC, cardOfHand, isFresh, sourceOf, type WrState, type WrUnit } from '../state.ts';
import { NUMBERED, PLACES } from '../types.ts';
import type { WrFaceUp, WrOwn, WrSeatView, WrUnitView, WrView } from '../view.ts';

const idOf = (card: number): string => DEFS[card].id;

function faceUp(s: WrState, unit: WrUnit): WrFaceUp {
  const { kw, kwTurn, nums, numsTurn, melee, ranged, meleeTurn, rangedTurn } = unit;
  const keywords = MASKS.list(kw);
  return {
    card: idOf(unit.card),
    melee: effectiveMelee(s, unit),
    ranged: effectiveRanged(s, unit),
    health: unit.health,
    maxHealth: unit.maxHealth,
    keywords,
    numbers: Object.fromEntries(NUMBERED.filter((id) => keywords.includes(id)).map((id) => [id, nums[NUM[id]]])),
    remnantOf: unit.remnantOf < 0 ? null : idOf(unit.remnantOf),
    raw: { melee, ranged, meleeTurn, rangedTurn, kw: kw.slice(), kwTurn: kwTurn.slice(), nums: nums.slice(), numsTurn: numsTurn.slice() },
  };
}

/** WR-20.2: of a face-down Troop the rival sees where it stands and what its controller does with it. */
function unitView(s: WrState, unit: WrUnit, viewer: Viewer): WrUnitView {
  return {
    id: unit.id,
    seat: unit.seat,
    place: PLACES[placeOf(s, unit)],
    hidden: unit.hidden === 1,
    face: unit.hidden === 0 || unit.seat === viewer ? faceUp(s, unit) : null,
    spent: unit.spent,
    entered: unit.entered,
    deployed: unit.deployed,
    used: unit.used.slice(),
    praying: unit.praying === 1,
    shotAt: unit.shotAt === 1,
  };
}

function seatView(s: WrState, seat: number, viewer: Viewer): WrSeatView {
  const player = s.seats[seat];
  const { energy, maxEnergy, carry, fatigue, faith, questProgress, embers, ownTurn } = player;
  return {
    seat,
    warlord: idOf(player.line[player.w].card),
    units: player.line.map((unit) => unitView(s, unit, viewer)),
    handCount: player.hand.length,
    deckCount: player.deck.length,
    extra: player.extra.map(idOf),
    ongoing: player.ongoing.map(({ card, left }) => ({ card: idOf(card), left: left === 0 ? null : left })),
    energy,
    maxEnergy,
    carry,
    fatigue,
    faith,
    questProgress,
    embers,
    ownTurn,
    kept: player.kept === 1,
    returning: seat === viewer ? player.returning.length : null,
  };
}

function own(s: WrState, seat: number): WrOwn {
  const { hand, deck, returning } = s.seats[seat];
  return {
    seat,
    hand: hand.map((entry) => {
      const def = DEFS[cardOfHand(entry)];
      return { card: def.id, drawn: isFresh(entry), source: sourceOf(entry), cost: costOf(s, seat, def) };
    }),
    deck: deck.toSorted((a, b) => a - b).map(idOf),
    list: s.config.lists[seat],
    returning: returning.map(idOf),
  };
}

/** What is picked among secret candidates is the chooser's (WR-18.3). */
function workView(item: AgendaItem, viewer: Viewer): AgendaItem {
  if (item.do !== 'run') return { ...item };
  const frame = item as RunFrame;
  const copy: RunFrame = { ...frame, targets: frame.targets.slice(), aimed: frame.aimed?.slice() ?? null };
  if (frame.seat !== viewer) copy.picked = -1;
  return copy;
}

/** What `viewer` may know, and nothing else. */
export function makeView(s: WrState, viewer: Viewer): WrView {
  const { choice } = s;
  return {
    game: 'warforge',
    viewer,
    turn: s.turn,
    toAct: toAct(s),
    mode: s.mode === CLASSIC ? 'classic' : 'skirmish',
    phase: phaseName(s.phase),
    leaf: leafName(s.phase),
    active: s.active,
    first: s.first,
    overtime: s.overtime === 1,
    seats: [seatView(s, 0, viewer), seatView(s, 1, viewer)],
    me: viewer === 'spectator' ? null : own(s, viewer),
    choice: choice && {
      seat: choice.seat,
      kind: choice.kind,
      card: idOf(choice.card),
      offered: choice.seat === viewer ? choice.offered.map(idOf) : [],
    },
    work: s.agenda.map((item) => workView(item, viewer)),
    queue: s.queue.map((trigger) => ({ ...trigger })),
    attack: s.attack && { ...s.attack, kills: s.attack.kills.slice() },
    hits: s.hits.map((hit) => ({ ...hit })),
    shielded: s.shielded.slice(),
    doomed: s.doomed.slice(),
    nextId: s.nextId,
    fired: s.fired,
    result: copyOutcome(s.result),
  };
}
