import type { IncomingMessage } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { asksForScoresOnly } from '@/lib/http/scores-only';
import type { CreateRefundableLimit } from '@/lib/http/limits';
import { clientAddress, countryOf } from '@/lib/http/client-address';
import type { TrustedProxies } from '@/lib/http/trusted-proxies';
import type { Policy } from '@/lib/domain/policy';
import { receiveTimeouts, type ReceiveTimeouts } from '@/lib/http/http-server';
import type { ContentSource } from './content/content-source';
import type { Media } from './content/media';
import type { BookmakerLinks } from './feeds/bookmakers/bookmaker-links';
import type { EventCache } from './live/event-cache';
import type { FeedReport } from './feeds/feed-report';
import type { PriceLinks } from './feeds/bookmakers/price-links';
import { createPushCosts } from './feeds/push/push-cost';
import type { PushService } from './feeds/push/push-service';
import { createTokenCheck } from './feeds/push/token-check';
import type { Hub } from './live/hub/hub';
import { createSocketLimits } from './live/hub/socket-limits';
import { serveSockets } from './live/hub/socket-server';
import type { Instances } from './instances/instances';
import type { PushForwarding } from './plugins/push-forwarding';
import { respondError, registerErrors } from './plugins/errors';
import { registerEtag } from './plugins/etag';
import { named } from './plugins/named';
import { registerOpenApi } from './plugins/open-api';
import { registerRequestId, requestIdOf } from './plugins/request-id';
import { alertRoutes } from './routes/alerts';
import { bookmakerPriceRoutes } from './routes/bookmaker-prices';
import { backgroundRoutes } from './routes/background';
import { bookmakerRoutes } from './routes/bookmakers';
import { clickOutRoutes } from './routes/click-outs';
import { eventPriceRoutes } from './routes/event-prices';
import { eventRoutes } from './routes/events';
import { formRoutes } from './routes/forms';
import { feedRoutes } from './routes/feeds';
import { groundRoutes } from './routes/grounds';
import { healthRoutes } from './routes/health';
import { historyRoutes } from './routes/history';
import { leagueRoutes } from './routes/leagues';
import { mediaRoutes } from './routes/media';
import { moverRoutes } from './routes/movers';
import { newsRoutes } from './routes/news';
import { pageRoutes } from './routes/pages';
import { playerRoutes } from './routes/players';
import { previewRoutes } from './routes/previews';
import type { Previews } from './previews/previews';
import { priceHistoryRoutes } from './routes/price-history';
import { closedMarketRoutes } from './routes/closed-markets';
import { seriesRoutes } from './routes/series';
import { siteIndexRoutes } from './routes/site-index';
import { startingEventRoutes } from './routes/starting-events';
import { searchesPerMinute, searchRoutes } from './routes/search';
import type { Search } from './search/search';
import type { FeedStore } from './store/feeds/feed-store';
import type { FigureStore } from './store/figures/figure-store';
import type { Store } from './store/store';
import type { AlertServices } from './visitors/alerts/alert-services';
import type { VisitorServices } from './visitors/visitor-services';

// The contract's schemas carry no error messages, and an error must state what was expected.
z.config(z.locales.en());

export type AppDeps = {
  store: Store;
  eventCache: EventCache;
  hub: Hub;
  content: ContentSource;
  search: Search;
  media: Media;
  log: FastifyBaseLogger;
  /** Unix ms. */
  now: () => number;
  isFeedRunning: () => boolean;
  /** The credit that the feed requires. */
  credit: string | null;
  /** The sources in use that have been silent for longer than they promised. */
  silentSources: () => string[];
  pushService: PushService;
  /** Knows the tokens of pushes, also while no feeds run in this process. */
  feedStore: Pick<FeedStore, 'tokenByHash'>;
  figureStore: FigureStore;
  /** Several instances: the state of this one, and how it waits for what others have published. */
  instances: Pick<Instances, 'state' | 'fresh'> | null;
  /** Several instances: pushes to one that does not run the feeds. */
  pushForwarding: PushForwarding | null;
  /** Drafts of the editor, and its secret; null without previews. */
  preview: { previews: Previews; token: string } | null;
  createLimit: CreateRefundableLimit;
  feedReport: () => Promise<FeedReport>;
  /** The limits of one token's pushes per minute. */
  pushLimits: { calls: number; bytes: number; prices: number };
  ownHosts: ReadonlySet<string>;
  trustedProxies: TrustedProxies;
  /** The header in which a trusted proxy names the visitor's country; empty for none. */
  countryHeader: string;
  policyOf: (country: string | null) => Policy;
  visitorServices: VisitorServices;
  /** Null where the API has none. */
  alerts: Pick<AlertServices, 'limit' | 'publicKey' | 'change'> | null;
  /** The targets of prices. */
  bookmakerLinks: BookmakerLinks;
  priceLink: PriceLinks;
  /** The time limits for sending a request; unset: 10 s for the headers. */
  timeouts?: ReceiveTimeouts;
  /** The greatest numbers of live sockets at a time, of one visitor and in total. */
  socketLimits: { perNetwork: number; total: number };
  /** The site's name in the OpenAPI document; null when it is not served. */
  docs: { siteName: string } | null;
  /** False in tests, which tick the hub themselves. */
  timers: boolean;
};

/** Requests with an invalid token, by address. */
const guessesPerMinute = 30;
/** Previews of all users of an editor, which limits each of them. */
const draftsPerMinute = 300;

/** Builds the complete API: inject requests, or let it listen. Closing it closes its sockets. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const timeouts = deps.timeouts ?? receiveTimeouts();
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: requestIdOf,
    http: timeouts,
    requestTimeout: timeouts.requestTimeout,
    // Failures are logged, and at the level debug every request; the site's log has the same key.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request',
    }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (...refused) => void respondError(...refused),
  });
  const addressOf = (request: IncomingMessage) =>
    clientAddress(request, deps.trustedProxies, { trustLoopback: true });
  const addressOfVisitor = ({ raw }: FastifyRequest) => addressOf(raw);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  registerRequestId(app);
  registerEtag(app);
  if (deps.docs) await registerOpenApi(app, deps.docs);
  const register = (name: string, routes: FastifyPluginAsyncZod) =>
    app.register(named(name, routes));

  await register('health', healthRoutes(deps));
  await register('events', eventRoutes(deps));
  await register('event-prices', eventPriceRoutes(deps));
  await register('history', historyRoutes(deps));
  await register('starting-events', startingEventRoutes(deps));
  await register('price-history', priceHistoryRoutes(deps));
  await register('closed-markets', closedMarketRoutes(deps));
  await register('movers', moverRoutes(deps));
  await register('leagues', leagueRoutes(deps));
  await register('series', seriesRoutes(deps));
  await register('players', playerRoutes(deps));
  await register('grounds', groundRoutes(deps));
  await register('background', backgroundRoutes(deps));
  await register('site-index', siteIndexRoutes(deps));
  const registerContent = async (routes: FastifyInstance, content: ContentSource) => {
    await routes.register(named('pages', pageRoutes({ ...deps, content })));
    await routes.register(named('news', newsRoutes({ ...deps, content })));
    await routes.register(named('bookmakers', bookmakerRoutes(content)));
  };
  await registerContent(app, deps.content);
  await register(
    'feeds',
    feedRoutes({
      ...deps,
      addressOf: addressOfVisitor,
      pushLimit: deps.createLimit('push', deps.pushLimits.calls),
      pushCosts: createPushCosts(deps.pushLimits),
      tokenOf: createTokenCheck({
        store: deps.feedStore,
        guessLimit: deps.createLimit('guess', guessesPerMinute),
        now: deps.now,
      }),
    }),
  );
  if (deps.preview)
    await register(
      'previews',
      previewRoutes({
        ...deps.preview,
        contentRoutes: registerContent,
        addressOf: addressOfVisitor,
        guessLimit: deps.createLimit('preview-guess', guessesPerMinute),
        draftLimit: deps.createLimit('preview', draftsPerMinute),
      }),
    );
  await register('media', mediaRoutes(deps));
  await register('bookmaker-prices', bookmakerPriceRoutes(deps));
  await register(
    'search',
    searchRoutes({
      ...deps,
      addressOf: addressOfVisitor,
      searchLimit: deps.createLimit('search', searchesPerMinute),
    }),
  );
  await register(
    'click-outs',
    clickOutRoutes({ ...deps, ...deps.visitorServices, addressOf: addressOfVisitor }),
  );
  await register(
    'forms',
    formRoutes({ ...deps, ...deps.visitorServices, addressOf: addressOfVisitor }),
  );
  await register('alerts', alertRoutes({ ...deps, addressOf: addressOfVisitor }));

  const stopSockets = serveSockets(app.server, {
    hub: deps.hub,
    ownHosts: deps.ownHosts,
    addressOf,
    policyOf: request => {
      const country = countryOf(request, deps.trustedProxies, deps.countryHeader);
      const policy = deps.policyOf(country);
      return policy === 'full' && asksForScoresOnly(request) ? 'info' : policy;
    },
    limits: createSocketLimits({ ...deps.socketLimits, createLimit: deps.createLimit }),
    timers: deps.timers,
  });
  app.addHook('preClose', async () => stopSockets());
  return app;
}
