import { compileFlow, leafPaths, phasesOf, type CompiledFlow, type FlowDef, type FlowFunctions } from './flow.ts';
import { keyPlayer, type AgendaHandler, type PlayKey } from './settle.ts';
import type { AgendaItem, GameState } from './state.ts';

/* What every game sets up in the same way around its flow and its agenda. */

/** Which handler takes which kind of work, by its name; a kind without one does not compile. */
export type AgendaHandlers<S, W extends AgendaItem> = { readonly [K in W['do']]: (state: S, item: Extract<W, { do: K }>) => void };

/** The agenda's one entrance. */
export function agendaOf<S, W extends AgendaItem>(handlers: AgendaHandlers<S, W>): AgendaHandler<S> {
  const byName = handlers as Readonly<Record<string, ((state: S, item: never) => void) | undefined>>;
  return (state, item) => {
    const handle = byName[item.do];
    if (handle === undefined) throw new Error(`unknown work "${item.do}"`);
    handle(state, item as never);
  };
}

/** The turn machine as a table, and search's unchecked step through it. */
export function engineOf<S extends GameState>(
  flow: FlowDef,
  functions: FlowFunctions<S>,
  typeOf: (key: number) => string,
  handleAgenda: AgendaHandler<S>,
): { compiled: CompiledFlow<S>; playKey: PlayKey<S> } {
  const compiled = compileFlow(flow, functions);
  return { compiled, playKey: keyPlayer(compiled, typeOf, handleAgenda) };
}

/** What the leaves of a flow mean, by their index in a state's `phase`. */
export interface LeafReaders<P extends string> {
  readonly leaves: readonly string[];
  leafName(phase: number): string;
  phaseName(phase: number): P | 'over';
  /** A seat decides of its own accord there. */
  isInteractive(phase: number): boolean;
}

/** Worked out from the definition alone, so that rules can ask without importing the compiled machine, which imports them. */
export function leafReaders<P extends string>(flow: FlowDef, names: readonly P[]): LeafReaders<P> {
  const leaves = leafPaths(flow);
  const interactive = new Set(phasesOf(flow).flatMap((phase) => (phase.interactive ? phase.leaves : [])));
  const isInteractiveLeaf = leaves.map((leaf) => interactive.has(leaf));
  const phases = leaves.map((leaf) => names.find((name) => name === leaf.split('.')[0]) ?? 'over');
  return {
    leaves,
    leafName: (phase) => leaves[phase],
    phaseName: (phase) => phases[phase],
    isInteractive: (phase) => isInteractiveLeaf[phase],
  };
}
