/** Maps events to animations on a timeline. Pure. */
import type { LnEvent, LnThing } from '../../../../src-shared/games/laneforge/events.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue, ScoreOf } from '../../../match/playback.ts';
import { Beats } from '../../../match/beats.ts';

export type Motion = { at: number; ms: number } & (
  | { kind: 'arrive'; piece: number }
  | { kind: 'shift'; piece: number; lanes: number; rows: number; seat: number }
  | { kind: 'strike'; piece: number; seat: number }
  | { kind: 'crack'; piece: number }
  | { kind: 'leave'; thing: LnThing; how: 'destroyed' | 'banished' | 'replaced' }
  | { kind: 'number'; thing: LnThing; text: string; tone: 'harm' | 'gain' }
  /** `amount` is signed. */
  | { kind: 'health'; seat: number; amount: number }
  | { kind: 'levelled'; seat: number; card: LnCardId }
  | { kind: 'forge' }
);

export type Score = ScoreOf<Motion>;

/** Milliseconds at normal speed. */
const ARRIVE = 240;
const SHIFT = 220;
const STRIKE = 260;
const CRACK = 180;
const NUMBER = 640;
const LEAVE = 260;
const LEVELLED = 1100;
const FORGE = 260;
/** Longest timeline of a Combat with its consequences. */
const LONGEST = 2500;

/** @param piecesIn ids of the creatures in a lane before, since the event of Combat does not name them */
export function scoreOf(events: readonly LnEvent[], piecesIn: (lane: number) => readonly { id: number; seat: number }[]): Score {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  /** Simultaneous events share a beat; any other event ends it. */
  const beats = new Beats();
  const pop = (thing: LnThing, amount: number) => {
    const at = beats.together(CRACK);
    motions.push({
      kind: 'number',
      thing,
      text: amount < 0 ? `−${-amount}` : `+${amount}`,
      tone: amount < 0 ? 'harm' : 'gain',
      at,
      ms: NUMBER,
    });
    return at;
  };
  /** What several lanes do to a player at once is one number. */
  const health = (seat: number, amount: number) => {
    const at = beats.together(CRACK);
    const same = motions.find((m) => m.kind === 'health' && m.seat === seat && m.at === at && m.amount > 0 === amount > 0);
    if (same?.kind === 'health') same.amount += amount;
    else motions.push({ kind: 'health', seat, amount, at, ms: NUMBER });
    return at;
  };
  const hit = (at: number) => {
    if (!cues.some((cue) => cue.at === at && cue.sound === 'hit')) cues.push({ at, sound: 'hit' });
  };

  for (const event of events) {
    switch (event.type) {
      case 'drew':
        cues.push({ at: beats.now, sound: 'draw' });
        break;
      case 'played':
        cues.push({ at: beats.now, sound: 'play' });
        break;
      case 'entered': {
        const at = beats.alone(ARRIVE);
        motions.push({ kind: 'arrive', piece: event.thing.id, at, ms: ARRIVE });
        cues.push({ at, sound: 'play' });
        break;
      }
      case 'moved':
        motions.push({
          kind: 'shift',
          piece: event.thing.id,
          lanes: event.from - event.to,
          rows: 0,
          seat: event.thing.seat,
          at: beats.together(SHIFT),
          ms: SHIFT,
        });
        cues.push({ at: beats.now - SHIFT, sound: 'move' });
        break;
      case 'swapped': {
        const at = beats.alone(SHIFT);
        const lanes = event.b.lane - event.a.lane;
        motions.push({ kind: 'shift', piece: event.a.id, lanes, rows: 0, seat: event.a.seat, at, ms: SHIFT });
        motions.push({ kind: 'shift', piece: event.b.id, lanes: -lanes, rows: 0, seat: event.b.seat, at, ms: SHIFT });
        cues.push({ at, sound: 'move' });
        break;
      }
      case 'advanced': {
        const at = beats.alone(SHIFT);
        for (const thing of event.things)
          motions.push({ kind: 'shift', piece: thing.id, lanes: 0, rows: -1, seat: thing.seat, at, ms: SHIFT });
        if (event.things.length > 0) cues.push({ at, sound: 'move' });
        break;
      }
      case 'combat': {
        const at = beats.alone(STRIKE);
        for (const { lane } of event.fights) {
          for (const { id, seat } of piecesIn(lane)) motions.push({ kind: 'strike', piece: id, seat, at, ms: STRIKE * 1.4 });
        }
        beats.now = at + STRIKE * 0.6;
        break;
      }
      case 'damaged': {
        const at = pop(event.thing, -event.amount);
        motions.push({ kind: 'crack', piece: event.thing.id, at, ms: CRACK });
        hit(at);
        break;
      }
      case 'lostHealth':
        pop(event.thing, -event.amount);
        break;
      case 'gainedHealth':
        pop(event.thing, event.amount);
        break;
      case 'playerDamaged':
      case 'playerLost':
        hit(health(event.seat, -event.amount));
        break;
      case 'playerGained':
        health(event.seat, event.amount);
        break;
      case 'left':
        motions.push({ kind: 'leave', thing: event.thing, how: event.how, at: beats.now, ms: LEAVE });
        if (event.how === 'destroyed') cues.push({ at: beats.now, sound: 'fall' });
        break;
      case 'levelled':
        motions.push({ kind: 'levelled', seat: event.seat, card: event.card, at: beats.now, ms: LEVELLED });
        break;
      case 'forgePassed':
        motions.push({ kind: 'forge', at: beats.alone(FORGE), ms: FORGE });
        cues.push({ at: beats.now - FORGE, sound: 'forgeRaised' });
        break;
      case 'championUsed':
        cues.push({ at: beats.now, sound: 'resolve' });
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
