/** Maps events to animations on a timeline. Pure. */
import type { WrEvent, WrThing } from '../../../../src-shared/games/warforge/events.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue, ScoreOf } from '../../../match/playback.ts';
import { Beats } from '../../../match/beats.ts';

export type Motion = { at: number; ms: number } & (
  | { kind: 'arrive'; piece: number }
  | { kind: 'strike'; piece: number; seat: number }
  | { kind: 'crack'; piece: number }
  | { kind: 'leave'; thing: WrThing }
  | { kind: 'trigger'; nth: number }
  | { kind: 'number'; thing: WrThing; text: string; tone: 'harm' | 'gain' }
);

export type TriggerEvent = Extract<WrEvent, { type: 'triggered' }>;

export type Score = ScoreOf<Motion> & {
  /** The queue of triggers that resolved one after the other; empty unless there are several (WR-19.6). */
  triggers: readonly TriggerEvent[];
};

/** Milliseconds at normal speed. */
const ARRIVE = 260;
const STRIKE = 320;
const CRACK = 200;
const NUMBER = 700;
const LEAVE = 280;
/** One of several triggers is pointed out before its effect. */
const TRIGGER = 360;
/** Longest timeline of one action with its consequences. */
const LONGEST = 2600;

export function scoreOf(events: readonly WrEvent[]): Score {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  const fired = events.filter((event) => event.type === 'triggered');
  const triggers = fired.length > 1 ? fired : [];
  /** Simultaneous events share a beat; any other event ends it. */
  const beats = new Beats();
  const number = (thing: WrThing, n: number, tone: 'harm' | 'gain'): number => {
    const at = beats.together(CRACK);
    motions.push({ kind: 'number', thing, text: tone === 'harm' ? `−${n}` : `+${n}`, tone, at, ms: NUMBER });
    return at;
  };

  for (const event of events) {
    switch (event.type) {
      case 'drew':
        cues.push({ at: beats.now, sound: 'draw' });
        break;
      case 'played':
        cues.push({ at: beats.now, sound: 'play' });
        break;
      case 'deployed':
      case 'summoned': {
        const at = beats.alone(ARRIVE);
        motions.push({ kind: 'arrive', piece: event.thing.id, at, ms: ARRIVE });
        cues.push({ at, sound: 'play' });
        break;
      }
      case 'attack': {
        const at = beats.alone(STRIKE);
        motions.push({ kind: 'strike', piece: event.attacker.id, seat: event.attacker.seat, at, ms: STRIKE * 1.4 });
        beats.now = at + STRIKE * 0.6;
        break;
      }
      case 'damaged': {
        const at = number(event.thing, event.n, 'harm');
        motions.push({ kind: 'crack', piece: event.thing.id, at, ms: CRACK });
        if (!cues.some((cue) => cue.at === at && cue.sound === 'hit')) cues.push({ at, sound: 'hit' });
        break;
      }
      case 'healed':
      case 'gainedHealth':
        number(event.thing, event.n, 'gain');
        break;
      case 'died':
        for (const thing of event.things) motions.push({ kind: 'leave', thing, at: beats.now, ms: LEAVE });
        cues.push({ at: beats.now, sound: 'fall' });
        beats.end();
        break;
      case 'returned':
        motions.push({ kind: 'leave', thing: event.thing, at: beats.now, ms: LEAVE });
        break;
      case 'triggered':
      case 'acts': {
        const nth = event.type === 'triggered' ? triggers.indexOf(event) : -1;
        const at = nth < 0 ? beats.now : beats.alone(TRIGGER);
        if (nth >= 0) motions.push({ kind: 'trigger', nth, at, ms: TRIGGER });
        cues.push({ at, sound: 'resolve' });
        beats.end();
        break;
      }
      case 'phase':
        beats.end();
        break;
      default:
        break;
    }
  }
  return { ...squeezed(motions, cues, LONGEST), triggers };
}
