/** The odds of an attack for a rival's panel: a short line per outcome. */
import type { BlAttackOdds } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { meanText, percentText } from '../../../src-shared/games/bladeforge/text/odds-words.ts';

export interface OddsLine {
  /** Kind of outcome, for its icon. */
  about: 'damage' | 'mean' | 'shield' | 'block' | 'defeat';
  label: string;
  value: string;
  /** Impossible. */
  bleak: boolean;
}

export function oddsLines({ damages, mean, most, shield, blockHolds, defeats, defeatsBlocked }: BlAttackOdds): OddsLine[] {
  const line = (about: OddsLine['about'], label: string, value: string, bleak = false): OddsLine => ({ about, label, value, bleak });
  if (most === 0) return [line('damage', 'hits', '0 at most', true)];
  const lines = [line('damage', 'hits', percentText(damages)), line('mean', 'mean', meanText(mean))];
  if (shield)
    lines.push(line('shield', 'Shield', shield.breaks === 0 ? 'holds' : `breaks ${percentText(shield.breaks)}`, shield.breaks === 0));
  if (blockHolds !== null) lines.push(line('block', 'their block', percentText(blockHolds)));
  if (defeats > 0) {
    const blocked = defeatsBlocked < defeats ? `${percentText(defeatsBlocked, '')}–` : '';
    lines.push(line('defeat', 'fells', `${blocked}${percentText(defeats)}`));
  }
  return lines;
}

/** All in one line: “hits 62 %, mean 3.4, Shield holds”. */
export const oddsInARow = (odds: BlAttackOdds): string =>
  oddsLines(odds)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
