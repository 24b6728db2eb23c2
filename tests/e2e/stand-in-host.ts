import { createServer } from 'node:http';
import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import type { SwitchGroup } from '@/lib/contract/live';

/** A made-up match whose words would break a page that took them for markup. */
export const madeUp = {
  id: '77',
  first: `Riders of "Old" O'Connor`,
  second: '<b>Bold</b> & Sons',
  name: 'riders-of-old-o-connorvsb-bold-b-and-sons-2026-11-21-77',
};

/** The made-up match as the host sends it, or another made of it. */
export const madeUpEvent = (changes: Record<string, unknown> = {}) => ({
  id: 77,
  name: `${madeUp.first} - ${madeUp.second}`,
  start_time: Date.UTC(2026, 10, 21, 8) / 1000,
  status: 2,
  match_status: '<i>Rain</i> & "light"',
  inplay_time: '',
  score: '12/1 (2.3):',
  tournament: "The <u>Stand-in</u> 'Cup'",
  category: 'Elsewhere',
  league: 'stand-in',
  competitors: [
    { id: 1, name: madeUp.first },
    { id: 2, name: madeUp.second },
  ],
  markets_count: 1,
  markets: [madeUpMarket()],
  ...changes,
});

export const madeUpMarket = (changes: Record<string, unknown> = {}) => ({
  id: 'w',
  name: 'Match <b>Winner</b>',
  status: 'open',
  selections: [
    { id: 1, name: madeUp.first, odds: '1.850' },
    { id: 2, name: madeUp.second, odds: 2.1 },
  ],
  ...changes,
});

type HostEvent = { id: unknown } & Record<string, unknown>;

/** What the host answers for its events: the list of them, and each by its id. */
export const answersFor = (events: HostEvent[]): Record<string, unknown> => ({
  '/api/events/': [{ name: 'The Stand-in', slug: 'stand-in', events }],
  ...Object.fromEntries(events.map(event => [`/api/events/${String(event.id)}`, event])),
});

const fixedAnswers: Record<string, unknown> = {
  '/healthz': {},
  '/api/events/history/': { count: 0, results: [] },
  '/api/leagues/': { leagues: [{ slug: 'stand-in', name: 'The Stand-in' }] },
  '/api/pages/links/': { links: [], bottom_links: [] },
  '/api/pages/index/': {},
};

export type StandInHost = {
  /** Other answers from now on, by path without query; null is a 404. */
  answer(answers: Record<string, unknown>): void;
  /** From now on no question is answered, until it is told otherwise. */
  hang(hangs: boolean): void;
  /** Sends a frame to every page that listens; a text goes out as it is. */
  say(frame: unknown): void;
  /** The groups that pages listen to now. */
  groups(): string[];
  stop(): Promise<void>;
};

/** Somebody else's API host: it speaks the contract and nothing more, or breaks it as told. */
export async function startStandInHost(
  port: number,
  events: HostEvent[] = [madeUpEvent()],
): Promise<StandInHost> {
  const answers: Record<string, unknown> = { ...fixedAnswers, ...answersFor(events) };
  let hangs = false;
  const server = createServer((request, response) => {
    if (hangs) return;
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { detail: 'Not found.' }));
  });
  const live = new WebSocketServer({ server, path: '/ws/event/' });
  const groups = new Map<unknown, string>();
  live.on('connection', socket => {
    socket.on('message', text => {
      groups.set(socket, (JSON.parse(String(text)) as SwitchGroup).message);
    });
    socket.on('close', () => groups.delete(socket));
  });
  server.listen(port);
  await once(server, 'listening');

  return {
    answer: changes => void Object.assign(answers, changes),
    hang: next => void (hangs = next),
    say(frame) {
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      for (const client of live.clients) client.send(text);
    },
    groups: () => [...groups.values()],
    async stop() {
      for (const client of live.clients) client.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
