import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { migrations, openDatabase } from '@/api/store/database';

const cache = 'node_modules/.cache/off-the-bat';

/** Creates the embedded database, with all tables, that tests copy; one for each state of migrations. */
export async function createEmbeddedTemplate(): Promise<void> {
  const folder = join(cache, `embedded-${hashOfTables()}`);
  process.env.EMBEDDED_TEMPLATE = join(folder, 'db');
  if (existsSync(folder)) return;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir: unfinished });
  await database.close();
  renameSync(unfinished, folder);
}

/** The hash of everything on which the files of a new database depend. */
function hashOfTables(): string {
  const { migrationsFolder } = migrations;
  const scripts = readdirSync(migrationsFolder).filter(name => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const file of scripts.sort().map(name => join(migrationsFolder, name)))
    hash.update(readFileSync(file));
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Puts an empty database with all tables into a data folder that has none: to create one there takes
 * two to ten seconds of CPU. Does nothing outside of unit tests.
 */
export function copyEmbeddedTemplate(dataDir: string): void {
  const template = process.env.EMBEDDED_TEMPLATE;
  const target = join(dataDir, 'db');
  if (template === undefined || existsSync(target)) return;
  mkdirSync(dataDir, { recursive: true });
  cpSync(template, target, { recursive: true });
}
