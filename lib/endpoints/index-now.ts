import { indexNowKeyPath } from '@/lib/routing/index-now';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';

/** The protocol accepts 10,000 URLs per request; each page is read here first. */
const maxUrls = 500;
const timeLimitMs = 10_000;
const ownPageLimitMs = 5000;

const waiting = new Set<string>();
let isSending = false;

/**
 * Notifies the search engines that take part in IndexNow (https://www.indexnow.org/documentation)
 * of changed pages, if they may be indexed. Does nothing without a key. A failure is logged and not
 * retried, as the sitemap has the same changes; never rejects.
 */
export async function notifyIndexNow(paths: readonly string[]): Promise<void> {
  if (!siteEnv().INDEXNOW_KEY) return;
  for (const path of paths) waiting.add(path);
  if (isSending) return;
  isSending = true;
  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, maxUrls);
    for (const path of batch) waiting.delete(path);
    const urls = await indexableUrls(batch);
    if (urls.length > 0) await send(urls);
  }
  isSending = false;
}

async function indexableUrls(paths: string[]): Promise<string[]> {
  const urls: string[] = [];
  for (const path of paths) {
    const url = siteEnv().SITE_URL + path;
    const page = await fetchOwnPage(path);
    if (page?.status === 200 && isIndexable(page.html, url)) urls.push(url);
  }
  return urls;
}

/** A page of this site as a visitor receives it; null when the request fails. */
async function fetchOwnPage(path: string): Promise<{ status: number; html: string } | null> {
  try {
    const response = await fetch(`http://localhost:${siteEnv().PORT}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ownPageLimitMs),
    });
    return { status: response.status, html: await response.text() };
  } catch (error) {
    log.debug({ path, reason: String(error) }, 'own page not read');
    return null;
  }
}

/** Whether a page allows indexing and has this canonical URL. */
function isIndexable(html: string, url: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const isSame = canonical !== undefined && URL.parse(canonical)?.href === URL.parse(url)?.href;
  return isSame && !/<meta name="robots" content="[^"]*noindex/.test(html);
}

async function send(urlList: string[]): Promise<void> {
  const { INDEXNOW_KEY: key = '', INDEXNOW_URL, SITE_URL } = siteEnv();
  try {
    const response = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(SITE_URL).host,
        key,
        keyLocation: SITE_URL + indexNowKeyPath(key),
        urlList,
      }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) log.info({ urls: urlList.length }, 'IndexNow notified');
    else log.warn({ status, urls: urlList.length }, 'IndexNow refuses');
  } catch (error) {
    log.warn({ reason: String(error), urls: urlList.length }, 'IndexNow not reached');
  }
}
