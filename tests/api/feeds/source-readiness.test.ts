import { pino } from 'pino';
import { feedReportText } from '@/api/admin/feed-output';
import { readSettings } from '@/api/env';
import { createSources, type Sources } from '@/api/feeds/create-sources';
import { feedReport } from '@/api/feeds/feed-report';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { emptyTables } from '@/tests/api/store/databases';
import { createTestContext, type TestContext } from '@/tests/api/test-context';
import { contextForEach } from '@/tests/api/context-for-each';
import { processClock } from '@/api/lifecycle/process-clock';

type Context = TestContext & { host: Awaited<ReturnType<typeof startProvider>> };

const path = '/v4/sports';
let context: Context;
let sources: Sources;

contextForEach<Context>({
  create: async database => {
    await emptyTables(database);
    const host = await startProvider({ [path]: { body: [] } });
    return { ...(await createTestContext(database)), host };
  },
  close: async ({ host }) => {
    await sources.stop();
    await host.close();
  },
  set: created => {
    context = created;
  },
});

async function start(): Promise<void> {
  const { host, feedStore, ingest, now } = context;
  const settings = readSettings({
    FEED_ODDS: 'the-odds-api',
    ODDS_API_KEY: 'k'.repeat(32),
    ODDS_API_URL: host.url,
  });
  sources = createSources({
    settings,
    store: feedStore,
    sink: ingest,
    markOf: () => null,
    clock: { ...processClock, now },
    bookmakerRules: new Map(),
    log: pino({ level: 'silent' }),
  });
  await sources.start();
  await waitUntil(() => host.callsOf(path).length > 0);
}

test('a configured source with a wrong key is silent, and was never seen', async () => {
  context.host.replies[path] = { status: 401, body: { error_code: 'INVALID_KEY' } };
  await start();
  await waitUntil(() => sources.silent().length > 0);

  expect(sources.silent()).toEqual(['the-odds-api']);
  await sources.merger.sweep();
  const text = feedReportText(await feedReport(context.feedStore, context.now()));
  expect(text).toContain(
    'the-odds-api: SILENT, never seen; 0 linked, 0 not; the key in ODDS_API_KEY is not valid',
  );
});

test('a source that was seen is silent once it exceeds its maximum silence, for longer than a day too', async () => {
  await start();
  await waitUntil(() => sources.merger.sources()[0]?.lastSeenAt !== 0);
  expect(sources.silent()).toEqual([]);

  const promised = sources.merger.sources()[0]?.maxSilence ?? 0;
  for (const seconds of [promised + 1, 2 * 86_400]) {
    context.clock.ms += seconds * 1000;
    expect(sources.silent()).toEqual(['the-odds-api']);
  }
});
