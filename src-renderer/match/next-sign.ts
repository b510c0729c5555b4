/** Signs that explain themselves and are no tab stops (counters, phases, odds) are walked by a key, one after the other. */
import { spokenTerms } from '../ui/terms/term.ts';
import { tips } from '../ui/terms/tips.svelte.ts';

const inDocumentOrder = (a: Node, b: Node): number => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

const saidBy = (node: HTMLElement): string => {
  const { terms, problem } = tips.signs.get(node)!.read();
  return [problem ?? '', spokenTerms(terms)].filter(Boolean).join(' ');
};

/**
 * Explains the next sign of the region that has the focus, or of the whole table where that has none.
 * @param root the table
 * @returns what it says, for speech
 */
export function explainNext(root: HTMLElement): string {
  const region = document.activeElement?.closest<HTMLElement>('[data-region]');
  const all = [...tips.signs.keys()]
    .filter((node) => root.contains(node) && node.checkVisibility() && saidBy(node) !== '')
    .sort(inDocumentOrder);
  const here = all.filter((node) => region?.contains(node));
  const signs = here.length > 0 ? here : all;
  if (signs.length === 0) return 'There is no sign to explain.';
  const node = signs[(signs.findIndex((one) => one === tips.shown?.node) + 1) % signs.length];
  node.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  tips.show({ ...tips.signs.get(node)!, asked: true });
  return saidBy(node);
}
