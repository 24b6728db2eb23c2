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

/**
 * Returns one sentence for each name that `.env.example` lacks, with the most similar known name.
 */
export function unknownSettings(names, example) {
  const known = [...example.matchAll(/^#? ?([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name);
  return names
    .filter(name => !known.includes(name) && !otherNames.test(name))
    .map(name => {
      const nearest = nearestName(name, known);
      const hint = nearest ? `did you mean ${nearest}?` : 'see .env.example for those there are.';
      return `${name} is not a setting; ${hint}`;
    });
}

function nearestName(name, known) {
  const distances = known.map(other => [editDistance(name.toUpperCase(), other), other]);
  const [distance, nearest] = distances.sort(([a], [b]) => a - b)[0] ?? [Infinity, null];
  return distance <= Math.max(2, name.length / 3) ? nearest : null;
}

/** Counts edits of one letter and swaps of adjacent letters (optimal string alignment distance). */
function editDistance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + !isSame);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}
