/** The tags that app/feeds serves: a URL segment cannot contain a slash. */
const hasFeed = /^[^/\\]{1,100}$/;

/** The feeds of one tag's news, or of all news, for feed readers that look in a page's head. */
export function feedLinks(requestedTag = '') {
  const tag = hasFeed.test(requestedTag) ? requestedTag : null;
  const base = tag === null ? null : `/feeds/${encodeURIComponent(tag)}`;
  const title = tag === null ? 'Cricket news' : `Cricket news: ${tag}`;
  return {
    'application/rss+xml': [{ url: base ? `${base}.rss` : '/feed.xml', title: `${title} (RSS)` }],
    'application/atom+xml': [
      { url: base ? `${base}.atom` : '/atom.xml', title: `${title} (Atom)` },
    ],
  };
}
