import { fc } from '@/tests/fixtures/properties';
import type { Connection } from '@/api/live/hub/connection';
import { fakeSocket } from '@/tests/api/live/fake-socket';
import { cases } from '@/tests/fixtures/cases';
import { createSequenceCheck } from '@/tests/instances/sequence-check';
import { createLeader, createMemoryStream, createReadingHub, updateOf } from './instance-stream';

/*
 * Several instances in one process: leaders that die, freeze and publish late, instances that read
 * slowly, clients that go from one to another, and a stream that loses replies and all its entries.
 */
const instances = 2;
const clients = 3;
const group = 'event_m1';

type Step =
  | { kind: 'change' | 'elect' | 'empty' | 'late' | 'lose' }
  | { kind: 'read'; instance: number; count: number }
  | { kind: 'move'; client: number; instance: number };

const instance = fc.nat(instances - 1);
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<Step>({ kind: 'change' }) },
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('read' as const), instance, count: fc.nat(6) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        client: fc.nat(clients - 1),
        instance,
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'late' }, { kind: 'lose' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Step>({ kind: 'elect' }, { kind: 'elect' }, { kind: 'empty' }),
    },
  ),
  { minLength: 40, maxLength: 120, size: 'max' },
);

test('no client misses a change, receives one twice, or an older one after a newer, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async plan => {
      expect(await simulate(plan)).toEqual([]);
    }),
    { numRuns: cases(200) },
  );
}, 120_000);

async function simulate(plan: readonly Step[]): Promise<string[]> {
  let deferred: (() => void)[] = [];
  let nowMs = 1_795_681_200_000;
  let lost = 0;
  const own = { now: () => nowMs, defer: (run: () => void) => void deferred.push(run) };
  const stream = createMemoryStream();
  const options = { ...own, loseReply: () => lost-- > 0 };
  let term = 1;
  let stored = 1;
  let leader = createLeader(stream, term, options);
  let former = leader;
  const hubs = Array.from({ length: instances }, () => createReadingHub(stream, own));
  const visitors = Array.from({ length: clients }, (_, index) => visitor(index));

  function visitor(at: number) {
    const check = createSequenceCheck();
    let socket = fakeSocket();
    let connection: Connection | null = null;
    let place = at % instances;
    let position: { epoch: string; seq: number } | null = null;
    let version = 0;
    /** Handles what has arrived. */
    const receive = () => {
      for (const text of socket.sent.splice(0)) {
        check.frame(text);
        const frame = JSON.parse(text) as {
          eventType: string;
          epoch: string;
          seq?: number;
          message: { recovered?: boolean; version?: number };
        };
        // A snapshot has what is stored.
        if (frame.message.recovered === false) version = Math.max(version, stored);
        if (frame.eventType === 'subscribed' || frame.seq === undefined) continue;
        position = { epoch: frame.epoch, seq: frame.seq };
        version = Math.max(version, frame.message.version ?? 0);
      }
    };
    const enter = (next: number) => {
      receive();
      if (connection) hubs[place]?.hub.leave(connection);
      place = next;
      socket = fakeSocket();
      const { hub } = hubs[place] ?? never();
      connection = hub.add(socket.client);
      hub.onMessage(
        connection,
        JSON.stringify({ type: 'switchGroup', message: group, ...position }),
      );
    };
    return { enter, receive, problems: check.problems, version: () => version };
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      nowMs += 100;
      const due = deferred;
      deferred = [];
      due.forEach(run => run());
      await new Promise(setImmediate);
    }
    visitors.forEach(({ receive }) => receive());
  }

  visitors.forEach(({ enter }, index) => enter(index % instances));
  for (const step of plan) {
    if (step.kind === 'change') leader.publish(updateOf((stored += 1)));
    else if (step.kind === 'late') former.publish(updateOf(stored));
    else if (step.kind === 'lose') lost = 2;
    else if (step.kind === 'empty') stream.empty();
    else if (step.kind === 'read') hubs[step.instance]?.read(step.count);
    else if (step.kind === 'move') visitors[step.client]?.enter(step.instance);
    else {
      former = leader;
      leader = createLeader(stream, (term += 1), options);
      // Publishes changes that the previous leader may have stored without publishing them.
      leader.publish(updateOf(stored));
    }
    if (step.kind !== 'change') await settle();
  }
  lost = 0;
  leader.publish(updateOf((stored += 1)));
  await settle();
  for (let rounds = 0; rounds < 3; rounds += 1) hubs.forEach(({ read }) => read(1000));
  await settle();

  return visitors.flatMap(({ problems, version }, index) => [
    ...problems().map(text => `client ${index}: ${text}`),
    ...(version() === stored ? [] : [`client ${index} has version ${version()} of ${stored}`]),
  ]);
}

const never = (): never => {
  throw new Error('There is no such instance.');
};
