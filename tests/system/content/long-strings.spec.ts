import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { answersFor, madeUpEvent } from '@/tests/fixtures/servers/mock-api';
import { expect, test } from '@/tests/journeys/support/visit';

/** Took 35 seconds with a pattern that searched for spaces before a full stop. */
const spaces = ' '.repeat(128_000);
const publishedAt = Date.UTC(2026, 10, 1) / 1000;
const story = (slug: string, text: string) => ({
  slug,
  title: `The ${slug} one`,
  text,
  publish_date: publishedAt,
});
const stories = [
  story('spacious', `<p>Words${spaces}then more.</p>`),
  story('tags', `<p>Words${'<'.repeat(128_000)}</p>`),
  story('scripts', `<p>Words${'<script '.repeat(16_000)}</p>`),
  story('plain', '<p>Words of a story.</p>'),
  story('endless', `<p>${'x'.repeat(600_000)}</p>`),
];
const answers: Record<string, unknown> = {
  '/api/news/': { count: stories.length, results: stories },
  ...Object.fromEntries(stories.map(story => [`/api/news/${story.slug}/`, story])),
  ...answersFor([madeUpEvent(), madeUpEvent({ id: 78, score: `1/0${' '.repeat(64_000)}x` })]),
};

test.describe('long strings of an API host', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ answers });
  });
  test.afterAll(() => site.stop());

  test(
    'long strings delay neither their own page nor others that are rendered at the same time',
    { tag: '@desktop' },
    async ({ request }) => {
      const paths = [
        '/news/spacious',
        '/news/tags',
        '/news/scripts',
        '/news/plain',
        '/odds/matches',
      ];
      const pages = await Promise.all(paths.map(path => request.get(site.url + path)));

      expect(pages.map(page => page.status())).toEqual(paths.map(() => 200));
      expect(await pages[0]?.text()).toContain('Words then more.');
    },
  );

  test(
    'strings that are longer than any article count as invalid',
    { tag: '@desktop' },
    async ({ request }) => {
      const list = await (await request.get(`${site.url}/news`)).text();
      expect(list).toContain('The plain one');
      expect(list).not.toContain('The endless one');

      const matches = await (await request.get(`${site.url}/odds/matches`)).text();
      expect(matches).toContain('-77"');
      expect(matches).not.toContain('-78"');

      expect((await request.get(`${site.url}/news/endless`)).status()).toBeGreaterThanOrEqual(500);
    },
  );
});
