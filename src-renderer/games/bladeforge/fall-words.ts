/** How somebody left the match, and who took what lay there. */
import { cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { PlayerVoice } from '../../../src-shared/text/voice.ts';
import { counted, joined } from '../../../src-shared/text/words.ts';
import type { Fall } from './play/record.ts';
import type { BladeforgeTable } from './table.svelte.ts';

function how({ source }: Fall, voice: PlayerVoice): string {
  if (typeof source === 'object') return `Felled by ${voice.whom(source.by)}.`;
  const words = {
    armoryTrap: 'Felled by a trap from the Armory.',
    self: 'Felled by an own Gadget.',
    concede: 'Gave up.',
    noKiller: 'Felled by nobody who still stands.',
  };
  return words[source];
}

export function fallWords(seat: number, { story, reader }: Pick<BladeforgeTable, 'story' | 'reader'>): string {
  const fall = story.falls.get(seat);
  if (!fall) return 'Out of the match.';
  const voice = new PlayerVoice(reader);
  if (!fall.loot) return `${how(fall, voice)} Everything went to the Salvage.`;
  const { by, forge, handCount, hand } = fall.loot;
  const hidden = handCount - hand.length;
  const cards = [...forge, ...hand].map(cardName);
  if (hidden > 0) cards.push(counted(hidden, 'hand card'));
  return `${how(fall, voice)} ${voice.does(by, 'take', 'takes')} ${joined(cards, 'and')}.`;
}
