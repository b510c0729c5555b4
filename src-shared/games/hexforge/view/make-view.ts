import type { Viewer } from '../../../kernel/seat.ts';
import { hasBit, TYPE } from '../board/terrain.ts';
import { compiled } from '../engine.ts';
import { toCost } from '../cost.ts';
import { phaseName, modeOf, MODE } from '../modes.ts';
import { seesAttack } from '../rules/combat.ts';
import { derive, healthOf } from '../rules/derive.ts';
import { baseOf, entityById } from '../rules/lookup.ts';
import { rangeOf } from '../rules/move.ts';
import { BASE_ABILITY, basePrice } from '../rules/play.ts';
import { yieldsOf } from '../rules/turn.ts';
import { seesEntity, sees, visionOf } from '../rules/vision.ts';
import { KIND, commanderRecord, type HxState } from '../state.ts';
import { TILE_TYPES } from '../types.ts';
import type { HxAttackView, HxOwnView, HxPlayerView, HxTileView, HxView } from '../view.ts';
import { choiceView } from './choice-view.ts';
import { effectView, entityView, handCardView, pileCardView } from './entity-view.ts';
import { SLOT_NAMES } from './names.ts';
import { stackItemView } from './stack-view.ts';

/** The seat that decides now. Public: it follows from phase, priority and who was asked. */
export function toAct(s: HxState): number | null {
  if (s.result !== null) return null;
  if (s.choice !== null) return s.choice.seat;
  const mode = modeOf(s.phase);
  return mode === MODE.ordering || mode === MODE.declaring ? s.turnSeat : s.priority;
}

function tileViews(s: HxState, seat: number): HxTileView[] {
  const vision = seat < 0 ? null : visionOf(s, seat);
  const known = seat < 0 ? null : s.seats[seat].known;
  return s.board.types.map((type, i) => ({
    q: s.board.q[i],
    r: s.board.r[i],
    type: type === TYPE.base || (known !== null && hasBit(known, i)) ? TILE_TYPES[type] : null,
    seen: vision !== null && hasBit(vision, i),
  }));
}

function playerView(s: HxState, seat: number): HxPlayerView {
  const own = s.seats[seat];
  const base = baseOf(s, seat);
  return {
    hand: own.hand.length,
    deck: own.deck.length,
    discard: own.discard.map((inst, at) => pileCardView(s, inst, at)),
    lost: own.lost.map((inst, at) => pileCardView(s, inst, at)),
    baseHealth: healthOf(base),
    baseMax: base.max,
    baseTile: base.tile,
  };
}

function ownView(s: HxState, seat: number): HxOwnView {
  const own = s.seats[seat];
  const price = (ability: number) => toCost(basePrice(s, seat, ability));
  return {
    seat,
    hand: own.hand.map((_, at) => handCardView(s, own.hand, at)),
    pool: toCost(own.pool),
    income: toCost(yieldsOf(s, seat)),
    loadout: s.loadouts[seat],
    slots: own.slots.map((slot) => SLOT_NAMES[slot]),
    raisedThisTurn: own.raised === 1,
    commanderEffects: s.cardFx[commanderRecord(seat)].map(effectView),
    prices: {
      summonCommander: price(BASE_ABILITY.summonCommander),
      summonPrimaryWorker: price(BASE_ABILITY.summonPrimaryWorker),
      summonSecondaryWorker: price(BASE_ABILITY.summonSecondaryWorker),
      raiseForge: price(BASE_ABILITY.raiseForge),
    },
    orders:
      s.turnSeat !== seat
        ? []
        : s.orders.map((order, i) => {
            const unit = entityById(s, order.unit)!;
            return {
              unit: unit.tile,
              path: order.path.slice(),
              open: s.orderOpen === 1 && i === s.orders.length - 1,
              movement: rangeOf(unit),
            };
          }),
  };
}

/** Staged attacks are their player's alone until confirmed (HX-20.7, HX-20.10). */
function attackViews(s: HxState, seat: number): HxAttackView[] {
  if (seat < 0 || (modeOf(s.phase) === MODE.declaring && seat !== s.turnSeat)) return [];
  return s.attacks
    .filter((attack) => entityById(s, attack.unit) !== null && seesAttack(s, seat, attack))
    .map((attack) => {
      const unit = entityById(s, attack.unit)!;
      return { attacker: sees(s, seat, unit.tile) ? unit.tile : -1, tile: sees(s, seat, attack.tile) ? attack.tile : -1 };
    });
}

/** All that one viewer may know (HX-25.11–25.15), and nothing else. */
export function makeView(s: HxState, viewer: Viewer): HxView {
  derive(s);
  const seat = viewer === 'spectator' ? -1 : viewer;
  const mode = modeOf(s.phase);
  const entities = s.entities.filter((e) => (seat < 0 ? e.kind === KIND.base : seesEntity(s, seat, e)));
  return {
    game: 'hexforge',
    viewer,
    toAct: toAct(s),
    turn: s.turn,
    maxTurns: s.maxTurns,
    phase: phaseName(s.phase),
    step: compiled.leaves[s.phase],
    turnPlayer: s.turnSeat,
    priority: s.result === null && (mode === MODE.summoning || mode === MODE.responding) ? s.priority : null,
    offered: s.offered === 1,
    map: { tiles: tileViews(s, seat) },
    entities: entities.sort((a, b) => a.tile - b.tile).map((e) => entityView(s, e, seat)),
    players: s.seats.map((_, i) => playerView(s, i)),
    me: seat < 0 ? null : ownView(s, seat),
    stack: s.stack.map((item, position) => stackItemView(s, item, position, seat)),
    attacks: attackViews(s, seat),
    choice: seat < 0 ? null : choiceView(s, seat),
    result: s.result && { winners: s.result.winners.slice(), ranking: s.result.ranking.slice(), reason: s.result.reason },
  };
}
