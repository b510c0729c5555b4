import { picksIn } from '../../kernel/seat-picks.ts';
import { hxConfigSchema, loadoutProblems } from './config.ts';
import { hxLoadoutSchema } from './loadouts/schema.ts';

/** Each player brings a loadout (HX-1.8). */
export const picks = picksIn(hxConfigSchema, 'loadouts', { schema: hxLoadoutSchema, problems: loadoutProblems });
