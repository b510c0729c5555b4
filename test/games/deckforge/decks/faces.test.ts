import { describe, expect, it } from 'vitest';
import { specOf } from '../../../../src-renderer/games/deckforge/card-spec.ts';
import { BUILT_IN_DECKS } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { cardFace, deckFaces, faceNumbers } from '../../../../src-shared/games/deckforge/text/faces.ts';
import { card, FIVE, jab } from './cards.ts';

const EVIL = '"/><script>alert(1)</script>';

describe('faces of forged cards', () => {
  it('have numbers on creatures only, and flying among their words', () => {
    const kite = cardFace(card({ type: 'flying', name: 'Kite', atk: 3, def: 1, keywords: ['unb'] }), 'x');
    expect(kite).toMatchObject({ typeLine: 'Flying Creature', atk: 3, def: 1, keywords: ['fly', 'unb'], plain: 'Flying, unblockable.' });
    expect(faceNumbers(kite)).toEqual(['attack 3', 'defense 1']);
    const spell = cardFace(jab(), 'y');
    expect(spell).toMatchObject({
      atk: null,
      def: null,
      abilities: [{ when: 'cast', plain: 'Deal 3 damage to target opponent or creature.' }],
    });
    expect(specOf(spell)).toMatchObject({
      power: null,
      health: null,
      spoken: 'Jab, Attack Spell. Deal 3 damage to target opponent or creature',
    });
  });

  it('are made once for each place that a deck takes in a match', () => {
    expect(deckFaces(FIVE)).toBe(deckFaces(FIVE, 0));
    expect(deckFaces(FIVE, 2).map(({ id }) => id)).toEqual(['2:0', '2:1', '2:2', '2:3', '2:4']);
  });

  it('nothing of a name stands in what drawings are written with', () => {
    const { art, frame } = specOf(cardFace(card({ name: EVIL }), '0:0'));
    expect(art.seed).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.stringify([art, frame.id])).not.toContain('script');
  });

  it('no two built-in cards of a deck share a picture', () => {
    const pictures = BUILT_IN_DECKS.map(({ deck }) => deckFaces(deck).map((face) => JSON.stringify(specOf(face).art)));
    for (const deck of pictures) expect(new Set(deck).size).toBe(deck.length);
  });
});
