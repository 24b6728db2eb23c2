import type { ServerResponse } from 'node:http';

const always = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
/** A year. Other hosts of the same name are the operator's own affair. */
const https = 'max-age=31536000';

/** What every answer says of what a browser may do with it. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  for (const [name, value] of always) response.setHeader(name, value);
  if (isHttps) response.setHeader('Strict-Transport-Security', https);
}
