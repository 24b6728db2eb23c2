import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import { PostError } from '@/lib/api-client/browser';
import type { Alert, AlertChange } from '@/lib/contract/alerts';
import { AlertError, changeAlerts, syncAlerts } from './alert-device';

export type AlertsOfDevice = {
  /** Null until they are read, and when that fails: a change would end the other alerts of its match. */
  alerts: readonly Alert[] | null;
  /** The outcome of the last change or the reason of a failure, for the visitor. */
  message: string;
  /** Applies a change after all earlier ones; returns whether it succeeded. */
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

  async function apply(change: AlertChange, done: string): Promise<boolean> {
    setMessage('');
    try {
      setAlerts(await changeAlerts(change));
      setMessage(done);
      return true;
    } catch (error) {
      setMessage(reasonOf(error));
      return false;
    }
  }

  function enqueue(change: AlertChange, done: string): Promise<boolean> {
    // The first change may wait for the visitor to answer the browser's request for permission.
    const applied = before.current.then(() => apply(change, done));
    before.current = applied;
    return applied;
  }

  return { alerts, message, change: enqueue };
}

function reasonOf(error: unknown): string {
  if (error instanceof AlertError) return error.message;
  return error instanceof PostError && error.status > 0
    ? error.reason
    : 'The server cannot be reached. Please try again.';
}
