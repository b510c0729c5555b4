/** Maps events to animations on a timeline. Pure. */
import type { WrEvent, WrThing } from '../../../../src-shared/games/warforge/events.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue } from '../../../match/playback.ts';

export type Motion = { at: number; ms: number } & (
  | { kind: 'arrive'; piece: number }
  | { kind: 'strike'; piece: number; seat: number }
  | { kind: 'crack'; piece: number }
  | { kind: 'leave'; thing: WrThing }
  | { kind: 'number'; thing: WrThing; text: string; tone: 'harm' | 'gain' }
);

export interface Score {
  motions: Motion[];
  cues: Cue[];
  /** End of the timeline in milliseconds. */
  length: number;
}

/** Milliseconds at normal speed. */
const ARRIVE = 260;
const STRIKE = 320;
const CRACK = 200;
const NUMBER = 700;
const LEAVE = 280;
/** Longest timeline of one action with its consequences. */
const LONGEST = 2600;

export function scoreOf(events: readonly WrEvent[]): Score {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  let now = 0;
  /** Simultaneous events share a beat; any other event ends it. */
  let beat: number | null = null;

  const alone = (ms: number): number => {
    beat = null;
    const at = now;
    now += ms;
    return at;
  };
  const together = (ms: number): number => {
    if (beat !== null) return beat;
    beat = now;
    now += ms;
    return beat;
  };
  const number = (thing: WrThing, n: number, tone: 'harm' | 'gain'): number => {
    const at = together(CRACK);
    motions.push({ kind: 'number', thing, text: tone === 'harm' ? `−${n}` : `+${n}`, tone, at, ms: NUMBER });
    return at;
  };

  for (const event of events) {
    switch (event.type) {
      case 'drew':
        cues.push({ at: now, sound: 'draw' });
        break;
      case 'played':
        cues.push({ at: now, sound: 'play' });
        break;
      case 'deployed':
      case 'summoned': {
        const at = alone(ARRIVE);
        motions.push({ kind: 'arrive', piece: event.thing.id, at, ms: ARRIVE });
        cues.push({ at, sound: 'play' });
        break;
      }
      case 'attack': {
        const at = alone(STRIKE);
        motions.push({ kind: 'strike', piece: event.attacker.id, seat: event.attacker.seat, at, ms: STRIKE * 1.4 });
        now = at + STRIKE * 0.6;
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
        for (const thing of event.things) motions.push({ kind: 'leave', thing, at: now, ms: LEAVE });
        cues.push({ at: now, sound: 'fall' });
        beat = null;
        break;
      case 'returned':
        motions.push({ kind: 'leave', thing: event.thing, at: now, ms: LEAVE });
        break;
      case 'acts':
      case 'triggered':
        cues.push({ at: now, sound: 'resolve' });
        beat = null;
        break;
      case 'phase':
        beat = null;
        break;
      default:
        break;
    }
  }
  return squeezed(motions, cues, LONGEST);
}
