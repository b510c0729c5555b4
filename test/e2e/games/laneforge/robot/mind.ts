/** What the robot wants at a table of Laneforge. */
import type { CommonWish } from '../../../robot/mind.ts';
import { Mind } from '../../../robot/mind.ts';
import { enabled } from '../../../robot/sight.ts';
import type { Cell, LaneSight } from './sight.ts';

type OwnWish =
  | { kind: 'champion'; index: number }
  | { kind: 'free'; index: number }
  | { kind: 'banish'; index: number }
  | { kind: 'cell'; cell: Cell }
  | { kind: 'activate'; cell: Cell; tab: number }
  | { kind: 'mobility'; cell: Cell; tab: number }
  | { kind: 'ability' }
  | { kind: 'order'; index: number }
  | { kind: 'decline'; index: number };
export type LaneWish = OwnWish | CommonWish;

const PATIENCE = 8;

export class LaneforgeMind extends Mind<LaneSight, OwnWish> {
  constructor(seed: string) {
    super(seed, PATIENCE);
  }

  /** A turn or an action, told by the caption. */
  protected momentOf({ caption, main }: LaneSight): string {
    return `${caption} ${main.label}`;
  }

  protected answer({ champions, order, cells, pile, hand, extras, main }: LaneSight): LaneWish | null {
    if (enabled(champions).length > 0) return { kind: 'champion', index: this.random.pick(enabled(champions)) };
    if (enabled(order).length > 0) return { kind: 'order', index: this.random.pick(enabled(order)) };
    const targets = cells.filter(({ label }) => label.includes('can be chosen'));
    if (targets.length > 0 && main.enabled && main.label.startsWith('Done') && this.random.below(3) === 0) return { kind: 'main' };
    if (targets.length > 0) return { kind: 'cell', cell: this.random.pick(targets) };
    if (pile.length > 0) return { kind: 'pile', index: this.random.below(pile.length) };
    const chosen = enabled(hand, 'can be chosen');
    if (chosen.length > 0) return { kind: 'card', index: this.random.pick(chosen) };
    const no = extras.findIndex(({ label }) => /^No\b/.test(label));
    if (no >= 0) return this.random.below(3) === 0 ? { kind: 'decline', index: no } : { kind: 'main' };
    // A spell is held: it needs no lane, the main button plays it.
    return main.enabled && main.label.startsWith('Play ') ? { kind: 'main' } : null;
  }

  protected idea(sight: LaneSight): LaneWish | null {
    const { hand, free, ability } = sight;
    if (ability.length > 0) return this.once('ability', { kind: 'ability' });
    const tab = this.tab(sight);
    if (tab) return tab;
    if (free.length > 0) {
      const index = enabled(hand, 'can be played for Free')[0];
      const wish = index === undefined ? null : this.once(`free ${hand[index].label}`, { kind: 'free', index });
      if (wish) return wish;
    }
    return this.mainAction(sight);
  }

  /** Mostly plays, now and then banishes. */
  private mainAction({ hand }: LaneSight): LaneWish | null {
    const playable = hand.flatMap(({ label }, index) => (/can be played(,|$)/.test(label) ? [index] : []));
    if (playable.length === 0) return null;
    const index = this.random.pick(playable);
    return this.random.below(6) === 0
      ? this.once(`banish ${hand[index].label}`, { kind: 'banish', index })
      : this.once(`card ${hand[index].label}`, { kind: 'card', index });
  }

  /** The phase may only end with a card used. */
  protected override atALoss({ hand }: LaneSight): LaneWish {
    const index = enabled(hand, 'can be banished')[0];
    return index === undefined ? { kind: 'wait' } : { kind: 'banish', index };
  }

  /** Tabs stand in the cells in the same order as creatures that can use them are named. */
  private tab({ cells, tabs }: LaneSight): LaneWish | null {
    for (const [kind, words, name] of [
      ['activate', 'can use Activate', 'Activate '],
      ['mobility', 'can Move', 'Mobility '],
    ] as const) {
      for (const cell of cells.filter(({ label }) => label.includes(words))) {
        const creature = cell.label.split(' level ')[0];
        const tab = enabled(tabs, name).find((index) => tabs[index].label.endsWith(creature));
        const wish = tab === undefined ? null : this.once(`${kind} ${cell.label}`, { kind, cell, tab });
        if (wish) return wish;
      }
    }
    return null;
  }
}
