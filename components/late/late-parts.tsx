import { useEffect } from 'react';
import { usePathname } from 'next/navigation';
import { alertsKey } from '@/lib/device-keys';
import { HiddenScores } from '@/components/personal/hide-scores/hidden-scores';
import { usePageContext } from '@/components/link/page-context.client';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { writeState } from '@/lib/worker/device-state';
import { shownPathQuestion } from '@/lib/worker/shown-path';

type Props = { isStaying: boolean; hidesScores: boolean };

const loadTicker = () =>
  import('@/components/personal/ticker/live-ticker').then(({ LiveTicker }) => LiveTicker);

const loadAlertSync = () =>
  import('@/components/personal/alerts/alert-sync').then(({ AlertSync }) => AlertSync);
const loadOffline = () =>
  import('@/components/personal/offline/offline-saver').then(({ OfflineSaver }) => OfflineSaver);

/** Pages that show matches themselves and use the tab's one live connection, and click-outs. */
const isWithoutTicker = (path: string): boolean =>
  /^\/(?:$|odds(?:\/|$)|matches\/|sportsbet\/|bookmaker\/)/.test(path);

function answerWorker({ data, ports }: MessageEvent): void {
  if (data === shownPathQuestion) ports[0]?.postMessage(window.location.pathname);
}

export function LateParts({ isStaying, hidesScores }: Props) {
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
      <LoadedPanel open={isStaying} load={loadOffline} props={{}} fallback={null} />
    </>
  );
}
