/** The person's layout of the match screen; saved on this computer, reset in the View menu. */
const KEY = 'five-forges.match-layout';
const MIN_REM = 18.5;
const MAX_REM = 26;

interface Stored {
  side: number | null;
  folded: boolean;
}

function read(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { side: typeof stored.side === 'number' ? stored.side : null, folded: stored.folded === true };
  } catch {
    return { side: null, folded: false };
  }
}

export class MatchLayout {
  /** Width of the right column in rem; null for the default of the window's size. */
  side = $state<number | null>(null);
  folded = $state(false);
  /** The one shown in a low column; by default the card while one is pointed at, else the log. */
  tab = $state<'auto' | 'card' | 'log'>('auto');

  constructor() {
    Object.assign(this, read());
  }

  resize(rem: number): void {
    this.side = Math.min(Math.max(rem, MIN_REM), MAX_REM);
    this.#save();
  }

  toggle(): void {
    this.folded = !this.folded;
    this.#save();
  }

  reset(): void {
    this.side = null;
    this.folded = false;
    this.tab = 'auto';
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ side: this.side, folded: this.folded } satisfies Stored));
    } catch {
      // Without storage the layout lasts as long as the window.
    }
  }
}

export const SIDE_RANGE = { min: MIN_REM, max: MAX_REM };
