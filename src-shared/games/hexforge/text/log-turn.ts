import { line } from '../../../text/voice.ts';
import type { Lines } from './log-lines.ts';
import { describeOutcome } from './outcome.ts';
import { PHASE_NAMES } from './names.ts';

/** Turns, phases, offers, combat steps, the end. */
export const TURN_LINES: Lines<
  'turn' | 'phase' | 'offered' | 'agreed' | 'attackDeclared' | 'attackersOrdered' | 'combat' | 'conceded' | 'gameOver'
> = {
  turn: (e, v) => line(`Turn ${e.turn}: ${v.whose(e.seat)} turn.`),
  phase: (e, v) => line(`${v.Whose(e.seat)} ${PHASE_NAMES[e.phase].long} begins.`),
  offered: (e, v) => line(`${v.does(e.seat, 'offer')} to advance.`),
  agreed: (e, v) => line(`${v.does(e.seat, 'agree')} to advance.`),
  attackDeclared: (e, v) => {
    const who = e.who ? v.Thing(e.who) : [{ text: `${v.Whose(e.seat)} unseen unit` }];
    const at = e.tile === null ? 'a tile out of sight' : v.place(e.tile);
    return e.whom ? line(who, ' attacks ', v.thing(e.whom), ` at ${at}.`) : line(who, ` attacks ${at}.`);
  },
  attackersOrdered: (e, v) =>
    line(`The attackers of ${v.place(e.tile)} are met in this order: ${e.order.map((tile) => v.place(tile)).join(', ')}.`),
  combat: (e) => line(e.step === 'quick' ? 'Quick Strikes land.' : 'Blows land.'),
  conceded: (e, v) => line(`${v.does(e.seat, 'give')} up.`),
  gameOver: (e, v) => {
    const { title, reason } = describeOutcome(e.outcome, v.reader.viewer, v.reader.names);
    return line(`${title}. ${reason}`);
  },
};
