import type { ZodType } from 'zod';

/**
 * What every seat brings to a match of its own accord, a deck say: a part of the config that a person at another screen chooses, and that nobody
 * else may see before the match begins.
 */
export interface SeatPicks {
  /** Shape of what one seat brings; parsing something that was parsed before changes nothing. */
  readonly schema: ZodType;
  /** Does every seat bring something in a match of this config? Asked before all that follows. */
  isPicked(config: unknown): boolean;
  /** What the seat brings. */
  of(config: unknown, seat: number): unknown;
  /** The config in which the seat brings this and all else is as it was. */
  put(config: unknown, seat: number, pick: unknown): unknown;
  /** Every reason why nobody could bring this to a match of the config, in words; empty when they can. */
  problems(config: unknown, pick: unknown): string[];
  /** What is the same for all and seen by all: the config without what seats bring. */
  common(config: unknown): unknown;
}

/** Names of a config's parts that hold one thing for each seat, in the order of the seats. */
type Lists<Config, Pick> = { [Name in keyof Config]: Config[Name] extends readonly Pick[] ? Name : never }[keyof Config];

/** Picks that lie in a list of the config, by seat. */
export function picksIn<Config extends object, Pick>(
  /** Of the whole config, already parsed. */
  _config: ZodType<Config>,
  name: Lists<Config, Pick> & string,
  rules: {
    schema: ZodType<Pick>;
    /** Absent: always. */
    isPicked?(config: Config): boolean;
    problems(pick: Pick, config: Config): string[];
  },
): SeatPicks {
  // The contract knows no config's type; whoever calls has parsed it by the game's own schema.
  const own = (config: unknown) => config as Config;
  const listOf = (config: unknown) => own(config)[name] as readonly Pick[];
  const isPicked = (config: unknown) => rules.isPicked?.(own(config)) ?? true;
  return {
    schema: rules.schema,
    isPicked,
    of: (config, seat) => listOf(config)[seat],
    put: (config, seat, pick) => ({ ...own(config), [name]: listOf(config).map((old, at) => (at === seat ? pick : old)) }),
    problems: (config, pick) => rules.problems(pick as Pick, own(config)),
    common(config) {
      if (!isPicked(config)) return config;
      const { [name]: _, ...rest } = own(config);
      return rest;
    },
  };
}
