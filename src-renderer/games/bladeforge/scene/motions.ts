/** Maps events to animations on a timeline. Pure. */
import type { BlEvent } from '../../../../src-shared/games/bladeforge/events.ts';
import { culpritOf } from '../play/record.ts';
import type { BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue } from '../../../match/playback.ts';

/** Which dice are thrown: the attack's, or both of a block. */
export type Roll = 'blow' | 'block';

export type Motion = { at: number; ms: number } & (
  | { kind: 'roll'; what: Roll }
  | { kind: 'place'; seat: number; slot: BlSlot }
  | { kind: 'health'; seat: number; text: string; tone: 'harm' | 'gain' }
  | { kind: 'shake'; seat: number }
  | { kind: 'reforge'; seat: number }
  /** The n-th card of a search is revealed. */
  | { kind: 'turn'; index: number }
);

/** Milliseconds at normal speed. */
const ROLL = 650;
const PLACE = 240;
const HARM = 420;
const SHAKE = 220;
const REFORGE = 420;
const TURN = 300;
const LONGEST = 2200;

/** Do the events affect this seat: its turn, an attack on it, a theft from it? */
export const concerns = (seat: number, events: readonly BlEvent[]): boolean =>
  events.some(
    (event) =>
      ('seat' in event && event.seat === seat) ||
      ('target' in event && event.target === seat) ||
      ('from' in event && event.from === seat) ||
      (event.type === 'blow' && (event.blow.target === seat || event.blow.attacker === seat)) ||
      (event.type === 'harmed' && culpritOf(event) === seat),
  );

export function scoreOf(events: readonly BlEvent[]) {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  let now = 0;
  let turned = 0;
  const step = (ms: number): number => {
    const at = now;
    now += ms;
    return at;
  };

  for (const event of events) {
    switch (event.type) {
      case 'drew':
        cues.push({ at: now, sound: 'draw' });
        break;
      case 'placed':
        cues.push({ at: now, sound: 'play' });
        motions.push({ kind: 'place', seat: event.seat, slot: event.slot, at: step(PLACE), ms: PLACE });
        break;
      case 'gadget':
        cues.push({ at: now, sound: 'resolve' });
        break;
      case 'revealed':
        cues.push({ at: now, sound: event.takes === 'trap' ? 'hit' : 'draw' });
        motions.push({ kind: 'turn', index: turned++, at: step(TURN), ms: TURN });
        break;
      case 'reforged':
        cues.push({ at: now, sound: 'forgeRaised' });
        motions.push({ kind: 'reforge', seat: event.seat, at: step(REFORGE), ms: REFORGE });
        break;
      case 'blow':
      case 'blockRolled':
        cues.push({ at: now, sound: 'move' });
        motions.push({ kind: 'roll', what: event.type === 'blow' ? 'blow' : 'block', at: step(ROLL), ms: ROLL });
        if (event.type === 'blockRolled' && event.held) cues.push({ at: now, sound: 'counter' });
        break;
      case 'shieldTook':
        cues.push({ at: now, sound: event.broke ? 'forgeFell' : 'counter' });
        motions.push({ kind: 'shake', seat: event.seat, at: step(SHAKE), ms: SHAKE });
        break;
      case 'harmed':
        cues.push({ at: now, sound: 'hit' });
        motions.push({ kind: 'shake', seat: event.seat, at: now, ms: SHAKE });
        motions.push({ kind: 'health', seat: event.seat, text: `−${event.amount}`, tone: 'harm', at: step(HARM), ms: HARM * 2 });
        break;
      case 'healed':
        if (event.amount > 0)
          motions.push({ kind: 'health', seat: event.seat, text: `+${event.amount}`, tone: 'gain', at: step(HARM), ms: HARM * 2 });
        break;
      case 'defeated':
        cues.push({ at: now, sound: 'fall' });
        break;
      default:
        break;
    }
  }
  return squeezed(motions, cues, LONGEST);
}
