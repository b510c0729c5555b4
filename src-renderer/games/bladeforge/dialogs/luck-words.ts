/** Descriptions of how unusual dice rolls were. */

/** @param deviation standard deviations from the expected value, positive = high */
export function luckWords(deviation: number, throws: number): string {
  if (throws < 3) return 'too few throws to say';
  const side = deviation > 0 ? 'high' : 'low';
  const far = Math.abs(deviation);
  if (far < 1) return 'as usual';
  if (far < 1.65) return `a little ${side}`;
  if (far < 2.33) return `${side}: one in twenty`;
  return `very ${side}: one in a hundred`;
}
