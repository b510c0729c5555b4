import { isolated } from '../../src-shared/text/names.ts';
import type { HostLobby } from '../../src-shared/protocol/lan.ts';

interface Known {
  name: string;
  connected: boolean;
  ready: boolean;
  /** A bot plays for the guest. */
  replaced: boolean;
}

function guestsOf({ seats, waiting }: HostLobby): ReadonlyMap<string, Known> {
  const seated = seats.flatMap(({ guest, name, connected, ready, standIn }) =>
    guest === null ? [] : [[guest, { name, connected, ready, replaced: standIn !== undefined }] as const],
  );
  return new Map([
    ...seated,
    ...waiting.map(({ id, name, connected }) => [id, { name, connected, ready: false, replaced: false }] as const),
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
  const here = [...are].flatMap(([id, { name, connected, ready, replaced }]): GuestNews | [] => {
    const was = were.get(id);
    const who = isolated(name);
    if (!was) return table(`${who} has come to the table.`);
    if (was.connected !== connected) return { kind: 'line', words: connected ? `${who} is back.` : `${who} is away.` };
    if (was.replaced !== replaced) return { kind: 'line', words: replaced ? `A bot plays for ${who}.` : `${who} has the seat back.` };
    return ready && !was.ready ? table(`${who} is ready.`) : [];
  });
  const gone = [...were].flatMap(([id, { name }]) => (are.has(id) ? [] : table(`${isolated(name)} has left the table.`)));
  return [...here, ...gone];
}
