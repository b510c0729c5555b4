import * as lessons from '../../../src-shared/games/warforge/lessons/position.ts';
import type { WrState } from '../../../src-shared/games/warforge/state.ts';
import { testWarlord } from './test-cards.ts';

export type { Standing } from '../../../src-shared/games/warforge/lessons/position.ts';
/** Without a Warlord: a plain 1/1/20. */
export type SidePosition = Partial<lessons.SidePosition>;
export type Position = Omit<lessons.Position, 'A' | 'B'> & { A?: SidePosition; B?: SidePosition };

let plain: string | null = null;

/** Who leads a side that names nobody: one card, not one for each position, and none where no position asks for it. */
const plainWarlord = (): string => (plain ??= testWarlord('1/1/20'));

const led = (side: SidePosition = {}): lessons.SidePosition => ({ ...side, warlord: side.warlord ?? plainWarlord() });

export const buildPosition = ({ A, B, ...rest }: Position): WrState => lessons.buildPosition({ ...rest, A: led(A), B: led(B) });
