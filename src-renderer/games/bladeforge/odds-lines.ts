/** The odds of an attack as they stand on a rival's panel: few words, one line for each thing that can happen. */
import type { BlAttackOdds } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { meanText, percentText } from '../../../src-shared/games/bladeforge/text/odds-words.ts';

export interface OddsLine {
  /** What it is about, for the icon beside it. */
  about: 'damage' | 'shield' | 'block' | 'defeat';
  text: string;
  /** Nothing to hope for. */
  bleak: boolean;
}

export function oddsLines({ damages, mean, most, shield, blockHolds, defeats, defeatsBlocked }: BlAttackOdds): OddsLine[] {
  if (most === 0) return [{ about: 'damage', text: '0 at most', bleak: true }];
  const lines: OddsLine[] = [{ about: 'damage', text: `${percentText(damages)}, mean ${meanText(mean)}`, bleak: false }];
  if (shield) {
    const never = shield.breaks === 0;
    lines.push({ about: 'shield', text: never ? 'Shield holds' : `breaks ${percentText(shield.breaks)}`, bleak: never });
  }
  if (blockHolds !== null) lines.push({ about: 'block', text: `block ${percentText(blockHolds)}`, bleak: false });
  if (defeats > 0) {
    const blocked = defeatsBlocked < defeats ? `${percentText(defeatsBlocked, '')}–` : '';
    lines.push({ about: 'defeat', text: `fells ${blocked}${percentText(defeats)}`, bleak: false });
  }
  return lines;
}
