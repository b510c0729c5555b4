/**
 * Bidirectional control characters, with which a name can pretend to end otherwise (“Trojan Source”). They are removed from all texts from
 * outside.
 */
import type { HostMessage } from '../../src-shared/protocol/messages.ts';

const SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes them from a text for display. */
export const withoutDirectionSigns = (text: string): string => text.replace(SIGNS, '');

/**
 * Removes them from a message of the host. File contents are kept as they are: they are saved, not shown, and a changed header would
 * invalidate a match.
 */
export function readMessage(text: string): HostMessage {
  if (text.search(SIGNS) === -1) return JSON.parse(text) as HostMessage;
  return JSON.parse(text, function (this: object, key, value: unknown) {
    return typeof value !== 'string' || (key === 'text' && isFile(this)) ? value : withoutDirectionSigns(value);
  }) as HostMessage;
}

/** A file that was opened or is to be saved. */
const isFile = (holder: object): boolean => 'fileName' in holder || ('kind' in holder && holder.kind === 'file');
