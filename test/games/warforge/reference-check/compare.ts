/** One scene in the reference and in the engine, and where they differ. */
import { Recording, recordInto } from '../../../../src-shared/kernel/events.ts';
import type { WrAction } from '../../../../src-shared/games/warforge/actions.ts';
import type { WrEvent } from '../../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../../src-shared/games/warforge/game.ts';
import { KW, MASKS, NUM } from '../../../../src-shared/games/warforge/keywords/masks.ts';
import { placeOf, unitById } from '../../../../src-shared/games/warforge/rules/board.ts';
import type { WrState, WrUnit } from '../../../../src-shared/games/warforge/state.ts';
import { PLACES } from '../../../../src-shared/games/warforge/types.ts';
import { lineOf } from '../reference/board.ts';
import { resolveAttack } from '../reference/resolve.ts';
import { TRIGGER_ORDER, type Happening, type Outcome, type PlayerId, type Scene, type Side, type Unit } from '../reference/scene.ts';
import { SEAT, setUp } from './set-up.ts';

type Legal = Extract<Outcome, { legal: true }>;
/** Which triggers resolved, in order; and who was damaged and died, those of one death check and of the damage before it together. */
interface Course {
  fired: string[];
  toll: string[];
}

const FLAGS = ['shield', 'camouflage', 'longRange', 'stealth'] as const;
/** What came during the attack has another number in each. */
const FIRST_NEW = 1000;
const nameOf = (id: number): string => (id >= FIRST_NEW ? 'Remnant' : String(id));

// ---------------------------------------------------------------- ends

function unitInReference(unit: Unit): string {
  if (unit.remnantOf !== undefined) return `Remnant ${unit.melee}/${unit.ranged}/${unit.health}`;
  const flags = [
    ...FLAGS.filter((id) => (id === 'stealth' ? unit.stealth : unit.keywords.some((keyword) => keyword.id === id))),
    ...(unit.hidden ? ['hidden'] : []),
    ...(unit.prayPending ? ['praying'] : []),
    ...(unit.rangedAtThisTurn ? ['shot at'] : []),
    ...(unit.stunUntil === null ? [] : [`stun ${unit.stunUntil}`]),
    ...(unit.blindUntil === null ? [] : [`blind ${unit.blindUntil}`]),
  ];
  const numbers = [unit.melee, unit.ranged, unit.health, unit.maxHealth, unit.huntMarks, unit.tracer, unit.vulnerable, unit.attacksLeft];
  return `${unit.id}: ${numbers.join(' ')} ${flags.join(', ')}`;
}

const ownTurn = (turn: number): number => Math.floor((turn + 1) / 2);

function unitInEngine(unit: WrUnit): string {
  if (unit.remnantOf >= 0) return `Remnant ${unit.melee}/${unit.ranged}/${unit.health}`;
  const flags = [
    ...FLAGS.filter((id) => MASKS.meets(unit.kw, KW[id])),
    ...(unit.hidden ? ['hidden'] : []),
    ...(unit.praying ? ['praying'] : []),
    ...(unit.shotAt ? ['shot at'] : []),
    ...(MASKS.meets(unit.kw, KW.stun) ? [`stun ${ownTurn(unit.nums[NUM.stun])}`] : []),
    ...(MASKS.meets(unit.kw, KW.blind) ? [`blind ${ownTurn(unit.nums[NUM.blind])}`] : []),
  ];
  const { nums } = unit;
  const left = (MASKS.meets(unit.kw, KW.frenzy) ? 2 : 1) - unit.spent;
  const numbers = [unit.melee, unit.ranged, unit.health, unit.maxHealth, nums[NUM.huntMark], nums[NUM.tracer], nums[NUM.vulnerable], left];
  return `${unit.id}: ${numbers.join(' ')} ${flags.join(', ')}`;
}

const endInReference = (end: Record<PlayerId, Side>): string[] =>
  (['p1', 'p2'] as const).flatMap((player) => [
    ...lineOf(end[player]).map((unit) => unitInReference(unit)),
    `embers ${end[player].embers}, ${end[player].left.length} on the left`,
  ]);

const endInEngine = (s: WrState): string[] =>
  s.seats.flatMap(({ line, w, embers }) => [...line.map(unitInEngine), `embers ${embers}, ${w} on the left`]);

// ---------------------------------------------------------------- courses

/** Within a group the order says nothing: events that destroy nobody are told apart by `fired` and by how they end. */
class Toll {
  readonly lines: string[] = [];
  #damage: string[] = [];
  damage(id: number, n: number): void {
    this.#damage.push(`${n} to ${nameOf(id)}`);
  }
  /** A Warlord that falls stays where it stands; the result tells of it. */
  deaths(ids: readonly number[]): void {
    if (ids.length > 0) this.close(`${ids.map(nameOf).sort().join(', ')} dies`);
  }
  close(...more: string[]): string[] {
    this.lines.push(...this.#damage.sort(), ...more);
    this.#damage = [];
    return this.lines;
  }
}

const isTrigger = (name: string): boolean => (TRIGGER_ORDER as readonly string[]).includes(name);

function courseInReference(happenings: readonly Happening[], warlords: ReadonlySet<number>): Course {
  const toll = new Toll();
  for (const one of happenings) {
    if (one.type === 'damage') toll.damage(one.unit, one.amount);
    else if (one.type === 'check') toll.deaths(one.deaths.filter((id) => !warlords.has(id)));
  }
  return { fired: happenings.flatMap((one) => (one.type === 'event' && isTrigger(one.name) ? [one.name] : [])), toll: toll.close() };
}

function courseInEngine(events: readonly WrEvent[]): Course {
  const toll = new Toll();
  for (const one of events) {
    if (one.type === 'damaged') toll.damage(one.thing.id, one.n);
    else if (one.type === 'died') toll.deaths(one.things.map(({ id }) => id));
  }
  return {
    fired: events.flatMap((one) => (one.type === 'triggered' && one.keyword && isTrigger(one.keyword) ? [one.keyword] : [])),
    toll: toll.close(),
  };
}

// ---------------------------------------------------------------- together

function actionOf(s: WrState, { attack, active }: Scene): WrAction | null {
  const from = unitById(s, attack.attacker);
  const to = unitById(s, attack.target);
  if (!from || !to || from.seat !== SEAT[active] || to.seat === from.seat) return null;
  return { type: 'attack', from: PLACES[placeOf(s, from)], mode: attack.mode, to: PLACES[placeOf(s, to)] };
}

/** The answers of chance, as the engine asks for them. */
function scriptOf({ happenings }: Legal): [string, number][] {
  return happenings.flatMap((one): [string, number][] => {
    if (one.type !== 'chance') return [];
    const at = one.options.indexOf(one.picked);
    return [[one.ask === 'stomp' ? 'Stomp' : one.ask === 'unstableAmount' ? 'Unstable' : 'whom Unstable hits', at]];
  });
}

const resultOf = (s: WrState): string =>
  s.result === null ? 'goes on' : s.result.winners.length === 0 ? 'draw' : `p${s.result.winners[0] + 1} wins`;
const resultInReference = ({ result }: Legal): string =>
  result === null ? 'goes on' : 'draw' in result ? 'draw' : `${result.winner} wins`;

/** What differs, null if nothing does. */
export function difference(scene: Scene): string | null {
  const outcome = resolveAttack(scene);
  const s = setUp(scene);
  const action = actionOf(s, scene);
  const legal = action !== null && warforge.actions(s).some((one) => JSON.stringify(one) === JSON.stringify(action));
  if (legal !== outcome.legal)
    return `reference: ${outcome.legal ? 'legal' : outcome.reasons.join(', ')}; engine: ${legal ? 'legal' : 'not'}`;
  if (!outcome.legal || action === null) return null;
  s.rng.script = scriptOf(outcome);
  const warlords = new Set(s.seats.map(({ line, w }) => line[w].id));
  const told = new Recording<WrEvent>(2);
  try {
    recordInto(told, () => warforge.apply(s, action));
  } catch (error) {
    return `engine: ${(error as Error).message}`;
  }
  // The engine tells that a trigger fires before an Ambush that it turns up; that may end the match.
  const last = outcome.happenings.findLast((one) => one.type === 'event');
  const isCutOff = outcome.result !== null && last?.name === 'ambush';
  const course = courseInReference(outcome.happenings, warlords);
  const engine = courseInEngine(told.spectator);
  const both: [string, string | string[], string | string[]][] = [
    ['result', resultInReference(outcome), resultOf(s)],
    ['fired', course.fired, isCutOff ? engine.fired.slice(0, course.fired.length) : engine.fired],
    ['toll', course.toll, engine.toll],
    ['end', endInReference(outcome.end), endInEngine(s)],
  ];
  const differing = both.find(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b));
  return differing ? `${differing[0]}\n  reference: ${JSON.stringify(differing[1])}\n  engine:    ${JSON.stringify(differing[2])}` : null;
}
