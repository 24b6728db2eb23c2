/*
 * The sandboxed frame for adverts from other origins. The CSP header sandboxes it too when it is
 * opened directly. It accepts one message from its parent and replaces its document with it.
 */
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Advertisement</title>
<script>
addEventListener('message', event => {
  if (event.source !== parent || parent === self || typeof event.data !== 'string') return;
  document.open();
  document.write('<!doctype html><meta charset="utf-8"><style>body{margin:0;overflow:hidden}</style>' + event.data);
  document.close();
}, { once: true });
</script>`;

const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'unsafe-inline' http: https:",
  "style-src 'unsafe-inline' http: https:",
  'img-src data: http: https:',
  'media-src http: https:',
  'font-src data: http: https:',
  'connect-src http: https:',
  'frame-src http: https:',
  "frame-ancestors 'self'",
].join('; ');

export function GET(): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  });
}
