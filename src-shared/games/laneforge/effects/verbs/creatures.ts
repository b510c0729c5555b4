import { DEFS, TRIGGER, faceIndex } from '../../catalog.ts';
import { KW } from '../../keywords/masks.ts';
import { canMove, cannot, has } from '../../rules/creatures.ts';
import {
  changeAttack,
  changeHealth,
  gainArmor,
  gainKeyword,
  loseKeyword,
  moveTo,
  putInRow,
  setReady,
  silence,
  swapLanes,
} from '../../rules/change.ts';
import { gainHealth, hurt, hurtPlayer, loseHealth, playerGains, playerLoses } from '../../rules/damage.ts';
import { destroyCreature, note, noteHarm, type EventNotes } from '../../rules/happen.ts';
import { leavePlay } from '../../rules/leave.ts';
import { playInto, upgradeCreature } from '../../rules/play.ts';
import { canBeInRow } from '../../rules/traits.ts';

import { LANES, LEFT, ROW, SEATS, type LnCreature, type LnState } from '../../state.ts';
import type { Group, MinionRef, Players, Ref } from '../dsl.ts';
import type { RunFrame } from '../frame.ts';
import { amountOf, creaturesOf, groupOf, refKnown, refLive } from '../select.ts';
import type { Pick, Verb, VerbMaker } from './types.ts';

/* Verbs that work on creatures in play, and those of them that also work on players. */

type Legal = Pick['legal'];
const always: Legal = () => true;
type Begin = (s: LnState, f: RunFrame, e: EventNotes) => (c: LnCreature) => void;

/**
 * A verb for each creature of a group: possible as soon as it can be done to one of them (LN-8.4, LN-D17). Amounts are
 * read once, before any of them changes (LN-8.11).
 */
function toEach(group: Group, legal: Legal, begin: Begin): Verb {
  return {
    picks: [{ group, slot: 'chosen', legal }],
    run(s, f, e) {
      const targets = groupOf(s, f, group).filter((c) => legal(s, f, c));
      targets.forEach(begin(s, f, e));
      return targets.length > 0;
    },
    test: (s, f) => groupOf(s, f, group).some((c) => legal(s, f, c)),
  };
}

const isPlayers = (to: Group | Players): to is Players => to === 'you' || to === 'opponent' || to === 'each';

const seatsOf = (f: RunFrame, who: Players): number[] => {
  if (who === 'each') return Array.from({ length: SEATS }, (_, seat) => seat);
  return [who === 'you' ? f.you : 1 - f.you];
};

/** The same for players; nothing is to be picked. */
const toPlayers = (who: Players, apply: (s: LnState, f: RunFrame, e: EventNotes, seat: number) => void): Verb => ({
  picks: [],
  run(s, f, e) {
    for (const seat of seatsOf(f, who)) apply(s, f, e, seat);
    return true;
  },
  test: () => true,
});

const dealer = (s: LnState, f: RunFrame): LnCreature | null => refKnown(s, f, 'this');
/** Who gets the credit: the creature the text stands on, 0 for spells and Champions (LN-18.10). */
const creditOf = (s: LnState, f: RunFrame): number => dealer(s, f)?.id ?? 0;

export const damage: VerbMaker<'damage'> = ({ amount, to }) =>
  isPlayers(to)
    ? toPlayers(to, (s, f, e, seat) => hurtPlayer(s, e, seat, amountOf(s, f, amount), dealer(s, f), f))
    : simultaneous(to, (s, f, e, targets) => {
        const n = amountOf(s, f, amount);
        const by = dealer(s, f);
        for (const c of targets) hurt(e, c, n, by, f);
      });

/** One amount, read once, for all of a group (LN-8.11). */
function simultaneous(group: Group, apply: (s: LnState, f: RunFrame, e: EventNotes, targets: LnCreature[]) => void): Verb {
  return {
    picks: [{ group, slot: 'chosen', legal: always }],
    run(s, f, e) {
      const targets = groupOf(s, f, group);
      apply(s, f, e, targets);
      return targets.length > 0;
    },
    test: (s, f) => groupOf(s, f, group).length > 0,
  };
}

const canGain: Legal = (_s, _f, c) => !cannot(c, 'gainHealth');

export const gain: VerbMaker<'gainHealth'> = ({ amount, who }) =>
  isPlayers(who)
    ? toPlayers(who, (s, f, e, seat) => playerGains(s, e, seat, amountOf(s, f, amount)))
    : toEach(who, canGain, (s, f, e) => {
        const n = amountOf(s, f, amount);
        return (c) => gainHealth(e, c, n);
      });

export const lose: VerbMaker<'loseHealth'> = ({ amount, who }) =>
  isPlayers(who)
    ? toPlayers(who, (s, f, _e, seat) => playerLoses(s, seat, amountOf(s, f, amount)))
    : simultaneous(who, (s, f, e, targets) => {
        const n = amountOf(s, f, amount);
        const credit = creditOf(s, f);
        for (const c of targets) loseHealth(e, c, n, credit);
      });

export const modify: VerbMaker<'modify'> = ({ attack, health, what, until }) =>
  simultaneous(what, (s, f, e, targets) => {
    const byAttack = amountOf(s, f, attack);
    const byHealth = amountOf(s, f, health);
    const credit = creditOf(s, f);
    for (const c of targets) {
      changeAttack(c, byAttack, until === 'thisTurn');
      changeHealth(e, c, byHealth, until === 'thisTurn', credit);
    }
  });

export const armor: VerbMaker<'gainArmor'> = ({ amount, what, until }) =>
  toEach(what, always, (s, f) => {
    const n = amountOf(s, f, amount);
    return (c) => gainArmor(c, n, until === 'thisTurn');
  });

export const keyword: VerbMaker<'gainKeyword'> = ({ keyword: name, x, what, until }) =>
  toEach(what, always, (_s, _f, e) => (c) => gainKeyword(e, c, name, x ?? 0, until === 'thisTurn'));

export const noKeyword: VerbMaker<'loseKeyword'> = ({ keyword: name, what, until }) =>
  toEach(
    what,
    (_s, _f, c) => has(c, KW[name]),
    () => (c) => loseKeyword(c, name, until === 'thisTurn'),
  );

export const losePrinted: VerbMaker<'losePrinted'> = ({ what, until }) =>
  toEach(what, always, () => (c) => silence(c, until === 'thisTurn'));

export const destroy: VerbMaker<'destroy'> = ({ what }) =>
  simultaneous(what, (s, f, e, targets) => {
    const credit = creditOf(s, f);
    for (const c of targets) {
      noteHarm(e, credit, c.id);
      destroyCreature(s, e, c);
    }
  });

export const banish: VerbMaker<'banish'> = ({ what }) =>
  simultaneous(what, (s, _f, e, targets) => {
    for (const c of targets) {
      leavePlay(s, c, LEFT.banished);
      note(e, TRIGGER.banished, c.id, c.seat, 0, 0);
    }
  });

/** A Minion of the named level, or of the level of the text's card (LN-D8). */
export const minionFace = (f: RunFrame, what: MinionRef): number => faceIndex(what.minion, what.level ?? DEFS[f.face].level);

export const replace: VerbMaker<'replace'> = ({ what, with: minion }) =>
  toEach(what, always, (s, f, e) => (c) => playInto(s, e, c.seat, minionFace(f, minion), -1, c.lane));

export const upgrade: VerbMaker<'upgrade'> = ({ what }) => toEach(what, always, (s, f, e) => (c) => upgradeCreature(s, e, c, f.you));

export const putRow: VerbMaker<'putRow'> = ({ what, row }) =>
  toEach(
    what,
    (_s, _f, c) => canBeInRow(c, ROW[row]),
    (_s, _f, e) => (c) => putInRow(e, c, ROW[row]),
  );

/** LN-D56: only what would change. */
export const ready: VerbMaker<'ready'> = ({ what }) =>
  toEach(
    what,
    (_s, _f, c) => c.ready === 0,
    () => (c) => setReady(c, 1),
  );
export const exhaust: VerbMaker<'exhaust'> = ({ what }) =>
  toEach(
    what,
    (_s, _f, c) => c.ready === 1,
    () => (c) => setReady(c, 0),
  );

type Slot = Pick['slot'];
const isPick = (group: Group): group is Extract<Group, { pick: unknown }> => typeof group === 'object' && 'pick' in group;
/** The same group, its pick going into a certain slot unless it names one. */
const withSlot = (group: Group, slot: Slot): Group => (isPick(group) ? { ...group, as: group.as ?? slot } : group);
/** Slot for the second of two, so that it does not overwrite the first. */
const slotBeside = (first: Group): Slot => (isPick(first) ? 'chosen2' : 'chosen');

/** Whom the second of two could be if this were the first, which has not been picked yet. */
function partnersFor(s: LnState, f: RunFrame, first: Group, c: LnCreature, second: Group): LnCreature[] {
  const slot = isPick(first) ? (first.as ?? 'chosen') : 'chosen';
  const before = f[slot];
  if (isPick(first)) f[slot] = [c.id];
  const found = isPick(second) ? creaturesOf(s, f, second.pick) : groupOf(s, f, second);
  f[slot] = before;
  return found;
}

/** LN-14.28: one-sided, against others; a striker that has left strikes with its last Attack (LN-11.6). */
export const strike: VerbMaker<'strike'> = ({ by, target }) => {
  const striker = (s: LnState, f: RunFrame): LnCreature | null =>
    typeof by === 'string' ? refKnown(s, f, by) : (groupOf(s, f, by)[0] ?? null);
  const victims = withSlot(target, slotBeside(by));
  const struck = (s: LnState, f: RunFrame): LnCreature[] => groupOf(s, f, victims).filter((c) => c !== striker(s, f));
  return {
    picks: [
      { group: by, slot: 'chosen', legal: (s, f, c) => partnersFor(s, f, by, c, victims).some((other) => other !== c) },
      { group: victims, slot: slotBeside(by), legal: (s, f, c) => striker(s, f) !== c },
    ],
    run(s, f, e) {
      const a = striker(s, f);
      const targets = struck(s, f);
      if (a === null || targets.length === 0) return false;
      for (const c of targets) hurt(e, c, a.attack, a, f);
      return true;
    },
    test: (s, f) => striker(s, f) !== null && struck(s, f).length > 0,
  };
};

/** Two creatures that a verb takes together. */
function pair(
  a: Group,
  b: Group,
  legal: (s: LnState, x: LnCreature, y: LnCreature) => boolean,
  apply: (s: LnState, f: RunFrame, e: EventNotes, x: LnCreature, y: LnCreature) => void,
): Verb {
  const second = withSlot(b, slotBeside(a));
  const both = (s: LnState, f: RunFrame): [LnCreature, LnCreature] | null => {
    const x = groupOf(s, f, a)[0];
    const y = groupOf(s, f, second)[0];
    return x !== undefined && y !== undefined && x !== y && legal(s, x, y) ? [x, y] : null;
  };
  return {
    picks: [
      { group: a, slot: 'chosen', legal: (s, f, c) => partnersFor(s, f, a, c, second).some((other) => other !== c && legal(s, c, other)) },
      {
        group: second,
        slot: slotBeside(a),
        legal: (s, f, c) => {
          const x = groupOf(s, f, a)[0];
          return x !== undefined && x !== c && legal(s, x, c);
        },
      },
    ],
    run(s, f, e) {
      const two = both(s, f);
      if (two === null) return false;
      apply(s, f, e, two[0], two[1]);
      return true;
    },
    test: (s, f) => both(s, f) !== null,
  };
}

/** LN-14.5: simultaneous, in any lanes and rows. */
export const battle: VerbMaker<'battle'> = ({ a, b }) =>
  pair(a, b, always2, (_s, f, e, x, y) => {
    const [toX, toY] = [y.attack, x.attack];
    hurt(e, x, toX, y, f);
    hurt(e, y, toY, x, f);
  });

const always2 = (): boolean => true;

/** A creature, then its lane (LN-14.19, LN-D32). */
export const move: VerbMaker<'move'> = ({ what, reach = LANES }) => {
  const who: Ref = typeof what === 'string' ? what : isPick(what) ? (what.as ?? 'chosen') : 'this';
  return {
    picks: [{ group: what, slot: 'chosen', legal: (s, _f, c) => canMove(s, c, reach) }],
    lane: { who, reach },
    run(s, f, e) {
      const c = refLive(s, f, who);
      if (c === null) return false;
      moveTo(s, e, c, f.lane);
      return true;
    },
    test: () => true,
  };
};

/** LN-14.29: two of one side in different lanes. */
export const swap: VerbMaker<'swap'> = ({ a, b }) =>
  pair(
    a,
    b,
    (_s, x, y) => x.seat === y.seat && !cannot(x, 'move') && !cannot(y, 'move'),
    (s, _f, e, x, y) => swapLanes(s, e, x, y),
  );
