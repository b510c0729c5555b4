/** What deserves a moment of its own. Pure. */
import type { WrEvent } from '../../../../src-shared/games/warforge/events.ts';
import { eventText, type Reader } from '../../../../src-shared/games/warforge/text/log.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { Moment } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

/** A card is looked at for so long, in milliseconds at normal speed. */
const CARD_MS = 900;

interface Table {
  readonly reader: Reader;
}

function momentOf(event: WrEvent, { reader }: Table): Moment | null {
  const voice = new PlayerVoice(reader);
  switch (event.type) {
    case 'overtime':
      return { title: 'Overtime', text: eventText(event, reader), icon: 'hourglass', tone: 'plain' };
    case 'played': {
      const face = faceOf(event.card);
      if (!face || voice.isReader(event.seat)) return null;
      return { title: face.name, text: eventText(event, reader), tone: 'plain', cards: [{ face: specOf(face) }], ms: CARD_MS };
    }
    case 'burned': {
      const face = faceOf(event.card);
      const tone = voice.isReader(event.seat) ? 'harm' : 'gain';
      return face
        ? { title: `Burned: ${face.name}`, text: eventText(event, reader), tone, cards: [{ face: specOf(face) }], ms: CARD_MS }
        : null;
    }
    case 'fatigue':
      return { title: 'Fatigue', text: eventText(event, reader), icon: 'death-skull', tone: voice.isReader(event.seat) ? 'harm' : 'gain' };
    default:
      return null;
  }
}

export const momentsOf = (events: readonly WrEvent[], table: Table): Moment[] => events.flatMap((event) => momentOf(event, table) ?? []);
