import { z } from 'zod';
import { fileName } from '../fields.ts';
import { settingsPatchSchema } from '../messages.ts';
import type { Settings } from '../messages.ts';
import { OWNER, OWNER_AND_SEAT, answer, method } from './row.ts';

const settings = answer<{ settings: Settings }>();

export const settingsMethods = {
  'settings.get': method(OWNER_AND_SEAT, {}, settings),
  'settings.set': method(OWNER, { patch: settingsPatchSchema }, settings),
  'settings.reset': method(OWNER, {}, settings),
  /** All settings as a file. */
  'settings.export': method(OWNER, {}, answer<{ fileName: string; text: string }>()),
  /** All settings from such a file, or a refusal and nothing changed. */
  'settings.import': method(OWNER, { fileName, text: z.string().max(100_000) }, settings),
};
