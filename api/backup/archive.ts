import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { errorCode } from '@/api/error-code';
import { manifestFile, type Manifest } from './manifest';
import { isDiskFull } from './space';

/** Standard input or output in place of a file. */
export const standardStream = '-';

const table = String.raw`tables/[a-z_][a-z0-9_]*\.ndjson`;
const secret = String.raw`secrets/[a-z][a-z0-9-]*\.secret`;
const editor = String.raw`(?:editor/)?editor\.(?:db|dump)`;
const feed = String.raw`feeds/(?:bookmakers\.json|matches/(?!\.)[^/\\\0]+\.json)`;
const nested = String.raw`(?:content|records)(?:/(?!\.)[^/\\\0]+)+`;
const allowedPath = new RegExp(
  `^(?:manifest\\.json|settings/env|${table}|${secret}|${editor}|${feed}|${nested})$`,
);
/** Earlier backups of the editor have entries for folders. */
const allowedFolder = /^content(?:\/(?!\.)[^/\\\0]+)*\/?$/;

/**
 * Packs a folder into `file`, which appears only when it is complete; it is for its owner only.
 */
export async function pack(
  folder: string,
  manifest: Manifest,
  file: string,
  onEnd: (path: string) => void,
): Promise<void> {
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 2));
  const paths = [manifestFile, ...manifest.files.map(({ path }) => path)];
  const archive = create({ gzip: true, portable: true, cwd: folder, strict: true }, paths);
  if (file === standardStream) {
    for await (const chunk of archive)
      if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
    return;
  }
  const partial = `${file}.partial-${process.pid}`;
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  target.once('open', () => onEnd(partial));
  await pipeline(archive, target);
  renameSync(partial, file);
}

/** Unpacks an archive. Throws for entries that no backup has, such as paths outside of the folder. */
export async function unpack(file: string, folder: string): Promise<void> {
  const source = file === standardStream ? process.stdin : createReadStream(file);
  const refused: string[] = [];
  const target = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter(path, entry) {
      if ('type' in entry && entry.type === 'Directory' && allowedFolder.test(path)) return false;
      const isFile = 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile');
      const isAllowed = isFile && allowedPath.test(path);
      if (!isAllowed) refused.push(path);
      return isAllowed;
    },
  });
  try {
    await pipeline(source, target);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    if (errorCode(error) === 'ENOENT')
      throw new Error(`There is no file ${file}.`, { cause: error });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The backup is damaged, or the file is not one: ${reason}`, { cause: error });
  }
  if (refused.length > 0)
    throw new Error(
      `The file is not a backup of this program, or was changed: it holds ${JSON.stringify(refused[0])}.`,
    );
}
