import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** Problems that a schema found, as short sentences for people: “seats.0.name: it must not be empty”. Whole sentences stand alone. */
export const issuesInWords = ({ issues }: ZodError): string[] =>
  issues.map((issue) => {
    const words = issueInWords(issue);
    return issue.path.length === 0 || words.endsWith('.') ? words : `${issue.path.join('.')}: ${words}`;
  });

/** What the schemas' library says by itself; sentences of our own are kept. */
const ITS_OWN = /^(Too (small|big)|Invalid|Unrecognized)/;

export function issueInWords(issue: Issue): string {
  if (!ITS_OWN.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_big':
      return limit(issue.origin, issue.maximum, 'most');
    case 'too_small':
      return limit(issue.origin, issue.minimum, 'least');
    case 'invalid_value':
      return `it can be ${issue.values.map((one) => `“${String(one)}”`).join(' or ')}`;
    case 'invalid_type':
      return `it must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'unrecognized_keys':
      return `nothing here is called ${issue.keys.map((key) => `“${key}”`).join(', ')}`;
    case 'not_multiple_of':
      return `it must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return 'it is not written as it must be';
    default:
      return 'it is none of what can stand here';
  }
}

function limit(origin: string, number: number | bigint, side: 'most' | 'least'): string {
  if (origin === 'number' || origin === 'int' || origin === 'bigint') return `${number} is the ${side}`;
  const things = origin === 'string' ? 'characters' : 'entries';
  if (side === 'most') return `it may have ${number} ${things} at most`;
  return number === 1 ? 'it must not be empty' : `it needs ${number} ${things} at least`;
}

const TYPES: Record<string, string> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of values',
  record: 'a group of values',
};
