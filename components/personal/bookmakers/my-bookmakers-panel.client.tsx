'use client';

import useSWR from 'swr';
import { AppLink } from '@/components/link/app-link';
import { EmptyState } from '@/components/state/empty-state';
import { Button } from '@/components/ui/button';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useHydrated } from '@/components/ui/use-hydrated';
import { fetchQuotingBookmakers } from '@/lib/api-client/prices/quoting-bookmakers';
import { logWarning } from '@/lib/client-log';
import styles from './my-bookmakers-panel.module.css';

const load = () => import('./my-bookmakers').then(({ MyBookmakers }) => MyBookmakers);

/** The choice of bookmakers among those that price the open matches. */
export function MyBookmakersPanel() {
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        Choose where you have an account: prices everywhere on this site are then the best of those,
        with one press to see all again. Your order is that of the lists of prices.{' '}
        <AppLink href="/cookies">What is kept, and where</AppLink>
      </p>
      <noscript>
        <p>The choice needs JavaScript, because it never leaves your device.</p>
      </noscript>
      {useHydrated() && <Choice />}
    </div>
  );
}

function Choice() {
  const { data, error, mutate } = useSWR('quoting-bookmakers', fetchQuotingBookmakers, {
    revalidateOnFocus: false,
    onError: (reason: unknown) => logWarning('Bookmakers not loaded', { reason: String(reason) }),
  });
  if (data && data.length > 0)
    return <LoadedPanel open load={load} props={{ bookmakers: data }} fallback={loading} />;
  if (error)
    return (
      <EmptyState
        icon="info"
        title="The bookmakers cannot be loaded right now"
        action={<Button onClick={() => void mutate()}>Try again</Button>}
      />
    );
  if (data === undefined) return loading;
  return (
    <EmptyState
      icon="info"
      title={data ? 'No match has prices at the moment' : 'Choose them on the page of a match'}
      text="The markets of each match have the same choice."
      action={<AppLink href="/odds/matches">All matches</AppLink>}
    />
  );
}

const loading = (
  <p className={styles.lead} role="status">
    Loading the bookmakers…
  </p>
);
