import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@/tests/e2e/support/test';

const content = path.join(process.env.E2E_DATA_DIR ?? '', 'content');
const textOf = (file: string) => readFileSync(path.join(content, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);

const article = '/news/melbourne-1877';
const articleFile = 'news/melbourne-1877.md';

/** The HTML without scripts, for polling. */
const htmlOf = (request: APIRequestContext, url: string) => async () => {
  const response = await request.get(url);
  return `${response.status()} ${await response.text()}`;
};

test.describe('content that changes while the site runs', { tag: '@desktop' }, () => {
  // The tests share one folder of files: another test would read what one has half written.
  test.describe.configure({ mode: 'serial' });

  test('a changed article appears by itself, on a cached page', async ({ request }) => {
    const html = htmlOf(request, article);
    expect(await html()).toMatch(/^200 /);

    write(articleFile, `${textOf(articleFile)}\nA line that was added later.\n`);

    await expect.poll(html).toContain('A line that was added later.');
  });

  test('an article that was missing appears, in every view', async ({ request }) => {
    const html = htmlOf(request, '/news/an-added-article');
    expect(await html()).toMatch(/^404 /);

    const [, front = ''] = textOf(articleFile).split('---\n');
    const added = front
      .replace(/^title: .*/m, 'title: An added article')
      .replace(/^days_ago: .*/m, 'days_ago: 900');
    write('news/an-added-article.md', `---\n${added}---\n\nIt is new.\n`);

    await expect.poll(html).toMatch(/^200 [^]*It is new\./);
    const inMalay = await request.get('/news/an-added-article', {
      headers: { cookie: 'odds=malay' },
    });
    expect(inMalay.status()).toBe(200);
  });

  test('an invalid file changes nothing, and does not affect the next one', async ({ request }) => {
    const original = textOf(articleFile);
    write(articleFile, original.replace(/^days_ago: .*/m, 'days_ago: soon'));
    const picture = /\/media\/pictures\/[^",\s]+/.exec(await htmlOf(request, article)())?.[0];
    expect(picture).toBeDefined();

    write(articleFile, `${original}\nAnd one more.\n`);

    await expect.poll(htmlOf(request, article)).toContain('And one more.');
    expect((await request.get(String(picture))).headers()['content-type']).toBe('image/webp');
  });

  test('other clients cannot revalidate the site', async ({ request }) => {
    const call = (headers: Record<string, string>) =>
      request.post('/api/revalidate/', { headers, data: { tags: ['menu'] } });

    expect((await call({})).status()).toBe(401);
    expect((await call({ authorization: 'Bearer guess' })).status()).toBe(401);
    expect((await request.get('/api/revalidate/')).status()).toBe(405);
  });
});
