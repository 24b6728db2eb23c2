import { createLiveConnection, type LiveConnection } from './connection';
import type { SocketLike } from './socket';

/** A tab hidden for less missed nothing worth fetching. */
const hiddenMs = 5000;

let connection: LiveConnection | null = null;

/** The tab's live connection, made on first use. Browser only. */
export function tabConnection(): LiveConnection {
  if (connection) return connection;
  const made = createLiveConnection(() => new WebSocket(liveUrl()) as SocketLike);
  watchTab(made);
  connection = made;
  return made;
}

/** The server writes where live frames come from into the document; same origin when it is empty. */
function liveUrl(): string {
  const configured = document.documentElement.dataset['liveUrl'];
  if (configured) return configured;
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/event/`;
}

function watchTab(made: LiveConnection): void {
  let hiddenAt = Date.now();
  window.addEventListener('online', () => made.wake({ missed: true }));
  window.addEventListener('pageshow', event => {
    if (event.persisted) made.wake({ missed: true });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else made.wake({ missed: Date.now() - hiddenAt >= hiddenMs });
  });
}
