import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cardsJson } from './canonical.ts';
import type { OnlineDeck } from './wire.ts';

const DIGITS = 16;

/** What stands for a text, the same on every machine: 16 hex digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);

/** What a deck is known by, whatever its name and author (DK-19.8): 16 hex digits. */
export const deckId = (deck: OnlineDeck): string => digest(cardsJson(deck));
