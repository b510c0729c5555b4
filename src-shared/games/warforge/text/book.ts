import type { CardSpec } from '../effects/dsl.ts';
import type { WrCardId } from '../types.ts';

/** The cards that texts name, by id. */
export type CardBook = (id: WrCardId) => CardSpec | undefined;
