import type { NewsItem } from '@/lib/contract/news';
import type { WirePointsTable, WireSeries } from '@/lib/contract/series';
import { pointsTables, type PointsTable } from '@/lib/domain/series/points-table';
import { seriesScores } from '@/lib/domain/series/series-score';
import type { CompetitionRules, ShownRules } from '@/lib/domain/series/table-rules';
import { toSeriesResult } from '@/lib/domain/series/series-result';
import type { CardEvent, StoredEvent } from '@/api/store/stored-event';
import { toCard } from './event';

const shownResults = 12;

type PastMatch = CardEvent & Pick<StoredEvent, 'matchInfo'>;

type Facts = {
  slug: string;
  /** The finished matches, newest first. */
  past: readonly PastMatch[];
  /** All events that are live or upcoming, or ended lately. */
  current: readonly CardEvent[];
  competitions: readonly CompetitionRules[];
  /** The stories about some matches of the league and about itself. */
  storiesOf: (matches: readonly CardEvent[]) => NewsItem[];
};

/** A league's results with its tables and series scores; null for a league without any event. */
export function toSeries({
  slug,
  past,
  current,
  competitions,
  storiesOf,
}: Facts): WireSeries | null {
  const open = current.filter(({ fields, withdrawn }) => fields.league === slug && !withdrawn);
  const matches = [...past, ...open].filter(({ kind }) => kind === 'match');
  const [first] = [...matches, ...open];
  if (!first) return null;
  // Oldest first: tables are in the order in which their stages began.
  const ended = past.toReversed().map(event => toSeriesResult(wireOf(event)));
  const names = new Set(past.flatMap(event => sourceOf(event) ?? []));
  return {
    name: first.fields.tournament ?? slug,
    results: past
      .slice(0, shownResults)
      .map(event => ({ ...toCard(event), markets: [], bookmakers: [] })),
    tables: pointsTables(ended, competitions).map(toWireTable),
    scores: seriesScores(ended).map(({ noResult, ...score }) => ({
      ...score,
      no_result: noResult,
    })),
    news: storiesOf(matches),
    ...(names.size > 0 && { source: { name: [...names].join(', ') } }),
  };
}

const wireOf = ({ id, fields, matchInfo }: PastMatch) => ({ id, ...fields, match_info: matchInfo });

const sourceOf = ({ fields: { replay, sources } }: CardEvent): string | null =>
  replay?.credit ?? sources?.score?.name ?? null;

const toWireTable = ({ rows, leftOut, rules, ...table }: PointsTable): WirePointsTable => ({
  ...table,
  ...(rules && { rules: toWireRules(rules) }),
  ...(leftOut.length > 0 && { left_out: leftOut }),
  rows: rows.map(({ noResult, netRunRate, bonusPoints, ...row }) => ({
    ...row,
    ...(rules?.bonus && { bonus_points: bonusPoints }),
    no_result: noResult,
    net_run_rate: netRunRate,
  })),
});

const toWireRules = ({ win, tie, noResult, bonus, source }: ShownRules) => ({
  win,
  tie,
  no_result: noResult,
  source,
  ...(bonus && { bonus: { points: bonus.points, run_rate: bonus.runRate } }),
});
