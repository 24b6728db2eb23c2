import { notFound, permanentRedirect } from 'next/navigation';
import { Redirects } from '@/lib/contract/page';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { redirectTarget } from '@/lib/routing/canonical/redirect-target';
import { nullOnClientError } from '@/lib/api-client/api-error';
import { getResponse } from '@/lib/api-client/client';
import { optional } from '@/lib/api-client/optional';

/** A host without the call has none, and is asked again after ten seconds. */
const lifetimeSeconds = 300;

const getRedirects = async (): Promise<Redirects['redirects']> => {
  const options = { lifetimeSeconds, tags: [contentTags.redirects] };
  const found = await nullOnClientError(getResponse('/api/redirects/', Redirects, options));
  return found?.redirects ?? [];
};

/**
 * For a page that does not exist: redirects permanently where the host sends visitors of its path, which begins with
 * a slash, or responds 404. A host that does not answer has no redirects.
 */
export async function redirectOrNotFound(path: string): Promise<never> {
  const target = redirectTarget(path, await optional(getRedirects(), []));
  if (target === null) notFound();
  permanentRedirect(target);
}
