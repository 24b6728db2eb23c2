import type { Match } from '@/lib/domain/match/match';
import { parseResult } from './parse-result';

/** Whether a match is played as scheduled, as calendars and search engines ask. */
export type ScheduleStatus = 'scheduled' | 'postponed' | 'cancelled';

/**
 * A match that has begun was not cancelled, however it ended; one that was abandoned before a ball was
 * bowled was.
 */
export function scheduleStatusOf({
  status,
  statusText,
  teams,
  scores,
}: Pick<Match, 'status' | 'statusText' | 'teams' | 'scores'>): ScheduleStatus {
  if (status === 'live' || scores.some(score => score !== null)) return 'scheduled';
  if (parseResult(statusText, teams)?.kind === 'abandoned' || cancelled.test(statusText))
    return 'cancelled';
  return status === 'upcoming' && /\bpostponed\b/i.test(statusText) ? 'postponed' : 'scheduled';
}

const cancelled = /\b(?:cancell?ed|called off)\b/i;
