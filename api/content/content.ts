import type { Bonus, Bookmaker } from '@/lib/contract/bookmaker';
import type { HomeInfo } from '@/lib/contract/home-info';
import type { Menu } from '@/lib/contract/menu';
import type { NewsItem } from '@/lib/contract/news';
import type { Card, Page } from '@/lib/contract/page';
import type { Drawing, MediaKind } from './drawing';

/** The embedded content, ready for the wire: every list in its order, every reference resolved. */
export type Content = {
  menu: Menu;
  home: HomeInfo;
  /** Newest first; `item` is the whole, `card` as lists carry it. */
  news: Listed<NewsItem>[];
  pages: ReadonlyMap<string, Page>;
  guides: Card[];
  bookmakers: Listed<Bookmaker>[];
  bonuses: (Listed<Bonus> & { tags: string[] })[];
  banners: ReadonlyMap<string, string>;
  drawings: Record<MediaKind, ReadonlyMap<string, Drawing>>;
};

export type Listed<T> = { item: T; card: T };

/** Where the content is found, and what its relative days and addresses count from. */
export type ContentOptions = {
  folder: string;
  /** Unix seconds. */
  startedAt: number;
  /** The site's public address. */
  siteUrl: string;
  /** Replaces `{site_name}` in content files. */
  siteName: string;
};
