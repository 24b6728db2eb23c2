import { decodeTick, encodeTick, type Tick } from './tick';

const tick: Tick = {
  at: 1_795_680_000_000,
  groups: [
    {
      group: 'event_7',
      messages: [{ seq: 1, parts: [{ type: 'event_updated', eventId: '7', event: { id: '7' } }] }],
    },
  ],
  changed: [['7', 3]],
  confirmed: [],
};

test('an entry is read as it was written', () => {
  expect(decodeTick(encodeTick(tick))).toEqual(tick);
});

const changed = (changes: object): string =>
  JSON.stringify({ ...(JSON.parse(encodeTick(tick)) as object), ...changes });

test.each([
  ['', '{', 'null', '[]', '7', '{"v":1}'],
  [changed({ v: 2 }), changed({ at: 'now' }), changed({ changed: [['7']] })],
  [changed({ parts: {} }), changed({ parts: [null] }), changed({ parts: [{ type: 'other' }] })],
  [changed({ parts: [{ type: 'event_updated', eventId: '7', event: null }] })],
  [changed({ parts: [{ type: 'toString', eventId: '7' }] }), changed({ confirmed: [{ id: '7' }] })],
  [changed({ groups: [['event_7', [['1', [0]]]]] }), changed({ groups: { event_7: [] } })],
])('what is no entry is not read: %#', (...texts) => {
  expect(texts.map(decodeTick)).toEqual(texts.map(() => null));
});
