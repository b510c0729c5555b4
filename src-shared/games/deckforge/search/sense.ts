import type { Sense } from '../../../kernel/sense.ts';
import { cardOf } from '../catalog.ts';
import { WHEN } from '../compile.ts';
import { controllerOf, isCreature, permanentOf } from '../effects/objects.ts';
import { ACTION, ATTACK, kindOf, particularsOf } from '../keys.ts';
import { couldBlock } from '../rules/event.ts';
import { isReady } from '../rules/values.ts';
import { handSize } from '../rules/zones.ts';
import type { DkPermanent, DkState } from '../state.ts';
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

/** Moments of a blocked blow at which the attacker’s own text may make its fall worth while. */
const IN_BATTLE = [WHEN.attack, WHEN.destroyed] as const;

const fellsUnhurt = (blocker: DkPermanent, attacker: DkPermanent): boolean =>
  blocker.atk >= attacker.def - attacker.damage && attacker.atk < blocker.def - blocker.damage;

/** A blow into blocks: the defender has a creature that fells the attacker and stays, and as many such as there are blows left this turn. */
function isFolly(s: DkState, key: number): boolean {
  if (kindOf(key) !== ACTION.declareAttack) return false;
  const n = particularsOf(key);
  const attacker = permanentOf(s, ATTACK.attacker(n))!;
  const target = ATTACK.target(n);
  if (IN_BATTLE.some((when) => cardOf(s, attacker).at[when].length > 0)) return false;
  const { board } = s.seats[controllerOf(s, target)];
  const walls = board.filter((p) => couldBlock(p, attacker, target) && fellsUnhurt(p, attacker)).length;
  return walls > 0 && walls >= s.seats[attacker.seat].board.filter(isReady).length;
}

export const sense: Sense<DkState> = {
  assets,
  isDeed: (_s, key) => DEEDS.includes(kindOf(key)),
  forgoes: (_s, key) => kindOf(key) === ACTION.endMain,
  isBoon,
  isFolly,
  isBlowAt,
  // Turns go round the table, the fallen included, which errs on the safe side.
  hasBegun: (s, seat) => (s.active - seat + s.seats.length) % s.seats.length < s.turn,
};
