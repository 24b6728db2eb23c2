import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';

type Line = { request?: string; method?: string; path?: string; route?: string; status?: number };

/* An operator who follows one request through the logs of site and API. */
test.describe('the id that a proxy sets', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  let app: StartedApp;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    app = await startApp({ FEED: 'none', LOG_LEVEL: 'debug', TRUSTED_PROXIES: '1' });
  });
  test.afterAll(() => app?.stop());

  const linesOf = (program: 'site' | 'api', id: string): Line[] =>
    readFileSync(path.join(app.dataDir, 'log', `${program}.log`), 'utf8')
      .split('\n')
      .filter(line => line.includes(id))
      .map(line => JSON.parse(line) as Line);

  async function send(
    url: string,
    init: RequestInit = {},
  ): Promise<{ id: string; headers: Headers }> {
    const id = randomUUID();
    const response = await fetch(app.url + url, {
      ...init,
      redirect: 'manual',
      headers: { 'x-forwarded-for': '192.0.2.1', 'x-request-id': id, ...init.headers },
    });
    await response.arrayBuffer();
    return { id, headers: response.headers };
  }

  const expectBoth = async (id: string, site: Line, api: Line) => {
    await expect
      .poll(() => linesOf('site', id))
      .toContainEqual(expect.objectContaining({ request: id, ...site }));
    await expect
      .poll(() => linesOf('api', id))
      .toContainEqual(expect.objectContaining({ request: id, ...api }));
  };

  test('the id that a proxy sets is in the lines of both programs for a page', async () => {
    const { id, headers } = await send('/news');

    expect(headers.get('x-request-id')).toBe(id);
    await expectBoth(
      id,
      { method: 'GET', path: '/news', status: 200 },
      { method: 'GET', route: '/api/news/', status: 200 },
    );
  });

  test('the id that a proxy sets is in the lines of both programs for a snapshot', async () => {
    const { id } = await send('/api/events/');

    await expectBoth(
      id,
      { method: 'GET', path: '/api/events/', status: 200 },
      { method: 'GET', route: '/api/events/', status: 200 },
    );
  });

  test('the id that a proxy sets is in the lines of both programs for a form', async () => {
    const session = await send('/api/session/');
    const [cookie = ''] = session.headers.get('set-cookie')?.split(';') ?? [];
    const body = { full_name: 'Asha', email: 'asha@example.org', message: 'Hello', recaptcha: '' };
    const { id } = await send('/api/pages/contact-us/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-xsrf-token': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
      },
      body: JSON.stringify({ ...body, key: randomUUID() }),
    });

    await expectBoth(
      id,
      { method: 'POST', path: '/api/pages/contact-us/', status: 204 },
      { method: 'POST', route: '/api/pages/contact-us/', status: 204 },
    );
  });
});
