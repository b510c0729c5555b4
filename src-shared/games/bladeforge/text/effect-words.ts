/** What each effect of a Gadget says, made from the same data that is carried out. An effect without words does not compile. */
import { mark } from '../../../text/markup.ts';
import { counted, signedNumber, withArticle } from '../../../text/words.ts';
import type { BlEffect, BlEffectKind, EffectOf } from '../effects/dsl.ts';
import type { BlCardType } from '../types.ts';
import { keywordMark } from './keywords.ts';
import { TYPE_NAMES } from './names.ts';

const ARMORY = keywordMark('armory');
const SALVAGE = keywordMark('salvage');

/** "a Guard", the type marked. */
const aCard = (type: BlCardType): string => withArticle(TYPE_NAMES[type]).replace(TYPE_NAMES[type], keywordMark(type));

const WORDS: { [K in BlEffectKind]: (effect: EffectOf<K>) => string } = {
  attackMod: ({ n }) => `Your attack this turn gets ${mark('attackMod', `${signedNumber(n)} Attack`)}.`,
  defenseMod: ({ n }) => `You have ${mark('defenseMod', `${signedNumber(n)} Defense`)} until your next turn.`,
  weaken: ({ n }) => `${mark('weaken', 'Weaken')} a rival: ${signedNumber(-n)} Defense this turn.`,
  attackTimes: () => `${mark('attackTimes', 'Double')} your attack this turn.`,
  dieStep: () => `Your attack this turn rolls ${mark('dieStep', 'the next larger die')}.`,
  keepBest: () => `Your attack this turn rolls twice and ${mark('keepBest', 'keeps the best')}.`,
  noBlock: () => `Your attack this turn ${mark('noBlock', 'cannot be blocked')}.`,
  pierce: () => `Your attack this turn ${mark('pierce', 'pierces')} a ${keywordMark('shield')}.`,
  blockMod: ({ n }) => `Your block rolls get ${mark('blockMod', signedNumber(n))} until your next turn.`,
  breakShield: () => `${mark('breakShield', 'Break')} a rival’s ${keywordMark('shield')}.`,
  breakPart: () => `${mark('breakPart', 'Break')} a ${mark('part', 'part')} of a rival’s ${keywordMark('forge')}.`,
  hit: ({ n }) => `${mark('hit', 'Hit')} a rival for ${n}.`,
  hitAll: ({ n, scope }) => `${mark('hitAll', 'Hit')} ${scope === 'others' ? 'every rival' : 'everybody, you too,'} for ${n}.`,
  heal: ({ n }) => `${mark('heal', 'Heal')} ${n}.`,
  draw: ({ n }) => `${mark('draw', 'Draw')} ${n === 1 ? 'a card' : counted(n, 'card')}.`,
  fetch: ({ type }) => `${mark('fetch', 'Fetch')} ${aCard(type)} from the ${SALVAGE}.`,
  forgeStep: ({ by }) => `${mark('forgeStep', by > 0 ? 'Raise' : 'Lower')} one player’s die by one size, yours or a rival’s.`,
  extraPlace: () => `You may place or replace ${mark('extraPlace', 'once more')} this turn.`,
  searchUp: ({ type }) => `${mark('searchUp', 'Search')} the ${ARMORY}, face up, for ${aCard(type)}.`,
  steal: ({ give }) => `${mark('steal', 'Steal')} a random card from a rival’s hand${give ? ', for one of yours that you pick' : ''}.`,
  trap: ({ n }) => `${keywordMark('trap', n)}: whoever turns this up in a search or steals it loses ${n} health and keeps it.`,
};

/** One effect as a marked sentence. */
export const effectWords = (effect: BlEffect): string => (WORDS[effect.do] as (effect: BlEffect) => string)(effect);
