'use client';

import { useEffect, useState } from 'react';
import { endAlerts } from '@/components/personal/alerts/alert-device';
import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ageText } from '@/lib/worker/age-text';
import { listCopies, type Copy } from '@/lib/worker/copies';
import { offlineOffKey } from '@/lib/device-keys';
import styles from './offline-storage.module.css';
import { hasWorker, isOfflineOff, registerWorker, removeWorker } from './worker-registration';

type Stored = { isOff: boolean; copies: Copy[]; readAt: number };

/** What this device has stored of the site, with a button that removes all of it. */
export function OfflineStorage() {
  const isHydrated = useHydrated();
  const [stored, setStored] = useState<Stored | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    // A browser that forbids storage has nothing to list.
    if (hasWorker()) readStored().then(setStored, () => undefined);
  }, []);

  async function remove(): Promise<void> {
    try {
      localStorage.setItem(offlineOffKey, '1');
      // If the server cannot be reached, the alerts end in the browser now, and at the server with the next message.
      await endAlerts().catch(() => undefined);
      await removeWorker();
      setMessage('Everything was removed, and the alerts of this device have ended.');
      setStored(await readStored());
    } catch {
      setMessage(
        'This browser did not allow it. Its own settings for this site remove everything.',
      );
    }
  }

  async function turnOn(): Promise<void> {
    localStorage.removeItem(offlineOffKey);
    await registerWorker();
    setMessage('Pages that you read are saved again.');
    setStored(await readStored());
  }

  return (
    <>
      <p className={styles.lead}>
        Lists of matches and articles that you read are saved on this device, at most thirty, so
        that you can read them without a connection. Prices, offers and anything that you type are
        never saved. A small program of the site, a service worker, shows the copies and your{' '}
        <AppLink href="/alerts">alerts</AppLink>.
      </p>
      <noscript>
        <p>Without JavaScript nothing is saved.</p>
      </noscript>
      {isHydrated && !stored && <p>This browser saves nothing of this site.</p>}
      {stored && (
        <div className={styles.choice}>
          {stored.isOff ? (
            <Button onClick={() => void turnOn()}>Save pages again</Button>
          ) : (
            <Button onClick={() => void remove()}>Remove everything and save nothing more</Button>
          )}
          <p role="status">{message}</p>
        </div>
      )}
      {stored && stored.copies.length > 0 && (
        <Section title="Saved pages">
          <ul className={styles.copies}>
            {stored.copies.map(({ path, title, savedAt }) => (
              <li key={path}>
                <AppLink href={path}>{title}</AppLink>
                <small>saved {ageText(savedAt, stored.readAt)}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

async function readStored(): Promise<Stored> {
  return {
    isOff: isOfflineOff(),
    copies: await listCopies(),
    readAt: Date.now(),
  };
}
