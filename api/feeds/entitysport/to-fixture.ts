import { eventStatus } from '@/lib/contract/event-status';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { Fixture, SourceScore } from '@/api/store/feeds/source-match';
import { formatOfCompetition } from '@/lib/domain/match/side/competition';
import type { MatchSummary } from './entitysport-replies';

export const entitySportSource = 'entitysport';

/** The provider's codes of formats; those that are not listed fit every format. */
const formats: Record<number, MatchFormat> = {
  1: 'one-day',
  2: 'multi-day',
  3: 't20',
  4: 'one-day',
  5: 'multi-day',
  6: 't20',
  7: 'one-day',
  8: 't20',
  9: 'one-day',
  10: 't20',
  17: 't10',
};
const womenFormats = [7, 8];

/** The format that the match states, by its competition The Hundred; null for a code that is not listed. */
export function formatOf({ competition, format }: MatchSummary): MatchFormat | null {
  const isHundred = formatOfCompetition(competition.title) === 'hundred';
  return isHundred ? 'hundred' : (formats[format ?? 0] ?? null);
}

export function toFixture(match: MatchSummary): Fixture {
  const { competition, format, teama, teamb } = match;
  const isWomen =
    womenFormats.includes(format ?? 0) ||
    competition.category === 'women' ||
    competition.match_format?.startsWith('women') === true;
  return {
    competition: competition.title,
    format: formatOf(match),
    gender: isWomen ? 'women' : null,
    teams: [teama.name, teamb.name],
    start: match.timestamp_start,
  };
}

/** The provider's `status`; 4 is abandoned, cancelled or without a result. */
export const matchStatus = { scheduled: 1, completed: 2, live: 3, cancelled: 4 } as const;

export const toStatus = (status: number): SourceScore['status'] => {
  if (status === matchStatus.live) return eventStatus.live;
  return status === matchStatus.scheduled ? eventStatus.upcoming : eventStatus.past;
};
