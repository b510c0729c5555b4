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

/** The scenes of a table, each made when it is asked for. */
export const scenesOf = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Scene,
): Readonly<Record<string, () => Scene>> => Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, () => make(name)]));
