import { MAX_LAB_ITERATIONS, MAX_LAB_MATCHES } from '../../../src-shared/protocol/lab.ts';
import type { LabPlan } from '../../../src-shared/protocol/lab.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { BOT_NAMES } from '../../app/words/people.ts';
import type { GameUi } from '../../app/game-ui.ts';
import { anotherSeat } from '../setup/seats.ts';
import type { SeatDraft } from '../setup/seats.ts';
import type { GameSetup } from '../setup/setup-ui.ts';

/** Default run: does looking ahead pay? */
const FIRST: BotId = 'journeyman';
const OTHERS: BotId = 'apprentice';
/** The only bot whose iterations are chosen separately. */
export const FREE_BOT: BotId = 'ismcts';

/** Draft of a run. */
export class TrialDraft {
  readonly ui: GameUi;
  /** Decks and house rules; null when the library has nothing to choose. */
  readonly setup: GameSetup | null;
  readonly min: number;
  readonly max: number;
  bots = $state<BotId[]>([]);
  /** Null while what is typed is no number within the limits. */
  matches = $state<number | null>(100);
  iterations = $state<number | null>(500);
  seed = $state('1');
  chosen = $state(false);

  constructor(ui: GameUi, setup: GameSetup | null) {
    this.ui = ui;
    this.setup = setup;
    const { min, max, usual } = ui.setup.seats ?? { min: 2, max: 2, usual: 2 };
    this.min = min;
    this.max = max;
    this.bots = Array.from({ length: usual }, (_, i) => (i === 0 ? FIRST : OTHERS));
    setup?.pickOpenly?.();
  }

  /** There is something to choose besides the bots. */
  get hasDecks(): boolean {
    return this.setup !== null && this.ui.setup.SeatPick !== undefined;
  }

  /** The config as edited by the game's own pickers. */
  get seats(): SeatDraft[] {
    return this.bots.map(() => anotherSeat());
  }

  /** Iterations follow from the level. */
  get needsIterations(): boolean {
    return this.bots.includes(FREE_BOT);
  }

  addBot(): void {
    this.bots.push(OTHERS);
  }

  /** The actual number of matches, when rounded up to whole deals (each is played once per seating); else null. */
  get rounding(): string | null {
    if (this.matches === null) return null;
    const seatings = this.bots.length;
    const played = Math.ceil(this.matches / seatings) * seatings;
    return played === this.matches ? null : `${played} are played: every seating equally often.`;
  }

  get problems(): string[] {
    const range = (most: number): string => `A whole number from 1 to ${most.toLocaleString()}.`;
    return [
      ...(this.matches === null ? [`Matches: ${range(MAX_LAB_MATCHES)}`] : []),
      ...(this.iterations === null ? [`Iterations: ${range(MAX_LAB_ITERATIONS)}`] : []),
      ...(this.seed.trim() === '' ? ['A seed is needed: any word or number.'] : []),
      ...(this.chosen && this.setup ? this.setup.problems(this.seats) : []),
    ];
  }

  plan(): LabPlan {
    return {
      game: this.ui.id,
      bots: this.bots.map((bot, i) => ({ bot, name: BOT_NAMES[i] })),
      matches: this.matches ?? 0,
      seed: this.seed.trim(),
      iterations: this.iterations ?? 0,
      config: this.chosen && this.setup ? this.setup.config(this.seats) : null,
    };
  }
}
