/** Maps events to animations on a timeline. Pure. */
import type { HxEvent } from '../../../../src-shared/games/hexforge/events.ts';
import { squeezed } from '../../../match/playback.ts';
import type { Cue, ScoreOf } from '../../../match/playback.ts';
import { Beats } from '../../../match/beats.ts';

export type Motion = { at: number; ms: number } & (
  | { kind: 'slide'; piece: number; path: number[] }
  | { kind: 'strike'; piece: number; toward: number }
  | { kind: 'number'; tile: number; text: string; tone: 'harm' | 'gain' }
  | { kind: 'crack'; piece: number }
  | { kind: 'arrive'; piece: number; tile: number }
  | { kind: 'rise'; piece: number; tile: number }
  | { kind: 'leave'; piece: number }
);

export type Score = ScoreOf<Motion>;

/** Milliseconds at normal speed. */
const STEP = 180;
const STRIKE = 220;
const NUMBER = 620;
const CRACK = 180;
const ARRIVE = 240;
const RISE = 260;
const LEAVE = 260;
/** Longest timeline; longer ones are compressed. */
const LONGEST = 2600;

interface Attack {
  attacker: number;
  tile: number;
}

/**
 * @param pieceOn id of the piece that stood on a tile before, since events name attackers by tile
 * @param attacks attacks declared before these events, animated when combat resolves
 */
export function scoreOf(events: readonly HxEvent[], attacks: readonly Attack[], pieceOn: (tile: number) => number | null): Score {
  const motions: Motion[] = [];
  const cues: Cue[] = [];
  /** Simultaneous events share a beat; any other event ends it. */
  const beats = new Beats();

  for (const event of events) {
    switch (event.type) {
      case 'moved': {
        if (event.from === null || event.to === null) break;
        const last = motions.findLast((m) => m.kind === 'slide');
        if (last?.kind === 'slide' && last.piece === event.thing.id && last.path.at(-1) === event.from && last.at + last.ms === beats.now) {
          last.path.push(event.to);
          last.ms += STEP;
          beats.now += STEP;
        } else motions.push({ kind: 'slide', piece: event.thing.id, path: [event.from, event.to], at: beats.alone(STEP), ms: STEP });
        cues.push({ at: beats.now - STEP, sound: 'move' });
        break;
      }
      case 'combat': {
        const at = beats.alone(STRIKE);
        for (const { attacker, tile } of attacks) {
          const piece = pieceOn(attacker);
          if (piece !== null) motions.push({ kind: 'strike', piece, toward: tile, at, ms: STRIKE * 1.4 });
        }
        beats.now = at + STRIKE * 0.6;
        if (event.step === 'quick') cues.push({ at: beats.now, sound: 'quickHit' });
        break;
      }
      case 'damaged': {
        const at = beats.together(CRACK);
        motions.push({ kind: 'number', tile: event.thing.tile, text: `−${event.amount}`, tone: 'harm', at, ms: NUMBER });
        motions.push({ kind: 'crack', piece: event.thing.id, at, ms: CRACK });
        if (!cues.some((cue) => cue.at === at && cue.sound === 'hit')) cues.push({ at, sound: 'hit' });
        break;
      }
      case 'healed':
      case 'repaired': {
        if (event.amount <= 0) break;
        const at = beats.together(CRACK);
        motions.push({ kind: 'number', tile: event.thing.tile, text: `+${event.amount}`, tone: 'gain', at, ms: NUMBER });
        break;
      }
      case 'left': {
        motions.push({ kind: 'leave', piece: event.thing.id, at: beats.now, ms: LEAVE });
        cues.push({ at: beats.now, sound: event.thing.kind === 'forge' ? 'forgeFell' : 'fall' });
        break;
      }
      case 'entered': {
        const raise = event.by === 'raise';
        const at = beats.alone(raise ? RISE : ARRIVE);
        motions.push({ kind: raise ? 'rise' : 'arrive', piece: event.thing.id, tile: event.thing.tile, at, ms: raise ? RISE : ARRIVE });
        cues.push({ at, sound: raise ? 'forgeRaised' : 'play' });
        break;
      }
      case 'drew':
        cues.push({ at: beats.now, sound: 'draw' });
        break;
      case 'harvested':
        cues.push({ at: beats.now, sound: 'harvest' });
        break;
      case 'stacked':
        cues.push({ at: beats.now, sound: 'play' });
        break;
      case 'resolving':
        cues.push({ at: beats.now, sound: 'resolve' });
        break;
      case 'countered':
        cues.push({ at: beats.now, sound: 'counter' });
        break;
      case 'stopped':
        cues.push({ at: beats.now, sound: 'stop' });
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
