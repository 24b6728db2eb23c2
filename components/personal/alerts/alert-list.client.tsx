'use client';

import { AppLink } from '@/components/link/app-link';
import { EmptyState } from '@/components/state/empty-state';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Alert } from '@/lib/contract/alerts';
import { AlertItems } from './alert-items';
import styles from './alert-list.module.css';
import { useAlerts } from './use-alerts';

/** All alerts of this device by match, each with a button that ends it. */
export function AlertList() {
  const isHydrated = useHydrated();
  const { alerts, message, change } = useAlerts();
  const all = alerts ?? [];
  const matches = [...new Set(all.map(({ event }) => event.id))];

  return (
    <>
      <p className={styles.lead}>
        The server stores the address that your browser made for these alerts, what they are about
        and when they end, and nothing of you. Ending them deletes it. What this device stores of
        the site is on the page <AppLink href="/offline-storage">Saved pages</AppLink>.
      </p>
      <noscript>
        <p>Alerts need JavaScript.</p>
      </noscript>
      {isHydrated && alerts?.length === 0 && (
        <EmptyState
          icon="star"
          title="This device has no alerts"
          text="The star of a match’s page has them: Follow, then Alerts."
          action={<AppLink href="/odds/matches">All matches</AppLink>}
        />
      )}
      {matches.map(id => (
        <AlertsOfMatch
          key={id}
          alerts={all.filter(({ event }) => event.id === id)}
          onChange={change}
        />
      ))}
      <div className={styles.all}>
        {matches.length > 0 && (
          <Button onClick={() => void change({ type: 'remove all' }, 'All alerts have ended.')}>
            End all alerts
          </Button>
        )}
        <p role="status">{message}</p>
      </div>
    </>
  );
}

type Props = {
  alerts: readonly Alert[];
  onChange: ReturnType<typeof useAlerts>['change'];
};

function AlertsOfMatch({ alerts, ...rest }: Props) {
  const [first] = alerts;
  if (!first) return null;
  const { name, path } = first.event;
  return (
    <Section title={name} more={path ? { href: path, label: 'Match' } : undefined}>
      <AlertItems alerts={alerts} {...rest} />
    </Section>
  );
}
