/** Ratings further apart than this cannot be told from so few matches. */
const FAR = 1200;

/** How many Elo points better a player is who takes this share of the points. */
export function eloAhead(share: number): number {
  if (share <= 0) return -FAR;
  if (share >= 1) return FAR;
  return Math.max(-FAR, Math.min(FAR, 400 * Math.log10(share / (1 - share))));
}

/**
 * Ratings around 0 from each player's share of the points against all others.
 * For two players their difference is exactly what the Elo formula says.
 */
export function ratings(shares: readonly number[]): number[] {
  const ahead = shares.map((share) => {
    // Against several others an even player takes 1/k; scale to a duel.
    const k = shares.length;
    const odds = (share * (k - 1)) / Math.max(1e-9, 1 - share);
    return eloAhead(odds / (1 + odds)) / (k === 2 ? 2 : 1);
  });
  const mean = ahead.reduce((sum, value) => sum + value, 0) / ahead.length;
  return ahead.map((value) => Math.round((value - mean) * 10) / 10);
}
