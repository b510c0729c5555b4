import { isolated } from '../../src-shared/text/names.ts';
import type { HostLobby } from '../../src-shared/protocol/lan.ts';

interface Known {
  name: string;
  connected: boolean;
  ready: boolean;
  /** A person of this screen, with the hand on a device. */
  hand?: true;
}

function guestsOf({ seats, waiting }: HostLobby): ReadonlyMap<string, Known> {
  const seated = seats.flatMap(({ guest, name, connected, ready, hand }) =>
    guest === null ? [] : [[guest, { name, connected, ready, hand }] as const],
  );
  return new Map<string, Known>([...seated, ...waiting.map(({ id, name, connected }) => [id, { name, connected, ready: false }] as const)]);
}

/** What a guest did. `line`: its connection went or came back. */
export interface GuestNews {
  kind: 'line' | 'table';
  words: string;
}

/** What guests did between two states of the same table. */
export function newsOf(before: HostLobby, after: HostLobby): GuestNews[] {
  const [were, are] = [guestsOf(before), guestsOf(after)];
  const table = (words: string): GuestNews => ({ kind: 'table', words });
  const here = [...are].flatMap(([id, { name, connected, ready, hand }]): GuestNews | [] => {
    const was = were.get(id);
    const who = isolated(name);
    if (!was) return table(hand ? `${who}’s hand is on a device now.` : `${who} has come to the table.`);
    if (was.connected !== connected) return { kind: 'line', words: connected ? `${who} is back.` : `${who} is away.` };
    return ready && !was.ready ? table(`${who} is ready.`) : [];
  });
  const gone = [...were].flatMap(([id, { name, hand }]) =>
    are.has(id) ? [] : table(`${isolated(name)}${hand ? '’s hand is back at this screen.' : ' has left the table.'}`),
  );
  return [...here, ...gone];
}
