import { LINK_SCREENS } from '../../../src-shared/protocol/shell.ts';
import { MOST_LINK_CODE } from '../../../src-shared/protocol/shell.ts';
import type { Link, Opened } from '../../../src-shared/protocol/shell.ts';

const SCHEME = 'fiveforges:';
/** Length limit of a link, in characters, its deck code apart. */
const LONGEST = 200;
/** Excludes percent encoding, and all characters of paths and commands. */
const PART = /^[A-Za-z0-9:-]{1,160}$/;
/** Codes that hold a whole deck are longer, and of letters that a link may hold as they are. */
const CODE = /^[A-Za-z0-9._-]+$/;

/** The part of a game that links need. */
export interface LinkedGame {
  readonly id: string;
  readonly library?: { readonly codes?: RegExp };
}

export const isLink = (text: string): boolean => text.toLowerCase().startsWith(SCHEME);

/**
 * Parses a `fiveforges://` link. Links are untrusted: they may open a screen or show a deck, nothing else.
 * @param games all games of the app
 * @returns null for a link that only focuses the window
 */
export function readLink(text: string, games: readonly LinkedGame[]): Opened | null {
  const parts = partsOf(text);
  if (parts?.length === 0) return null;
  const link = parts && meaningOf(parts, games);
  return link ? { kind: 'link', link } : { kind: 'problem', message: `This link means nothing to Five Forges: ${shown(text)}` };
}

/** The path segments; null when one is malformed. */
function partsOf(text: string): string[] | null {
  if (text.length > LONGEST + MOST_LINK_CODE) return null;
  const parts = text
    .slice(SCHEME.length)
    .replace(/^\/\/|\/$/g, '')
    .split('/');
  if (parts.length === 1 && parts[0] === '') return [];
  const isCode = (at: number): boolean => at === 1 && parts[0] === 'deck' && parts[1].length <= MOST_LINK_CODE && CODE.test(parts[1]);
  return parts.every((part, at) => PART.test(part) || isCode(at)) ? parts : null;
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

/** An excerpt of an untrusted text: printable characters only. */
function shown(text: string): string {
  const plain = [...text].filter((sign) => /[\p{L}\p{N}\p{P}\p{S} ]/u.test(sign));
  return plain.length > 60 ? `${plain.slice(0, 60).join('')}…` : plain.join('');
}
