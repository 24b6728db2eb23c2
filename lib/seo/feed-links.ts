/** What app/feeds answers for: an address has no segment with a slash in it. */
const hasFeed = /^[^/\\]{1,100}$/;

/** The feeds of one tag's news, else of all, for those who look for them in a page's head. */
export function feedLinks(wanted = '') {
  const tag = hasFeed.test(wanted) ? wanted : null;
  const base = tag === null ? null : `/feeds/${encodeURIComponent(tag)}`;
  const title = tag === null ? 'Cricket news' : `Cricket news: ${tag}`;
  return {
    'application/rss+xml': [{ url: base ? `${base}.rss` : '/feed.xml', title: `${title} (RSS)` }],
    'application/atom+xml': [
      { url: base ? `${base}.atom` : '/atom.xml', title: `${title} (Atom)` },
    ],
  };
}
