import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fixedContent } from '@/api/content/content-source';
import { cachedEvents } from '@/api/live/event-cache';
import { createSearch } from '@/api/search/search';
import { createStore, type Store } from '@/api/store/store';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { fedMatch } from '@/tests/api/fed-match';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { watched, type WatchedDatabase } from '@/tests/api/store/rows-read';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';
import { writeHistory } from '@/tests/api/store/history/write-history';

const current = { upcoming: 4, live: 2, leagues: 5 };
const now = 1_795_681_200;
const quokkas = { league: 'quokka-cup', status: 4, start_time: now - 9_000_000 };

onEachDatabase('a history', open => {
  let database: WatchedDatabase;
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = watched(await open());
    store = createStore(database);
  }, 60_000);
  afterAll(() => database.close());

  /** The API after a start with as many ended matches, five of them in a league of its own. */
  async function startWith(ended: number): Promise<void> {
    await emptyTables(database);
    await writeHistory(store, { ...current, ended }, now);
    const context = await createTestContext(database);
    for (let match = 0; match < 5; match += 1)
      await context.ingest.put({ event: fedMatch({ ...quokkas, id: `quokkas-${match}` }) });
    app = await buildTestApp(context);
    await database.sql.execute(
      sql`vacuum (analyze) events, markets, match_infos, commentary_items`,
    );
  }

  const rowsFor = (url: string) =>
    database.rowsRead(async () => expect((await app.inject(url)).statusCode).toBe(200));

  /** The rows that are read for what visitors and operators ask. */
  const rowsRead = async (ended: number) => {
    await startWith(ended);
    const rows = {
      start: await database.rowsRead(() => cachedEvents(store)),
      first: await rowsFor('/api/events/history/?page=1&page_size=10'),
      middle: await rowsFor(`/api/events/history/?page=${ended / 20}&page_size=10`),
      last: await rowsFor(`/api/events/history/?page=${ended / 10}&page_size=10`),
      day: await rowsFor(
        `/api/events/starting/?from=${quokkas.start_time}&until=${quokkas.start_time + 60}`,
      ),
      series: await rowsFor('/api/leagues/quokka-cup/series/'),
    };
    await app.close();
    return rows;
  };

  test('reads as many rows for a start, for every page, a day and a series, however long it is', async () => {
    const few = await rowsRead(80);
    expect(await rowsRead(240)).toEqual(few);
  }, 120_000);

  test('is compared with the search index some hundred matches at a time', async () => {
    await emptyTables(database);
    await writeHistory(store, { ...current, ended: 200 }, now);
    const context = await createTestContext(database);
    const { searchStore } = context;
    const sizes: number[] = [];
    const search = createSearch({
      ...context,
      content: fixedContent(embeddedContent()),
      searchStore: {
        ...searchStore,
        storedMatches: matches => {
          sizes.push(matches.length);
          return searchStore.storedMatches(matches);
        },
      },
    });
    await search.refreshIndex();

    const matches = 200 + current.upcoming + current.live;
    expect(sizes.reduce((sum, size) => sum + size)).toBe(matches);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect((await searchStore.stored(['match'])).size).toBe(matches);
  }, 120_000);
});
