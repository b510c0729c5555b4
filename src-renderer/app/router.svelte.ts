/** Where the window is. Kept in memory only: no addresses, nothing a reload could misread. */
export type Route =
  | { name: 'home' }
  /** `brought`: what the first seat brings, as the game's own workshop hands it over. */
  | { name: 'setup'; game: string; brought?: unknown }
  /** `code`: one that is read there at once, and shown. */
  | { name: 'workshop'; game: string; code?: string }
  | { name: 'match'; id: string }
  /** `at`: the moment to begin with. */
  | { name: 'replay'; match: string; at?: number }
  | { name: 'welcome' }
  | { name: 'settings' }
  | { name: 'help'; game?: string; topic?: string }
  | { name: 'credits' }
  | { name: 'accessibility' }
  | { name: 'report' }
  | { name: 'library' }
  /** `run`: the one that is looked at; `from`: its list of matches lies open there. */
  | { name: 'lab'; run?: string; from?: number };

export type RouteName = Route['name'];

const same = (a: Route, b: Route): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A stack of places. Home is always at the bottom; a match stays open underneath settings and help,
 * so that looking something up costs nothing.
 */
export class Router {
  #stack = $state.raw<Route[]>([{ name: 'home' }]);

  constructor(start: Route = { name: 'home' }) {
    if (start.name !== 'home') this.#stack = [{ name: 'home' }, start];
  }

  get current(): Route {
    return this.#stack[this.#stack.length - 1];
  }

  /** The match that is shown now or waits underneath. */
  get match(): string | null {
    return this.#stack.findLast((route) => route.name === 'match')?.id ?? null;
  }

  /** The replay that is shown now or waits underneath. */
  get replay(): Extract<Route, { name: 'replay' }> | null {
    return this.#stack.findLast((route) => route.name === 'replay') ?? null;
  }

  get canGoBack(): boolean {
    return this.#stack.length > 1;
  }

  /** What `back` would return to. */
  get previous(): Route | null {
    return this.#stack.at(-2) ?? null;
  }

  go(route: Route): void {
    if (same(route, this.current)) return;
    if (route.name === 'home') this.#stack = [route];
    // A place already on the way back is returned to, so that links between screens build no maze.
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
