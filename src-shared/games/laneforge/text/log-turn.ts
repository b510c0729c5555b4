import { joined } from '../../../text/words.ts';
import { line } from '../../../text/voice.ts';
import { abilityName, championName } from './champions.ts';
import type { Lines } from './log-lines.ts';
import { PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { things } from './voice.ts';

/** Champions, turns, phases, the Forge, cycles, the end. */
export const TURN_LINES: Lines<
  | 'championPicked'
  | 'championsShown'
  | 'forgeAssigned'
  | 'turn'
  | 'phase'
  | 'phaseEnded'
  | 'combat'
  | 'handsDiscarded'
  | 'advanced'
  | 'allReady'
  | 'forgePassed'
  | 'turnEffectsEnded'
  | 'reshuffled'
  | 'championLevel'
  | 'championUsed'
  | 'championReadied'
  | 'suddenDeath'
  | 'triggersDropped'
  | 'conceded'
  | 'gameOver'
> = {
  championPicked: (e, v) =>
    line(e.champion ? `${v.does(e.seat, 'choose')} ${championName(e.champion)}.` : `${v.does(e.seat, 'have', 'has')} chosen a Champion.`),
  championsShown: (e, v) =>
    line(
      `${joined(
        e.champions.map((champion, seat) => `${championName(champion)} leads ${v.whose(seat)} deck`),
        'and',
      )}.`,
    ),
  forgeAssigned: (e, v) => line(`${v.does(e.seat, 'hold')} the Forge first.`),
  turn: (e, v) => line(`Turn ${e.turn}, cycle ${e.cycle}: ${v.whom(e.forge)} ${v.isReader(e.forge) ? 'hold' : 'holds'} the Forge.`),
  phase: (e, v) => {
    const name = PHASE_NAMES[e.phase].long;
    if (e.seat === null) return line(`${name}.`);
    return line(`${name}: ${v.isReader(e.seat) ? 'yours' : v.whose(e.seat)}.`);
  },
  phaseEnded: (e, v) => line(`${v.does(e.seat, 'end')} the phase.`),
  combat: ({ fights }) => {
    if (fights.length === 0) return line('Combat: no lane fights.');
    const lanes = joined(
      fights.map(({ lane }) => String(lane)),
      'and',
    );
    return line(fights.length === 1 ? `Combat: lane ${lanes} fights.` : `Combat: lanes ${lanes} fight.`);
  },
  handsDiscarded: () => line('Both hands are discarded.'),
  advanced: (e, v) => line('To the front row: ', things(e.things, v), '.'),
  allReady: () => line('All creatures are Ready.'),
  forgePassed: (e, v) => line(`The Forge passes to ${v.whom(e.seat)}.`),
  turnEffectsEnded: () => line('Effects of this turn end.'),
  reshuffled: (e, v) => line(`${v.does(e.seat, 'shuffle')} ${e.count} cards into ${v.isReader(e.seat) ? 'your' : 'a'} new deck.`),
  championLevel: (e, v) => line(`${v.Whose(e.seat)} Champion is now level ${e.level}.`),
  championUsed: (e, v) => {
    const how = e.byEffect ? ' through an effect' : '';
    return line(`${v.does(e.seat, 'use')} ${abilityName(e.line)}, the level ${e.level} ability of ${championName(e.champion)}${how}.`);
  },
  championReadied: (e, v) => line(`${v.Whose(e.seat)} Champion is Ready again.`),
  suddenDeath: ({ turns }) =>
    line(`Sudden Death: from now on, and through turns ${joined(turns.map(String), 'and')}, whoever has less Health loses at once.`),
  triggersDropped: ({ count }) =>
    line(`The limit of triggers is reached: ${count === 1 ? '1 trigger is' : `${count} triggers are`} dropped.`),
  conceded: (e, v) => line(`${v.does(e.seat, 'give')} up.`),
  gameOver: (e, v) => {
    const { title, reason } = describeOutcome(e.outcome, v.reader.viewer, v.reader.names);
    return line(`${title}. ${reason}`);
  },
};
