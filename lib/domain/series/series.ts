import type { WirePointsTable, WireSeries } from '@/lib/contract/series';
import { toNewsStory, type NewsStory } from '@/lib/domain/content/news-story';
import { toMatch, underPolicy, type Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import type { PointsTable } from './points-table';
import type { ShownRules } from './table-rules';
import type { SeriesScore } from './series-score';

/** The data of a league that a host has besides its fixtures. */
export type Series = {
  name: string;
  /** Newest first. */
  results: Match[];
  tables: PointsTable[];
  scores: SeriesScore[];
  stories: NewsStory[];
  /** The source of the results; null when the host does not state it. */
  source: string | null;
};

type Options = { policy: Policy; imageHosts: string[] };

/** Converts a series of the wire, under a region policy. */
export const toSeries = (wire: WireSeries, { policy, imageHosts }: Options): Series => ({
  name: wire.name,
  results: (wire.results ?? []).map((event, index) => underPolicy(toMatch(event, index), policy)),
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

const toTable = ({ rows, rules, ...table }: WirePointsTable): PointsTable => ({
  series: table.series,
  group: table.group ?? null,
  matches: table.matches ?? null,
  leftOut: table.left_out ?? [],
  rules: rules ? toRules(rules) : null,
  rows: rows.map(row => ({
    team: row.team,
    played: row.played,
    won: row.won,
    lost: row.lost,
    points: row.points,
    tied: row.tied ?? 0,
    noResult: row.no_result ?? 0,
    bonusPoints: row.bonus_points ?? 0,
    netRunRate: row.net_run_rate ?? null,
  })),
});

const toRules = (rules: NonNullable<WirePointsTable['rules']>): ShownRules => ({
  win: rules.win,
  tie: rules.tie,
  noResult: rules.no_result,
  bonus: rules.bonus ? { points: rules.bonus.points, runRate: rules.bonus.run_rate } : null,
  source: rules.source ?? null,
});

/** The path of a league's series page. */
export const seriesPath = (league: string): string => `/series/${encodeURIComponent(league)}`;
