import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createStaticFiles } from './static-files';

const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
let site: HttpHost;

beforeAll(async () => {
  const built = path.join(folder, 'built/_next/static');
  mkdirSync(built, { recursive: true });
  mkdirSync(path.join(folder, 'open'));
  writeFileSync(path.join(built, 'a.js'), 'plain');
  writeFileSync(path.join(built, 'a.js.gz'), 'zipped');
  writeFileSync(path.join(built, 'a.js.br'), 'brotli');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'open/favicon.svg'), '<svg/>');
  const files = createStaticFiles(path.join(folder, 'built'), path.join(folder, 'open'));
  site = await httpHost((request, response) => {
    if (!files(request, response)) response.end('not a file');
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test('built files are cached permanently, and sent in the encoding in which they were built', async () => {
  const response = await fetch(`${site.url}/_next/static/a.js`, {
    headers: { 'accept-encoding': 'identity' },
  });

  expect(await response.text()).toBe('plain');
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  const head = { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } };
  const zipped = await fetch(`${site.url}/_next/static/a.js`, head);
  expect(zipped.headers.get('content-encoding')).toBe('br');
  expect(zipped.headers.get('content-type')).toBe('text/javascript');
  expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
});

test('files without a hash in their name are cached for a day', async () => {
  const response = await fetch(`${site.url}/favicon.svg`);

  expect(response.headers.get('cache-control')).toBe('public,max-age=86400');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});

test.each(['/_next/static/none.js', '/_next/static/..%2f..%2fsecret.txt', '/_next/static/%'])(
  '%s responds 404, which no cache stores',
  async url => {
    const response = await fetch(site.url + url);

    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test.each([
  ['/', 'GET'],
  ['/news', 'GET'],
  ['/_next/data', 'GET'],
  ['/_next/static/a.js', 'POST'],
])('%s by %s is not handled', async (url, method) => {
  expect(await (await fetch(site.url + url, { method })).text()).toBe('not a file');
});
