/** A published document of the site. */
export type LinkTarget = { address: string; title: string };

/** The beginning of the addresses of a kind of document. */
const folders = {
  news: '/news/',
  pages: '/',
  bookmakers: '/betting-sites/',
  bonuses: '/bonuses/',
};

const shortestText = 2;
const perKind = 3;

/** Published documents with these words in their title; none for the beginning of an address. */
export async function findTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const words = text.trim();
  if (words.length < shortestText || toAddress(words) !== null) return [];
  const found = await Promise.all(
    Object.entries(folders).map(async ([collection, folder]) => {
      const query = new URLSearchParams({
        'where[and][0][title][like]': words,
        'where[and][1][_status][equals]': 'published',
        limit: String(perKind),
        depth: '0',
        'select[title]': 'true',
        'select[path]': 'true',
      });
      const response = await fetch(`/api/${collection}?${query}`, { signal });
      if (!response.ok) return [];
      const { docs } = (await response.json()) as { docs: { title: string; path: string }[] };
      return docs.map(({ title, path }) => ({ address: folder + path, title }));
    }),
  );
  return found.flat();
}

/** What was typed as the address of a link; null if it cannot be one. */
export function toAddress(text: string): string | null {
  const address = text.trim();
  if (/^(\/|#|https?:\/\/|mailto:|tel:)\S*$/i.test(address)) return address;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : null;
}
