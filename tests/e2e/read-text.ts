import { unescaped } from './crawl';
import { expect, type APIRequestContext } from './visit';

/** What an address answers with, which must be there. */
export async function text(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** The addresses in a sitemap. */
export const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => unescaped(url));
