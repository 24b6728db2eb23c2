import type { SearchGroup, SearchKind, SearchResult } from '../contract/search';
import { reviewPath } from './bookmaker';
import { toMatch, type Match } from './match';
import { listPath } from './match-filter';
import { matchPath } from './match-name';
import { newsPath } from './news-story';
import type { Piece } from './search-words';
import { isWithheld } from './region';
import type { Policy } from './view';

/** Something found, and where it is. */
export type Found = {
  kind: SearchKind;
  href: string;
  title: Piece[];
  text: Piece[];
  /** The match, or of a team the one to look at. */
  match: Match | null;
  /** Of a league: its live and upcoming matches. */
  open: { live: number; upcoming: number } | null;
};

export type FoundGroup = { kind: SearchKind; label: string; count: number; items: Found[] };

/** What kinds are called, several and one. */
export const searchLabels: Record<SearchKind, { many: string; one: string }> = {
  match: { many: 'Matches', one: 'Match' },
  team: { many: 'Teams', one: 'Team' },
  league: { many: 'Leagues', one: 'League' },
  news: { many: 'News', one: 'News' },
  guide: { many: 'Guides', one: 'Guide' },
  bookmaker: { many: 'Betting sites', one: 'Betting site' },
  page: { many: 'Pages', one: 'Page' },
};

/** Groups of the wire as a policy lets them be seen: without what it withholds. */
export const toFoundGroups = (groups: SearchGroup[], policy: Policy): FoundGroup[] =>
  groups
    .map(({ kind, count, results }) => ({
      kind,
      label: searchLabels[kind].many,
      count,
      items: results
        .flatMap(result => toFound(kind, result) ?? [])
        .filter(({ href }) => !isWithheld(href, policy)),
    }))
    .filter(({ items }) => items.length > 0);

function toFound(kind: SearchKind, result: SearchResult): Found | null {
  const match = result.event ? toMatch({ ...result.event, markets: [] }) : null;
  const href = hrefOf(kind, result, match);
  if (href === null) return null;
  const { live, upcoming } = result;
  const open = kind === 'league' ? { live: live ?? 0, upcoming: upcoming ?? 0 } : null;
  return { kind, href, title: result.title, text: result.text ?? [], match, open };
}

function hrefOf(kind: SearchKind, { ref, live }: SearchResult, match: Match | null): string | null {
  if (kind === 'match' || kind === 'team') return match && matchPath(match);
  if (kind === 'league') return listPath(ref, live ? 'in-play' : 'future');
  if (kind === 'news') return newsPath(ref);
  if (kind === 'bookmaker') return reviewPath(ref);
  const path = ref.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return path === '' ? null : `/${path}`;
}

/** A suggestion under the search field. */
export type Suggestion = { kind: SearchKind; label: string; href: string; title: Piece[] };

const perKind = 3;
const suggestionsMax = 8;

/** The best of each kind, a few in all. */
export const toSuggestions = (groups: FoundGroup[]): Suggestion[] =>
  groups
    .flatMap(({ items }) => items.slice(0, perKind))
    .slice(0, suggestionsMax)
    .map(({ kind, href, title, match }) => ({
      kind,
      label: match?.status === 'live' ? 'Live' : searchLabels[kind].one,
      href,
      title,
    }));
