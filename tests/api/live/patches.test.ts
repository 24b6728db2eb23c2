import { createLocalBus } from '@/api/live/hub/bus';
import { createBatch } from '@/api/live/hub/frame-encoding';
import { createGroups } from '@/api/live/hub/groups';
import { createHub } from '@/api/live/hub/hub';
import type { PartialEvent } from '@/lib/contract/event';
import { fakeSocket } from './fake-socket';

type Text = {
  eventType: string;
  message: { base?: true; from?: number; to?: number; patch?: Record<string, unknown> };
  seq?: number;
};

function scene() {
  const bus = createLocalBus();
  const time = { now: 0 };
  const hub = createHub({ bus, now: () => time.now, defer: () => undefined });
  let version = 0;
  const client = (request: object) => {
    const socket = fakeSocket();
    const connection = hub.add(socket.client);
    const enter = (more: object) =>
      hub.onMessage(
        connection,
        JSON.stringify({ type: 'switchGroup', message: 'event_m1', ...more }),
      );
    enter(request);
    const received = () => socket.sent.splice(0).map(text => JSON.parse(text) as Text);
    const enterAgain = (more: object) => {
      enter(more);
      return received().map(({ eventType, message }) =>
        eventType === 'subscribed' ? message : eventType,
      );
    };
    return { ...socket, enter, enterAgain, received };
  };
  const change = (fields: Partial<PartialEvent>) => {
    version += 1;
    const full = { id: 'm1', version, ...fields };
    bus.publish({
      ...{ eventId: 'm1', leagues: ['cup'], full, card: full, commentary: [], matchInfo: null },
    });
    hub.flush();
  };
  return { hub, client, change, pass: (ms: number) => void (time.now += ms) };
}

const short = ({ eventType, message, seq }: Text) => {
  const { base, from, to, patch } = message;
  return { eventType, seq, base, from, to, fields: patch && Object.keys(patch) };
};

test('a client that asks for patches is sent the state, and then what changes', () => {
  const { client, change } = scene();
  const first = client({ patches: true });
  change({ score: '1/0:', match_status: 'First ball' });
  change({ score: '2/0:' });
  const second = client({ patches: true });
  change({ score: '3/0:', match_status: null });

  const like = (expected: ReturnType<typeof short> | object) => expect.objectContaining(expected);
  // The server notes the state from the first client on that wants it: the first patch is complete.
  expect(first.received().map(short)).toEqual([
    like({ eventType: 'subscribed' }),
    like({ eventType: 'event_updated', seq: 1 }),
    like({ eventType: 'event_patch', seq: 2, from: undefined, fields: ['id', 'version', 'score'] }),
    like({ seq: 3, from: 2, fields: ['version', 'score', 'match_status'] }),
  ]);
  expect(second.received().map(short)).toEqual([
    expect.objectContaining({ eventType: 'subscribed' }),
    expect.objectContaining({ eventType: 'event_patch', base: true, to: 2 }),
    expect.objectContaining({ eventType: 'event_patch', seq: 3, from: 2, to: 3 }),
  ]);
});

test('other clients of the group, and the groups of lists, are sent complete frames', () => {
  const { client, change } = scene();
  change({ score: '0/0:' });
  client({ patches: true });
  const complete = client({});
  const list = client({ message: 'event', patches: true });
  const league = client({ message: 'event_cup', patches: true });
  change({ score: '1/0:' });

  for (const one of [complete, list, league])
    expect(one.received().map(({ eventType }) => eventType)).toEqual([
      'subscribed',
      'event_updated',
    ]);
});

test('a client that reads slowly is sent complete frames, and the state again', () => {
  const { hub, client, change } = scene();
  change({ score: '0/0:' });
  const slow = client({ patches: true });
  slow.received();
  slow.stall();
  change({ score: '1/0:' });
  change({ score: '2/0:' });
  slow.drain();
  hub.catchUp();
  change({ score: '3/0:' });

  expect(slow.received().map(short)).toEqual([
    expect.objectContaining({ eventType: 'event_updated', seq: 3 }),
    expect.objectContaining({ eventType: 'event_patch', base: true, to: 3 }),
    expect.objectContaining({ eventType: 'event_patch', seq: 4, from: 3 }),
  ]);
});

test('what a client missed is sent in complete frames, and the state after it', () => {
  const { client, change } = scene();
  const first = client({ patches: true });
  change({ score: '1/0:' });
  const epoch = (first.received().at(-1) as { epoch?: string }).epoch ?? '';
  change({ score: '2/0:' });
  const back = client({ patches: true, epoch, seq: 1 });

  expect(back.received().map(short)).toEqual([
    expect.objectContaining({ eventType: 'event_updated', seq: 2 }),
    expect.objectContaining({ eventType: 'event_patch', base: true, to: 2 }),
    expect.objectContaining({ eventType: 'subscribed' }),
  ]);
});

describe('a client that subscribes again and again', () => {
  const recovered = { recovered: true };
  const lost = { recovered: false };

  test('is sent the state four times, then complete frames, and one state in five seconds', () => {
    const { client, change, pass } = scene();
    const one = client({ patches: true });
    change({ score: '0/0:' });
    change({ score: '1/0:' });
    one.received();
    const answers = Array.from({ length: 100 }, () => one.enterAgain({ patches: true }));
    expect(answers.filter(answer => answer.includes('event_patch'))).toHaveLength(4);
    expect(answers.at(-1)).toEqual([lost]);

    change({ score: '2/0:' });
    expect(one.received().map(short)).toMatchObject([{ eventType: 'event_updated', seq: 3 }]);
    pass(5000);
    change({ score: '3/0:' });
    change({ score: '4/0:' });
    expect(one.received().map(short)).toMatchObject([
      { eventType: 'event_updated', seq: 4 },
      { eventType: 'event_patch', base: true, to: 4 },
      { eventType: 'event_patch', seq: 5, from: 4 },
    ]);
  });

  test('is sent what it missed four times, and then fetches a snapshot', () => {
    const { client, change, pass } = scene();
    const one = client({});
    change({ score: '1/0:' });
    const { epoch } = one.received().at(-1) as { epoch?: string };
    change({ score: '2/0:' });
    one.received();
    const answers = Array.from({ length: 100 }, () => one.enterAgain({ epoch, seq: 1 }));

    expect(answers.slice(0, 4)).toEqual(Array(4).fill(['event_updated', recovered]));
    expect(answers.slice(4)).toEqual(Array(96).fill([lost]));
    // Whoever has missed nothing is not sent anything.
    expect(one.enterAgain({ epoch, seq: 2 })).toEqual([recovered]);
    pass(5000);
    expect(one.enterAgain({ epoch, seq: 1 })).toEqual(['event_updated', recovered]);
    expect(one.enterAgain({ epoch, seq: 1 })).toEqual([lost]);
  });
});

test('the frame of an event that has returned is complete: no snapshot had it meanwhile', () => {
  const { client, change } = scene();
  change({ score: '1/0:', match_status: 'Tea' });
  const one = client({ patches: true });
  change({ status: 90, match_status: 'Withdrawn' });
  one.received();
  change({ name: 'Ferns - Herons', status: 2, score: '2/0:', match_status: 'Back again' });

  expect(one.received().map(short)).toEqual([
    expect.objectContaining({
      from: undefined,
      fields: ['id', 'version', 'status', 'match_status', 'name', 'score'],
    }),
  ]);
});

test('a frame that repeats what was sent is complete: some clients lack it', () => {
  const { client, change } = scene();
  change({ score: '1/0:' });
  const one = client({ patches: true });
  one.received();
  change({ score: '1/0:', match_status: 'Back again' });

  expect(one.received().map(short)).toEqual([
    expect.objectContaining({
      from: undefined,
      fields: ['id', 'version', 'score', 'match_status'],
    }),
  ]);
});

test('a patch has no prices where none may be shown', () => {
  const groups = createGroups('epoch');
  const market = (odds: number) => ({
    ...{ id: 'w', name: 'Winner', selections: [{ id: 'home', name: 'Home', odds }] },
  });
  const frames = [2.5, 2.75].flatMap((odds, at) => {
    const full = { id: 'm1', version: at + 1, score: `${at}/0:`, markets: [market(odds)] };
    groups.add({
      ...{ eventId: 'm1', leagues: [], full, card: full, commentary: [], matchInfo: null },
    });
    groups.markHeard('event_m1', 0);
    groups.base('event_m1', 0);
    return groups.take('event_m1', 0);
  });
  const text = (prices: boolean) =>
    createBatch([...frames, ...(groups.base('event_m1', 0) ?? [])])
      .encoded({ compressed: false, prices, patched: true })
      .toString();

  expect(text(true)).toMatch(/event_patch.*2\.75/s);
  expect(text(false)).toContain('event_patch');
  expect(text(false)).not.toMatch(/2\.5|2\.75|Winner|"w"/);
});
