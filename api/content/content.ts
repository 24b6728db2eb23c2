import type { Bonus, Bookmaker } from '@/lib/contract/bookmaker';
import type { HomeInfo } from '@/lib/contract/home-info';
import type { Menu } from '@/lib/contract/menu';
import type { NewsItem } from '@/lib/contract/news';
import type { Card, Page, Redirects } from '@/lib/contract/page';
import type { CompetitionRules } from '@/lib/domain/series/table-rules';
import type { PictureAsset, MediaKind } from './photos/picture-asset';

/** The embedded content, ready for the wire: every list in order, every reference resolved. */
export type Content = {
  menu: Menu;
  home: HomeInfo;
  /** Newest first, with stories of the future until `visibleAt` leaves them out. */
  news: readonly Story[];
  pages: ReadonlyMap<string, Page>;
  guides: Card[];
  bookmakers: Listed<Bookmaker>[];
  /** An expired bonus is in no list. */
  bonuses: (Listed<Bonus> & { tags: string[]; isExpired: boolean })[];
  banners: ReadonlyMap<string, string>;
  /** How competitions count their points. */
  competitions: readonly CompetitionRules[];
  /** Of addresses that had a page. */
  redirects: Redirects['redirects'];
  /** Matches of which there is no report of this program. */
  hiddenReports: readonly string[];
  drawings: Record<MediaKind, ReadonlyMap<string, PictureAsset>>;
};

/** A story. Its text is not in memory: an archive has thousands. */
export type Story = {
  /** As lists have it: with the excerpt as its text, and no banner. */
  card: NewsItem;
  /** The match of which it is the report. */
  reportOf?: string;
  /** Whether this program has written it. */
  isGenerated?: true;
  /** Equal hashes mean equal stories, also after a restart. */
  hash: string;
  /** The complete story. */
  read(): Promise<NewsItem>;
};

/** What a site has without its stories. */
export type SiteContent = Omit<Content, 'news'>;

/** `item` is complete, `card` has the fields of lists. */
export type Listed<T> = { item: T; card: T };

/** The folder of the content, and the base of its relative days and URLs. */
export type ContentOptions = {
  folder: string;
  /** Unix seconds. */
  startedAt: number;
  /** The site's public URL. */
  siteUrl: string;
  /** Where copies of photos are stored; null only checks them. */
  photoStore?: string | null;
  /** Replaces `{site_name}` in content files. */
  siteName: string;
  /** Whether the site has matches of the demo, for `{demo: …}` in content files; true by default. */
  isDemo?: boolean;
  /** The only hosts that bookmakers and bonuses may lead to; none: any. */
  bookmakerHosts?: readonly string[];
};
