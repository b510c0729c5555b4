import { keyPlayer } from '../../kernel/settle.ts';
import { handleAgenda } from './agenda.ts';
import { compiled } from './compiled.ts';
import { typeOf } from './keys.ts';

/** Takes a legal key without checks and settles. */
export const playKey = keyPlayer(compiled, typeOf, handleAgenda);
