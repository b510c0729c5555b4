/** What the robot wants at a table of Warforge. */
import type { CommonWish } from '../../../robot/mind.ts';
import { Mind } from '../../../robot/mind.ts';
import { enabled } from '../../../robot/sight.ts';
import type { Place, WarSight } from './sight.ts';

type OwnWish =
  | { kind: 'place'; place: Place }
  /** A mode on its target, without aiming first. */
  | { kind: 'mode'; index: number }
  | { kind: 'choice'; index: number };
export type WarWish = OwnWish | CommonWish;

const PATIENCE = 12;

const saying = (places: readonly Place[], words: string): Place[] => places.filter(({ label }) => label.includes(words));
const nameOf = ({ row, column, label }: Place): string => `${row} ${column} ${label.split(',')[0]}`;

export class WarforgeMind extends Mind<WarSight, OwnWish> {
  constructor(seed: string) {
    super(seed, PATIENCE);
  }

  protected momentOf({ caption }: WarSight): string {
    return caption;
  }

  protected answer({ places, modes, choices, main, hand }: WarSight): WarWish | null {
    if (choices.length > 0) return { kind: 'choice', index: this.random.below(choices.length) };
    // A card is held that goes nowhere.
    if (main.enabled && main.label.startsWith('Play ')) return { kind: 'main' };
    const open = saying(places, 'can be chosen');
    if (open.length > 0) return { kind: 'place', place: this.random.pick(open) };
    const targets = saying(places, 'can be attacked');
    if (targets.length === 0) return null;
    if (modes.length > 0 && this.random.below(2) === 0) return { kind: 'mode', index: this.random.below(modes.length) };
    // What is held alone may be put back.
    return enabled(hand, 'held').length > 0 ? null : { kind: 'place', place: this.random.pick(targets) };
  }

  protected idea({ places, hand }: WarSight): WarWish | null {
    const back = enabled(hand, 'can be put back').find((i) => !hand[i].label.includes('goes back'));
    if (back !== undefined) return this.random.below(3) === 0 ? this.once('mulligan', { kind: 'card', index: back }) : null;
    const card = enabled(hand, 'can be played').find((i) => !this.wasTried(`card ${hand[i].label}`));
    if (card !== undefined) return this.once(`card ${hand[card].label}`, { kind: 'card', index: card });
    const piece = places.find(({ label, ...at }) => /can (attack|act)/.test(label) && !this.wasTried(nameOf({ label, ...at })));
    return piece ? this.once(nameOf(piece), { kind: 'place', place: piece }) : null;
  }
}
