/** The last table of each game, which the next one begins with. */
import { z } from 'zod';
import { LEVELS, STYLES } from '../../../src-shared/protocol/bot-ids.ts';
import { recall, remember } from '../../app/memory.ts';
import { usualSeats } from './seats.ts';
import type { SeatDraft } from './seats.ts';
import type { GameSetup } from './setup-ui.ts';

const keyOf = (game: string): string => `table.${game}`;

const seatSchema: z.ZodType<SeatDraft> = z.object({
  kind: z.enum(['me', 'friend', 'bot']),
  friend: z.string().max(100),
  level: z.enum([...LEVELS, 'random']),
  style: z.enum(STYLES),
});
const tableSchema = z.object({ seats: z.array(seatSchema), choices: z.unknown() });

/** @returns the seats; the game's choices go into `setup` */
export function lastTable(game: string, setup: GameSetup, { min, max, usual }: { min: number; max: number; usual: number }): SeatDraft[] {
  const last = recall(keyOf(game), tableSchema);
  if (!last) return usualSeats(usual);
  setup.recall?.(last.choices);
  return last.seats.length >= min && last.seats.length <= max ? last.seats : usualSeats(usual);
}

/** The same for tables on the network, at which others sit every time: only what the game's own parts chose. */
const networkKey = (game: string): string => `network-table.${game}`;
const choicesSchema = z.object({ choices: z.unknown() });

export function recallChoices(game: string, setup: GameSetup): void {
  const last = recall(networkKey(game), choicesSchema) ?? recall(keyOf(game), choicesSchema);
  if (last) setup.recall?.(last.choices);
}

export const rememberChoices = (game: string, setup: GameSetup, seats: readonly SeatDraft[]): void =>
  remember(networkKey(game), { choices: setup.kept?.(seats) });

export const rememberTable = (game: string, setup: GameSetup, seats: readonly SeatDraft[]): void =>
  remember(keyOf(game), { seats, choices: setup.kept?.(seats) });
