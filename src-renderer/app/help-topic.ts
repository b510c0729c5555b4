import type { Route } from './router.svelte.ts';

/** Topics for screens whose focused element names none. */
const BY_ROUTE: Partial<Record<Route['name'], string>> = {
  setup: 'table',
  match: 'turn',
  settings: 'settings',
};

/**
 * "F1 for what has focus": the nearest `data-help` around the focused element, e.g. `keyword:taunt`, `tile:grass`,
 * `phase:move`, `resource:F`, `stack`.
 */
export function helpTopicAt(focused: Element | null, route: Route): string | undefined {
  const named = focused?.closest<HTMLElement>('[data-help]')?.dataset.help;
  return named ?? BY_ROUTE[route.name];
}
