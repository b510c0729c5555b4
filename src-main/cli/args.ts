import { parseArgs } from 'node:util';

/** A command was called in a way it does not understand. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** One flag of a command. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** What follows a string flag, for the help text: `N`, `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export type Flags = { readonly [name: string]: Flag };
export type FlagValues<F extends Flags> = { [K in keyof F]: F[K]['type'] extends 'boolean' ? boolean : string | undefined };

const dashed = (name: string): string => `--${name}`;

/** Help text of a command: one line a flag. */
export function usage(command: string, flags: Flags): string {
  const shown = Object.entries(flags).map(([name, { value, help }]) => [value ? `${dashed(name)} ${value}` : dashed(name), help] as const);
  const width = Math.max(...shown.map(([left]) => left.length));
  return [`npm run ${command} -- [flags]`, ...shown.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`)].join('\n');
}

/**
 * Reads flags strictly: an unknown one, a missing value or a stray word is an error in words.
 * @throws UsageError
 */
export function readFlags<F extends Flags>(argv: readonly string[], flags: F): FlagValues<F> {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }]));
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, { type }] of Object.entries(flags)) values[name] = type === 'boolean' ? false : undefined;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw new UsageError(`"${token.value}" is not a flag`);
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!flag) throw new UsageError(`unknown flag ${token.rawName}; known are ${Object.keys(flags).map(dashed).join(', ')}`);
    if (flag.type === 'boolean' && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`);
    const missing = flag.type === 'string' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')));
    if (missing) throw new UsageError(`${token.rawName} needs a value (${flag.value ?? 'text'})`);
    values[token.name] = flag.type === 'boolean' ? true : token.value;
  }
  return values as FlagValues<F>;
}

/** @throws UsageError when the text is not a whole number in the range */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (!(number >= min && number <= max))
    throw new UsageError(`${dashed(name)} must be a whole number from ${min} to ${max}, not "${text}"`);
  return number;
}

/** @throws UsageError when the text is not a positive number */
export function positive(name: string, text: string): number {
  const number = text.trim() === '' ? NaN : Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new UsageError(`${dashed(name)} must be a positive number, not "${text}"`);
  return number;
}

/** Runs a command and turns what it throws into one clear line and an exit code. */
export async function runCommand(name: string, flags: Flags, main: (argv: string[]) => Promise<number> | number): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.includes('--help')) {
    console.log(usage(name, flags));
    return;
  }
  try {
    process.exitCode = await main(argv);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${name}: ${error.message}\n\n${usage(name, flags)}`);
      process.exitCode = 2;
      return;
    }
    console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = 1;
  }
}
