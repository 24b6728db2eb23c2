import { createServer } from 'node:http';
import { once } from 'node:events';
import { WebSocketServer } from 'ws';

const events = 40;
const groups = 8;
const names = ['Northern Lights', 'Old Rovers'];
const startTime = Math.floor(Date.now() / 1000) - 3600;

/**
 * An API host with one list of 40 matches at three prices each, the same in every league, which
 * costs next to nothing itself. It counts what it is asked for, and moves a price when told.
 */
export async function startHost() {
  const calls = new Map();
  const list = JSON.stringify(groupedEvents());
  const answers = {
    '/healthz': '{}',
    '/api/events/': list,
    '/api/events/history/': '{"count":0,"results":[]}',
    '/api/pages/links/': '{"links":[],"bottom_links":[]}',
    '/api/pages/index/': '{}',
    // Where no league is known any may be asked for: pages that nobody has asked for, without end.
    '/api/leagues/': '{"leagues":[]}',
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    calls.set(url, (calls.get(url) ?? 0) + 1);
    const path = url.split('?', 1)[0];
    const event = /^\/api\/events\/(\d+)$/.exec(path)?.[1];
    const answer = event ? JSON.stringify(eventOf(Number(event))) : answers[path];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(answer ?? '{"detail":"Not found."}');
  });
  const live = new WebSocketServer({ server, path: '/ws/event/' });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    calls: () => new Map(calls),
    forget: () => calls.clear(),
    /** The next price of the next match, to everyone who listens. */
    move(step) {
      const message = { ...eventOf(step % events, 1 + (step % 900) / 300), version: step + 2 };
      const frame = JSON.stringify({ eventType: 'event_updated', message });
      for (const client of live.clients) client.send(frame);
    },
    async stop() {
      for (const client of live.clients) client.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function groupedEvents() {
  return Array.from({ length: groups }, (_, group) => ({
    name: `Cup ${group}`,
    slug: `cup-${group}`,
    events: Array.from({ length: events / groups }, (_, at) => eventOf(group * 5 + at)),
  }));
}

function eventOf(id, odds = 1.5) {
  const selections = [...names, 'Draw'].map((name, at) => ({
    id: at + 1,
    name: `${name} ${id}`,
    odds: odds + at,
  }));
  return {
    id,
    name: `${names[0]} ${id} - ${names[1]} ${id}`,
    start_time: startTime,
    status: 2,
    match_status: 'In play',
    score: '120/3 (15.2):',
    tournament: `Cup ${Math.floor(id / 5)}`,
    league: 'l0',
    competitors: names.map((name, at) => ({ id: at + 1, name: `${name} ${id}` })),
    markets_count: 1,
    markets: [{ id: 'w', name: 'Match Winner', status: 'open', selections }],
    version: 1,
  };
}
