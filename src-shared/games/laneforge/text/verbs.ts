/** The verbs of the cards in the forms that sentences need. */
import { mark } from '../../../text/markup.ts';

/** `third`: "destroys"; `gerund`: "destroying". */
export type VerbForm = 'base' | 'third' | 'gerund';

const VERBS = {
  deal: ['deal', 'deals', 'dealing'],
  gain: ['gain', 'gains', 'gaining'],
  lose: ['lose', 'loses', 'losing'],
  give: ['give', 'gives', 'giving'],
  destroy: ['destroy', 'destroys', 'destroying'],
  banish: ['banish', 'banishes', 'banishing'],
  draw: ['draw', 'draws', 'drawing'],
  discard: ['discard', 'discards', 'discarding'],
  play: ['play', 'plays', 'playing'],
  reanimate: ['Reanimate', 'Reanimates', 'Reanimating'],
  replace: ['Replace', 'Replaces', 'Replacing'],
  upgrade: ['Upgrade', 'Upgrades', 'Upgrading'],
  move: ['Move', 'Moves', 'Moving'],
  swap: ['Swap', 'Swaps', 'Swapping'],
  put: ['put', 'puts', 'putting'],
  strike: ['Strike', 'Strikes', 'Striking'],
  battle: ['Battle', 'Battles', 'Battling'],
  ready: ['Ready', 'Readies', 'Readying'],
  exhaust: ['Exhaust', 'Exhausts', 'Exhausting'],
  use: ['use', 'uses', 'using'],
} as const satisfies Record<string, readonly [base: string, third: string, gerund: string]>;

export type Verb = keyof typeof VERBS;

/** Verbs with a rule of their own, which help explains. */
const TERMS: ReadonlySet<Verb> = new Set([
  'destroy',
  'banish',
  'discard',
  'reanimate',
  'replace',
  'upgrade',
  'move',
  'swap',
  'strike',
  'battle',
  'ready',
  'exhaust',
]);

const FORMS: Record<VerbForm, number> = { base: 0, third: 1, gerund: 2 };

export function verbWords(verb: Verb, form: VerbForm): string {
  const word = VERBS[verb][FORMS[form]];
  return TERMS.has(verb) ? mark(verb, word) : word;
}
