import {
  publisherStart,
  publisherStep,
  type PublisherEvent,
  type PublisherState,
} from './publish-step';

const due = (...groups: string[]): PublisherEvent => ({ type: 'due', groups });

/** What follows from these events, one after the other, since the begin of a term. */
function after(...events: PublisherEvent[]) {
  let [state, effects] = publisherStart;
  for (const event of events) [state, effects] = publisherStep(state, event);
  return { state, effects };
}

const claimed: PublisherEvent[] = [{ type: 'appended' }, { type: 'numbers' }];

test('a term begins with an empty tick, and then reads the numbers', () => {
  expect(publisherStart[1]).toEqual([{ do: 'append', tick: 1, groups: new Set() }]);
  expect(after({ type: 'appended' }).effects).toEqual([{ do: 'read numbers' }]);
  expect(after(...claimed)).toEqual({ state: { is: 'ready', tick: 1 }, effects: [] });
});

test('groups that become due before the numbers are known are sent together after them', () => {
  const { state, effects } = after(due('event'), { type: 'appended' }, due('event_m1'), {
    type: 'numbers',
  });

  expect(effects).toEqual([{ do: 'append', tick: 2, groups: new Set(['event', 'event_m1']) }]);
  expect(state).toEqual({ is: 'sending', tick: 2, due: new Set() });
});

test('groups that become due while a tick is on its way are the next tick', () => {
  const sending = after(...claimed, due('event'), due('event_m1'), due('event', 'event_m1'));
  expect(sending.effects).toEqual([]);

  const [state, effects] = publisherStep(sending.state, { type: 'appended' });

  expect(effects).toEqual([{ do: 'append', tick: 3, groups: new Set(['event_m1', 'event']) }]);
  expect(publisherStep(state, { type: 'appended' })).toEqual([{ is: 'ready', tick: 3 }, []]);
});

test.each([
  ['appends a tick', []],
  ['reads the numbers', [{ type: 'appended' }]],
  ['appends a later tick', [...claimed, due('event')]],
] satisfies [string, PublisherEvent[]][])(
  'a request that %s is repeated after a wait when it fails',
  (_, events) => {
    const { state } = after(...events);

    expect(publisherStep(state, { type: 'failed' })).toEqual([state, [{ do: 'wait' }]]);
    expect(publisherStep(state, { type: 'waited' })).toEqual([state, [{ do: 'repeat request' }]]);
  },
);

test('a refusal is reported, and nothing follows it', () => {
  const { state, effects } = after(...claimed, due('event'), { type: 'refused' });

  expect(effects).toEqual([{ do: 'report refusal' }]);
  expectStopped(state);
});

test('a publisher that was stopped does not repeat a request', () => {
  expectStopped(after(...claimed, due('event'), { type: 'failed' }, { type: 'stop' }).state);
});

function expectStopped(state: PublisherState): void {
  for (const type of ['appended', 'refused', 'numbers', 'failed', 'waited', 'stop'] as const)
    expect(publisherStep(state, { type })).toEqual([{ is: 'stopped' }, []]);
  expect(publisherStep(state, due('event'))).toEqual([{ is: 'stopped' }, []]);
}
