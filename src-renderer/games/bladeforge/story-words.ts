/** Texts of attacks and defeats for tray and panels. */
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { eventText, logLines } from '../../../src-shared/games/bladeforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/bladeforge/text/log.ts';
import { dieName } from '../../../src-shared/games/bladeforge/text/names.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import { joined } from '../../../src-shared/text/words.ts';
import type { Deed } from './play/deeds.ts';
import type { AttackRecord, GadgetRecord, MatchStory } from './play/record.ts';

const told = (events: readonly BlEvent[], reader: Reader): string => events.map((event) => eventText(event, reader)).join(' ');

/** “Orrin’s Pan Lid, Stability 5, takes it and holds.” A rolled block need not be called chosen; while the target may still block, no damage is done. */
export function outcomeWords({ blow, duel, aftermath }: AttackRecord, reader: Reader): string {
  const events = duel ? aftermath.filter(({ type }) => type !== 'blockChosen') : aftermath;
  return events.length === 0 ? (blow.damage === 0 ? 'No damage.' : `${blow.damage} damage to come.`) : told(events, reader);
}

/** Consequences of a Gadget, without the cards of a search, which are shown. */
export function gadgetWords({ outcome, turned }: GadgetRecord, reader: Reader): string {
  const said = logLines(outcome, reader)
    .map(({ segments }) => segmentsText(segments))
    .join(' ');
  if (said !== '') return said;
  return turned.length > 0 ? '' : 'Nothing comes of it.';
}

/** Effects of an attack or Gadget on a seat besides health: “Tin Crosspiece lost”, “blocked”. */
export function deedWords({ events }: Deed): string[] {
  const words = events.flatMap((event) => {
    switch (event.type) {
      case 'shieldTook':
        return event.broke ? ['Shield broken'] : ['Shield holds'];
      case 'blockRolled':
        return event.held ? ['blocked'] : [];
      case 'salvaged':
        // A broken Shield is already told by the attack.
        if (events.some(({ type }) => type === 'shieldTook')) return [];
        return [`${joined(event.cards.map(cardName), 'and')} ${event.why}`];
      case 'stole':
        return [`${event.card ? cardName(event.card) : 'a card'} stolen`];
      case 'die':
        return [`die ${dieName(event.from)} → ${dieName(event.to)}`];
      default:
        return [];
    }
  });
  const [first] = events;
  if (first.type !== 'blow') return words;
  if (first.blow.damage === 0) return ['no damage'];
  // No consequence yet: the block is being decided.
  return events.length === 1 ? [`strikes for ${first.blow.damage}`] : words;
}

/** Who defeated the seat, and who took what. */
export function fallWords(seat: number, { story, reader }: { story: MatchStory; reader: Reader }): string {
  const fall = story.falls.get(seat);
  return fall ? told(fall.looted ? [fall.defeated, fall.looted] : [fall.defeated], reader) : 'Out of the match.';
}
