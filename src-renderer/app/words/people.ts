import { isolated } from '../../../src-shared/text/names.ts';
import { NAMELESS } from '../../../src-shared/protocol/settings.ts';
import { CLOCKS, levelOf, type BotId, type Level, type PlainBot, type Style } from '../../../src-shared/protocol/bot-ids.ts';
import type { SeatInfo } from '../../../src-shared/protocol/messages.ts';

/** What others read of somebody at this seat. */
export const nameToOthers = (name: string, seat: number): string => (name === NAMELESS ? `Player ${seat + 1}` : isolated(name));

interface Words {
  label: string;
  hint: string;
}

/** Names of bots without a level. */
const PLAIN: Record<PlainBot, Words> = {
  random: { label: 'Random', hint: 'Plays any legal move. For trying things out.' },
  greedy: { label: 'Greedy', hint: 'Takes the move that looks best at once, without thinking ahead.' },
  ismcts: { label: 'Tree search', hint: 'Imagines what it cannot see and plays many games ahead before it moves.' },
};

/** @param effort the level's search budget in strength measurements: `LEVEL_PLANS` in words */
function levelWords(level: Level, label: string, character: string, effort: string): Words {
  const { choiceMs, turnMs } = CLOCKS[level];
  return { label, hint: `${character} At most ${choiceMs / 1000} s a choice, ${turnMs / 1000} s a turn; in the Lab ${effort} a choice.` };
}

/** Descriptions of the levels: their clock at the default pace, and the search budget at which their strength is measured. */
export const LEVEL_WORDS: Record<Level, Words> = {
  novice: levelWords('novice', 'Novice', 'Looks one move ahead and often overlooks the better one.', '1 imagined world'),
  apprentice: levelWords('apprentice', 'Apprentice', 'Takes the move that looks best at once. Seldom overlooks much.', '2 imagined worlds'),
  journeyman: levelWords('journeyman', 'Journeyman', 'Imagines what it cannot see and tries its moves out, for a moment.', '100 tries'),
  master: levelWords('master', 'Master', 'The same with patience, and looks further.', '500 tries'),
  grandmaster: levelWords('grandmaster', 'Grandmaster', 'Tries moves out until its time is up, furthest of all.', '2000 tries'),
};

export const STYLE_WORDS: Record<Style, Words> = {
  balanced: { label: 'Balanced', hint: 'Plays for the win alone.' },
  aggressive: { label: 'Aggressive', hint: 'Likes to strike, and you to bleed.' },
  builder: { label: 'Builder', hint: 'Likes to grow before it strikes.' },
  trickster: { label: 'Trickster', hint: 'Likes to keep something up its sleeve.' },
};

/** "Greedy", "Master", "Master, aggressive". */
export function botWords(bot: BotId): string {
  const said = levelOf(bot);
  if (said === null) return PLAIN[bot as PlainBot].label;
  const level = LEVEL_WORDS[said.level].label;
  return said.style === 'balanced' ? level : `${level}, ${STYLE_WORDS[said.style].label.toLowerCase()}`;
}

/** The bot that plays at random. */
export const RANDOM_WORDS = PLAIN.random;

/** Seat names for bots. */
export const BOT_NAMES = ['Brannoch', 'Ilka', 'Tamsin', 'Orrin', 'Wenna', 'Corvo', 'Hesper', 'Dunstan'] as const;

export const joinWords = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** “You against Brannoch (tree search)”. */
export function seatsInWords(seats: readonly SeatInfo[]): string {
  const names = seats.map((seat) => (seat.bot ? `${isolated(seat.name)} (${botWords(seat.bot).toLowerCase()})` : isolated(seat.name)));
  return names.length === 2 ? `${names[0]} against ${names[1]}` : joinWords(names);
}
