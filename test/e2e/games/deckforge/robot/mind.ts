/** What the robot wants at a table of Deckforge: to play what it draws, to attack players rather than creatures, and to answer now and then. */
import type { CommonWish } from '../../../robot/mind.ts';
import { Mind } from '../../../robot/mind.ts';
import { enabled } from '../../../robot/sight.ts';
import type { DeckSight, Spot } from './sight.ts';

type OwnWish =
  | { kind: 'spot'; spot: Spot }
  /** A token carried onto the table. */
  | { kind: 'carry'; index: number }
  | { kind: 'answer'; index: number };
export type DeckWish = OwnWish | CommonWish;

const PATIENCE = 14;

const saying = (spots: readonly Spot[], words: string): Spot[] => spots.filter(({ label }) => label.includes(words));
const nameOf = ({ seat, place, label }: Spot): string => `${seat} ${place} ${label.split(',')[0]}`;

export class DeckforgeMind extends Mind<DeckSight, OwnWish> {
  #tokens = 0;

  constructor(seed: string) {
    super(seed, PATIENCE);
  }

  /** A turn, told by the caption. */
  protected momentOf({ caption }: DeckSight): string {
    return caption;
  }

  protected answer({ spots, answers, hand, main }: DeckSight): DeckWish | null {
    // A token is held, or an Artifact that needs no target.
    if (main.enabled && /^(Play|Reveal|Discard|Respond with|Use) /.test(main.label)) return { kind: 'main' };
    const beside = answers.length > 0 ? ({ kind: 'answer', index: this.random.below(answers.length) } as const) : null;
    // Asked on the table and beside the main button.
    const open = saying(spots, 'can be chosen');
    if (open.length > 0) return (this.random.below(2) === 0 && beside) || { kind: 'spot', spot: this.random.pick(open) };
    const targets = saying(spots, 'can be attacked');
    if (targets.length > 0) return { kind: 'spot', spot: this.#target(targets) };
    const spare = enabled(hand, 'can be discarded');
    if (spare.length > 0) return this.#token(this.random.pick(spare));
    if (main.enabled && main.label.startsWith('No ')) return this.#meet(spots, hand, beside);
    return beside;
  }

  /** A block, a response, an Artifact; or none. */
  #meet(spots: readonly Spot[], hand: DeckSight['hand'], beside: DeckWish | null): DeckWish {
    if (this.random.below(3) === 0) return { kind: 'main' };
    // "can block flying" is what a creature is like, not what it may do now.
    const ready = spots.filter(({ label }) => /can (block(,|$)|be used)/.test(label));
    if (ready.length > 0 && this.random.below(2) === 0) return { kind: 'spot', spot: this.random.pick(ready) };
    const answering = enabled(hand, 'can be played');
    if (answering.length > 0 && this.random.below(2) === 0) return this.#token(this.random.pick(answering));
    return beside ?? { kind: 'main' };
  }

  #target(targets: readonly Spot[]): Spot {
    const players = targets.filter(({ place }) => place === 0);
    return this.random.pick(players.length > 0 && this.random.below(3) > 0 ? players : targets);
  }

  /** By turns, so that a short match has both. */
  #token(index: number): OwnWish | CommonWish {
    return { kind: this.#tokens++ % 2 === 0 ? 'carry' : 'card', index };
  }

  protected idea({ spots, hand }: DeckSight): DeckWish | null {
    const [token] = enabled(hand, 'can be played');
    // As many as a turn allows; the number in front makes them differ.
    if (token !== undefined) {
      const wish = this.once(`token ${hand[token].label}`, this.#token(token));
      if (wish) return wish;
    }
    for (const words of ['can attack', 'can be used']) {
      for (const spot of saying(spots, words)) {
        const wish = this.once(nameOf(spot), { kind: 'spot', spot });
        if (wish) return wish;
      }
    }
    return null;
  }
}
