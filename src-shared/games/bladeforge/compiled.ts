import { compileFlow } from '../../kernel/flow.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';

/** The turn machine as a table. */
export const compiled = compileFlow(flow, flowFunctions);
