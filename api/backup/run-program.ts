import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorCode } from '@/api/error-code';
import { environmentWith } from '@/api/env';

/**
 * Runs a program to its end and returns what it printed. Throws an error for the operator with its own
 * message when it fails or is missing.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { env: environmentWith(variables) })).stdout;
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new Error(`The program '${command}' is missing: install it, then try again.`, {
        cause: error,
      });
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr?.trim() || String(error), { cause: error });
  }
}
