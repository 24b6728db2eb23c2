import type { Content } from './content';

/** The content that is public at a time, in unix seconds. */
export const visibleAt = (content: Content, now: number): Content => ({
  ...content,
  news: content.news.filter(({ card }) => card.publish_date <= now),
  bonuses: content.bonuses.map(bonus => ({
    ...bonus,
    isExpired: (bonus.item.expires_at ?? Infinity) <= now,
  })),
});

/** The next time, in unix seconds, at which a story appears or a bonus expires; or null. */
export function nextChangeAfter({ news, bonuses }: Content, now: number): number | null {
  const moments = [
    ...news.map(({ card }) => card.publish_date),
    ...bonuses.flatMap(({ item }) => item.expires_at ?? []),
  ].filter(moment => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}
