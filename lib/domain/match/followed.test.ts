import { parseFollowed } from './followed';

const team = { kind: 'team', id: 'india', name: 'India', href: null };
const match = { kind: 'match', id: '7', name: 'India v England', href: '/matches/x-7' };
const textOf = (items: unknown, version = 1) => JSON.stringify({ version, items });

test('reads what was stored', () => {
  expect(parseFollowed(textOf([team, match]))).toEqual([team, match]);
  expect(parseFollowed(textOf([]))).toEqual([]);
});

test.each([null, '', '{', '[]', 'null', '7', '{"version":1}', '{"version":1,"items":{}}'])(
  'returns null for %j, which is not a stored list',
  text => {
    expect(parseFollowed(text)).toBeNull();
  },
);

test('returns null for a list of a later version', () => {
  expect(parseFollowed(textOf([team], 2))).toBeNull();
});

test.each([
  null,
  7,
  {},
  { ...team, kind: 'player' },
  { ...team, id: '' },
  { ...team, id: 7 },
  { ...team, name: 'x'.repeat(201) },
])('leaves out %j and keeps the rest', item => {
  expect(parseFollowed(textOf([item, match]))).toEqual([match]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a link to %j is dropped',
  href => {
    expect(parseFollowed(textOf([{ ...match, href }]))).toEqual([{ ...match, href: null }]);
  },
);

test('an item counts once', () => {
  expect(parseFollowed(textOf([match, { ...match, name: 'Other' }]))).toHaveLength(1);
});

test('a long list is read completely', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...team, id: `team-${index}` }));
  expect(parseFollowed(textOf(many))).toEqual(many);
});
