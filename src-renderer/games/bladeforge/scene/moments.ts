/** What deserves a moment of its own. Pure. */
import type { BlEvent } from '../../../../src-shared/games/bladeforge/events.ts';
import { eventText } from '../../../../src-shared/games/bladeforge/text/log.ts';
import type { Reader } from '../../../../src-shared/games/bladeforge/text/log.ts';
import { dieName } from '../../../../src-shared/games/bladeforge/text/names.ts';
import type { BlDie } from '../../../../src-shared/games/bladeforge/types.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { Moment } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

/** A card is looked at for so long, in milliseconds at normal speed. */
const CARD_MS = 900;
/** Beyond this, a rival's dice and Gadgets are shown at their places alone. */
const FEW_SEATS = 3;

interface Table {
  readonly reader: Reader;
  readonly names: readonly string[];
}

const turned = (voice: PlayerVoice, seat: number, die: BlDie, grows: boolean, text: string): Moment => ({
  title: `${voice.Whose(seat)} die ${grows ? 'grows' : 'shrinks'} to ${dieName(die)}`,
  text,
  icon: 'rolling-dices',
  tone: voice.isReader(seat) === grows ? 'gain' : 'harm',
});

function momentOf(event: BlEvent, { reader, names }: Table): Moment | null {
  const voice = new PlayerVoice(reader);
  const near = 'seat' in event && (voice.isReader(event.seat) || names.length <= FEW_SEATS);
  switch (event.type) {
    case 'reforged':
      return near ? turned(voice, event.seat, event.die, true, eventText(event, reader)) : null;
    case 'die':
      return near && event.from !== event.to ? turned(voice, event.seat, event.to, event.to > event.from, eventText(event, reader)) : null;
    case 'defeated': {
      const tone = voice.isReader(event.seat) ? 'harm' : 'gain';
      return { title: `${voice.does(event.seat, 'fall')}`, text: eventText(event, reader), icon: 'death-skull', tone };
    }
    case 'gadget': {
      const face = faceOf(event.card);
      if (!face || !near || voice.isReader(event.seat)) return null;
      return { title: face.name, text: eventText(event, reader), tone: 'plain', cards: [{ face: specOf(face) }], ms: CARD_MS };
    }
    default:
      return null;
  }
}

export const momentsOf = (events: readonly BlEvent[], table: Table): Moment[] => events.flatMap((event) => momentOf(event, table) ?? []);
