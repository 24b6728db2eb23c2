import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { filesBelow } from './files';

/*
 * A backup is a gzipped tar archive: `manifest.json` first, then `tables/NAME.ndjson` with one row a
 * line, `secrets/NAME.secret`, `content/…`, `records/…`, since version 2 the editor's database in
 * `editor/` and `settings/env`, and since version 3 `feeds/…`. docs/operating.md describes it for operators.
 */
export const manifestFile = 'manifest.json';
const format = 'off-the-bat-backup';
/** Raised when an older program could not read a newer backup. */
const formatVersion = 3;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.number().int().nonnegative();

const Manifest = z.object({
  format: z.literal(format),
  formatVersion: z.literal([1, 2, formatVersion]),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })),
  tables: z.array(
    z.object({
      name,
      columns: z.array(name).min(1),
      rows: count,
      sequences: z.array(
        z.object({ column: name, last: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
      ),
    }),
  ),
  files: z.array(
    z.object({ path: z.string(), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest of the files in a folder. */
export async function describe(
  folder: string,
  dump: Pick<Manifest, 'migrations' | 'tables'>,
): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const path of filesBelow(folder)) {
    const file = join(folder, path);
    files.push({ path, bytes: (await stat(file)).size, sha256: await sha256(file) });
  }
  return { format, formatVersion, createdAt: new Date().toISOString(), ...dump, files };
}

/**
 * Reads the manifest of an unpacked backup and compares every file with it. Throws an error for the
 * operator when the backup is of another format, incomplete or damaged.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) throw new Error('This is not a backup: it has no manifest.json.');
  const json = parse(readFileSync(file, 'utf8'));
  const { formatVersion: version } = Version.safeParse(json).data ?? {};
  if (version !== undefined && version > formatVersion)
    throw new Error(
      `The backup was made by a newer version of this program (format ${version}): update first.`,
    );
  const result = Manifest.safeParse(json);
  if (!result.success) throw new Error(`The backup is damaged: ${z.prettifyError(result.error)}`);
  await compare(folder, result.data);
  return result.data;
}

const Version = z.object({ format: z.literal(format), formatVersion: z.number() });

async function compare(folder: string, { files, tables }: Manifest): Promise<void> {
  const existing = new Set(filesBelow(folder).filter(path => path !== manifestFile));
  for (const { path, bytes, sha256: expected } of files) {
    const file = join(folder, path);
    if (!existing.delete(path)) throw new Error(`The backup is incomplete: ${path} is missing.`);
    if ((await stat(file)).size !== bytes || (await sha256(file)) !== expected)
      throw new Error(`The backup is damaged: ${path} has changed.`);
  }
  const [unexpected] = existing;
  if (unexpected !== undefined)
    throw new Error(`The backup is damaged: ${unexpected} is not in its list of files.`);
  const paths = new Set(files.map(({ path }) => path));
  const missing = tables.find(table => !paths.has(`tables/${table.name}.ndjson`));
  if (missing) throw new Error(`The backup is incomplete: it has no rows of ${missing.name}.`);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The backup is damaged: manifest.json cannot be read.');
  }
}
