import type { Game } from '../../src-shared/kernel/game.ts';
import type { DiskCall } from './disk.ts';
import { isHarmless, mustBeTidy, mustLive } from './laws.ts';
import { Person, type Session } from './sessions.ts';
import { World } from './world.ts';

export const ERRNOS = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EBUSY', 'EROFS'] as const;
export type Errno = (typeof ERRNOS)[number];

interface Swept {
  /** Calls of the disk in all. */
  calls: number;
  failed: DiskCall | null;
}

/**
 * Plays a session whose n-th call of the disk fails, and checks the laws after it.
 * @param n from 0; none fails when it is beyond the last
 */
export async function playFailing(games: Readonly<Record<string, Game>>, session: Session, n: number, errno: Errno): Promise<Swept> {
  const world = new World('sweep', games);
  let calls = 0;
  let failed: DiskCall | null = null;
  world.disk.faults = (call) => {
    if (calls++ !== n) return null;
    failed = call;
    return errno;
  };
  const person = new Person(world);
  await person.start();
  await session.run(person);
  await person.pause(10_000);
  const { problems } = await person.ask('match.list', {});
  await world.close();
  mustLive(world, person.heard);
  const said = JSON.stringify([person.heard, problems]);
  if (failed !== null && !isHarmless(failed) && !/could not be|can only be read|is full|reports a fault/.test(said)) {
    throw new Error(`nobody was told of ${errno} in ${JSON.stringify(failed)}`);
  }
  world.disk.faults = () => null;
  mustBeTidy(world);
  await person.start();
  await session.check(person);
  await world.close();
  return { calls, failed };
}
