import type { Database } from '@/api/store/database';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { scorecard, setUpAlerts, until, type AlertSetup } from './alert-setup';

onEachDatabase('alerts', open => {
  let database: Database;
  let service: PushService;
  let api: AlertSetup;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    service = await startPushService();
    api = await setUpAlerts(database, service);
  });
  afterEach(async () => {
    await api.stop();
    await service.close();
    expect(service.refused).toEqual([]);
  });
  afterAll(() => database.close());

  const received = () => service.received.map(({ message }) => message);
  const kinds = () => received().map(({ kind }) => kind);
  /** Everything that was queued has been sent, or is due later. */
  const settled = async () => {
    await api.alerts.check();
    await until(async () => (await api.alertStore.claimAlerts(api.clock.ms, 1)).length === 0);
  };
  const all = ['begins', 'toss', 'wicket', 'innings', 'result'] as const;

  test('a browser is notified of toss, begin, wicket, end of an innings and result, encrypted for it alone', async () => {
    await api.put({ status: 0, score: '' }, scorecard({ toss: false }));
    const device = await api.subscribe();
    expect(await api.post(device, { type: 'match', event: 'm1', kinds: [...all] })).toMatchObject({
      status: 200,
      alerts: all.map(kind => ({ kind, event: { id: 'm1', name: 'Ferns v Herons' } })),
    });

    await api.put({ status: 0, score: '' }, { ...scorecard(), Innings: [] });
    await until(() => kinds().includes('toss'));
    await api.put({ status: 2, score: '0/0:' }, { ...scorecard(), Innings: [] });
    await until(() => kinds().includes('begins'));
    await api.put({}, scorecard({ wickets: 0 }));
    await until(() => kinds().includes('innings'));
    expect(service.received.at(-1)?.urgency).toBe('normal');
    await api.put({}, scorecard({ wickets: 2 }));
    await until(() => kinds().includes('wicket'));
    await api.put(
      { status: 4, match_status: 'Ferns won by 8 wickets' },
      scorecard({ wickets: 2, detail: { Result: 'Ferns won by 8 wickets' } }),
    );
    await until(() => kinds().includes('result'));

    const byKind = new Map(received().map(message => [message.kind, message]));
    expect(byKind.get('toss')).toMatchObject({
      title: 'Toss: Ferns v Herons',
      text: 'Herons won the toss and chose to bat',
      path: '/matches/fernsvsherons-2026-11-26-m1',
    });
    expect(byKind.get('result')).toMatchObject({
      title: 'Result: Ferns v Herons',
      text: 'Ferns won by 8 wickets. Ferns 61/1, Herons 117.',
      quiet: { title: 'Ferns v Herons is over', text: 'Your scores are hidden.' },
    });
    expect(kinds()).toHaveLength(5);
  });

  test('nothing that was known when the rule was made is sent, and nothing twice', async () => {
    await api.put();
    const device = await api.subscribe();
    await api.post(device, { type: 'match', event: 'm1', kinds: [...all] });
    await api.put({ match_status: 'Drinks' }, scorecard({ wickets: 2 }));
    await until(() => kinds().includes('wicket'));
    await api.put({ match_status: 'Play' }, scorecard({ wickets: 2 }));
    await settled();

    expect(kinds()).toEqual(['wicket']);
    expect(service.received[0]).toMatchObject({ urgency: 'high', ttl: 600 });
    expect(received()[0]?.quiet.text).toBe('Your scores are hidden.');
  });

  test('one alert of a kind is sent per minute: a later one waits and has the latest text; others do not wait', async () => {
    await api.put();
    const device = await api.subscribe();
    await api.post(device, { type: 'match', event: 'm1', kinds: [...all] });
    await api.put({ score: '62/2:117' }, scorecard({ wickets: 2 }));
    await until(() => kinds().length === 1);
    await api.put({ score: '63/3:117' }, scorecard({ wickets: 3 }));
    await api.alerts.check();
    await api.put({ score: '64/4:117' }, scorecard({ wickets: 4 }));
    await settled();
    expect(kinds()).toEqual(['wicket']);
    await api.put({ status: 4, match_status: 'Abandoned' }, scorecard({ wickets: 4 }));
    await until(() => kinds().includes('result'));

    api.clock.ms += 61_000;
    await until(() => kinds().length === 3);
    expect(kinds()).toEqual(['wicket', 'result', 'wicket']);
    expect(received().at(-1)?.text).toContain('Ferns 64/4');
  });

  test('urgent alerts are sent first', async () => {
    await api.put({ status: 0, score: '' }, scorecard({ toss: false }));
    await api.alerts.stop();
    const device = await api.subscribe();
    await api.post(device, { type: 'match', event: 'm1', kinds: ['begins', 'wicket'] });
    // The one that is less urgent has waited longer.
    await api.put({ status: 2, score: '0/0:' }, { ...scorecard(), Innings: [] });
    await api.alerts.check();
    await api.put({}, scorecard({ wickets: 2 }));
    await api.alerts.check();

    const claim = async (limit: number) => {
      const claimed = await api.alertStore.claimAlerts(api.clock.ms, limit);
      return claimed.map(({ kind }) => kind);
    };
    expect([await claim(1), await claim(1), await claim(1)]).toEqual([['wicket'], ['begins'], []]);
    // The instance that has claimed them has died.
    api.clock.ms += 121_000;
    expect(await claim(10)).toEqual(['wicket', 'begins']);
  });

  test('a price at its target is sent once, with bookmaker, time and 18+, in the visitor’s format', async () => {
    await api.put();
    const device = await api.subscribe();
    const price = { type: 'price', event: 'm1', market: 'winner', selection: 'home' } as const;
    const rule = { ...price, target: 2.2, format: 'moneyline' };
    expect(await api.post(device, { ...rule, target: 1.5 })).toMatchObject({
      status: 400,
      detail: 'The price is already -116.01.',
    });
    await api.post(device, { ...rule, target: 5 });
    // A second press is the same alert.
    const { alerts } = await api.post(device, rule);
    expect(alerts).toMatchObject([
      { kind: 'price', price: { market: 'Match Winner', selection: 'Ferns', target: '+120' } },
    ]);
    await api.put({ markets: [quotedWinner([2.1, 2.15, 2.1])] });
    await settled();
    expect(received()).toEqual([]);

    await api.put({ markets: [quotedWinner([2.1, 2.2, 2.1])] });
    await until(() => received().length === 1);
    await api.put({ markets: [quotedWinner([2.4, 2.5, 2.4])] });
    await settled();

    expect(received()).toHaveLength(1);
    const { title, text, at } = received()[0] ?? { title: '', text: '' };
    expect(title).toBe('Ferns: +120 at Deep Cover');
    expect(text).toBe('Match Winner, Ferns v Herons. Price at {time}, it may have changed. 18+');
    expect(at).toBe(api.clock.ms / 1000);
    expect((await api.post(device)).alerts).toEqual([]);
  });

  test('a price that nobody can take is not sent: suspended, or not confirmed for too long', async () => {
    await api.put();
    const device = await api.subscribe();
    const price = { type: 'price', event: 'm1', market: 'winner', selection: 'home' } as const;
    await api.post(device, { ...price, target: 2, format: 'decimal' });
    await api.put({ markets: [{ ...quotedWinner([2.5, 2.5, 2.5]), status: 'suspended' }] });
    await settled();
    api.clock.ms += 61_000;
    await api.put({ markets: [quotedWinner([2.6, 2.6, 2.6])] });
    await settled();

    expect(received()).toEqual([]);
  });

  test('another leader that has seen the same events queues nothing again, and one that takes over misses nothing', async () => {
    await api.put();
    const device = await api.subscribe();
    await api.post(device, { type: 'match', event: 'm1', kinds: ['wicket'] });
    const [before] = (await api.alertStore.watched(api.clock.ms)).events;
    await api.stop();
    await api.put({}, scorecard({ wickets: 2 }));

    const others = await Promise.all([
      setUpAlerts(database, service),
      setUpAlerts(database, service),
    ]);
    await until(() => received().length > 0);
    for (const other of others) await other.alerts.check();
    const [message] = received();
    const late = before && {
      eventId: 'm1',
      before: before.state,
      next: before.state,
      moments: message ? [{ message, urgency: 3, lifetimeMs: 1000 }] : [],
    };
    if (late) await api.alertStore.queueMoments(late, api.clock.ms);
    for (const other of others) await other.stop();

    expect(received()).toHaveLength(1);
    expect(await api.alertStore.alertQueueLength()).toBe(0);
  });
});
