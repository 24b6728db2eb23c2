import { fc } from '@/tests/fixtures/properties';
import { acceptedBodies, wirePlugins } from '@/tests/fixtures/wire/wire-blocks';
import { blockTypes } from '@/lib/contract/page';
import { readBlocks, type Block, type BlockOf } from './block';

/** Parses a body as the only block. */
function read<T extends Block['type']>(type: T, body: unknown): BlockOf<T> {
  const { blocks, dropped } = readBlocks([{ type, body }]);
  expect(dropped).toEqual([]);
  expect(blocks).toHaveLength(1);
  return blocks[0] as BlockOf<T>;
}

const refusal = (type: string, body: unknown) => readBlocks([{ type, body }]);

test.each(blockTypes.flatMap(type => acceptedBodies[type].map(body => [type, body] as const)))(
  '%s reads %j',
  (type, body) => {
    expect(read(type, body).type).toBe(type);
  },
);

test.each(blockTypes.filter(type => !['SpacePlugin', 'ContactUsFormPlugin'].includes(type)))(
  'an empty %s is omitted, in whatever form it is empty',
  type => {
    for (const body of ['', '  ', null, undefined, {}, [], [[]], { title: null }]) {
      const { blocks, dropped } = refusal(type, body);
      expect({ body, blocks }).toEqual({ body, blocks: [] });
      expect(dropped).toEqual([{ path: 'plugins.0', reason: expect.any(String) }]);
    }
  },
);

test('an unknown block or a value that is not one does not affect the others', () => {
  const { blocks, dropped } = readBlocks([
    { type: 'MarqueePlugin', body: 'x' },
    { type: 'toString', body: 'x' },
    null,
    { body: 'no type' },
    { type: 'TextContentPlugin', body: '<p>Stays</p>' },
  ]);

  expect(blocks).toEqual([{ type: 'TextContentPlugin', html: '<p>Stays</p>' }]);
  expect(dropped.map(({ path }) => path)).toEqual([
    'plugins.0',
    'plugins.1',
    'plugins.2',
    'plugins.3',
  ]);
  expect(dropped[0]?.reason).toBe("unknown block 'MarqueePlugin'");
});

test('an invalid list element is reported with its path', () => {
  const items = [{ title: 'Why?', text: 'Because.' }, { text: 'No title' }, 7];
  const { blocks, dropped } = refusal('AccordionPlugin', { items });

  expect(blocks).toEqual([
    { type: 'AccordionPlugin', title: null, items: [{ title: 'Why?', html: 'Because.' }] },
  ]);
  expect(dropped.map(({ path }) => path)).toEqual(['plugins.0.items.1', 'plugins.0.items.2']);
});

test.each([
  [{ title: 'Go', link: '/news', external_link: 'https://elsewhere.example' }, '/news'],
  [{ title: 'Go', external_link: 'https://elsewhere.example' }, 'https://elsewhere.example'],
  [{ title: 'Go', link: '', external_link: 'elsewhere.example/a' }, 'https://elsewhere.example/a'],
])('a link within the site is preferred to an external one: %j', (body, href) => {
  expect(read('ButtonPlugin', body).href).toBe(href);
  expect(read('LinkPlugin', body).href).toBe(href);
});

test('columns contain blocks, and plain text is one', () => {
  const { left, right } = read('TwoCollPlugin', acceptedBodies.TwoCollPlugin[0]);

  expect(left).toEqual([{ type: 'TextContentPlugin', html: '<p>Left</p>' }]);
  expect(right).toEqual([expect.objectContaining({ type: 'ButtonPlugin', title: 'Go' })]);
});

test('columns do not contain columns', () => {
  const inner = { type: 'TwoCollPlugin', body: ['a', 'b'] };
  const { blocks, dropped } = refusal('TwoCollPlugin', { left: [inner], right: 'x' });

  expect(blocks).toMatchObject([{ left: [], right: [{ html: 'x' }] }]);
  expect(dropped).toEqual([{ path: 'plugins.0.left.0', reason: "unknown block 'TwoCollPlugin'" }]);
});

test('a row of the comparison is as wide as there are bookmakers, whatever cells the host sends', () => {
  const compared = read('BookmakerComparePlugin', acceptedBodies.BookmakerComparePlugin[0]);

  expect(compared.marks?.cells).toEqual([4.2, 3.9]);
  expect(compared.bonusAmounts?.cells).toEqual(['₹2,000', null]);
  expect(compared.rows).toEqual([
    { key: 'cash_out', title: 'Cash out', cells: [{ kind: 'yes' }, { kind: 'no' }] },
    {
      key: 'apps',
      title: 'Apps',
      cells: [{ kind: 'platforms', names: ['android', 'web'] }, { kind: 'none' }],
    },
    {
      key: 'min_stake',
      title: 'Min stake',
      cells: [{ kind: 'text', text: '₹50' }, { kind: 'none' }],
    },
  ]);
});

test('facts keep their key, and one that names several values is a list', () => {
  const { facts } = read('BookmakerInfoPlugin', acceptedBodies.BookmakerInfoPlugin[0]);

  expect(facts.map(({ key, title, value }) => [key, title, value])).toEqual([
    ['founded', 'Founded', ['2014']],
    ['payment_options', 'Payment options', ['debit_card', 'upi']],
    ['languages', 'Languages', ['English', 'Hindi']],
    ['cash_out', 'Cash out', true],
  ]);
});

test.each([
  [
    {
      rows: [
        { title: 'Odds', value: 5.1 },
        { title: 'Apps', value: 5 },
      ],
    },
  ],
  [
    {
      rows: [
        { title: 'Odds', value: 'good' },
        { title: 'Apps', value: 5 },
      ],
    },
  ],
])('a mark outside the scale counts as missing: %j', body => {
  expect(read('MarkTablePlugin', body).rows).toEqual([{ title: 'Apps', mark: 5 }]);
});

test.each([
  [{ height: 40 }, 40],
  ['40px', 40],
  [null, 24],
  [{ height: -3 }, 24],
  [{ height: 1e9 }, 400],
])('the height of the space %j is %s px', (body, height) => {
  expect(read('SpacePlugin', body).height).toBe(height);
});

test('no body of any type breaks the page', () => {
  const type = fc.constantFrom(...blockTypes);
  const near = fc.constantFrom(...wirePlugins.map(({ body }) => body));
  fc.assert(
    fc.property(type, fc.oneof(fc.jsonValue(), near), (name, body) => {
      const { blocks, dropped } = readBlocks([{ type: name, body }]);
      expect(blocks.length + dropped.length).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [{ text: '<p>A</p>' }, 400],
  [{ text: '<p>A</p>', length: '90' }, 90],
  [{ text: '<p>A</p>', length: -1 }, 400],
])('a text of %j shows %d characters until it is expanded', (body, length) => {
  expect(read('ReadMorePlugin', body).length).toBe(length);
});
