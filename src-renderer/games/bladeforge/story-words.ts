/** What the log tells of attacks and falls, as the tray and the panels say it. */
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { eventText, logLines } from '../../../src-shared/games/bladeforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/bladeforge/text/log.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { AttackRecord, GadgetRecord, MatchStory } from './play/record.ts';

const told = (events: readonly BlEvent[], reader: Reader): string => events.map((event) => eventText(event, reader)).join(' ');

/** "Orrin’s Pan Lid, Stability 5, takes it and holds." A block that was rolled need not be said to have been chosen. */
export function outcomeWords({ blow, duel, aftermath }: AttackRecord, reader: Reader): string {
  const events = duel ? aftermath.filter(({ type }) => type !== 'blockChosen') : aftermath;
  return events.length === 0 ? (blow.damage === 0 ? 'No damage.' : `${blow.damage} damage.`) : told(events, reader);
}

/** What came of a Gadget; the cards that a search turned up lie there to be seen. */
export function gadgetWords({ outcome, turned }: GadgetRecord, reader: Reader): string {
  const said = logLines(outcome, reader)
    .map(({ segments }) => segmentsText(segments))
    .join(' ');
  if (said !== '') return said;
  return turned.length > 0 ? '' : 'Nothing comes of it.';
}

/** Who felled them and who took what. */
export function fallWords(seat: number, { story, reader }: { story: MatchStory; reader: Reader }): string {
  const fall = story.falls.get(seat);
  return fall ? told(fall.looted ? [fall.defeated, fall.looted] : [fall.defeated], reader) : 'Out of the match.';
}
