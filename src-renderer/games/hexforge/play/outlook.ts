/** Text of the engine's answer about what a unit would see from another tile, by known terrain only. */
import type { HxOutlook } from '../../../../src-shared/games/hexforge/explain/questions.ts';

const hexes = (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}`;

export function outlookOf({ gains, loses }: HxOutlook): string | null {
  const parts = [
    gains.length > 0 ? `shows ${hexes(gains.length)} more` : '',
    loses.length > 0 ? `hides ${hexes(loses.length)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Going there ${parts.join(' and ')}, as far as the ground is known.` : null;
}
