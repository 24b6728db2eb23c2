/**
 * The headers of every response. Nothing is loaded from elsewhere; only previews of the site are framed. Next and
 * Payload write inline scripts without a nonce.
 */
export const securityHeaders = ({ editorUrl, siteUrl }) => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `frame-src 'self' ${siteUrl}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  ...(editorUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});
