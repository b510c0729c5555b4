/**
 * For `npm run scenario` alone: builds an app that also knows the cards which a rule test made for itself. Without
 * `FF_EXTRA_CARDS` (a file of card data) it does nothing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CARD_LIST = /src-shared\/games\/hexforge\/cards\/index\.ts$/;
const LAST = '...TOKENS,';

export function extraCards(): Plugin | null {
  const file = process.env.FF_EXTRA_CARDS;
  if (!file) return null;
  return {
    name: 'extra-cards',
    enforce: 'pre',
    transform(code, id) {
      if (!CARD_LIST.test(id.replaceAll('\\', '/'))) return null;
      if (!code.includes(LAST)) throw new Error(`extra-cards: the list of all cards does not end with "${LAST}" any more`);
      // Behind the shipped ones, in the order in which the test registered them: indices must agree.
      return code.replace(LAST, `${LAST} ...(${readFileSync(file, 'utf8')} as CardSpec[]),`);
    },
  };
}
