/** The odds of an attack and of a block, in words. */
import type { BlAttackOdds, BlBlockAnswer } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { mean, percent } from './words.ts';

export interface OddsLine {
  /** What it is about, for the icon beside it. */
  about: 'damage' | 'shield' | 'block' | 'defeat';
  text: string;
  /** In full, for speech and the inspector. */
  said: string;
  /** Nothing to hope for. */
  bleak: boolean;
}

/** Line by line, as they stand on a rival's panel. */
export function oddsLines({ damages, mean: average, most, shield, blockHolds, defeats, defeatsBlocked }: BlAttackOdds): OddsLine[] {
  const lines: OddsLine[] = [
    most === 0
      ? { about: 'damage', text: '0 at most', said: 'no damage possible', bleak: true }
      : {
          about: 'damage',
          text: `${percent(damages)}, mean ${mean(average)}`,
          said: `${percent(damages)} to damage, mean ${mean(average)}`,
          bleak: false,
        },
  ];
  if (shield && most > 0) {
    const never = shield.breaks === 0;
    lines.push({
      about: 'shield',
      text: never ? 'Shield holds' : `breaks ${percent(shield.breaks)}`,
      said: never ? 'the Shield would take it and hold' : `the Shield would take it and break with ${percent(shield.breaks)}`,
      bleak: never,
    });
  }
  if (blockHolds !== null && most > 0)
    lines.push({ about: 'block', text: `block ${percent(blockHolds)}`, said: `a block holds with ${percent(blockHolds)}`, bleak: false });
  if (defeats > 0) {
    const less = defeatsBlocked < defeats ? ` (${percent(defeatsBlocked)} if blocked)` : '';
    lines.push({ about: 'defeat', text: `fells ${percent(defeats)}`, said: `${percent(defeats)} to defeat${less}`, bleak: false });
  }
  return lines;
}

export const oddsSentence = (odds: BlAttackOdds): string => {
  const said = oddsLines(odds)
    .map((line) => line.said)
    .join(', ');
  return `${said[0].toUpperCase()}${said.slice(1)}.`;
};

/** "hold 41 %: nothing; fail: 9 damage and you lose a part". */
export const blockWords = ({ holds, damage, fatal }: BlBlockAnswer): { hold: string; fail: string } => ({
  hold: `${percent(holds)} to hold: nothing happens`,
  fail: fatal ? `fail: ${damage} damage, you are out` : `fail: ${damage} damage, and you lose a part`,
});
