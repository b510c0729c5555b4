import { z } from 'zod';
import { recall, remember } from '../app/memory.ts';

/** The person's layout of the match screen; saved on this computer, reset in the View menu. */
const KEY = 'match-layout';
const MIN_REM = 18.5;
const MAX_REM = 26;

const storedSchema = z.object({ side: z.number().nullable().catch(null), folded: z.boolean().catch(false) });

export class MatchLayout {
  /** Width of the right column in rem; null for the default of the window's size. */
  side = $state<number | null>(null);
  folded = $state(false);
  /** Measured height of the prompt in pixels: in a compact window the board ends above it. */
  prompt = $state(0);
  /** The drawer that is open in a compact window, where the side columns have no place of their own. */
  drawer = $state<'players' | 'side' | null>(null);
  /** Measured width of the drawers' buttons in pixels: a compact window alone shows them. */
  handles = $state(0);
  readonly compact = $derived(this.handles > 0);
  /** Card and log lie over the board, and over whatever floats on its upper edge. */
  readonly covered = $derived(this.compact && this.drawer === 'side');
  /** Measured width of the button that changes between hand and board: only a device with one person's hand, held upright, shows it. */
  upright = $state(0);
  /** Number of cards on the shelf. */
  cards = $state(0);
  /** A card was picked up: where it may go is on the board. */
  holding = $state(false);
  #looksAt = $state<'hand' | 'board' | null>(null);
  /** There is nothing to do with the hand alone. */
  readonly wantsBoard = $derived(this.holding || this.cards === 0);
  /** The hand has most of the screen, and the board is out of sight. */
  readonly handFirst = $derived(this.upright > 0 && (this.#looksAt ?? (this.wantsBoard ? 'board' : 'hand')) === 'hand');
  /** The one shown in a low column; by default the card while one is pointed at, else the log. */
  tab = $state<'auto' | 'card' | 'log'>('auto');

  constructor() {
    Object.assign(this, recall(KEY, storedSchema));
  }

  resize(rem: number): void {
    this.side = Math.min(Math.max(rem, MIN_REM), MAX_REM);
    this.#save();
  }

  /** @param what null: whatever the present question is about */
  lookAt(what: 'hand' | 'board' | null): void {
    this.#looksAt = what;
  }

  toggleDrawer(drawer: 'players' | 'side'): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** @returns whether one was open */
  closeDrawer(): boolean {
    const was = this.compact && this.drawer !== null;
    this.drawer = null;
    return was;
  }

  /** Wherever the log is hidden. */
  openLog(): void {
    this.tab = 'log';
    this.folded = false;
    if (this.compact) this.drawer = 'side';
  }

  /** A low column shows by itself again what matters. */
  follow(): void {
    this.tab = 'auto';
  }

  toggle(): void {
    this.drawer = null;
    this.folded = !this.folded;
    this.#save();
  }

  reset(): void {
    this.side = null;
    this.folded = false;
    this.drawer = null;
    this.tab = 'auto';
    this.#save();
  }

  #save(): void {
    remember(KEY, { side: this.side, folded: this.folded });
  }
}

export const SIDE_RANGE = { min: MIN_REM, max: MAX_REM };
