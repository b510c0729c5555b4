/** The whole attack in the steps of WR-10.12. */
import { neighboursOf, seatOrder } from './board.ts';
import { ask, battleOf, enemyOf, inPlay, type Battle } from './battle.ts';
import { damageOnly, type Instance } from './effects.ts';
import { reveal, runEvent } from './event.ts';
import { reasonsAgainst } from './legality.ts';
import { runQueue } from './queue.ts';
import type { AttackMode, Outcome, Scene, Unit } from './scene.ts';
import { attackTriggers, slayTriggers, sorted, type Kill } from './triggers.ts';
import { has, lose, reduced, sumOf, valueOf } from './values.ts';

interface Fight {
  battle: Battle;
  attacker: Unit;
  target: Unit;
  mode: AttackMode;
  /** In the pre-attack step: then there is no hit. */
  kills: Kill[];
}

/** What the attacker kills is its kill, what kills the attacker is the target's. */
const killsOf = ({ attacker, target }: Fight, dead: readonly Unit[]): Kill[] =>
  dead.map(({ id }) => ({ by: id === attacker.id ? target.id : attacker.id, victim: id }));

/** Step 2: what the declaration alone does. */
function declare({ battle, attacker, target, mode }: Fight): void {
  attacker.attacksLeft -= 1;
  attacker.stealth = false;
  lose(attacker, 'camouflage');
  lose(target, 'longRange');
  if (mode === 'ranged') target.rangedAtThisTurn = true;
  reveal(battle, [attacker, target]);
  runQueue(battle);
}

const bothStand = ({ battle, attacker, target }: Fight): boolean =>
  !battle.result && inPlay(battle, attacker.id) !== undefined && inPlay(battle, target.id) !== undefined;

/** Step 3, WR-10.13. */
function preAttack(fight: Fight): void {
  const { battle, attacker, target } = fight;
  const dart = sumOf(attacker, 'flechette');
  const sentry = sumOf(target, 'sentry');
  if (!bothStand(fight) || dart + sentry === 0) return;
  const instances: Instance[] = [
    { unit: target, n: dart, cause: 'flechette' },
    { unit: attacker, n: sentry, cause: 'sentry' },
  ];
  const dead = runEvent(battle, { type: 'event', name: 'preAttack', unit: attacker.id }, damageOnly(instances));
  fight.kills.push(...killsOf(fight, dead));
  runQueue(battle);
}

/** WR-24.30, WR-24.31: what the hit has over the target's health goes to one neighbour. */
function stomp({ battle, attacker, target }: Fight, taken: number): Instance[] {
  const excess = taken - target.health;
  const options = neighboursOf(battle.sides[enemyOf(battle)], target.id);
  if (!has(attacker, 'stomp') || excess <= 0 || options.length === 0) return [];
  const picked = ask(battle, { ask: 'stomp', options: options.map(({ id }) => id) });
  return options.filter(({ id }) => id === picked).map((unit) => ({ unit, n: excess, cause: 'stomp', by: attacker.id }));
}

/** WR-10.14: main hit, retaliation, Blast and Stomp. */
function hitInstances(fight: Fight): Instance[] {
  const { battle, attacker, target, mode } = fight;
  const ranged = mode === 'ranged';
  const enemySide = battle.sides[enemyOf(battle)];
  const blow = valueOf(attacker, battle.sides[battle.active], mode);
  const taken = has(target, 'shield') ? 0 : reduced(target, blow, ranged);
  const unanswered = ranged && (has(attacker, 'longRange') || (has(attacker, 'sniper') && taken >= target.health));
  const answer = unanswered ? 0 : valueOf(target, enemySide, mode);
  const blast = sumOf(attacker, 'blast');
  return [
    { unit: target, n: blow, cause: 'hit', by: attacker.id, tracer: ranged },
    { unit: attacker, n: answer, cause: 'retaliation', by: target.id },
    ...neighboursOf(enemySide, target.id).map((unit) => ({ unit, n: blast, cause: 'blast' as const })),
    ...stomp(fight, taken),
  ];
}

function hitStep(fight: Fight): void {
  const { battle, attacker, mode } = fight;
  runEvent(battle, { type: 'event', name: 'hit', unit: attacker.id }, damageOnly(hitInstances(fight)), (dead) => [
    ...slayTriggers(battle, killsOf(fight, dead)),
    ...attackTriggers(battle, attacker.id, mode),
  ]);
}

/** WR-10.15, WR-10.16: one of the two is gone before the hit step. */
function withoutHit({ battle, attacker, mode, kills }: Fight): void {
  const strikes = inPlay(battle, attacker.id) ? attackTriggers(battle, attacker.id, mode) : [];
  const seats = seatOrder(battle.sides, battle.active);
  battle.queue.push(...sorted([...slayTriggers(battle, kills), ...strikes], seats));
}

/** Leaves the scene as it is. */
export function resolveAttack(scene: Scene): Outcome {
  const reasons = reasonsAgainst(scene);
  if (reasons.length > 0) return { legal: false, reasons };
  const battle = battleOf(scene);
  const [attacker, target] = [scene.attack.attacker, scene.attack.target].map((id) => inPlay(battle, id));
  if (!attacker || !target) throw new Error('a legal attack has an attacker and a target');
  const fight: Fight = { battle, attacker, target, mode: scene.attack.mode, kills: [] };
  declare(fight);
  preAttack(fight);
  if (bothStand(fight)) hitStep(fight);
  else if (!battle.result) withoutHit(fight);
  runQueue(battle);
  return { legal: true, end: battle.sides, result: battle.result, happenings: battle.log };
}
