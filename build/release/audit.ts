/** What `npm audit` found, limited to what is shipped: tools that build and test are not in anybody's hands. */
import { z } from 'zod';

const finding = z.object({
  name: z.string(),
  severity: z.string(),
  /** Where the package is installed: `node_modules/a/node_modules/b`. */
  nodes: z.array(z.string()),
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
});

const answer = z.union([z.object({ vulnerabilities: z.record(z.string(), finding) }), z.object({ message: z.string() })]);

/** The registry did not answer, so nothing is known. */
export class NoAnswer extends Error {}

/**
 * @param json what `npm audit --json` printed
 * @param folders where the shipped packages are installed
 * @returns a line for each finding @throws NoAnswer
 */
export function findingsIn(json: string, folders: readonly string[]): string[] {
  const read = answer.parse(JSON.parse(json));
  if ('message' in read) throw new NoAnswer(read.message);
  return Object.values(read.vulnerabilities)
    .filter(({ nodes }) => nodes.some((node) => folders.includes(node)))
    .map(({ name, severity, via }) => {
      const reasons = via.map((reason) => (typeof reason === 'string' ? `through ${reason}` : `${reason.title} (${reason.url})`));
      return `${severity}: ${name}: ${reasons.join('; ')}`;
    });
}
