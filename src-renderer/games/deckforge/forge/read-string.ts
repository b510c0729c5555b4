/** A pasted deck string, and what is wrong with it in plain words (DK-19.6). */
import { decodeDeck, type DeckStringCode } from '../../../../src-shared/games/deckforge/decks/deck-string.ts';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { placeWords } from '../../../../src-shared/games/deckforge/text/forge-words.ts';
import { capital } from '../../../../src-shared/text/markup.ts';
import { quoted } from '../../../../src-shared/text/names.ts';
import type { ReadCode } from '../../../screens/workshop/workshop-ui.ts';
import { deckLine } from '../library/deck-line.ts';

/** What a code means. */
export const CODE_WORDS: Readonly<Record<DeckStringCode, string>> = {
  E_EMPTY: 'There is nothing to read',
  E_TOO_LONG: 'The string is too long',
  E_FORMAT: 'This is no deck string',
  E_VERSION: 'It was made by another version',
  E_METHOD: 'It is packed in a way that is not known here',
  E_CHECKSUM: 'It was changed or cut on its way',
  E_INFLATE_LIMIT: 'The deck in it is too large',
  E_ENCODING: 'What it holds cannot be unpacked',
  E_SCHEMA: 'Something in the deck is not as it must be',
  E_RANGE: 'A number or name in the deck is out of its range',
  E_DUPLICATE: 'Two cards have the same name',
  E_LIMIT: 'There are too many or too few of something',
  E_TYPE_MISSING: 'A type of card is missing',
};

export function readString(text: string): ReadCode<OnlineDeck> {
  const read = decodeDeck(text.replace(/^\s*fiveforges:(?:\/\/)?deck\//i, ''));
  if (read.ok) return { ok: true, made: read.deck, says: `the deck ${quoted(read.deck.name)}: ${deckLine(read.deck)}` };
  const { code, text: sentence, path } = read.error;
  const place = placeWords(path);
  // The sentence begins with the place as the string has it; it is told as people call it instead.
  const words = place === '' ? sentence : `${capital(place)}: ${sentence.slice(sentence.indexOf(': ') + 2)}`;
  return { ok: false, problems: [`${CODE_WORDS[code]}.`, words, `Code ${code}. The loaded deck stays as it was.`] };
}
