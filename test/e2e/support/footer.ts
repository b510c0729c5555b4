import { E2E_GAMES } from '../games/index.ts';
import { SHARED_SCREENS } from './screens.ts';

/** Every screen that Home's footer leads to. */
export const FOOTER_SCREENS: readonly string[] = [...SHARED_SCREENS, ...E2E_GAMES.flatMap(({ workshop }) => workshop ?? [])];
