import { line } from '../../../text/voice.ts';
import { signedNumber } from '../../../text/words.ts';
import type { Lines } from './log-lines.ts';
import { keywordName } from './keywords.ts';
import { ROW_NAMES } from './names.ts';
import { card } from './voice.ts';

const GONE = { destroyed: 'is destroyed', banished: 'is banished', replaced: 'is replaced and banished' } as const;
const thisTurn = (is: boolean): string => (is ? ' this turn' : '');
/** "takes 3 damage (2 taken up by Armor)". */
export const harmWords = (amount: number, absorbed: number): string =>
  `takes ${amount === 0 ? 'no' : amount} damage${absorbed > 0 ? ` (${absorbed} taken up by Armor)` : ''}`;

/** Everything that happens to creatures and to the players’ Health. */
export const BOARD_LINES: Lines<
  | 'entered'
  | 'enteredRow'
  | 'moved'
  | 'swapped'
  | 'triggered'
  | 'damaged'
  | 'playerDamaged'
  | 'gainedHealth'
  | 'lostHealth'
  | 'playerGained'
  | 'playerLost'
  | 'attackChanged'
  | 'armorGained'
  | 'keyword'
  | 'silenced'
  | 'left'
  | 'exhausted'
  | 'readied'
> = {
  entered: (e, v) =>
    line(v.Thing(e.thing), ` enters the ${ROW_NAMES[e.thing.row]} of lane ${e.thing.lane} with ${e.attack} Attack and ${e.health} Health.`),
  enteredRow: (e, v) => line(v.Thing(e.thing), ` goes to the ${ROW_NAMES[e.thing.row]}.`),
  moved: (e, v) => line(v.Thing(e.thing), ` moves from lane ${e.from} to lane ${e.to}.`),
  swapped: (e, v) => line(v.Thing(e.a), ' and ', card(e.b.card), ` trade lanes ${e.b.lane} and ${e.a.lane}.`),
  triggered: (e, v) =>
    e.keyword === 'deploy' ? line(`${keywordName('deploy')} of `, v.thing(e.thing), '.') : line(v.Thing(e.thing), ' triggers.'),
  damaged: (e, v) => line(v.Thing(e.thing), ` ${harmWords(e.amount, e.absorbed)}`, v.from(e.by), '.'),
  playerDamaged: (e, v) => line(`${v.does(e.seat, 'take')} ${e.amount} damage`, v.from(e.by), '.'),
  gainedHealth: (e, v) => line(v.Thing(e.thing), ` gains ${e.amount} Health.`),
  lostHealth: (e, v) => line(v.Thing(e.thing), ` loses ${e.amount} Health.`),
  playerGained: (e, v) => line(`${v.does(e.seat, 'gain')} ${e.amount} Health.`),
  playerLost: (e, v) => line(`${v.does(e.seat, 'lose')} ${e.amount} Health.`),
  attackChanged: (e, v) => line(v.Thing(e.thing), ` gets ${signedNumber(e.amount)} Attack.`),
  armorGained: (e, v) => line(v.Thing(e.thing), ` gains ${e.amount} Armor.`),
  keyword: (e, v) => line(v.Thing(e.thing), ` ${e.gained ? 'gains' : 'loses'} ${keywordName(e.keyword)}${thisTurn(e.thisTurn)}.`),
  silenced: (e, v) => line(v.Thing(e.thing), ` loses its printed abilities${thisTurn(e.thisTurn)}.`),
  left: (e, v) => line(v.Thing(e.thing), ` ${GONE[e.how]}.`),
  exhausted: (e, v) => line(v.Thing(e.thing), ' is Exhausted.'),
  readied: (e, v) => line(v.Thing(e.thing), ' is Ready again.'),
};
