/** Ratings further apart than this cannot be told from so few matches. */
const FAR = 1200;

/** How many Elo points better a player is who takes this share of the points. */
export function eloAhead(share: number): number {
  if (share <= 0) return -FAR;
  if (share >= 1) return FAR;
  return Math.max(-FAR, Math.min(FAR, 400 * Math.log10(share / (1 - share))));
}

/** A share of the points against several others as it would be in a duel: an even player takes 1/players of them. */
export function asInDuel(share: number, players: number): number {
  const odds = (share * (players - 1)) / Math.max(1e-9, 1 - share);
  return odds / (1 + odds);
}

/** The share of the points, against several others who are all alike, of a player who would be so many Elo points ahead of each in a duel. */
export function shareAhead(elo: number, players: number): number {
  const odds = 10 ** (elo / 400);
  return odds / (players - 1 + odds);
}

/**
 * Ratings around 0 from each player's share of the points against all others.
 * For two players their difference is exactly what the Elo formula says.
 */
export function ratings(shares: readonly number[]): number[] {
  const players = shares.length;
  const ahead = shares.map((share) => eloAhead(asInDuel(share, players)) / (players === 2 ? 2 : 1));
  const mean = ahead.reduce((sum, value) => sum + value, 0) / ahead.length;
  return ahead.map((value) => Math.round((value - mean) * 10) / 10);
}
