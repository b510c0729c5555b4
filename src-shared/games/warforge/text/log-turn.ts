import { line } from '../../../text/voice.ts';
import type { WrCounter } from '../events.ts';
import { keywordName } from './keywords.ts';
import type { Lines } from './log-lines.ts';
import { PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';

const counterWords = (counter: WrCounter, n: number): string =>
  counter === 'embers' ? `${n} ${n === 1 ? 'Ember' : 'Embers'}` : `${n} ${keywordName(counter)}`;

/** Turns, phases, what players count, the end. */
export const TURN_LINES: Lines<'phase' | 'turnBegan' | 'overtime' | 'counter' | 'energy' | 'triggersDropped' | 'conceded' | 'gameOver'> = {
  phase: (e) => line(`${PHASE_NAMES[e.phase]}.`),
  turnBegan: (e, v) => line(`Turn ${e.turn}, ${v.isReader(e.seat) ? 'yours' : v.whose(e.seat)}: ${e.energy} of ${e.maxEnergy} energy.`),
  overtime: () => line('Overtime: from now on both players draw 2 cards each turn.'),
  counter: (e, v) => line(`${v.does(e.seat, 'have', 'has')} ${counterWords(e.counter, e.now)}.`),
  energy: (e, v) => line(`${v.does(e.seat, 'have', 'has')} ${e.energy} of ${e.maxEnergy} energy.`),
  triggersDropped: () => line('Too many triggers feed each other: the rest of them is dropped.'),
  conceded: (e, v) => line(`${v.does(e.seat, 'give')} up.`),
  gameOver: (e, v) => {
    const { title, reason } = describeOutcome(e.outcome, v.reader.viewer, v.reader.names);
    return line(`${title}. ${reason}`);
  },
};
