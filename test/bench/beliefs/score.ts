/** How well sampled worlds agree with the truth about one kind of hidden thing. */
export interface Score {
  /** Share of what is really there that a sampled world has there too, copies counted. */
  hit: number;
  /** What the truth costs whoever bets by the samples, in nats for each thing that is really there: the lower the better. */
  loss: number;
}

/** A thing that no sample had may still be there, and one that all had may not. */
const DOUBT = 0.5;

const counted = (things: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
};

/** @param truth what is really there, at least one thing */
export function scoreOf(truth: readonly string[], samples: readonly (readonly string[])[]): Score {
  const real = counted(truth);
  const worlds = new Map<string, number>();
  let found = 0;
  for (const sample of samples) {
    for (const [thing, n] of counted(sample)) {
      worlds.set(thing, (worlds.get(thing) ?? 0) + 1);
      found += Math.min(n, real.get(thing) ?? 0);
    }
  }
  let loss = 0;
  for (const thing of new Set([...real.keys(), ...worlds.keys()])) {
    const share = ((worlds.get(thing) ?? 0) + DOUBT) / (samples.length + 2 * DOUBT);
    loss -= Math.log(real.has(thing) ? share : 1 - share);
  }
  return { hit: found / (samples.length * truth.length), loss: loss / truth.length };
}

/** Mean of the values and half of its 95 % interval. */
export function meanOf(values: readonly number[]): { mean: number; half: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / n) };
}
