import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PushPart } from '@/api/store/feeds/feed-store';

export const adminSocketFile = 'operator.json';

/** The queries of an operator. Times are unix ms. */
export type AdminQuery =
  | { about: 'messages'; since: number }
  | { about: 'subscribers' }
  | { about: 'clickouts'; since: number }
  | { about: 'clickout pages'; since: number }
  | { about: 'forget'; email: string }
  | { about: 'forget device'; endpoint: string };

/** The queries of an operator about sources of matches. */
export type FeedQuery =
  | { about: 'feeds' }
  | { about: 'feed link'; source: string; externalId: string; event: string | null }
  | {
      about: 'feed token';
      token: {
        source: string | null;
        parts: PushPart[];
        bookmakers: string[] | null;
        maxSilence: number;
      };
    }
  | { about: 'feed tokens' }
  | { about: 'feed revoke'; id: number; withdraw: boolean };

/** Writes the database to files; the response is a `DumpResult`. */
export type DumpQuery = { about: 'dump' };

/** Queries the API that owns the data folder. Throws when it does not respond. */
export async function queryAdminServer(
  dataDir: string,
  query: AdminQuery | FeedQuery | DumpQuery,
): Promise<unknown> {
  const file = join(dataDir, adminSocketFile);
  if (!existsSync(file)) throw new Error('The API is starting or stopping: try again in a moment.');
  const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as { url: string; token: string };
  // Unlike fetch, without a timeout for the response.
  const clientRequest = request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  clientRequest.end(JSON.stringify(query));
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200)
    throw new Error(`The API answered ${response.statusCode}; its log says why.`);
  if (body === '') throw new Error('The running API is of an older version: restart it first.');
  return JSON.parse(body);
}
