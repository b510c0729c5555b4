/** Verdicts of pairs that were compared on this computer, by the ids of their decks (DK-20.10). */
import { z } from 'zod';
import { VERDICTS, type ParityReport, type ParityVerdict } from '../../../../src-shared/games/deckforge/decks/parity/report.ts';
import { recall, remember } from '../../../app/memory.ts';

const KEY = 'deckforge.parity';
/** The latest ones. */
const MOST = 200;

const keptSchema = z.array(z.object({ a: z.string(), b: z.string(), verdict: z.enum(VERDICTS) })).max(MOST);
type Kept = z.infer<typeof keptSchema>;

const turned = (verdict: ParityVerdict): ParityVerdict =>
  verdict === 'favoursA' ? 'favoursB' : verdict === 'favoursB' ? 'favoursA' : verdict;

const all = (): Kept => recall(KEY, keptSchema) ?? [];

/** Keeps what a whole comparison came to; a cancelled one says too little. */
export function keepVerdict({ decks, verdict, partial }: ParityReport): void {
  const [a, b] = decks.map(({ id }) => id);
  if (partial || a === b) return;
  const others = all().filter((one) => !(one.a === a && one.b === b) && !(one.a === b && one.b === a));
  remember(KEY, [...others, { a, b, verdict }].slice(-MOST));
}

export function keptVerdict(a: string, b: string): ParityVerdict | null {
  for (const one of all()) {
    if (one.a === a && one.b === b) return one.verdict;
    if (one.a === b && one.b === a) return turned(one.verdict);
  }
  return null;
}
