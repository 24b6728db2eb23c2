import { createEntitySportFeed } from '@/api/feeds/entitysport/entitysport-feed';
import type { Database } from '@/api/store/database';
import {
  entityCommentary,
  entityList,
  entityLive,
  entityMatch,
  entityReply,
  entityScorecard,
  entitySquads,
  entityToken,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { contextForEach } from '@/tests/api/context-for-each';
import { createScoreContext } from '@/tests/api/feeds/score-context';

export const keys = {
  accessKey: '0123456789abcdef0123456789abcdef',
  secretKey: 'fedcba9876543210fedcba9876543210',
};

export const paths = {
  auth: '/v2/auth',
  matches: '/v2/matches',
  live: '/v2/matches/501/live',
  scorecard: '/v2/matches/501/scorecard',
  comments: '/v2/matches/501/innings/1/commentary',
  info: '/v2/matches/501/info',
  squads: '/v2/matches/501/squads',
};

export type EntityContext = Awaited<ReturnType<typeof createEntityContext>>;

/** A new context for each test. */
export const entityContextForEach = (set: (context: EntityContext) => void): void =>
  contextForEach({ create: createEntityContext, close: ({ host }) => host.close(), set });

/** An empty API, and a provider with one match, which has been live for a quarter of an hour. */
async function createEntityContext(database: Database) {
  const context = await createScoreContext(database, 'entitysport');
  const start = context.seconds() - 900;
  const lists: { upcoming: unknown[]; live: unknown[] } = {
    upcoming: [],
    live: [entityMatch(start)],
  };
  const host = await startProvider({
    [paths.auth]: () =>
      entityReply({ token: entityToken, expires: String(context.seconds() + 3600) }),
    [paths.matches]: ({ url }) =>
      entityList(url.searchParams.get('status') === '3' ? lists.live : lists.upcoming),
    [paths.live]: entityReply(entityLive()),
    [paths.scorecard]: entityReply(entityScorecard(start)),
    [paths.comments]: entityReply(entityCommentary()),
    [paths.squads]: entityReply(entitySquads({ named: 0 })),
  });
  return {
    ...context,
    start,
    lists,
    host,
    event: () => context.events()[0],
    feedOf: () =>
      createEntitySportFeed({
        ...keys,
        url: host.url,
        callsPerMinute: 60,
        merger: context.merger,
        now: context.now,
        log: context.log,
        wait: async () => undefined,
      }),
  };
}
