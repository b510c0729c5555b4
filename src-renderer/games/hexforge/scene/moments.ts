/** What deserves a moment of its own. Pure. */
import type { HxEvent } from '../../../../src-shared/games/hexforge/events.ts';
import { eventText } from '../../../../src-shared/games/hexforge/text/log.ts';
import type { Reader } from '../../../../src-shared/games/hexforge/text/log.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { Moment } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

/** A card is looked at for so long, in milliseconds at normal speed. */
const CARD_MS = 1000;

function cardsOf(def: string | null | undefined): Moment['cards'] {
  const face = def ? faceOf(def) : null;
  return face ? [{ face: specOf(face) }] : [];
}

function momentOf(event: HxEvent, reader: Reader): Moment | null {
  const voice = new PlayerVoice(reader);
  switch (event.type) {
    case 'entered': {
      if (event.by !== 'raise') return null;
      const { owner, def } = event.thing;
      const tone = voice.isReader(owner) ? 'gain' : 'plain';
      return { title: `${voice.Whose(owner)} forge is raised`, text: eventText(event, reader), icon: 'anvil', tone, cards: cardsOf(def) };
    }
    case 'forgeFell': {
      const { owner } = event.thing;
      const tone = voice.isReader(owner) ? 'harm' : 'gain';
      return { title: `${voice.Whose(owner)} forge falls`, text: eventText(event, reader), icon: 'anvil', tone };
    }
    case 'commanderPenalty': {
      const tone = voice.isReader(event.seat) ? 'harm' : 'gain';
      return { title: `${voice.Whose(event.seat)} commander falls`, text: eventText(event, reader), icon: 'crown', tone };
    }
    case 'stacked': {
      const cards = cardsOf(event.def);
      if (event.what !== 'card' || cards?.length === 0 || voice.isReader(event.seat)) return null;
      return { title: cards![0].face.name, text: eventText(event, reader), tone: 'plain', cards, ms: CARD_MS };
    }
    default:
      return null;
  }
}

export const momentsOf = (events: readonly HxEvent[], { reader }: { readonly reader: Reader }): Moment[] =>
  events.flatMap((event) => momentOf(event, reader) ?? []);
