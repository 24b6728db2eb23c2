import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { PartialEvent } from '@/lib/contract/event';
import { readFrame } from '@/lib/contract/live/read-frame';
import example from '@/examples/match.json';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';

/* FEED=file in the API as a program: from a saved file to a frame of the socket. */
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-file-'));
const matches = join(folder, 'matches');
const start = Math.floor(Date.now() / 1000) - 1800;
const fixture = { ...example.fixture, start };
const write = (name: string, value: object | string) =>
  writeFileSync(join(matches, name), typeof value === 'string' ? value : JSON.stringify(value));

let api: ApiProgram;

beforeAll(async () => {
  mkdirSync(matches);
  write('final.json', { ...example, fixture });
  api = await startApi({
    DATA_DIR: join(folder, 'data'),
    REVALIDATE_TOKEN: '',
    FEED: 'file',
    FEED_DIR: matches,
  });
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function events(): Promise<PartialEvent[]> {
  const response = await fetch(`${api.url}/api/events/`);
  return ((await response.json()) as { results: PartialEvent[] }).results;
}

test('a match of a file is on the site, and saving the file updates it there', async () => {
  const [event] = await events();
  expect(event).toMatchObject({ name: 'Northam - Southam', status: example.score.status });

  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/ws/event/`);
  const received: PartialEvent[] = [];
  socket.on('message', (data: Buffer) => {
    const { message } = readFrame(data.toString());
    if (message.type === 'event_updated') received.push(...message.events);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'switchGroup', message: `event_${event?.id}` }));

  write('final.json', { ...example, fixture, score: { status: 2, score: '201/4 (19.3):' } });
  expect(await waitUntil(() => received.find(({ score }) => score))).toMatchObject({
    id: event?.id,
    score: '201/4 (19.3):',
  });

  // A file that is saved by halves changes nothing, and is logged.
  write('final.json', '{"fixture": {"competition": ');
  await waitUntil(() => api.log().includes('match file refused'));
  expect(await events()).toMatchObject([{ score: '201/4 (19.3):', status: 2 }]);
  socket.terminate();
});

test('a new file is a new match, and one that is deleted before its start is withdrawn', async () => {
  const later = { ...fixture, teams: ['Eastham', 'Westham'], start: start + 86_400 };
  write('later.json', { fixture: later });
  await waitUntil(async () => (await events()).length === 2);

  rmSync(join(matches, 'later.json'));
  await waitUntil(async () => (await events()).length === 1);
  expect(await events()).toMatchObject([{ name: 'Northam - Southam' }]);
});
