/** Triggers run one by one, each its own event; new ones join the end (WR-19.6). */
import { otherOf, seatOrder } from './board.ts';
import { ask, inPlay, type Battle, type Trigger } from './battle.ts';
import { changeOnly, contentOf, damageOnly, endure, heal, type Content } from './effects.ts';
import { runEvent } from './event.ts';

/** WR-19.11 */
const MOST = 500;

/** WR-25.10: the amount is rolled, then the victim. */
function unstable(battle: Battle): Content {
  const n = ask(battle, { ask: 'unstableAmount', options: [1, 2, 3] });
  const seats = seatOrder(battle.sides, battle.active);
  const victim = ask(battle, { ask: 'unstableVictim', options: seats.map(({ id }) => id) });
  return damageOnly(seats.filter(({ id }) => id === victim).map((unit) => ({ unit, n, cause: 'effect' })));
}

function contentOfTrigger(battle: Battle, { name, owner, unit, about, effect }: Trigger): Content {
  if (effect) return contentOf(battle, effect, owner, unit);
  if (name === 'unstable') return unstable(battle);
  if (name === 'huntMark') {
    const damage = damageOnly([{ unit: battle.sides[owner].warlord, n: 1, cause: 'effect' }]);
    return { ...damage, change: () => heal(battle, battle.sides[otherOf(owner)].warlord, 1) };
  }
  const victim = inPlay(battle, about ?? -1);
  return changeOnly(() => {
    if (victim) endure(battle, victim, 'stunUntil');
  });
}

function resolves(battle: Battle, { name, unit, about, outlives }: Trigger): boolean {
  if (battle.resolved >= MOST || (!outlives && !inPlay(battle, unit))) return false;
  return name !== 'concussive' || inPlay(battle, about ?? -1) !== undefined;
}

/** Runs until nothing waits, or somebody has won. */
export function runQueue(battle: Battle): void {
  for (;;) {
    const next = battle.result ? undefined : battle.queue.shift();
    if (!next) return;
    const { name, unit, about } = next;
    if (!resolves(battle, next)) battle.log.push({ type: 'skipped', name, unit });
    else {
      battle.resolved += 1;
      runEvent(battle, { type: 'event', name, unit, ...(about !== undefined && { about }) }, contentOfTrigger(battle, next));
    }
  }
}
