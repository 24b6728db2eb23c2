import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyEmbeddedTemplate } from '@/tests/setup/embedded-template';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { programs } from './programs';

/** The built site and its API without a feed: all matches are pushed by tests. */
export type App = {
  url: string;
  apiUrl: string;
  dataDir: string;
  /** A copy of the embedded content, which tests may change. */
  contentDir: string;
  /** A token of the source 'scorer'. */
  feedToken: string;
  /** Unix ms by the API's clock. */
  now(): number;
  /** Advances the API's clock; resolves with its time when everything that became due has ended. */
  advance(ms: number): Promise<number>;
  /** Expires the site's cached matches, as a few seconds would; resolves when that is done. */
  forgetCopies(): Promise<void>;
  /** The log of both programs. */
  log(): string;
  stop(): Promise<void>;
};

export const revalidateToken = 'a token that the tests share with the site';
export const feedSource = 'scorer';

/* All clients of the tests have one address, and push as many matches as they like. */
const limits = {
  NOT_FOUND_LIMIT: '1000000',
  SNAPSHOT_LIMIT: '1000000',
  SEARCH_LIMIT: '1000000',
  PICTURE_LIMIT: '1000000',
  FILE_LIMIT: '1000000',
  PUSH_LIMIT: '1000000',
  PUSH_KILOBYTES: '1000000',
  PUSH_PRICES: '1000000',
  MATCHES_PER_SOURCE: '10000',
};

/** Starts both programs on free ports, as `npm start` does; resolves when they are ready. */
export async function startTestApp(settings: Record<string, string> = {}): Promise<App> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-app-'));
  const contentDir = path.join(dataDir, 'content');
  mkdirSync(contentDir);
  cpSync('content', contentDir, { recursive: true });
  copyEmbeddedTemplate(dataDir);
  const url = `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const shared = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_HOST: '127.0.0.1',
    API_URL: apiUrl,
    SITE_URL: url,
    SITE_INTERNAL_URL: url,
    FEED: 'none',
    BOOKMAKER_LINKS: 'all',
    REVALIDATE_TOKEN: revalidateToken,
    ...limits,
    ...settings,
  };
  const guarded = { endsWithParent: true };
  const api = startProgram([path.join(programs, 'api/test-server.js')], shared, guarded);
  const site = startProgram(['scripts/start.mjs', 'web'], shared, guarded);
  let offset = 0;
  const stop = async () => {
    await Promise.all([site.stop('SIGTERM'), api.stop('SIGTERM')]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([api.waitForUrl(`${apiUrl}/readyz`), site.waitForUrl(`${url}/healthz`)]);
    const feedToken = await makeFeedToken(dataDir, feedSource, '--silence', '86400');
    return {
      url,
      apiUrl,
      dataDir,
      contentDir,
      feedToken,
      stop,
      now: () => Date.now() + offset,
      async advance(ms) {
        const { now } = (await api.ask({ advance: ms })) as { now: number };
        offset = now - Date.now();
        return now;
      },
      async forgetCopies() {
        const before = await publicationsOf(url);
        const response = await fetch(`${url}/api/revalidate/`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${revalidateToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ tags: ['events', 'history', 'leagues'] }),
        });
        if (!response.ok) throw new Error(`POST /api/revalidate/: ${response.status}`);
        await waitUntil(async () => (await publicationsOf(url)) > before);
      },
      log: () => api.output() + site.output(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The number of publications that the site's pages show. */
async function publicationsOf(url: string): Promise<number> {
  const response = await fetch(`${url}/healthz`);
  return ((await response.json()) as { publications: number }).publications;
}
