import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  readAdminAnswer,
  type AdminAnswer,
  type AdminQuery,
  type AdminQueryAbout,
  type AdminSubject,
} from '@/lib/contract/admin/admin-answers';

export const adminSocketFile = 'operator.json';

export type CopyQuery = { about: 'copy' };
/** A data folder with a copy of the embedded database, which the caller removes. */
export type DatabaseCopy = { folder: string };

/**
 * Queries the API that owns the data folder. Throws when it does not respond, or not as the contract describes it.
 */
export const queryAdminServer = async <S extends AdminSubject>(
  dataDir: string,
  query: AdminQueryAbout<S>,
): Promise<AdminAnswer<S>> => readAdminAnswer<S>(query.about, await post(dataDir, query));

/** Has the API that owns the data folder copy its database. */
export const queryCopy = async (dataDir: string): Promise<DatabaseCopy> =>
  (await post(dataDir, { about: 'copy' })) as DatabaseCopy;

async function post(dataDir: string, query: AdminQuery | CopyQuery): Promise<unknown> {
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
    throw new Error(`The API responded ${response.statusCode}; its log has the reason.`);
  if (body === '') throw new Error('The running API is of an older version: restart it first.');
  return JSON.parse(body);
}
