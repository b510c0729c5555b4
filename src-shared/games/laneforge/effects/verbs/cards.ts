import { DEFS, TRIGGER, championOf, lineProgram } from '../../catalog.ts';
import { known } from '../../rules/creatures.ts';
import { note, type EventNotes } from '../../rules/happen.ts';
import { playCard, playInto, playMinion, upgradeInZone } from '../../rules/play.ts';
import { tell } from '../../rules/tell.ts';
import { discardCard, drawCards, takeOut } from '../../rules/zones.ts';
import { SEATS, ZONE, type LnState } from '../../state.ts';
import type { CardFilter } from '../dsl.ts';
import { frameOf, type RunFrame } from '../frame.ts';
import { amountOf, lanesFor } from '../select.ts';
import { minionFace } from './creatures.ts';
import type { Verb, VerbMaker } from './types.ts';

/* Verbs about cards outside play, Minions and Champions. Cards they need are picked into `chosen` before they run. */

const NONE = [] as const;

export const draw: VerbMaker<'draw'> = ({ n, who }) => {
  const seats = (f: RunFrame): number[] =>
    who === 'each' ? Array.from({ length: SEATS }, (_, i) => i) : [who === 'you' ? f.you : 1 - f.you];
  return {
    picks: NONE,
    run: (s, f) => {
      const count = amountOf(s, f, n);
      let drawn = 0;
      for (const seat of seats(f)) drawn += drawCards(s, seat, count);
      return drawn > 0 || count <= 0;
    },
    test: (s, f) => seats(f).some((seat) => s.seats[seat].deck.length > 0),
  };
};

export const minion: VerbMaker<'minion'> = ({ what, lanes }) => ({
  picks: NONE,
  run(s, f) {
    if (!hasLane(s, f, lanes)) return false;
    playMinion(s, f.you, minionFace(f, what), { src: f.src, ...(lanes && { limit: lanes }) });
    return true;
  },
  test: (s, f) => hasLane(s, f, lanes),
});

type Lanes = Parameters<typeof lanesFor>[2];
const hasLane = (s: LnState, f: RunFrame, lanes: Lanes): boolean => lanesFor(s, f.you, lanes, known(s, f.src)).length > 0;

/** Plays the card picked. */
const playPicked = (from: 'hand' | 'discard' | 'banish', of: CardFilter, lanes: Lanes): Verb => ({
  picks: NONE,
  card: { zone: from, of },
  run(s, f) {
    const [inst] = f.chosen;
    if (inst === undefined || (!DEFS[s.faces[inst]].isSpell && !hasLane(s, f, lanes))) return false;
    playCard(s, f.you, inst, from, { src: f.src, ...(lanes && { limit: lanes }) });
    return true;
  },
  test: (s, f) => hasLane(s, f, lanes),
});

export const play: VerbMaker<'play'> = ({ from, of, lanes }) => playPicked(from, of, lanes);
export const reanimate: VerbMaker<'reanimate'> = ({ of, lanes }) => playPicked('banish', { type: 'creature', ...of }, lanes);

/** The card of the creature the text stands on, if it lies in its owner's banish pile (LN-18.5). */
function ownCard(s: LnState, f: RunFrame): number {
  const c = known(s, f.src);
  return c !== null && c.inst >= 0 && s.zones[c.inst] === ZONE.banish ? c.inst : -1;
}

export const reanimateThis: VerbMaker<'reanimateThis'> = () => ({
  picks: NONE,
  run(s, f) {
    const inst = ownCard(s, f);
    if (inst < 0) return false;
    playCard(s, f.you, inst, 'banish', { src: f.src });
    return true;
  },
  test: (s, f) => ownCard(s, f) >= 0,
});

/** LN-18.9: fetched from wherever it is, out of its lane if need be, and played in this one's lane. */
export const replaceThis: VerbMaker<'replaceThis'> = ({ level }) => ({
  picks: NONE,
  run(s, f, e) {
    const c = known(s, f.src);
    if (c === null || c.left !== 0 || DEFS[c.face].level === level) return false;
    const face = c.face - DEFS[c.face].level + level;
    const inst = c.inst < 0 ? -1 : c.inst - DEFS[c.face].level + level;
    if (inst >= 0) takeOut(s, e, inst);
    playInto(s, e, c.seat, face, inst, c.lane);
    return true;
  },
  test: (s, f) => {
    const c = known(s, f.src);
    return c !== null && c.left === 0 && DEFS[c.face].level !== level;
  },
});

export const discard: VerbMaker<'discard'> = () => ({
  picks: NONE,
  run(s, f, e) {
    for (const inst of f.chosen) discardCard(s, e, inst, 'effect');
    return f.chosen.length > 0;
  },
  test: () => true,
});

export const upgradeCard: VerbMaker<'upgradeCard'> = ({ in: zone, of }) => ({
  picks: NONE,
  card: { zone, of },
  run(s, f, e) {
    for (const inst of f.chosen) upgradeInZone(s, e, inst, zone, f.you);
    return f.chosen.length > 0;
  },
  test: () => true,
});

export const readyChampion: VerbMaker<'readyChampion'> = () => ({
  picks: NONE,
  run(s, f) {
    const own = s.seats[f.you];
    if (own.championReady) return false;
    own.championReady = 1;
    tell()?.all({ type: 'championReadied', seat: f.you });
    return true;
  },
  test: (s, f) => s.seats[f.you].championReady === 0,
});

/** Program of a seat's Champion at a level, −1 if it has none (LN-15.1). */
export function championProgram(s: LnState, seat: number, level: number): number {
  const deck = s.decks[seat][s.seats[seat].champion];
  return level < 2 || level > 4 ? -1 : lineProgram(deck.champion.id, deck.champion.lines[level - 2], level);
}

/** Begins a Champion's ability; `byEffect`: without Exhausting it or using it up (LN-15.7). */
export function beginChampion(s: LnState, e: EventNotes, seat: number, level: number, byEffect: boolean): void {
  const { id, lines } = s.decks[seat][s.seats[seat].champion].champion;
  tell()?.all({ type: 'championUsed', seat, champion: id, line: lines[level - 2], level, byEffect });
  s.agenda.push(frameOf(championProgram(s, seat, level), seat, { champion: championOf(id).index }));
  note(e, TRIGGER.championUsed, 0, seat, 0, 0);
}

export const useChampion: VerbMaker<'useChampion'> = ({ level }) => ({
  picks: NONE,
  run(s, f, e) {
    if (championProgram(s, f.you, level) < 0) return false;
    beginChampion(s, e, f.you, level, true);
    return true;
  },
  test: (s, f) => championProgram(s, f.you, level) >= 0,
});
