import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A POST with the token of the site's own pages. */
export async function postAsPage(
  request: APIRequestContext,
  url: string,
  data: object,
  headers: Record<string, string>,
): Promise<APIResponse> {
  await request.get(new URL('/api/session/', url).href);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => /xsrf/i.test(name))?.value ?? '';
  return request.post(url, { data, headers: { ...headers, 'x-xsrf-token': token } });
}
