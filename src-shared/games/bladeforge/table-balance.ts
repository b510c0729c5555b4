import type { TableBalance } from '../../kernel/table-balance.ts';
import type { BlEvent } from './events.ts';
import { DICE, type BlDie } from './types.ts';

/** Does a player hold this die from now on? */
const reaches = (event: BlEvent, die: BlDie): boolean =>
  (event.type === 'reforged' && event.die === die) || (event.type === 'die' && event.to === die);

/** BL-C6. Everybody has a d4 from the start. */
export const tableBalance: TableBalance<BlEvent> = {
  seats: 4,
  matches: 1000,
  turns: 600,
  rounds: [6, 25],
  seatShare: [0.18, 0.32],
  marks: DICE.filter((die) => die > DICE[0]).map((die) => ({
    id: `d${die}`,
    name: `somebody reaches d${die}`,
    share: 0.05,
    shows: (event) => reaches(event, die),
  })),
};
