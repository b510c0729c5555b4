/** Standard normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959964;

/**
 * Wilson's interval for a share of `points` out of `n`; [0, 1] when nothing was played.
 * @param z standard normal quantile of how certain it is to be
 */
export function wilson(points: number, n: number, z = Z95): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = points / n;
  const z2 = z * z;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
