import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';

/** An action in a few words, from its seat's view before it. */
export const actionInWords = (game: Game, viewBefore: GameView, action: GameAction): string =>
  game.describe?.(viewBefore, action) ?? typeInWords(action.type);

/** `lightLamp` → `light lamp`: types of actions are words already. */
const typeInWords = (type: string): string => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
