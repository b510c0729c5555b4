import { z } from 'zod';
import { RELEASE_ADDRESS } from '../../../src-shared/protocol/release.ts';
import type { ReleaseNews } from '../../../src-shared/protocol/messages.ts';
import { HostError } from '../host-error.ts';
import { parseJson } from '../store/json.ts';

const TIMEOUT_MS = 10_000;
/** Size limit of the answer, in bytes: a valid one is a short line. */
const MAX_BYTES = 16 * 1024;
const SITE = new URL(RELEASE_ADDRESS);

const releaseSchema = z.object({
  version: z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/),
  page: z
    .string()
    .max(200)
    .refine((page) => URL.canParse(page) && new URL(page).origin === SITE.origin),
});

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Asks once for the newest version. Sends no personal data, follows no redirect, downloads and installs nothing.
 * @param current version of this program, `1.2.3`
 * @throws HostError `failed` with a sentence for people
 */
export async function checkForUpdate(current: string, get: typeof fetch, timeoutMs = TIMEOUT_MS): Promise<ReleaseNews> {
  const { version, page } = await readRelease(get, AbortSignal.timeout(timeoutMs), timeoutMs);
  if (byNumber.compare(version, current) <= 0) return { newer: null, message: `You have the newest version, ${current}.` };
  return { newer: { version, page }, message: `Version ${version} is out; you have ${current}. Get it at ${page}` };
}

async function readRelease(get: typeof fetch, signal: AbortSignal, timeoutMs: number): Promise<z.infer<typeof releaseSchema>> {
  let text: string;
  try {
    const options = { signal, redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
    const response = await get(RELEASE_ADDRESS, options);
    if (!response.ok) throw refusal(`${SITE.host} answered with the number ${response.status} instead of a version.`);
    text = await readText(response);
  } catch (error) {
    if (error instanceof HostError) throw error;
    if (signal.aborted) throw refusal(`${SITE.host} did not answer within ${Math.round(timeoutMs / 1000)} seconds.`);
    throw refusal(`${SITE.host} could not be reached.`);
  }
  const release = releaseSchema.safeParse(parseJson(text));
  if (!release.success) throw refusal(`What ${SITE.host} answered is not understood.`);
  return release.data;
}

/** Stops reading at the size limit. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw refusal(`What ${SITE.host} answered is too long.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const refusal = (why: string): HostError => new HostError('failed', `No news about versions: ${why} Try again later.`);
