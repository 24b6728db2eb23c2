import { anyText, fc } from '@/tests/fixtures/properties';
import { Event } from '@/lib/contract/event';
import { NewsItem } from '@/lib/contract/news';
import * as shapes from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import { parseResponse } from './parse';
import { cleaners, toLine, toName, toProse } from './text';

const hidden = '\u202e\u2066\u200b\ufeff\u00ad\u3164\0\x07\ud800\uffff\u{e0041}';

test.each([
  ['Ferns', 'Ferns'],
  ['  Ferns\r\n\tXI ', 'Ferns XI'],
  [`F${hidden}erns`, 'Ferns'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  // Joiners of Devanagari and Persian, and the parts of an emoji.
  ['क्‍ष', 'क्‍ष'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  ['🏏'.repeat(80), '🏏'.repeat(80)],
  ['🏏'.repeat(1000), `${'🏏'.repeat(79)}…`],
])('the name %j is %j', (text, name) => {
  expect(toName(text)).toBe(name);
});

test('prose keeps its lines and its direction marks, but no mark that reverses text', () => {
  expect(toProse('one\r\ntwo\t\u200f\u200eש\0\u202e\ud800')).toBe('one\r\ntwo\t\u200f\u200eש');
});

test.each(Object.entries(cleaners))(
  '%s changes nothing that it has already cleaned',
  (_, clean) => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), text => {
        const cleaned = clean(text);

        expect(clean(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\0\x07\u202e\p{Surrogate}]/u);
        expect(cleaned.length).toBeLessThanOrEqual(text.length);
      }),
    );
  },
);

test('a line has no line break', () => {
  fc.assert(
    fc.property(anyText(), text => {
      expect(toLine(text)).not.toMatch(/[\n\r\u2028\u2029\u0085]/);
    }),
  );
});

describe('a host with such texts', () => {
  const long = `Long\u202e\r\n${'x'.repeat(1000)}`;
  const event = {
    id: 1,
    name: `${long} - ${long}`,
    start_time: 'soon',
    status: 0,
    tournament: long,
    competitors: [
      { id: 1, name: long },
      { id: 2, name: 'B\0' },
    ],
    markets: [{ id: 1, name: long, selections: [{ id: 1, name: long, odds: 2 }] }],
    bookmakers: [{ slug: 'a', title: long, kind: 'fixed' }],
    match_info: { Teams: { 1: { Name_Full: long } } },
  };
  const name = `Long ${'x'.repeat(74)}…`;

  test.each([
    ['by the schema', () => parseResponse(Event, event)],
    ['in the browser', () => parseShape(shapes.event, event)],
  ])('a host with such texts is read with clean and shortened ones %s', (_, read) => {
    const { data, dropped } = read();

    expect(dropped).toEqual([]);
    expect(data).toMatchObject({
      tournament: name,
      start_time: undefined,
      competitors: [{ name }, { name: 'B' }],
      markets: [{ name: `Long ${'x'.repeat(194)}…`, selections: [{ name }] }],
      bookmakers: [{ title: name }],
      match_info: { Teams: { 1: { Name_Full: name } } },
    });
  });

  test('a host with such texts keeps the lines of an article, without what feeds cannot have', () => {
    const story = { slug: 'a', title: 'A\r\nB\u202e', publish_date: 1, text: '<p>one\ntwo\0</p>' };

    expect(parseResponse(NewsItem, story).data).toMatchObject({
      title: 'A B',
      text: '<p>one\ntwo</p>',
    });
  });
});
