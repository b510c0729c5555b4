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
/** One after the other: what fired, what was damaged, who died. */
type Course = string[];

const FLAGS = ['shield', 'camouflage', 'longRange', 'stealth'] as const;
/** What came during the attack has another number in each. */
const FIRST_NEW = 1000;
const nameOf = (id: number): string => (id >= FIRST_NEW ? 'Remnant' : String(id));

// ---------------------------------------------------------------- ends

function unitInReference(unit: Unit, player: PlayerId): string {
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
  void player;
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
    ...lineOf(end[player]).map((unit) => unitInReference(unit, player)),
    `embers ${end[player].embers}, ${end[player].left.length} on the left`,
  ]);

const endInEngine = (s: WrState): string[] =>
  s.seats.flatMap(({ line, w, embers }) => [...line.map(unitInEngine), `embers ${embers}, ${w} on the left`]);

// ---------------------------------------------------------------- courses

/** Puts what happens at the same time into one order. */
class Lines {
  readonly lines: Course = [];
  #together: string[] = [];
  note(line: string): void {
    this.#together.push(line);
  }
  mark(line: string): void {
    this.close();
    this.lines.push(line);
  }
  /** A Warlord that falls stays where it stands; the result tells of it. */
  die(ids: readonly number[]): void {
    if (ids.length === 0) return;
    this.mark(
      ids
        .map(nameOf)
        .sort()
        .map((name) => `${name} dies`)
        .join(', '),
    );
  }
  close(): void {
    this.lines.push(...this.#together.sort());
    this.#together = [];
  }
}

const isTrigger = (name: string): boolean => (TRIGGER_ORDER as readonly string[]).includes(name);

/** The engine tells which trigger fires before it turns up whom that is about to harm; the reference names the event after those. */
function firedFirst(happenings: readonly Happening[]): Happening[] {
  const moved: Happening[] = [];
  let reveal = -1;
  // What the attack itself turns up comes before all else.
  let declared = true;
  for (const one of happenings) {
    if (one.type === 'reveal' && reveal < 0 && !declared) reveal = moved.length;
    if (one.type !== 'reveal') declared = false;
    if (one.type === 'event' && one.name !== 'ambush') {
      if (reveal >= 0 && isTrigger(one.name)) {
        moved.splice(reveal, 0, one);
        reveal = -1;
        continue;
      }
      reveal = -1;
    }
    moved.push(one);
  }
  return moved;
}

function courseInReference(happenings: readonly Happening[], warlords: ReadonlySet<number>): Course {
  const lines = new Lines();
  for (const one of firedFirst(happenings)) {
    if (one.type === 'event' && isTrigger(one.name)) lines.mark(one.name);
    else if (one.type === 'damage') lines.note(`${one.amount} to ${nameOf(one.unit)}`);
    else if (one.type === 'check') lines.die(one.deaths.filter((id) => !warlords.has(id)));
  }
  lines.close();
  return lines.lines;
}

function courseInEngine(events: readonly WrEvent[]): Course {
  const lines = new Lines();
  for (const one of events) {
    if (one.type === 'triggered' && one.keyword && isTrigger(one.keyword)) lines.mark(one.keyword);
    else if (one.type === 'damaged') lines.note(`${one.n} to ${nameOf(one.thing.id)}`);
    else if (one.type === 'died') lines.die(one.things.map(({ id }) => id));
  }
  lines.close();
  return lines.lines;
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
  // A match that an Ambush ends in the middle of a trigger is told up to there in two ways.
  const last = outcome.happenings.findLast((one) => one.type === 'event');
  const isCutOff = outcome.result !== null && last?.name === 'ambush';
  const both: [string, string | string[], string | string[]][] = [
    ['result', resultInReference(outcome), resultOf(s)],
    ['course', courseInReference(outcome.happenings, warlords), courseInEngine(told.spectator)],
    ['end', endInReference(outcome.end), endInEngine(s)],
  ];
  const differing = both.find(([what, a, b]) => !(isCutOff && what === 'course') && JSON.stringify(a) !== JSON.stringify(b));
  return differing ? `${differing[0]}\n  reference: ${JSON.stringify(differing[1])}\n  engine:    ${JSON.stringify(differing[2])}` : null;
}
