import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cardsJson } from './canonical.ts';
import type { OnlineDeck } from './wire.ts';

const DIGITS = 16;

/** What a deck is known by, whatever its name and author (DK-19.8): 16 hex digits. */
export const deckId = (deck: OnlineDeck): string => bytesToHex(sha256(utf8ToBytes(cardsJson(deck)))).slice(0, DIGITS);
