import { z } from 'zod';
import { machineSettingsSchema, settingsSchema, tableSettingsSchema } from '../../../src-shared/protocol/settings.ts';

export const VERSION = 2;
export const fileSchema = z.strictObject({ version: z.literal(VERSION), ...settingsSchema.shape });

/** Version 1 had one flat object, with the games' settings among the others. */
const oldFileSchema = z.looseObject({ version: z.literal(1), settings: z.record(z.string(), z.unknown()) });
const OF_GAMES: Readonly<Record<string, string>> = { ghosts: 'hexforge', confirmPlays: 'laneforge', coverOwnHand: 'laneforge' };

/** Migrates a file's content to the present shape. Loses nothing and validates nothing. */
export function upToDate(value: unknown): unknown {
  const old = oldFileSchema.safeParse(value);
  if (!old.success) return value;
  const { settings, version: _version, ...rest } = old.data;
  const parts = { person: own(), table: own(), machine: own() };
  const games = own();
  for (const [name, field] of Object.entries(settings)) {
    if (Object.hasOwn(tableSettingsSchema.shape, name)) parts.table[name] = field;
    else if (Object.hasOwn(machineSettingsSchema.shape, name)) parts.machine[name] = field;
    else if (Object.hasOwn(OF_GAMES, name)) games[OF_GAMES[name]] = { ...(games[OF_GAMES[name]] as object | undefined), [name]: field };
    else parts.person[name] = field;
  }
  if (Object.keys(games).length > 0) parts.person.games = games;
  return { ...rest, version: VERSION, ...parts };
}

/** Without a prototype, so that a key like `__proto__` stays an own key, which the schema refuses. */
const own = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
