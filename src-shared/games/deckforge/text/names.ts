/** What players call things. Ids are for code; these are the only names people read. */
import type { DkEventStep, DkPhase } from '../types.ts';

export { TYPE_NAMES } from './type-names.ts';

export const PHASE_NAMES: Record<DkPhase, { long: string; short: string }> = {
  setup: { long: 'Setup', short: 'Setup' },
  initiative: { long: 'Initiative', short: 'Init' },
  draw: { long: 'Draw', short: 'Draw' },
  main: { long: 'Main', short: 'Main' },
  end: { long: 'End', short: 'End' },
};

/** Steps of a targeting event, for the strip that shows how far it has come. */
export const STEP_NAMES: Record<DkEventStep, string> = {
  block: 'Block',
  reflect: 'Reflect',
  response: 'Response',
  inEvent: 'Artifacts',
  resolve: 'Resolve',
  triggers: 'Triggers',
};
