type Direction = 'diagonal' | 'down';

export function gradient(id: string, direction: Direction, stops: readonly (readonly [offset: number, colour: string])[]): string {
  const [x2, y2] = direction === 'diagonal' ? [1, 1] : [0, 1];
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}
