import { useEffect } from 'react';
import { usePathname } from 'next/navigation';
import { alertsKey, breakKey } from '@/lib/device-keys';
import { restoreBreak } from '@/components/personal/safer/restore-break';
import { HiddenScores } from '@/components/personal/hide-scores/hidden-scores';
import { usePageContext } from '@/components/link/page-context.client';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { showsPrices } from '@/lib/domain/policy';
import { writeState } from '@/lib/worker/device-state';
import { shownPathQuestion } from '@/lib/worker/shown-path';

type Props = { isStaying: boolean; hidesScores: boolean; hasReminder: boolean };

const loadTicker = () =>
  import('@/components/personal/ticker/live-ticker').then(({ LiveTicker }) => LiveTicker);

const loadAlertSync = () =>
  import('@/components/personal/alerts/alert-sync').then(({ AlertSync }) => AlertSync);
const loadReminder = () =>
  import('@/components/personal/safer/reminder').then(({ Reminder }) => Reminder);
const loadOffline = () =>
  import('@/components/personal/offline/offline-saver').then(({ OfflineSaver }) => OfflineSaver);

/** Pages that show matches themselves and use the tab's one live connection, and click-outs. */
const isWithoutTicker = (path: string): boolean =>
  /^\/(?:$|odds(?:\/|$)|matches\/|sportsbet\/|bookmaker\/)/.test(path);

/** A break that began in another tab takes the prices of this one. */
function followBreak({ key, newValue }: StorageEvent): void {
  if (key === breakKey && newValue !== null) window.location.reload();
}

function answerWorker({ data, ports }: MessageEvent): void {
  if (data === shownPathQuestion) ports[0]?.postMessage(window.location.pathname);
}

export function LateParts({ isStaying, hidesScores, hasReminder }: Props) {
  const { policy } = usePageContext();
  const hasAlerts = useIsStored(alertsKey);
  useEffect(() => {
    // Alerts are shown by the service worker, which cannot read the choice.
    if ('caches' in window)
      writeState('hides scores', hidesScores ? '1' : null).catch(() => undefined);
  }, [hidesScores]);
  useEffect(() => {
    const listeners = new AbortController();
    // Without a secure connection there is no worker.
    navigator.serviceWorker?.addEventListener('message', answerWorker, {
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, []);
  const hasPrices = showsPrices(policy);
  useEffect(() => {
    if (!hasPrices) return;
    restoreBreak();
    window.addEventListener('storage', followBreak);
    return () => window.removeEventListener('storage', followBreak);
  }, [hasPrices]);
  const isQuiet = !isWithoutTicker(usePathname()) && policy !== 'blocked';
  return (
    <>
      <HiddenScores isHiding={hidesScores} />
      <LoadedPanel
        open={isStaying && isQuiet}
        load={loadTicker}
        props={{ isShown: isQuiet }}
        fallback={null}
      />
      <LoadedPanel
        open={isStaying && hasAlerts}
        load={loadAlertSync}
        props={{ policy }}
        fallback={null}
      />
      {hasReminder && hasPrices && (
        <LoadedPanel open load={loadReminder} props={{}} fallback={null} />
      )}
      <LoadedPanel open={isStaying} load={loadOffline} props={{}} fallback={null} />
    </>
  );
}
