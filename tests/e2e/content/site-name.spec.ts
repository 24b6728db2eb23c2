import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import { unescaped } from '@/tests/e2e/support/crawl';
import { startSite, type StartedSite } from '@/tests/fixtures/servers/start-site';
import { locations, text } from '@/tests/e2e/support/read-text';
import { expect, test } from '@/tests/e2e/support/test';

const otherName = 'Reed & Rush';
/** In lower case it is cricket: 'two runs off the bat'. */
const defaultName = /Off the Bat/;

test.describe('a site with another name', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-name-'));
  let mails: MailServer;
  let api: ApiProgram;
  let site: StartedSite;

  test.beforeAll(async () => {
    mails = await mailServer();
    api = await startApi({
      DATA_DIR: dataDir,
      FEED: 'demo',
      SITE_NAME: otherName,
      CONTENT_DIR: 'content',
      SITE_URL: 'http://localhost:1',
      REVALIDATE_TOKEN: '',
      API_DOCS: 'on',
      SMTP_URL: mails.url,
      MAIL_FROM: 'desk@reed.example',
      CONTACT_EMAIL: 'editor@reed.example',
    });
    site = await startSite(api.url, { SITE_NAME: otherName });
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
    await mails.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  // A request for each of some hundred pages, half a minute.
  test('has it on every page', { tag: '@deep' }, async ({ request }) => {
    const listed = await Promise.all(
      locations(await text(request, `${site.url}/sitemap.xml`)).map(file => text(request, file)),
    );
    const pages = new Set([
      ...(await promisedRoutes(api.url)).map(({ path }) => path),
      ...listed.flatMap(locations).map(url => new URL(url).pathname),
      '/search?q=india',
      '/search',
      '/newsletter/confirm/none',
    ]);
    expect(pages.size).toBeGreaterThan(100);

    for (const page of pages) {
      const html = await (await request.get(site.url + page)).text();
      expect(html.match(defaultName), page).toBeNull();
    }
  });

  test('has it in titles, structured data, feeds and the manifest', async ({ request }) => {
    const home = unescaped(await text(request, site.url));
    const texts = [
      `<title>${otherName}: cricket odds, live scores and news</title>`,
      `<meta property="og:site_name" content="${otherName}"`,
      `<meta property="og:image:alt" content="${otherName}: `,
      `"@type":"Organization","@id":"${site.url}/#organization","name":"${otherName}"`,
    ];
    expect(texts.filter(words => !home.includes(words))).toEqual([]);

    const files = [
      '/feed.xml',
      '/atom.xml',
      '/manifest.webmanifest',
      '/news-sitemap.xml',
      '/calendars/all.ics',
    ];
    for (const file of files) {
      const document = unescaped(await text(request, site.url + file));
      expect(document, file).not.toMatch(defaultName);
      if (!file.includes('sitemap')) expect(document, file).toContain(otherName);
    }
  });

  test('has it in the pictures for sharing', async ({ request }) => {
    const picture = '/og/page/home.png';
    const [own, usual] = await Promise.all(
      [site.url + picture, picture].map(async url => (await request.get(url)).body()),
    );

    expect(own?.subarray(1, 4).toString()).toBe('PNG');
    expect(own?.equals(usual ?? Buffer.alloc(0))).toBe(false);
  });

  test('has it in the description of the API and in its responses', async ({ request }) => {
    expect(await text(request, `${api.url}/api/docs/json`)).toContain(`"title":"${otherName} API"`);
    for (const answer of ['/api/pages/index/', '/api/pages/links/', '/api/bookmakers/?page=1'])
      expect(await text(request, api.url + answer), answer).not.toMatch(defaultName);
  });

  test('has it in its emails', async ({ request }) => {
    const forms = {
      newsletter: { email: 'asha@example.org', recaptcha: '' },
      'contact-us': {
        full_name: 'Asha',
        email: 'asha@example.org',
        message: 'Hello',
        recaptcha: '',
      },
    };
    for (const [form, data] of Object.entries(forms))
      expect((await request.post(`${api.url}/api/pages/${form}/`, { data })).ok()).toBe(true);

    await expect.poll(() => mails.received.length).toBe(2);
    for (const mail of mails.received) {
      expect(mail.text).toMatch(/^Subject: .*Reed & Rush/m);
      expect(mail.text).not.toMatch(defaultName);
    }
  });
});
