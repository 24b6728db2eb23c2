import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { unescaped } from '@/tests/journeys/support/crawl';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { startTestApp, type App } from '@/tests/journeys/support/app/app';
import { createMatches } from '@/tests/journeys/support/app/matches';
import { locations, text } from '@/tests/journeys/support/read-text';
import { expect, test } from '@/tests/journeys/support/visit';

const otherName = 'Reed & Rush';
/** In lower case it is cricket: 'two runs off the bat'. */
const defaultName = /Off the Bat/;

test.describe('a site with another name', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let mails: MailServer;
  let site: App;

  test.beforeAll(async () => {
    mails = await mailServer();
    site = await startTestApp({
      SITE_NAME: otherName,
      API_DOCS: 'on',
      SMTP_URL: mails.url,
      MAIL_FROM: 'desk@reed.example',
      CONTACT_EMAIL: 'editor@reed.example',
    });
    const matches = createMatches(site);
    await matches.start({ at: { over: '14.2' } });
    await matches.start();
    await (await matches.start({ at: 0.99 })).finish();
  });
  test.afterAll(async () => {
    await site.stop();
    await mails.close();
  });

  // A request for each of some hundred pages, half a minute.
  test('the name is on every page', { tag: '@deep' }, async ({ request }) => {
    const listed = await Promise.all(
      locations(await text(request, `${site.url}/sitemap.xml`)).map(file => text(request, file)),
    );
    const pages = new Set([
      ...(await promisedRoutes(site.apiUrl)).map(({ path }) => path),
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

  test('the name is in titles, structured data, feeds and the manifest', async ({ request }) => {
    const home = unescaped(await text(request, site.url));
    const texts = [
      `<title>${otherName}: cricket odds, live scores and news</title>`,
      `<meta property="og:site_name" content="${otherName}"`,
      `<meta property="og:image:alt" content="${otherName}: `,
      `"@type":"Organization","@id":"${site.url}/#organization","name":"${otherName}"`,
    ];
    expect(texts.filter(words => !home.includes(words))).toEqual([]);

    const files = ['/feed.xml', '/atom.xml', '/manifest.webmanifest', '/calendars/all.ics'];
    for (const file of files) {
      const document = unescaped(await text(request, site.url + file));
      expect(document, file).not.toMatch(defaultName);
      expect(document, file).toContain(otherName);
    }
  });

  test('the sitemap of news has the report of the match that ended', async ({ request }) => {
    // The stories that come with the site are retrospectives.
    const pathsOf = async () => {
      const news = await request.get(`${site.url}/news-sitemap.xml`);
      return [...(await news.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    };
    await expect.poll(pathsOf).toEqual([expect.stringMatching(/\/news\/[^/]+-report$/)]);
    const index = await text(request, `${site.url}/sitemap.xml`);
    expect(index).toContain('/sitemaps/news-1.xml');
    expect(index).toContain('/news-sitemap.xml');
  });

  test('the name is in the images for sharing', async ({ request }) => {
    const picture = '/og/page/home.png';
    const pictureOf = async (url: string) => (await request.get(url + picture)).body();
    const own = await pictureOf(site.url);
    expect(own.subarray(1, 4).toString()).toBe('PNG');

    const other = await startSite(site.apiUrl);
    const usual = await pictureOf(other.url);
    await other.stop();
    expect(usual.subarray(1, 4).toString()).toBe('PNG');
    expect(own.equals(usual)).toBe(false);
  });

  test('the name is in the description of the API and in its responses', async ({ request }) => {
    expect(await text(request, `${site.apiUrl}/api/docs/json`)).toContain(
      `"title":"${otherName} API"`,
    );
    for (const answer of ['/api/pages/index/', '/api/pages/links/', '/api/bookmakers/?page=1'])
      expect(await text(request, site.apiUrl + answer), answer).not.toMatch(defaultName);
  });

  test('the name is in emails', async ({ request }) => {
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
      expect((await request.post(`${site.apiUrl}/api/pages/${form}/`, { data })).ok()).toBe(true);

    await expect.poll(() => mails.received.length).toBe(2);
    for (const mail of mails.received) {
      expect(mail.text).toMatch(/^Subject: .*Reed & Rush/m);
      expect(mail.text).not.toMatch(defaultName);
    }
  });
});
