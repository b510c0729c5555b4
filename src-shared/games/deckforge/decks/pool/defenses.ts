/** Defense Spells: each is of use against a creature and against a spell, for its player cannot know which of them will be revealed (DK-C4). */
import { defense, mod, on, trait, type PoolCard } from './build.ts';

export const DEFENSES: readonly PoolCard[] = [
  defense('ABC', 'Leather Apron', 'Thick, stained and lucky so far.', [on('cast', 'prevent', 'protected', 4)]),
  defense('ABC', 'Quenching Trough', 'Whatever it was, it is wet now.', [on('cast', 'prevent', 'protected', 0)]),
  defense('AB', 'Bright Mirror', 'Polished every morning for the one evening when it counts.', [
    on('cast', 'reflect', 'self'),
    on('cast', 'heal', 'self', 2),
  ]),
  defense('AB', 'Slammed Door', 'Whatever she held, she dropped it to reach the handle.', [
    on('cast', 'negate', 'source'),
    on('cast', 'discard', 'self', 1),
  ]),
  defense('AB', 'Burnished Plate', 'It turns a curse and takes the edge off a club.', [
    on('cast', 'reflect', 'self'),
    on('cast', 'prevent', 'protected', 2),
  ]),
  defense('AB', 'Tempered Ranks', 'Heated together, cooled together, hit together.', [
    on('cast', 'prevent', 'protected', 3),
    mod('cast', 'myCre', 0, 1, 'turn'),
  ]),
  defense('AB', 'Scalding Reply', 'A courteous answer, at two hundred degrees.', [
    on('cast', 'prevent', 'protected', 2),
    on('cast', 'dmg', 'source', 3),
  ]),
  defense('AC', 'Ash in the Eyes', 'He will find the way out. Not today.', [
    on('cast', 'prevent', 'protected', 2),
    on('cast', 'stun', 'source', 1),
  ]),
  defense('AC', 'Written Ward', 'Three lines in chalk, and none of them polite.', [
    on('cast', 'prevent', 'protected', 2),
    trait('cast', 'gain', 'protected', 'ims', 'turn'),
  ]),
  defense('AC', 'Grounding Rod', 'Let it come down. It has somewhere to go.', [
    on('cast', 'prevent', 'protected', 3),
    trait('cast', 'gain', 'self', 'ima', 1),
  ]),
  defense('AC', 'Hot Meal', 'No wall was ever held on an empty stomach.', [on('cast', 'heal', 'self', 5)]),
  defense('AC', 'Safety Catch', 'Everything stops. Everybody has a moment to think, which is the price.', [
    on('cast', 'negate', 'source'),
    on('cast', 'draw', 'eachOpp', 1),
  ]),
  defense('B', 'Sand Bucket', 'It is dull work to fill one, and duller not to have.', [on('cast', 'prevent', 'protected', 5)]),
  defense('B', 'Shoulder to Shoulder', 'Nobody in the row is brave. The row is.', [
    on('cast', 'prevent', 'protected', 2),
    mod('cast', 'myCre', 0, 1, 'turn'),
  ]),
  defense('B', 'Iron Lung', 'In, out, and whatever was in the air stays in the filter.', [
    on('cast', 'prevent', 'protected', 2),
    on('cast', 'heal', 'self', 3),
  ]),
  defense('C', 'Smoke Screen', 'By the time it lifts, we have moved the chairs.', [
    on('cast', 'prevent', 'protected', 2),
    on('cast', 'draw', 'self', 1),
  ]),
  defense('C', 'Turned Blade', 'The flat for you, the edge for them.', [
    on('cast', 'prevent', 'protected', 1),
    on('cast', 'dmg', 'source', 2),
  ]),
  defense('C', 'Looking Glass', 'It keeps the last thing it was shown, and waits for company.', [on('cast', 'reflect', 'self')]),
];
