import { Agent, get } from 'node:http';
import { startMockApi } from '@/tests/fixtures/servers/mock-api';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { finish, print } from './report';

/*
 * All visitors of a match need its snapshot together, as after a restart of the API: the site must
 * not pass the requests on one by one. `avalanche=1000`: with this many visitors.
 */
const [visitors = 5000] = process.argv.slice(2).map(Number);
/** The site begins calls of one URL this far apart; ms. */
const intervalMs = 250;
const path = '/api/events/77';

const problems: string[] = [];
const api = await startMockApi();
const site = await startSite(api.url, { TRUSTED_PROXIES: '1' });
try {
  await request(0);
  const expected = await request(0);
  api.resetCalls();
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const begun = performance.now();
  const bodies = await Promise.all(
    Array.from({ length: visitors }, (_, index) => request(index, agent)),
  );
  const tookMs = performance.now() - begun;
  agent.destroy();
  const calls = api.calls().get(path) ?? 0;
  const wrong = bodies.filter(body => body !== expected).length;
  print(`${visitors} snapshots in ${Math.round(tookMs)} ms, ${calls} calls to the API`);
  if (wrong > 0)
    problems.push(`${wrong} responses differ, such as ${bodies.find(body => body !== expected)}`);
  if (calls > 1 + Math.ceil(tookMs / intervalMs)) problems.push(`${calls} calls to the API`);
} finally {
  await site.stop();
  await api.stop();
}
finish(problems);

/** The status and body of a response to a visitor with a separate address. */
function request(visitor: number, agent?: Agent): Promise<string> {
  const headers = { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
  return new Promise(resolve => {
    get(site.url + path, { headers, ...(agent && { agent }) }, response => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve(`${response.statusCode} ${body}`));
    }).on('error', error => resolve(String(error)));
  });
}
