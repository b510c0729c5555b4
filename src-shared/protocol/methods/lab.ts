import { z } from 'zod';
import { MAX_COMPARED_MATCHES, MAX_LAB_ROWS, labPlanSchema, labRunId } from '../lab.ts';
import type { LabMatchRow, LabRun, LabRunSummary } from '../lab.ts';
import { OWNER, answer, done, method } from './row.ts';

const run = { run: labRunId };
const state = answer<LabRun>();

export const labMethods = {
  'lab.list': method(OWNER, {}, answer<{ runs: LabRunSummary[]; problems: string[]; cores: number }>()),
  'lab.start': method(OWNER, { plan: labPlanSchema }, answer<{ run: string }>()),
  'lab.open': method(OWNER, run, state),
  'lab.pause': method(OWNER, run, state),
  /** Also begins a stopped run again where it was. */
  'lab.resume': method(OWNER, run, state),
  /** Ends its processes; what is finished stays. */
  'lab.stop': method(OWNER, run, state),
  'lab.delete': method(OWNER, run, done),
  'lab.matches': method(
    OWNER,
    { ...run, from: z.number().int().nonnegative(), count: z.number().int().min(1).max(MAX_LAB_ROWS) },
    answer<{ rows: LabMatchRow[]; total: number }>(),
  ),
  /** Writes one match as an ordinary match log into the Lab's own store, to be looked at as a replay. */
  'lab.match': method(
    OWNER,
    { ...run, deal: z.number().int().min(0).max(MAX_COMPARED_MATCHES), rotation: z.number().int().min(0).max(5) },
    answer<{ match: string }>(),
  ),
  'lab.export': method(OWNER, { ...run, format: z.enum(['csv', 'json']) }, answer<{ fileName: string; text: string }>()),
};
