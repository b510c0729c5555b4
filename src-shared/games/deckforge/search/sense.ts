import type { Sense } from '../../../kernel/sense.ts';
import { controllerOf, isCreature } from '../effects/objects.ts';
import { ACTION, ATTACK, kindOf, particularsOf } from '../keys.ts';
import { handSize } from '../rules/zones.ts';
import type { DkState } from '../state.ts';
import { TYPE } from '../types.ts';

const bits = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/**
 * Wounds are gone with the turn: to give some is nothing yet, to take some is a loss. Tokens count wherever they
 * are, so that taking back one's own is no gain.
 */
function assets(s: DkState, seat: number): number[] {
  const own = s.seats[seat];
  let [creatures, artifacts, atk, def, free, keywords] = [0, 0, 0, 0, 0, bits(own.kw)];
  for (const p of own.board) {
    if (isCreature(p)) {
      creatures++;
      atk += p.atk;
      def += p.def - (seat === s.active ? p.damage : 0);
      free += 1 / (1 + p.stun + p.freeze);
      keywords += bits(p.kw);
    } else if (p.used === 0) artifacts++;
  }
  const prevents = own.prevents.length + own.prevents.reduce((sum, n) => sum + (n === 0 ? 1 : n / 1000), 0);
  const plays = seat === s.active ? s.limit : 0;
  return [own.life, creatures, artifacts, atk, def, free, keywords, handSize(own) + creatures + artifacts, own.reflects, prevents, plays];
}

const DEEDS: readonly number[] = [ACTION.declareAttack, ACTION.activateArtifact, ACTION.choose, ACTION.respond];

const isBoon = (_s: DkState, key: number): boolean =>
  kindOf(key) === ACTION.playCard && (particularsOf(key) === TYPE.creature || particularsOf(key) === TYPE.flying);

/** Blows by name; whether a text harms whom it names, its outcome tells. */
const isBlowAt = (s: DkState, key: number, seat: number): boolean =>
  kindOf(key) === ACTION.declareAttack && controllerOf(s, ATTACK.target(particularsOf(key))) === seat;

export const sense: Sense<DkState> = {
  assets,
  isDeed: (_s, key) => DEEDS.includes(kindOf(key)),
  forgoes: (_s, key) => kindOf(key) === ACTION.endMain,
  isBoon,
  isBlowAt,
  // Turns go round the table, the fallen included, which errs on the safe side.
  hasBegun: (s, seat) => (s.active - seat + s.seats.length) % s.seats.length < s.turn,
};
