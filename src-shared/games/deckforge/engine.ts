import { engineOf } from '../../kernel/plumbing.ts';
import { handleAgenda } from './agenda.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';
import { typeOf } from './keys.ts';

export const { compiled, playKey } = engineOf(flow, flowFunctions, typeOf, handleAgenda);
