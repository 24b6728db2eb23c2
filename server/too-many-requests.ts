import type { ServerResponse } from 'node:http';

/** Delays 429 responses so that a client that retries immediately sends fewer requests. */
const delayMs = 100;
/** Further responses are not delayed: a delayed one uses memory. */
const maxDelayed = 1000;
let delayed = 0;

/** Calls `respond` after the delay of a 429 response. */
export function delayTooManyRequests(respond: () => void): void {
  if (delayed >= maxDelayed) return respond();
  delayed += 1;
  setTimeout(() => {
    delayed -= 1;
    respond();
  }, delayMs);
}

/** Responds 429 as text; `retryAfter` is the number of seconds until the client may try again. */
export function respondTooManyRequests(response: ServerResponse, retryAfter: number): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  delayTooManyRequests(() =>
    response
      .writeHead(429, { ...headers, 'Retry-After': retryAfter })
      .end('Too many requests. Please try again in a moment.'),
  );
}
