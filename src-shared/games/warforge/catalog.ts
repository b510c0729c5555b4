import { ALL_CARDS } from './cards/index.ts';
import type { WideMask } from '../../kernel/masks.ts';
import type { AbilitySpec, Aura, CardSpec, CostRule, KeywordSpec, NumberedAbilitySpec, Script } from './effects/dsl.ts';
import { EXTRA } from './extra-content.ts';
import { KW, MASKS, NO_NUMBERS, NUM, POSITION, isNumbered, withNumber } from './keywords/masks.ts';
import { CARD_BITS } from './state.ts';
import type { WrCardId, WrFaction, WrKeyword } from './types.ts';

/** One card, ready for the rules: numbers and indices, plus the entry it came from. */
export interface WrDef {
  index: number;
  id: WrCardId;
  name: string;
  spec: CardSpec;
  isTroop: boolean;
  isStratagem: boolean;
  isSabotage: boolean;
  faction: WrFaction | null;
  cost: number;
  melee: number;
  ranged: number;
  health: number;
  types: readonly string[];
  kw: WideMask;
  nums: readonly number[];
  /** Program of its text by position of the keyword it hangs on; −1 where it has none. */
  scripts: readonly number[];
  /** Program of a Stratagem, −1. */
  program: number;
  /** Programs of what remains listed or burdens a hand, −1. */
  atStart: number;
  atEnd: number;
  onDeploy: number;
  costs: CostRule | null;
  aura: Aura | null;
  /** While it is in a hand, its holder's Warlord cannot attack (WR-24.12). */
  shackles: boolean;
  /** Further plays of itself (WR-25.4). */
  tide: number;
}

/** A text that can be carried out, with the card it is printed on. */
export interface ProgramRef {
  card: number;
  script: Script;
}

export const DEFS: WrDef[] = [];
export const PROGRAMS: ProgramRef[] = [];
const byId = new Map<WrCardId, number>();

/** Index of a card, −1 if there is none. */
export const findCard = (id: WrCardId): number => byId.get(id) ?? -1;

/** @throws for an id that nothing has */
export function cardIndex(id: WrCardId): number {
  const index = byId.get(id);
  if (index === undefined) throw new Error(`there is no card "${id}"`);
  return index;
}

function addProgram(card: number, script: Script | undefined): number {
  if (script === undefined) return -1;
  PROGRAMS.push({ card, script });
  return PROGRAMS.length - 1;
}

interface Numbers {
  kw: WideMask;
  nums: readonly number[];
  tide: number;
}

const NOTHING: Numbers = { kw: MASKS.none, nums: NO_NUMBERS, tide: 0 };

function addKeyword({ kw, nums, tide }: Numbers, keyword: WrKeyword, x: number): Numbers {
  return {
    kw: MASKS.union(kw, KW[keyword]),
    nums: isNumbered(keyword) ? withNumber(nums, NUM[keyword], nums[NUM[keyword]] + x) : nums,
    tide: keyword === 'tide' ? x : tide,
  };
}

function addSpec(numbers: Numbers, spec: KeywordSpec): Numbers {
  if (typeof spec === 'string') return addKeyword(numbers, spec, 0);
  return (Object.entries(spec) as [WrKeyword, number][]).reduce((sum, [keyword, x]) => addKeyword(sum, keyword, x), numbers);
}

/** The keywords that follow from the parts of a card. */
function keywordsOf(spec: CardSpec): Numbers {
  let numbers = (spec.keywords ?? []).reduce(addSpec, NOTHING);
  if (spec.kind !== 'stratagem')
    for (const ability of spec.abilities ?? []) numbers = addKeyword(numbers, ability.on, 'x' in ability ? ability.x : 0);
  if ('companion' in spec && spec.companion) numbers = addKeyword(numbers, 'companion', 0);
  if ('talent' in spec && spec.talent) numbers = addKeyword(numbers, 'talent', 0);
  if (spec.role === 'talent') numbers = addKeyword(numbers, 'ephemeral', 0);
  if (spec.role === 'sabotage') numbers = addKeyword(numbers, 'sabotage', 0);
  return numbers;
}

const NO_SCRIPTS: readonly number[] = Object.values(POSITION).map(() => -1);

function scriptsOf(index: number, abilities: readonly (AbilitySpec | NumberedAbilitySpec)[]): readonly number[] {
  if (abilities.length === 0) return NO_SCRIPTS;
  const scripts = NO_SCRIPTS.slice();
  for (const ability of abilities) {
    if (scripts[POSITION[ability.on]] >= 0) throw new Error(`the card of number ${index} has two texts on ${ability.on}`);
    scripts[POSITION[ability.on]] = addProgram(index, ability);
  }
  return scripts;
}

function compile(spec: CardSpec): WrDef {
  const index = DEFS.length;
  const lasting = spec.kind === 'stratagem' ? (spec.ongoing ?? spec.burden) : undefined;
  return {
    index,
    id: spec.id,
    name: spec.name,
    spec,
    isTroop: spec.kind === 'troop',
    isStratagem: spec.kind === 'stratagem',
    isSabotage: spec.role === 'sabotage',
    faction: spec.faction,
    cost: spec.cost,
    melee: spec.kind === 'stratagem' ? 0 : spec.melee,
    ranged: spec.kind === 'stratagem' ? 0 : spec.ranged,
    health: spec.kind === 'stratagem' ? 0 : spec.health,
    types: spec.kind === 'warlord' ? [] : spec.types,
    ...keywordsOf(spec),
    scripts: spec.kind === 'stratagem' ? NO_SCRIPTS : scriptsOf(index, spec.abilities ?? []),
    program: spec.kind === 'stratagem' && spec.steps.length > 0 ? addProgram(index, spec) : -1,
    atStart: addProgram(index, lasting && 'atStart' in lasting ? lasting.atStart : undefined),
    atEnd: addProgram(index, lasting?.atEnd),
    onDeploy: addProgram(index, lasting && 'onDeploy' in lasting ? lasting.onDeploy : undefined),
    costs: lasting?.costs ?? null,
    aura: (spec.kind !== 'stratagem' && spec.aura) || null,
    shackles: spec.kind === 'stratagem' && spec.burden?.shackles === true,
  };
}

/**
 * Adds cards; an index, once given, stays. The shipped ones come first, in content order.
 * @throws when an id is taken, or there are more cards than a hand's entry can name
 */
export function registerCards(specs: readonly CardSpec[]): void {
  for (const spec of specs) {
    if (byId.has(spec.id)) throw new Error(`two cards are called "${spec.id}"`);
    if (DEFS.length >= 1 << CARD_BITS) throw new Error(`"${spec.id}" is one card too many`);
    const def = compile(spec);
    DEFS.push(def);
    byId.set(def.id, def.index);
  }
}

registerCards(ALL_CARDS);
registerCards(EXTRA);
