import { z } from 'zod';
import { MAX_FILE_CHARS, fileName } from '../fields.ts';
import type { AppInfo, FileSight, ReleaseNews } from '../messages.ts';
import { reportWishSchema } from '../report.ts';
import type { Opened } from '../shell.ts';
import { EVERYBODY, OWNER, answer, done, method } from './row.ts';

/** An imported file of any kind, not yet validated. */
const broughtFile = { fileName, text: z.string().max(MAX_FILE_CHARS) };

export const appMethods = {
  'app.info': method(EVERYBODY, {}, answer<AppInfo>()),
  /** Takes what was opened from outside: files, links, and why something could not be opened. */
  'app.opened': method(OWNER, {}, answer<{ opened: Opened[] }>()),
  /** Ends the whole app and starts it again, where there is one to start. */
  'app.restart': method(OWNER, {}, done),
  /** Asks the one address of releases; only sent after the person agreed to it, and refused while the setting is `off`. */
  'update.check': method(OWNER, { agreed: z.literal(true) }, answer<ReleaseNews>()),
  /** A bug report as a file; nothing is sent anywhere. */
  'report.make': method(OWNER, reportWishSchema.shape, answer<{ fileName: string; text: string }>()),
  /** What a file holds, be it a deck, a map or a match: checked, and nothing of it kept. */
  'file.look': method(OWNER, broughtFile, answer<FileSight>()),
  /** The same, kept from then on. */
  'file.keep': method(OWNER, broughtFile, answer<FileSight>()),
};
