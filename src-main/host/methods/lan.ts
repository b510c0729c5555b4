import type { lanMethods } from '../../../src-shared/protocol/methods/lan.ts';
import type { LanDesk } from '../lan-desk.ts';
import type { Handlers } from './handlers.ts';

export function lanHandlers(desk: LanDesk): Handlers<keyof typeof lanMethods> {
  /** What is done at once is answered with the state after it. */
  const after = (deed: () => void) => {
    deed();
    return desk.state;
  };
  return {
    'lan.state': () => desk.state,
    'lan.open': async ({ game, seats }) => {
      await desk.open(game, seats);
      return desk.state;
    },
    'lan.resume': async () => {
      await desk.resume();
      return desk.state;
    },
    'lan.close': async () => {
      await desk.close();
      return desk.state;
    },
    'lan.game': ({ game, seats }) => after(() => desk.setGame(game, seats)),
    'lan.config': ({ config }) => after(() => desk.table.lay(config)),
    'lan.timing': ({ timing }) => after(() => desk.table.setTiming(timing)),
    'lan.fill': ({ seat, filling }) => after(() => desk.table.fill(seat, filling)),
    'lan.seat': ({ guest, seat }) => after(() => desk.table.seatGuest(guest, seat)),
    'lan.lock': ({ locked }) => after(() => desk.table.lock(locked)),
    'lan.watch': ({ allowed }) => after(() => desk.table.letWatch(allowed)),
    'lan.remove': ({ guest }) => after(() => desk.table.removeGuest(guest)),
    'lan.start': async ({ config, seed }) => ({ match: await desk.table.start(config, seed) }),
    'lan.offer': async ({ match }) => {
      await desk.offer(match);
      return desk.state;
    },
    'lan.withdraw': async () => {
      await desk.withdraw();
      return desk.state;
    },
    'lan.handOver': ({ guest }) => after(() => desk.handOver(guest)),
    'lan.seatLink': ({ guest }) => desk.table.seatLink(guest),
    'lan.end': async () => {
      await desk.endMatch();
      return desk.state;
    },
    'lan.standIn': ({ seat, bot }) => after(() => desk.table.standIn(seat, bot)),
  };
}
