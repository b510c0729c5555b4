import type { ConnectionStatus } from './transport.ts';

/** What a page says of its connection; `lost` also answers requests that cannot be sent meanwhile. */
export type LineWords = Readonly<Record<ConnectionStatus, string>>;

export const HOST_WORDS: LineWords = {
  connecting: 'Connecting…',
  open: 'Connected again.',
  silent: 'Five Forges has not answered for a while. Waiting for it… Your match is saved.',
  lost: 'The connection to Five Forges is lost. Trying again… Your match is saved.',
  refused: 'This page is no longer connected. Open it again with the address that Five Forges printed.',
};

/** At a LAN table. */
export const GUEST_WORDS: LineWords = {
  connecting: 'Going to the table…',
  open: 'Back at the table.',
  silent: 'The table has not answered for a while. Waiting for it… Nothing is lost: your seat stays yours.',
  lost: 'The table does not answer. Trying again… Nothing is lost: your seat stays yours.',
  refused: 'You are not at the table any more.',
};
