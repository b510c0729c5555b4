/** What became of a deed, by the names of cards. Each card of a lesson stands on the table once. */
import { LEARNER } from '../../../kernel/lesson.ts';
import type { DkAction } from '../actions.ts';
import { permanentName, printedOn } from '../text/permanents.ts';
import type { CardType } from '../types.ts';
import type { DkPermanentView, DkView } from '../view.ts';
import type { DkDeed } from './table.ts';

export const RIVAL = 1;

export const inPlay = (view: DkView, card: string): DkPermanentView | undefined =>
  view.seats.flatMap(({ board }) => board).find((permanent) => printedOn(view, permanent.card)?.name === card);

export const destroyed = ({ events }: DkDeed, card: string): boolean =>
  events.some((event) => event.type === 'destroyed' && event.things.some((thing) => thing.card?.name === card));

/** Life that a player has lost, negative if it was gained. */
export const lost = ({ before, after }: DkDeed, seat: number): number => before.seats[seat].life - after.seats[seat].life;

export const played = ({ action }: DkDeed, ...types: readonly CardType[]): boolean =>
  action.type === 'playCard' && types.includes(action.cardType);

export const ended = ({ action }: DkDeed): boolean => action.type === 'endMain';

/** The learner has attacked with this card, or with any; and this or anything, a player by seat. */
export function attacked({ action, before }: DkDeed, attacker: string | null, target: string | number | null = null): boolean {
  if (action.type !== 'declareAttack') return false;
  if (attacker !== null && permanentName(before, action.attacker) !== attacker) return false;
  if (target === null) return true;
  return typeof target === 'number' ? action.target === target : permanentName(before, action.target) === target;
}

export const blockedWith = ({ action, before }: DkDeed, card: string): boolean =>
  action.type === 'assignBlock' && permanentName(before, action.blocker) === card;

export const used = ({ action, before }: DkDeed, card: string): boolean =>
  action.type === 'activateArtifact' && permanentName(before, action.artifact) === card;

/** The learner let something come. */
export const passed = ({ action, before }: DkDeed, kind: 'block' | 'respond'): boolean =>
  action.type === 'pass' && before.choice?.kind === kind;

/** A rival that blocks with the first creature that can, and attacks the learner with everything that is ready, the oldest first. */
export const fighter = (_view: DkView, actions: readonly DkAction[]): DkAction | null =>
  actions.find(({ type }) => type === 'assignBlock') ??
  actions.find((action) => action.type === 'declareAttack' && action.target === LEARNER) ??
  null;

/** A rival that only blocks. */
export const blocker = (_view: DkView, actions: readonly DkAction[]): DkAction | null =>
  actions.find(({ type }) => type === 'assignBlock') ?? null;
