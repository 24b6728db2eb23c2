import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** What was given after a command's name. */
export type Arguments = { values: Values; positionals: string[] };

/** A command of the operator. Its name is a script of package.json, too. */
export type Command = {
  /** What follows the name, such as `[--days N]`. */
  synopsis: string;
  /** One phrase for the list of commands. */
  summary: string;
  options?: Options;
  /** Returns the text for standard output. Throws `UsageError`, or an error for the operator. */
  run(given: Arguments): Promise<string>;
};

/** The command line does not fit: the program prints how it is used and ends with status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads what follows a command's name. Throws `UsageError` for options the command does not have. */
export function readArguments({ options = {} }: Command, args: string[]): Arguments {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Rejects what a command without positional arguments was given. */
export function expectNoPositionals({ positionals }: Arguments): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'.`);
}

/** The start of the last `--days` days in unix ms. */
export function sinceDays({ values: { days } }: Arguments, byDefault: number): number {
  const count = days === undefined ? byDefault : Number(days);
  if (!(count > 0 && Number.isFinite(count)))
    throw new UsageError(`--days expects a number above 0, not '${String(days)}'.`);
  return Date.now() - count * 24 * 3600 * 1000;
}
