import type { ServerResponse } from 'node:http';

/** Whoever asks anew at each answer asks less often, and has less to do with nobody else's. */
const pauseMs = 100;
/** More than these get their answer at once: waiting costs memory. */
const maxWaiting = 1000;
let waiting = 0;

/** Sends a visitor away who has asked for too much, until in so many seconds. */
export function refuseTooMany(response: ServerResponse, retryAfter: number): void {
  const refuse = () => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    response
      .writeHead(429, { ...headers, 'Retry-After': retryAfter })
      .end('Too many requests. Please try again in a moment.');
  };
  if (waiting >= maxWaiting) return refuse();
  waiting += 1;
  setTimeout(() => {
    waiting -= 1;
    refuse();
  }, pauseMs);
}
