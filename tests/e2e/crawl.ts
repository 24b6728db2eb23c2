/** A document as a crawler reads it: over HTTP, without scripts, no redirect followed. */
export type CrawledPage = {
  path: string;
  status: number;
  type: string;
  html: string;
  /** Where a redirect leads, or null. */
  location: string | null;
  /** The address it says it has, or null; without the site's own origin. */
  canonical: string | null;
  isNoindex: boolean;
  /** Addresses of the site that it leads to. */
  links: string[];
};

export async function readPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<CrawledPage> {
  const answer = await fetch(origin + path, { redirect: 'manual', headers });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  const html = type.startsWith('text/html') ? text : '';
  const location = answer.headers.get('location');
  const canonical = attributeOf(html, /<link rel="canonical"[^>]*>/, 'href');
  const robots = attributeOf(html, /<meta name="robots"[^>]*>/, 'content') ?? '';
  return {
    path,
    status: answer.status,
    type,
    html,
    location: location && own(origin, location),
    canonical: canonical && own(origin, canonical),
    isNoindex: /noindex/.test(robots + (answer.headers.get('x-robots-tag') ?? '')),
    links: linksOf(html).flatMap(href => own(origin, href) ?? []),
  };
}

/** A page that search engines may keep: it is there, is itself, and does not say no. */
export const isIndexable = ({ status, html, isNoindex, canonical, path }: CrawledPage): boolean =>
  status === 200 && html !== '' && !isNoindex && canonical === path;

type CrawlOptions = {
  origin: string;
  headers?: Record<string, string>;
  /** Whether a link is followed; asked once for each address. */
  follows: (path: string) => boolean;
  /** Hears of each page, then forgets it. */
  onPage: (page: CrawledPage, from: string) => void | Promise<void>;
};

const atOnce = 8;

/**
 * From `starts` on, every page that links, canonical addresses and redirects lead to, with the page
 * that led there.
 */
export async function crawl(starts: readonly string[], options: CrawlOptions) {
  const { origin, headers, follows, onPage } = options;
  const from = new Map(starts.map(path => [path, 'the address bar']));
  const waiting = [...starts];

  async function follow(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await readPage(origin, path, headers);
      const leads = [...page.links, page.canonical, page.location];
      for (const link of leads) {
        if (link === null || from.has(link) || !follows(link)) continue;
        from.set(link, path);
        waiting.push(link);
      }
      await onPage(page, from.get(path) ?? '');
    }
  }
  // Who finds nothing to do stops, so as long as there is anything, all begin anew.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, follow));
  return from;
}

/** An address of the site's own as a path with its query; null for other sites'. */
function own(origin: string, href: string): string | null {
  const url = URL.parse(href, origin);
  return url?.origin === origin ? url.pathname + url.search : null;
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) => unescaped(href));

function attributeOf(html: string, element: RegExp, name: string): string | null {
  const value = new RegExp(`${name}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1];
  return value === undefined ? null : unescaped(value);
}

/** Text of HTML or XML as it was meant. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
