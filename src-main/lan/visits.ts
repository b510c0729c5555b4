/** What the app needs to be a guest elsewhere; loaded when somebody looks for a table or sits down, and not before. */
import { connect } from 'node:net';
import { TABLE_PORTS, placesOf } from '../../src-shared/lan/code.ts';
import type { TableCode } from '../../src-shared/lan/code.ts';
import { ownAddresses } from './addresses.ts';
import { Finder } from './finder.ts';
import type { FinderParts } from './finder.ts';
import type { TablePlace } from './table-client.ts';

export { isPrivate } from './addresses.ts';
export { readHandedTable } from './handed-table.ts';
export { NotLetIn } from './table-client.ts';
export { TableLink } from './table-link.ts';

const ANSWER_MS = 1500;

export const findTables = (parts: FinderParts): Finder => new Finder(parts);

/** Addresses at which something listens, of all that the code may mean for this machine; in no particular order. */
export async function placesThatAnswer(code: TableCode): Promise<TablePlace[]> {
  const port = TABLE_PORTS[code.port];
  const places = placesOf(code, ownAddresses()).map((address) => ({ address, port }));
  const answers = await Promise.all(places.map((place) => doesAnswer(place)));
  return places.filter((_, n) => answers[n]);
}

function doesAnswer({ address, port }: TablePlace): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: ANSWER_MS });
    const is = (answered: boolean) => () => {
      socket.destroy();
      resolve(answered);
    };
    socket.on('connect', is(true)).on('timeout', is(false)).on('error', is(false));
  });
}
