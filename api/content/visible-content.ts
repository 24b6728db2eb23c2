import type { Content, Story } from './content';

/** The content that is public at a time, in unix seconds. */
export function visibleAt(content: Content, now: number): Content {
  const future = futureStories(content, now).length;
  return {
    ...content,
    // The same list where it can be: its index is made once.
    news: future === 0 ? content.news : content.news.slice(future),
    bonuses: content.bonuses.map(bonus => ({
      ...bonus,
      isExpired: (bonus.item.expires_at ?? Infinity) <= now,
    })),
  };
}

/** Stories are in order, the newest first. */
function futureStories({ news }: Content, now: number): readonly Story[] {
  const visible = news.findIndex(({ card }) => card.publish_date <= now);
  return visible < 0 ? news : news.slice(0, visible);
}

/** The next time, in unix seconds, at which a story appears or a bonus expires; or null. */
export function nextChangeAfter(content: Content, now: number): number | null {
  const next = futureStories(content, now).at(-1);
  const expiries = content.bonuses.flatMap(({ item }) => item.expires_at ?? []);
  const moments = [
    ...expiries.filter(moment => moment > now),
    ...(next ? [next.card.publish_date] : []),
  ];
  return moments.length > 0 ? Math.min(...moments) : null;
}
