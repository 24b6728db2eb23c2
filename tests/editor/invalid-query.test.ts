import { isDocumentId, type FieldShape } from '@/editor/src/form/invalid-data';
import { findInvalidWhere } from '@/editor/src/form/invalid-query';

const fields: readonly FieldShape[] = [
  { type: 'text', name: 'title' },
  { type: 'date', name: 'published_at' },
  { type: 'number', name: 'order' },
  { type: 'relationship', name: 'owner' },
  { type: 'checkbox', name: 'retrospective' },
  { type: 'select', name: '_status', options: ['draft', { value: 'published' }] },
];

it.each([1, '1', 2_147_483_647])('%p can be the id of a document', id => {
  expect(isDocumentId(id)).toBe(true);
});

it.each([0, -1, 1.5, NaN, Infinity, 2_147_483_648, 'x', '', '1e999', {}, null])(
  '%p is the id of no document',
  id => {
    expect(isDocumentId(id)).toBe(false);
  },
);

it.each([
  [undefined],
  [{}],
  [{ _status: { in: 'draft,published' }, retrospective: { equals: 'true' } }],
  [{ title: { like: "'; DROP TABLE news; --" } }],
  [{ owner: { equals: '3' }, id: { in: '1,2' }, order: { greater_than: '1.5' } }],
  [{ or: [{ and: [{ owner: { in: [1, 2] } }] }], 'version.published_at': { exists: true } }],
  [{ updatedAt: { greater_than: '2026-11-26T09:30:00.000Z' }, parent: { equals: 3 } }],
  [{ 'owner.email': { equals: 'x' }, 'user.value': { equals: 3 }, published_at: { equals: null } }],
])('compares %j', where => {
  expect(findInvalidWhere(fields, where)).toBeNull();
});

it.each([
  ['text', 'where'],
  [[], 'where'],
  [{ title: 'x' }, 'where.title'],
  [{ or: 'x' }, 'where.or'],
  [{ and: ['x'] }, 'where.and.0'],
  [{ OR: { 0: { id: { equals: 'x' } } } }, 'where.OR.0.id.equals'],
  [{ id: { in: '1,x' } }, 'where.id.in'],
  [{ parent: { equals: '1e999' } }, 'where.parent.equals'],
  [{ owner: { equals: '99999999999999999999' } }, 'where.owner.equals'],
  [{ updatedAt: { greater_than: 'NaN' } }, 'where.updatedAt.greater_than'],
  [{ 'version.published_at': { less_than: {} } }, 'where.version.published_at.less_than'],
  [{ order: { equals: 'many' } }, 'where.order.equals'],
  [{ _status: { equals: 'shown' } }, 'where._status.equals'],
  [{ retrospective: { equals: '1' } }, 'where.retrospective.equals'],
])('refuses %j at %s', (where, path) => {
  expect(findInvalidWhere(fields, where)).toMatchObject({ path });
});
