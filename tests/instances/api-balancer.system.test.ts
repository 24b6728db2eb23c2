import type { RequestListener } from 'node:http';
import { httpHost } from '@/tests/fixtures/servers/http-host';
import {
  hasNginx,
  startApiBalancer,
  type StartedNginx,
} from '@/tests/fixtures/servers/start-nginx';
import { canStartGroup, startApiGroup, type ApiGroup } from './api-group';
import { leaderOf, type ApiInstance } from './api-instances';

/* The shipped balancer between the sites and two real APIs. */
const withServers = canStartGroup() && hasNginx() ? describe : describe.skip;

/** A site waits as long for a read (lib/api-client/client.ts). */
const readLimitMs = 3000;

withServers('the balancer of the sites', () => {
  let group: ApiGroup;
  let balancer: StartedNginx;

  beforeAll(async () => {
    group = await startApiGroup(2);
    balancer = await startApiBalancer(group.instances.map(({ url }) => url));
  }, 120_000);
  afterAll(async () => {
    await balancer?.stop();
    await group?.stop();
  });

  /**
   * The statuses of this many concurrent snapshots; 0 for one that arrived too late or not at all.
   */
  const snapshots = (count: number): Promise<number[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        fetch(`${balancer.url}/api/events/`, { signal: AbortSignal.timeout(readLimitMs) }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
  const allFound = (count: number) => Array.from({ length: count }, () => 200);

  async function follower(): Promise<ApiInstance> {
    const leader = await leaderOf(group.instances);
    const found = group.instances.find(instance => instance !== leader);
    if (!found) throw new Error('There are two.');
    return found;
  }

  it('the site gets every snapshot while an API is down, starts, and is back', async () => {
    const other = await follower();
    other.kill('SIGKILL');
    await other.ended();
    expect(await snapshots(20)).toEqual(allFound(20));

    let isStarted = false;
    const started = other.start().then(() => (isStarted = true));
    let failed: number[] = [];
    while (!isStarted && failed.length === 0)
      failed = (await snapshots(4)).filter(status => status !== 200);
    await started;

    expect(failed).toEqual([]);
  }, 60_000);

  it('the site gets every snapshot while an API does not respond', async () => {
    const other = await follower();
    other.kill('SIGSTOP');
    const statuses = await snapshots(20);
    other.kill('SIGCONT');

    expect(statuses).toEqual(allFound(20));
  }, 60_000);
});

(hasNginx() ? it : it.skip)(
  'a form that an API refuses is not sent to the other one, a read is',
  async () => {
    const calls: string[] = [];
    const refuse: RequestListener = ({ method = '' }, response) => {
      calls.push(method);
      response.writeHead(503).end();
    };
    const hosts = [await httpHost(refuse), await httpHost(refuse)];
    const balancer = await startApiBalancer(hosts.map(({ url }) => url));
    // The start of nginx is awaited by requests.
    calls.length = 0;

    await fetch(balancer.url, { method: 'POST', body: '{}' });
    expect(calls).toEqual(['POST']);
    await fetch(balancer.url);
    expect(calls).toEqual(['POST', 'GET', 'GET']);

    await balancer.stop();
    await Promise.all(hosts.map(host => host.close()));
  },
  60_000,
);
