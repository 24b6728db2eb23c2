/*
 * `npm run logs`: prints the logs of `npm start` as text, the lines of both programs sorted by
 * time.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { followLogFile, levels } from './logs/log-records.mjs';
import { root, stopWith } from './processes/run-command.mjs';

const usage = `Usage: npm run logs -- [api|site] [--follow] [--level warn] [--since 10m] [--lines 200]
  api|site   the lines of one program only
  --follow   keeps printing new lines
  --level    the least level: ${Object.keys(levels).join(', ')}
  --since    an age (30s, 10m, 2h, 1d) or a time such as 2026-11-23T04:00
  --lines    how many lines to begin with; without --since 200`;
const programs = ['api', 'site'];
const pollMs = 250;
/** In the time zone of this machine. */
const translateTime = 'SYS:yyyy-mm-dd HH:MM:ss.l';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const folder = path.join(process.env.DATA_DIR || '.data', 'log');
const options = readOptions();

const format = await createFormat();
const files = programs
  .filter(program => !options.program || program === options.program)
  .map(program => followLogFile(path.join(folder, `${program}.log`), program));

const first = files.map(file => file.read());
if (first.every(records => records === null))
  stopWith(
    `There are no logs in ${folder}. \`npm start\` writes them there. A program started alone writes to its output: ` +
      'read it with `docker compose logs` or `journalctl`.',
  );
print(merged(first).slice(-options.lines));
if (options.follow) setInterval(() => print(merged(files.map(file => file.read()))), pollMs);

function merged(perFile) {
  return perFile
    .flatMap(records => records ?? [])
    .filter(({ time, level }) => level >= options.level && time >= options.since)
    .sort((a, b) => a.time - b.time);
}

function print(records) {
  for (const { line, more } of records) {
    if (line) process.stdout.write(format(line));
    for (const text of more) process.stdout.write(`    ${text}\n`);
  }
}

/** The receiving process may close the pipe early, as `head` does. */
process.stdout.on('error', () => process.exit(0));

async function createFormat() {
  try {
    const { prettyFactory } = (await import('pino-pretty')).default;
    const colorize = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
    return prettyFactory({ colorize, singleLine: true, translateTime, ignore: 'pid,hostname' });
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return stopWith('The packages are not installed. Run `npm ci` first.');
  }
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        follow: { type: 'boolean', short: 'f', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        level: { type: 'string', default: 'trace' },
        since: { type: 'string' },
        lines: { type: 'string' },
      },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const [program, ...others] = positionals;
    if (others.length > 0 || (program && !programs.includes(program)))
      throw new Error(`expected one of ${programs.join(', ')}`);
    return {
      program,
      follow: values.follow,
      level: levelNamed(values.level),
      since: values.since === undefined ? 0 : momentOf(values.since),
      lines: toCount(values.lines ?? (values.since === undefined ? '200' : 'Infinity')),
    };
  } catch (error) {
    return stopWith(`${error.message}\n${usage}`);
  }
}

function levelNamed(name) {
  if (!Object.hasOwn(levels, name)) throw new Error(`--level ${name} is not a level`);
  return levels[name];
}

function toCount(text) {
  const count = Number(text);
  if (!(count >= 1)) throw new Error(`--lines ${text} is not a number of lines`);
  return count;
}

function momentOf(text) {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
  const moment = unit ? Date.now() - Number(count) * unitMs[unit] : Date.parse(text);
  if (Number.isNaN(moment)) throw new Error(`--since ${text} is neither an age nor a time`);
  return moment;
}
