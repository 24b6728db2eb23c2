import { existsSync, readFileSync } from 'node:fs';
import util from 'node:util';
import { stopWith } from '../processes/run-command.mjs';

/** Settings of Node and of deploy/compose.yaml, which may be in the same file. */
const otherNames = /^(NODE_[A-Z_]+|MALLOC_ARENA_MAX|TZ|POSTGRES_[A-Z_]+|COMPOSE_[A-Z_]+)$/;

/** Loads `.env` if it exists; the environment takes precedence. Warns of unknown names. */
export function loadEnvFile() {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    stopWith(`The file .env cannot be read (${error.code}).`);
  }
  for (const warning of unknownSettings(
    Object.keys(util.parseEnv(readFileSync('.env', 'utf8'))),
    readFileSync('.env.example', 'utf8'),
  ))
    process.stderr.write(`.env: ${warning}\n`);
}

/** Returns one sentence for each name that `.env.example` lacks. */
export function unknownSettings(names, example) {
  const known = [...example.matchAll(/^#? ?([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name);
  return names
    .filter(name => !known.includes(name) && !otherNames.test(name))
    .map(name => `${name} is not a setting; .env.example has those there are.`);
}
