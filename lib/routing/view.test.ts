import { anyText, fc } from '@/tests/fixtures/properties';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { choicesOf, cookieHeaderOf } from './choices';
import { policies } from '@/lib/domain/policy';
import {
  choicesOfView,
  policyFor,
  toRegionPolicy,
  toView,
  viewFor,
  viewSegment,
  type View,
} from './view';

const views = oddsFormats.flatMap(({ value: format }): View[] => [
  ...policies.map(policy => ({ format, policy })),
  { format, policy: 'info', isChosen: true },
  { format, policy: 'info', isChosen: true, isOnBreak: true },
]);

test('the thirty views survive the way through the path', () => {
  const segments = views.map(viewSegment);

  expect(new Set(segments).size).toBe(30);
  expect(segments.map(toView)).toEqual(views);
});

test.each([
  '',
  'decimal',
  'decimal.',
  '.full',
  'decimal.full.full',
  'decimal.full.chosen',
  'decimal.blocked.chosen',
  'decimal.info.chosen.chosen',
  'decimal.full.break',
  'decimal.blocked.break',
  'decimal.info.break.chosen',
  'decimal.info.pause',
  'Decimal.full',
  'decimal.secret',
  'matches',
])('%p is not a view', segment => {
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
    'names the invalid part: %s',
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
    ['odds=malay', 'IN', { format: 'malay', policy: 'info' }],
    ['odds=malay', 'in', { format: 'malay', policy: 'info' }],
    ['odds=roman', 'GB', { format: 'decimal', policy: 'full' }],
    [undefined, undefined, { format: 'decimal', policy: 'full' }],
  ])('chooses the view by cookie %p and country %p', (cookie, country, view) => {
    expect(viewFor(choicesOf(cookie), country, policy)).toEqual(view);
  });

  test.each([
    [true, 'GB', { policy: 'info', isChosen: true }],
    [true, null, { policy: 'info', isChosen: true }],
    [true, 'IN', { policy: 'info' }],
    [true, 'KP', { policy: 'blocked' }],
    [false, 'GB', { policy: 'full' }],
  ])('chooses the stricter rule for scores only %p from %p', (isScoresOnly, country, view) => {
    const configured = toRegionPolicy('IN:info,KP:blocked,*:full');
    const format = 'decimal';

    expect(viewFor({ format, isScoresOnly }, country, configured)).toEqual({ format, ...view });
  });

  test.each(views.filter(view => view.policy === 'full' || view.isChosen))(
    'the cookies of the view %j result in the same view',
    view => {
      const cookie = cookieHeaderOf(choicesOfView(view));
      expect(viewFor(choicesOf(cookie), null, new Map())).toEqual(view);
    },
  );

  test('a policy without a rule for other countries applies no restriction to them', () => {
    expect(viewFor(choicesOf(null), 'GB', toRegionPolicy('IN:blocked')).policy).toBe('full');
  });
});

describe('policyFor', () => {
  const configured = toRegionPolicy('IN:info,KP:blocked,XX:info,*:full');

  test.each([
    ['KP', 'blocked'],
    ['kp', 'blocked'],
    [' KP\t', 'blocked'],
    ['IN', 'info'],
    ['DE', 'full'],
    ['XX', 'info'],
    [null, 'full'],
    [undefined, 'full'],
  ])('applies the rule of a country, or * to one without a rule: %p is %p', (header, policy) => {
    expect(policyFor(header, configured)).toBe(policy);
  });

  const malformed = [
    ...['KP,', 'KP, KP', 'DE, KP', 'DE,', '"KP"', "'DE'", '"DE"', 'KP;', 'D E', '*', '', ' ', ','],
    ...[
      'PRK',
      'K',
      'T1',
      '1T',
      '--',
      'DÉ',
      'ＤＥ',
      'DE\u00a0x',
      'DE\nKP',
      'undefined',
      '__proto__',
    ],
    ['DE', 'KP'],
    ['DE'],
  ];

  test.each(malformed.map(header => [header]))(
    'applies the strictest policy configured when the header is %p',
    header => {
      expect(policyFor(header, configured)).toBe('blocked');
      expect(policyFor(header, toRegionPolicy('IN:info,*:full'))).toBe('info');
      expect(policyFor(header, toRegionPolicy('DE:full,*:info'))).toBe('info');
      expect(policyFor(header, toRegionPolicy('*:full'))).toBe('full');
      expect(policyFor(header, toRegionPolicy(''))).toBe('full');
    },
  );

  test('no value is less restricted than the strictest policy unless it is two letters', () => {
    fc.assert(
      fc.property(anyText(), header => {
        fc.pre(!/^[A-Za-z]{2}$/.test(header.trim()));
        expect(policyFor(header, configured)).toBe('blocked');
      }),
    );
  });
});
