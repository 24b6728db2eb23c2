import { createReportStories } from '@/api/figures/report-stories';
import { createReportWriter } from '@/api/figures/report-writer';
import type { Content, Story } from '@/api/content/content';
import type { ContentSource } from '@/api/content/content-source';
import { withReports } from '@/api/content/stories/with-reports';
import type { FedChange } from '@/api/feeds/feed';
import type { Database } from '@/api/store/database';
import { createReportStore } from '@/api/store/figures/report-store';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import { eventStatus } from '@/lib/contract/event-status';
import { usualSeconds } from '@/lib/domain/scorecard/match-formats';
import { resultOf } from '@/api/demo/replay/replay-result';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { buildTestApp } from '@/tests/api/test-context';
import { recordNamed } from '@/tests/fixtures/all-records';
import { endedMatch } from './ended-match';
import { figureApp } from './figure-app';

const record = recordNamed('1252728');
const title = 'Manchester Originals beat Trent Rockets by 9 wickets';

const ended = (changes: Partial<FedChange['event']> = {}): FedChange =>
  endedMatch(record, { result: resultOf(record), ...changes });

onEachDatabase('the reports of ended matches', open => {
  let database: Database;
  const { context, startIndex, put } = figureApp(async () => (database = await open()));

  /** The API with stories of an instance, and what its leader does after a change. */
  async function start(changes: Partial<Content> = {}) {
    let reports: readonly Story[] = [];
    let generation = 0;
    const own = { ...embeddedContent(), ...changes };
    const content: ContentSource = {
      current: () => withReports(own, reports),
      generation: () => generation,
      changedSince: () => null,
    };
    const app = await buildTestApp(context(), { content });
    const reportStore = createReportStore(database);
    const figures = startIndex();
    const writer = createReportWriter({ ...context(), reportStore });
    const stories = createReportStories({
      reportStore,
      onChange: all => {
        reports = all;
        generation += 1;
      },
    });
    const get = async (url: string) => (await app.inject({ url })).json<unknown>();
    return {
      content,
      reportStore,
      refresh: async () => {
        await figures.refresh();
        await writer.refresh();
        await stories.refresh();
      },
      tagged: async () => NewsPage.parse(await get('/api/news/?tag=reports')),
      list: async (query = '') => NewsPage.parse(await get(`/api/news/${query}`)),
      ofMatch: async (id: string) => NewsPage.parse(await get(`/api/events/${id}/news/`)),
      story: async (slug: string) => NewsItem.parse(await get(`/api/news/${slug}/`)),
      statusOf: async (url: string) => (await app.inject({ url })).statusCode,
      close: () => app.close(),
    };
  }

  test('a match that ends has a report, which the news and its match list', async () => {
    const site = await start();
    await site.refresh();
    await put(ended({ status: eventStatus.live }));
    await site.refresh();
    expect((await site.tagged()).count).toBe(0);

    await put(ended());
    await site.refresh();
    const [report] = (await site.tagged()).results;
    expect(report).toMatchObject({
      title,
      tags: ['Reports'],
      retrospective: true,
      about: { matches: ['m1252728'] },
      updated_date: null,
    });
    expect(report?.author ?? null).toBeNull();
    const slug = 'trent-rocketsvsmanchester-originals-2021-08-15-m1252728-report';
    expect(report?.slug).toBe(slug);
    const story = await site.story(slug);
    expect(story.text).toMatch(/^<p>.*<p><em>Written by a program from the records\.<\/em><\/p>$/s);
    expect(story.text).toContain('August 15, 2021');
    const [first] = (await site.ofMatch('m1252728')).results;
    expect(first?.slug).toBe(slug);
    await site.close();
  });

  test('the date is that of the last change, and the usual end of a match that nobody followed', async () => {
    const site = await start();
    const now = Math.floor(context().now() / 1000);
    const hour = 3600;
    const late = { id: 'late', start_time: now - usualSeconds('t20') - hour };
    const old = { id: 'old', start_time: now - 240 * hour };
    await put(ended({ ...late, format: 't20' }), ended({ ...old, format: 't20' }));
    await site.refresh();

    const dates = (await site.tagged()).results.map(({ about, publish_date: date }) => [
      about?.matches?.[0],
      date,
    ]);
    expect(Object.fromEntries(dates)).toEqual({
      late: now,
      old: old.start_time + usualSeconds('t20'),
    });
    await site.close();
  });

  test('a correction replaces the text and keeps address and date; the same again changes nothing', async () => {
    const site = await start();
    await put(ended());
    await site.refresh();
    const [before] = (await site.tagged()).results;
    const [row] = await site.reportStore.changedAfter(0, 10);
    context().clock.ms += 3_600_000;
    await put(ended({ match_status: 'No change of the report.' }));
    await site.refresh();
    expect(await site.reportStore.changedAfter(row?.revision ?? 0, 10)).toEqual([]);

    await put(ended({ result: { kind: 'won', winner: 1, margin: { wickets: 8 } } }));
    await site.refresh();
    const [after] = (await site.tagged()).results;
    expect(after).toMatchObject({
      slug: before?.slug,
      publish_date: before?.publish_date,
      title: title.replace('9', '8'),
      updated_date: context().now() / 1000,
    });
    expect((await site.story(after?.slug ?? '')).text).toContain('8 wickets');
    await site.close();
  });

  test('a withdrawn match and one that goes on have no report, and an end brings it back', async () => {
    const site = await start();
    await put(ended());
    await site.refresh();
    const [before] = (await site.tagged()).results;
    await put(ended({ status: eventStatus.live }));
    await site.refresh();
    expect((await site.tagged()).count).toBe(0);
    await put(ended());
    await site.refresh();
    expect((await site.tagged()).results[0]?.slug).toBe(before?.slug);

    await context().ingest.withdraw('m1252728');
    await site.refresh();
    expect((await site.tagged()).count).toBe(0);
    expect(await site.statusOf(`/api/news/${before?.slug}/`)).toBe(404);
    await site.close();
  });

  test('what ended while nothing ran is written at the next start, and nothing twice', async () => {
    await put(ended(), ended({ id: 'other', start_time: 1 }));
    const first = await start();
    await first.refresh();
    const rows = await first.reportStore.changedAfter(0, 10);
    expect(rows.map(({ id }) => id).sort()).toEqual(['m1252728', 'other']);
    await first.close();

    const second = await start();
    await second.refresh();
    expect(await second.reportStore.changedAfter(0, 10)).toEqual(rows);
    expect((await second.tagged()).count).toBe(2);
    await second.close();
  });

  test('only the rows of a changed match are read and written', async () => {
    const site = await start();
    await put(ended(), ended({ id: 'other' }));
    await site.refresh();
    const rows = await site.reportStore.changedAfter(0, 10);
    const last = Math.max(...rows.map(({ revision }) => revision));
    await put(ended({ id: 'other', result: { kind: 'won', winner: 1, margin: { wickets: 2 } } }));
    await site.refresh();

    const changed = await site.reportStore.changedAfter(last, 10);
    expect(changed.map(({ id }) => id)).toEqual(['other']);
    await site.close();
  });

  test('a highest total of a ground is stated with its matches, up to its day and of its format', async () => {
    const played = (id: string, day: string, format: FedChange['event']['format'] = 'hundred') =>
      ended({ id, format, replay: { played_on: day, credit: '' } });
    const site = await start();
    for (const [id, runs] of [1, 2, 3, 4, 5].entries()) {
      const low = played(`low${id}`, `2021-07-0${runs}`);
      await put(withTotals(low, runs));
    }
    await put(ended(), played('later', '2022-01-01'), played('format', '2021-07-01', 't20'));
    await site.refresh();

    const text = (
      await site.story('trent-rocketsvsmanchester-originals-2021-08-15-m1252728-report')
    ).text;
    expect(text).toContain('the 6 matches in this format at Trent Bridge, Nottingham');
    expect(text).toContain('the 6 matches of the season');
    await site.close();
  });

  test('a story replaces the report of its match, a file hides one, and the old address leads on', async () => {
    await put(ended(), ended({ id: 'hidden', start_time: 1 }));
    const [own] = embeddedContent().news;
    const news = own ? [{ ...own, reportOf: 'm1252728' }] : [];
    const site = await start({ news, hiddenReports: ['hidden'] });
    await site.refresh();

    expect((await site.list()).results.map(({ slug }) => slug)).toEqual([own?.card.slug]);
    expect(site.content.current().redirects.at(-1)).toEqual({
      from: '/news/trent-rocketsvsmanchester-originals-2021-08-15-m1252728-report',
      to: `/news/${own?.card.slug}`,
    });
    await site.close();
  });

  test('a list can leave reports out', async () => {
    const site = await start();
    await put(ended());
    await site.refresh();
    const all = await site.list();
    const others = await site.list('?reports=no');
    expect(others.count).toBe(all.count - 1);
    expect(others.count).toBe(embeddedContent().news.length);
    await site.close();
  });
});

const withTotals = (change: FedChange, total: number): FedChange => ({
  ...change,
  matchInfo: {
    ...change.matchInfo,
    Innings: (change.matchInfo?.Innings ?? []).map(card => ({ ...card, Total: String(total) })),
  },
});
