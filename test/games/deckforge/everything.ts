import type { DeckCard } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { card } from './test-cards.ts';

/* A deck in which every verb, selector, moment, aim, duration and keyword occurs, some of it in odd company. */

const cards: readonly DeckCard[] = [
  card('creature', 'Captain', '3/3', { abilities: [['static', 'mod', 'myOthers', 1, 1, 'perm']] }),
  card('creature', 'Warden', '1/4', {
    abilities: [
      ['static', 'gain', 'myCre', 0, 'fly', 'perm'],
      ['block', 'heal', 'self', 2, 0, 'now'],
    ],
  }),
  card('creature', 'Gaoler', '2/3', {
    aim: 'cre',
    abilities: [
      ['enter', 'stun', 'target', 2, 0, 'now'],
      ['destroyed', 'dmg', 'allCre', 1, 0, 'now'],
    ],
  }),
  card('creature', 'Saint', '2/5', { keywords: ['ims', 'ima', 'bun'], abilities: [['hit', 'draw', 'self', 1, 0, 'now']] }),
  card('creature', 'Echo', '1/2', {
    abilities: [
      ['enter', 'reflect', 'self', 0, 0, 'now'],
      ['attack', 'mod', 'me', 2, -1, 'turn'],
    ],
  }),
  card('creature', 'Banner', '0/5', {
    abilities: [
      ['static', 'gain', 'self', 0, 'ims', 'perm'],
      ['static', 'mod', 'oppCre', -1, 0, 'perm'],
    ],
  }),
  card('flying', 'Harpy', '3/2', { aim: 'opp', abilities: [['hit', 'discard', 'target', 1, 0, 'now']] }),
  card('flying', 'Wisp', '1/1', { keywords: ['unb'], aim: 'any', abilities: [['destroyed', 'dmg', 'target', 3, 0, 'now']] }),
  card('flying', 'Thief', '2/2', {
    abilities: [
      ['hit', 'wreck', 'eachOpp', 0, 0, 'now'],
      ['block', 'freeze', 'source', 1, 0, 'now'],
    ],
  }),
  card('attack', 'Bolt', '', {
    aim: 'any',
    abilities: [
      ['cast', 'dmg', 'target', 6, 0, 'now'],
      ['cast', 'dmg', 'self', 2, 0, 'now'],
    ],
  }),
  card('attack', 'Ruin', '', { aim: 'cre', abilities: [['cast', 'destroy', 'target', 0, 0, 'now']] }),
  card('attack', 'Storm', '', {
    abilities: [
      ['cast', 'dmg', 'eachPl', 3, 0, 'now'],
      ['cast', 'lose', 'allCre', 0, 'fly', 2],
    ],
  }),
  card('attack', 'Gust', '', {
    aim: 'cre',
    abilities: [
      ['cast', 'bounce', 'target', 0, 0, 'now'],
      ['cast', 'draw', 'self', 1, 0, 'now'],
    ],
  }),
  card('attack', 'Taxes', '', {
    aim: 'opp',
    abilities: [
      ['cast', 'discard', 'target', 2, 0, 'now'],
      ['cast', 'wreck', 'target', 0, 0, 'now'],
      ['cast', 'extra', 'self', 0, 0, 'now'],
    ],
  }),
  card('attack', 'Curse', '', {
    aim: 'any',
    abilities: [
      ['cast', 'gain', 'target', 0, 'ima', 3],
      ['cast', 'dmg', 'target', 2, 0, 'now'],
    ],
  }),
  card('defense', 'No', '', {
    abilities: [
      ['cast', 'negate', 'source', 0, 0, 'now'],
      ['cast', 'heal', 'self', 1, 0, 'now'],
    ],
  }),
  card('defense', 'Cold', '', {
    abilities: [
      ['cast', 'freeze', 'source', 2, 0, 'now'],
      ['cast', 'dmg', 'source', 3, 0, 'now'],
    ],
  }),
  card('defense', 'Bulwark', '', {
    abilities: [
      ['cast', 'prevent', 'protected', 0, 0, 'now'],
      ['cast', 'cleanse', 'myCre', 0, 0, 'now'],
    ],
  }),
  card('defense', 'Grow', '', {
    aim: 'own',
    abilities: [
      ['cast', 'mod', 'target', 2, 3, 1],
      ['cast', 'gain', 'target', 0, 'unb', 'turn'],
    ],
  }),
  card('defense', 'Ward', '', {
    abilities: [
      ['cast', 'gain', 'self', 0, 'ims', 2],
      ['cast', 'gain', 'myCre', 0, 'bfl', 'perm'],
    ],
  }),
  card('artifact', 'Mirror shard', '', { abilities: [['cast', 'reflect', 'self', 0, 0, 'now']] }),
  card('artifact', 'Stop', '', {
    abilities: [
      ['cast', 'negate', 'source', 0, 0, 'now'],
      ['cast', 'draw', 'eachPl', 1, 0, 'now'],
    ],
  }),
  card('artifact', 'Shell', '', { abilities: [['cast', 'prevent', 'protected', 3, 0, 'now']] }),
  card('artifact', 'Hammer', '', {
    aim: 'any',
    abilities: [
      ['cast', 'dmg', 'target', 4, 0, 'now'],
      ['cast', 'discard', 'eachPl', 1, 0, 'now'],
    ],
  }),
  card('artifact', 'Leash', '', {
    aim: 'cre',
    abilities: [
      ['cast', 'stun', 'target', 1, 0, 'now'],
      ['cast', 'lose', 'target', 0, 'unb', 'perm'],
    ],
  }),
];

export const EVERYTHING = { name: 'Everything', author: '', cards };
