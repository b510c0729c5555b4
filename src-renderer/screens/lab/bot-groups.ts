/** All bots as grouped options. */
import { BOT_IDS, LEVELS, levelOf, PLAIN_BOTS } from '../../../src-shared/protocol/bot-ids.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { botWords, LEVEL_WORDS, STYLE_WORDS } from '../../app/words/people.ts';

const option = (value: BotId): { value: BotId; label: string; hint?: string } => {
  const said = levelOf(value);
  return { value, label: botWords(value), hint: said ? hintOf(said) : undefined };
};

const hintOf = ({ level, style }: NonNullable<ReturnType<typeof levelOf>>): string =>
  style === 'balanced' ? LEVEL_WORDS[level].hint : `${LEVEL_WORDS[level].hint} ${STYLE_WORDS[style].hint}`;

function hasStyle(bot: BotId): boolean {
  const said = levelOf(bot);
  return said !== null && said.style !== 'balanced';
}

export const BOT_GROUPS = [
  { label: 'Levels', options: LEVELS.map(option) },
  { label: 'With a style', options: BOT_IDS.filter(hasStyle).map(option) },
  { label: 'Bare methods', options: PLAIN_BOTS.map(option) },
] as const;
