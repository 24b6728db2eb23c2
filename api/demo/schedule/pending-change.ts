import type { FedChange } from '@/api/feeds/feed';

/**
 * The current change of a source. `acknowledge` is called once the sink has it; until then it is
 * pending.
 */
export type PendingChange = { change: FedChange; isLast: boolean; acknowledge(): void };

/** A match or an outright of the feed. Null when the sink has its current state (unix ms). */
export type Source = { poll(nowMs: number): PendingChange | null };
