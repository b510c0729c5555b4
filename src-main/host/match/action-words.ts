import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';

/** A short description of an action, from its seat's view before it. */
export const actionInWords = (game: Game, viewBefore: GameView, action: GameAction): string =>
  game.describe?.(viewBefore, action) ?? typeInWords(action.type);

/** `lightLamp` → `light lamp`: the fallback for games without `describe`. */
const typeInWords = (type: string): string => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
