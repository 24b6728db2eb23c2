import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';

/* From the file of bookmakers to the page and the redirect, through the API as a program. */
jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-links-'));
const file = join(folder, 'bookmakers.json');
const settings = { DATA_DIR: join(folder, 'data'), REVALIDATE_TOKEN: '', BOOKMAKERS_FILE: file };
const bookmakers = {
  'gully-exchange': {
    title: 'Gully Exchange',
    keys: { scorer: ['gully_uk'] },
    kind: 'exchange',
    commission: 0.05,
    hosts: ['gully.example'],
    link: 'https://gully.example/cricket?affiliate=7&sub={click}&match={match}',
  },
  'no-deal': { title: 'No Deal', link: null },
};

let api: ApiProgram;
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Body = Record<string, unknown>;
const json = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Body,
});
const click = async (eventId: string, body: object) =>
  json(
    await fetch(`${api.url}/api/events/redirect/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventId, marketId: 'winner', odds: '1.8', key: 'click-1', ...body }),
    }),
  );

test('an invalid file stops the start, with the path of the error', async () => {
  writeFileSync(file, JSON.stringify({ ...bookmakers, x: { link: 'gully' } }));

  await expect(startApi(settings)).rejects.toThrow(
    /BOOKMAKERS_FILE .*x\.link: expected http\(s\)/s,
  );
});

test('its bookmakers are on the match, and a price leads where it states', async () => {
  writeFileSync(file, JSON.stringify(bookmakers));
  api = await startApi(settings);
  const token = await makeFeedToken(settings.DATA_DIR, 'scorer', '--silence', '3600');
  const now = Math.floor(Date.now() / 1000);
  const winner = pushedWinner(1.9, 2, 'gully-uk');
  const other = pushedWinner(1.8, 2.1, 'no-deal');
  const selections = winner.selections.map((selection, index) => ({
    ...selection,
    prices: [...selection.prices, ...(other.selections[index]?.prices ?? [])],
  }));
  const pushed = await json(
    await fetch(`${api.url}/api/feeds/scorer/events/7`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pushedMatch(now, { markets: [{ ...winner, selections }] })),
    }),
  );
  expect(pushed).toMatchObject({ status: 200, body: { applied: true } });
  const eventId = String(pushed.body['event']);

  // Whatever the bookmakers of the content are: the page must state that links are paid for.
  const home = await json(await fetch(`${api.url}/api/pages/index/`));
  expect(home.body).toMatchObject({ are_bookmakers_invented: false });
  const { body } = await json(await fetch(`${api.url}/api/events/${eventId}`));
  expect(body['bookmakers']).toMatchObject([
    { slug: 'gully-exchange', title: 'Gully Exchange', kind: 'exchange', commission: 0.05 },
    { slug: 'no-deal', title: 'No Deal', linked: false },
  ]);
  expect(body['markets']).toMatchObject([
    {
      selections: [
        { odds: 1.855, best: ['gully-exchange'] },
        { odds: 2.1, best: ['no-deal'] },
      ],
    },
  ]);

  const link = `https://gully.example/cricket?affiliate=7&sub=click-1&match=${eventId}`;
  const first = { selectionId: 'india', bookmaker: 'gully-exchange' };
  expect(await click(eventId, first)).toEqual({ status: 200, body: { url: link } });
  // Of a selection whose best price has no link too, nothing is recorded.
  const second = { selectionId: 'pakistan', bookmaker: 'no-deal', key: 'click-2' };
  expect(await click(eventId, second)).toEqual({
    status: 409,
    body: {
      detail: 'This bookmaker has no link.',
      match_path: expect.stringMatching(/^\/matches\/.*-f[0-9a-f]{24}$/),
    },
  });
});

test('stored prices have the names and links of another file after a restart with it', async () => {
  await api.stop();
  writeFileSync(
    file,
    JSON.stringify({ 'no-deal': { title: 'A Deal', link: 'https://deal.example/' } }),
  );
  api = await startApi(settings);

  const list = await json(await fetch(`${api.url}/api/events/`));
  const text = JSON.stringify(list.body);
  expect(text).toContain('A Deal');
  expect(text).not.toContain('gully-exchange');
  expect(text).not.toContain('"linked":false,"title":"A Deal"');
});
