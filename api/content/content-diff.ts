import { contentTags } from '@/lib/domain/content/tags/content-tags';
import type { Content } from './content';

/** The cache tags of everything that differs between two contents. */
export function changedTags(before: Content, after: Content): string[] {
  const [old, now] = [contentByTag(before), contentByTag(after)];
  const tags = new Set([...old.keys(), ...now.keys()]);
  return [...tags].filter(tag => old.get(tag) !== now.get(tag));
}

/** The cache tags of a complete content. */
export const allTags = (content: Content): string[] => [...contentByTag(content).keys()];

/** The content under each cache tag as text. */
function contentByTag(content: Content): Map<string, string> {
  const { news, bookmakers, bonuses, banners } = content;
  const tagged: [tag: string, value: unknown][] = [
    [contentTags.menu, content.menu],
    [contentTags.home, content.home],
    [contentTags.competitions, content.competitions],
    [contentTags.news, [news.map(({ card }) => card), banners.get('news_banner')]],
    [contentTags.guides, content.guides],
    [contentTags.bookmakers, bookmakers.map(({ card }) => card)],
    [
      contentTags.bonuses,
      [
        bonuses.filter(({ isExpired }) => !isExpired).map(({ card, tags }) => ({ card, tags })),
        banners.get('bonuses_banner'),
      ],
    ],
    ...news.map(({ item }): [string, unknown] => [contentTags.newsItem(item.slug), item]),
    ...bookmakers.map(({ item }): [string, unknown] => [contentTags.bookmaker(item.slug), item]),
    ...bonuses.map(({ item, isExpired }): [string, unknown] => [
      contentTags.bonus(item.slug),
      { item, isExpired },
    ]),
    ...[...content.pages].map(([path, page]): [string, unknown] => [contentTags.page(path), page]),
    ...[...banners].map(([slug, html]): [string, unknown] => [contentTags.banner(slug), html]),
  ];
  return new Map(tagged.map(([tag, value]) => [tag, JSON.stringify(value)]));
}
