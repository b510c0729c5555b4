/** Small scenes written by hand: p1 (`us`) attacks p2 (`them`) in p1's turn 3; p2 has had two. */
import { unitIn } from './board.ts';
import { resolveAttack } from './resolve.ts';
import type {
  AttackMode,
  Effect,
  Happening,
  Keyword,
  NumberKeyword,
  PlainKeyword,
  Recipients,
  Scene,
  Side,
  TriggerKeyword,
  Unit,
} from './scene.ts';

export type Place = 'L4' | 'L3' | 'L2' | 'L1' | 'W' | 'R1' | 'R2' | 'R3' | 'R4';
type Who = 'us' | 'them';

export const damage = (n: number, to: Recipients): Effect => ({ do: 'damage', n, to });
export const x = (id: NumberKeyword, n: number): Keyword => ({ id, x: n });
export const on = (id: TriggerKeyword, effect: Effect): Keyword => ({ id, effect });
export const brink = (n: number, effect: Effect): Keyword => ({ id: 'brink', x: n, effect });

/** A unit before it stands anywhere. */
export type Recruit = Omit<Unit, 'id'>;

/** @param stats melee/ranged/health, and the maximum if the unit is damaged: `2/1/4/6` */
export function unit(stats: string, keywords: readonly (PlainKeyword | Keyword)[] = [], more: Partial<Recruit> = {}): Recruit {
  const [melee, ranged, health, maxHealth = health] = stats.split('/').map(Number);
  return {
    melee,
    ranged,
    health,
    maxHealth,
    keywords: keywords.map((keyword) => (typeof keyword === 'string' ? { id: keyword } : keyword)),
    huntMarks: 0,
    tracer: 0,
    rangedAtThisTurn: false,
    vulnerable: 0,
    stunUntil: null,
    blindUntil: null,
    stealth: false,
    hidden: false,
    enteredOnTurn: 1,
    attacksLeft: 1,
    prayPending: false,
    ...more,
  };
}

export interface Team {
  left?: Recruit[];
  warlord?: Recruit;
  right?: Recruit[];
}

const PLACES: readonly Place[] = ['L4', 'L3', 'L2', 'L1', 'W', 'R1', 'R2', 'R3', 'R4'];
const idAt = (who: Who, place: Place): number => (who === 'us' ? 1 : 11) + PLACES.indexOf(place);

function sideOf(who: Who, { left = [], warlord = unit('2/2/20'), right = [] }: Team): Side {
  const stand = (recruit: Recruit, place: Place): Unit => ({ ...recruit, id: idAt(who, place) });
  return {
    left: left.map((one, i) => stand(one, `L${i + 1}` as Place)),
    warlord: { ...stand(warlord, 'W'), enteredOnTurn: 0 },
    right: right.map((one, i) => stand(one, `R${i + 1}` as Place)),
    embers: 0,
  };
}

export function sceneOf(attack: string, us: Team, them: Team = {}, chance: number[] = []): Scene {
  const [attacker, mode, target] = attack.split(' ') as [Place, AttackMode, Place];
  return {
    mode: 'classic',
    active: 'p1',
    turns: { p1: 3, p2: 2 },
    sides: { p1: sideOf('us', us), p2: sideOf('them', them) },
    attack: { attacker: idAt('us', attacker), mode, target: idAt('them', target) },
    chance,
  };
}

/** Why an attack is refused; none: it is legal. */
export function reasons(scene: Scene): string[] {
  const outcome = resolveAttack(scene);
  return outcome.legal ? [] : outcome.reasons;
}

/**
 * The attack as it came out; units are asked for by where they stood before it.
 * @param attack `R1 melee L1`: our attacker, mode, their target
 * @throws Error when it is not legal
 */
export function fight(attack: string, us: Team, them: Team = {}, chance: number[] = []) {
  return fought(sceneOf(attack, us, them, chance));
}

export function fought(scene: Scene) {
  const outcome = resolveAttack(scene);
  if (!outcome.legal) throw new Error(`not legal: ${outcome.reasons.join(', ')}`);
  const { end, happenings, result } = outcome;
  const find = (who: Who, place: Place): Unit | undefined => unitIn(end[who === 'us' ? 'p1' : 'p2'], idAt(who, place));
  const nameOf = (id: number): string => {
    const own = id % 1000;
    const place = PLACES[(own - 1) % 10];
    return `${own > 10 ? 'their' : 'our'} ${place}${id > 1000 ? ' Remnant' : ''}`;
  };
  const of = <T extends Happening['type']>(type: T) =>
    happenings.filter((one): one is Extract<Happening, { type: T }> => one.type === type);
  return {
    end,
    result,
    happenings,
    /** Current health; `gone` when it left play. */
    health: (who: Who, place: Place): number | 'gone' => find(who, place)?.health ?? 'gone',
    unit: (who: Who, place: Place): Unit => {
      const found = find(who, place);
      if (!found) throw new Error(`${who} ${place} is gone`);
      return found;
    },
    keywords: (who: Who, place: Place): string[] => find(who, place)?.keywords.map(({ id }) => id) ?? [],
    /** `strike our R1`, in order. */
    events: (): string[] => of('event').map(({ name, unit: id }) => `${name} ${nameOf(id)}`),
    damage: (): string[] => of('damage').map(({ unit: id, amount, cause }) => `${amount} ${cause} ${nameOf(id)}`),
    /** Deaths of each check that found some. */
    deaths: (): string[][] =>
      of('check')
        .map(({ deaths }) => deaths.map(nameOf))
        .filter(({ length }) => length > 0),
    /** Who stands in the line now, from left to right. */
    line: (who: Who): string[] => {
      const { left, warlord, right } = end[who === 'us' ? 'p1' : 'p2'];
      return [...left.toReversed(), warlord, ...right].map(({ id }) => nameOf(id));
    },
    revealed: (): string[] => of('reveal').map(({ unit: id }) => nameOf(id)),
    asked: () => of('chance'),
  };
}
