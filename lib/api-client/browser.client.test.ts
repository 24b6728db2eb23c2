/**
 * @jest-environment-options {"url": "https://site.example/contact"}
 */
import { post } from './browser';

/** A site that accepts a POST only with the token of its session. */
function siteWith(cookieName: string) {
  const sent: string[] = [];
  global.fetch = jest.fn(async (path, request?: RequestInit) => {
    if (path === '/api/session/') {
      document.cookie = `${cookieName}=of-the-site; Path=/; Secure; SameSite=Strict`;
      return { ok: true, status: 204 } as Response;
    }
    const token = new Headers(request?.headers).get('x-xsrf-token') ?? '';
    sent.push(token);
    const status = token === 'of-the-site' ? 204 : 403;
    return { ok: status === 204, status, json: async () => ({}), statusText: '' } as Response;
  });
  return sent;
}

afterEach(() => {
  for (const name of ['XSRF-TOKEN', '__Host-XSRF-TOKEN'])
    document.cookie = `${name}=; Path=/; Secure; Max-Age=0`;
  expect(document.cookie).toBe('');
});

test.each(['XSRF-TOKEN', '__Host-XSRF-TOKEN'])(
  'a POST sends the token of the cookie %s',
  async name => {
    const sent = siteWith(name);

    await expect(post('/api/pages/contact-us/', {})).resolves.toEqual({});
    await post('/api/pages/contact-us/', {});

    expect(sent).toEqual(['of-the-site', 'of-the-site']);
    expect(fetch).toHaveBeenCalledTimes(3);
  },
);

test('a plain cookie that a subdomain has set is not used beside the prefixed one', async () => {
  const sent = siteWith('__Host-XSRF-TOKEN');
  document.cookie = 'XSRF-TOKEN=planted; Path=/';

  await post('/api/pages/contact-us/', {});
  await post('/api/pages/contact-us/', {});

  expect(sent).toEqual(['planted', 'of-the-site', 'of-the-site']);
});
