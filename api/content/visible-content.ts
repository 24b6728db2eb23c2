import type { Content } from './content';

/** The content that is public at a time, in unix seconds. */
export const visibleAt = (content: Content, now: number): Content => ({
  ...content,
  news: content.news.slice(futureStories(content, now).length),
  bonuses: content.bonuses.map(bonus => ({
    ...bonus,
    isExpired: (bonus.item.expires_at ?? Infinity) <= now,
  })),
});

/** The next time, in unix seconds, at which a story appears or a bonus expires; or null. */
export function nextChangeAfter(content: Content, now: number): number | null {
  const moments = [
    futureStories(content, now).at(-1)?.card.publish_date ?? Infinity,
    ...content.bonuses.map(({ item }) => item.expires_at ?? Infinity),
  ].filter(moment => moment > now);
  const next = Math.min(...moments);
  return next < Infinity ? next : null;
}

/** The stories that appear after `now`, which are the first ones, as the newest come first. */
function futureStories({ news }: Content, now: number): Content['news'] {
  const first = news.findIndex(({ card }) => card.publish_date <= now);
  return first < 0 ? news : news.slice(0, first);
}
