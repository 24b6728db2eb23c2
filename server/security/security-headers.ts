import type { ServerResponse } from 'node:http';

const always = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
/** A year. Subdomains are not included: they are the operator's responsibility. */
const https = 'max-age=31536000';

/** Sets the security headers of every response. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  for (const [name, value] of always) response.setHeader(name, value);
  if (isHttps) response.setHeader('Strict-Transport-Security', https);
}
