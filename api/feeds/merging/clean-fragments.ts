import * as z from 'zod';
import { ApiError } from '@/api/errors';
import { isPlausibleStart, toConfirmed } from '@/api/feeds/plausible-times';
import { CommentaryInnings } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { toLine, toName, toTitle } from '@/lib/contract/validation/text';
import type { Fragment } from '@/api/feeds/fragment';
import type { Fixture, SourcePrices, SourceScore } from '@/api/store/feeds/source-match';
import type { Merger } from './merger';

type Deps = {
  merger: Merger;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
};

/**
 * The merger behind the texts of all sources: none is longer than names are, and none has characters that
 * pages, calendars and the database cannot have. A match keeps its start when a later one is not plausible;
 * a new one without two teams, a competition and a plausible start is left out. Pushes with such a start
 * are refused before.
 */
export function withCleanFragments({ merger, now, log }: Deps): Merger {
  const withStart = (fragment: Fragment): Fragment => {
    const { source, externalId, fixture } = fragment;
    if (isPlausibleStart(fixture.start, now() / 1000)) return fragment;
    const known = merger.linkOf(source, externalId)?.fixture;
    return known ? { ...fragment, fixture: { ...fixture, start: known.start } } : fragment;
  };

  const isUsable = ({ source, externalId, fixture }: Fragment): boolean => {
    const { teams, competition, start } = fixture;
    const isNamed = [...teams, competition].every(Boolean);
    if (isNamed && isPlausibleStart(start, now() / 1000)) return true;
    log.warn({ source, externalId, fixture }, 'a match without names or start was left out');
    return false;
  };

  /** Null for one that is left out; the log says why. */
  const cleaned = (fragment: Fragment): Fragment | null => {
    try {
      const usable = withStart(toClean(fragment, Math.floor(now() / 1000)));
      return isUsable(usable) ? usable : null;
    } catch (error) {
      const { source, externalId } = fragment;
      log.warn({ err: error, source, externalId }, 'a match that is not valid was left out');
      return null;
    }
  };

  return {
    ...merger,
    apply: fragments => merger.apply(fragments.flatMap(fragment => cleaned(fragment) ?? [])),
    applyEach: async fragments => {
      const all = fragments.map(cleaned);
      const usable = all.filter(fragment => fragment !== null);
      const settled = await merger.applyEach(usable);
      const results = new Map(usable.map((fragment, index) => [fragment, settled[index]]));
      return all.map(
        fragment =>
          (fragment && results.get(fragment)) ?? { status: 'rejected', reason: unusable() },
      );
    },
  };
}

const unusable = () =>
  new ApiError('unprocessable', 'fixture: expected two teams, a competition and a start', {
    path: 'fixture',
  });

/** `now` is in unix seconds. */
function toClean(fragment: Fragment, now: number): Fragment {
  const { fixture, prices, score, matchInfo, commentary } = fragment;
  return {
    ...fragment,
    fixture: toCleanFixture(fixture),
    ...(prices && { prices: toCleanPrices(prices, now) }),
    ...(score && { score: toCleanScore(score) }),
    // Their schemas clean texts.
    ...(matchInfo && { matchInfo: MatchInfo.parse(matchInfo) }),
    ...(commentary && { commentary: z.array(CommentaryInnings).parse(commentary) }),
  };
}

const toCleanFixture = (fixture: Fixture): Fixture => ({
  ...fixture,
  competition: toName(fixture.competition),
  teams: [toName(fixture.teams[0]), toName(fixture.teams[1])],
});

const toCleanPrices = (prices: SourcePrices, now: number): SourcePrices => ({
  ...prices,
  bookmakers: prices.bookmakers.map(bookmaker => ({
    ...bookmaker,
    title: toName(bookmaker.title) || bookmaker.slug,
  })),
  markets: prices.markets.map(market => ({
    ...market,
    name: toTitle(market.name),
    selections: market.selections.map(selection => ({
      ...selection,
      name: toName(selection.name),
      ...(selection.prices && {
        prices: selection.prices.map(price =>
          price.updated_at == null
            ? price
            : { ...price, updated_at: toConfirmed(price.updated_at, now) },
        ),
      }),
    })),
  })),
});

function toCleanScore(score: SourceScore): SourceScore {
  const { match_status: text, inplay_time: time, score: runs } = score;
  return {
    ...score,
    ...(typeof text === 'string' && { match_status: toLine(text) }),
    ...(typeof time === 'string' && { inplay_time: toLine(time) }),
    ...(typeof runs === 'string' && { score: toLine(runs) }),
  };
}
