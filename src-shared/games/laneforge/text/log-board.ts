import { line, type LogSegment } from '../../../text/voice.ts';
import { joined, signedNumber } from '../../../text/words.ts';
import type { LnEvent } from '../events.ts';
import type { Lines } from './log-lines.ts';
import { keywordName } from './keywords.ts';
import { ROW_NAMES } from './names.ts';
import { card, type Voice } from './voice.ts';

const GONE = { destroyed: 'is destroyed', banished: 'is banished', replaced: 'is replaced and banished' } as const;
const thisTurn = (is: boolean): string => (is ? ' this turn' : '');
/** "takes 3 damage (2 taken up by Armor)". */
export const harmWords = (amount: number, absorbed: number): string =>
  `takes ${amount === 0 ? 'no' : amount} damage${absorbed > 0 ? ` (${absorbed} taken up by Armor)` : ''}`;

/** Changes of a creature that are told together when one text makes several of them. */
export type Change = Extract<LnEvent, { type: 'attackChanged' | 'gainedHealth' | 'lostHealth' | 'armorGained' | 'keyword' | 'silenced' }>;
const CHANGES: ReadonlySet<LnEvent['type']> = new Set<Change['type']>([
  'attackChanged',
  'gainedHealth',
  'lostHealth',
  'armorGained',
  'keyword',
  'silenced',
]);
export const isChange = (event: LnEvent): event is Change => CHANGES.has(event.type);

function changeWords(e: Change): string {
  switch (e.type) {
    case 'attackChanged':
      return `gets ${signedNumber(e.amount)} Attack`;
    case 'gainedHealth':
      return `gains ${e.amount} Health`;
    case 'lostHealth':
      return `loses ${e.amount} Health`;
    case 'armorGained':
      return `gains ${e.amount} Armor`;
    case 'keyword':
      return `${e.gained ? 'gains' : 'loses'} ${keywordName(e.keyword)}${thisTurn(e.thisTurn)}`;
    case 'silenced':
      return `loses its printed abilities${thisTurn(e.thisTurn)}`;
  }
}

/** "Your [Clinker Golem] gets +5 Attack and gains Breakthrough this turn." */
export const changeLine = (changes: readonly Change[], v: Voice): LogSegment[] =>
  line(v.Thing(changes[0].thing), ` ${joined(changes.map(changeWords), 'and')}.`);
const changed = (e: Change, v: Voice): LogSegment[] => changeLine([e], v);

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
  entered: (e, v) => line(v.Thing(e.thing), ` enters lane ${e.thing.lane}, ${ROW_NAMES[e.thing.row]}, as a ${e.attack}/${e.health}.`),
  enteredRow: (e, v) => line(v.Thing(e.thing), ` goes to the ${ROW_NAMES[e.thing.row]}.`),
  moved: (e, v) => line(v.Thing(e.thing), ` moves from lane ${e.from} to lane ${e.to}.`),
  swapped: (e, v) => line(v.Thing(e.a), ' and ', card(e.b.card), ` trade lanes ${e.b.lane} and ${e.a.lane}.`),
  triggered: (e, v) =>
    e.keyword === 'deploy' ? line(`${keywordName('deploy')} of `, v.thing(e.thing), '.') : line(v.Thing(e.thing), ' triggers.'),
  damaged: (e, v) => line(v.Thing(e.thing), ` ${harmWords(e.amount, e.absorbed)}`, v.from(e.by), '.'),
  playerDamaged: (e, v) => line(`${v.does(e.seat, 'take')} ${e.amount} damage`, v.from(e.by), '.'),
  gainedHealth: changed,
  lostHealth: changed,
  playerGained: (e, v) => line(`${v.does(e.seat, 'gain')} ${e.amount} Health.`),
  playerLost: (e, v) => line(`${v.does(e.seat, 'lose')} ${e.amount} Health.`),
  attackChanged: changed,
  armorGained: changed,
  keyword: changed,
  silenced: changed,
  left: (e, v) => line(v.Thing(e.thing), ` ${GONE[e.how]}.`),
  exhausted: (e, v) => line(v.Thing(e.thing), ' is Exhausted.'),
  readied: (e, v) => line(v.Thing(e.thing), ' is Ready again.'),
};
