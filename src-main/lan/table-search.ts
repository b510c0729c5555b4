import { beaconId } from '../../src-shared/lan/beacon.ts';
import type { NearTable } from '../../src-shared/protocol/visit.ts';
import type { Finder, FinderParts } from './finder.ts';
import type { TablePlace, Ticket } from './table-client.ts';

/** Looks for tables in the network until it is closed. */
export type Find = (parts: FinderParts) => Pick<Finder, 'close'>;

/**
 * Looks in the network for one table that is not where it was: its host has another address, or the table another port. What is found is a hint
 * alone: who goes there compares the certificate before saying anything.
 */
export class TableSearch {
  readonly #id: string;
  readonly #finder: Pick<Finder, 'close'>;
  #place: TablePlace | null = null;

  /** @param onPlace called when it is found at another place than before */
  constructor({ fingerprint, address, port }: Ticket, find: Find, parts: Pick<FinderParts, 'clock' | 'log'>, onPlace: () => void) {
    this.#id = beaconId(Buffer.from(fingerprint, 'base64url').toString('hex'));
    let last = keyOf({ address, port });
    const onTables = (tables: NearTable[]): void => {
      const found = tables.find(({ id }) => id === this.#id);
      if (!found || keyOf(found) === last) return;
      last = keyOf(found);
      this.#place = { address: found.address, port: found.port };
      onPlace();
    };
    this.#finder = find({ ...parts, onTables });
  }

  get hasPlace(): boolean {
    return this.#place !== null;
  }

  /** Where the table was found last, once: a place that was tried in vain is no place. */
  take(): TablePlace | null {
    const place = this.#place;
    this.#place = null;
    return place;
  }

  /** When it returns no packet is sent any more. */
  close(): Promise<void> {
    return this.#finder.close();
  }
}

const keyOf = ({ address, port }: TablePlace): string => `${address}:${port}`;
