import path from 'node:path';
import fc from 'fast-check';
import { isDeepEqual } from '@/api/live/deep-equal';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/hub/bus';
import { createHub } from '@/api/live/hub/hub';
import { diffJson, unpatchable, withoutNulls } from '@/api/live/hub/json-diff';
import { createIngest } from '@/api/live/ingest';
import { confirmationKeys } from '@/api/live/market-diff';
import { loadRecords } from '@/api/feeds/demo/records/load-records';
import { createScheduledMatch } from '@/api/feeds/demo/schedule/scheduled-match';
import type { PartialEvent, WireMarket } from '@/lib/contract/event';
import { readFrame, type LiveMessage } from '@/lib/contract/live/read-frame';
import { applyPatch, createPatchReader } from '@/lib/live/socket/patch-reader';

const startTime = 1_795_681_200;
const playedSeconds = 250;

/** What a page has of a match after its frames, by the rules of the contract. */
function createPage() {
  const fields: Record<string, unknown> = {};
  let markets = new Map<string, WireMarket>();
  const withKnownPrices = (market: WireMarket): WireMarket => ({
    ...market,
    selections: market.selections.map((selection, at) => {
      const prices = selection.prices ?? markets.get(String(market.id))?.selections[at]?.prices;
      return { ...selection, ...(prices && { prices }) };
    }),
  });
  return {
    read(message: LiveMessage): void {
      if (message.type === 'match_info') fields['info'] = message.info;
      if (message.type === 'commentary') fields['comments'] = message.innings;
      if (message.type !== 'event_updated') return;
      for (const { markets: list, ...event } of message.events) {
        Object.assign(fields, event);
        if (list) markets = new Map(list.map(one => [String(one.id), withKnownPrices(one)]));
      }
    },
    /** Cards leave out what never changes of a market. */
    shown: () => ({
      fields,
      markets: [...markets.values()].map(
        ({ kind: _kind, group: _group, line: _l, ...rest }) => rest,
      ),
    }),
  };
}

test('a match that is read as patches is the same after every frame, and its prices as new', async () => {
  const folder = path.join(import.meta.dirname, '../../api/feeds/demo/records/data');
  const record = (await loadRecords(folder)).find(({ format }) => format === 'T20');
  if (!record) throw new Error('no record');
  let nowMs = startTime * 1000;
  const deferred: (() => void)[] = [];
  const bus = createLocalBus();
  const hub = createHub({ bus, now: () => nowMs, defer: run => void deferred.push(run) });
  const store = {
    eventById: async () => null,
    storedComments: async () => [],
    writeChanges: async () => undefined,
  };
  const ingest = createIngest({ store, eventCache: createEventCache(), bus, now: () => nowMs });
  const source = createScheduledMatch(
    { eventId: '1', recordId: record.id, startTime, lane: 0, done: false },
    record,
    { speed: 1, seed: 'patches' },
  );
  const [complete, patched] = [createPage(), createPage()];
  const readPatch = createPatchReader(() => {
    throw new Error('a state is missing');
  }, Date.now);
  const sizes = { complete: 0, patched: 0, patches: 0 };
  const listen = (patches: boolean, read: (text: string) => void) => {
    const connection = hub.add({
      bufferedAmount: 0,
      send: ({ frames }, isPatched) =>
        frames.forEach(({ bytes, patch }) => read(String((isPatched && patch?.()) || bytes))),
      reply: () => undefined,
      ping: () => undefined,
      close: () => undefined,
      terminate: () => undefined,
    });
    hub.onMessage(connection, JSON.stringify({ type: 'switchGroup', message: 'event_1', patches }));
  };
  listen(false, text => {
    sizes.complete += text.length;
    complete.read(readFrame(text).message);
  });
  listen(true, text => {
    sizes.patched += text.length;
    sizes.patches += text.includes('"from"') ? 1 : 0;
    patched.read(readFrame(text, readPatch).message);
  });

  for (const end = nowMs + playedSeconds * 1000; nowMs < end; nowMs += 500) {
    const due = source.poll(nowMs);
    if (!due) continue;
    await ingest.put(due.change);
    due.acknowledge();
    for (let run = deferred.shift(); run; run = deferred.shift()) run();
    const [expected, shown] = [complete.shown(), patched.shown()];
    expect(withoutNulls(shown.fields)).toEqual(withoutNulls(expected.fields));
    // A market that only moved is sent again, with new times, in complete frames.
    if (!isDeepEqual(shown.markets, expected.markets, confirmationKeys))
      expect(withoutNulls(shown.markets)).toEqual(withoutNulls(expected.markets));
  }

  expect(sizes.patches).toBeGreaterThan(50);
  expect(sizes.patched).toBeLessThan(sizes.complete / 4);
}, 60_000);

test('prices that are read as patches have the time of their frame', () => {
  const bus = createLocalBus();
  const hub = createHub({ bus, now: () => 0, defer: () => undefined });
  const read: PartialEvent[] = [];
  const readPatch = createPatchReader(() => undefined, Date.now);
  const connection = hub.add({
    bufferedAmount: 0,
    send: ({ frames }, isPatched) =>
      frames.forEach(({ bytes, patch }) => {
        const { message } = readFrame(String((isPatched && patch?.()) || bytes), readPatch);
        if (message.type === 'event_updated') read.push(...message.events);
      }),
    reply: () => undefined,
    ping: () => undefined,
    close: () => undefined,
    terminate: () => undefined,
  });
  const publish = (version: number, odds: number, times: [number, number]) => {
    const prices = ['a', 'b'].map((bookmaker, at) => ({
      bookmaker,
      odds: at === 0 ? odds : 3,
      updated_at: times[at] ?? 0,
    }));
    const full = {
      id: 'm1',
      version,
      updated_at: times[0],
      markets: [
        { id: 'w', name: 'Winner', selections: [{ id: 'home', name: 'Home', odds, prices }] },
      ],
    } as PartialEvent;
    const update = { eventId: 'm1', leagues: [], card: full, commentary: [], matchInfo: null };
    bus.publish({ ...update, full });
    hub.flush();
  };
  publish(1, 2, [100, 100]);
  hub.onMessage(
    connection,
    JSON.stringify({ type: 'switchGroup', message: 'event_m1', patches: true }),
  );
  publish(2, 2.1, [110, 110]);
  publish(3, 2.2, [120, 110]);
  publish(4, 2.3, [130, 110]);

  expect(
    read.map(({ markets }) => markets?.[0]?.selections[0]?.prices?.map(price => price.updated_at)),
  ).toEqual([
    [110, 110],
    [120, 110],
    [130, 110],
  ]);
});

const json = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '1'), tie('value')),
  ),
})).value;

test('a patch turns every value into the next one, or is refused', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json), (a, b) => {
      const [before, after] = [withoutNulls(a), withoutNulls(b)];
      const patch = diffJson(before, after);
      if (patch === unpatchable) refused += 1;
      else
        expect(JSON.stringify(sorted(applyPatch(before, JSON.parse(JSON.stringify(patch)))))).toBe(
          JSON.stringify(sorted(after)),
        );
    }),
    { numRuns: 2000 },
  );
  expect(refused).toBeLessThan(1000);
});

/** With the keys of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
