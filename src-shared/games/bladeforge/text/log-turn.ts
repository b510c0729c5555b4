import { line } from '../../../text/voice.ts';
import { counted, joined, signedNumber } from '../../../text/words.ts';
import type { EventOf, Lines } from './log-lines.ts';
import { dieName, PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { card, cards, type Voice } from './voice.ts';

const attackOf = (seat: number, v: Voice): string => `${v.Whose(seat)} attack this turn`;
const untilNext = (seat: number, v: Voice): string => `until ${v.isReader(seat) ? 'your' : 'their'} next turn`;

/** What a Gadget changes for a while. */
const MODIFIED: Record<EventOf<'modified'>['what'], (event: EventOf<'modified'>, voice: Voice) => string> = {
  attack: ({ seat, by }, v) => `${attackOf(seat, v)} gets ${signedNumber(by)} Attack.`,
  defense: ({ seat, by }, v) => `${v.does(seat, 'have', 'has')} ${signedNumber(by)} Defense ${untilNext(seat, v)}.`,
  block: ({ seat, by }, v) => `${v.Whose(seat)} block rolls get ${signedNumber(by)} ${untilNext(seat, v)}.`,
  weaken: ({ seat, by }, v) => `${v.does(seat, 'have', 'has')} ${signedNumber(-by)} Defense this turn.`,
  times: ({ seat }, v) => `${attackOf(seat, v)} is doubled.`,
  die: ({ seat }, v) => `${attackOf(seat, v)} rolls a larger die.`,
  best: ({ seat }, v) => `${attackOf(seat, v)} rolls twice and keeps the best.`,
  noBlock: ({ seat }, v) => `${attackOf(seat, v)} cannot be blocked.`,
  pierce: ({ seat }, v) => `${attackOf(seat, v)} pierces a Shield.`,
  place: ({ seat }, v) => `${v.does(seat, 'may', 'may')} place or replace once more this turn.`,
};

/** The start, turns, phases, the own Forge, what Gadgets change, the end. */
export const TURN_LINES: Lines<
  | 'rolledForStart'
  | 'starter'
  | 'dealt'
  | 'turn'
  | 'phase'
  | 'reshuffled'
  | 'placed'
  | 'reforged'
  | 'gadget'
  | 'aimed'
  | 'idle'
  | 'modified'
  | 'die'
  | 'healed'
  | 'turnEnded'
  | 'gameOver'
> = {
  rolledForStart: ({ rolls }, v) =>
    line(
      `A d20 for the start: ${joined(
        rolls.map(({ seat, roll }) => `${v.whom(seat)} ${roll}`),
        'and',
      )}.`,
    ),
  starter: ({ seat }, v) => line(`${v.does(seat, 'begin')}.`),
  dealt: ({ seat, count, cards: own }, v) => {
    if (own?.length) return line(`${v.does(seat, 'are', 'is')} dealt `, cards(own), '.');
    return line(`${v.does(seat, 'are', 'is')} dealt ${counted(count, 'card')}.`);
  },
  turn: ({ turn, seat }, v) => line(`Turn ${turn}: ${v.isReader(seat) ? 'yours' : v.whose(seat)}.`),
  phase: ({ phase, seat }, v) => line(`${PHASE_NAMES[phase].long}: ${v.isReader(seat) ? 'yours' : v.whose(seat)}.`),
  reshuffled: ({ count }) => line(`The Salvage becomes a new Armory of ${counted(count, 'card')}.`),
  placed: ({ seat, card: id, slot, replaced }, v) => {
    const what = slot === 'left' || slot === 'right' ? line(card(id), ` as ${slot} Guard`) : line(card(id));
    if (replaced === null) return line(`${v.does(seat, 'place')} `, what, '.');
    return line(`${v.does(seat, 'replace')} `, card(replaced), ' by ', what, '.');
  },
  reforged: ({ seat, die }, v) => line(`${v.does(seat, 'Reforge')}: ${v.whose(seat)} die is now a ${dieName(die)}.`),
  gadget: ({ seat, card: id }, v) => line(`${v.does(seat, 'play')} `, card(id), '.'),
  aimed: ({ card: id, target }, v) => line(card(id), ` is aimed at ${v.whom(target)}.`),
  idle: ({ card: id }) => line(card(id), ' does nothing now.'),
  modified: (event, v) => line(MODIFIED[event.what](event, v)),
  die: ({ seat, from, to }, v) => {
    if (from === to) return line(`${v.Whose(seat)} die stays a ${dieName(to)}.`);
    return line(`${v.Whose(seat)} die goes ${to > from ? 'up' : 'down'} from ${dieName(from)} to ${dieName(to)}.`);
  },
  healed: ({ seat, amount }, v) =>
    line(amount === 0 ? `${v.does(seat, 'have', 'has')} nothing to heal.` : `${v.does(seat, 'heal')} ${amount}.`),
  turnEnded: ({ seat }, v) => line(`${v.Whose(seat)} turn ends.`),
  gameOver: ({ outcome }, v) => {
    const { title, reason } = describeOutcome(outcome, v.reader.viewer, v.reader.names);
    return line(`${title}. ${reason}`);
  },
};
