import { SiteIndex } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { nullOnClientError } from '@/lib/api-client/api-error';
import { getResponse } from '@/lib/api-client/client';

/** A new page is reported under its own tag, which no cached index can have. */
const lifetimeSeconds = 60;

/** The names of pages, tags and leagues; null for a host without this call. */
export const getSiteIndex = (): Promise<SiteIndex | null> =>
  nullOnClientError(
    getResponse('/api/site-index/', SiteIndex, {
      lifetimeSeconds,
      tags: [contentTags.news, contentTags.guides, 'history'],
    }),
  );
