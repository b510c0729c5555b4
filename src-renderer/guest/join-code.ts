import { claimIn } from '../../src-shared/protocol/hand.ts';
import { seatClaimIn } from '../../src-shared/protocol/handover.ts';

/** The code in the link that was followed (`#join=7K2QX9`); it is removed from the address bar. @returns '' without one */
export function takeJoinCode(): string {
  const code = /^#join=([0-9A-Za-z]{1,12})$/.exec(location.hash)?.[1] ?? '';
  if (code !== '') clearFragment();
  return code;
}

/** The claim to a hand in the link that was followed; it is removed from the address bar. @returns null without one */
export function takeHandClaim(): string | null {
  const claim = claimIn(location.hash);
  if (claim !== null) clearFragment();
  return claim;
}

/** The claim to a guest's place in the link that was followed; it is removed from the address bar. @returns null without one */
export function takeSeatClaim(): string | null {
  const claim = seatClaimIn(location.hash);
  if (claim !== null) clearFragment();
  return claim;
}

const clearFragment = (): void => history.replaceState(history.state, '', location.pathname);
