import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import {
  aimsOf,
  blankCard,
  choicesOf,
  withAbility,
  withMoved,
  withoutAbility,
  withPart,
  withType,
  type AbilityPart,
} from '../../../../src-shared/games/deckforge/decks/choices.ts';
import { POOL } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { abilityRange } from '../../../../src-shared/games/deckforge/decks/limits.ts';
import { CARD_TYPES, type DeckCard } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { cardText } from '../../../../src-shared/games/deckforge/text/rules-text.ts';

const PARTS: readonly AbilityPart[] = ['when', 'op', 'selector', 'm', 'dur'];
const faults = (card: DeckCard): string[] => cardFaults(card, 0).map(({ path, words }) => `${path.join('.')}: ${words}`);

test('DK-17.4 a new card of each type is legal, and so is each with all abilities that it can have', () => {
  for (const type of CARD_TYPES) {
    let card = blankCard(type, 'New');
    expect(faults(card)).toEqual([]);
    while (card.abilities.length < abilityRange(type).max) card = withAbility(card);
    expect(faults(card)).toEqual([]);
  }
});

test('DK-17.5 to 17.11 whatever is chosen one after the other, the card stays legal and its choice stands', () => {
  const press = fc.record({ part: fc.constantFrom(...PARTS), at: fc.nat(2), pick: fc.nat(40), deed: fc.nat(9) });
  fc.assert(
    fc.property(fc.constantFrom(...POOL.map(({ card }) => card)), fc.array(press, { maxLength: 12 }), (first, presses) => {
      let card: DeckCard = first;
      for (const { part, at, pick, deed } of presses) {
        const most = abilityRange(card.type).max;
        if (deed === 0 && card.abilities.length < most) card = withAbility(card);
        else if (deed === 1 && card.abilities.length > abilityRange(card.type).min) card = withoutAbility(card, at % card.abilities.length);
        else if (deed === 2 && card.abilities.length > 1) card = withMoved(card, 0, 1);
        else if (deed === 3) card = withType(card, CARD_TYPES[pick % CARD_TYPES.length]);
        else if (deed === 4 && aimsOf(card).length > 0) card = { ...card, aim: aimsOf(card)[pick % aimsOf(card).length] };
        else if (card.abilities.length > 0) {
          const k = at % card.abilities.length;
          const choices = choicesOf(card, k, part);
          if (choices.length === 0) continue;
          const value = choices[pick % choices.length];
          const next = withPart(card, k, part, value);
          expect(next).not.toBeNull();
          expect(next!.abilities[k]).toContain(value);
          expect(next!.abilities).toHaveLength(card.abilities.length);
          card = next!;
        }
        expect(faults(card)).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test('built-in cards are among what the forge offers: every part of every ability', () => {
  for (const { card } of POOL)
    card.abilities.forEach((ability, at) => {
      const again = PARTS.flatMap((part) => {
        const value = { when: ability[0], op: ability[1], selector: ability[2], m: ability[4], dur: ability[5] }[part];
        return choicesOf(card, at, part).length === 0 ? [] : [withPart(card, at, part, value)];
      });
      for (const same of again) expect(same, `${card.name}: ${cardText(card)}`).toEqual(card);
    });
});

test('what cannot do anything is not offered', () => {
  const jab = POOL.find(({ card }) => card.type === 'attack')!.card;
  expect(choicesOf(jab, 0, 'selector')).not.toContain('protected');
  expect(choicesOf(jab, 0, 'op')).not.toContain('prevent');
  const cub = withAbility(blankCard('creature', 'Cub'));
  expect(choicesOf(cub, 0, 'selector').toSorted()).toEqual(['eachOpp', 'eachPl', 'self', 'target']);
  expect(choicesOf(cub, 0, 'when')).not.toContain('cast');
});
