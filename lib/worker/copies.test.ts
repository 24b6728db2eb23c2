import { listCopies, maxCopyLength, notePolicy, writeCopy } from './copies';

const origin = 'https://site.example';
const pathOf = (request: Request | string): string =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

/** A browser's cache, as far as copies use it. */
class MemoryCache {
  private readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map(path => new Request(origin + path));
  match = async (request: Request | string) => this.entries.get(pathOf(request))?.clone();
  put = async (path: string, response: Response) => void this.entries.set(path, response);
  delete = async (request: Request | string) => this.entries.delete(pathOf(request));
}

let stored: Map<string, MemoryCache>;
const open = async (name: string) => {
  const cache = stored.get(name) ?? new MemoryCache();
  stored.set(name, cache);
  return cache;
};

beforeEach(() => {
  stored = new Map();
  const cacheStorage = {
    open,
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.match(path),
  };
  const locks = { request: async (_name: string, change: () => unknown) => change() };
  Object.defineProperty(globalThis, 'caches', { value: cacheStorage, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
});

afterEach(() => jest.restoreAllMocks());

const answerWith = (answer: (path: string) => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async path => answer(String(path)));

const copy = (path: string, changes: Partial<Parameters<typeof writeCopy>[0]> = {}) =>
  writeCopy({
    path,
    title: path,
    savedAt: 1,
    html: '<!doctype html>',
    files: [],
    isWanted: async () => true,
    ...changes,
  });

const storedFiles = async () => (await (await open('offline-files')).keys()).map(pathOf);
const storedPages = async () => (await listCopies()).map(({ path }) => path);

test('a page that is too long is not saved', async () => {
  await copy('/longest', { html: '-'.repeat(maxCopyLength) });
  await copy('/too-long', { html: '-'.repeat(maxCopyLength + 1) });

  expect(await storedPages()).toEqual(['/longest']);
});

test('an image that is too large is left out, whether or not the server states its size', async () => {
  const sizes: Record<string, number> = {
    '/small': 600_000,
    '/stated': 600_001,
    '/unstated': 600_001,
  };
  answerWith(path => {
    const size = sizes[path] ?? 0;
    const headers = { 'content-length': String(size) };
    return new Response(
      new Uint8Array(path === '/stated' ? 1 : size),
      path === '/unstated' ? {} : { headers },
    );
  });
  await copy('/story', { files: Object.keys(sizes) });

  expect(await storedFiles()).toEqual(['/small']);
  expect(await storedPages()).toEqual(['/story']);
});

test('a page has at most twenty-four files, and each is loaded once', async () => {
  const fetched = answerWith(() => new Response('file'));
  const files = Array.from({ length: 30 }, (_, index) => `/file-${index}`);
  await copy('/story', { files });
  await copy('/other', { files });

  expect(await storedFiles()).toEqual(files.slice(0, 24));
  expect(fetched).toHaveBeenCalledTimes(24);
});

test('a page is saved without a file that cannot be loaded', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await copy('/story', { files: ['/a'] });

  expect([await storedPages(), await storedFiles()]).toEqual([['/story'], []]);
});

test('copies are deleted only where the site is blocked', async () => {
  await notePolicy('full');
  await copy('/story');
  for (const policy of ['info', 'full']) await notePolicy(policy);
  expect(await storedPages()).toEqual(['/story']);

  await notePolicy('blocked');
  expect(await storedPages()).toEqual([]);
});
