import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const deskFile = 'operator.json';

/** What an operator may ask. Moments are unix ms. */
export type DeskQuestion =
  | { about: 'messages'; since: number }
  | { about: 'subscribers' }
  | { about: 'clickouts'; since: number }
  | { about: 'forget'; email: string };

/** Asks the API that owns the data folder. Throws when it does not answer. */
export async function askDesk(dataDir: string, question: DeskQuestion): Promise<unknown> {
  const file = join(dataDir, deskFile);
  if (!existsSync(file)) throw new Error('The API is starting or stopping: try again in a moment.');
  const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as { url: string; token: string };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}; its log says why.`);
  return answer.json();
}
