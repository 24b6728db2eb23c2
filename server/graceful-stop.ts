import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isWebSocketUpgrade } from '@/lib/http-server';

const lookMs = 50;

/**
 * Makes the end of a server orderly: nothing new is taken, what runs is finished, connections that
 * wait for a next request are closed, and live connections, which would never end, are let go: their
 * pages come back by themselves. Resolves when all is over, or after `deadlineMs`.
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
      const idle = setInterval(() => server.closeIdleConnections(), lookMs);
      const late = setTimeout(() => server.closeAllConnections(), deadlineMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(late);
        resolve();
      });
      server.prependListener('request', (_request, response) => {
        response.setHeader('Connection', 'close');
      });
      for (const socket of live) socket.destroy();
    });
}
