import { z } from 'zod';
import { fileName } from '../fields.ts';
import { settingsPatchSchema } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { OWNER, answer, method } from './row.ts';

const settings = answer<{ settings: Settings }>();

/** The owner's settings. A guest's page keeps its person's own and gets nothing of these. */
export const settingsMethods = {
  'settings.get': method(OWNER, {}, settings),
  'settings.set': method(OWNER, { patch: settingsPatchSchema }, settings),
  'settings.reset': method(OWNER, {}, settings),
  /** All settings as a file. */
  'settings.export': method(OWNER, {}, answer<{ fileName: string; text: string }>()),
  /** All settings from such a file, or a refusal and nothing changed. */
  'settings.import': method(OWNER, { fileName, text: z.string().max(100_000) }, settings),
};
