/**
 * For `npm run scenario` alone: builds an app that also knows the cards which a rule test made for itself. Without
 * `FF_EXTRA_CARDS` (a file that names the game and holds their data) it does nothing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What a test made for itself, by what the game calls it: cards, sets, Champions. */
interface Extras {
  game: string;
  made: Record<string, readonly unknown[]>;
}

/** The game's `extra-content.ts` with them in it. */
export const extraContent = (made: Extras['made']): string => `export const EXTRA = ${JSON.stringify(made)};\n`;

export function extraCards(): Plugin | null {
  const file = process.env.FF_EXTRA_CARDS;
  if (!file) return null;
  const { game, made } = JSON.parse(readFileSync(file, 'utf8')) as Extras;
  const module = `src-shared/games/${game}/extra-content.ts`;
  return {
    name: 'extra-cards',
    enforce: 'pre',
    load: (id) => (id.replaceAll('\\', '/').endsWith(module) ? extraContent(made) : null),
  };
}
