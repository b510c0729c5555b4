import type { Seat } from '../../../kernel/seat.ts';
import { PlayerVoice, type PlayerReader } from '../../../text/voice.ts';

/** The two sides of a lane as the reader speaks of them: the own one first, "yours" and "rival"; onlookers hear names. */
export class Sides extends PlayerVoice {
  /** Seats in the order in which they are spoken of. */
  readonly order: readonly [Seat, Seat];

  constructor(reader: PlayerReader) {
    super(reader);
    this.order = reader.viewer === 1 ? [1, 0] : [0, 1];
  }

  private get watches(): boolean {
    return this.reader.viewer === 'spectator';
  }

  /** "yours", "rival", "Mira’s". */
  side(seat: Seat): string {
    if (this.isReader(seat)) return 'yours';
    return this.watches ? this.whose(seat) : 'rival';
  }

  /** "you", "your rival", "Mira". */
  player(seat: Seat): string {
    if (this.isReader(seat)) return 'you';
    return this.watches ? this.name(seat) : 'your rival';
  }
}
