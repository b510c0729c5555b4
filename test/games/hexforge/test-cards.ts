import { DEFS, defOf, isKnownCard, registerCards } from '../../../src-shared/games/hexforge/catalog.ts';
import type { CardSpec, EquipmentSpec, KeywordSpec, SpellSpec, UnitSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';

/** A card by id or name, or one made for a test. */
export type CardLike = string | CardSpec;

const common = { flavour: '', art: { hero: 'anvil', scene: 'hall' } } as const;
let made = 0;

/** A unit made for a test: `vanilla('3/4', ['taunt'])`. Each call is a card of its own. */
export function vanilla(stats: string, keywords: KeywordSpec[] = [], more: Partial<UnitSpec> = {}): UnitSpec {
  const [power, health] = stats.split('/').map(Number);
  const id = `test-unit-${++made}`;
  return { type: 'unit', id, name: id, kind: 'Test', cost: '', power, health, ...(keywords.length && { keywords }), ...common, ...more };
}

export function testSpell(more: Partial<SpellSpec> & Pick<SpellSpec, 'effects'>): SpellSpec {
  const id = `test-spell-${++made}`;
  return { type: 'spell', id, name: id, cost: '', ...common, ...more };
}

export function testEquipment(more: Partial<EquipmentSpec> = {}): EquipmentSpec {
  const id = `test-equipment-${++made}`;
  return { type: 'equipment', id, name: id, cost: '', wearer: 'own', gives: {}, ...common, ...more };
}

/** A worker made for a test. */
export const testWorker = (yields: UnitSpec['worker'], stats = '1/2'): UnitSpec => vanilla(stats, [], { role: 'worker', worker: yields });

/** Definition index of a card, registering a made one at first use. */
export function defIndex(card: CardLike): number {
  if (typeof card !== 'string') {
    if (!isKnownCard(card.id)) registerCards([card]);
    return defOf(card.id).index;
  }
  if (isKnownCard(card)) return defOf(card).index;
  const named = DEFS.find((d) => d.spec.name === card);
  if (!named) throw new Error(`there is no card "${card}"`);
  return named.index;
}

/** Id of a card, or of the card an instance is. */
export function cardId(card: CardLike): string;
export function cardId(state: HxState, inst: number): string;
export function cardId(a: CardLike | HxState, inst?: number): string {
  if (inst !== undefined) return DEFS[(a as HxState).defs[inst]].id;
  return DEFS[defIndex(a as CardLike)].id;
}
