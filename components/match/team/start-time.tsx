import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match/match';
import { unknownStartText } from '@/lib/domain/match/match-start';

type Props = { match: Pick<Match, 'startTime' | 'status'> };

/** When a match starts or started; nothing when it has begun and its start is not known. */
export function StartTime({ match: { startTime, status } }: Props) {
  if (startTime !== null) return <LocalTime seconds={startTime} />;
  return status === 'upcoming' ? unknownStartText : null;
}
