import { describe, expect, test } from 'vitest';
import {
  all,
  anyTroop,
  beside,
  create,
  damage,
  destroy,
  discover,
  draw,
  drawNext,
  embers,
  enemy,
  enemyTroop,
  energy,
  faith,
  gainHealth,
  grant,
  heal,
  iff,
  lose,
  maxEnergy,
  modify,
  otherTroop,
  own,
  ownTroop,
  pact,
  questProgress,
  random,
  ready,
  returnTo,
  sabotage,
  shuffleIn,
  summon,
  times,
  type Amount,
  type Effect,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { aiming, onTroop, saying } from './wording.ts';

type Cases = readonly (readonly [text: string, words: string])[];

/** Every verb; one without an entry does not compile. */
const VERBS: Record<Effect['do'], Cases> = {
  damage: [
    [aiming(enemy(), damage(3)), 'Deal 3 damage to an enemy.'],
    [saying(damage(2, all(enemyTroop()))), 'Deal 2 damage to each enemy Troop.'],
    [saying(damage(2, all(anyTroop()))), 'Deal 2 damage to each Troop.'],
    [saying(damage(1, random(enemy()))), 'Deal 1 damage to a random enemy.'],
    [saying(damage(1, random(enemyTroop(), 2))), 'Deal 1 damage to two random enemy Troops.'],
    [saying(damage(4, 'enemyWarlord')), 'Deal 4 damage to the enemy Warlord.'],
    [onTroop(damage(2, 'this')), 'Deal 2 damage to this Troop.'],
  ],
  heal: [
    [saying(heal(3, 'ownWarlord')), 'Heal your Warlord by 3.'],
    [aiming(own({ damaged: true }), heal(3)), 'Heal a damaged friendly unit by 3.'],
    [saying(heal(1, all(own()))), 'Heal each of your units by 1.'],
  ],
  gainHealth: [
    [aiming(ownTroop(), gainHealth(2)), 'Give a friendly Troop +2 health.'],
    [onTroop(gainHealth(1, 'this')), 'This Troop gains +1 health.'],
  ],
  modify: [
    [aiming(ownTroop(), modify(2, 0)), 'Give a friendly Troop +2 melee.'],
    [aiming(enemy(), modify(-1, -2, 'target', 'turn')), 'Give an enemy −1 melee and −2 ranged this turn.'],
    [
      aiming(ownTroop(), modify(1, 1), gainHealth(3), grant('vanguard')),
      'Give a friendly Troop +1 melee, +1 ranged, +3 health and Vanguard.',
    ],
    [
      saying(modify(0, 1, all(ownTroop())), damage(1, all(ownTroop()))),
      'Give each of your Troops +1 ranged. Deal 1 damage to each of them.',
    ],
  ],
  grant: [
    [aiming(ownTroop(), grant('armour', 'target', 1)), 'Give a friendly Troop Armour 1.'],
    [aiming(ownTroop({ without: 'armour' }), grant('armour', 'target', 1)), 'A friendly Troop without Armour gains Armour 1.'],
    [aiming(ownTroop(), grant('fast', 'target', undefined, 'turn')), 'Give a friendly Troop Fast this turn.'],
    [aiming(enemy(), grant('stun'), grant('blind')), 'Stun an enemy. Blind it.'],
    [aiming(enemyTroop(), grant('huntMark')), 'Put a Hunt Mark on an enemy Troop.'],
    [saying(grant('huntMark', random(enemyTroop()), 2)), 'Put two Hunt Marks on a random enemy Troop.'],
    [aiming(enemy(), grant('vulnerable', 'target', 2)), 'Give an enemy Vulnerable 2.'],
  ],
  lose: [
    [aiming(enemyTroop(), lose('flying')), 'An enemy Troop loses Flying.'],
    [saying(lose('shield', all(enemy())), lose('stealth', all(enemy()))), 'Each enemy loses Shield. They lose Stealth.'],
  ],
  destroy: [[aiming(enemyTroop({ maxHealth: 3 }), destroy()), 'Destroy an enemy Troop with 3 or less health.']],
  return: [
    [aiming(enemyTroop(), returnTo('hand')), 'Return an enemy Troop to your rival’s hand.'],
    [aiming(ownTroop(), returnTo('hand')), 'Return a friendly Troop to your hand.'],
    [aiming(anyTroop(), returnTo('deck')), 'Shuffle a Troop into its player’s deck.'],
    [onTroop(returnTo('hand', 'this')), 'Return this Troop to your hand.'],
  ],
  ready: [[saying(ready('ownWarlord')), 'Ready your Warlord.']],
  pact: [
    [aiming(ownTroop(), pact()), 'Give a friendly Troop a Pact of your choice.'],
    [aiming(ownTroop(), pact('target', 'veils')), 'Give a friendly Troop the Pact of Veils.'],
  ],
  draw: [
    [saying(draw()), 'Draw a card.'],
    [saying(draw(2)), 'Draw 2 cards.'],
    [saying(draw(1, 'opponent')), 'Your rival draws a card.'],
  ],
  drawNext: [
    [saying(drawNext({ kind: 'troop' })), 'Draw the next Troop from your deck.'],
    [saying(drawNext({ type: 'Beast' }, 2)), 'Draw the next two Beasts from your deck.'],
  ],
  discover: [
    [saying(discover('deck', { kind: 'stratagem' })), 'Take one of three random Stratagems from your deck.'],
    [saying(discover('pool')), 'Take one of three random cards of your faction.'],
  ],
  create: [
    [saying(create('letter')), 'Add Letter to your hand.'],
    [saying(create('letter', 2, 'opponent')), 'Add two copies of Letter to your rival’s hand.'],
  ],
  shuffleIn: [
    [saying(shuffleIn('letter', 3)), 'Shuffle three copies of Letter into your deck.'],
    [saying({ do: 'shuffleIn', card: 'letter', onTop: true }), 'Put Letter on top of your deck.'],
  ],
  summon: [
    [saying(summon('rat')), 'Summon a Rat (1/0/2, Fast, Armour 1).'],
    [saying(summon('rat', 2)), 'Summon two Rats (1/0/2, Fast, Armour 1).'],
    [saying(summon('rat', 1, 'opponent')), 'Summon a Rat (1/0/2, Fast, Armour 1) on your rival’s side.'],
    [saying(summon('rat', { count: enemyTroop() })), 'Summon a Rat (1/0/2, Fast, Armour 1) for each enemy Troop.'],
  ],
  energy: [[saying(energy(2)), 'Gain 2 energy.']],
  maxEnergy: [
    [saying(maxEnergy(1)), 'Raise your maximum energy by 1.'],
    [saying(maxEnergy(-1, 'opponent')), 'Lower your rival’s maximum energy by 1.'],
  ],
  faith: [[saying(faith(1)), 'Gain 1 Faith.']],
  questProgress: [[saying(questProgress(2)), 'Gain 2 Quest Progress.']],
  ember: [
    [saying(embers(1)), 'Gain an Ember.'],
    [saying(embers(2)), 'Gain 2 Embers.'],
  ],
  sabotage: [
    [saying(sabotage()), 'Sabotage your rival.'],
    [saying(sabotage('letter')), 'Sabotage your rival with Letter.'],
  ],
  if: [
    [saying(iff({ cond: 'faith', n: 3 }, [draw(1), heal(2, 'ownWarlord')])), 'Faith 3: Draw a card. Heal your Warlord by 2.'],
    [saying(iff({ cond: 'faith', n: 3 }, [draw(1)]), energy(1)), 'If you have 3 Faith or more, draw a card. Gain 1 energy.'],
    [saying(energy(1), iff({ cond: 'ember', n: 2 }, [draw(1)])), 'Gain 1 energy. Ember 2: Draw a card.'],
    [
      saying(iff({ cond: 'behind' }, [draw(1), energy(1)], [draw(2)])),
      'If your Warlord has less health than the enemy Warlord, draw a card, then gain 1 energy. Otherwise, draw 2 cards.',
    ],
    [aiming(enemy(), iff({ cond: 'faith', n: 3 }, [damage(5)], [damage(3)])), 'Deal 3 damage to an enemy. Faith 3: Deal 5 instead.'],
    [saying(iff({ cond: 'overtime' }, [draw(2)], [draw(1)])), 'Draw a card. If it is Overtime, draw 2 cards instead.'],
    [onTroop(iff({ cond: 'teleport' }, [draw(1)])), 'Rally, Teleport: Draw a card.'],
  ],
  times: [
    [saying(times(3, damage(1, random(enemy())))), 'Deal 1 damage to a random enemy three times.'],
    [saying(times(2, draw(1), faith(1))), 'Do this twice: draw a card, then gain 1 Faith.'],
  ],
};

describe.each(Object.entries(VERBS))('%s', (_verb, cases) => {
  test.each(cases.map(([text, words]) => [words, text]))('%s', (words, text) => expect(text).toBe(words));
});

describe('numbers that are worked out', () => {
  const dealt = (amount: Amount): string =>
    onTroop(damage(amount, 'enemyWarlord')).replace('Deal ', '').replace(' to the enemy Warlord', '');
  test.each<[Amount, string]>([
    [{ from: 1, to: 4 }, '1–4 damage.'],
    [{ count: otherTroop({ type: 'Beast' }) }, '1 damage for each of your other Beasts.'],
    [{ count: enemyTroop(), times: 2 }, '2 damage for each enemy Troop.'],
    [{ count: beside(), plus: 2 }, '2 damage, plus 1 for each adjacent Troop.'],
    [{ of: 'melee', who: 'this' }, 'damage equal to this Troop’s melee.'],
    [{ of: 'missing', who: 'ownWarlord', times: 2 }, 'damage equal to twice your Warlord’s missing health.'],
    [{ counter: 'faith' }, 'damage equal to your Faith.'],
    [{ counter: 'energy', times: 3 }, 'damage equal to three times your energy left.'],
    [{ counter: 'embers' }, '1 damage for each Ember you have.'],
    [{ counter: 'hand', times: 2 }, '2 damage for each card in your hand.'],
    ['that', 'that much damage.'],
  ])('%j', (amount, words) => expect(dealt(amount)).toBe(words));

  test.each<[Effect, string]>([
    [
      modify({ count: otherTroop() }, { count: otherTroop() }, 'this', 'turn'),
      'This Troop gains +1 melee and +1 ranged this turn for each of your other Troops.',
    ],
    [modify({ of: 'missing', who: 'this' }, 0, 'this'), 'This Troop gains +X melee, where X is its missing health.'],
    [modify({ from: 1, to: 3 }, 0, 'this'), 'This Troop gains +1–3 melee.'],
    [heal({ count: enemy() }, 'ownWarlord'), 'Heal your Warlord by 1 for each enemy.'],
    [heal('that', 'ownWarlord'), 'Heal your Warlord by the damage taken.'],
    [gainHealth({ of: 'melee', who: 'this' }, 'ownWarlord'), 'Give your Warlord +X health, where X is this Troop’s melee.'],
  ])('%j', (effect, words) => expect(onTroop(effect)).toBe(words));
});

describe('what a text calls "it"', () => {
  test.each([
    [
      aiming(enemyTroop(), damage(2), damage(1, all(enemy({ adjacentTo: 'target' })))),
      'Deal 2 damage to an enemy Troop. Deal 1 damage to each enemy adjacent to it.',
    ],
    [
      aiming(enemyTroop(), damage(1, all(enemy({ adjacentTo: 'target' })))),
      'Choose an enemy Troop. Deal 1 damage to each enemy adjacent to it.',
    ],
    [
      aiming(ownTroop(), damage({ of: 'melee', who: 'target' }, 'enemyWarlord')),
      'Choose a friendly Troop. Deal damage to the enemy Warlord equal to the target’s melee.',
    ],
    [
      aiming(ownTroop(), modify(1, 0), heal(2, 'ownWarlord'), grant('fast')),
      'Give a friendly Troop +1 melee. Heal your Warlord by 2. Give the target Fast.',
    ],
    [
      aiming(ownTroop(), iff({ cond: 'is', who: 'target', of: ownTroop({ type: 'Beast' }) }, [modify(2, 0)])),
      'Choose a friendly Troop. If it is a Beast, give it +2 melee.',
    ],
    [onTroop(damage(1, 'this'), modify(1, 0, 'this')), 'Deal 1 damage to this Troop. It gains +1 melee.'],
    [onTroop(damage(1, random(enemy())), modify(1, 0, 'this')), 'Deal 1 damage to a random enemy. This Troop gains +1 melee.'],
  ])('%s', (text, words) => expect(text).toBe(words));
});
