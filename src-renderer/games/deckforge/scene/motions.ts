/** Maps events to animations on a timeline. Pure. */
import type { DkEventTold, DkThing } from '../../../../src-shared/games/deckforge/events.ts';
import type { DkRef } from '../../../../src-shared/games/deckforge/types.ts';
import { Beats } from '../../../match/beats.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue, ScoreOf } from '../../../match/playback.ts';

export type Motion = { at: number; ms: number } & (
  | { kind: 'arrive'; ref: DkRef }
  | { kind: 'strike'; ref: DkRef; seat: number }
  | { kind: 'crack'; ref: DkRef }
  | { kind: 'leave'; id: number }
  | { kind: 'number'; ref: DkRef; text: string; tone: 'harm' | 'gain' }
);

export type Score = ScoreOf<Motion>;

/** Milliseconds at normal speed. */
const ARRIVE = 260;
const STRIKE = 340;
const CRACK = 220;
const NUMBER = 750;
const LEAVE = 300;
/** A status, a charge or a block is seen before what comes of it. */
const SIGN = 320;
/** Longest timeline of one action with its consequences. */
const LONGEST = 2800;

/** As the table names it: players by seat. */
export const refOfThing = ({ id, seat }: DkThing): DkRef => id ?? seat;

export function scoreOf(events: readonly DkEventTold[]): Score {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  /** Simultaneous events share a beat; any other event ends it. */
  const beats = new Beats();
  const number = (ref: DkRef, text: string, tone: 'harm' | 'gain'): number => {
    const at = beats.together(CRACK);
    motions.push({ kind: 'number', ref, text, tone, at, ms: NUMBER });
    return at;
  };
  const leave = (things: readonly DkThing[]): void => {
    for (const { id } of things) if (id !== null) motions.push({ kind: 'leave', id, at: beats.now, ms: LEAVE });
  };

  for (const event of events) {
    switch (event.type) {
      case 'drew':
        cues.push({ at: beats.now, sound: 'draw' });
        break;
      case 'played':
        cues.push({ at: beats.now, sound: 'play' });
        beats.end();
        break;
      case 'entered': {
        const at = beats.alone(ARRIVE);
        motions.push({ kind: 'arrive', ref: refOfThing(event.thing), at, ms: ARRIVE });
        cues.push({ at, sound: 'play' });
        break;
      }
      case 'attacked': {
        const at = beats.alone(STRIKE);
        motions.push({ kind: 'strike', ref: refOfThing(event.attacker), seat: event.attacker.seat, at, ms: STRIKE * 1.4 });
        beats.now = at + STRIKE * 0.6;
        break;
      }
      case 'damaged': {
        const ref = refOfThing(event.target);
        const at = number(ref, `−${event.n}`, 'harm');
        motions.push({ kind: 'crack', ref, at, ms: CRACK });
        if (!cues.some((cue) => cue.at === at && cue.sound === 'hit')) cues.push({ at, sound: 'hit' });
        break;
      }
      case 'healed':
        number(event.seat, `+${event.n}`, 'gain');
        break;
      case 'prevented':
        number(refOfThing(event.target), 'prevented', 'gain');
        break;
      case 'status':
        number(refOfThing(event.target), event.kind === 'stun' ? 'stunned' : 'frozen', 'harm');
        break;
      case 'destroyed':
        leave(event.things);
        cues.push({ at: beats.now, sound: 'fall' });
        beats.end();
        break;
      case 'bounced':
      case 'wrecked':
        leave([event.thing]);
        beats.end();
        break;
      case 'blocked':
      case 'activated':
      case 'triggered':
      case 'reflected':
      case 'negated':
      case 'charged':
        cues.push({ at: beats.alone(SIGN), sound: 'resolve' });
        break;
      case 'phase':
        beats.end();
        break;
      default:
        break;
    }
  }
  return squeezed(motions, cues, LONGEST);
}

const TURN_OF_EVENTS: ReadonlySet<DkEventTold['type']> = new Set(['eliminated', 'gameOver', 'starter', 'reshuffled']);

/** Do the events concern a seat: its own deeds, what is done to it or what it has in play, or the match as a whole? */
export const concerns = (seat: number, events: readonly DkEventTold[]): boolean =>
  events.some((event) => {
    if (TURN_OF_EVENTS.has(event.type)) return true;
    if ('seat' in event && event.seat === seat) return true;
    const things = [
      'target' in event ? event.target : null,
      'thing' in event ? event.thing : null,
      'attacker' in event ? event.attacker : null,
      'blocker' in event ? event.blocker : null,
      ...('things' in event ? event.things : []),
    ];
    return things.some((thing) => thing?.seat === seat);
  });
