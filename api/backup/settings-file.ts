import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import rules from '@/scripts/preflight/settings.json';

/* The settings of a backup: a file in the form of `.env`. */

type Variables = Record<string, string>;

/** Every setting of the programs. */
export const settingNames = Object.keys(rules);

const partName = 'settings/env';

/** Writes the settings that are set to `folder`. */
export function collectSettings(
  variables: Record<string, string | undefined>,
  folder: string,
): void {
  const used = settingNames.flatMap(name => {
    const value = variables[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  mkdirSync(join(folder, 'settings'));
  writeSettings(join(folder, partName), Object.fromEntries(used));
}

/** The settings of an unpacked backup; null for one of a version that had none. */
export function settingsOf(folder: string): Variables | null {
  const file = join(folder, partName);
  if (!existsSync(file)) return null;
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(file, 'utf8'))).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Writes settings as a file that `node --env-file` and `.env` read; only its owner can. */
export function writeSettings(file: string, variables: Variables): void {
  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${quoted(name, value)}\n`,
  );
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}

function quoted(name: string, value: string): string {
  // Between double quotes `\n` would become a line end, and systemd, which may read the file too, knows no backquotes.
  const quotes = ["'", ...(value.includes('\\') ? [] : ['"']), '`', '"'];
  const quote = quotes.find(mark => !value.includes(mark));
  if (quote === undefined)
    throw new Error(`${name} has all three kinds of quotes, which no .env file can have.`);
  return `${quote}${value}${quote}`;
}
