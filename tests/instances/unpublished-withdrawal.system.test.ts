import { eq, sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { feedLinks } from '@/api/store/feeds/feed-tables';
import { events, leaders } from '@/api/store/tables';
import { withdrawnStatus } from '@/lib/contract/event-status';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { canStartGroup, scorerToken, startApiGroup, type ApiGroup } from './api-group';
import { leaderOf, type ApiInstance } from './api-instances';

const withServers = canStartGroup() ? describe : describe.skip;

withServers('a match that a leader withdrew and could not publish before it died', () => {
  let group: ApiGroup;
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    group = await startApiGroup(3);
  }, 120_000);
  afterAll(async () => {
    sockets.forEach(socket => socket.terminate());
    await group?.stop();
  });

  const seconds = () => Math.floor(Date.now() / 1000);

  /** Pushes a live match; returns its id. */
  async function push({ url }: ApiInstance): Promise<string> {
    const token = await scorerToken(group.database);
    const response = await fetch(`${url}/api/feeds/scorer/events/7`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pushedMatch(seconds())),
    });
    return ((await response.json()) as { event: string }).event;
  }

  const lists = async ({ url }: ApiInstance, id: string): Promise<boolean> => {
    const response = await fetch(`${url}/api/events/`);
    const { results } = (await response.json()) as { results: { id: string }[] };
    return results.some(event => event.id === id);
  };

  /** A client of the list; returns whether it was notified that an event no longer exists. */
  async function listen({ url }: ApiInstance): Promise<(id: string) => boolean> {
    const received: string[] = [];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/event/`);
    sockets.push(socket);
    socket.on('message', data => received.push(String(data)));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'switchGroup', message: 'event' })));
    await waitUntil(() => received.some(text => text.includes('subscribed')));
    return id =>
      received.some(text => text.includes(id) && text.includes(`"status":${withdrawnStatus}`));
  }

  it('the event leaves the lists of the next leader, of followers and of their visitors', async () => {
    const { database, instances } = group;
    const leader = await leaderOf(instances);
    const others = instances.filter(instance => instance !== leader);
    const id = await push(leader);
    await waitUntil(async () =>
      (await Promise.all(others.map(other => lists(other, id)))).every(Boolean),
    );
    const visitors = await Promise.all(others.map(listen));

    await database.sql.transaction(async transaction => {
      // No other instance is elected until the dying leader has stored its change.
      await transaction.select().from(leaders).for('update');
      leader.kill('SIGKILL');
      await leader.ended();
      const withdrawn = {
        withdrawn: true,
        version: sql`${events.version} + 1`,
        updatedAt: seconds(),
      };
      await transaction.update(events).set(withdrawn).where(eq(events.id, id));
      await transaction.delete(feedLinks).where(eq(feedLinks.eventId, id));
    });
    await leaderOf(others);

    await waitUntil(() => visitors.every(isGone => isGone(id)));
    await waitUntil(
      async () => !(await Promise.all(others.map(other => lists(other, id)))).some(Boolean),
    );
    await leader.start();
    expect(await lists(leader, id)).toBe(false);
  }, 120_000);
});
