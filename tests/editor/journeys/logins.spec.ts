import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { hasNginx, startNginx } from '@/tests/fixtures/servers/start-nginx';
import { addUsers, logInByApi, password, users } from './editor-program';
import { test } from './editor-test';
import { logIn } from './editor-form';

/*
 * Limits of logins, also behind a real nginx, as docs/editor.md describes.
 */
const config = (port: number, editorPort: number) => `
pid /tmp/nginx.pid;
events {}
http {
  access_log off;
  client_max_body_size 2m;
  server {
    listen ${port};
    location / {
      proxy_pass http://127.0.0.1:${editorPort};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`;

/** Tries to log in from an address of this machine, which claims to be others. */
function logInFrom(
  port: number,
  localAddress: string,
  claimed: string,
  typed = 'wrong',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    const options = { port, host: '127.0.0.1', localAddress, method: 'POST', headers };
    const request = httpRequest({ ...options, path: '/api/users/login' }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(JSON.stringify({ email: users.editor, password: typed }));
  });
}

test('people log in and publish behind nginx, and each address has its own limit', async ({
  page,
  folders,
  start,
}) => {
  test.skip(!hasNginx(), 'nginx is not installed');
  await addUsers(folders, ['editor', 'writer']);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { EDITOR_URL: origin, EDITOR_PROXIES: '1', EDITOR_LOGIN_LIMIT: '3' };
  await start({ settings });
  const nginx = await startNginx(config(port, folders.port), `http://127.0.0.1:${port}`);

  try {
    await logIn(page, origin, 'editor');
    await page.goto(`${origin}/admin/collections/news?search=two tied`);
    await page
      .getByRole('link', { name: /the two tied Tests/ })
      .first()
      .click();
    await page.locator('#field-excerpt').fill('Published through nginx.');
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click();
    const file = path.join(folders.contentDir, 'news/two-tied-tests.md');
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('Published through nginx.');

    // The browser has used one attempt of its address.
    const claims = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const statuses = [];
    for (const claim of claims) statuses.push(await logInFrom(port, '127.0.0.1', claim));
    expect(statuses).toEqual([401, 401, 429]);
    expect(await logInFrom(port, '127.0.0.2', '127.0.0.1')).toBe(401);
    // Another site's form is not accepted: its origin is not EDITOR_URL.
    const foreign = await page.request.patch(`${origin}/api/users/1`, {
      headers: { origin: 'http://elsewhere.example' },
      data: { email: 'me@example.org' },
    });
    expect(foreign.status()).toBe(403);
  } finally {
    await nginx.stop();
  }
});

test('the header of a client has no effect without a trusted proxy', async ({ folders, start }) => {
  await addUsers(folders, ['editor']);
  await start({ settings: { EDITOR_LOGIN_LIMIT: '2' } });

  const statuses = [];
  for (const claim of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    statuses.push(await logInFrom(folders.port, '127.0.0.1', claim));

  expect(statuses).toEqual([401, 401, 429]);
});

test('five wrong passwords lock an account for their address alone', async ({ folders, start }) => {
  await addUsers(folders, ['editor']);
  await start();

  const statuses = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push(await logInFrom(folders.port, '127.0.0.2', ''));

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await logInFrom(folders.port, '127.0.0.2', '', password)).toBe(429);
  const call = await logInByApi(folders, 'editor');
  expect((await call('GET', '/api/users/me')).json.user).toMatchObject({ email: users.editor });
});
