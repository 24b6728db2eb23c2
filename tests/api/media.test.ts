import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { toPicture, type SvgAsset } from '@/api/content/photos/picture-asset';
import { createMedia } from '@/api/content/media';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import { embeddedContent } from './content/embedded-content';
import { buildTestApp } from './test-context';

const { drawings } = embeddedContent();
const drawing = (kind: 'pictures' | 'logos', id: string): SvgAsset => {
  const known = drawings[kind].get(id);
  if (!known || 'photo' in known) throw new Error(`no ${id}`);
  return known;
};
const pitch = drawing('pictures', 'pitch');
const logo = drawing('logos', 'leg-gully');

let folder: string;
/** No photo is in these tests. */
const photoStore = path.join(tmpdir(), 'off-the-bat-no-photos');
let warnings: object[];
const log = { warn: (details: object) => void warnings.push(details) };
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-media-'));
  warnings = [];
  const now = () => 0;
  const bus = createLocalBus();
  const context = {
    now,
    eventCache: createEventCache(),
    bus,
    hub: createHub({ now }),
    store: {},
  };
  app = await buildTestApp(context as never, { media: createMedia({ folder, photoStore, log }) });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [toPicture(pitch).preview, 640, 360],
  [toPicture(pitch).preview2x, 1280, 720],
  [toPicture(logo).preview, 160, 80],
  [toPicture(logo).preview2x, 320, 160],
])('%s is a WebP of %s by %s, cached without limit', async (url, width, height) => {
  const answer = await app.inject({ url });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(answer.rawPayload.length),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width,
    height,
  });

  const etag = String(answer.headers.etag);
  const known = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
});

test('a URL of older bytes responds with the current image, cached briefly', async () => {
  const url = toPicture({ ...pitch, hash: '0123456789' }).preview;
  const answer = await app.inject({ url });

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
});

test.each([
  '/media/pictures/no-such.0123456789.webp',
  '/media/pictures/pitch.webp',
  '/media/pictures/pitch.0123456789.3x.webp',
  '/media/pictures/..%2f..%2fpackage.json',
  '/media/constructor/pitch.0123456789.webp',
  '/media/logos/pitch.0123456789.webp',
  '/media/pictures/pitch.0123456789.whole.webp',
])('%s responds 404', async url => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('an image is rendered once for concurrent requests, and cached between starts', async () => {
  const media = createMedia({ folder, photoStore, log });
  const [first, second] = await Promise.all([media.get(pitch, 1), media.get(pitch, 1)]);
  expect(second).toBe(first);
  const [file = ''] = readdirSync(folder);

  // Only the file's content can be returned, so nothing was rendered again.
  writeFileSync(path.join(folder, file), 'kept');
  expect(String(await createMedia({ folder, photoStore, log }).get(pitch, 1))).toBe('kept');
});

test('images are served on a full disk too', async () => {
  const nowhere = path.join(folder, 'a-file');
  writeFileSync(nowhere, '');
  const media = createMedia({ folder: nowhere, photoStore, log });

  expect((await media.get(logo, 1)).length).toBeGreaterThan(100);
  expect(warnings).toHaveLength(1);
});

test('images of drawings that no longer exist are deleted', async () => {
  const media = createMedia({ folder, photoStore, log });
  await Promise.all([media.get(pitch, 1), media.get(logo, 1)]);
  await media.removeUnused([logo]);

  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^logos-leg-gully\./)]);
});
