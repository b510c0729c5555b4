/** Search for places: exact hex names first, then prefixes, then substrings. */
export interface Place {
  label: string;
  tile?: number;
  /** Index in the hand. */
  card?: number;
}

const MOST = 8;

export function placesMatching(places: readonly Place[], wanted: string): Place[] {
  const text = wanted.trim().toLowerCase();
  if (text === '') return [];
  const rank = (place: Place): number => {
    const label = place.label.toLowerCase();
    if (label === text) return 0;
    if (label.startsWith(text)) return 1;
    return label.includes(text) ? 2 : 3;
  };
  return places
    .map((place, i) => ({ place, i, rank: rank(place) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .slice(0, MOST)
    .map((one) => one.place);
}
