import type { Database } from '@/api/store/database';
import { addressKeys, clickOuts, outgoingMails } from '@/api/store/visitor-tables';
import { storedClickOut } from '@/tests/api/click-outs/stored-click-out';
import { visitorServices, type TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

const dayMs = 24 * 3600 * 1000;

let database: Database;
let context: TestContext;

testContextForEach((nextContext, nextDatabase) => {
  context = nextContext;
  database = nextDatabase;
});

/** Rows of every kind, as old as these days, and a second older. */
async function leave(days: number): Promise<void> {
  const { visitors, clock } = context;
  for (const [age, at] of [
    ['kept', clock.ms - days * dayMs],
    ['old', clock.ms - days * dayMs - 1000],
  ] as const) {
    const key = `${days}-${age}`;
    const mail = {
      recipient: 'desk@bat.example',
      about: key,
      queuedAt: at,
      mail: { subject: key, text: key },
    };
    await visitors.writeMessage(
      {
        key,
        fullName: 'Asha',
        email: 'Asha@Example.com',
        message: key,
        captcha: 'off',
        receivedAt: at,
      },
      mail,
    );
    const signup = { email: `${key}@example.com`, at };
    await visitors.writeSubscriber({
      ...signup,
      confirmation: { ...mail, recipient: signup.email },
    });
    await visitors.writeSubscriber({
      ...signup,
      email: `sure-${signup.email}`,
      confirmation: null,
    });
    await visitors.writeClickOut(storedClickOut({ key, at, addressHash: 'hash' }));
    await visitors.addressKeyOf(new Date(at).toISOString().slice(0, 10));
  }
}

async function left() {
  const { sql } = database;
  const out = await sql.select().from(clickOuts);
  return {
    messages: (await context.visitors.messagesSince(0)).map(row => row.key).sort(),
    clickOuts: out.map(row => row.key).sort(),
    hashed: out.flatMap(row => (row.addressHash === null ? [] : [row.key])).sort(),
    subscribers: (await context.visitors.allSubscribers()).map(row => row.email).sort(),
    mails: (await sql.select().from(outgoingMails)).map(row => row.about).sort(),
    keys: (await sql.select().from(addressKeys)).map(row => row.day),
  };
}

test('each kind is stored as long as its setting states, and not a second longer', async () => {
  for (const days of [0, 3, 5, 7, 14]) await leave(days);
  const desk = visitorServices(context, {
    KEEP_ADDRESSES_DAYS: '3',
    KEEP_MESSAGES_DAYS: '5',
    KEEP_CLICK_OUTS_DAYS: '7',
  });

  await desk.purgeExpired();

  const upTo = (days: number) =>
    [0, 3, 5, 7, 14]
      .flatMap(age => [`${age}-kept`, `${age}-old`].slice(0, age < days ? 2 : age === days ? 1 : 0))
      .sort();
  const rows = await left();
  expect(rows.hashed).toEqual(upTo(3));
  expect(rows.messages).toEqual(upTo(5));
  expect(rows.clickOuts).toEqual(upTo(7));
  expect(rows.mails).toEqual([...upTo(14), ...upTo(14)].sort());
  // A confirmed subscriber stays until they unsubscribe.
  expect(rows.subscribers).toEqual(
    [
      ...upTo(14).map(key => `${key}@example.com`),
      ...upTo(15).map(key => `sure-${key}@example.com`),
    ].sort(),
  );
  expect(rows.keys).toEqual([new Date(context.clock.ms).toISOString().slice(0, 10)]);
});

test('an address is deleted in any spelling, and no other address is', async () => {
  await leave(0);
  await context.visitors.writeSubscriber({
    email: 'asha@example.com',
    at: context.clock.ms,
    confirmation: {
      recipient: 'asha@example.com',
      about: 'asha@example.com',
      queuedAt: context.clock.ms,
      mail: { subject: 'x', text: 'x' },
    },
  });

  const gone = await context.visitors.eraseEmail('ASHA@example.COM');

  expect(gone).toEqual({ messages: 2, subscribers: 1, mails: 1 });
  const rows = await left();
  expect(rows.messages).toEqual([]);
  expect(rows.subscribers).toHaveLength(4);
  expect(await context.visitors.eraseEmail('asha@example.com')).toEqual({
    messages: 0,
    subscribers: 0,
    mails: 0,
  });
});
