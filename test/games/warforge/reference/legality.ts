/** Whether the attack may be made at all: WR-10.17 with everything that it names. */
import { lineOf, otherOf, unitIn } from './board.ts';
import type { AttackMode, IllegalReason, Scene, Unit } from './scene.ts';
import { has, reduced, sumOf, valueOf } from './values.ts';

const MODES: readonly AttackMode[] = ['melee', 'ranged'];

const isSick = ({ turns, active }: Scene, unit: Unit): boolean => unit.enteredOnTurn === turns[active];

/** What keeps this unit from any attack in this mode (WR-10.1, WR-11.1, WR-17.3, WR-21.25, WR-24.34). */
function attackerReasons(scene: Scene, attacker: Unit, mode: AttackMode): IllegalReason[] {
  const reasons: IllegalReason[] = [];
  if (attacker.attacksLeft < 1) reasons.push('noAttackLeft');
  if (has(attacker, 'cantAttack')) reasons.push('cantAttack');
  if (attacker.stunUntil !== null) reasons.push('stunned');
  if (valueOf(attacker, scene.sides[scene.active], mode) === 0) reasons.push('zeroValue');
  if (isSick(scene, attacker) && !has(attacker, 'fast') && !has(attacker, 'flank')) reasons.push('sick');
  return reasons;
}

/** WR-25.16: one in Stealth or face down guards nothing. */
const guards = (unit: Unit): boolean => has(unit, 'vanguard') && !unit.stealth && !unit.hidden;

/** What keeps this enemy from being the target, without Fixated. A face-down Troop is protected by nothing of its own (WR-21.6). */
function targetReasons(scene: Scene, attacker: Unit, mode: AttackMode, target: Unit): IllegalReason[] {
  const { warlord } = scene.sides[otherOf(scene.active)];
  const enemies = lineOf(scene.sides[otherOf(scene.active)]);
  const reasons: IllegalReason[] = [];
  if (isSick(scene, attacker) && has(attacker, 'flank') && !has(attacker, 'fast') && target === warlord) reasons.push('flankOnWarlord');
  if (enemies.some(guards) && !guards(target)) reasons.push('guarded');
  if (target.stealth && !target.hidden) reasons.push('stealth');
  if (mode === 'melee' && has(target, 'flying') && !target.hidden && !has(attacker, 'flying')) reasons.push('flying');
  return reasons;
}

/** WR-22.13: Flechette and hit of this mode, nothing else. */
function wouldDie(scene: Scene, attacker: Unit, mode: AttackMode, target: Unit): boolean {
  if (target.hidden) return false;
  const dart = sumOf(attacker, 'flechette');
  const blow = valueOf(attacker, scene.sides[scene.active], mode);
  const shield = has(target, 'shield');
  const first = shield ? 0 : reduced(target, dart, false);
  const second = shield && dart === 0 ? 0 : reduced(target, blow, mode === 'ranged');
  return first + second >= target.health;
}

/** WR-22.12: an enemy that is a legal target in a usable mode in which it would die. */
function killable(scene: Scene, attacker: Unit, target: Unit): boolean {
  return MODES.some(
    (mode) =>
      valueOf(attacker, scene.sides[scene.active], mode) > 0 &&
      targetReasons(scene, attacker, mode, target).length === 0 &&
      wouldDie(scene, attacker, mode, target),
  );
}

/** @returns every reason against the attack; none: it is legal */
export function reasonsAgainst(scene: Scene): IllegalReason[] {
  const { attack, active, sides } = scene;
  const attacker = unitIn(sides[active], attack.attacker);
  if (!attacker) return ['notOwnUnit'];
  const enemySide = sides[otherOf(active)];
  const target = unitIn(enemySide, attack.target);
  if (!target) return ['notAnEnemy'];
  const reasons = [...attackerReasons(scene, attacker, attack.mode), ...targetReasons(scene, attacker, attack.mode, target)];
  const held = has(attacker, 'fixated') && lineOf(enemySide).some((enemy) => killable(scene, attacker, enemy));
  if (held && !killable(scene, attacker, target)) reasons.push('fixated');
  return reasons;
}
