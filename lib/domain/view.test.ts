import { oddsFormats } from './odds-format';
import { policies, toRegionPolicy, toView, viewFor, viewSegment } from './view';

const views = oddsFormats.flatMap(({ value: format }) =>
  policies.map(policy => ({ format, policy })),
);

test('the fifteen views survive their way through the path', () => {
  const segments = views.map(viewSegment);

  expect(new Set(segments).size).toBe(15);
  expect(segments.map(toView)).toEqual(views);
});

test.each([
  '',
  'decimal',
  'decimal.',
  '.full',
  'decimal.full.full',
  'Decimal.full',
  'decimal.secret',
  'matches',
])('%p names no view', segment => {
  expect(toView(segment)).toBeNull();
});

describe('toRegionPolicy', () => {
  test('reads countries, whatever their case and spacing', () => {
    const policy = toRegionPolicy(' in : info , US:blocked,, *:full');

    expect([...policy]).toEqual([
      ['IN', 'info'],
      ['US', 'blocked'],
      ['*', 'full'],
    ]);
  });

  test.each(['IN', 'IND:info', 'IN:some', 'IN:', ':full', '1N:full', '**:full'])(
    'names the part that does not fit: %s',
    part => {
      expect(() => toRegionPolicy(`GB:full,${part}`)).toThrow(
        `'${part}': expected COUNTRY:full, COUNTRY:info or COUNTRY:blocked`,
      );
    },
  );
});

describe('viewFor', () => {
  const policy = toRegionPolicy('IN:info,*:full');

  test.each([
    ['malay', 'IN', { format: 'malay', policy: 'info' }],
    ['malay', 'in', { format: 'malay', policy: 'info' }],
    ['roman', 'GB', { format: 'decimal', policy: 'full' }],
    [null, null, { format: 'decimal', policy: 'full' }],
    [undefined, '', { format: 'decimal', policy: 'full' }],
  ])('cookie %p, country %p', (cookie, country, view) => {
    expect(viewFor(cookie, country, policy)).toEqual(view);
  });

  test('a policy without a rule for the rest lets the rest in', () => {
    expect(viewFor(null, 'GB', toRegionPolicy('IN:blocked')).policy).toBe('full');
  });
});
