import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isWebSocketUpgrade } from '@/lib/http/http-server';

const idleCheckMs = 50;

/**
 * Stops a server gracefully: no new connections, current requests are finished, idle connections
 * are closed, and so are live connections, which would never end: their pages reconnect by
 * themselves. Resolves when all connections are closed, or after `deadlineMs`.
 */
export function createGracefulStop(server: Server, deadlineMs: number): () => Promise<void> {
  const live = new Set<Duplex>();
  server.on('upgrade', (request, socket: Duplex) => {
    // Any other upgrade is served as an ordinary request, which is finished.
    if (!isWebSocketUpgrade(request)) return;
    live.add(socket);
    socket.once('close', () => live.delete(socket));
  });

  return () =>
    new Promise(resolve => {
      const idleTimer = setInterval(() => server.closeIdleConnections(), idleCheckMs);
      const forceTimer = setTimeout(() => server.closeAllConnections(), deadlineMs);
      server.close(() => {
        clearInterval(idleTimer);
        clearTimeout(forceTimer);
        resolve();
      });
      server.prependListener('request', (_request, response) => {
        response.setHeader('Connection', 'close');
      });
      for (const socket of live) socket.destroy();
    });
}
