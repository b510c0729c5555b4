/** Names of bots, as messages, match logs and commands say them. */
import type { Leaning } from '../kernel/game-types.ts';

/** Bots that are one method and nothing else: for measuring, trying things out and old saves. */
export const PLAIN_BOTS = ['random', 'greedy', 'ismcts'] as const;
export type PlainBot = (typeof PLAIN_BOTS)[number];

/** From the weakest to the strongest. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot is fond of. The first is fond of nothing in particular. */
export const STYLES = ['balanced', 'aggressive', 'builder', 'trickster'] as const satisfies readonly ('balanced' | Leaning)[];
export type Style = (typeof STYLES)[number];

/** A balanced level is called by its name alone: `master`, `master-builder`. */
export type BotId = PlainBot | Level | `${Level}-${Leaning}`;

export const isPlain = (bot: BotId): bot is PlainBot => (PLAIN_BOTS as readonly string[]).includes(bot);

export const botOfLevel = (level: Level, style: Style): BotId => (style === 'balanced' ? level : `${level}-${style}`);

export const BOT_IDS: readonly BotId[] = [...PLAIN_BOTS, ...LEVELS.flatMap((level) => STYLES.map((style) => botOfLevel(level, style)))];

/** What a bot's id says; null for the plain ones. */
export function levelOf(bot: BotId): { level: Level; style: Style } | null {
  if (isPlain(bot)) return null;
  const [level, style = 'balanced'] = bot.split('-') as [Level, Style?];
  return { level, style };
}

/** Longest thought for one choice and for a whole turn, in milliseconds. */
export interface Clock {
  readonly choiceMs: number;
  readonly turnMs: number;
}

/** How long each level thinks at most. */
export const CLOCKS: Readonly<Record<Level, Clock>> = {
  novice: { choiceMs: 500, turnMs: 3000 },
  apprentice: { choiceMs: 1000, turnMs: 4000 },
  journeyman: { choiceMs: 2000, turnMs: 6000 },
  master: { choiceMs: 3000, turnMs: 6000 },
  grandmaster: { choiceMs: 8000, turnMs: 20_000 },
};

/** The bot that plays for somebody who is away, unless another is chosen. */
export const USUAL_STAND_IN: BotId = 'journeyman';

/** How long a bot may think about one choice where nobody says otherwise, in milliseconds. */
export const budgetOf = (bot: BotId): number => CLOCKS[levelOf(bot)?.level ?? 'apprentice'].choiceMs;

/** How patient the people at the table are with bots, from the least. */
export const PACES = ['quick', 'usual', 'long'] as const;
export type Pace = (typeof PACES)[number];

/** By how much a pace stretches every clock. */
const STRETCH: Readonly<Record<Pace, number>> = { quick: 0.5, usual: 1, long: 2 };

/** The clock of a bot whose seat allows it so much for one choice, at a table of this pace. */
export function clockOf(bot: BotId, choiceMs: number, pace: Pace = 'usual'): Clock {
  const said = levelOf(bot);
  const { turnMs } = said ? CLOCKS[said.level] : CLOCKS.master;
  const usual = said ? Math.min(choiceMs, CLOCKS[said.level].choiceMs) : choiceMs;
  return { choiceMs: usual * STRETCH[pace], turnMs: turnMs * STRETCH[pace] };
}
