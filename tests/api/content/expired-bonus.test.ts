import { visibleAt } from '@/api/content/visible-content';
import { fixedContent } from '@/api/content/content-source';
import { testContextForEach } from '@/tests/api/test-context-for-each';
import { buildTestApp, type TestContext } from '@/tests/api/test-context';
import { embeddedContent } from './embedded-content';

let context: TestContext;
testContextForEach(nextContext => {
  context = nextContext;
});

test('an expired bonus is in no list and keeps its URL', async () => {
  const content = embeddedContent();
  const ends = Math.min(...content.bonuses.map(({ item }) => item.expires_at ?? Infinity));
  const expired = content.bonuses.filter(({ item }) => item.expires_at === ends);
  const app = await buildTestApp(context, { content: fixedContent(visibleAt(content, ends)) });

  const list = await app.inject('/api/bookmakers/bonuses/?page_size=100');
  const { count, results } = list.json<{ count: number; results: { slug: string }[] }>();
  const slugs = results.map(({ slug }) => slug);
  expect(expired.length).toBeGreaterThan(0);
  expect(count).toBe(content.bonuses.length - expired.length);
  for (const { item } of expired) {
    expect(slugs).not.toContain(item.slug);
    const page = await app.inject(`/api/bookmakers/bonuses/${item.slug}/`);
    expect(page.json()).toMatchObject({ slug: item.slug, expires_at: ends });
  }
  await app.close();
});
