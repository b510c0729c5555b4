import { describe, expect, test } from 'vitest';
import { keywordRegister, type KeywordEntry, type KeywordModule } from '../../src-shared/kernel/keywords.ts';
import { narrowMasks, wideMasks } from '../../src-shared/kernel/masks.ts';

interface Unit {
  health: number;
  mask: readonly number[];
}

/** Moments of a toy game: a hit is changed by one keyword after another, and the dead may leave something. */
interface Moments {
  hit(unit: Unit, amount: number): number;
  died(unit: Unit, told: string[]): void;
}

const entry = (name: string): KeywordEntry => ({ name, icon: 'anvil', line: 'x', rule: 'x', example: 'x', cites: ['TY-1.1'] });

/** Seventy keywords, most of which leave their name; three of them meet at one moment across all words of the mask. */
const IDS = Array.from({ length: 70 }, (_, i) => `k${i}`);
const module = (id: string): KeywordModule<Moments> => {
  if (id === 'k2') return { hit: (_unit, amount) => Math.min(amount, 1) };
  if (id === 'k40') return { hit: (_unit, amount) => Math.max(0, amount - 2), died: (_unit, told) => told.push(id) };
  if (id === 'k69') return { hit: () => 0 };
  return { died: (_unit, told) => void told.push(id) };
};
const MASKS = wideMasks(IDS);
const parts = {
  masks: MASKS,
  entries: Object.fromEntries(IDS.map((id) => [id, entry(id)])),
  modules: Object.fromEntries(IDS.map((id) => [id, module(id)])),
};

describe('a register of seventy keywords', () => {
  const register = keywordRegister<string, readonly number[], Moments>({ ...parts, first: { hit: ['k69'] } });
  const unit = (...ids: string[]): Unit => ({ health: 5, mask: MASKS.of(ids) });
  const HIT = register.at('hit');
  const DIED = register.at('died');

  const hit = (target: Unit, amount: number): number => {
    if (!MASKS.meets(target.mask, HIT.mask)) return amount;
    return HIT.hooks.reduce((left, hook) => (MASKS.meets(target.mask, hook.mask) ? hook.does(target, left) : left), amount);
  };
  const die = (target: Unit): string[] => {
    const told: string[] = [];
    for (const hook of DIED.hooks) if (MASKS.meets(target.mask, hook.mask)) hook.does(target, told);
    return told;
  };

  test('its ids in their order explain the positions of saved masks', () => {
    expect(register.masks.ids).toEqual(IDS);
  });

  test('a moment holds exactly the keywords that act at it, those with precedence first, the rest in the order of the ids', () => {
    expect(HIT.hooks.map((hook) => hook.id)).toEqual(['k69', 'k2', 'k40']);
    expect(MASKS.list(HIT.mask)).toEqual(['k2', 'k40', 'k69']);
    expect(DIED.hooks).toHaveLength(68);
  });

  test('the table is built once', () => {
    expect(register.at('hit')).toBe(HIT);
  });

  test('keywords act on those that have them, in that order, and nothing is asked of the others', () => {
    expect(hit(unit('k0', 'k31', 'k32', 'k64'), 5)).toBe(5);
    expect(hit(unit('k2'), 5)).toBe(1);
    expect(hit(unit('k40'), 5)).toBe(3);
    expect(hit(unit('k2', 'k40'), 5)).toBe(0);
    expect(hit(unit('k69', 'k2'), 5)).toBe(0);
  });

  test('a unit saved, read back and given or robbed of keywords at the ends of words acts by what it has now', () => {
    const saved = JSON.stringify(unit('k0', 'k31', 'k32', 'k63', 'k64'));
    const read = JSON.parse(saved) as Unit;
    expect(die(read)).toEqual(['k0', 'k31', 'k32', 'k63', 'k64']);
    const other = { ...read, mask: MASKS.without(MASKS.union(read.mask, MASKS.only.k33), MASKS.only.k31) };
    expect(die(other)).toEqual(['k0', 'k32', 'k33', 'k63', 'k64']);
    expect(JSON.stringify(read)).toBe(saved);
  });
});

describe('what does not start', () => {
  const masks = narrowMasks(['guard']);
  const modules = { guard: { hit: () => 0 } };
  const start =
    (change: Partial<KeywordEntry>, own: KeywordModule<Moments> = modules.guard) =>
    () =>
      keywordRegister<'guard', number, Moments>({ masks, entries: { guard: { ...entry('Guard'), ...change } }, modules: { guard: own } });

  test.each(['name', 'icon', 'line', 'rule', 'example'] as const)('a keyword with a blank %s', (part) => {
    expect(start({ [part]: ' ' })).toThrow(`the keyword "guard" has no ${part}`);
  });

  test('a keyword that acts at no moment', () => {
    expect(start({}, {})).toThrow('the keyword "guard" does nothing: its module hooks on no moment');
  });

  test('a precedence of a keyword that does not act then', () => {
    const register = keywordRegister<'guard', number, Moments>({
      masks,
      entries: { guard: entry('Guard') },
      modules,
      first: { died: ['guard'] },
    });
    expect(() => register.at('died')).toThrow('the keyword "guard" is to be first at "died" and does nothing then');
  });
});

test('what does not compile: an entry that lacks a part, an entry without a module, a module without an entry, an unknown moment', () => {
  const whole = entry('Guard');
  // @ts-expect-error no icon
  const bare: KeywordEntry = { name: 'Guard', line: 'x', rule: 'x', example: 'x', cites: ['TY-1.1'] };
  // @ts-expect-error no rule that a test could cite
  const untested: KeywordEntry = { ...whole, cites: [] };
  const masks = narrowMasks(['guard']);
  const parts = { masks, entries: { guard: whole } };
  // @ts-expect-error no module
  expect(() => keywordRegister<'guard', number, Moments>({ ...parts, modules: {} })).toThrow();
  // @ts-expect-error a moment that the game does not have
  const odd: KeywordModule<Moments> = { slept: () => 0 };
  expect([bare, untested, odd]).toHaveLength(3);
});
