export type Rival = 'friend' | 'bot';

/** A position in which something that matters is about to happen. */
export interface Scene {
  game: string;
  config: unknown;
  /** Who sits in the seats after the first, which is mine. */
  rivals: readonly Rival[];
  state: object;
  turn: number;
  hash: string;
}
