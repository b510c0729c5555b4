/** How much of the proof a run is asked for. Each tier runs everything that the one before it runs, in the same or a larger dose. */
export const TIERS = ['quick', 'full', 'long'] as const;
export type Tier = (typeof TIERS)[number];

export const COMMANDS: Readonly<Record<Tier, string>> = {
  quick: 'npm test',
  full: 'npm test -- --tier full',
  long: 'npm run test:long',
};

/** @throws when it is none */
export function readTier(word: string): Tier {
  const tier = TIERS.find((one) => one === word);
  if (tier === undefined) throw new Error(`there is no tier "${word}"; there are ${TIERS.join(', ')}`);
  return tier;
}

/** Tests read their tier from the environment, so that a runner started by hand runs the quick one. */
export const currentTier = (env: NodeJS.ProcessEnv = process.env): Tier => readTier(env.FF_TIER ?? 'quick');

/** Whether the present run includes what begins with this tier. */
export const reaches = (tier: Tier, env: NodeJS.ProcessEnv = process.env): boolean =>
  TIERS.indexOf(currentTier(env)) >= TIERS.indexOf(tier);
