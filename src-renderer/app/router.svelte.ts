/** Routes, kept in memory only: there are no URLs to parse. */
export type Route =
  | { name: 'home' }
  /** `brought`: the first seat's loadout, handed over by the game's workshop. */
  | { name: 'setup'; game: string; brought?: unknown }
  /** `code`: a deck code that is loaded and shown; `entry`: the library entry that is worked on first. */
  | { name: 'workshop'; game: string; code?: string; entry?: string }
  | { name: 'match'; id: string }
  /** `at`: the first moment shown. */
  | { name: 'replay'; match: string; at?: number }
  | { name: 'welcome' }
  | { name: 'settings' }
  | { name: 'help'; game?: string; topic?: string }
  | { name: 'lessons'; game: string }
  /** All cards of a game; `sought`: the search that it opens with. */
  | { name: 'cards'; game: string; sought?: string }
  | { name: 'credits' }
  | { name: 'accessibility' }
  | { name: 'report' }
  | { name: 'library' }
  /** The table on this network. */
  | { name: 'lan' }
  /** `run`: the run that is shown; `from`: scrolls to its list of matches. */
  | { name: 'lab'; run?: string; from?: number };

export type RouteName = Route['name'];

const same = (a: Route, b: Route): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Stack router. Home is always at the bottom; a match stays mounted underneath settings and help. */
export class Router {
  #stack = $state.raw<Route[]>([{ name: 'home' }]);

  constructor(start: Route = { name: 'home' }) {
    if (start.name !== 'home') this.#stack = [{ name: 'home' }, start];
  }

  get current(): Route {
    return this.#stack[this.#stack.length - 1];
  }

  /** The match on top of the stack or underneath. */
  get match(): string | null {
    return this.#stack.findLast((route) => route.name === 'match')?.id ?? null;
  }

  /** The replay on top of the stack or underneath. */
  get replay(): Extract<Route, { name: 'replay' }> | null {
    return this.#stack.findLast((route) => route.name === 'replay') ?? null;
  }

  get canGoBack(): boolean {
    return this.#stack.length > 1;
  }

  /** The route that `back` returns to. */
  get previous(): Route | null {
    return this.#stack.at(-2) ?? null;
  }

  go(route: Route): void {
    if (same(route, this.current)) return;
    if (route.name === 'home') this.#stack = [route];
    // A route already in the stack is returned to, so that links between screens never form a cycle.
    else this.#stack = [...this.#stack.slice(0, this.#cut(route)), route];
  }

  back(): void {
    if (this.canGoBack) this.#stack = this.#stack.slice(0, -1);
  }

  #cut(route: Route): number {
    const at = this.#stack.findIndex((other) => other.name === route.name);
    return at < 0 ? this.#stack.length : at;
  }
}
