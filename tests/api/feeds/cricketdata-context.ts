import { createCricketDataFeed } from '@/api/feeds/cricketdata/cricketdata-feed';
import type { Database } from '@/api/store/database';
import {
  cricketDataMatch,
  cricketDataReply,
  cricketDataScorecard,
} from '@/tests/fixtures/feeds/cricketdata-replies';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { contextForEach } from '@/tests/api/context-for-each';
import { createScoreContext } from './score-context';

export const key = '6d6b1a70-0000-4000-8000-00000000beef';

export const paths = {
  list: '/v1/currentMatches',
  scorecard: '/v1/match_scorecard',
  info: '/v1/match_info',
};

export type CricketDataContext = Awaited<ReturnType<typeof createCricketDataContext>>;

/** A new context for each test. */
export const cricketDataContextForEach = (set: (context: CricketDataContext) => void): void =>
  contextForEach({ create: createCricketDataContext, close: ({ host }) => host.close(), set });

/** An empty API, and a provider with one match, which has been live for a quarter of an hour. */
async function createCricketDataContext(database: Database) {
  const context = await createScoreContext(database, 'cricketdata');
  const start = context.seconds() - 900;
  const host = await startProvider({
    [paths.list]: cricketDataReply([cricketDataMatch(start)]),
    [paths.scorecard]: cricketDataReply(cricketDataScorecard(start)),
  });
  return {
    ...context,
    start,
    host,
    event: () => context.events()[0],
    feedOf: (dailyHits = 100_000) =>
      createCricketDataFeed({
        key,
        url: host.url,
        dailyHits,
        merger: context.merger,
        now: context.now,
        log: context.log,
        wait: async () => undefined,
      }),
  };
}
