import type { FedChange } from '../feed';

/** What a source has to say now. `accept` is called once the sink has it; till then it stays due. */
export type DueChange = { change: FedChange; isLast: boolean; accept(): void };

/** A match or an outright of the feed. Null when the sink knows its state of now (unix ms). */
export type Source = { due(nowMs: number): DueChange | null };
