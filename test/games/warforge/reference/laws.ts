/** What holds for every attack, whatever it is. Each law names itself when it is broken. */
import { lineOf } from './board.ts';
import type { Happening, Outcome, PlayerId, Scene, Side, Unit } from './scene.ts';

export type Legal = Extract<Outcome, { legal: true }>;

const unitsOf = (sides: Record<PlayerId, Side>): Unit[] => [...lineOf(sides.p1), ...lineOf(sides.p2)];
const sortedIds = (units: readonly Unit[]): string =>
  units
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

type Law = readonly [name: string, holds: boolean];

/** Happenings of each event, from its own line to its check; undefined if one is not closed by exactly one check. */
function eventsOf(happenings: readonly Happening[]): Happening[][] | undefined {
  const events: Happening[][] = [];
  let open = false;
  for (const one of happenings) {
    const outside = one.type === 'chance' || one.type === 'reveal' || one.type === 'skipped' || one.type === 'event';
    if (outside === open) return undefined;
    if (one.type === 'event') events.push([]);
    if (one.type === 'event') open = true;
    if (open) events.at(-1)?.push(one);
    if (one.type === 'check') open = false;
  }
  return open ? undefined : events;
}

function unitLaws({ sides }: Scene, { end, happenings, result }: Legal): Law[] {
  const deaths = happenings.flatMap((one) => (one.type === 'check' ? one.deaths : []));
  const warlords = [end.p1.warlord, end.p2.warlord];
  const after = unitsOf(end);
  const stayed = unitsOf(sides).filter(({ id }) => !deaths.includes(id) || warlords.some((warlord) => warlord.id === id));
  const remnants = after.filter(({ remnantOf }) => remnantOf !== undefined);
  const lost = warlords.filter(({ health }) => health <= 0).length;
  return [
    ['Warlords stay where they are', warlords[0].id === sides.p1.warlord.id && warlords[1].id === sides.p2.warlord.id],
    ['a unit dies once', new Set(deaths).size === deaths.length],
    ['a Remnant stands for a dead Troop', remnants.every(({ id, remnantOf = 0 }) => deaths.includes(remnantOf) && id === 1000 + remnantOf)],
    ['the dead are gone, all others stay', sortedIds(after.filter(({ remnantOf }) => remnantOf === undefined)) === sortedIds(stayed)],
    ['Troops in play are above 0', after.every((unit) => unit.health > 0 || warlords.includes(unit))],
    ['health stays below the maximum', after.every(({ health, maxHealth }) => health <= maxHealth)],
    ['rows hold four at most', [end.p1, end.p2].every(({ left, right }) => left.length <= 4 && right.length <= 4)],
    ['the result goes by the Warlords', lost === (result === null ? 0 : 'draw' in result ? 2 : 1)],
  ];
}

function eventLaws({ sides }: Scene, { happenings }: Legal): Law[] {
  const hidden = new Set(unitsOf(sides).flatMap((unit) => (unit.hidden ? unit.id : [])));
  const gone = new Set<number>();
  const laws: Law[] = [];
  for (const one of happenings) {
    if (one.type === 'reveal') laws.push(['who is revealed was hidden', hidden.delete(one.unit)]);
    if (one.type === 'check') one.deaths.forEach((id) => gone.add(id));
    if (one.type !== 'damage') continue;
    laws.push(['damage is 1 or more', one.amount >= 1]);
    laws.push(['no damage to a hidden unit', !hidden.has(one.unit)]);
    laws.push(['no damage to a unit that is gone', !gone.has(one.unit)]);
  }
  const events = eventsOf(happenings);
  laws.push(['one check closes each event', events !== undefined]);
  for (const event of events ?? []) {
    const shielded = event.flatMap((one) => (one.type === 'shieldLost' ? one.unit : []));
    laws.push(['a Shield soaks up all', !event.some((one) => one.type === 'damage' && shielded.includes(one.unit))]);
  }
  for (const name of ['hit', 'preAttack']) {
    laws.push([`one ${name} at most`, happenings.filter((one) => one.type === 'event' && one.name === name).length <= 1]);
  }
  return laws;
}

/** Damage and healing, as they were told, account for all health lost and gained. */
function healthLaws({ sides, attack }: Scene, { end, happenings }: Legal): Law[] {
  const before = new Map(unitsOf(sides).map((unit) => [unit.id, unit]));
  const change = new Map<number, number>();
  const hurt = new Set<number>();
  for (const one of happenings) {
    if (one.type !== 'damage' && one.type !== 'healed') continue;
    change.set(one.unit, (change.get(one.unit) ?? 0) + (one.type === 'healed' ? one.amount : -one.amount));
    if (one.type === 'damage') hurt.add(one.unit);
  }
  return unitsOf(end).flatMap(({ id, health, maxHealth, attacksLeft, prayPending }): Law[] => {
    const was = before.get(id);
    if (!was) return [];
    return [
      ['health balances', health === was.health + maxHealth - was.maxHealth + (change.get(id) ?? 0)],
      ['damage alone interrupts prayer', prayPending === (was.prayPending && !hurt.has(id))],
      ['the attacker alone spends an attack', attacksLeft === was.attacksLeft - (id === attack.attacker ? 1 : 0)],
    ];
  });
}

/** @returns names of the broken laws */
export function brokenLaws(scene: Scene, outcome: Legal): string[] {
  const laws = [...unitLaws(scene, outcome), ...eventLaws(scene, outcome), ...healthLaws(scene, outcome)];
  return laws.flatMap(([name, holds]) => (holds ? [] : name));
}
