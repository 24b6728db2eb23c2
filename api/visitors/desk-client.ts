import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const deskFile = 'operator.json';

/** What an operator may ask. Moments are unix ms. */
export type DeskQuestion =
  | { about: 'messages'; since: number }
  | { about: 'subscribers' }
  | { about: 'clickouts'; since: number }
  | { about: 'forget'; email: string };

/** Writes the database to files; the answer is a `DumpAnswer`. */
export type DumpQuestion = { about: 'dump' };

/** Asks the API that owns the data folder. Throws when it does not answer. */
export async function askDesk(
  dataDir: string,
  question: DeskQuestion | DumpQuestion,
): Promise<unknown> {
  const file = join(dataDir, deskFile);
  if (!existsSync(file)) throw new Error('The API is starting or stopping: try again in a moment.');
  const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as { url: string; token: string };
  // Unlike fetch it waits as long as the answer takes.
  const asked = request(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  asked.end(JSON.stringify(question));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await text(answer);
  if (answer.statusCode !== 200)
    throw new Error(`The API answered ${answer.statusCode}; its log says why.`);
  if (body === '') throw new Error('The running API is of an older version: restart it first.');
  return JSON.parse(body);
}
