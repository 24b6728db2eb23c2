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

const noPage = new RegExp(
  `^/(?:(?:${folders.join('|')})/|(?:${files.map(name => name.replaceAll('.', '\\.')).join('|')}|matches/[^/]+/event\\.ics)$)`,
);

/** Whether a path is a page's: not a file, an endpoint, or what machines read. */
export const isPagePath = (pathname: string): boolean => !noPage.test(pathname);
