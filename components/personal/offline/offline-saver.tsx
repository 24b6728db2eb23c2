import { useEffect } from 'react';
import { usePathname } from 'next/navigation';
import { usePageContext } from '@/components/link/page-context.client';
import { notePolicy } from '@/lib/worker/copies';
import { saveCopy } from './save-copy';
import {
  hasWorker,
  isOfflineOff,
  registerWorker,
  updateWorkerOnReturn,
} from './worker-registration';

/** Lets what a page has to do first happen first. */
const settleMs = 500;

/** On the page that removes everything nothing is saved meanwhile. */
const isOff = (path: string): boolean => path === '/offline-storage' || isOfflineOff();

/** A copy is shown by the service worker, without which nothing would ever delete it. */
const isSaving = async (path: string): Promise<boolean> =>
  !isOff(path) && (await navigator.serviceWorker.getRegistration()) !== undefined;

/** Registers the service worker, and saves the pages that the visitor reads. */
export function OfflineSaver() {
  const path = usePathname();
  const { policy } = usePageContext();

  useEffect(() => {
    // Alerts register it, too, for those who save nothing.
    if (!hasWorker() || isOff(path)) return;
    const left = new AbortController();
    const registered = registerWorker();
    void registered.then(registration => {
      if (registration && !left.signal.aborted) updateWorkerOnReturn(registration, left.signal);
    });
    // What is not noted is not saved either.
    const noted = registered
      .then(registration => registration && notePolicy(policy))
      .catch(() => undefined);
    async function save(): Promise<void> {
      try {
        await noted;
        await saveCopy(path, policy, () => isSaving(path));
      } catch {
        // Copies are made without a request of the visitor: a failed one needs no message.
      }
    }
    const timer = setTimeout(() => void save(), settleMs);
    left.signal.addEventListener('abort', () => clearTimeout(timer));
    // A list of matches is copied as the visitor leaves it.
    const onLeave = () => {
      if (document.hidden && !isOff(path)) void save();
    };
    document.addEventListener('visibilitychange', onLeave, { signal: left.signal });
    return () => left.abort();
  }, [path, policy]);

  return null;
}
