/** What deserves a moment of its own: above all the reveal of a card, which nobody knows before. Pure. */
import type { DkEventTold } from '../../../../src-shared/games/deckforge/events.ts';
import { eventText, type Reader } from '../../../../src-shared/games/deckforge/text/log.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { Moment } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { tokenSpec } from '../hand/token-spec.ts';
import type { DeckforgeTable } from '../table.svelte.ts';
import { faceOf } from '../words.ts';

/** A revealed card is looked at for so long, in milliseconds at normal speed. */
const REVEAL_MS = 1500;

type Table = Pick<DeckforgeTable, 'view'> & { readonly reader: Reader };

function momentOf(event: DkEventTold, { reader, view }: Table): Moment | null {
  const voice = new PlayerVoice(reader);
  switch (event.type) {
    case 'played':
    case 'initiative': {
      const face = view && faceOf(view, event.card);
      if (!face) return null;
      const cards = [{ face: specOf(face), from: tokenSpec(face.type) }];
      return { title: face.name, text: eventText(event, reader), tone: 'plain', cards, ms: REVEAL_MS };
    }
    case 'starter':
      return { title: 'Initiative', text: eventText(event, reader), icon: 'anvil', tone: voice.isReader(event.seat) ? 'gain' : 'plain' };
    case 'eliminated':
      return {
        title: voice.isReader(event.seat) ? 'You are out' : 'Out of the match',
        text: eventText(event, reader),
        icon: 'death-skull',
        tone: voice.isReader(event.seat) ? 'harm' : 'gain',
      };
    case 'reflected':
      return { title: 'Reflected', text: eventText(event, reader), icon: 'mirror-mirror', tone: 'plain' };
    default:
      return null;
  }
}

export const momentsOf = (events: readonly DkEventTold[], table: Table): Moment[] =>
  events.flatMap((event) => momentOf(event, table) ?? []);
