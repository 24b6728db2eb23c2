import type { Fixture, SourcePrices, SourceScore } from '@/api/store/feeds/source-match';

/** A match of one source that belongs to an event, with what the source last reported. */
export type LinkedMatch = {
  source: string;
  /** The source's name for visitors. */
  title: string;
  fixture: Fixture;
  /** Unix ms of its first arrival: of several sources of a part the earliest owns it. */
  since: number;
  /** When the source last reported something about it, in unix seconds. */
  reportedAt: number;
  /** When the source was last seen, in unix seconds. */
  lastSeenAt: number;
  /** The silence in seconds after which its prices suspend. */
  maxSilence: number;
  /** Whether a sign of life confirms all that the source reported before. */
  confirms: boolean;
  prices: SourcePrices | null;
  score: SourceScore | null;
};

export const isSilent = ({ lastSeenAt, maxSilence }: LinkedMatch, now: number): boolean =>
  now - lastSeenAt > maxSilence;
