import type { Content } from '@/api/content/content';
import type { ContentSource } from '@/api/content/content-source';
import { createSearch } from '@/api/search/search';
import type { DocumentKey, SearchDocument } from '@/api/store/search/search-store';
import type { Database } from '@/api/store/database';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { fedMatch } from '@/tests/api/fed-match';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { createTestContext, type TestContext } from '@/tests/api/test-context';

/** Content that a test publishes. */
function publishedContent(first: Content) {
  let content = first;
  const publications: string[][] = [];
  const source: ContentSource = {
    current: () => content,
    generation: () => publications.length,
    changedSince: generation => new Set(publications.slice(generation).flat()),
  };
  return {
    source,
    publish(next: Content, tags: string[]) {
      content = next;
      publications.push(tags);
    },
  };
}

const story = (slug: string, title: string, text = 'Nothing else.'): Content['news'][number] => {
  const [{ card } = { card: null }] = embeddedContent().news;
  if (!card) throw new Error('There is no story.');
  const item = { ...card, slug, title, text, tags: [], author: 'R. Vale' };
  return { card: item, hash: title + text, read: async () => item };
};

const withNews = (...news: Content['news']): Content => ({
  ...embeddedContent(),
  news,
  pages: new Map(),
  guides: [],
  bookmakers: [],
});

onEachDatabase('the search index', open => {
  let database: Database;
  let context: TestContext;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    context = await createTestContext(database);
  });
  afterAll(() => database.close());

  /** A search that lists what it writes and removes, as after a start. */
  function startSearch(content: ContentSource) {
    const written: string[] = [];
    const removed: DocumentKey[] = [];
    const { searchStore } = context;
    const search = createSearch({
      ...context,
      content,
      searchStore: {
        ...searchStore,
        putDocuments(documents: readonly SearchDocument[]) {
          written.push(...documents.map(({ kind, ref }) => `${kind} ${ref}`));
          return searchStore.putDocuments(documents);
        },
        removeDocuments(keys) {
          removed.push(...keys);
          return searchStore.removeDocuments(keys);
        },
      },
    });
    const refs = async (query: string) =>
      (await search.search(query, 9)).groups.flatMap(({ results }) =>
        results.map(({ ref }) => ref),
      );
    return { search, written, removed, refs };
  }

  test('writes only the stories that a publication changed', async () => {
    const [rain, sun] = [story('rain', 'Rainfall'), story('sun', 'Sunshine')];
    const content = publishedContent(withNews(rain, sun));
    const { search, written, removed, refs } = startSearch(content.source);
    await search.refreshIndex();
    written.length = 0;

    content.publish(withNews(rain, story('sun', 'Moonlight'), story('hail', 'Hailstones')), [
      contentTags.newsItem('sun'),
      contentTags.newsItem('hail'),
      contentTags.news,
    ]);
    await search.refreshIndex();
    expect(written.sort()).toEqual(['news hail', 'news sun']);
    expect(await refs('sunshine')).toEqual([]);
    expect(await refs('moonlight')).toEqual(['sun']);

    content.publish(withNews(rain), [contentTags.newsItem('sun'), contentTags.newsItem('hail')]);
    await search.refreshIndex();
    expect(removed.map(({ ref }) => ref).sort()).toEqual(['hail', 'sun']);
    expect(await refs('hailstones')).toEqual([]);
    expect(await refs('rainfall')).toEqual(['rain']);
  });

  test('writes nothing at a start after which nothing has changed', async () => {
    const content = withNews(story('rain', 'Rainfall'));
    await context.ingest.put({ event: fedMatch({ id: 'one' }) });
    const first = startSearch(publishedContent(content).source);
    await first.search.refreshIndex();
    expect(first.written).toContain('news rain');
    expect(first.written).toContain('match one');

    const second = startSearch(publishedContent(content).source);
    await second.search.refreshIndex();
    expect([second.written, second.removed]).toEqual([[], []]);
  });

  test('reads no story at a start whose hash is stored, and those that have another', async () => {
    const first = startSearch(publishedContent(withNews(story('rain', 'Rain'))).source);
    await first.search.refreshIndex();
    const read: string[] = [];
    const withReads = (one: Content['news'][number]): Content['news'][number] => ({
      ...one,
      read: () => {
        read.push(one.card.slug);
        return one.read();
      },
    });

    const news = [story('rain', 'Rain'), story('sun', 'Sun')].map(withReads);
    const second = startSearch(publishedContent(withNews(...news)).source);
    await second.search.refreshIndex();
    expect([read, second.written]).toEqual([['sun'], ['news sun']]);

    const changed = withReads(story('rain', 'Rain', 'It has stopped.'));
    const third = startSearch(publishedContent(withNews(changed)).source);
    await third.search.refreshIndex();
    expect(read).toEqual(['sun', 'rain']);
    expect(await third.refs('stopped')).toEqual(['rain']);
  });

  test('removes what is no longer there at a start', async () => {
    await context.ingest.put({ event: fedMatch({ id: 'one' }) });
    const all = publishedContent(withNews(story('rain', 'Rainfall'), story('sun', 'Sunshine')));
    await startSearch(all.source).search.refreshIndex();
    await context.ingest.withdraw('one');

    const { search, removed, refs } = startSearch(
      publishedContent(withNews(story('sun', 'Sunshine'))).source,
    );
    await search.refreshIndex();
    expect(removed.map(({ ref }) => ref)).toContain('rain');
    expect(await context.searchStore.stored(['match', 'team', 'league'])).toEqual(new Map());
    expect(await refs('rainfall')).toEqual([]);
    expect(await refs('sunshine')).toEqual(['sun']);
  });

  test('a page that becomes a guide is found as a guide alone', async () => {
    const [path, page] = [...embeddedContent().pages][0] ?? [];
    if (path === undefined || !page) throw new Error('There is no page.');
    const shown = { ...page, title: 'Zeppelins' };
    const asPage = { ...withNews(), pages: new Map([[path, shown]]) };
    const card = { ...(embeddedContent().guides[0] as Content['guides'][number]), link: path };
    const content = publishedContent(asPage);
    const { search } = startSearch(content.source);
    await search.refreshIndex();
    const kinds = async () => (await search.search('zeppelins', 5)).groups.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['page']);

    content.publish({ ...asPage, guides: [card] }, [contentTags.guides]);
    await search.refreshIndex();
    expect(await kinds()).toEqual(['guide']);
  });

  test('a search returns what is there while documents are written', async () => {
    const content = publishedContent(withNews(story('rain', 'Rainfall')));
    await startSearch(content.source).search.refreshIndex();
    content.publish(withNews(story('rain', 'Rainfall'), story('sun', 'Sunshine')), [
      contentTags.newsItem('sun'),
    ]);
    let begin = (): void => undefined;
    let finish = (): void => undefined;
    const begun = new Promise<void>(resolve => (begin = resolve));
    const finished = new Promise<void>(resolve => (finish = resolve));
    const search = createSearch({
      ...context,
      content: content.source,
      searchStore: {
        ...context.searchStore,
        putDocuments: async documents => {
          begin();
          await finished;
          return context.searchStore.putDocuments(documents);
        },
      },
    });
    const writing = search.refreshIndex();
    await begun;
    const { groups } = await search.search('rainfall', 5);
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([['news', 1]]);

    finish();
    await writing;
    expect((await search.search('sunshine', 5)).groups).toHaveLength(1);
  });

  test('a failed write is repeated by the next refresh', async () => {
    let isBroken = false;
    const search = createSearch({
      ...context,
      content: publishedContent(withNews()).source,
      searchStore: {
        ...context.searchStore,
        putDocuments: documents =>
          isBroken
            ? Promise.reject(new Error('disk full'))
            : context.searchStore.putDocuments(documents),
      },
    });
    await search.refreshIndex();
    const competitors = [
      { id: '1', name: 'Quokkas' },
      { id: '2', name: 'Numbats' },
    ];
    await context.ingest.put({ event: fedMatch({ id: 'late', competitors }) });
    isBroken = true;
    await expect(search.refreshIndex()).rejects.toThrow('disk full');
    isBroken = false;
    await search.refreshIndex();

    const { groups } = await search.search('quokkas', 5);
    expect(groups[0]?.results.map(({ ref }) => ref)).toEqual(['late']);
  });
});
