import { utcDay } from '@/lib/dates/utc-day';
import type { Match } from './match';

/** What the address of an event is made from. */
type Addressed = Pick<Match, 'id' | 'name' | 'teams' | 'startTime' | 'isOutright'>;

/**
 * The last segment of a match's URL: `{team1}vs{team2}-{yyyy-MM-dd}-{id}`, the date in UTC, without it
 * while the start is not known; of an outright `{name}-{id}`.
 * @example 'mumbai-indiansvssunrisers-hyderabad-2025-04-17-1473470'
 */
export function matchName(match: Addressed): string {
  if (match.isOutright)
    return [urlWords(match.name), encodableId(match.id)].filter(Boolean).join('-');
  const [first, second] = match.teams;
  const date = match.startTime === null ? '' : `-${utcDay(match.startTime * 1000)}`;
  return `${urlWords(first.name)}vs${urlWords(second.name)}${date}-${encodableId(match.id)}`;
}

/** An id of another host as paths can have it: half a surrogate pair cannot be encoded. */
export const encodableId = (id: string): string => id.replace(/\p{Surrogate}/gu, '\ufffd');

/** 'Ferns v Herons'; of an outright, or while a side has no name, the event's own name. */
export function matchTitle({
  teams: [first, second],
  name,
  tournament,
  isOutright,
}: Pick<Match, 'teams' | 'name' | 'tournament' | 'isOutright'>): string {
  if (!isOutright && first.name && second.name) return `${first.name} v ${second.name}`;
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : tournament;
}

/**
 * The path of a match's or an outright's page, encoded: it is also sent in headers, which have no letters
 * beyond ASCII.
 */
export const matchPath = (match: Addressed): string =>
  `${match.isOutright ? '/odds/outrights' : '/matches'}/${encodeURIComponent(matchName(match))}`;

/** The path of a page of an innings' comments, the newest first. */
export const commentsPath = (match: Addressed, inningsId: string, page = 1): string =>
  `${matchPath(match)}/comments/${encodeURIComponent(inningsId)}/${page}`;

/** The path of its charts, complete without scripts. */
export const chartsPath = (match: Addressed): string => `${matchPath(match)}/charts`;

/** The path of one of its markets at every bookmaker. */
export const marketPath = (match: Addressed, marketId: string): string =>
  `/odds/markets/${encodeURIComponent(matchName(match))}/${encodeURIComponent(marketId)}`;

/** The id is the text after the last '-'; null when it is missing. */
export function parseMatchId(name: string): string | null {
  const id = name.slice(name.lastIndexOf('-') + 1);
  return id === '' ? null : id;
}

/**
 * Lower case, accents removed, '&' as 'and', any other run of symbols as one '-'. Marks that are
 * not accents are kept: without its vowel signs a name in an Indian script is another word.
 */
function urlWords(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}
