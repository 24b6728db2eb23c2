import type { SearchGroup, SearchKind, SearchResult } from '@/lib/contract/search';
import { reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import { groundPath } from '@/lib/domain/figures/ground';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { listPath } from '@/lib/domain/match/match-filter';
import { matchPath } from '@/lib/domain/match/match-name';
import { newsPath } from '@/lib/domain/content/news-story';
import { seriesPath } from '@/lib/domain/series/series';
import type { Piece } from './search-words';

/** A search result with its link. */
export type SearchHit = {
  kind: SearchKind;
  href: string;
  title: Piece[];
  text: Piece[];
  /** The match or outright; for a team its most relevant match. */
  match: Match | null;
  /** For a league: its live and upcoming matches. */
  open: { live: number; upcoming: number } | null;
};

export type SearchHitGroup = { kind: SearchKind; label: string; count: number; items: SearchHit[] };

/** The labels of kinds, plural and singular. */
export const searchLabels: Record<SearchKind, { many: string; one: string }> = {
  match: { many: 'Matches', one: 'Match' },
  team: { many: 'Teams', one: 'Team' },
  player: { many: 'Players', one: 'Player' },
  ground: { many: 'Grounds', one: 'Ground' },
  league: { many: 'Leagues', one: 'League' },
  outright: { many: 'Outrights', one: 'Outright' },
  news: { many: 'News', one: 'News' },
  guide: { many: 'Guides', one: 'Guide' },
  bookmaker: { many: 'Betting sites', one: 'Betting site' },
  page: { many: 'Pages', one: 'Page' },
};

/**
 * The groups of a response without results whose pages may not be shown. `withTable`: the leagues that
 * are searched for their table, and have one.
 */
export const toSearchHitGroups = (
  groups: SearchGroup[],
  isShown: (path: string) => boolean,
  withTable: ReadonlySet<string> = new Set(),
): SearchHitGroup[] =>
  groups
    .map(({ kind, count, results }) => ({
      kind,
      label: searchLabels[kind].many,
      count,
      items: results
        .flatMap(result => toSearchHit(kind, result, withTable) ?? [])
        .filter(({ href }) => isShown(href)),
    }))
    .filter(({ items }) => items.length > 0);

function toSearchHit(
  kind: SearchKind,
  result: SearchResult,
  withTable: ReadonlySet<string>,
): SearchHit | null {
  const match = result.event ? toMatch({ ...result.event, markets: [] }) : null;
  const isTable = kind === 'league' && withTable.has(result.ref);
  const href = isTable ? seriesPath(result.ref) : hrefOf(kind, result, match);
  if (href === null) return null;
  const { live, upcoming } = result;
  const open = kind === 'league' ? { live: live ?? 0, upcoming: upcoming ?? 0 } : null;
  return { kind, href, title: result.title, text: result.text ?? [], match, open };
}

function hrefOf(kind: SearchKind, { ref, live }: SearchResult, match: Match | null): string | null {
  if (kind === 'match' || kind === 'outright' || kind === 'team') return match && matchPath(match);
  if (kind === 'league') return listPath(ref, live ? 'in-play' : 'future');
  if (kind === 'news') return newsPath(ref);
  if (kind === 'ground') return groundPath(ref);
  if (kind === 'player') return `/players/${encodeURIComponent(ref)}`;
  if (kind === 'bookmaker') return reviewPath(ref);
  const path = ref.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return path === '' ? null : `/${path}`;
}

/** A suggestion under the search field. */
export type Suggestion = { kind: SearchKind; label: string; href: string; title: Piece[] };

const perKind = 3;
const suggestionsMax = 8;

/** The best results of each kind, a few in all. */
export const toSuggestions = (groups: SearchHitGroup[]): Suggestion[] =>
  groups
    .flatMap(({ items }) => items.slice(0, perKind))
    .slice(0, suggestionsMax)
    .map(({ kind, href, title, match }) => ({
      kind,
      label: match?.status === 'live' ? 'Live' : searchLabels[kind].one,
      href,
      title,
    }));
