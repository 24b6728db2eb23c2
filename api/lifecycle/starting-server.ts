import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export type StartingServer = {
  /** The reason for waiting that /readyz reports. */
  setReason(reason: string): void;
  /** Frees the port for the API itself. */
  close(): Promise<void>;
};

const retryAfterSeconds = '5';

/**
 * Takes the API's port while the API starts: /healthz is 200, since the process works, and everything
 * else is 503 with the reason. An orchestrator then waits instead of restarting the process. Throws
 * when the port cannot be used. Port 0, which means any free port, is not opened here.
 */
export async function listenWhileStarting(address: {
  port: number;
  host: string;
}): Promise<StartingServer> {
  let reason = 'The API is starting.';
  if (address.port === 0) return { setReason: () => undefined, close: async () => undefined };

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/healthz') sendJson(response, 200, { status: 'ok' });
    else sendJson(response, 503, { detail: reason });
  });
  server.listen(address);
  await once(server, 'listening');

  return {
    setReason: text => {
      reason = text;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // The connection does not outlive this server.
    connection: 'close',
    ...(status === 503 && { 'retry-after': retryAfterSeconds }),
  });
  response.end(JSON.stringify(body));
}
