/**
 * Settings by scope: person, table, machine. A guest has personal settings and is never sent the owner's; the scopes
 * table and machine belong to the owner alone.
 */
import { z } from 'zod';
import { PACES } from './bot-ids.ts';
import { gameId, lessonId, personName } from './fields.ts';

export const PRESETS = ['relaxed', 'standard', 'full'] as const;

/** More keys than there are commands are of no use. */
const MOST_KEYS = 200;
const MOST_GAMES = 50;
const MOST_OF_A_GAME = 50;

const atMost = <T extends z.ZodType>(value: T, most: number, error: string) =>
  z.record(z.string().max(40), value).refine((fields) => Object.keys(fields).length <= most, { error });

/** What a game adds, by the names that it gives (`GameUi.settings`); absent: as the game says. */
const ofOneGame = atMost(z.boolean(), MOST_OF_A_GAME, 'there are more settings than a game has');

/** Ideas of a game that are explained when they first matter: those that were, and whether there may be more. */
const ideasOfGame = z.strictObject({ off: z.boolean().default(false), met: z.array(z.string().max(40)).max(MOST_OF_A_GAME).default([]) });

const byGame = <T extends z.ZodType>(value: T) =>
  z.record(gameId, value).refine((games) => Object.keys(games).length <= MOST_GAMES, { error: 'there are more games than anybody has' });

/** The name of a person who has not given one; only their own screen shows it. */
export const NAMELESS = 'You';

export const personSettingsSchema = z.strictObject({
  name: personName.default(NAMELESS),
  uiScale: z.number().min(0.8).max(2).default(1),
  cardText: z.number().min(1).max(2).default(1),
  theme: z.enum(['system', 'dark', 'contrast']).default('system'),
  motion: z.enum(['system', 'full', 'reduced']).default('system'),
  font: z.enum(['default', 'dyslexic']).default('default'),
  plainCards: z.boolean().default(false),
  /** How fast this person is shown what happens. With the owner's "step", each action of a bot waits for a press. */
  speed: z.enum(['slow', 'normal', 'fast', 'instant', 'step']).default('normal'),
  volume: z
    .strictObject({ effects: z.number().min(0).max(1), interface: z.number().min(0).max(1) })
    .default({ effects: 0.6, interface: 0.5 }),
  mono: z.boolean().default(false),
  muted: z.boolean().default(false),
  confirmMain: z.enum(['always', 'whenLeft', 'never']).default('whenLeft'),
  verbosity: z.enum(['short', 'normal', 'full']).default('normal'),
  singleKeys: z.boolean().default(true),
  /** Command id → key chord; absent = default. */
  keys: atMost(z.string().max(40), MOST_KEYS, 'there are more keys than commands').default({}),
  /** When this person wants to be asked, at a table where they have wished nothing else. */
  preset: z.enum(PRESETS).default('standard'),
  autoResolveForced: z.boolean().default(true),
  /** Lessons that this person has been through, by id of the game. */
  lessons: byGame(z.array(lessonId).max(MOST_OF_A_GAME)).default({}),
  /** Of games whose first match this person has begun, by id of the game. */
  ideas: byGame(ideasOfGame).default({}),
  /** By id of the game. */
  games: byGame(ofOneGame).default({}),
});
export type PersonSettings = z.infer<typeof personSettingsSchema>;

/** What holds for everybody at this machine's tables. */
export const tableSettingsSchema = z.strictObject({
  /** How long bots may think. */
  botPace: z.enum(PACES).default('usual'),
  /** Between two people at one screen: cover what the game needs covered, or always the whole table. */
  handover: z.enum(['game', 'curtain']).default('game'),
  takeBackAnything: z.boolean().default(false),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** Scope machine: the same for every person who plays here. */
export const machineSettingsSchema = z.strictObject({
  /** The desktop says so when it is the person's turn and the window is behind others. */
  turnNotice: z.boolean().default(true),
  /** Looking for a newer version: never, after asking each time, or at every press of “Check now”. Never by itself. */
  updateCheck: z.enum(['off', 'ask', 'allowed']).default('off'),
  /** Tables may be opened for others on the network. None is before somebody presses for it. */
  networkTables: z.boolean().default(true),
});
export type MachineSettings = z.infer<typeof machineSettingsSchema>;

export const settingsSchema = z.strictObject({
  person: personSettingsSchema.prefault({}),
  table: tableSettingsSchema.prefault({}),
  machine: machineSettingsSchema.prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Any of the fields. Not `partial()`, which would fill in the default of every absent one. */
const patchOf = <Shape extends Record<string, z.ZodDefault>>(part: z.ZodObject<Shape>) =>
  z
    .strictObject(Object.fromEntries(Object.entries(part.shape).map(([name, field]) => [name, z.optional(field.removeDefault())])))
    .optional() as unknown as z.ZodOptional<z.ZodType<Partial<z.output<z.ZodObject<Shape>>>, Partial<z.output<z.ZodObject<Shape>>>>>;

export const settingsPatchSchema = z.strictObject({
  person: patchOf(personSettingsSchema),
  table: patchOf(tableSettingsSchema),
  machine: patchOf(machineSettingsSchema),
});
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

/** The settings with some of them changed. */
export const patched = (settings: Settings, { person, table, machine }: SettingsPatch): Settings => ({
  person: { ...settings.person, ...person },
  table: { ...settings.table, ...table },
  machine: { ...settings.machine, ...machine },
});
