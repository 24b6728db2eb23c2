import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match/match';
import { unknownStartText } from '@/lib/domain/match/match-start';

type Props = { match: Pick<Match, 'startTime' | 'status'> };

/** When a match starts or started; of one that has begun without a known start, nothing. */
export function StartTime({ match: { startTime, status } }: Props) {
  if (startTime !== null) return <LocalTime seconds={startTime} />;
  return status === 'upcoming' ? unknownStartText : null;
}
