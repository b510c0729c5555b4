/** What deserves a moment of its own. Pure. */
import type { LnEvent } from '../../../../src-shared/games/laneforge/events.ts';
import { CHAMPION_FACES } from '../../../../src-shared/games/laneforge/text/champions.ts';
import { eventText } from '../../../../src-shared/games/laneforge/text/log.ts';
import type { Reader } from '../../../../src-shared/games/laneforge/text/log.ts';
import type { LnCardId, LnLevel } from '../../../../src-shared/games/laneforge/types.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { Moment, MomentCard } from '../../../match/moments.svelte.ts';
import { specOf } from '../card-spec.ts';
import { atLevel, CYCLES, faceOf, levelOf } from '../words.ts';

/** Milliseconds at normal speed. */
const CARD_MS = 1000;
const CYCLE_MS = 2000;

interface Table {
  readonly reader: Reader;
  /** The seat at the lower edge. */
  readonly below: number;
  /** Everything told so far, with the events themselves. */
  readonly told: readonly LnEvent[];
}

/** Cards of a seat that have risen a level since its deck was last shuffled before the present time. */
export function risenOf(seat: number, told: readonly LnEvent[]): LnCardId[] {
  const shuffles = told.flatMap((event, at) => (event.type === 'reshuffled' && event.seat === seat ? [at] : []));
  const [from = 0, to = told.length] = shuffles.slice(-2);
  return told.slice(from, to).flatMap((event) => (event.type === 'levelled' && event.seat === seat ? [event.card] : []));
}

function risen(card: LnCardId): MomentCard[] {
  const face = faceOf(card);
  const before = faceOf(atLevel(card, (levelOf(card) - 1) as LnLevel));
  return face ? [{ face: specOf(face), ...(before && { from: specOf(before) }) }] : [];
}

function momentOf(event: LnEvent, { reader, below, told }: Table): Moment | null {
  const voice = new PlayerVoice(reader);
  switch (event.type) {
    case 'championLevel': {
      if (event.seat !== below) return null;
      const cards = risenOf(below, told).flatMap(risen);
      const what = cards.length === 1 ? 'card has' : 'cards have';
      return {
        title: `Cycle ${CYCLES[event.level - 1] ?? event.level}`,
        text: `${cards.length} of ${voice.whose(below)} ${what} risen a level and gone into the deck.`,
        icon: 'anvil',
        tone: 'gain',
        cards,
        sound: 'forgeRaised',
        ms: CYCLE_MS,
      };
    }
    case 'suddenDeath':
      return { title: 'Sudden Death', text: eventText(event, reader), icon: 'skull-crack', tone: 'harm', sound: 'forgeFell' };
    case 'championUsed': {
      if (voice.isReader(event.seat)) return null;
      return { title: CHAMPION_FACES[event.champion].name, text: eventText(event, reader), icon: 'crown', tone: 'plain', ms: CARD_MS };
    }
    case 'played': {
      const face = faceOf(event.card);
      if (face?.type !== 'spell' || voice.isReader(event.seat)) return null;
      return { title: face.name, text: eventText(event, reader), tone: 'plain', cards: [{ face: specOf(face) }], ms: CARD_MS };
    }
    default:
      return null;
  }
}

export const momentsOf = (events: readonly LnEvent[], table: Table): Moment[] => events.flatMap((event) => momentOf(event, table) ?? []);
