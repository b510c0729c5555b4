import { LINK_SCREENS } from '../../../src-shared/protocol/shell.ts';
import type { Link, Opened } from '../../../src-shared/protocol/shell.ts';

const SCHEME = 'fiveforges:';
/** Longer than any link that means something. */
const LONGEST = 200;
/** Nothing that would have to be decoded, and nothing that a path or a command could be made of. */
const PART = /^[A-Za-z0-9:-]{1,60}$/;

/** What a link has to know of a game. */
export interface LinkedGame {
  readonly id: string;
  readonly library?: { readonly codes?: RegExp };
}

export const isLink = (text: string): boolean => text.toLowerCase().startsWith(SCHEME);

/**
 * What a `fiveforges://` link asks for. Whoever sent it is not trusted: it may open a screen or show a deck, and that
 * is all that it may do.
 * @param games the games of the house
 * @returns null for a link that only calls the window
 */
export function readLink(text: string, games: readonly LinkedGame[]): Opened | null {
  const parts = partsOf(text);
  if (parts?.length === 0) return null;
  const link = parts && meaningOf(parts, games);
  return link ? { kind: 'link', link } : { kind: 'problem', message: `This link means nothing to Five Forges: ${shown(text)}` };
}

/** The words between the slashes; null where something else stands among them. */
function partsOf(text: string): string[] | null {
  if (text.length > LONGEST) return null;
  const parts = text
    .slice(SCHEME.length)
    .replace(/^\/\/|\/$/g, '')
    .split('/');
  if (parts.length === 1 && parts[0] === '') return [];
  return parts.every((part) => PART.test(part)) ? parts : null;
}

function meaningOf([place, ...rest]: string[], games: readonly LinkedGame[]): Link | null {
  const known = (id: string): boolean => games.some((game) => game.id === id);
  const screen = LINK_SCREENS.find((name) => name === place);
  if (screen) return rest.length === 0 ? { to: 'screen', screen } : null;
  const [first, second] = rest;
  switch (place) {
    case 'rules':
      if (rest.length === 0) return { to: 'rules' };
      if (rest.length > 2 || !known(first)) return null;
      return second === undefined ? { to: 'rules', game: first } : { to: 'rules', game: first, topic: second };
    case 'new':
      return rest.length === 1 && known(first) ? { to: 'setup', game: first } : null;
    case 'deck':
      return rest.length === 1 ? deckLink(first, games) : null;
    default:
      return null;
  }
}

function deckLink(code: string, games: readonly LinkedGame[]): Link | null {
  const game = games.find(({ library }) => library?.codes?.test(code));
  return game ? { to: 'deck', game: game.id, code } : null;
}

/** Enough of a strange text to know it again, without anything that could not be read. */
function shown(text: string): string {
  const plain = [...text].filter((sign) => /[\p{L}\p{N}\p{P}\p{S} ]/u.test(sign));
  return plain.length > 60 ? `${plain.slice(0, 60).join('')}…` : plain.join('');
}
