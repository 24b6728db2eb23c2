import { unescaped } from './crawl';
import { expect, type APIRequestContext } from '@playwright/test';

/** The text of a URL, which must respond 200. */
export async function text(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** The URLs in a sitemap. */
export const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => unescaped(url));
