import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';
import { newestFirst } from '../../../src-shared/protocol/recent.ts';
import type { Client } from '../../client/client.ts';

/** The open match, else the one played last; null when there is none or the host does not answer. */
export async function matchAtHand(client: Client, open: string | null): Promise<MatchSummary | null> {
  try {
    const { matches } = await client.request('match.list', {});
    const [last = null] = newestFirst(matches, ({ updatedAt }) => updatedAt, Date.now());
    return matches.find(({ match }) => match === open) ?? last;
  } catch {
    return null;
  }
}

/** The game and the turn, in words. */
export const matchInWords = ({ title, turn }: MatchSummary): string => (turn > 0 ? `${title}, turn ${turn}` : title);
