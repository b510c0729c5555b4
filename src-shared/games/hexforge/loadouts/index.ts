import { COMMON_GROUND } from './common-ground.ts';
import { NIGHT_LEDGER } from './night-ledger.ts';
import { PATIENT_MASONS } from './patient-masons.ts';
import { SCALD_AND_RUN } from './scald-and-run.ts';
import { SLOW_INTEREST } from './slow-interest.ts';
import type { HxLoadout } from './schema.ts';

/** The loadouts that come with the game: one for each neighbouring pair of colours. */
export const STARTERS: readonly { id: string; loadout: HxLoadout }[] = [
  { id: 'night-ledger', loadout: NIGHT_LEDGER },
  { id: 'scald-and-run', loadout: SCALD_AND_RUN },
  { id: 'common-ground', loadout: COMMON_GROUND },
  { id: 'patient-masons', loadout: PATIENT_MASONS },
  { id: 'slow-interest', loadout: SLOW_INTEREST },
];
