/** @jest-environment node */
import ICAL from 'ical.js';
import { siteEnv } from '@/lib/env';
import { startMockApi, type MockApi } from '@/tests/fixtures/servers/mock-api';
import { hostile, inScripts, namesInScripts, withoutStart } from '@/tests/fixtures/foreign-texts';
import { calendarProblems } from '@/tests/fixtures/formats/calendar-problems';
import { GET as getMatch } from '@/app/matches/[name]/event.ics/route';
import { GET as getLeague } from './[file]/route';

const leagueInHindi = 'एशिया-कप';
let host: MockApi;

beforeAll(async () => {
  const far = { ...hostile.far, id: 531, start_time: 253_402_300_799 };
  const events = [...Object.values(withoutStart), ...Object.values(hostile), far, ...inScripts];
  host = await startMockApi(0, events);
  host.answer({
    '/api/leagues/': {
      leagues: [
        { slug: 'stand-in', name: hostile.breaks.tournament },
        { slug: leagueInHindi, name: 'एशिया कप' },
      ],
    },
  });
  siteEnv().API_URL = host.url;
});
afterAll(() => host.stop());

const request = new Request('http://localhost/');
const matchFile = (name: string) =>
  getMatch(request, { params: Promise.resolve({ name: encodeURIComponent(name) }) });
const leagueFile = (slug: string) =>
  getLeague(request, { params: Promise.resolve({ file: `${encodeURIComponent(slug)}.ics` }) });
const summariesOf = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map(event => String(event.getFirstPropertyValue('summary')));

test.each(Object.entries(namesInScripts))(
  'the file of match %s of %s is found by its id, and redirected to in ASCII',
  async (id, names) => {
    const moved = await matchFile(`x-${id}`);
    const location = moved.headers.get('location') ?? '';
    const name = decodeURIComponent(location.split('/')[2] ?? '');

    expect([moved.status, /^[\x21-\x7e]+$/.test(location)]).toEqual([308, true]);
    expect(summariesOf(await (await matchFile(name)).text())).toEqual([names.join(' v ')]);
  },
);

test('a match without a start has no file', async () => {
  expect((await matchFile('fernsvsherons-511')).status).toBe(404);
});

test('a match in a year of more than four digits has no file', async () => {
  expect((await matchFile('farvsaway-531')).status).toBe(404);
});

test('a league without matches has a valid file', async () => {
  const text = await (await leagueFile(leagueInHindi)).text();

  expect(calendarProblems(text)).toEqual([]);
});

test('the file of a league has every match that can be written, and no line that a name injects', async () => {
  const response = await leagueFile('stand-in');
  const text = await response.text();

  expect(response.status).toBe(200);
  expect(summariesOf(text)).toHaveLength(inScripts.length + 2);
  expect(summariesOf(text)).toContain('Crlf BEGIN:VEVENT SUMMARY:owned END:VEVENT v Turnedround');
  expect(text).not.toMatch(/^SUMMARY:owned/m);
});

test('a league whose name in addresses is not Latin has its file', async () => {
  expect((await leagueFile(leagueInHindi)).status).toBe(200);
  expect((await leagueFile('no-such-league')).status).toBe(404);
});

test('the file of all leagues has the next 1,000 matches', async () => {
  const first = 4_000_000_000;
  const events = Array.from({ length: 1005 }, (_, index) => ({
    ...hostile.far,
    ...{ id: 9000 + index, start_time: first - 60 * index },
    name: `Side ${index} - Away`,
    competitors: [
      { id: 1, name: `Side ${index}` },
      { id: 2, name: 'Away' },
    ],
  }));
  host.answer({ '/api/events/': [{ name: 'All', slug: 'all', events }] });
  const summaries = summariesOf(await (await leagueFile('all')).text());

  expect(summaries).toHaveLength(1000);
  expect([summaries[0], summaries.at(-1)]).toEqual(['Side 1004 v Away', 'Side 5 v Away']);
});
