import { useEffect } from 'react';
import { usePathname } from 'next/navigation';
import { usePageContext } from '@/components/link/page-context.client';
import { notePolicy } from '@/lib/worker/copies';
import { offlineOffKey } from './offline-key';
import { saveCopy } from './save-copy';
import { registerWorker, updateWorkerOnReturn } from './worker-registration';

/** Lets what a page has to do first happen first. */
const settleMs = 500;

/** On the page that removes everything nothing is saved meanwhile. */
const isOff = (path: string): boolean =>
  path === '/offline-storage' || localStorage.getItem(offlineOffKey) !== null;

/** Registers the service worker, and saves the pages that the visitor reads. */
export function OfflineSaver() {
  const path = usePathname();
  const { policy } = usePageContext();

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    // Alerts register it, too, for those who save nothing.
    if (isOff(path)) return;
    void registerWorker().then(registration => {
      if (registration && !isLeft) stop = updateWorkerOnReturn(registration);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [path]);

  useEffect(() => {
    if (isOff(path)) return;
    notePolicy(policy).catch(() => undefined);
    // Without a connection or room on the disk there is no copy, which is nothing that a visitor asked for.
    const save = () => void saveCopy(path, policy).catch(() => undefined);
    const timer = setTimeout(save, settleMs);
    // A list of matches is copied as the visitor leaves it.
    const onLeave = () => {
      if (document.hidden) save();
    };
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [path, policy]);

  return null;
}
