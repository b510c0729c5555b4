import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { AnyWish } from '../../../src-shared/protocol/together.ts';

/** Who plays, as agreements see it. */
export interface Company {
  /** Seats of people. */
  people: readonly Seat[];
  /** Their page is connected, or they sit at the shared screen. */
  isHere(seat: Seat): boolean;
  /** They sit at the screen of the table's host. */
  isAtHost(seat: Seat): boolean;
  /** It had given up before what is to be taken back. */
  hadGivenUp(seat: Seat): boolean;
}

/** Something that somebody has asked the others for. */
export interface Proposal {
  readonly id: number;
  readonly wish: AnyWish;
  readonly by: Seat;
  /** Who has to agree: fixed when it is asked. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/**
 * Who has to agree.
 *
 * A take-back is asked of all who have acted or were shown something since, and that is everybody who still plays, also who is away: what
 * lies open has been shown to all of them, and who was shown what is hidden is a secret, which the list of those who are asked would tell.
 * Another machine that keeps the match would learn every hand, so everybody is asked, also who is away; but for the host, who asks it.
 */
export function mustAgree(wish: AnyWish, by: Seat, { people, isHere, isAtHost, hadGivenUp }: Company): Seat[] {
  const others = people.filter((seat) => seat !== by);
  switch (wish.kind) {
    case 'takeBack':
      return others.filter((seat) => !hadGivenUp(seat));
    case 'handover':
      return others.filter((seat) => !isAtHost(seat));
    case 'pause':
      return others.filter(isHere);
    case 'goOn':
      return others.filter((seat) => seat !== wish.without && isHere(seat));
  }
}

/** The seat has been asked and has not answered yet. */
export const isAwaited = ({ asked, agreed }: Proposal, seat: Seat): boolean => asked.includes(seat) && !agreed.includes(seat);

export const agreedBy = (proposal: Proposal, seat: Seat): Proposal => ({ ...proposal, agreed: [...proposal.agreed, seat] });

/** Everybody who was asked has agreed; where nobody is to be asked, at once. */
export const isAgreed = (proposal: Proposal): boolean => proposal.asked.every((seat) => proposal.agreed.includes(seat));

/** @param asked who would be asked now: somebody has come or gone */
export const asksOthers = (proposal: Proposal, asked: readonly Seat[]): boolean => proposal.asked.join() !== asked.join();
