import { regionPolicyHeader } from '@/lib/routing/region-policy-header';
import { ageText } from './age-text';
import { ageMark, documentResponse, listCopies, notePolicy, readCopy, readFile } from './copies';
import { worker, type PageRequestEvent } from './worker-scope';

/** Documents that show copies: their files come from the copies too. */
const copyClients = new Set<string>();

/** Pages that are never copied, and so never answered from here. */
const neverCopied = /^\/(?:api|media|sportsbet|bookmaker|newsletter|_next)(?:\/|$)|\.\w+$/;

/** Responds to the navigations and files for which there may be a copy; leaves all others to the browser. */
export function respondToPage(event: PageRequestEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!neverCopied.test(url.pathname)) event.respondWith(navigate(event, url.pathname));
    return;
  }
  const isOfCopy = copyClients.has(event.clientId) || !worker.navigator.onLine;
  if (isOfCopy && /^\/(?:_next\/static|media|cards)\//.test(url.pathname))
    event.respondWith(fileOrNetwork(request, url.pathname));
}

async function navigate(event: PageRequestEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    const policy = response.headers.get(regionPolicyHeader);
    if (policy) event.waitUntil(notePolicy(policy).catch(() => undefined));
    return response;
  } catch {
    copyClients.add(event.resultingClientId);
    return offlineDocument(path);
  }
}

const fileOrNetwork = async (request: Request, path: string): Promise<Response> =>
  (await readFile(path)) ?? fetch(request);

async function offlineDocument(path: string): Promise<Response> {
  const now = Date.now();
  const copy = await readCopy(path);
  if (!copy) return documentResponse(await offlineIndex(now));
  const age = ageText(copy.savedAt, now);
  return documentResponse(copy.html.replace(ageMark, `Saved ${age}.`));
}

/** The list of saved pages, in place of a page that is not saved. */
async function offlineIndex(now: number): Promise<string> {
  const copies = await listCopies();
  const items = copies.map(
    ({ path, title, savedAt }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> <small>saved ${ageText(savedAt, now)}</small></li>`,
  );
  const list =
    items.length > 0
      ? `<p>This page needs a connection. These were saved on this device:</p><ul>${items.join('')}</ul>`
      : '<p>This page needs a connection, and no page was saved on this device yet.</p>';
  const [newest] = copies;
  const { html = '' } = (newest && (await readCopy(newest.path))) ?? {};
  return `<!doctype html>${html.match(/<html[^<>]*>/)?.[0] ?? '<html lang="en">'}
<head><meta charset="utf-8"><title>No connection</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${indexStyle}</style>${styleSheetsOf(html)}</head>
<body><main><h1>No connection</h1>${list}<p>Prices need a connection.</p>
<p><a href="">Try again</a></p></main></body></html>`;
}

/** The styles of a copy, so that the page looks like the site where any page was saved. */
const styleSheetsOf = (html: string): string =>
  (html.match(/<link[^<>]*>/g) ?? []).filter(link => link.includes('"stylesheet"')).join('');

/** Before that it has the colours of the system. */
const indexStyle = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
main p,main ul{margin:1rem 0}ul{padding:0;list-style:none}li{padding:.5rem 0;border-bottom:1px solid var(--line,GrayText)}
main a{color:var(--link,LinkText);text-decoration:underline}small{display:block;color:var(--ink-muted,GrayText)}`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
