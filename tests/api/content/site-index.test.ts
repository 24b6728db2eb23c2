import type { FastifyInstance } from 'fastify';
import { SiteIndex } from '@/lib/contract/page';
import { parseResponse } from '@/lib/contract/validation/parse';
import { embeddedContent } from './embedded-content';
import { fedMatch } from '@/tests/api/fed-match';
import { testContextForEach } from '@/tests/api/test-context-for-each';
import { buildTestApp, type TestContext } from '@/tests/api/test-context';

let context: TestContext;
let app: FastifyInstance;

testContextForEach(created => {
  context = created;
});
beforeEach(async () => {
  app = await buildTestApp(context);
});
afterEach(() => app.close());

const readIndex = async (): Promise<SiteIndex> => (await app.inject('/api/site-index/')).json();

test('the index has every page, and the tags of each list with what the list has', async () => {
  const index = await readIndex();
  const { news, pages, guides } = embeddedContent();
  const countOf = async (path: string, tag: string) =>
    (await app.inject({ url: path, query: { tag } })).json<{ count: number }>().count;

  expect(parseResponse(SiteIndex, index)).toEqual({ data: index, dropped: [] });
  expect(index.pages).toEqual([...pages.keys()]);
  const tagsOfNews = news.flatMap(({ card }) => card.tags ?? []);
  const tagsOfGuides = guides.flatMap(({ tags }) => (tags ?? []).map(({ slug }) => slug));
  expect(index.tags.news.map(({ tag }) => tag).sort()).toEqual([...new Set(tagsOfNews)].sort());
  expect(index.tags.guides.map(({ tag }) => tag).sort()).toEqual([...new Set(tagsOfGuides)].sort());
  for (const { tag, count } of index.tags.news)
    expect([tag, count]).toEqual([tag, await countOf('/api/news/', tag)]);
  for (const { tag, count } of index.tags.guides)
    expect([tag, count]).toEqual([tag, await countOf('/api/pages/tags/', tag)]);
});

test('a league is in the index once a match of it has ended', async () => {
  await context.ingest.put({ event: fedMatch({ id: 'open', league: 'open-cup' }) });
  await context.ingest.put({ event: fedMatch({ id: 'm1', status: 4, league: 'cup' }) });
  expect((await readIndex()).leagues).toEqual(['cup']);

  await context.ingest.put({ event: fedMatch({ id: 'm2', status: 4, league: 'cup' }) });
  await context.ingest.put({ event: fedMatch({ id: 'm3', status: 4, league: 'ashes' }) });
  expect((await readIndex()).leagues).toEqual(['ashes', 'cup']);
});
