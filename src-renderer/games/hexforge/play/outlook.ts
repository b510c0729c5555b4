/** The engine's answer about what a unit would see from another tile, from known ground only, in words. */
interface Outlook {
  gains: number[];
  loses: number[];
}

const hexes = (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}`;

export function outlookOf(answer: unknown): string | null {
  const outlook = answer as Partial<Outlook> | null;
  if (!Array.isArray(outlook?.gains) || !Array.isArray(outlook.loses)) return null;
  const parts = [
    outlook.gains.length > 0 ? `shows ${hexes(outlook.gains.length)} more` : '',
    outlook.loses.length > 0 ? `hides ${hexes(outlook.loses.length)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Going there ${parts.join(' and ')}, as far as the ground is known.` : null;
}
