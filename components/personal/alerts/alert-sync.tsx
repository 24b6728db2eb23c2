import { useEffect } from 'react';
import { logWarning } from '@/lib/client-log';
import type { Policy } from '@/lib/domain/policy';
import { syncAlerts } from './alert-device';

/**
 * For a device that has alerts: ends those that the region or the visitor's own choice no longer allows,
 * and moves the others to the new subscription when the browser has replaced it.
 */
export function AlertSync({ policy }: { policy: Policy }) {
  useEffect(() => {
    syncAlerts(policy).catch((error: unknown) =>
      logWarning('Alerts not synchronised', { reason: String(error) }),
    );
  }, [policy]);
  return null;
}
