/** Artifacts: made on slow days, used on the other kind. */
import { artifact, mod, on, trait, type PoolCard } from './build.ts';

export const ARTIFACTS: readonly PoolCard[] = [
  artifact('ABC', 'Pressure Valve', 'Turn left to let it out. Point it first.', [on('cast', 'dmg', 'target', 3)], 'any'),
  artifact('ABC', 'Salve Tin', 'Smells of goose and pine, and does for rust as well.', [
    on('cast', 'heal', 'self', 4),
    on('cast', 'cleanse', 'myCre'),
  ]),
  artifact('AB', 'Paper Wings', 'Good for two flights. The second is advised against.', [trait('cast', 'gain', 'target', 'fly', 2)], 'own'),
  artifact(
    'AB',
    'Grease Pot',
    'Nobody can hold what nobody can grip.',
    [trait('cast', 'gain', 'target', 'unb', 'turn'), mod('cast', 'target', 2, 0, 'turn')],
    'own',
  ),
  artifact('AB', 'Standing Mirror', 'It has been looking at you since you came in.', [on('cast', 'reflect', 'self')]),
  artifact('AB', 'Ration Whistle', 'Everybody comes running. Whoever blew it eats first.', [
    on('cast', 'draw', 'eachPl', 1),
    on('cast', 'heal', 'self', 2),
  ]),
  artifact('AB', 'Sealed Writ', 'The bearer is not to be enchanted. By order.', [trait('cast', 'gain', 'self', 'ims', 1)]),
  artifact('AC', 'Repeater Hammer', 'It strikes once more than you meant to.', [on('cast', 'extra', 'self')]),
  artifact(
    'AC',
    'Crowbar',
    'Opens crates, doors and disagreements.',
    [on('cast', 'wreck', 'target'), on('cast', 'dmg', 'target', 1)],
    'opp',
  ),
  artifact('AC', 'Return Chute', 'Everything that falls in comes out where it started.', [on('cast', 'bounce', 'target')], 'cre'),
  artifact(
    'AC',
    'Demolition Charge',
    'Stand back. Further. You too.',
    [on('cast', 'destroy', 'target'), on('cast', 'dmg', 'self', 3)],
    'cre',
  ),
  artifact('AC', 'Cold Box', 'Lift the lid and let the winter look around.', [
    on('cast', 'freeze', 'oppCre', 1),
    mod('cast', 'allCre', -1, 0, 'turn'),
  ]),
  artifact('B', 'Spare Plate', 'Nobody remembers what it is a part of. It fits.', [on('cast', 'prevent', 'protected', 4)]),
  artifact(
    'B',
    'Overcharged Anvil',
    'For one afternoon everything made on it was a masterpiece.',
    [mod('cast', 'target', 3, 3, 'turn')],
    'own',
  ),
  artifact('B', 'Coal Scuttle', 'Always room for one more idea.', [on('cast', 'draw', 'self', 2)]),
  artifact('C', 'Fire Blanket', 'It smothers the fire, and whatever was in your hands.', [
    on('cast', 'negate', 'source'),
    on('cast', 'discard', 'self', 2),
  ]),
  artifact('C', 'Signal Kite', 'Red for stop, black for drop everything.', [on('cast', 'discard', 'target', 2)], 'opp'),
  artifact('C', 'Burning Lens', 'A small sun, and everybody over there is standing in it.', [on('cast', 'dmg', 'eachOpp', 2)]),
];
