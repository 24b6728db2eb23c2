import { parseArgs, type ParseArgsConfig } from 'node:util';
import { millisecondsInDay } from 'date-fns/constants';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** The arguments after a command's name. */
export type Arguments = { values: Values; positionals: string[] };

/** A command of the operator. Its name is also a script of package.json. */
export type Command = {
  /** The usage after the name, such as `[--days N]`. */
  synopsis: string;
  /** One phrase for the list of commands. */
  summary: string;
  options?: Options;
  /** Returns the text for standard output. Throws `UsageError`, or an error for the operator. */
  run(args: Arguments): Promise<string>;
};

/** The arguments are invalid: the program prints the usage and exits with status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses the arguments after a command's name. Throws `UsageError` for unknown options. */
export function readArguments({ options = {} }: Command, args: string[]): Arguments {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Rejects the arguments of a command that accepts none. */
export function expectNoPositionals({ positionals }: Arguments): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'.`);
}

/** The start of the last `--days` days in unix ms. */
export function sinceDays({ values: { days } }: Arguments, byDefault: number): number {
  const count = days === undefined ? byDefault : Number(days);
  if (!(count > 0 && Number.isFinite(count)))
    throw new UsageError(`--days expects a number above 0, not '${String(days)}'.`);
  return Date.now() - count * millisecondsInDay;
}
