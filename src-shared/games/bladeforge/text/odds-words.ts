/** The engine's exact odds in words: numbers as the eye reads them, and as they are spoken. */
import type { BlAttackOdds, BlBlockAnswer } from '../explain/questions.ts';

/** "41 %", "under 1 %", "over 99 %": never a certainty that is none. */
export function percentText(chance: number, unit = ' %'): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return `under 1${unit}`;
  if (whole === 100 && chance < 1) return `over 99${unit}`;
  return `${whole}${unit}`;
}

export const percentSpoken = (chance: number): string => percentText(chance, ' percent');

/** "3.4", "12". */
export const meanText = (mean: number): string => String(Math.round(mean * 10) / 10);

const CERTAIN = 1 - 1e-9;

/** "Shield would take it and hold", "Shield would break", "Shield would break in 30 percent". */
export function shieldWords({ shield }: BlAttackOdds): string {
  if (!shield) return '';
  if (shield.breaks === 0) return 'Shield would take it and hold';
  return shield.breaks >= CERTAIN ? 'Shield would take it and break' : `Shield would take it and break in ${percentSpoken(shield.breaks)}`;
}

/** What an attack now would do, as it is spoken: "62 percent to damage, mean 3.4, Shield would take it and hold". */
export function attackOddsWords(odds: BlAttackOdds): string[] {
  if (odds.most === 0) return ['0 damage at most'];
  return [
    `${percentSpoken(odds.damages)} to damage`,
    `mean ${meanText(odds.mean)}`,
    shieldWords(odds),
    odds.blockHolds === null ? '' : `a block holds in ${percentSpoken(odds.blockHolds)}`,
    odds.defeats > 0 ? `${percentSpoken(odds.defeats)} to defeat` : '',
  ].filter(Boolean);
}

/** The two ways of a block: "hold 41 %: nothing; fail: 9 damage and you lose a part". */
export function blockOddsText({ damage, holds, fatal }: BlBlockAnswer): string {
  return `hold ${percentText(holds)}: nothing; fail: ${damage} damage${fatal ? ', which defeats you' : ' and you lose a part'}`;
}
