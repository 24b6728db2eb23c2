/** A document as a crawler receives it: over HTTP, without scripts, without following redirects. */
export type CrawledPage = {
  path: string;
  status: number;
  type: string;
  html: string;
  /** The target of a redirect, or null. */
  location: string | null;
  /** Its canonical URL, or null; without the site's own origin. */
  canonical: string | null;
  isNoindex: boolean;
  /** Its links within the site. */
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

/** Whether a page may be indexed: status 200, its own canonical URL, no noindex. */
export const isIndexable = ({ status, html, isNoindex, canonical, path }: CrawledPage): boolean =>
  status === 200 && html !== '' && !isNoindex && canonical === path;

type CrawlOptions = {
  origin: string;
  headers?: Record<string, string>;
  /** Whether a link is followed; called once for each URL. */
  follows: (path: string) => boolean;
  /** Called with each page, which is not stored. */
  onPage: (page: CrawledPage, from: string) => void | Promise<void>;
};

const concurrency = 8;

/**
 * Crawls from `starts` along links, canonical URLs and redirects; returns the pages with the page
 * that linked each.
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
  // An idle worker ends, so all are started again as long as URLs remain.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, follow));
  return from;
}

/** A URL of the site as a path with its query; null for another site's. */
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

/** Decodes the entities of HTML or XML. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
