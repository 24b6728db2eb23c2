'use client';

import { useEffect, useState } from 'react';
import { AppLink } from '@/components/link/app-link';
import { usePageContext } from '@/components/link/page-context.client';
import { recordClickOut, type ClickOutResult } from './record-click-out';
import { redirectAfterDelay } from './delayed-redirect';
import { FallbackAction } from './fallback-action';

/**
 * Records the click-out that the URL path describes, then redirects to the URL in the response.
 * Renders nothing unless that fails.
 */
export function ClickOut() {
  const { format } = usePageContext();
  const [failure, setFailure] = useState<Exclude<ClickOutResult, { url: string }> | null>(null);

  useEffect(() => {
    let cancel = () => {};
    let isCancelled = false;
    void recordClickOut(window.location, format).then(result => {
      if (isCancelled) return;
      if ('url' in result) cancel = redirectAfterDelay(result.url);
      else setFailure(result);
    });
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [format]);

  return (
    <div role="alert">
      {failure && 'matchPath' in failure && (
        <FallbackAction>
          This market has been suspended since.{' '}
          <AppLink href={failure.matchPath}>Back to the match</AppLink>
        </FallbackAction>
      )}
      {failure && 'failed' in failure && (
        <FallbackAction>
          We could not open this offer.{' '}
          <AppLink href="/betting-sites">See all betting sites</AppLink>
        </FallbackAction>
      )}
    </div>
  );
}
