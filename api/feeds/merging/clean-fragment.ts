import * as z from 'zod';
import { ApiError } from '@/api/errors';
import { problemOf } from '@/api/feeds/provider/provider-error';
import { isPlausibleStart, toConfirmed } from '@/api/feeds/plausible-times';
import { CommentaryInnings } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { toLine, toName, toTitle } from '@/lib/contract/validation/text';
import type { Fragment } from '@/api/feeds/fragment';
import type { Fixture, SourcePrices, SourceScore } from '@/api/store/feeds/source-match';

/** The greatest time of JavaScript, in unix seconds. */
const maxSeconds = 8.64e12;

type Context = {
  /** As the match is known; null for a new one. */
  known: Fixture | null;
  /** Unix seconds. */
  now: number;
};

/**
 * A fragment whose texts are no longer than names are, and have no characters that pages, calendars and the
 * database cannot have; or why it is left out. A known match keeps its start when a later one is not
 * plausible. Pushes with such a start are refused before.
 */
export function cleanFragment(fragment: Fragment, { known, now }: Context): Fragment | ApiError {
  try {
    const start = [fragment.fixture.start, known?.start].find(
      time => time !== undefined && isPlausibleStart(time, now),
    );
    const fixture = toCleanFixture(fragment.fixture);
    const isNamed = [...fixture.teams, fixture.competition].every(Boolean);
    if (start === undefined || !isNamed)
      return refusal(
        'fixture: expected two teams, a competition and a start within two years, in unix seconds',
      );
    for (const [name, time] of Object.entries({ at: fragment.at, start }))
      if (!Number.isInteger(time) || Math.abs(time) > maxSeconds)
        return refusal(`${name}: expected whole unix seconds, not ${time}`);
    return toClean({ ...fragment, fixture: { ...fixture, start } }, now);
  } catch (error) {
    return refusal(`not valid: ${problemOf(error)}`);
  }
}

const refusal = (problem: string): ApiError => new ApiError('unprocessable', problem);

/** `now` is in unix seconds. */
function toClean(fragment: Fragment, now: number): Fragment {
  const { prices, score, matchInfo, commentary } = fragment;
  return {
    ...fragment,
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
