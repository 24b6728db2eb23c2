import type { WirePointsTable, WireSeries } from '@/lib/contract/series';
import { toNewsStory, type NewsStory } from '@/lib/domain/content/news-story';
import { toMatch, underPolicy, type Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/routing/view';
import type { PointsTable } from './points-table';
import type { SeriesScore } from './series-score';

/** What a host knows of a league besides its fixtures. */
export type Series = {
  name: string;
  /** Newest first. */
  results: Match[];
  tables: PointsTable[];
  scores: SeriesScore[];
  stories: NewsStory[];
  /** Where the results come from; null when the host does not say. */
  source: string | null;
};

type Options = { policy: Policy; imageHosts: string[] };

/** Converts a series of the wire, under a region policy. */
export const toSeries = (wire: WireSeries, { policy, imageHosts }: Options): Series => ({
  name: wire.name,
  results: (wire.results ?? []).map((event, at) => underPolicy(toMatch(event, at), policy)),
  tables: (wire.tables ?? []).map(toTable),
  scores: (wire.scores ?? []).map(score => ({
    series: score.series,
    format: score.format ?? '',
    played: score.played,
    sides: score.sides,
    drawn: score.drawn ?? 0,
    tied: score.tied ?? 0,
    noResult: score.no_result ?? 0,
  })),
  stories: (wire.news ?? []).map(item => toNewsStory(item, imageHosts)),
  source: wire.source?.name ?? null,
});

const toTable = ({
  series,
  group,
  matches,
  rows,
  left_out: leftOut,
}: WirePointsTable): PointsTable => ({
  series,
  group: group ?? null,
  matches: matches ?? null,
  leftOut: leftOut ?? [],
  rows: rows.map(({ no_result: noResult, net_run_rate: netRunRate, tied, ...row }) => ({
    ...row,
    tied: tied ?? 0,
    noResult: noResult ?? 0,
    netRunRate: netRunRate ?? null,
  })),
});

/** The path of a league's series page. */
export const seriesPath = (league: string): string => `/series/${encodeURIComponent(league)}`;
