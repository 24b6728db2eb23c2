import { createRevalidationClients } from './revalidation-clients';

function scene(addresses: string[], siteUrl = 'http://site:3000', reportsChanges = true) {
  const news: string[] = [];
  const reports: [string, string[]][] = [];
  const stopped: string[] = [];
  const client = createRevalidationClients({
    siteUrls: siteUrl.split(','),
    token: 'unused',
    log: { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() },
    resolve: async () => addresses,
    reportsChanges: () => reportsChanges,
    createClient: url => ({
      notify: (tags, options) => {
        reports.push([url, tags]);
        if (!options?.isRepeat) news.push(url);
      },
      stop: () => stopped.push(url),
    }),
  });
  const notify = async (...tags: string[]) => {
    client.notify(tags);
    await new Promise(setImmediate);
  };
  return { client, notify, reports, stopped, news };
}

test('every address of the host name is notified', async () => {
  const { notify, reports } = scene(['10.0.0.2', '10.0.0.3', 'fd00::4']);

  await notify('news');

  expect(reports).toEqual([
    ['http://10.0.0.2:3000/', ['news']],
    ['http://10.0.0.3:3000/', ['news']],
    ['http://[fd00::4]:3000/', ['news']],
  ]);
});

test('every URL of several is notified, and the first of a change as new', async () => {
  const { notify, reports, news } = scene([], 'http://127.0.0.1:3001,http://127.0.0.1:3002');

  await notify('news');

  expect(reports).toEqual([
    ['http://127.0.0.1:3001', ['news']],
    ['http://127.0.0.1:3002', ['news']],
  ]);
  expect(news).toEqual(['http://127.0.0.1:3001']);
});

test('one address is notified of a change as new, and that one reports it to search engines', async () => {
  const { notify, reports, news } = scene(['10.0.0.2', '10.0.0.3']);

  await notify('news');

  expect(reports).toHaveLength(2);
  expect(news).toEqual(['http://10.0.0.2:3000/']);
});

test('an instance that is not the leader reports no change as new', async () => {
  const { notify, reports, news } = scene(['10.0.0.2', '10.0.0.3'], 'http://site:3000', false);

  await notify('news');

  expect(reports).toHaveLength(2);
  expect(news).toEqual([]);
});

test('an address that the host name no longer has is not retried', async () => {
  const addresses = ['10.0.0.2', '10.0.0.3'];
  const { notify, reports, stopped } = scene(addresses);
  await notify('news');

  addresses.splice(0, 2, '10.0.0.3', '10.0.0.5');
  await notify('pages');

  expect(stopped).toEqual(['http://10.0.0.2:3000/']);
  expect(reports.slice(2).map(([url]) => url)).toEqual([
    'http://10.0.0.3:3000/',
    'http://10.0.0.5:3000/',
  ]);
});

test.each(['https://site:3000', 'http://10.0.0.9:3000', 'http://[::1]:3000'])(
  '%s is notified as it is',
  async siteUrl => {
    const { notify, reports } = scene(['10.0.0.2'], siteUrl);

    await notify('news');

    expect(reports).toEqual([[siteUrl, ['news']]]);
  },
);

test('an unknown host name is left to the client, which retries', async () => {
  const { notify, reports } = scene([]);

  await notify('news');

  expect(reports).toEqual([['http://site:3000', ['news']]]);
});

test('nothing is reported after a stop', async () => {
  const { client, notify, reports } = scene(['10.0.0.2']);
  client.stop();

  await notify('news');

  expect(reports).toEqual([]);
});
