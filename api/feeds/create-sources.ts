import { getUnixTime } from 'date-fns/getUnixTime';
import { secondsInDay } from 'date-fns/constants';
import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { Settings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import { createScoreFeed } from './create-score-feed';
import type { BookmakerRules } from './bookmakers/bookmaker-file';
import { createBookmakerMap } from './bookmakers/map-bookmakers';
import { createSourceLinks } from './bookmakers/source-links';
import type { Sink } from './feed';
import { createFileFeed } from './file/file-feed';
import { createMerger, type Merger } from './merging/merger';
import { createOddsApiFeed } from './the-odds-api/odds-api-feed';
import { oddsApiSource } from './the-odds-api/to-fragments';
import { createPushService, type PushService } from './push/push-service';

type Deps = {
  settings: Settings;
  store: FeedStore;
  sink: Sink;
  clock: Clock;
  /** A bookmaker's mark of the content; null for an unknown one. */
  markOf: (slug: string) => number | null;
  bookmakerRules: BookmakerRules;
  log: Logger;
};

/** Sources of real matches, beside the feed that `FEED` names. */
export type Sources = {
  merger: Merger;
  pushService: PushService;
  /** Loads what the sources reported before. Called once, before pushes are accepted. */
  load(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The sources that are configured, or were seen within a day. */
  inUse: Merger['sources'];
  /**
   * The names of the sources that have been silent for longer than they promised: configured ones, and
   * others for a day.
   */
  silent(): string[];
};

const sweepMs = 5000;
/** A source that was not seen for a day is no longer in use. */
const inUseSeconds = secondsInDay;

export function createSources(deps: Deps): Sources {
  const { settings, clock, log } = deps;
  const { now } = clock;
  const merger = createMerger({
    ...deps,
    now,
    mapBookmakers: createBookmakerMap(deps.bookmakerRules),
    matchesPerSource: settings.MATCHES_PER_SOURCE,
  });
  const files =
    settings.FEED === 'file'
      ? createFileFeed({ folder: projectPath(settings.FEED_DIR), merger, clock, log })
      : null;
  const odds = oddsFeed();
  const scores = createScoreFeed(settings, { merger, now, log });
  const configured = [odds, scores].flatMap(feed => feed?.source ?? []);
  const pushService = createPushService({ merger, now });
  /** Unix seconds. */
  let startedAt = 0;
  let stopSweeping = (): void => undefined;
  let sweeping: Promise<void> = Promise.resolve();

  function oddsFeed() {
    if (settings.FEED_ODDS === undefined) return null;
    if (settings.ODDS_API_KEY === undefined) {
      log.error('FEED_ODDS needs a key: set ODDS_API_KEY. The site runs without its odds.');
      return null;
    }
    return createOddsApiFeed({
      url: settings.ODDS_API_URL,
      key: settings.ODDS_API_KEY,
      merger,
      sourceLinks: createSourceLinks(deps.bookmakerRules, oddsApiSource),
      bookmakers: settings.ODDS_API_BOOKMAKERS,
      regions: settings.ODDS_API_REGIONS,
      budget: settings.FEED_BUDGET,
      now,
      log,
    });
  }

  const inUse = () =>
    merger
      .sources()
      .filter(
        ({ source, lastSeenAt }) =>
          configured.includes(source) || getUnixTime(now()) - lastSeenAt <= inUseSeconds,
      );

  const sweep = () => {
    sweeping = merger
      .sweep()
      .catch((error: unknown) => log.error({ err: error }, 'the sources could not be checked'));
  };

  return {
    merger,
    pushService,
    load: merger.start,
    start: async () => {
      startedAt = getUnixTime(now());
      await files?.start();
      await odds?.start();
      await scores?.start();
      sweep();
      stopSweeping = repeat(clock, sweepMs, sweep);
      await sweeping;
    },
    stop: async () => {
      stopSweeping();
      await files?.stop();
      await odds?.stop();
      await scores?.stop();
      await sweeping;
    },
    inUse,
    silent: () =>
      inUse()
        .filter(({ lastSeenAt, maxSilence, state }) => {
          // A source without a first reply has the same time from the start, unless it has reported a problem.
          const since = lastSeenAt === 0 && !state.problem ? startedAt : lastSeenAt;
          return getUnixTime(now()) - since > maxSilence;
        })
        .map(({ source }) => source),
  };
}
