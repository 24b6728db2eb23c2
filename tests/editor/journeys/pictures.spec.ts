import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '@/tests/fixtures/servers/free-port';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import {
  addUsers,
  logInByApi,
  password,
  startEditor,
  users,
  type Call,
  type Role,
} from './editor-program';
import { test } from './editor-test';
import { logIn } from './editor-form';

/* Photos: their files are written by the editor, and by hand. */
let dataDir: string;
let editor: Program;
let origin: string;
let call: Call;

const place = (file: string) => path.join(dataDir, 'content', file);
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 800, height = 450) =>
  sharp({ create: { width, height, channels: 3, background: '#206040' } })
    .toFormat(format)
    .toBuffer();

test.beforeAll(async ({ newDatabase }) => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-pictures-'));
  cpSync('content', place(''), { recursive: true });
  const folders = {
    ...{ dataDir, contentDir: place('') },
    ...{ port: await freePort(), databaseUrl: await newDatabase() },
  };
  origin = `http://localhost:${folders.port}`;
  await addUsers(folders, ['editor', 'writer']);
  editor = await startEditor(folders);
  call = await logInByApi(folders, 'editor');
});

test.afterAll(async () => {
  await editor.stop('SIGTERM');
});

type Answer = {
  status: number;
  json: { doc?: { id: number; base: string; filename: string }; errors?: unknown };
};

/** Uploads as the form does. */
async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  place_: string,
  fields: object,
  file?: { bytes: Buffer; name: string; type: string },
  role: Role = 'editor',
): Promise<Answer> {
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users[role], password }),
  });
  const { token } = (await login.json()) as { token: string };
  const body = new FormData();
  body.set('_payload', JSON.stringify(fields));
  if (file)
    body.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const response = await fetch(`${origin}/api/pictures${place_}`, {
    ...{ method, body, headers: { authorization: `JWT ${token}` } },
  });
  return { status: response.status, json: (await response.json()) as Answer['json'] };
}

for (const [format, ending] of [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)
  test(`a ${format} becomes a file with its texts beside it`, async () => {
    const bytes = await photo(format);
    const words = { alt: 'The ground', credit: 'Asha', focus: { x: 20, y: 30 } };
    const file = {
      bytes,
      name: `The Ground ${format}.${ending.toUpperCase()}`,
      type: `image/${format}`,
    };

    const { status, json } = await send('POST', '', words, file);

    expect([status, json.errors]).toEqual([201, undefined]);
    const name = `pictures/the-ground-${format}`;
    expect(readFileSync(place(`${name}.${ending}`)).equals(bytes)).toBe(true);
    expect(readFileSync(place(`${name}.yaml`), 'utf8')).toBe(
      'alt: The ground\ncredit: Asha\nfocus: [20, 30]\n',
    );
  });

test('a file that is not a photo, too small, mislabelled or without texts is refused, and no file is left', async () => {
  const jpeg = await photo('jpeg');
  const cases = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a-bad-one.svg',
      'image/svg+xml',
      'x',
    ],
    [Buffer.from('MZ a program'), 'a-bad-one.jpg', 'image/jpeg', 'x'],
    [await photo('jpeg', 320, 180), 'a-bad-one.jpg', 'image/jpeg', 'x'],
    [jpeg, 'a-bad-one.png', 'image/png', 'x'],
    [jpeg, 'a-bad-one.jpg', 'image/jpeg', ''],
    [Buffer.concat([jpeg, Buffer.alloc(20.5 * 1024 * 1024)]), 'a-bad-one.jpg', 'image/jpeg', 'x'],
  ] as const;
  for (const [bytes, name, type, alt] of cases) {
    const { status } = await send('POST', '', { alt }, { bytes, name, type });
    expect([name, type, alt, status >= 400 && status < 500]).toEqual([name, type, alt, true]);
  }
  for (const ending of ['jpg', 'png', 'svg', 'yaml'])
    expect(existsSync(place(`pictures/a-bad-one.${ending}`))).toBe(false);
});

test('a name that exists is refused', async () => {
  const file = { bytes: await photo('jpeg'), name: 'toss.jpg', type: 'image/jpeg' };

  const { status } = await send('POST', '', { alt: 'x' }, file);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(existsSync(place('pictures/toss.jpg'))).toBe(false);
});

test('a photo is replaced by one of another format, and its texts keep their bytes', async () => {
  const first = { bytes: await photo('jpeg'), name: 'covers.jpg', type: 'image/jpeg' };
  const { doc } = (await send('POST', '', { alt: 'Covers' }, first)).json;
  const second = { bytes: await photo('webp', 900, 600), name: 'other.webp', type: 'image/webp' };

  const { status } = await send('PATCH', `/${doc?.id}`, { ...doc, credit: 'Ravi' }, second);

  expect(status).toBe(200);
  expect(existsSync(place('pictures/covers.jpg'))).toBe(false);
  expect(readFileSync(place('pictures/covers.webp')).equals(second.bytes)).toBe(true);
  expect(readFileSync(place('pictures/covers.yaml'), 'utf8')).toBe('alt: Covers\ncredit: Ravi\n');
});

test('a writer uploads, and neither replaces nor deletes', async () => {
  const file = { bytes: await photo('png'), name: 'slips.png', type: 'image/png' };
  const { status, json } = await send('POST', '', { alt: 'Slips' }, file, 'writer');
  expect(status).toBe(201);

  const other = { ...file, bytes: await photo('png', 900) };
  const change = (method: 'PATCH' | 'DELETE', upload?: typeof file) =>
    send(method, `/${json.doc?.id}`, { alt: 'Mine' }, upload, 'writer');
  const changes = [await change('PATCH'), await change('PATCH', other), await change('DELETE')];

  expect(changes.map(({ status: one }) => one)).toEqual([403, 403, 403]);
  expect(readFileSync(place('pictures/slips.yaml'), 'utf8')).toBe('alt: Slips\n');
  expect(readFileSync(place('pictures/slips.png')).equals(file.bytes)).toBe(true);
});

const wordsOf = async (name: string) => {
  const { json } = await call('GET', `/api/pictures?where[name][equals]=${name}`);
  return (json.docs as { id: number; alt?: string; base: string; filename: string }[])[0];
};

test('images changed by hand are taken over, and never overwritten', async () => {
  writeFileSync(place('pictures/.by-hand.jpg'), await photo('jpeg'));
  writeFileSync(place('pictures/by-hand.yaml'), '# Written at the ground.\nalt: A scorer\n');
  renameSync(place('pictures/.by-hand.jpg'), place('pictures/by-hand.jpg'));
  const opened = await waitUntil(() => wordsOf('by-hand'));
  expect(opened.alt).toBe('A scorer');

  writeFileSync(place('pictures/by-hand.yaml'), '# Written at the ground.\nalt: Two scorers\n');
  const refused = await send('PATCH', `/${opened.id}`, { ...opened, alt: 'By form' });
  expect(refused.status).toBe(409);
  const hasTwo = (words: Awaited<ReturnType<typeof wordsOf>>) =>
    words?.alt === 'Two scorers' && words;
  const changed = await waitUntil(async () => hasTwo(await wordsOf('by-hand')));
  await send('PATCH', `/${opened.id}`, { ...changed, credit: 'Asha' });
  expect(readFileSync(place('pictures/by-hand.yaml'), 'utf8')).toBe(
    '# Written at the ground.\nalt: Two scorers\ncredit: Asha\n',
  );

  const files = ['yaml', 'jpg'].map(ending => place(`pictures/by-hand.${ending}`));
  const kept = files.map(file => [file, readFileSync(file)] as const);
  for (const file of files) rmSync(file);
  await waitUntil(async () => !(await wordsOf('by-hand')));
  for (const [file, bytes] of kept) writeFileSync(file, bytes);
  expect(await waitUntil(() => wordsOf('by-hand'))).toMatchObject({ credit: 'Asha' });
});

test('an image is uploaded and chosen in the form of a story', async ({ page }) => {
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/create`);
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  const drawer = page.locator('dialog.drawer--is-open').first();
  await drawer.getByRole('button', { name: 'Add new Picture' }).click();
  const form = page.locator('dialog.drawer--is-open').last();
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'Long Room.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') },
  });
  await form.locator('#field-alt').fill('The Long Room');
  await form.locator('#action-save').click();

  await expect(page.locator('#field-picture')).toHaveValue('long-room');
  await expect(page.locator('.picture-choice img').first()).toBeVisible();
  expect(existsSync(place('pictures/long-room.jpg'))).toBe(true);
});

test('drawings are listed, and are sent as images without scripts', async ({ request }) => {
  const drawing = await wordsOf('toss');
  expect(drawing?.filename).toBe('toss.svg');

  for (const url of ['pictures/file/toss.svg', 'picture/toss', 'pictures'])
    expect([url, (await request.get(`${origin}/api/${url}`)).status()]).toEqual([url, 403]);
  const { status } = await send('PATCH', `/${drawing?.id}`, { ...drawing, alt: 'x' });
  expect(status).toBe(400);
});
