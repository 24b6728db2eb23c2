/*
 * The editor's server: Next behind limits that must not depend on what a client sends. It knows the address of
 * the client from the connection, or from a proxy that is trusted.
 */
import { createServer } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bodyRefusal } from './server/body-limit.mjs';
import { clientAddress } from './server/client-address.mjs';
import { logLine } from './server/log-line.mjs';
import { completeEnvironment } from './server/secrets.mjs';
import { securityHeaders } from './server/security-headers.mjs';

// Before Next, which reads settings when it is loaded. Payload finds its files from the folder of the editor.
completeEnvironment();
process.chdir(import.meta.dirname);
const { default: next } = await import('next');

const port = Number(process.env.EDITOR_PORT ?? 4100);
const host = process.env.EDITOR_HOST || '127.0.0.1';
const editorUrl = process.env.EDITOR_URL || `http://localhost:${port}`;
const trustedHops = Number(process.env.EDITOR_PROXIES ?? 0);

/**
 * Attempts of one address, for any account; editor/src/access/login-limit.ts counts those of one
 * account.
 */
const logins = new RateLimiterMemory({
  points: Number(process.env.EDITOR_LOGIN_LIMIT ?? 20),
  duration: 600,
});
const loginPath = /^\/api\/[^/]+\/(?:login|forgot-password|reset-password|unlock)\/?$/;
/** The first visitor must not become the administrator. */
const signUpPath = /^\/(?:admin\/create-first-user|api\/[^/]+\/first-register)\/?$/;
const headers = securityHeaders({
  editorUrl,
  siteUrl: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
});

const app = next({ dev: false, dir: import.meta.dirname, hostname: host, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  void respond(request, response).catch(error => {
    const { message = String(error), stack } = error ?? {};
    process.stderr.write(logLine('error', 'request failed', { err: { message, stack } }));
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

async function respond(request, response) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const path = pathOf(request.url);
  if (path === null) return respondText(response, 400, 'Invalid path.');
  if (path === '/healthz') return respondText(response, 200, 'ok');
  if (path === '/') return response.writeHead(302, { location: '/admin' }).end();
  if (signUpPath.test(path))
    return respondText(
      response,
      404,
      'There is no user yet. Make the first one on the server: npm run editor -- user add EMAIL --role admin',
    );
  if (path.replace(/\/$/, '') === '/admin/forgot')
    return respondText(
      response,
      404,
      'An administrator sets a new password: npm run editor -- user password EMAIL',
    );
  const refusal = bodyRefusal(request.headers);
  if (refusal) return respondText(response, refusal.status, refusal.text);
  const address = clientAddress(request, trustedHops);
  if (request.method === 'POST' && loginPath.test(path)) {
    const refused = await logins.consume(address).then(
      () => null,
      result => result,
    );
    if (refused) {
      response.setHeader('retry-after', Math.ceil(refused.msBeforeNext / 1000));
      response.setHeader('content-type', 'application/json');
      const message = 'Too many attempts from your address: try again in some minutes.';
      return response.writeHead(429).end(JSON.stringify({ errors: [{ message }] }));
    }
  }
  for (const name of ['x-forwarded-host', 'x-middleware-subrequest']) delete request.headers[name];
  request.headers['x-forwarded-for'] = address;
  return handle(request, response);
}

/** As Next routes it: decoded, without repeated slashes; null when it cannot be decoded. */
function pathOf(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://editor').pathname).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

function respondText(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

server.listen(port, host, () => {
  const url = `http://${host}:${port}`;
  process.stdout.write(logLine('info', `The editor listens at ${url}`, { url }));
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
