import { contentTags } from '@/lib/domain/content/tags/content-tags';
import type { Content, Story } from './content';

/** The cache tags of everything that differs between two contents. */
export function changedTags(before: Content, after: Content): string[] {
  const tags = changedStoryTags(before.news, after.news);
  const [old, now] = [contentByTag(before), contentByTag(after)];
  for (const tag of new Set([...old.keys(), ...now.keys()]))
    if (textOf(old.get(tag)) !== textOf(now.get(tag))) tags.add(tag);
  return [...tags];
}

/** The cache tags of a complete content. */
export const allTags = (content: Content): string[] => [
  ...contentByTag(content).keys(),
  contentTags.news,
  ...content.news.map(({ card }) => contentTags.newsItem(card.slug)),
];

function changedStoryTags(before: readonly Story[], after: readonly Story[]): Set<string> {
  const tags = new Set<string>();
  const [earlierStories, stories] = withoutCommonEnds(before, after);
  const old = new Map(earlierStories.map(story => [story.card.slug, story]));
  for (const story of stories) {
    const { slug } = story.card;
    const earlier = old.get(slug);
    old.delete(slug);
    if (earlier?.hash === story.hash) continue;
    tags.add(contentTags.newsItem(slug));
    if (textOf(earlier?.card) !== textOf(story.card)) tags.add(contentTags.news);
  }
  for (const slug of old.keys()) tags.add(contentTags.newsItem(slug)).add(contentTags.news);
  return tags;
}

/** Of an archive of thousands only the stories between the first and the last change need a closer look. */
function withoutCommonEnds<T>(
  before: readonly T[],
  after: readonly T[],
): [readonly T[], readonly T[]] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** The content under each cache tag, without stories. */
function contentByTag(content: Content): Map<string, unknown> {
  const { bookmakers, bonuses, banners } = content;
  return new Map<string, unknown>([
    [contentTags.menu, content.menu],
    [contentTags.home, content.home],
    [contentTags.competitions, content.competitions],
    [contentTags.redirects, content.redirects],
    [contentTags.news, banners.get('news_banner')],
    [contentTags.guides, content.guides],
    [contentTags.bookmakers, bookmakers.map(({ card }) => card)],
    [
      contentTags.bonuses,
      [
        bonuses.filter(({ isExpired }) => !isExpired).map(({ card, tags }) => ({ card, tags })),
        banners.get('bonuses_banner'),
      ],
    ],
    ...bookmakers.map(({ item }): [string, unknown] => [contentTags.bookmaker(item.slug), item]),
    ...bonuses.map(({ item, isExpired }): [string, unknown] => [
      contentTags.bonus(item.slug),
      { item, isExpired },
    ]),
    ...[...content.pages].map(([path, page]): [string, unknown] => [contentTags.page(path), page]),
    ...[...banners].map(([slug, html]): [string, unknown] => [contentTags.banner(slug), html]),
  ]);
}

const texts = new WeakMap<object, string>();

/** A value as text, which is made once of an object: most of a site stays the same. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, known);
  return known;
}
