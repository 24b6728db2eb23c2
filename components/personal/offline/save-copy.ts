import { isRegionBlocked } from '@/lib/routing/region';
import { regionPolicyHeader } from '@/lib/routing/region-policy-header';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import type { Policy } from '@/lib/domain/policy';
import { ageMark, writeCopy } from '@/lib/worker/copies';
import { readState } from '@/lib/worker/device-state';

/* Copies of pages for reading without a connection. Browser only. */

const matchLists = /^\/odds\/matches\/./;
/** Pages with articles on them, or of other people's data, that are no articles themselves. */
const notArticles =
  /^\/(?:$|matches(?:\/|$)|odds(?:\/|$)|match-history|search|following|alerts|offline-storage|newsletter|sportsbet|bookmaker|contact)/;

/**
 * Saves the page if it is a list of matches or an article, as visitors get it who see scores only: so a
 * copy never has a price, an offer or an advert, whatever the page shows. `isWanted` is asked just before
 * it is stored.
 */
export async function saveCopy(
  path: string,
  policy: Policy,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  // Offers are refused in the view that copies have.
  if (policy === 'blocked' || isRegionBlocked(path, 'info')) return;
  const isList = matchLists.test(path);
  if (!isList && notArticles.test(path)) return;
  const { name, on } = scoresOnlyCookie;
  const response = await fetch(`${path}?${name}=${on}`, { cache: 'no-store' });
  if (!response.ok || response.redirected) return;
  // An old browser does not report that this is no navigation, or a cache ignores the query.
  if (response.headers.get(regionPolicyHeader) !== 'info') return;
  const copy = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = copy.querySelector('main');
  if (!main || (!isList && !main.querySelector('article'))) return;
  const title = copy.title.split(' | ')[0] ?? '';
  makeStill(copy);
  const files = filesOf(copy, main);
  main.prepend(notice(copy, policy));
  if (isList && policy === 'full') noteMissingPrices(copy, main);
  const html = `<!doctype html>${copy.documentElement.outerHTML}`;
  await writeCopy({
    ...{ path, title, savedAt: Date.now(), html, files },
    // Another tab may have got a stricter policy meanwhile, and deleted all copies.
    isWanted: async () => (await readState('policy')) === policy && (await isWanted()),
  });
}

/** What needs scripts or a connection. */
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
  'link[rel="preload"]:not([as="font"])',
  'link[rel="prefetch"]',
  'link[rel="manifest"]',
  'button',
  'select',
].join(',');

function makeStill(copy: Document): void {
  copy.querySelectorAll(removed).forEach(element => element.remove());
  for (const image of copy.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    image.removeAttribute('loading');
  }
  copy.querySelectorAll('source').forEach(source => source.remove());
  const { theme } = document.documentElement.dataset;
  if (theme) copy.documentElement.dataset['theme'] = theme;
  // A visitor who hides scores has no script here that would uncover one.
  if (document.documentElement.dataset['scores'] === 'hidden')
    copy.documentElement.dataset['scores'] = 'hidden';
}

const maxPictures = 10;

/** The style sheets, the fonts and pictures that they have loaded here, and pictures of the content. */
function filesOf(copy: Document, main: Element): string[] {
  const styles = [...copy.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const fonts = [...copy.querySelectorAll<HTMLLinkElement>('link[as="font"]')];
  const pictures = [...main.querySelectorAll('img')].slice(0, maxPictures);
  const ofStyles = performance
    .getEntriesByType('resource')
    .filter(entry => (entry as PerformanceResourceTiming).initiatorType === 'css')
    .map(({ name }) => name);
  const addresses = [
    ...[...styles, ...fonts].map(link => link.getAttribute('href')),
    ...ofStyles,
    ...pictures.map(image => image.getAttribute('src')),
  ];
  const own = addresses.flatMap(address => {
    const url = URL.parse(address ?? '', location.href);
    return url?.origin === location.origin ? [url.pathname] : [];
  });
  return [...new Set(own)];
}

/** A notice that the page is a copy, with the place of its age. */
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

/** A row of its own below the picture and the teams of a card. */
const missingStyle =
  'grid-column:1/-1;padding:4px 16px 8px;font-size:var(--text-xs);color:var(--ink-muted)';
