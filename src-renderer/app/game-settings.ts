/** Switches that a game adds to a person's settings, saved under the game's id. */
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

export interface GameSetting {
  readonly label: string;
  readonly hint: string;
  /** Default value. */
  readonly usual: boolean;
}
/** By the name under which they are saved, which must never change. */
export type GameSettings = Readonly<Record<string, GameSetting>>;
export type Switches<S extends GameSettings> = { readonly [K in keyof S]: boolean };

export function gameSwitches<S extends GameSettings>({ games }: Pick<PersonSettings, 'games'>, game: string, offered: S): Switches<S> {
  const chosen = Object.hasOwn(games, game) ? games[game] : {};
  const entries = Object.entries(offered).map(([name, { usual }]) => [name, Object.hasOwn(chosen, name) ? chosen[name] : usual]);
  return Object.fromEntries(entries) as Switches<S>;
}
