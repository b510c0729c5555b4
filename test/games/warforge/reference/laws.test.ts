/** Laws of every attack, in random scenes. */
import { expect, test } from 'vitest';
import { sceneOf, unit } from './by-hand.ts';
import { brokenLaws, type Legal } from './laws.ts';
import { randomScene } from './random.ts';
import { resolveAttack } from './resolve.ts';
import { TRIGGER_ORDER, type DamageCause, type IllegalReason, type Outcome, type Scene } from './scene.ts';

const SCENES = 20_000;

const REASONS: readonly IllegalReason[] = [
  ...(['notOwnUnit', 'notAnEnemy', 'noAttackLeft', 'cantAttack', 'stunned', 'zeroValue'] as const),
  ...(['sick', 'flankOnWarlord', 'guarded', 'stealth', 'flying', 'fixated'] as const),
];
const CAUSES: readonly DamageCause[] = ['flechette', 'sentry', 'hit', 'retaliation', 'blast', 'stomp', 'effect'];
const EVERYTHING: readonly string[] = [...REASONS, ...CAUSES, ...TRIGGER_ORDER, 'ambush', 'won', 'drawn'];

/** Of the things that can happen, those that did. */
function kindsOf(outcome: Outcome): string[] {
  if (!outcome.legal) return outcome.reasons;
  const result = outcome.result === null ? [] : ['draw' in outcome.result ? 'drawn' : 'won'];
  const kinds = outcome.happenings.map((one) => (one.type === 'event' ? one.name : one.type === 'damage' ? one.cause : one.type));
  return [...new Set(kinds), ...result];
}

test(`${SCENES} random attacks keep the laws, and everything that can happen in one happens`, () => {
  const counts = new Map(EVERYTHING.map((kind) => [kind, 0]));
  const broken: string[] = [];
  for (let seed = 0; seed < SCENES; seed += 1) {
    const scene = randomScene(seed);
    const outcome = resolveAttack(scene);
    if (outcome.legal) broken.push(...brokenLaws(scene, outcome).map((law) => `${law}: seed ${seed}`));
    for (const kind of kindsOf(outcome)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(broken).toEqual([]);
  expect(EVERYTHING.filter((kind) => (counts.get(kind) ?? 0) < 5)).toEqual([]);
});

test('an outcome that was tampered with breaks the laws', () => {
  const scene = sceneOf('R1 melee R1', { right: [unit('2/0/9')] }, { right: [unit('1/0/2'), unit('1/1/5', [], { prayPending: true })] });
  const outcome = resolveAttack(scene) as Legal;
  expect(brokenLaws(scene, outcome)).toEqual([]);
  const { happenings, end } = outcome;
  const twice = { ...outcome, happenings: [...happenings, happenings[happenings.length - 1]] };
  expect(brokenLaws(scene, twice)).toEqual(['a unit dies once', 'one check closes each event']);
  const silent = { ...outcome, happenings: happenings.filter(({ type }) => type !== 'damage') };
  expect(brokenLaws(scene, silent)).toEqual(['health balances']);
  const undead = { ...outcome, end: { ...end, p2: scene.sides.p2 } };
  expect(brokenLaws(scene, undead)).toEqual(['the dead are gone, all others stay', 'health balances']);
  const idle = { ...outcome, end: { ...end, p1: scene.sides.p1 } };
  expect(brokenLaws(scene, idle)).toEqual(['health balances', 'the attacker alone spends an attack']);
  expect(brokenLaws(scene, { ...outcome, result: { draw: true } })).toEqual(['the result goes by the Warlords']);
});

/** The same with the players' names exchanged. */
const mirrored = ({ active, turns, sides, ...rest }: Scene): Scene => ({
  ...rest,
  active: active === 'p1' ? 'p2' : 'p1',
  turns: { p1: turns.p2, p2: turns.p1 },
  sides: { p1: sides.p2, p2: sides.p1 },
});

const storyOf = (outcome: Outcome): string =>
  JSON.stringify(outcome.legal ? [outcome.happenings, outcome.end.p1, outcome.end.p2] : outcome.reasons);

test('the same scene ends alike: from JSON, and with the players exchanged; it is left as it was', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const scene = randomScene(seed);
    const text = JSON.stringify(scene);
    const story = storyOf(resolveAttack(scene));
    expect(JSON.stringify(scene)).toBe(text);
    expect(storyOf(resolveAttack(JSON.parse(text) as Scene))).toBe(story);
    const other = resolveAttack(mirrored(scene));
    expect(storyOf(other.legal ? { ...other, end: { p1: other.end.p2, p2: other.end.p1 } } : other)).toBe(story);
  }
});
