import type { SiteEnv } from '@/lib/env';
import type { NotFoundLimit } from '../not-found-limit';
import type { Publishes } from '../publishes';
import { createPolicy } from '../security/content-security';
import { createErrorDocuments } from './error-documents';
import { createErrorPages } from './error-pages';
import { createPageCache } from './page-cache';
import { createPageServer } from './page-server';
import { createRender } from './render';
import { createSendPage } from './send-page';

export type PagesOptions = {
  /** Where Next itself listens. */
  origin: string;
  /** By which Next knows that an error document is asked for by this process. */
  secret: string;
  publishes: Publishes;
  notFoundLimit: NotFoundLimit;
  settings: SiteEnv;
};

/** Compressed pages; Next keeps the same amount of its own (next.config.js). */
const maxBytes = 64 * 1024 * 1024;

/** The page server, put together. */
export function createPages(options: PagesOptions) {
  const { origin, secret, publishes, notFoundLimit, settings } = options;
  const countryHeader = settings.COUNTRY_HEADER;
  const cache = createPageCache({ maxBytes, now: Date.now, edition: publishes.count });
  const serve = createPageServer({
    cache,
    render: createRender({ origin, countryHeader }),
    errorPages: createErrorPages(createErrorDocuments(origin, secret)),
    send: createSendPage({ policyOf: createPolicy(settings), countryHeader }),
    notFoundLimit,
    countryHeader,
    regionPolicy: settings.REGION_POLICY,
  });
  return { serve, held: cache.held };
}
