import { newsletterActions } from './newsletter';

const folders = ['_next', 'api', 'media', 'cards', 'sitemaps', 'feeds', 'og', 'calendars'];
const files = [
  'healthz',
  'readyz',
  'robots.txt',
  'manifest.webmanifest',
  'sitemap.xml',
  'news-sitemap.xml',
  'feed.xml',
  'atom.xml',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
];

const filePattern = files.map(name => name.replaceAll('.', '\\.')).join('|');

const noPage = new RegExp(
  `^/(?:(?:${folders.join('|')})/|(?:${filePattern}|matches/[^/]+/event\\.ics)$)`,
);

/** Whether a path is a page's: not a file, an endpoint, or what machines read. */
export const isPagePath = (pathname: string): boolean => !noPage.test(pathname);

/** The site's endpoints with a path of their own; those of newsletter mails have a limit of their own. */
const endpoints = [
  'banner-frame',
  'events',
  'events/redirect',
  'pages/contact-us',
  'pages/newsletter',
  `pages/newsletter/(?:${newsletterActions.join('|')})/[^/]+`,
  'revalidate',
  'search',
  'session',
];
const fixed = new RegExp(`^/(?:api/(?:${endpoints.join('|')})/?|${filePattern})$`);

/** Whether a path that is no page's always exists, so that a request for it cannot be a guess. */
export const isFixedPath = (pathname: string): boolean => fixed.test(pathname);
