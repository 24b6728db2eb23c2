import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addUsers, logInByApi, newStory, password, users, type Call } from './editor-program';
import { test } from './editor-test';

/*
 * Calls that no form sends: each is refused with a reason, and nothing of it is stored.
 */
const values = [
  ...[1, true, [], {}, ['x'], [null], [[]], [{}], -1, 1e300],
  ...['\0', 'a\0b', '\ud800', 'a'.repeat(3000), '1e999', '2026-13-45'],
  ...[{ $inc: 1 }, { relationTo: 'users', value: 'x' }, [{ blockType: 'Nope' }]],
];
const fields = [
  ...['title', 'path', 'tags', 'published_at', 'retrospective', 'days_ago', 'body', 'other'],
  ...['source', 'base', 'replace_file', '_status', 'owner', 'id', 'createdAt', 'deletedAt'],
];
const queries = ['%00', '%ff', '-1', '1e999', 'NaN', '[]', '{}', "1'", '9'.repeat(20), 'x'];

const idOf = ({ json }: Awaited<ReturnType<Call>>): number => (json.doc as { id: number }).id;

test('a wrong type, NUL or a query that compares nothing is never an error of the server', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  await start();
  const admin = await logInByApi(folders, 'admin');
  const id = idOf(await admin('POST', '/api/news?draft=true', newStory('hostile')));
  const failed: string[] = [];
  const send = async (...args: Parameters<Call>) => {
    const { status, json } = await admin(...args);
    const isReason = status < 400 || JSON.stringify(json).length > 20;
    if (status >= 500 || !isReason) failed.push(JSON.stringify([status, ...args]).slice(0, 200));
  };

  for (const field of fields)
    for (const value of values) {
      const data = { _status: 'draft', [field]: value };
      await send('PATCH', `/api/news/${id}?draft=true`, data);
      await send('POST', `/api/preview/news/${id}`, { data });
    }
  for (const value of values) {
    await send('POST', '/api/news', { ...newStory('hostile-2'), _status: value });
    await send('PATCH', '/api/users/1', { role: value });
    await send('POST', '/api/users/login', { email: value, password: value });
    await send('POST', '/api/globals/menu?draft=true', { links: value, _status: 'draft' });
    await send('POST', '/api/globals/tags?draft=true', { entries: [{ key: value, value }] });
    await send('PATCH', '/api/bookmakers/1?draft=true', { info: [{ key: value, type: value }] });
    await send('POST', '/api/payload-preferences/x', { value });
  }
  for (const query of queries) {
    for (const field of ['id', 'owner', 'updatedAt', 'days_ago', 'title', '_status', 'body'])
      await send('GET', `/api/news?where[${field}][equals]=${query}`);
    for (const place of ['?where=', '?limit=', '?page=', '?sort=', '/', '/versions/'])
      await send('GET', `/api/news${place}${query}`);
    await send('GET', `/api/preview/news/${query}`);
    await send('DELETE', `/api/news/${query}`);
    await send('POST', `/api/news/${query}/duplicate`, {});
  }

  expect(failed).toEqual([]);
  // Nothing of it was stored.
  const { json } = await admin('GET', `/api/news/${id}?draft=true&depth=0`);
  expect(json).toMatchObject({ published_at: '2026-01-01T09:00:00.000Z' });
  expect((await admin('GET', '/api/news?limit=1')).status).toBe(200);
});

test('what a form cannot have is refused at its field, and writes no file', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const editor = await logInByApi(folders, 'editor');
  const cases = [
    [{ other: 'title: Overridden' }, 'other', /'title' is a field of this form/],
    [{ other: 'a: [' }, 'other', /This is not YAML/],
    [{ other: `a: ${'['.repeat(4000)}` }, 'other', /more than 100 levels deep/],
    [{ path: 'refused/below' }, 'path', /expected a name without folders/],
    [{ path: 'a'.repeat(3000) }, 'path', /at most 120 characters/],
    [{ _status: ['published'] }, '_status', /Expected one of the options/],
  ] as const;

  for (const [changes, field, reason] of cases) {
    const story = { ...newStory('refused'), _status: 'published', ...changes };
    const { status, json } = await editor('POST', '/api/news', story);
    const text = JSON.stringify(json);
    expect([status, field, text]).toEqual([400, field, expect.stringContaining(`"${field}"`)]);
    expect(text).toMatch(reason);
  }
  expect(existsSync(path.join(folders.contentDir, 'news/refused.md'))).toBe(false);
  expect(existsSync(path.join(folders.contentDir, 'news/refused/below.md'))).toBe(false);
});

test('a new photo has the name of its form, of at most 120 characters', async ({
  folders,
  start,
  request,
}) => {
  await addUsers(folders, ['writer']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const headers = { origin };
  const data = { email: users.writer, password };
  await request.post(`${origin}/api/users/login`, { headers, data });
  const background = '#206040';
  const photo = sharp({ create: { width: 640, height: 360, channels: 3, background } });
  const file = {
    name: 'IMG 0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  };
  const upload = async (name: string) => {
    const multipart = { _payload: JSON.stringify({ name, alt: 'The nets' }), file };
    return (await request.post(`${origin}/api/pictures`, { headers, multipart })).status();
  };

  expect(await upload('n'.repeat(121))).toBe(400);
  expect(await upload('the-nets')).toBe(201);
  const words = path.join(folders.contentDir, 'pictures/the-nets.yaml');
  expect(readFileSync(words, 'utf8')).toBe('alt: The nets\n');
});
