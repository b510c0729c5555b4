import type { Route } from './router.svelte.ts';

/** Topics of screens, for focused elements without one. */
const BY_ROUTE: Partial<Record<Route['name'], string>> = {
  setup: 'table',
  workshop: 'decks',
  match: 'turn',
  replay: 'turn',
  settings: 'settings',
  lab: 'lab',
};

/** The game of the focused element, else of the open match. */
export function helpGameAt(focused: Element | null, route: Route): string | undefined {
  if (route.name === 'setup' || route.name === 'workshop') return route.game;
  const near = focused?.closest<HTMLElement>('[data-game]') ?? document.querySelector<HTMLElement>('.table[data-game]');
  return near?.dataset.game;
}

/**
 * Context-sensitive help (F1): the nearest `data-help` around the focused element, e.g. `keyword:taunt`, `tile:grass`, `phase:move`,
 * `resource:F`, `stack`.
 */
export function helpTopicAt(focused: Element | null, route: Route): string | undefined {
  const named = focused?.closest<HTMLElement>('[data-help]')?.dataset.help;
  return named ?? BY_ROUTE[route.name];
}
