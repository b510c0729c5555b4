/** What the robot wants at a table of Bladeforge: to build, to play tricks, and mostly to strike. */
import type { CommonWish } from '../../../robot/mind.ts';
import { Mind } from '../../../robot/mind.ts';
import type { Control } from '../../../robot/sight.ts';
import { enabled } from '../../../robot/sight.ts';
import type { BladeSight } from './sight.ts';
import { seatNumber } from './sight.ts';

/** The large buttons beside the bench that do something at once. */
export type End = 'Attack' | 'Draw' | 'Block' | 'Take';

type OwnWish =
  /** A place of the sword below. */
  | { kind: 'place'; index: number }
  /** A hand card carried to such a place. */
  | { kind: 'carry'; index: number; place: number }
  | { kind: 'rival'; index: number; seat: number }
  | { kind: 'part'; index: number }
  | { kind: 'answer'; index: number }
  | { kind: 'end'; what: End }
  /** Reforges with one of the Blades on offer. */
  | { kind: 'reforge'; blade: number }
  | { kind: 'recycle' };
export type BladeWish = OwnWish | CommonWish;

const PATIENCE = 8;
/** Cards in hand from which on some may go. */
const MANY = 8;

/** The places that kinds of cards go to, in the order in which they are listed. */
const FITS: readonly [RegExp, readonly number[]][] = [
  [/, Blade of/, [0]],
  [/, Grip of/, [1]],
  [/, Guard of/, [2, 3]],
  [/, Shield of/, [4]],
];

/** A card moves along when another one is gone. */
const cardOf = ({ label }: Control): string => label.replace(/^\d+: /, '').split(',')[0];

export class BladeforgeMind extends Mind<BladeSight, OwnWish> {
  constructor(seed: string) {
    super(seed, PATIENCE);
  }

  /** A turn, told by the caption. */
  protected momentOf({ caption }: BladeSight): string {
    return caption;
  }

  protected answer(sight: BladeSight): BladeWish | null {
    const { pile, hand, main, recycle } = sight;
    if (pile.length > 0) return { kind: 'pile', index: this.random.below(pile.length) };
    const gifts = enabled(hand, 'can be chosen');
    if (gifts.length > 0) return { kind: 'card', index: this.random.pick(gifts) };
    if (sight.answers.length > 0) return this.#question(sight);
    if (recycle.pressed) return main.enabled ? { kind: 'main' } : this.#mark(hand);
    if (main.label.startsWith('Choose a rival')) return this.#oneOf(sight, 'can be attacked');
    const open = enabled(sight.places, 'can be chosen');
    const begun = main.enabled && (sight.aimed || !/^(Attack|End turn)/.test(main.label));
    if (open.length > 0 && !(begun && this.random.below(2) === 0)) return { kind: 'place', index: this.random.pick(open) };
    return begun ? { kind: 'main' } : null;
  }

  protected idea(sight: BladeSight): BladeWish | null {
    const { caption, ends, hand, recycle } = sight;
    if (!caption.includes('your turn')) return null;
    const card = this.#card(sight);
    if (card) return card;
    const reforge = enabled(ends, 'Reforge').length > 0 && this.once('Reforge', { kind: 'reforge', blade: this.random.below(3) });
    if (reforge) return reforge;
    const spare = hand.length >= MANY && recycle.enabled && this.once('recycle', { kind: 'recycle' });
    return spare || this.#ending(sight);
  }

  /** Each can be answered beside the main button and where it is about: on a rival, on a sword, on the bench. */
  #question(sight: BladeSight): BladeWish {
    const { answers, places, parts, ends } = sight;
    const beside = { kind: 'answer', index: this.random.below(answers.length) } as const;
    if (this.random.below(2) === 0) return beside;
    const own = enabled(places, 'can be chosen');
    if (own.length > 0) return { kind: 'place', index: this.random.pick(own) };
    if (parts.length > 0) return { kind: 'part', index: this.random.below(parts.length) };
    if (enabled(ends, 'Block').length > 0) return { kind: 'end', what: this.random.pick(['Block', 'Take']) };
    return this.#oneOf(sight, 'can be chosen') ?? beside;
  }

  #oneOf({ rivals }: BladeSight, what: string): BladeWish | null {
    const open = enabled(rivals, what);
    if (open.length === 0) return null;
    const index = this.random.pick(open);
    return { kind: 'rival', index, seat: seatNumber(rivals[index]) };
  }

  #mark(hand: readonly Control[]): BladeWish {
    const unmarked = hand.flatMap(({ label }, index) => (label.endsWith('marked') ? [] : [index]));
    return { kind: 'card', index: this.random.pick(unmarked) };
  }

  /** What fills an empty place comes first, or no sword would ever be whole. */
  #card({ hand, places }: BladeSight): BladeWish | null {
    for (const words of ['can be placed', 'can be played', 'can replace']) {
      for (const index of enabled(hand, words)) {
        const wish = this.once(`card ${cardOf(hand[index])}`, { kind: 'card', index } as const);
        const place = wish && this.#placeFor(hand[index], places);
        if (wish) return place !== null && this.random.below(2) === 0 ? { kind: 'carry', index, place } : wish;
      }
    }
    return null;
  }

  #placeFor({ label }: Control, places: readonly Control[]): number | null {
    const fits = FITS.find(([type]) => type.test(label))?.[1] ?? [];
    return fits.find((place) => places[place]?.label.includes('empty')) ?? fits[0] ?? null;
  }

  /** Mostly the main button, which attacks. */
  #ending(sight: BladeSight): BladeWish | null {
    switch (this.random.below(6)) {
      case 0:
        return enabled(sight.ends, 'Draw').length > 0 ? this.once('end', { kind: 'end', what: 'Draw' }) : null;
      case 1:
        return enabled(sight.ends, 'Attack').length > 0 ? this.once('end', { kind: 'end', what: 'Attack' }) : null;
      case 2:
        return this.#oneOf(sight, 'can be attacked');
      default:
        return null;
    }
  }
}
