import { startMockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';

test(
  'a bookmaker with an invalid URL is not redirected to',
  { tag: ['@desktop', '@smoke'] },
  async ({ request }) => {
    const urls = {
      script: 'javascript:alert(1)',
      slashes: '//evil.example',
      hostless: 'http:///evil.example',
      spaced: 'http://evil .example',
      bare: 'bets.example/offers?from=us',
    };
    const bookmakers = Object.entries(urls).map(([slug, url]) => ({ slug, title: slug, url }));
    const answers = {
      '/api/bookmakers/': { count: bookmakers.length, results: bookmakers },
      ...Object.fromEntries(bookmakers.map(item => [`/api/bookmakers/${item.slug}/`, item])),
    };
    const site = await startMockSite({ answers });
    const pageOf = async (slug: string) =>
      (await request.get(`${site.url}/bookmaker/redirect/${slug}`)).text();
    try {
      for (const slug of ['script', 'slashes', 'hostless', 'spaced']) {
        const html = await pageOf(slug);
        expect(html, slug).toContain('We could not open this offer.');
        expect(html, slug).not.toMatch(/evil|javascript:alert/);
      }
      expect(await pageOf('bare')).toContain('href="http://bets.example/offers?from=us"');
    } finally {
      await site.stop();
    }
  },
);
