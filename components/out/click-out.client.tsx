'use client';

import { useEffect, useState } from 'react';
import { AppLink } from '../ui/app-link';
import { usePageView } from '../ui/view-context.client';
import { followPrice, type Followed } from './follow-price';
import { leaveFor } from './leave';
import { Onwards } from './onwards';

/**
 * Reads which price was followed from the address, has it logged, and goes where the answer says.
 * Draws nothing unless that fails.
 */
export function ClickOut() {
  const { format } = usePageView();
  const [failure, setFailure] = useState<Exclude<Followed, { url: string }> | null>(null);

  useEffect(() => {
    let stay = () => {};
    let isGone = false;
    void followPrice(window.location.pathname, format).then(followed => {
      if (isGone) return;
      if ('url' in followed) stay = leaveFor(followed.url);
      else setFailure(followed);
    });
    return () => {
      isGone = true;
      stay();
    };
  }, [format]);

  return (
    <div role="alert">
      {failure && 'matchPath' in failure && (
        <Onwards>
          This market has been suspended since.{' '}
          <AppLink href={failure.matchPath}>Back to the match</AppLink>
        </Onwards>
      )}
      {failure && 'failed' in failure && (
        <Onwards>
          We could not open this offer.{' '}
          <AppLink href="/betting-sites">See all betting sites</AppLink>
        </Onwards>
      )}
    </div>
  );
}
