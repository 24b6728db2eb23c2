import type { AlertMessage } from '@/lib/contract/alerts';
import { readState } from './device-state';
import { shownPathQuestion } from './shown-path';
import { worker, type WindowOfSite } from './worker-scope';

type Shown = { title: string; text: string; path: string };

/**
 * Shows a push message as a notification. Browsers show a default one where a worker shows none.
 */
export async function showAlert(data: unknown): Promise<void> {
  if (!isMessage(data)) return show({ tag: 'alert', at: 0 }, unreadable);
  await show(data, await toShown(data));
}

const unreadable: Shown = { title: 'Alerts', text: 'There is news of a match.', path: '/alerts' };
const pricesOff: Shown = {
  title: 'Prices are turned off',
  text: 'A price alert came that is not shown. Open your alerts to end it.',
  path: '/alerts',
};

async function toShown(message: AlertMessage): Promise<Shown> {
  const { kind, title, text, quiet, path, at } = message;
  // A choice that cannot be read counts as made.
  const [policy, hidesScores] = await Promise.all([
    readState('policy').catch(() => 'info'),
    readState('hides scores').catch(() => '1'),
  ]);
  if (kind === 'price' && policy !== null && policy !== 'full') return pricesOff;
  if (hidesScores) return { ...quiet, path };
  const time = new Date(at * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return { title, text: text.replace('{time}', time), path };
}

type Options = NotificationOptions & { renotify: boolean; timestamp: number };

function show(
  { tag, at }: Pick<AlertMessage, 'tag' | 'at'>,
  { title, text, path }: Shown,
): Promise<void> {
  const options: Options = {
    body: text,
    tag,
    renotify: true,
    timestamp: at * 1000,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  };
  return worker.registration.showNotification(title, options);
}

/** Opens the page of a pressed notification, or the tab that shows it already; other tabs stay as they are. */
export async function openPage(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(windows.map(shownPath));
  const open = windows[paths.indexOf(path)];
  await (open ? open.focus() : worker.clients.openWindow(path));
}

/** A browser lets a press open a window for a few seconds only. */
const answerMs = 500;

/**
 * The path that a tab shows: it is asked, because the browser knows only what it once loaded. One
 * that does not answer has not moved since, or is frozen.
 */
function shownPath(tab: WindowOfSite): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>(resolve => {
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(resolve, answerMs, new URL(tab.url).pathname);
  });
  tab.postMessage(shownPathQuestion, [port2]);
  return answer;
}

/** The schemas of lib/contract would be ten times as long as this file. */
function isMessage(data: unknown): data is AlertMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, tag, title, text, quiet, path, at } = data as Partial<AlertMessage>;
  return (
    [kind, tag, title, text, quiet?.title, quiet?.text].every(part => typeof part === 'string') &&
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    typeof at === 'number'
  );
}
