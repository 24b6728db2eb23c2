import { putState, readState } from './device-state';
import { withStorageLock } from './storage-lock';

/*
 * Copies of pages for reading without a connection: complete documents without scripts, forms and
 * prices, by the path of the page.
 */

const pagesCache = 'offline-pages';
const filesCache = 'offline-files';

/** More than a reader needs on one trip; the oldest is deleted. */
export const maxCopies = 30;
/** The maximum length of a page in UTF-16 code units. */
export const maxCopyLength = 1_000_000;
const maxFilesOfCopy = 24;
const maxFileBytes = 600_000;

/** Nothing runs in a copy, and it loads what this site has. */
const copyPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

/** The comment in a copy that the service worker replaces by its age. */
export const ageMark = '<!--age-->';

export type Copy = {
  path: string;
  title: string;
  /** Unix ms. */
  savedAt: number;
};

const header = { title: 'x-copy-title', savedAt: 'x-copy-saved', files: 'x-copy-files' } as const;

/** The newest first. */
export const listCopies = (): Promise<Copy[]> => withStorageLock(readCopies);

async function readCopies(): Promise<Copy[]> {
  // Opening a cache would create it.
  if (!(await caches.has(pagesCache))) return [];
  const cache = await caches.open(pagesCache);
  const copies: Copy[] = [];
  for (const request of await cache.keys()) {
    const copy = await cache.match(request);
    if (copy) copies.push(toCopy(new URL(request.url).pathname, copy.headers));
  }
  return copies.sort((a, b) => b.savedAt - a.savedAt);
}

const toCopy = (path: string, headers: Headers): Copy => ({
  path,
  title: decodeURIComponent(headers.get(header.title) ?? ''),
  savedAt: Number(headers.get(header.savedAt)),
});

/** Null for a page without a copy. */
export async function readCopy(path: string): Promise<(Copy & { html: string }) | null> {
  const stored = await caches.match(path, { cacheName: pagesCache });
  return stored ? { ...toCopy(path, stored.headers), html: await stored.text() } : null;
}

/** A response with a copy, or another document that the service worker writes. */
export const documentResponse = (html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': copyPolicy,
      'cache-control': 'no-store',
      ...headers,
    },
  });

type NewCopy = Copy & {
  html: string;
  /** The paths of what it shows. */
  files: readonly string[];
  /** Asked again once nothing else changes what is stored. */
  isWanted: () => Promise<boolean>;
};

/** Stores a copy with the files that it shows, and deletes what the copies then no longer need. */
export async function writeCopy({ files, isWanted, ...copy }: NewCopy): Promise<void> {
  if (copy.html.length > maxCopyLength) return;
  const paths = files.slice(0, maxFilesOfCopy);
  const loaded = await Promise.all(paths.map(loadFile));
  await withStorageLock(async () => {
    if (await isWanted()) await storeCopy(copy, paths, loaded);
  });
}

type LoadedFile = { path: string; body: Blob } | null;

/** Null for one that is stored already, or cannot be. */
async function loadFile(path: string): Promise<LoadedFile> {
  if (await readFile(path)) return null;
  const response = await fetch(path).catch(() => null);
  if (!response?.ok || Number(response.headers.get('content-length')) > maxFileBytes) return null;
  const body = await response.blob().catch(() => null);
  return body && body.size <= maxFileBytes ? { path, body } : null;
}

async function storeCopy(
  copy: Copy & { html: string },
  paths: readonly string[],
  loaded: readonly LoadedFile[],
): Promise<void> {
  const fileCache = await caches.open(filesCache);
  try {
    for (const file of loaded) if (file) await fileCache.put(file.path, new Response(file.body));
    await storePage(copy, paths);
  } finally {
    // Also those of a copy for which a full disk has no space.
    await deleteUnusedFiles();
  }
}

async function storePage(copy: Copy & { html: string }, paths: readonly string[]): Promise<void> {
  const pages = await caches.open(pagesCache);
  await pages.put(
    copy.path,
    documentResponse(copy.html, {
      [header.title]: encodeURIComponent(copy.title.slice(0, 200)),
      [header.savedAt]: String(copy.savedAt),
      [header.files]: paths.join(' '),
    }),
  );
  const tooMany = (await readCopies()).slice(maxCopies);
  await Promise.all(tooMany.map(({ path }) => pages.delete(path)));
}

async function deleteUnusedFiles(): Promise<void> {
  const pages = await caches.open(pagesCache);
  const used = new Set<string>();
  for (const request of await pages.keys()) {
    const files = (await pages.match(request))?.headers.get(header.files) ?? '';
    files.split(' ').forEach(file => used.add(file));
  }
  const files = await caches.open(filesCache);
  const unused = (await files.keys()).filter(({ url }) => !used.has(new URL(url).pathname));
  await Promise.all(unused.map(request => files.delete(request)));
}

export const readFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: filesCache });

async function deleteCopies(): Promise<void> {
  await Promise.all([pagesCache, filesCache].map(name => caches.delete(name)));
}

/**
 * Notes the region policy of a page that the server has sent. Where the site is blocked all copies are
 * deleted; any other policy allows them, since no copy has a price or an offer.
 */
export const notePolicy = (policy: string): Promise<void> =>
  withStorageLock(async () => {
    const before = await readState('policy');
    if (before === policy) return;
    if (policy === 'blocked') await deleteCopies();
    await putState('policy', policy);
  });
