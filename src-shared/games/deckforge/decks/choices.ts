/**
 * What the forge offers for each part of an ability: what is legal on the card (DK-17.5 to 17.11) and can do something. A choice brings the parts
 * that depend on it along, so that no choice leads to an ability that cannot stand there; numbers stay for their fields to judge.
 */
import { abilityFaults, isCounted, isIn, isLasting } from './check-ability.ts';
import { COUNTS, isCreature } from './limits.ts';
import { AIMS, LASTING, OPS, SELECTORS, TRAITS, WHENS, type Ability, type Aim, type CardType, type DeckCard, type Op } from './wire.ts';

export type AbilityPart = 'when' | 'op' | 'selector' | 'm' | 'dur';
type Parts = { when: Ability[0]; op: Op; selector: Ability[2]; n: number; m: Ability[4]; dur: Ability[5] };
const PLACES = { when: 0, op: 1, selector: 2, n: 3, m: 4, dur: 5 } as const;

const partsOf = ([when, op, selector, n, m, dur]: Ability): Parts => ({ when, op, selector, n, m, dur });
const made = ({ when, op, selector, n, m, dur }: Parts): Ability => [when, op, selector, n, m, dur];

const PLAYERS: readonly Ability[2][] = ['self', 'eachOpp', 'eachPl'];
const CREATURES: readonly Ability[2][] = ['me', 'myCre', 'myOthers', 'oppCre', 'allCre'];
const PLAYER_OPS: readonly Op[] = ['heal', 'draw', 'discard', 'wreck', 'extra'];
const CREATURE_OPS: readonly Op[] = ['destroy', 'stun', 'freeze', 'mod', 'bounce', 'cleanse'];

/** Whether it can do anything: a legal ability may name what its op does nothing to (DK-17.10), or what is never there. */
function isOfUse(type: CardType, { when, op, selector, m }: Parts): boolean {
  const isOnCreature = isCreature(type);
  if (selector === 'source' || selector === 'protected') {
    const hasEvent = isOnCreature ? when !== 'enter' && when !== 'static' : type !== 'attack';
    if (!hasEvent) return false;
  }
  if ((selector === 'me' || selector === 'myOthers') && !isOnCreature) return false;
  if (when === 'static' && selector === 'target') return false;
  if (PLAYER_OPS.includes(op)) return !CREATURES.includes(selector);
  const isForCreatures = CREATURE_OPS.includes(op) || ((op === 'gain' || op === 'lose') && m !== 'ims' && m !== 'ima');
  return !isForCreatures || !PLAYERS.includes(selector);
}

/** The numbers and the length that go with an op: as they were where they can be. */
function fitted(parts: Parts): Parts {
  const { when, op, n, m, dur } = parts;
  const lasting = dur === 'now' ? 'turn' : dur;
  const length = !isLasting(op) ? 'now' : when === 'static' ? 'perm' : lasting;
  if (op === 'gain' || op === 'lose') return { ...parts, n: 0, m: typeof m === 'string' ? m : 'unb', dur: length };
  if (op === 'mod') {
    const isChange = n !== 0 || (typeof m === 'number' && m !== 0);
    return { ...parts, n: isChange ? n : 1, m: typeof m === 'number' ? m : 0, dur: length };
  }
  if (!isCounted(op)) return { ...parts, n: 0, m: 0, dur: length };
  return { ...parts, n: Number.isNaN(n) || isIn(n, COUNTS[op]) ? n : Math.max(1, COUNTS[op].min), m: 0, dur: length };
}

const usesTarget = (abilities: readonly Ability[]): boolean => abilities.some(([, , selector]) => selector === 'target');

/** Whether all can stand on the card with its aim, whatever their numbers. */
const canStand = (card: DeckCard): boolean =>
  usesTarget(card.abilities) === (card.aim !== 'none') &&
  !(card.aim === 'own' && card.type === 'attack') &&
  card.abilities.every((ability) => abilityFaults(card, ability, [0, 0]).every(({ code }) => code !== 'E_SCHEMA'));

/** The card with these abilities, aimed as before if that can be. */
function aimed(card: DeckCard, abilities: readonly Ability[]): DeckCard | null {
  const aims: readonly Aim[] = usesTarget(abilities) ? [card.aim, ...AIMS] : ['none'];
  for (const aim of aims) {
    const next = { ...card, abilities, aim };
    if (canStand(next)) return next;
  }
  return null;
}

const first = <T>(wished: T, others: readonly NoInfer<T>[]): T[] => [wished, ...others.filter((one) => one !== wished)];

/** The nearest card that has the ability with this part. */
function settled(card: DeckCard, at: number, wish: Partial<Parts>): DeckCard | null {
  const old = partsOf(card.abilities[at]);
  const when = wish.when ?? old.when;
  const ops: readonly Op[] = wish.op ? [wish.op] : wish.when ? first(old.op, ['mod']) : [old.op];
  const selectors = wish.selector ? [wish.selector] : first(old.selector, SELECTORS);
  for (const op of ops)
    for (const selector of selectors) {
      const parts = { ...fitted({ ...old, ...wish, when, op, selector }), selector };
      if (!isOfUse(card.type, parts)) continue;
      const next = aimed(card, card.abilities.with(at, made(parts)));
      if (next) return next;
    }
  return null;
}

const VALUES = { when: WHENS, op: OPS, selector: SELECTORS, m: TRAITS, dur: LASTING } as const;

/** The card with one part of an ability chosen anew; null where that cannot stand on it. */
export const withPart = (card: DeckCard, at: number, part: AbilityPart, value: Ability[number]): DeckCard | null =>
  settled(card, at, { [part]: value });

/** The card with a number of an ability as it was typed, in range or not. */
export const withNumber = (card: DeckCard, at: number, part: 'n' | 'm', value: number): DeckCard => ({
  ...card,
  abilities: card.abilities.with(at, card.abilities[at].with(PLACES[part], value) as unknown as Ability),
});

/** What can be chosen for a part, what is there now among it. Nothing where the op has no such part. */
export function choicesOf(card: DeckCard, at: number, part: AbilityPart): Ability[number][] {
  const [when, op, , , m, dur] = card.abilities[at];
  if (part === 'm' && typeof m !== 'string') return [];
  if (part === 'dur') return isLasting(op) ? (when === 'static' ? [dur] : [...LASTING]) : [];
  const now = card.abilities[at][PLACES[part]];
  return VALUES[part].filter((value) => value === now || settled(card, at, { [part]: value }) !== null);
}

/** Aims that the card can have with its abilities; none where nothing uses a target. */
export const aimsOf = (card: DeckCard): Aim[] =>
  usesTarget(card.abilities) ? AIMS.filter((aim) => aim === card.aim || canStand({ ...card, aim })) : [];

const BEGINNINGS: Readonly<Record<CardType, Ability>> = {
  creature: ['enter', 'heal', 'self', 2, 0, 'now'],
  flying: ['enter', 'heal', 'self', 2, 0, 'now'],
  attack: ['cast', 'dmg', 'target', 3, 0, 'now'],
  defense: ['cast', 'prevent', 'protected', 3, 0, 'now'],
  artifact: ['cast', 'heal', 'self', 4, 0, 'now'],
};

/** The card with one more ability, to be changed. */
export function withAbility(card: DeckCard): DeckCard {
  const more = { ...card, abilities: [...card.abilities, BEGINNINGS[card.type]] };
  const at = card.abilities.length;
  return aimed(card, more.abilities) ?? settled(more, at, {}) ?? more;
}

export const withoutAbility = (card: DeckCard, at: number): DeckCard => {
  const abilities = card.abilities.toSpliced(at, 1);
  return aimed(card, abilities) ?? { ...card, abilities };
};

/** The ability one place earlier or later: they are carried out in their order (DK-5.10). */
export const withMoved = (card: DeckCard, at: number, by: -1 | 1): DeckCard => ({
  ...card,
  abilities: card.abilities.with(at, card.abilities[at + by]).with(at + by, card.abilities[at]),
});

/** A new card of a type. */
export const blankCard = (type: CardType, name: string): DeckCard => {
  const [atk, def] = isCreature(type) ? [2, 2] : [0, 0];
  const card: DeckCard = { type, name, copies: 1, atk, def, keywords: [], aim: 'none', abilities: [], text: '' };
  return isCreature(type) ? card : withAbility(card);
};

/** The card as one of another type, with what of it can stand there. */
export function withType(card: DeckCard, type: CardType): DeckCard {
  const blank = blankCard(type, card.name);
  const both = isCreature(type) && isCreature(card.type);
  const base = { ...blank, copies: card.copies, text: card.text, ...(both && { atk: card.atk, def: card.def, keywords: card.keywords }) };
  const kept = card.abilities.reduce<DeckCard>(
    (so, ability) => {
      const more = { ...so, aim: so.aim === 'none' ? card.aim : so.aim, abilities: [...so.abilities, ability] };
      return (
        settled(
          more,
          so.abilities.length,
          isCreature(type) === isCreature(card.type) ? {} : { when: isCreature(type) ? 'enter' : 'cast' },
        ) ?? so
      );
    },
    { ...base, aim: 'none', abilities: [] },
  );
  return kept.abilities.length > 0 || isCreature(type) ? kept : base;
}
