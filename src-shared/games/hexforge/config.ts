import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import { checkLoadout } from './loadouts/check.ts';
import { hxLoadoutSchema, type HxLoadout } from './loadouts/schema.ts';
import { checkMap } from './maps/check.ts';
import { hxMapSchema } from './maps/schema.ts';
import { MAX_TURNS, MIN_TURNS, TURN_LIMIT_WORDS, USUAL_TURNS } from './text/turn-limit.ts';

/** Everything a match needs, decks and map by value, so that a save stays whole when a library changes. */
export const hxConfigSchema = z.strictObject({
  map: hxMapSchema,
  loadouts: z.tuple([hxLoadoutSchema, hxLoadoutSchema]),
  /** Who starts; null = drawn from the match seed (HX-D29). */
  firstSeat: z.union([z.literal(0), z.literal(1), z.null()]).default(null),
  /** Draw at the end of this turn, both players' turns counted (HX-30.6). */
  maxTurns: z.int({ error: TURN_LIMIT_WORDS }).min(MIN_TURNS, TURN_LIMIT_WORDS).max(MAX_TURNS, TURN_LIMIT_WORDS).default(USUAL_TURNS),
});
export type HxConfig = z.infer<typeof hxConfigSchema>;

/** Every reason why the config cannot be played (HX-1.8). */
export function checkConfig(config: unknown): string[] {
  const parsed = hxConfigSchema.safeParse(config);
  if (!parsed.success) return issuesInWords(parsed.error);
  const { map, loadouts } = parsed.data;
  return [
    ...checkMap(map),
    ...loadouts.flatMap((loadout, seat) => loadoutProblems(loadout).map((problem) => `Seat ${seat + 1}, ${problem}`)),
  ];
}

/** Every reason why nobody can play this loadout. */
export const loadoutProblems = (loadout: HxLoadout): string[] => checkLoadout(loadout).map((problem) => `"${loadout.name}": ${problem}`);
