import { getUnixTime } from 'date-fns/getUnixTime';
import type * as z from 'zod';
import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { oversPerInnings } from '@/lib/domain/scorecard/match-formats';
import { groupBy } from '@/lib/domain/group-by';
import { createMarketBook, MarketMessage } from './market-book';
import { createScoreBook, ScoreMessage, toScore, type ScoredMatch } from './score-state';
import { toMarketFragment, type MarketCatalogue } from './to-market-fragment';

type Log = { warn(details: object, text: string): void };

type Options = {
  catalogue: readonly MarketCatalogue[];
  merger: Pick<Merger, 'use' | 'applyEach' | 'touch'>;
  log: Log;
};

export const oddsSource = 'betfair';
export const scoreSource = 'betfair-scores';

/** The exchange publishes a heartbeat at least every five seconds. */
const maxSilence = 15;

/** The formats that follow from the stream's number of overs; others are not known. */
const statedFormats = ['t20', 'one-day'] as const;

export type BetfairFeed = {
  /** Takes a line of the stream of market changes. One that is not valid is logged and has no effect. */
  readMarkets(line: string): void;
  /** Takes a line of the stream of scores, likewise. */
  readScores(line: string): void;
  /** Applies what has changed since the last call: of several changes of a match the last state. */
  flush(): Promise<void>;
};

/**
 * Matches, prices and scores from the messages of Betfair's streams, of which there are recordings. There
 * is no connection to the exchange: the licence of its keys forbids commercial use without an agreement.
 */
export function createBetfairFeed({ catalogue, merger, log }: Options): BetfairFeed {
  const named = new Map(catalogue.map(market => [market.marketId, market]));
  const markets = createMarketBook();
  const scores = createScoreBook();
  /** By source and match. */
  const pending = new Map<string, Fragment>();
  const lastSeenAt = new Map<string, number>();

  for (const [source, title] of [
    [oddsSource, 'Betfair Exchange'],
    [scoreSource, 'Betfair'],
  ] as const)
    merger.use(source, { title, maxSilence, confirms: true });

  const keyOf = ({ source, externalId }: Fragment) => JSON.stringify([source, externalId]);
  const add = (fragment: Fragment | null) => fragment && pending.set(keyOf(fragment), fragment);

  function parse<Schema extends z.ZodType>(
    schema: Schema,
    line: string,
    source: string,
  ): z.infer<Schema> | null {
    const message = parseJson(line);
    const { op } = (message ?? {}) as Record<string, unknown>;
    // The answers to connecting and subscribing.
    if (op === 'connection' || op === 'status') return null;
    const result = schema.safeParse(message);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    log.warn({ source, reason: `${issue?.path.join('.')}: ${issue?.message}` }, 'message refused');
    return null;
  }

  return {
    readMarkets: line => {
      const message = parse(MarketMessage, line, oddsSource);
      if (!message) return;
      const at = getUnixTime(message.pt);
      lastSeenAt.set(oddsSource, at);
      for (const market of markets.apply(message)) {
        const entry = named.get(market.id);
        if (entry) add(toMarketFragment(market, entry, { source: oddsSource, at }));
      }
    },
    readScores: line => {
      const message = parse(ScoreMessage, line, scoreSource);
      if (!message) return;
      const at = getUnixTime(message.pt);
      lastSeenAt.set(scoreSource, at);
      for (const match of scores.apply(message)) add(toScoreFragment(match, at));
    },
    flush: async () => {
      const bySource = groupBy([...pending.values()], ({ source }) => source);
      for (const [source, at] of lastSeenAt) merger.touch(source, at);
      for (const [, fragments] of bySource) {
        const results = await merger.applyEach(fragments);
        // What arrived in the meantime, and what could not be applied, is for the next call.
        for (const [index, fragment] of fragments.entries())
          if (results[index]?.status === 'fulfilled' && pending.get(keyOf(fragment)) === fragment)
            pending.delete(keyOf(fragment));
      }
    },
  };
}

function toScoreFragment(match: ScoredMatch, at: number): Fragment | null {
  const score = toScore(match);
  const { eventId, fixtureInfo, homeTeam, awayTeam } = match;
  const start = fixtureInfo?.expectedStartTime;
  if (!score || !homeTeam || !awayTeam || start === undefined) return null;
  return {
    source: scoreSource,
    externalId: eventId,
    at,
    fixture: {
      // The stream names no competition; its description is '<match>, <number and kind> from <ground>'.
      competition: competitionOf(fixtureInfo?.eventDescription),
      format: statedFormats.find(one => oversPerInnings(one) === fixtureInfo?.maxOvers) ?? null,
      gender: null,
      teams: [homeTeam.name, awayTeam.name],
      start: getUnixTime(start),
    },
    score,
  };
}

/** 'Netherlands v Papua New Guinea, 3rd T20 from Queens Sports Club' is '3rd T20'. */
const competitionOf = (description = ''): string =>
  description
    .split(', ')
    .slice(1)
    .join(', ')
    .split(/,? from /)[0] || 'Cricket';

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
