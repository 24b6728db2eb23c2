import { claimMails, queueMail } from '@/api/store/visitors/mails';
import { createVisitorStore } from '@/api/store/visitor-store';
import { createMailer, type Mailer } from '@/api/visitors/mailer';
import { emptyTables } from '@/tests/api/store/databases';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasPostgresPrograms } from './postgres-server';
import { useTwoDatabases } from './two-databases';
import { processClock } from '@/api/lifecycle/process-clock';

const withPostgres = hasPostgresPrograms() ? describe : describe.skip;

withPostgres('the emails of several instances', () => {
  const database = useTwoDatabases();
  let server: MailServer;
  const mailers: Mailer[] = [];
  let now: number;

  beforeEach(async () => {
    now = 1_795_681_200_000;
    await emptyTables(database(0));
  });
  afterEach(async () => {
    await Promise.all(mailers.splice(0).map(mailer => mailer.stop()));
    await server?.close();
  });

  const queue = async (count: number) => {
    for (let number = 1; number <= count; number += 1)
      await queueMail(database(0).sql, {
        recipient: `reader-${number}@bat.example`,
        about: String(number),
        mail: { subject: `Number ${number}`, text: 'Hello' },
        queuedAt: now,
      });
  };

  const start = (instance: number) =>
    mailers.push(
      createMailer({
        store: createVisitorStore(database(instance)),
        smtpUrl: server.url,
        from: 'post@bat.example',
        clock: { ...processClock, now: () => now },
        log: { warn: () => undefined, error: () => undefined },
        pollIntervalMs: 20,
      }),
    );

  const left = async () => (await createVisitorStore(database(0)).mailQueue()).length;
  const recipients = () => server.received.flatMap(({ to }) => to).sort();

  it('emails are each sent once, by either instance', async () => {
    server = await mailServer();
    await queue(60);

    start(0);
    start(1);
    await waitUntil(async () => (await left()) === 0);

    expect(new Set(recipients()).size).toBe(60);
    expect(recipients()).toHaveLength(60);
  });

  it('emails are each sent once when the mail server takes longer than a claim for a few', async () => {
    server = await mailServer(async count => {
      if (count <= 2) now += 70_000;
      if (count !== 2) return;
      // The other instance begins when what was claimed at first is due again.
      start(1);
      await waitUntil(() => server.received.length > 2);
    });
    await queue(3);

    start(0);
    await waitUntil(async () => (await left()) === 0);

    expect(recipients()).toEqual([1, 2, 3].map(number => `reader-${number}@bat.example`));
  });

  it('emails of an instance that died are sent by the other two minutes later', async () => {
    server = await mailServer();
    await queue(1);
    expect(await claimMails(database(0).sql, now)).toHaveLength(1);

    expect(await claimMails(database(1).sql, now + 119_000)).toEqual([]);
    now += 120_000;
    start(1);
    await waitUntil(async () => (await left()) === 0);

    expect(recipients()).toEqual(['reader-1@bat.example']);
  });

  it('emails do not wait for an instance that freezes while it claims one', async () => {
    server = await mailServer();
    await queue(2);

    await database(0).sql.transaction(async frozen => {
      const [first] = await claimMails(frozen, now);
      const [second] = await claimMails(database(1).sql, now);

      expect(first).toMatchObject({ about: '1' });
      expect(second).toMatchObject({ about: '2' });
    });
  }, 10_000);
});
