import { parseArgs } from 'node:util';
import { backup, restore } from './admin/backup-commands';
import { readArguments, UsageError, type Command } from './admin/command';
import { checkContent } from './admin/content-command';
import { facts } from './admin/facts-command';
import { feeds } from './admin/feed-commands';
import { importCricsheet } from './admin/import-command';
import { clickOuts, forget, messages, subscribers } from './admin/visitor-commands';

/*
 * The operator's commands, each an npm script of the same name. They work beside a running API, in
 * the image and on a read-only file system, and install nothing.
 */
const commands: Record<string, Command> = {
  messages,
  subscribers,
  clickouts: clickOuts,
  forget,
  backup,
  restore,
  'import:cricsheet': importCricsheet,
  'check:content': checkContent,
  feeds,
  facts,
};

// Files that the commands write are readable by this user only.
process.umask(0o077);
const [name = '', ...commandArgs] = process.argv.slice(2);
try {
  process.stdout.write(await run(name, commandArgs));
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n${error instanceof UsageError ? `\n${usageOf(name)}` : ''}`);
}

async function run(name: string, args: string[]): Promise<string> {
  // Not strict: a command's own options are read below.
  const { help } = parseArgs({
    args,
    options: { help: { type: 'boolean' } },
    strict: false,
  }).values;
  if (help || ['--help', 'help'].includes(name)) return usageOf(name);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(name ? `There is no command '${name}'.` : 'Expected a command.');
  return command.run(readArguments(command, args));
}

/** Returns the usage of a command, or of every command when the name is unknown. */
function usageOf(name: string): string {
  const entries = Object.entries(commands);
  const matching = entries.filter(([key]) => key === name);
  const lines = (matching.length > 0 ? matching : entries).map(
    ([key, { synopsis, summary }]) =>
      [`  npm run ${key}${synopsis && ` -- ${synopsis}`}`, summary] as const,
  );
  const width = Math.max(...lines.map(([call]) => call.length));
  return `Usage:\n${lines.map(([call, summary]) => `${call.padEnd(width)}  ${summary}\n`).join('')}`;
}
