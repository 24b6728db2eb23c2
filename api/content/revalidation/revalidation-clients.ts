import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import {
  createRevalidationClient,
  type RevalidationClient,
  type RevalidationOptions,
} from './revalidation-client';

type Options = Omit<RevalidationOptions, 'siteUrl'> & {
  siteUrls: readonly string[];
  /** Replaced in tests. */
  createClient?: (siteUrl: string) => RevalidationClient;
  /** All addresses of a name; replaced in tests. */
  resolve?: (hostname: string) => Promise<string[]>;
  /** Of the instances that report a change one does so for search engines; by default every one. */
  reportsChanges?: () => boolean;
};

/**
 * Reports to every instance of the site: to each URL, and to each address that its name has at the time of the
 * change, and to each until it responds. An instance that starts later has nothing cached. One of them,
 * the first, notifies search engines; the others receive it marked as a repetition.
 */
export function createRevalidationClients(options: Options): RevalidationClient {
  const { siteUrls, resolve = addressesOf, reportsChanges = () => true, ...shared } = options;
  const createClient =
    options.createClient ?? (url => createRevalidationClient({ ...shared, siteUrl: url }));
  const clients = new Map<string, RevalidationClient>();
  let isStopped = false;

  async function notifyAll(
    tags: string[],
    { isRepeat }: { isRepeat: boolean } = { isRepeat: false },
  ): Promise<void> {
    const isChange = !isRepeat && reportsChanges();
    const urls = (await Promise.all(siteUrls.map(url => urlsOf(url, resolve)))).flat();
    if (isStopped) return;
    for (const [url, client] of clients) {
      if (urls.includes(url)) continue;
      // That instance no longer exists, and would be retried forever.
      client.stop();
      clients.delete(url);
    }
    for (const [index, url] of urls.entries()) {
      const client = clients.get(url) ?? createClient(url);
      clients.set(url, client);
      client.notify(tags, { isRepeat: !isChange || index > 0 });
    }
  }

  return {
    notify: (...report) => void notifyAll(...report),
    stop: () => {
      isStopped = true;
      clients.forEach(client => client.stop());
    },
  };
}

/** Certificates are for names, so that an https site is reached by its name only. */
async function urlsOf(
  siteUrl: string,
  resolve: (hostname: string) => Promise<string[]>,
): Promise<string[]> {
  const url = new URL(siteUrl);
  if (url.protocol !== 'http:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return [siteUrl];
  const addresses = await resolve(url.hostname).catch(() => []);
  // Unknown names are reported, and tried again, by the client itself.
  if (addresses.length === 0) return [siteUrl];
  return addresses.map(address => {
    const own = new URL(url);
    own.hostname = address.includes(':') ? `[${address}]` : address;
    return own.href;
  });
}

const addressesOf = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address).sort();
