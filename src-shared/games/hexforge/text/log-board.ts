import { line } from '../../../text/voice.ts';
import { bonusText } from '../../../text/words.ts';
import type { HxCause, HxEvent } from '../events.ts';
import type { HxEntityKeyword } from '../types.ts';
import type { Lines } from './log-lines.ts';
import { keywordName } from './keywords.ts';
import { card, type Voice } from './voice.ts';

const GONE: Record<HxCause, string> = {
  damage: 'falls',
  destroy: 'is destroyed',
  sacrifice: 'is sacrificed',
  maxHealth: 'has no health left and falls',
  bounce: 'is bounced',
  lose: 'becomes lost',
  forgeFell: 'leaves with its forge',
};

function whereTo(e: Extract<HxEvent, { type: 'left' }>): string {
  if (e.to === 'lost' && e.cause !== 'lose') return ' and goes to the lost pile';
  if (e.to === 'removed' && e.cause === 'bounce') return ' and is gone';
  return '';
}

function moves(verb: string, from: number | null, to: number | null, v: Voice): string {
  if (from === null && to === null) return `${verb} out of sight`;
  if (from === null) return `comes into sight at ${v.place(to!)}`;
  if (to === null) return `leaves sight from ${v.place(from)}`;
  return `${verb} from ${v.place(from)} to ${v.place(to)}`;
}

function change(e: Extract<HxEvent, { type: 'changed' }>): string {
  const gains: string[] = [];
  if (e.power !== 0 || e.health !== 0) gains.push(`gets ${bonusText(e.power, e.health)}`);
  if (e.keyword) gains.push(`gains ${keywordName(e.keyword as HxEntityKeyword)}`);
  return gains.join(' and ') || 'changes';
}

/** Everything that happens to things on the board. */
export const BOARD_LINES: Lines<
  | 'entered'
  | 'moved'
  | 'stopped'
  | 'teleported'
  | 'damaged'
  | 'healed'
  | 'repaired'
  | 'left'
  | 'commanderPenalty'
  | 'equipped'
  | 'exhausted'
  | 'readied'
  | 'changed'
  | 'trigger'
  | 'revealed'
  | 'forgeFell'
> = {
  entered: (e, v) =>
    e.by === 'raise'
      ? line(`${v.does(e.thing.owner, 'raise')} a forge at ${v.place(e.thing.tile)}.`)
      : line(v.Thing(e.thing), e.by === 'token' ? ' is made at ' : ' arrives at ', `${v.place(e.thing.tile)}.`),
  moved: (e, v) => line(v.Thing(e.thing), ` ${moves('moves', e.from, e.to, v)}.`),
  stopped: (e, v) => line(v.Thing(e.thing), ` is stopped by ${e.by === 'wall' ? 'a wall' : 'something'} at ${v.place(e.tile)}.`),
  teleported: (e, v) => line(v.Thing(e.thing), ` ${moves('teleports', e.from, e.to, v)}.`),
  damaged: (e, v) => line(v.Thing(e.thing), ` takes ${e.amount} damage`, e.by === null ? '' : line(' from ', card(e.by)), '.'),
  healed: (e, v) => line(v.Thing(e.thing), ` recovers ${e.amount} damage.`),
  repaired: (e, v) => line(v.Thing(e.thing), ` is repaired by ${e.amount}.`),
  left: (e, v) => line(v.Thing(e.thing), ` ${GONE[e.cause]}${whereTo(e)}.`),
  commanderPenalty: (e, v) => line(`${v.Whose(e.seat)} base takes ${e.amount} damage for the commander that left.`),
  equipped: (e, v) => line(v.Thing(e.thing), ' now wears ', card(e.def), '.'),
  exhausted: (e, v) => line(v.Thing(e.thing), ' becomes exhausted.'),
  readied: (e, v) => line(v.Thing(e.thing), ' is ready again.'),
  changed: (e, v) => line(v.Thing(e.thing), ` ${change(e)} from `, card(e.from), '.'),
  trigger: (e, v) => line(`${keywordName(e.keyword)} of `, v.thing(e.thing), '.'),
  revealed: (e, v) => line(`${v.does(e.seat, 'reveal')} the ground round ${v.place(e.tile)}.`),
  forgeFell: (e, v) => line(v.Thing(e.thing), ` at ${v.place(e.thing.tile)} has fallen.`),
};
