/** A position in which something that matters is about to happen. */
export interface Scene {
  game: string;
  config: unknown;
  /** Who sits in seat 2. */
  rival: 'friend' | 'bot';
  state: object;
  turn: number;
  hash: string;
}
