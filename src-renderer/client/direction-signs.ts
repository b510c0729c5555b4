/**
 * Bidirectional control characters, with which a name can pretend to end otherwise (“Trojan Source”). They are removed from all texts from
 * outside.
 */
import { withoutDirection, withoutLooseDirection } from '../../src-shared/text/names.ts';
import type { HostMessage } from '../../src-shared/protocol/messages.ts';

/**
 * Removes them from a message of the host. File contents are kept as they are: they are saved, not shown, and a changed header would
 * invalidate a match.
 */
export function readMessage(text: string): HostMessage {
  if (withoutDirection(text) === text) return JSON.parse(text) as HostMessage;
  return JSON.parse(text, function (this: object, key, value: unknown) {
    return typeof value !== 'string' || (key === 'text' && isFile(this)) ? value : withoutLooseDirection(value);
  }) as HostMessage;
}

/** A file that was opened or is to be saved, or a message within this one, which is read by itself. */
const isFile = (holder: object): boolean =>
  'fileName' in holder || ('kind' in holder && holder.kind === 'file') || ('push' in holder && holder.push === 'table');
