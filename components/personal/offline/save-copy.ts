import { isRegionBlocked } from '@/lib/routing/region';
import { regionPolicyHeader } from '@/lib/routing/region-policy-header';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import type { Policy } from '@/lib/domain/policy';
import { ageMark, writeCopy } from '@/lib/worker/copies';
import { readState } from '@/lib/worker/device-state';

/* Copies of pages for reading without a connection. Browser only. */

const matchLists = /^\/odds\/matches\/./;
/** Pages that have articles or other people's data, but are not articles themselves. */
const notArticles =
  /^\/(?:$|matches(?:\/|$)|odds(?:\/|$)|match-history|search|following|alerts|offline-storage|newsletter|sportsbet|bookmaker|contact)/;

/**
 * Saves the page if it is a list of matches or an article, in the scores-only view, so that a copy never
 * has a price, an offer or an advert. `isAllowed` is called just before it is stored.
 */
export async function saveCopy(
  path: string,
  policy: Policy,
  isAllowed: () => Promise<boolean>,
): Promise<void> {
  // The scores-only view has no pages of offers.
  if (policy === 'blocked' || isRegionBlocked(path, 'info')) return;
  const isList = matchLists.test(path);
  if (!isList && notArticles.test(path)) return;
  const { name, on } = scoresOnlyCookie;
  const response = await fetch(`${path}?${name}=${on}`, { cache: 'no-store' });
  if (!response.ok || response.redirected) return;
  // Fails for an old browser that does not report this as a fetch, and for a cache that ignores the query.
  if (response.headers.get(regionPolicyHeader) !== 'info') return;
  const copy = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = copy.querySelector('main');
  if (!main || (!isList && !main.querySelector('article'))) return;
  const title = copy.title.split(' | ')[0] ?? '';
  makeStatic(copy);
  const files = filesOf(copy, main);
  main.prepend(notice(copy, policy));
  if (isList && policy === 'full') noteMissingPrices(copy, main);
  const html = `<!doctype html>${copy.documentElement.outerHTML}`;
  await writeCopy({
    ...{ path, title, savedAt: Date.now(), html, files },
    // In the meantime another tab may have received a stricter policy and deleted all copies.
    isWanted: async () => (await readState('policy')) === policy && (await isAllowed()),
  });
}

/** Elements that need scripts or a connection. */
const removed = [
  'script',
  'noscript',
  'template',
  'iframe',
  'video',
  'form',
  'dialog',
  '[popover]',
  '.needs-scripts',
  'aside[aria-label="Scores only"]',
  '[data-break]',
  'link[rel="preload"]:not([as="font"])',
  'link[rel="prefetch"]',
  'link[rel="manifest"]',
  'button',
  'select',
].join(',');

function makeStatic(copy: Document): void {
  copy.querySelectorAll(removed).forEach(element => element.remove());
  for (const image of copy.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    image.removeAttribute('loading');
  }
  copy.querySelectorAll('source').forEach(source => source.remove());
  const { theme } = document.documentElement.dataset;
  if (theme) copy.documentElement.dataset['theme'] = theme;
  // The copy has no script with which a visitor could reveal a hidden score.
  if (document.documentElement.dataset['scores'] === 'hidden')
    copy.documentElement.dataset['scores'] = 'hidden';
}

const maxImages = 10;

/** The style sheets, the fonts and images that they have loaded here, and images of the content. */
function filesOf(copy: Document, main: Element): string[] {
  const styles = [...copy.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const fonts = [...copy.querySelectorAll<HTMLLinkElement>('link[as="font"]')];
  const images = [...main.querySelectorAll('img')].slice(0, maxImages);
  const ofStyles = performance
    .getEntriesByType('resource')
    .filter(entry => (entry as PerformanceResourceTiming).initiatorType === 'css')
    .map(({ name }) => name);
  const addresses = [
    ...[...styles, ...fonts].map(link => link.getAttribute('href')),
    ...ofStyles,
    ...images.map(image => image.getAttribute('src')),
  ];
  const own = addresses.flatMap(address => {
    const url = URL.parse(address ?? '', location.href);
    return url?.origin === location.origin ? [url.pathname] : [];
  });
  return [...new Set(own)];
}

/** A notice that the page is a copy, with a marker that the worker replaces by its age. */
function notice(copy: Document, policy: Policy): Element {
  const aside = copy.createElement('aside');
  aside.setAttribute('aria-label', 'No connection');
  aside.setAttribute('style', noticeStyle);
  const words = copy.createElement('p');
  const strong = copy.createElement('b');
  strong.textContent = 'No connection: this is a copy of the page. ';
  const rest =
    policy === 'full'
      ? ' Scores may have changed. Prices need a connection.'
      : ' Scores may have changed.';
  words.append(strong, copy.createComment(ageMark.slice(4, -3)), rest);
  const again = copy.createElement('a');
  again.setAttribute('href', '');
  again.textContent = 'Try again';
  aside.append(words, again);
  return aside;
}

const noticeStyle =
  'display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;padding:8px 16px;border-left:3px solid var(--accent);border-radius:var(--radius-md);background:var(--card);font-size:var(--text-sm)';

function noteMissingPrices(copy: Document, main: Element): void {
  for (const card of main.querySelectorAll('article')) {
    const line = copy.createElement('p');
    line.textContent = 'Prices need a connection';
    line.setAttribute('style', missingStyle);
    card.append(line);
  }
}

/** A row below the image and the teams of a card. */
const missingStyle =
  'grid-column:1/-1;padding:4px 16px 8px;font-size:var(--text-xs);color:var(--ink-muted)';
