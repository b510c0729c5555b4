/**
 * Invisible signs that turn the direction of writing, so that a name seems to end as it does not. Nothing that comes from outside
 * needs them here: they are taken out before it is shown.
 */
import type { HostMessage } from '../../src-shared/protocol/messages.ts';

const SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A name or sentence as it may be shown. */
export const withoutDirectionSigns = (text: string): string => text.replace(SIGNS, '');

/**
 * What the host says: names and sentences as they may be shown. Whole files stay as they are, for they are not shown but handed on:
 * a match whose header was changed would not go as it says any more.
 */
export function readMessage(text: string): HostMessage {
  if (text.search(SIGNS) === -1) return JSON.parse(text) as HostMessage;
  return JSON.parse(text, function (this: object, key, value: unknown) {
    return typeof value !== 'string' || (key === 'text' && isFile(this)) ? value : withoutDirectionSigns(value);
  }) as HostMessage;
}

/** One that was opened, or one to be saved. */
const isFile = (holder: object): boolean => 'fileName' in holder || ('kind' in holder && holder.kind === 'file');
