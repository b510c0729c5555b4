import { describe, expect, test } from 'vitest';
import { capital, cardMark, lowerCase, mark, ownMark, partsOf, plainText } from '../../src-shared/text/markup.ts';

describe('marked texts', () => {
  const markup = `${mark('deploy', 'Deploy')}: play ${cardMark('tin-errand:2', 'Tin Errand')}.`;

  test('become parts: keywords to explain, cards to link, the rest plain', () => {
    expect(partsOf(markup)).toEqual([
      { keyword: 'deploy', text: 'Deploy' },
      { text: ': play ' },
      { card: 'tin-errand:2', text: 'Tin Errand' },
      { text: '.' },
    ]);
    expect(plainText(partsOf(markup))).toBe('Deploy: play Tin Errand.');
    expect(partsOf('')).toEqual([]);
  });

  test('a game reads its own marks; a mark that nobody reads is an error', () => {
    expect(partsOf(`${ownMark('2F')}: draw.`, (body) => ({ price: body }))).toEqual([{ price: '2F' }, { text: ': draw.' }]);
    expect(() => partsOf(ownMark('2F'))).toThrow('nobody reads the mark [[$2F]]');
  });

  test('the first letter changes inside a mark too, but never in an id', () => {
    expect(capital('draw a card')).toBe('Draw a card');
    expect(capital(`${mark('exhaust', 'exhaust')} this`)).toBe('[[exhaust|Exhaust]] this');
    expect(lowerCase(`${cardMark('ox:1', 'Ox')} falls`)).toBe('[[@ox:1|ox]] falls');
    expect(capital(ownMark('f'))).toBe('[[$f]]');
  });
});
