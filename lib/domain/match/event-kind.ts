import type { WireEvent } from '@/lib/contract/event';
import { teamsOf } from './match';

export type EventKind = 'match' | 'outright';

/** Both kinds are sent alike; an outright has runners, not two teams. */
export function eventKindOf(
  event: Pick<WireEvent, 'competitors' | 'name' | 'tournament'>,
): EventKind {
  const hasTwo = event.competitors
    ? event.competitors.length === 2
    : teamsOf(event).every(team => team.name !== '');
  return hasTwo ? 'match' : 'outright';
}
