import type { Sense } from '../../../kernel/sense.ts';
import { DEFS } from '../catalog.ts';
import { total } from '../cost.ts';
import { KW } from '../keywords/masks.ts';
import { ACTION, UNIT_TILE, cardOfClass, kindOf, particularsOf } from '../keys.ts';
import { MODE, modeOf, phaseName } from '../modes.ts';
import { derive, healthOf, strengthOf } from '../rules/derive.ts';
import { entityAt } from '../rules/lookup.ts';
import { DURATION, KIND, type HxEntity, type HxState } from '../state.ts';

const bits = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

const sizeOf = (set: readonly number[]): number => set.reduce((sum, word) => sum + bits(word), 0);

/** What ends with the turn, of a unit after the turn's combat. */
const passing = (e: HxEntity, what: 'power' | 'health'): number =>
  e.fx.reduce((sum, fx) => (fx.until === DURATION.fleeting ? sum + fx[what] : sum), 0);

function assets(s: HxState, seat: number): number[] {
  derive(s);
  const own = s.seats[seat];
  const isLate = phaseName(s.phase) === 'summon2' || phaseName(s.phase) === 'end';
  let [towers, towerHealth, units, workers, health, power, keywords, worn, tired] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const e of s.entities) {
    if (e.owner !== seat) continue;
    if (e.kind !== KIND.unit) {
      towers++;
      towerHealth += healthOf(e);
      continue;
    }
    units++;
    if (e.kw & KW.worker) workers++;
    health += healthOf(e) - (isLate ? Math.max(0, passing(e, 'health')) : 0);
    power += strengthOf(e) - (isLate ? Math.max(0, passing(e, 'power')) : 0);
    keywords += bits(e.kw) + e.splash;
    worn += e.equip >= 0 ? 1 : 0;
    tired += e.exhausted;
  }
  const seen = sizeOf(own.known) + sizeOf(own.lit);
  return [
    towers,
    towerHealth,
    units,
    workers,
    health,
    power,
    keywords,
    worn,
    -tired,
    total(own.pool),
    seen,
    own.hand.length,
    own.deck.length,
  ];
}

const DEEDS: readonly number[] = [
  ACTION.attack,
  ACTION.playCard,
  ACTION.activateAbility,
  ACTION.chooseTile,
  ACTION.chooseItem,
  ACTION.choosePile,
];

/** The end of a phase in which its own turn lets a seat summon. */
const endsSummoning = (s: HxState, key: number): boolean =>
  (kindOf(key) === ACTION.offerAdvance || kindOf(key) === ACTION.agreeAdvance) &&
  modeOf(s.phase) === MODE.summoning &&
  s.priority === s.turnSeat;

function isBoon(s: HxState, key: number): boolean {
  if (kindOf(key) !== ACTION.playCard) return false;
  const inst = cardOfClass(s, s.seats[s.priority].hand, particularsOf(key));
  return inst >= 0 && DEFS[s.defs[inst]].isUnit;
}

/** A blow without force at something that falls by no other means. */
function isFolly(s: HxState, key: number): boolean {
  if (kindOf(key) !== ACTION.attack) return false;
  const unit = entityAt(s, UNIT_TILE.unit(particularsOf(key)))!;
  return strengthOf(unit) === 0 && !(unit.kw & KW.lethal);
}

export const sense: Sense<HxState> = {
  assets,
  isDeed: (s, key) => DEEDS.includes(kindOf(key)) && !(kindOf(key) === ACTION.attack && s.attacks.length > 0),
  forgoes: endsSummoning,
  isBoon,
  isFolly,
  isBlowAt: (s, key, seat) => kindOf(key) === ACTION.attack && seat !== s.turnSeat,
  hasBegun: (s, seat) => s.turn > 1 || s.turnSeat === seat,
};
