import type { WideMask } from '../../../kernel/masks.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import type { Suffered } from '../keywords/moments.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';
import { eachUnit, isWarlord, openKeywords, unitById, warlordOf } from './board.ts';
import { spendShields } from './damage.ts';
import { DEEDS } from './deeds.ts';
import { finish } from './end.ts';
import { takeOut } from './enter.ts';
import { queueText } from './queue.ts';
import { tell, thingOf } from './tell.ts';

/*
 * One event, always the same steps (WR-19.6): what it did to whom, its damage triggers, who dies of it, the death triggers,
 * the removal of all of them together, and the end of the match if a Warlord is among them.
 */

const DAMAGE_DONE = KEYWORDS.at('damageDone');
const DYING = KEYWORDS.at('dying');
const REMOVED = KEYWORDS.at('removed');
const WITHSTANDS = KEYWORDS.at('withstands');

export const withstands = (unit: WrUnit): boolean => MASKS.meets(openKeywords(unit), WITHSTANDS.mask);

function isDying(s: WrState, unit: WrUnit): boolean {
  return unit.health <= 0 || s.doomed.includes(unit.id);
}

/** The damaged units, in the order of WR-19.7. */
function sufferedBy(s: WrState): Suffered[] {
  const all: Suffered[] = [];
  eachUnit(s, (unit) => {
    let n = 0;
    let before = 0;
    for (let i = s.hits.length - 1; i >= 0; i--) {
      if (s.hits[i].unit !== unit.id) continue;
      n += s.hits[i].n;
      ({ before } = s.hits[i]);
    }
    if (n > 0) all.push({ unit, n, before, dies: isDying(s, unit) });
  });
  return all;
}

/** Has any unit a keyword of the moment, face up? Most events are done with by that. */
export function heeded(s: WrState, mask: WideMask): boolean {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { line } = s.seats[seat];
    for (let at = 0; at < line.length; at++) if (MASKS.meets(openKeywords(line[at]), mask)) return true;
  }
  return false;
}

/** Group 1 of WR-19.7. */
function collectDamageTriggers(s: WrState): void {
  if (!heeded(s, DAMAGE_DONE.mask)) return;
  const all = sufferedBy(s);
  for (const hook of DAMAGE_DONE.hooks) {
    if (!heeded(s, hook.mask)) continue;
    eachUnit(s, (unit) => {
      if (MASKS.meets(openKeywords(unit), hook.mask))
        hook.does(s, unit, all, (it, n, outlives) => queueText(s, hook.id, unit, it, n, outlives));
    });
  }
}

/** Group 2. */
function collectDeathTriggers(s: WrState): void {
  if (!heeded(s, DYING.mask)) return;
  for (const hook of DYING.hooks)
    eachUnit(s, (unit) => {
      if (!isDying(s, unit) || !MASKS.meets(openKeywords(unit), hook.mask)) return;
      for (let i = hook.does(s, unit); i > 0; i--) queueText(s, hook.id, unit, 0, 0, true);
    });
}

/** Units that destroyed it in the attack under way, once each (WR-24.22, 24.23). */
function creditKills(s: WrState, fallen: WrUnit): void {
  if (s.attack === null) return;
  const credited: number[] = [];
  for (const { unit, by, how } of s.hits) {
    if (unit !== fallen.id || by === 0 || how === HOW.effect || credited.includes(by)) continue;
    credited.push(by);
    if (unitById(s, by)?.seat !== fallen.seat) s.attack.kills.push(by);
  }
}

function anyoneFalls(s: WrState): boolean {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { line, w } = s.seats[seat];
    for (let at = 0; at < line.length; at++) if (at !== w && isDying(s, line[at])) return true;
  }
  return false;
}

function removeTheFallen(s: WrState): void {
  if (!anyoneFalls(s)) return;
  const fallen: WrUnit[] = [];
  eachUnit(s, (unit) => {
    if (isDying(s, unit) && !isWarlord(s, unit)) fallen.push(unit);
  });
  for (const unit of fallen) creditKills(s, unit);
  tell()?.all({ type: 'died', things: fallen.map((unit) => thingOf(s, unit)) });
  for (const unit of fallen) {
    const index = takeOut(s, unit);
    const kw = openKeywords(unit);
    if (MASKS.meets(kw, REMOVED.mask)) for (const hook of REMOVED.hooks) if (MASKS.meets(kw, hook.mask)) hook.does(s, unit, index, DEEDS);
  }
}

/** WR-1.2–1.4. */
function judge(s: WrState): void {
  const [first, second] = [warlordOf(s, 0).health <= 0, warlordOf(s, 1).health <= 0];
  if (first && second) finish(s, [], 'simultaneous');
  else if (first || second) finish(s, [first ? 1 : 0], 'health');
}

/** Ends the event under way. */
export function closeEvent(s: WrState): void {
  if (s.hits.length > 0) collectDamageTriggers(s);
  if (s.hits.length > 0 || s.doomed.length > 0) {
    collectDeathTriggers(s);
    removeTheFallen(s);
  }
  if (s.shielded.length > 0) spendShields(s);
  // Setting a length is dear, even to what it is already.
  if (s.hits.length > 0) s.hits.length = 0;
  if (s.doomed.length > 0) s.doomed.length = 0;
  judge(s);
}
