/** Texts of a lane's forecast: an icon, a word and details, never colour alone. */
import type { LnForecast, LnLaneForecast } from '../../../../src-shared/games/laneforge/explain/questions.ts';
import { plainNumber } from '../../../../src-shared/text/words.ts';
import type { Fate } from '../../../match/fates.ts';

export interface ClashWords {
  icon: string | null;
  tone: 'gain' | 'harm' | 'even' | 'quiet';
  word: string;
  detail: string;
}

interface Side {
  seat: number;
  /** “You”; a name for spectators. */
  name: string;
  mine: boolean;
}

/** Names whose creature falls: “you lose” would mean the match. */
const falls = (side: Side, below: Side) => {
  if (!below.mine) return `${side.name}’s falls`;
  return side.mine ? 'Yours falls' : 'Theirs falls';
};

/** The damage that gets through, and to whom. */
function through({ toPlayer }: LnLaneForecast, below: Side, above: Side): string {
  const parts = [
    toPlayer[above.seat] > 0 ? `${toPlayer[above.seat]} through${below.mine ? '' : ` to ${above.name}`}` : '',
    toPlayer[below.seat] > 0 ? `${toPlayer[below.seat]} to ${below.mine ? 'you' : below.name}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export function clashWords(lane: LnLaneForecast, below: Side, above: Side): ClashWords {
  const { stands } = lane;
  const both = stands[0] && stands[1];
  if (!lane.fights) {
    const detail = both ? 'both stand behind' : stands[0] || stands[1] ? 'nobody in front' : 'empty';
    return { icon: null, tone: 'quiet', word: 'No clash', detail };
  }
  const toRival = lane.toPlayer[above.seat];
  const toMe = lane.toPlayer[below.seat];
  if (!both || (lane.toCreature[0] === 0 && lane.toCreature[1] === 0 && toRival + toMe > 0)) {
    if (toRival > 0)
      return {
        icon: 'fast-arrow',
        tone: below.mine ? 'gain' : 'even',
        word: `${toRival} through`,
        detail: `to ${above.mine ? 'you' : below.mine ? 'the rival' : above.name}`,
      };
    if (toMe > 0)
      return {
        icon: 'broken-shield',
        tone: below.mine ? 'harm' : 'even',
        word: `${toMe} through`,
        detail: `to ${below.mine ? 'you' : below.name}`,
      };
    return { icon: null, tone: 'quiet', word: 'Nothing', detail: 'no damage' };
  }
  const more = through(lane, below, above);
  const [myFall, itsFall] = [lane.falls[below.seat], lane.falls[above.seat]];
  const detail = (text: string) => [text, more].filter(Boolean).join(', ');
  if (myFall && itsFall) return { icon: 'skull-crack', tone: 'even', word: 'Both fall', detail: more || 'nothing through' };
  if (itsFall)
    return {
      icon: 'crossed-swords',
      tone: below.mine ? 'gain' : 'even',
      word: falls(above, below),
      detail: detail(`${below.mine ? 'yours ' : ''}${lane.left[below.seat]} left`),
    };
  if (myFall)
    return {
      icon: 'skull-crack',
      tone: below.mine ? 'harm' : 'even',
      word: falls(below, below),
      detail: detail(`${below.mine ? 'theirs ' : ''}${lane.left[above.seat]} left`),
    };
  return {
    icon: 'crossed-swords',
    tone: 'even',
    word: 'Both stand',
    detail: detail(`${lane.left[below.seat]} and ${lane.left[above.seat]} left`),
  };
}

/** The result of Combat as a sentence; '' when it decides nothing. */
export function verdict({ lethal, health, suddenDeath }: LnForecast, sides: readonly [Side, Side]): string {
  const loses = (side: Side) => (side.mine ? 'You lose the game' : `${side.name} loses the game`);
  if (lethal.length === 2) return 'Both would fall to 0: Sudden Death, in which lower Health loses at once.';
  if (lethal.length === 1) return `Lethal: ${loses(sides[lethal[0]])}${suddenDeath ? ' by lower Health' : ''}.`;
  if (suddenDeath) return `Sudden Death: ${health[0]} against ${health[1]}, and lower Health loses at once.`;
  return '';
}

/** Who would fall in Combat as it stands: “You would fall (in Combat as it stands, 10 → −4).” */
export const fatesIn = ({ lethal, health }: LnForecast, now: readonly number[]): Fate[] =>
  lethal.map((seat) => ({
    seat,
    certain: true,
    because: `in Combat as it stands, ${now[seat]}\u00a0→\u00a0${plainNumber(health[seat])}`,
  }));

export type { Side };
