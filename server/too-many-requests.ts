import type { ServerResponse } from 'node:http';

/** Delays 429 responses so that a client that retries at once sends fewer requests. */
const delayMs = 100;
/** Further responses are not delayed: a delayed one uses memory. */
const maxDelayed = 1000;
let delayed = 0;

/** Responds 429; `retryAfter` is the number of seconds until the client may try again. */
export function respondTooManyRequests(response: ServerResponse, retryAfter: number): void {
  const respond = () => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    response
      .writeHead(429, { ...headers, 'Retry-After': retryAfter })
      .end('Too many requests. Please try again in a moment.');
  };
  if (delayed >= maxDelayed) return respond();
  delayed += 1;
  setTimeout(() => {
    delayed -= 1;
    respond();
  }, delayMs);
}
