/** What `npm audit` found, limited to what is shipped: tools that build and test are not in anybody's hands. */
import { z } from 'zod';

const finding = z.object({
  name: z.string(),
  severity: z.string(),
  /** Where the package is installed: `node_modules/a/node_modules/b`. */
  nodes: z.array(z.string()),
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
});

const report = z.object({ vulnerabilities: z.record(z.string(), finding) });
/** npm says in either of two ways why there is no report. */
const refusal = z.union([z.object({ message: z.string() }), z.object({ error: z.object({ summary: z.string() }) })]);

/** The registry did not answer, so nothing is known. */
export class NoAnswer extends Error {}

/** @returns undefined for what is no JSON */
function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function reasonIn(json: string): string {
  const refused = refusal.safeParse(read(json));
  if (!refused.success) return `npm gave no report that is understood: "${json.trim().slice(0, 200)}"`;
  return 'message' in refused.data ? refused.data.message : refused.data.error.summary;
}

/**
 * @param json what `npm audit --json` printed
 * @param folders where the shipped packages are installed
 * @returns a line for each finding @throws NoAnswer
 */
export function findingsIn(json: string, folders: readonly string[]): string[] {
  const found = report.safeParse(read(json));
  if (!found.success) throw new NoAnswer(reasonIn(json));
  return Object.values(found.data.vulnerabilities)
    .filter(({ nodes }) => nodes.some((node) => folders.includes(node)))
    .map(({ name, severity, via }) => {
      const reasons = via.map((reason) => (typeof reason === 'string' ? `through ${reason}` : `${reason.title} (${reason.url})`));
      return `${severity}: ${name}: ${reasons.join('; ')}`;
    });
}
