import {
  bounce,
  counter,
  damage,
  destroy,
  drawCards,
  heal,
  lose,
  modify,
  repair,
  target,
  teleport,
  type Amount,
  type SpellSpec,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import type { HxDuration } from '../../../src-shared/games/hexforge/types.ts';
import { testSpell } from './test-cards.ts';

/* Spells that many rulings need: one plain effect on one target, free and fast unless said otherwise. */

type More = Partial<SpellSpec>;

export const hit = (n: Amount, more: More = {}) =>
  testSpell({ instant: true, targets: [target.entity()], effects: [damage(n, 0)], ...more });
export const mend = (n: Amount | 'full', more: More = {}) =>
  testSpell({ instant: true, targets: [target.unit()], effects: [heal(n, 0)], ...more });
export const repairTower = (n: number, more: More = {}) =>
  testSpell({ instant: true, targets: [target.ownTower()], effects: [repair(n, 0)], ...more });
export const destroyIt = (more: More = {}) => testSpell({ instant: true, targets: [target.entity()], effects: [destroy(0)], ...more });
export const bounceIt = (more: More = {}) => testSpell({ instant: true, targets: [target.entity()], effects: [bounce(0)], ...more });
export const loseIt = (more: More = {}) => testSpell({ instant: true, targets: [target.entity()], effects: [lose(0)], ...more });
export const change = (power: number, health: number, until: HxDuration, more: More = {}) =>
  testSpell({ instant: true, targets: [target.unit()], effects: [modify(power, health, 0, until)], ...more });
export const shift = (more: More = {}) =>
  testSpell({ instant: true, targets: [target.unit(), target.tile()], effects: [teleport(0, 1)], ...more });
export const drawing = (n: number, who: 'you' | 'opponent' | 'each' = 'you', more: More = {}) =>
  testSpell({ instant: true, effects: [drawCards(n, who)], ...more });
export const counterIt = (more: More = {}) => testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)], ...more });
