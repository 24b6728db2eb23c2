import { until } from './alert-setup';
import { prepareDevice, wickets } from './prepare-device';

const day = 24 * 60 * 60 * 1000;

const visit = prepareDevice();
const { alertsOf, fallWicket } = visit;

describe('a push service', () => {
  test.each([404, 410])(
    'a push service that answers %i has its subscription deleted',
    async status => {
      await visit.api.post(visit.device, wickets);
      visit.service.fail(status);
      await fallWicket();
      await until(() => visit.api.outcomes.includes('gone'));

      expect(await alertsOf()).toEqual([]);
      expect(await visit.api.alertStore.alertQueueLength()).toBe(0);
    },
  );

  test('a push service that is busy or broken is retried with longer pauses, as long as the alert is useful', async () => {
    await visit.api.post(visit.device, wickets);
    visit.service.fail(500, 2);
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);
    visit.api.clock.ms += 4000;
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(visit.service.requests()).toBe(1);
    visit.api.clock.ms += 2000;
    await until(() => visit.api.outcomes.length === 2);
    visit.api.clock.ms += 21_000;
    await until(() => visit.api.outcomes.length === 3);

    expect(visit.api.outcomes).toEqual(['retried', 'retried', 'sent']);
    expect(visit.service.received).toHaveLength(1);
  });

  test('states how long to wait, and is dropped in the end', async () => {
    await visit.api.post(visit.device, wickets);
    visit.service.fail(429, 1, { 'retry-after': '90' });
    visit.service.fail(503, 100);
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);
    visit.api.clock.ms += 89_000;
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(visit.service.requests()).toBe(1);
    while (!visit.api.outcomes.includes('dropped')) {
      visit.api.clock.ms += 1000;
      await new Promise(resolve => setTimeout(resolve, 1));
      if (visit.api.clock.ms > 1_795_681_200_000 + day) break;
    }

    expect(visit.api.outcomes.at(-1)).toBe('dropped');
    expect(visit.service.requests()).toBeLessThanOrEqual(5);
    // The device was not the reason.
    expect(await alertsOf()).toHaveLength(1);
  }, 30_000);

  test('states until when to wait', async () => {
    await visit.api.post(visit.device, wickets);
    const until90s = new Date(visit.api.clock.ms + 90_000).toUTCString();
    visit.service.fail(503, 1, { 'retry-after': until90s });
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);
    visit.api.clock.ms += 88_000;
    expect(await visit.api.alertStore.claimAlerts(visit.api.clock.ms, 1)).toEqual([]);
    visit.api.clock.ms += 3000;
    await until(() => visit.api.outcomes.length === 2);

    expect(visit.api.outcomes).toEqual(['retried', 'sent']);
  });

  test('a push service that refuses a message is not called again with it', async () => {
    await visit.api.post(visit.device, wickets);
    visit.service.fail(413);
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);

    expect(visit.api.outcomes).toEqual(['dropped']);
  });

  test('a push service that does not know the site’s key refuses the message', async () => {
    const other = visit.service.subscribe('B'.repeat(87));
    await visit.api.post(other, wickets);
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);

    expect(visit.service.refused).toEqual(['Error: another key than the one of the subscription']);
    expect(visit.service.received).toEqual([]);
  });
});
