/**
 * Turn flow. A game writes its phases as an xstate v5 machine in a plain `as const satisfies FlowDef`
 * object whose guards and actions are names; the functions behind the names work on the game state.
 * The same definition has two drivers: an xstate actor (live matches, `src-main/host`) and the flat
 * table compiled here (search). `src-shared` never imports xstate itself.
 */

/** What a driver is told: the flow event and, for a seat's action, its key. */
export interface FlowEvent {
  type: string;
  key: number;
}

export interface FlowTransition {
  target?: string;
  guard?: string;
  actions?: string | readonly string[];
}

export type FlowOn = { readonly [event: string]: string | FlowTransition | readonly FlowTransition[] };

export interface FlowNode {
  readonly id?: string;
  readonly initial?: string;
  readonly type?: 'final';
  readonly entry?: string | readonly string[];
  readonly exit?: string | readonly string[];
  readonly on?: FlowOn;
  readonly states?: { readonly [name: string]: FlowNode };
  readonly meta?: {
    /** Name of the phase as players know it; steps of one phase share it. */
    readonly phase?: string;
    /** Players decide here, so the phase bar shows it bold and it takes stops. */
    readonly interactive?: boolean;
    /** One plain sentence for the "how a turn works" page. */
    readonly help?: string;
  };
}

export interface FlowDef extends FlowNode {
  readonly id: string;
  readonly initial: string;
  readonly states: { readonly [name: string]: FlowNode };
}

/** Written as method types so that one game's functions fit where any game's are wanted (`Game<HxState>` is a `Game`). */
export type FlowAction<S> = { run(state: S, event: FlowEvent): void }['run'];
export type FlowGuard<S> = { test(state: S, event: FlowEvent): boolean }['test'];

export interface FlowFunctions<S> {
  actions: Record<string, FlowAction<S>>;
  guards?: Record<string, FlowGuard<S>>;
}

/** Steps a machine over a state. `phase` in the state is the only memory a driver may keep there. */
export interface FlowDriver<S> {
  /** Takes the event if the present phase knows it and a guard lets it pass; tells whether it did. */
  send(state: S, event: FlowEvent): boolean;
  /** Enters the initial phase of a fresh state. */
  start(state: S): void;
}

interface Edge<S> {
  guard: FlowGuard<S> | null;
  target: number;
  run: FlowAction<S>[];
}

export interface CompiledFlow<S> extends FlowDriver<S> {
  /** Leaf phases in document order, as dotted paths (`move.ordering`); `state.phase` indexes this list. */
  readonly leaves: readonly string[];
  /** Does the phase take this event at all (guards aside)? */
  takes(phase: number, event: string): boolean;
  /** Index of a leaf by its path. */
  indexOf(path: string): number;
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

interface Leaf {
  path: string;
  /** Root first, the leaf itself last. */
  chain: { path: string; node: FlowNode }[];
}

function leavesOf(def: FlowDef): Leaf[] {
  const found: Leaf[] = [];
  const walk = (node: FlowNode, path: string, chain: Leaf['chain']) => {
    const here = [...chain, { path, node }];
    for (const feature of ['always', 'after', 'invoke', 'history', 'onDone']) {
      if (feature in node) throw new Error(`flow "${def.id}", state "${path}": "${feature}" is not supported by the compiler`);
    }
    if ((node as { type?: string }).type === 'parallel')
      throw new Error(`flow "${def.id}", state "${path}": parallel states are not supported`);
    if (!node.states) {
      found.push({ path, chain: here });
      return;
    }
    for (const [name, child] of Object.entries(node.states)) walk(child, path ? `${path}.${name}` : name, here);
  };
  walk(def, '', []);
  return found;
}

/**
 * Compiles a flow into a table of edges.
 * @throws when the definition names an unknown state, guard or action, or uses an unsupported feature
 */
export function compileFlow<S extends { phase: number }>(def: FlowDef, fns: FlowFunctions<S>): CompiledFlow<S> {
  const leaves = leavesOf(def);
  const paths = leaves.map((leaf) => leaf.path);
  const byId = new Map<string, string>();
  const nodes = new Map<string, FlowNode>();
  for (const leaf of leaves) {
    for (const { path, node } of leaf.chain) {
      nodes.set(path, node);
      if (node.id) byId.set(node.id, path);
    }
  }
  const initialLeaf = (path: string): string => {
    const node = nodes.get(path);
    if (!node) throw new Error(`flow "${def.id}" has no state "${path}"`);
    if (!node.states) return path;
    if (!node.initial) throw new Error(`flow "${def.id}", state "${path}" needs "initial"`);
    return initialLeaf(path ? `${path}.${node.initial}` : node.initial);
  };
  const action = (name: string): FlowAction<S> => {
    const fn = fns.actions[name];
    if (!fn) throw new Error(`flow "${def.id}" names the unknown action "${name}"`);
    return fn;
  };
  const guard = (name: string | undefined): FlowGuard<S> | null => {
    if (name === undefined) return null;
    const fn = fns.guards?.[name];
    if (!fn) throw new Error(`flow "${def.id}" names the unknown guard "${name}"`);
    return fn;
  };
  const resolveTarget = (from: string, target: string): string => {
    if (target.startsWith('#')) {
      // `#id` or `#id.child.grandchild`.
      const [id, ...below] = target.slice(1).split('.');
      const path = byId.get(id);
      if (path === undefined) throw new Error(`flow "${def.id}" has no state with id "${target}"`);
      return [path, ...below].filter((part) => part !== '').join('.');
    }
    if (target.startsWith('.')) return from ? `${from}${target}` : target.slice(1);
    const parent = from.includes('.') ? from.slice(0, from.lastIndexOf('.')) : '';
    return parent ? `${parent}.${target}` : target;
  };

  const tables: Record<string, Edge<S>[]>[] = leaves.map((leaf) => {
    const table: Record<string, Edge<S>[]> = {};
    // Inner states answer first; an outer state's edges follow.
    for (let depth = leaf.chain.length - 1; depth >= 0; depth--) {
      const { path: owner, node } = leaf.chain[depth];
      for (const [event, spec] of Object.entries(node.on ?? {})) {
        const edges = (table[event] ??= []);
        for (const one of list(spec as FlowTransition | string | readonly FlowTransition[])) {
          const t: FlowTransition = typeof one === 'string' ? { target: one } : one;
          const own = list(t.actions).map(action);
          if (t.target === undefined) {
            edges.push({ guard: guard(t.guard), target: -1, run: own });
            continue;
          }
          const target = resolveTarget(owner, t.target);
          const goalIndex = paths.indexOf(initialLeaf(target));
          const goalChain = leaves[goalIndex].chain;
          // xstate's rule: an edge to its own state or into it leaves only what is below that state;
          // any other leaves everything below the nearest state that properly contains both ends.
          const inward = owner === '' || target === owner || target.startsWith(`${owner}.`);
          let common = inward ? depth + 1 : 1;
          while (!inward && common < depth && leaf.chain[common].path === goalChain[common]?.path && leaf.chain[common].path !== target)
            common++;
          const run: FlowAction<S>[] = [];
          for (let i = leaf.chain.length - 1; i >= common; i--) run.push(...list(leaf.chain[i].node.exit).map(action));
          run.push(...own);
          for (let i = common; i < goalChain.length; i++) run.push(...list(goalChain[i].node.entry).map(action));
          edges.push({ guard: guard(t.guard), target: goalIndex, run });
        }
      }
    }
    return table;
  });
  const startLeaf = paths.indexOf(initialLeaf(''));
  const startRun = leaves[startLeaf].chain.flatMap(({ node }) => list(node.entry).map(action));

  return {
    leaves: paths,
    takes: (phase, event) => tables[phase][event] !== undefined,
    indexOf(path) {
      const index = paths.indexOf(path);
      if (index < 0) throw new Error(`flow "${def.id}" has no leaf "${path}"`);
      return index;
    },
    start(state) {
      state.phase = startLeaf;
      for (const fn of startRun) fn(state, START);
    },
    send(state, event) {
      const edges = tables[state.phase][event.type];
      if (edges === undefined) return false;
      for (let e = 0; e < edges.length; e++) {
        const edge = edges[e];
        if (edge.guard !== null && !edge.guard(state, event)) continue;
        // Like an actor, whose entry functions already see the new phase.
        if (edge.target >= 0) state.phase = edge.target;
        const run = edge.run;
        for (let i = 0; i < run.length; i++) run[i](state, event);
        return true;
      }
      return false;
    },
  };
}

const START: FlowEvent = { type: 'start', key: 0 };

/** Leaf phases in document order, as a compiled flow has them; for rules that the compiled flow itself imports. */
export const leafPaths = (def: FlowDef): string[] => leavesOf(def).map(({ path }) => path);

/** One phase as players know it, for the phase bar and the "how a turn works" page. */
export interface PhaseInfo {
  name: string;
  interactive: boolean;
  help: string;
  /** Leaf paths that belong to the phase. */
  leaves: string[];
}

/** The phases of a flow in document order; states without `meta.phase` (such as "over") are left out. */
export function phasesOf(def: FlowDef): PhaseInfo[] {
  const phases: PhaseInfo[] = [];
  for (const leaf of leavesOf(def)) {
    const meta = leaf.chain.findLast(({ node }) => node.meta?.phase)?.node.meta;
    if (!meta?.phase) continue;
    let phase = phases.find((p) => p.name === meta.phase);
    if (!phase) phases.push((phase = { name: meta.phase, interactive: meta.interactive ?? false, help: meta.help ?? '', leaves: [] }));
    phase.leaves.push(leaf.path);
  }
  return phases;
}
