/** Search with words and fields. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completions, matches, parseQuery, type QueryField, type Searched } from '../../src-shared/text/card-query.ts';

const FIELDS: readonly QueryField[] = [
  { id: 'cost', title: 'Cost' },
  { id: 'melee', title: 'Melee' },
  { id: 'faction', title: 'Faction', values: ['Wild Tide', 'Hollow Engine'] },
  { id: 'keyword', title: 'Keyword', values: ['Relay', 'Flying', 'Rally'] },
];
const thing = (name: string, cost: number, melee: number | null, faction: string, ...keyword: string[]): Searched & { name: string } => ({
  name,
  text: `${name}. ${keyword.join(' ')}. Deploy: draw a card`,
  fields: { cost, melee, faction: [faction], keyword },
});
const THINGS = [
  thing('Reed Runner', 2, 3, 'Wild Tide', 'Relay'),
  thing('Gull', 3, 1, 'Wild Tide', 'Flying', 'Relay'),
  thing('Boiler', 5, 0, 'Hollow Engine'),
  thing('High Tide', 4, null, 'Wild Tide'),
];
const found = (text: string): string[] => {
  const query = parseQuery(text, FIELDS);
  return THINGS.filter((one) => matches(query, one)).map(({ name }) => name);
};
const problems = (text: string): readonly string[] => parseQuery(text, FIELDS).problems;

describe('a search', () => {
  test.each([
    ['', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
    ['gull', ['Gull']],
    ['GULL', ['Gull']],
    ['draw card', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
    ['"draw card"', []],
    ['“draw a card” gull', ['Gull']],
    ['"draw a', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
    ['cost<=3', ['Reed Runner', 'Gull']],
    ['cost>3', ['Boiler', 'High Tide']],
    ['cost=3', ['Gull']],
    ['cost:3', ['Gull']],
    ['cost!=3 cost>=3', ['Boiler', 'High Tide']],
    ['Cost<3', ['Reed Runner']],
    // What has no such number is not below one.
    ['melee<1', ['Boiler']],
    ['-melee<1', ['Reed Runner', 'Gull', 'High Tide']],
    ['faction:wild keyword:relay', ['Reed Runner', 'Gull']],
    ['faction:"wild tide" -keyword:flying', ['Reed Runner', 'High Tide']],
    ['keyword!=relay', ['Boiler', 'High Tide']],
    // A field's words are no words of the text.
    ['-gull -tide', ['Reed Runner', 'Boiler']],
    ['cost:', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
    ['-', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
    ['"Deploy:"', ['Reed Runner', 'Gull', 'Boiler', 'High Tide']],
  ])('for %j finds %j', (text, names) => {
    expect(found(text)).toEqual(names);
    expect(problems(text)).toEqual([]);
  });

  test('says what it does not understand, and looks for the rest', () => {
    expect(problems('colour:red cost<=x keyword<3 gull')).toEqual([
      'There is no field “colour”. There are cost, melee, faction, keyword.',
      '“cost” is a number, such as cost<=3; “x” is none.',
      '“keyword” is a word, so keyword:3 asks for it; < is for numbers.',
    ]);
    expect(found('colour:red gull')).toEqual(['Gull']);
  });

  test('reads anything to its end', () => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => found(text).length <= THINGS.length));
  });
});

describe('completion', () => {
  const titles = (text: string): string[] => completions(text, FIELDS).map(({ title }) => title);
  const first = (text: string): string | undefined => completions(text, FIELDS)[0]?.text;

  test('goes on with the field that is begun', () => {
    expect(first('c')).toBe('cost<=');
    expect(first('gull -ke')).toBe('gull -keyword:');
  });

  test('goes on with the words of its field', () => {
    expect(titles('keyword:')).toEqual(['Relay', 'Flying', 'Rally']);
    expect(titles('keyword:re')).toEqual(['Relay']);
    expect(first('cost<3 faction:ho')).toBe('cost<3 faction:"Hollow Engine" ');
    expect(first('faction:"wild t')).toBe('faction:"Wild Tide" ');
  });

  test.each(['', 'gull ', 'cost<=', 'keyword:relay', 'keyword:relay ', 'zzz', 'colour:'])('offers nothing behind %j', (text) => {
    expect(completions(text, FIELDS)).toEqual([]);
  });

  test('gives a text that is understood', () => {
    for (const start of ['', 'gull ']) {
      for (const { id, values } of FIELDS) {
        const [named] = completions(start + id.slice(0, 2), FIELDS);
        for (const { text, title } of values ? completions(named.text, FIELDS) : []) {
          expect(problems(text)).toEqual([]);
          expect(values).toContain(title);
        }
      }
    }
  });
});
