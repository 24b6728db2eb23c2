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

/** Leaves time for what the page has to do first. */
const settleMs = 500;

/** Nothing is saved on the page that removes everything. */
const isOff = (path: string): boolean => path === '/offline-storage' || isOfflineOff();

/** Only the service worker shows copies and deletes them: without it nothing is saved. */
const isSaving = async (path: string): Promise<boolean> =>
  !isOff(path) && (await navigator.serviceWorker.getRegistration()) !== undefined;

/** Registers the service worker, and saves the pages that the visitor reads. */
export function OfflineSaver() {
  const path = usePathname();
  const { policy } = usePageContext();

  useEffect(() => {
    // Alerts register the worker, too, for visitors who save nothing.
    if (!hasWorker() || isOff(path)) return;
    const left = new AbortController();
    const registered = registerWorker();
    void registered.then(registration => {
      if (registration && !left.signal.aborted) updateWorkerOnReturn(registration, left.signal);
    });
    // Without a stored policy nothing is saved.
    const policyStored = registered
      .then(registration => registration && notePolicy(policy))
      .catch(() => undefined);
    async function save(): Promise<void> {
      try {
        await policyStored;
        await saveCopy(path, policy, () => isSaving(path));
      } catch {
        // Visitors do not ask for copies: a failure needs no message.
      }
    }
    const timer = setTimeout(() => void save(), settleMs);
    left.signal.addEventListener('abort', () => clearTimeout(timer));
    // A list of matches is copied in the state in which the visitor leaves it.
    const onLeave = () => {
      if (document.hidden && !isOff(path)) void save();
    };
    document.addEventListener('visibilitychange', onLeave, { signal: left.signal });
    return () => left.abort();
  }, [path, policy]);

  return null;
}
