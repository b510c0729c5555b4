/** What the robot wants at a table of Hexforge: now and then something bold. */
import type { CommonWish } from '../../../robot/mind.ts';
import { Mind } from '../../../robot/mind.ts';
import type { Control } from '../../../robot/sight.ts';
import { enabled } from '../../../robot/sight.ts';
import type { Cell, HexSight } from './sight.ts';
import { distance } from './sight.ts';

type OwnWish = { kind: 'tile'; cell: Cell } | { kind: 'menu'; index: number } | { kind: 'stack'; index: number };
export type HexWish = OwnWish | CommonWish;

const PATIENCE = 14;

const saying = (cells: readonly Cell[], word: string): Cell[] => cells.filter((cell) => cell.label.includes(word));

const atWork = ({ label }: Cell): boolean => label.includes('Worker') && label.includes('mineral');

export class HexforgeMind extends Mind<HexSight, OwnWish> {
  constructor(seed: string) {
    super(seed, PATIENCE);
  }

  /** A turn or a phase, told by the caption and the main button. */
  protected momentOf({ caption, main }: HexSight): string {
    return `${caption} ${main.label.replace(/\d+/g, '')}`;
  }

  protected answer({ cells, hand, stack, pile }: HexSight): HexWish | null {
    const targets = saying(cells, 'can be chosen');
    if (targets.length > 0) return { kind: 'tile', cell: this.random.pick(targets) };
    if (enabled(stack).length > 0) return { kind: 'stack', index: this.random.pick(enabled(stack)) };
    if (pile.length > 0) return { kind: 'pile', index: this.random.below(pile.length) };
    const paid = enabled(hand, 'can be chosen');
    if (paid.length > 0) return { kind: 'card', index: this.random.pick(paid) };
    return null;
  }

  protected idea(sight: HexSight): HexWish | null {
    const { cells, hand, menu } = sight;
    const steps = saying(cells, 'can be moved to');
    if (steps.length > 0) return { kind: 'tile', cell: this.destination(steps, cells) };
    if (enabled(menu).length > 0) return { kind: 'menu', index: this.random.pick(enabled(menu)) };
    return this.attack(cells) ?? this.card(hand) ?? this.piece(cells) ?? this.base(sight);
  }

  private attack(cells: readonly Cell[]): HexWish | null {
    const attacker = cells.find((cell) => cell.selected && cell.label.includes('can attack'));
    if (attacker) {
      const reach = saying(cells, 'can be attacked').filter((cell) => distance(cell.place, attacker.place) === 1);
      const target = reach.find((cell) => !this.wasTried(`${attacker.place}>${cell.place}`));
      if (target) return this.once(`${attacker.place}>${target.place}`, { kind: 'tile', cell: target });
    }
    return this.firstOf(saying(cells, 'can attack'), 'attacker');
  }

  private card(hand: readonly Control[]): HexWish | null {
    const index = enabled(hand, 'can be played').find((i) => !this.wasTried(`card ${hand[i].label}`));
    return index === undefined ? null : this.once(`card ${hand[index].label}`, { kind: 'card', index });
  }

  private piece(cells: readonly Cell[]): HexWish | null {
    const idle = saying(cells, 'can be ordered').filter((cell) => !atWork(cell));
    return this.firstOf([...idle, ...saying(cells, 'can use an ability')], 'piece');
  }

  /** Summoning is the base's work, in the phases that one offers to end. */
  private base({ cells, main }: HexSight): HexWish | null {
    return /^(On to Move|End turn)/.test(main.label) ? this.firstOf(saying(cells, 'base, yours'), 'base') : null;
  }

  private firstOf(cells: readonly Cell[], what: string): HexWish | null {
    const cell = cells.find(({ place }) => !this.wasTried(`${what} ${place}`));
    return cell ? this.once(`${what} ${cell.place}`, { kind: 'tile', cell }) : null;
  }

  /** Workers look for minerals; others go mostly forward, sometimes anywhere. */
  private destination(steps: readonly Cell[], cells: readonly Cell[]): Cell {
    const worker = saying(cells, 'order: not drawn yet').some(({ label }) => label.includes('Worker'));
    const minerals = saying(steps, 'mineral');
    if (worker && minerals.length > 0) return this.random.pick(minerals);
    const enemy = cells.find(({ label }) => label.includes('base, ') && !label.includes('base, yours') && label.includes('’s'));
    if (!enemy || this.random.below(4) === 0) return this.random.pick(steps);
    return [...steps].sort((a, b) => distance(a.place, enemy.place) - distance(b.place, enemy.place))[0];
  }
}
