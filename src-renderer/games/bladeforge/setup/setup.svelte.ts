/** State of the set-up: there are no loadouts, and the Armory is the same for all. */
import type { SeatDraft } from '../../../screens/setup/seats.ts';
import type { GameSetup } from '../../../screens/setup/setup-ui.ts';

export class BladeforgeSetup implements GameSetup {
  problems(): string[] {
    return [];
  }

  config(seats: readonly SeatDraft[]): unknown {
    return { seats: seats.length };
  }
}
