import { repairTower, dealDamage, healUnit, type Hit } from '../../rules/damage.ts';
import { strengthOf } from '../../rules/derive.ts';
import { entityById } from '../../rules/lookup.ts';
import { DOOM, KIND, type HxEntity, type HxState } from '../../state.ts';
import type { RunFrame } from '../frame.ts';
import { amountOf, groupOf, refEntity } from '../select.ts';
import type { Verb } from './types.ts';

/** The keywords that count for damage by the text's source: its own now, its last ones once it has left. */
const sourceKeywords = (s: HxState, f: RunFrame): number => (f.src === 0 ? 0 : (entityById(s, f.src)?.kw ?? f.srcKw));

export const damage: Verb<'damage'> = (effect) => (s, f) => {
  const amount = amountOf(s, f, effect.amount);
  const kw = sourceKeywords(s, f);
  dealDamage(
    s,
    groupOf(s, f, effect.to).map((victim): Hit => ({ victim, amount, source: f.src, kw, seat: f.seat, from: f.def })),
  );
};

const blow = (striker: HxEntity, victim: HxEntity): Hit => ({
  victim,
  amount: strengthOf(striker),
  source: striker.id,
  kw: striker.kw,
  seat: striker.owner,
  from: striker.def,
});

/** HX-31.2: simultaneous, no combat, nothing if one of the two is gone. */
export const tradeBlows: Verb<'tradeBlows'> = (effect) => (s, f) => {
  const a = refEntity(s, f, effect.a);
  const b = refEntity(s, f, effect.b);
  if (a && b && a.kind === KIND.unit && b.kind === KIND.unit && a !== b) dealDamage(s, [blow(a, b), blow(b, a)]);
};

/** Marks for the state check that follows. Bases are never destroyed, sacrificed, bounced or lost (HX-D100). */
const doom = (kind: number) => (s: HxState, f: RunFrame, what: Parameters<typeof groupOf>[2]) => {
  for (const e of groupOf(s, f, what)) {
    if (e.kind === KIND.base || (e.kind === KIND.forge && kind > DOOM.sacrifice)) continue;
    if (e.doom < kind) e.doom = kind;
  }
};
const doomDestroy = doom(DOOM.destroy);
const doomBounce = doom(DOOM.bounce);
const doomLose = doom(DOOM.lose);

export const destroy: Verb<'destroy'> = (effect) => (s, f) => doomDestroy(s, f, effect.what);
export const bounce: Verb<'bounce'> = (effect) => (s, f) => doomBounce(s, f, effect.what);
export const lose: Verb<'lose'> = (effect) => (s, f) => doomLose(s, f, effect.what);

export const repair: Verb<'repair'> = (effect) => (s, f) => {
  const amount = amountOf(s, f, effect.amount);
  for (const e of groupOf(s, f, effect.what)) if (e.kind !== KIND.unit) repairTower(s, e, amount);
};

export const heal: Verb<'heal'> = (effect) => (s, f) => {
  const amount = effect.amount === 'full' ? Infinity : amountOf(s, f, effect.amount);
  for (const e of groupOf(s, f, effect.what)) if (e.kind === KIND.unit) healUnit(s, e, amount);
};
