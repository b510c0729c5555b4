import type { OpenTable } from '../host/lan-desk.ts';
import type { LoadVisits } from '../host/visit-desk.ts';

/**
 * The means to open tables on the network, for programs that may.
 * @param pageDir folder of the built page, which guests' browsers are served
 * @param address the only one of this machine at which they are offered; by default all private ones
 */
export const tablesServing =
  (pageDir: string, address?: string): OpenTable =>
  async (options, kept) => {
    const [{ LanTable }, { onlyAddress }] = await Promise.all([import('../lan/table.ts'), import('../lan/addresses.ts')]);
    return LanTable.open({ ...options, pageDir, addresses: address === undefined ? undefined : onlyAddress(address) }, kept);
  };

/** The means to be a guest at tables elsewhere. */
export const loadVisits: LoadVisits = () => import('../lan/visits.ts');
