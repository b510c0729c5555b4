import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { HOW, type WrAttack, type WrState, type WrUnit } from '../state.ts';
import { eachUnit, neighbours, openKeywords, unitAt, unitById } from './board.ts';
import { hurt, reduced } from './damage.ts';
import { DEEDS } from './deeds.ts';
import { closeEvent, heeded } from './event.ts';
import { turnUpAll } from './hidden.ts';
import { drainFirst, queueText } from './queue.ts';
import { modeOf } from './targets.ts';
import { step } from '../../../kernel/events.ts';
import { tell, thingOf } from './tell.ts';
import { attackValue } from './values.ts';

/* An attack, step by step (WR-10.12). */

const ATTACKING = KEYWORDS.at('attacking');
const ATTACKED = KEYWORDS.at('attacked');
const BEFORE = KEYWORDS.at('strikesBefore');
const SILENCES = KEYWORDS.at('silences');
const BESIDE = KEYWORDS.at('hitsBeside');
const ATTACK_OVER = KEYWORDS.at('attackOver');

/** Declares it: the attack is spent, what it ends ends, what lies hidden is turned up. */
export function declareAttack(s: WrState, attackerPlace: number, how: number, targetPlace: number): void {
  const unit = unitAt(s, s.active, attackerPlace)!;
  const target = unitAt(s, 1 - s.active, targetPlace)!;
  s.fired = 0;
  unit.spent++;
  for (const hook of ATTACKING.hooks) if (MASKS.meets(unit.kw, hook.mask)) hook.does(unit);
  if (how === HOW.ranged) target.shotAt = 1;
  s.agenda.push({ do: 'hit' }, { do: 'before' });
  turnUpAll(s, [unit, target]);
  s.attack = { seat: unit.seat, attacker: unit.id, target: target.id, how, kills: [] };
  tell()?.all({ type: 'attack', attacker: thingOf(s, unit), target: thingOf(s, target), mode: modeOf(how) });
  for (const hook of ATTACKED.hooks) if (MASKS.meets(target.kw, hook.mask)) hook.does(target);
}

/** Agenda: the pre-attack step (WR-10.13). */
export function strikeBefore(s: WrState): void {
  const attacker = unitById(s, s.attack!.attacker);
  const target = unitById(s, s.attack!.target);
  if (attacker === null || target === null) return;
  if (!MASKS.meets(attacker.kw, BEFORE.mask) && !MASKS.meets(target.kw, BEFORE.mask)) return;
  for (const hook of BEFORE.hooks) {
    if (MASKS.meets(openKeywords(attacker), hook.mask)) hook.does(s, attacker, target, true, DEEDS);
    if (MASKS.meets(openKeywords(target), hook.mask)) hook.does(s, target, attacker, false, DEEDS);
  }
  closeEvent(s);
  drainFirst(s);
}

/** Agenda: the hit step, with what follows an attack (WR-10.14–10.16). */
export function strike(s: WrState): void {
  const attack = s.attack!;
  const attacker = unitById(s, attack.attacker);
  const target = unitById(s, attack.target);
  if (attacker !== null && target !== null) {
    step(s);
    land(s, attack, attacker, target);
  }
  closeEvent(s);
  // Dead before the hit step, the attacker has made no attack that others could follow (WR-10.15).
  collectAttackTriggers(s, attack, attacker !== null);
  s.attack = null;
  drainFirst(s);
}

/** Main hit, retaliation and side damage, together. */
function land(s: WrState, { how }: WrAttack, attacker: WrUnit, target: WrUnit): void {
  const blow = attackValue(s, attacker, how);
  const answer = attackValue(s, target, how);
  const beside = neighbours(s, target);
  const before = target.health;
  const kills = reduced(target, openKeywords(target), blow, how) >= before;
  const through = hurt(s, target, blow, how, attacker);
  if (!isSilenced(attacker, how, kills)) hurt(s, attacker, answer, HOW.retaliation, target);
  const kw = openKeywords(attacker);
  if (MASKS.meets(kw, BESIDE.mask))
    for (const hook of BESIDE.hooks) if (MASKS.meets(kw, hook.mask)) hook.does(s, attacker, beside, Math.max(0, through - before), DEEDS);
}

function isSilenced(attacker: WrUnit, how: number, kills: boolean): boolean {
  const kw = openKeywords(attacker);
  return MASKS.meets(kw, SILENCES.mask) && SILENCES.hooks.some((hook) => MASKS.meets(kw, hook.mask) && hook.does(how, kills));
}

/** Group 3 of WR-19.7. */
function collectAttackTriggers(s: WrState, attack: WrAttack, wasMade: boolean): void {
  if (s.result !== null || !heeded(s, ATTACK_OVER.mask)) return;
  for (const hook of ATTACK_OVER.hooks)
    eachUnit(s, (unit) => {
      if (!MASKS.meets(openKeywords(unit), hook.mask)) return;
      if (!wasMade && unit.seat === attack.seat) return;
      // To the attacker the text is about its target, to all others about the attacker.
      const it = unit.id === attack.attacker ? attack.target : attack.attacker;
      for (let i = hook.does(s, unit, attack); i > 0; i--) queueText(s, hook.id, unit, it, 0, false);
    });
}
