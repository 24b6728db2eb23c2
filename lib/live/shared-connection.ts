import { createLiveConnection, type LiveConnection } from './socket/connection';
import type { SocketLike } from './socket/socket';

let connection: LiveConnection | null = null;

/** The tab's live connection, created on first use. Browser only. */
export function sharedConnection(): LiveConnection {
  if (connection) return connection;
  const created = createLiveConnection(() => new WebSocket(liveUrl()) as SocketLike, {
    isHidden: document.hidden,
  });
  resumeWithTab(created);
  connection = created;
  return created;
}

/** The server writes the websocket URL into the document; empty means the same origin. */
function liveUrl(): string {
  const configured = document.documentElement.dataset['liveUrl'];
  if (configured) return configured;
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/event/`;
}

function resumeWithTab(liveConnection: LiveConnection): void {
  window.addEventListener('online', () => liveConnection.wake());
  window.addEventListener('pageshow', event => {
    if (event.persisted) liveConnection.wake();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) liveConnection.hide();
    else liveConnection.show();
  });
}
