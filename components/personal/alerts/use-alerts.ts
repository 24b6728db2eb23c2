import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import { PostError } from '@/lib/api-client/browser';
import type { Alert, AlertChange } from '@/lib/contract/alerts';
import { AlertError, changeAlerts, syncAlerts } from './alert-device';

export type AlertsOfDevice = {
  /** Null until they are read, and where they cannot be: a change of a match would end its other ones. */
  alerts: readonly Alert[] | null;
  /** What did not work, or has been done, for the visitor. */
  message: string;
  /** Changes follow one another; returns whether this one was done. */
  change(change: AlertChange, done: string): Promise<boolean>;
};

/** The alerts of this device, read from the server when the component appears. */
export function useAlerts(): AlertsOfDevice {
  const { policy } = usePageContext();
  const [alerts, setAlerts] = useState<readonly Alert[] | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    syncAlerts(policy).then(setAlerts, (error: unknown) => setMessage(reasonOf(error)));
  }, [policy]);

  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function apply(wanted: AlertChange, done: string): Promise<boolean> {
    setMessage('');
    try {
      setAlerts(await changeAlerts(wanted));
      setMessage(done);
      return true;
    } catch (error) {
      setMessage(reasonOf(error));
      return false;
    }
  }

  function change(wanted: AlertChange, done: string): Promise<boolean> {
    // The browser asks for permission within the press that came first.
    const applied = before.current.then(() => apply(wanted, done));
    before.current = applied;
    return applied;
  }

  return { alerts, message, change };
}

function reasonOf(error: unknown): string {
  if (error instanceof AlertError) return error.message;
  return error instanceof PostError && error.status > 0
    ? error.reason
    : 'The server cannot be reached. Please try again.';
}
