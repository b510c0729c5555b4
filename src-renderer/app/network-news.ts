import { isolated } from '../../src-shared/text/names.ts';
import type { BotId } from '../../src-shared/protocol/bot-ids.ts';
import type { HostLobby } from '../../src-shared/protocol/lan.ts';
import { nameToOthers } from './words/people.ts';

interface Known {
  /** As others read it. */
  who: string;
  connected: boolean;
  ready: boolean;
  /** A person of this screen, with the hand on a device. */
  hand?: true;
  /** The bot that plays for the guest. */
  standIn?: BotId;
}

function guestsOf({ seats, waiting }: HostLobby): ReadonlyMap<string, Known> {
  const seated = seats.flatMap(({ guest, name, connected, ready, hand, standIn }, seat) =>
    guest === null ? [] : [[guest, { who: nameToOthers(name, seat), connected, ready, hand, standIn }] as const],
  );
  return new Map<string, Known>([
    ...seated,
    ...waiting.map(({ id, name, connected }) => [id, { who: isolated(name), connected, ready: false }] as const),
  ]);
}

/** What a guest did. `line`: its connection or its place in the match went or came back. */
export interface GuestNews {
  kind: 'line' | 'table';
  words: string;
}

/** What guests did between two states of the same table. */
export function newsOf(before: HostLobby, after: HostLobby): GuestNews[] {
  const [were, are] = [guestsOf(before), guestsOf(after)];
  const table = (words: string): GuestNews => ({ kind: 'table', words });
  const here = [...are].flatMap(([id, { who, connected, ready, hand, standIn }]): GuestNews | [] => {
    const was = were.get(id);
    if (!was) return table(hand ? `${who}’s hand is on a device now.` : `${who} has come to the table.`);
    if (was.connected !== connected) return { kind: 'line', words: connected ? `${who} is back.` : `${who} is away.` };
    if (Boolean(was.standIn) !== Boolean(standIn)) {
      return { kind: 'line', words: standIn ? `A bot plays for ${who}.` : `${who} has the seat back.` };
    }
    return ready && !was.ready ? table(`${who} is ready.`) : [];
  });
  const gone = [...were].flatMap(([id, { who, hand }]) =>
    are.has(id) ? [] : table(`${who}${hand ? '’s hand is back at this screen.' : ' has left the table.'}`),
  );
  return [...here, ...gone];
}
