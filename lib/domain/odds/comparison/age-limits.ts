import { eventStatus } from '@/lib/contract/event-status';
import type { PartialEvent } from '@/lib/contract/event';

/** The age in seconds beyond which a bookmaker's price is stale, where its host states no limit. */
export type AgeLimits = { inPlay: number; before: number };

/** A match in play moves with every ball; before it, sources poll every few minutes. */
export const defaultAgeLimits: AgeLimits = { inPlay: 60, before: 600 };

/** The limit of an event: that of its host, else by whether it is in play. */
export const ageLimitOf = (
  { sources, status }: Pick<PartialEvent, 'sources' | 'status'>,
  limits: AgeLimits,
): number =>
  sources?.odds?.max_age ?? (status === eventStatus.live ? limits.inPlay : limits.before);
