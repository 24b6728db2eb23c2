import { eventStatus } from '@/lib/contract/event-status';
import { ApiError } from '@/api/errors';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import type { LinkIndex } from './link-index';
import { latestEnd } from './merge-event';

/** A source may have this many times its open matches in all, those that ended in the last days included. */
const rememberedMultiple = 10;

type Options = {
  links: LinkIndex;
  /** The most open matches of one source. */
  max: number;
  /** Unix seconds. */
  now: number;
};

export type MatchLimit = ReturnType<typeof createMatchLimit>;

/** Limits the new matches of a source; counts once, so it is made for each call that adds matches. */
export function createMatchLimit({ links, max, now }: Options) {
  const openCounts = new Map<string, number>();

  const isOpen = ({ eventId, score, fixture }: FeedLink): boolean => {
    const sources = eventId === null ? [] : links.ofEvent(eventId);
    if ([{ score }, ...sources].some(one => one.score?.status === eventStatus.past)) return false;
    return now < latestEnd(fixture, { isScored: score !== null });
  };
  const openOf = (source: string): number => {
    const count = openCounts.get(source) ?? links.ofSource(source).filter(isOpen).length;
    openCounts.set(source, count);
    return count;
  };

  return {
    /** Throws when the source has no room for another match. */
    expectRoom(source: string): void {
      if (openOf(source) >= max) throw refusal(`${max} open matches`);
      const most = rememberedMultiple * max;
      if (links.ofSource(source).length >= most) throw refusal(`${most} matches of the last days`);
    },
    /** Counts a match that has been added. */
    add(link: FeedLink): void {
      if (isOpen(link)) openCounts.set(link.source, (openCounts.get(link.source) ?? 0) + 1);
    },
  };
}

const refusal = (count: string): ApiError =>
  new ApiError(
    'forbidden',
    `The source has ${count}, the most that MATCHES_PER_SOURCE allows: no other one is added.`,
  );
