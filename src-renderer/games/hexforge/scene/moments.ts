/** What deserves a moment of its own. Pure. */
import type { HxEvent } from '../../../../src-shared/games/hexforge/events.ts';
import { eventText } from '../../../../src-shared/games/hexforge/text/log.ts';
import type { Reader } from '../../../../src-shared/games/hexforge/text/log.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Moment, MomentCard } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

interface Table {
  readonly reader: Reader;
  readonly view: HxView | null;
}

function cardsOf(defs: readonly string[]): MomentCard[] {
  return defs.flatMap((def) => {
    const face = faceOf(def);
    return face ? [{ face: specOf(face) }] : [];
  });
}

/** Cards that an own forge brings into the deck. */
function broughtBy(id: number, view: HxView | null): readonly string[] {
  const slot = view?.entities.find((entity) => entity.id === id)?.slot;
  return (slot && view?.me?.loadout.forges[slot - 1]?.cards) || [];
}

function momentOf(event: HxEvent, { reader, view }: Table): Moment | null {
  const voice = new PlayerVoice(reader);
  switch (event.type) {
    case 'entered': {
      if (event.by !== 'raise') return null;
      const { owner, id } = event.thing;
      const tone = voice.isReader(owner) ? 'gain' : 'plain';
      return {
        title: `${voice.Whose(owner)} forge is raised`,
        text: eventText(event, reader),
        icon: 'anvil',
        tone,
        cards: cardsOf(broughtBy(id, view)),
      };
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
    default:
      return null;
  }
}

export const momentsOf = (events: readonly HxEvent[], table: Table): Moment[] => events.flatMap((event) => momentOf(event, table) ?? []);
