import { guideListMetadata, newsListMetadata, toShownList } from './list-metadata';

const shown = (pages: number, ...tags: (string | { slug: string; name: string })[]) =>
  toShownList({ pages, items: [{ tags }] });
const none = toShownList({ pages: 1, items: [] });

test('a page of a list has its own title and description', () => {
  const first = newsListMetadata({ page: 1, tags: [] }, shown(3));
  const second = newsListMetadata({ page: 2, tags: [] }, shown(3));

  expect(first).toMatchObject({ title: 'Cricket news' });
  expect(second).toMatchObject({
    title: 'Cricket news, page 2',
    description: expect.stringMatching(/Page 2 of 3\.$/),
    alternates: { canonical: '/news?page=2' },
  });
});

test('a tag has its own title and description, with the name that its items have', () => {
  expect(newsListMetadata({ page: 1, tags: ['laws'] }, shown(1, 'Test', 'Laws'))).toMatchObject({
    title: 'Cricket news: Laws',
    description: 'Cricket stories, reports and explanations about Laws.',
  });
  const odds = { slug: 'odds', name: 'Odds and prices' };
  expect(guideListMetadata({ page: 1, tags: ['odds'] }, shown(1, odds))).toMatchObject({
    title: 'Betting explained: Odds and prices',
    description: 'Plain guides to betting on cricket: Odds and prices.',
  });
});

test.each([
  ['no item', none],
  ['items of other tags, as of a host that ignores the query', shown(1, 'Laws')],
])('a tag with %s is not indexed, and its text is nowhere', (_, list) => {
  const metadata = newsListMetadata({ page: 1, tags: ['Win money at evil.example'] }, list);

  expect(metadata).toMatchObject({ title: 'Cricket news', robots: { index: false } });
  expect(JSON.stringify(metadata)).not.toContain('evil');
});

test('several tags are not indexed', () => {
  expect(
    newsListMetadata({ page: 1, tags: ['Laws', 'Test'] }, shown(1, 'Test', 'Laws')),
  ).toMatchObject({ title: 'Cricket news: Laws, Test', robots: { index: false, follow: true } });
});
