import { leafReaders } from '../../kernel/plumbing.ts';
import { flow } from './flow.ts';
import { EVENT_STEPS, PHASES, type DkEventStep } from './types.ts';

const readers = leafReaders(flow, PHASES);
export const { leafName, phaseName } = readers;

const idle = readers.leaves.indexOf('main.idle');

/** The active player decides of its own accord. */
export const isIdle = (phase: number): boolean => phase === idle;

const steps = readers.leaves.map((leaf) => EVENT_STEPS.find((step) => leaf.startsWith('main.') && leaf.endsWith(`.${step}`)) ?? null);

/** How far the event has come whose leaf this is; null outside. */
export const eventStep = (phase: number): DkEventStep | null => steps[phase];
