import {
  calculatorNames,
  calculatorPath,
  calculators,
  maxTyped,
  type Typed,
} from '@/lib/domain/calculators/calculator';
import { canonicalUrl, canonicalUrlAfterRewrite } from '@/lib/routing/canonical/canonical';
import { anyText, fc } from '@/tests/fixtures/properties';
import {
  calculatorOfPath,
  parseTypedSegments,
  toTyped,
  toTypedSegments,
  typedQueryString,
} from './calculator-query';

const name = fc.constantFrom(...calculatorNames);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('odds', 'stake', 'format', 'sign', 'margin', 'terms', 'other'),
      anyText(),
    ),
  )
  .map(pairs => `?${new URLSearchParams(pairs)}`);

test('a query without a parameter of the form is the empty form', () => {
  for (const calculator of calculatorNames)
    for (const search of ['', '?', '?utm_source=x', '?ODDS=2', '?page=2'])
      expect(toTyped(calculator, search)).toBeNull();
});

test('what was typed stays in its row, and empty rows at the end go', () => {
  expect(
    toTyped('accumulator', '?format=malay&sign=%C2%A3&stake=10&odds=2&odds=&odds=x&odds=&odds='),
  ).toEqual({ format: 'malay', sign: '£', stake: '10', odds: ['2', '', 'x'] });
});

test('a form that was sent empty is not the empty form', () => {
  expect(toTyped('margin', '?odds=&odds=')).toEqual({ odds: [] });
});

test('of a repeated parameter the first counts, and one of another form is ignored', () => {
  expect(toTyped('dutching', '?stake=1&stake=2&odds=3&terms=1/4&margin=5')).toEqual({
    stake: '1',
    odds: ['3'],
  });
});

test('a hundred legs are one too many, and long texts are cut', () => {
  const search = `?stake=${'9'.repeat(10_000)}${'&odds=2'.repeat(100)}`;
  const typed = toTyped('accumulator', search);

  expect(typed?.odds).toHaveLength(calculators.accumulator.rows.most + 1);
  expect(typed?.stake).toHaveLength(maxTyped);
});

test('the internal segment of what was typed is read as the same, and names it only', () => {
  fc.assert(
    fc.property(name, query, (calculator, search) => {
      const typed = toTyped(calculator, search);
      const segments = toTypedSegments(calculator, typed);

      expect(parseTypedSegments(calculator, segments)).toEqual(typed);
      for (const segment of segments) expect(segment).toMatch(/^~typed-[\w-]{1,12000}$/);
      if (typed) expect(toTyped(calculator, typedQueryString(calculator, typed))).toEqual(typed);
    }),
  );
});

test('two forms have one internal path only where the same was typed', () => {
  const pathOf = (calculator: (typeof calculatorNames)[number], search: string) => {
    const canonical = canonicalUrl(calculatorPath(calculator), search);
    if (canonical.kind !== 'page') throw new Error('not a page');
    // Next parses and serialises the query again before the middleware sees it.
    const again = `?${new URLSearchParams(search)}`;
    expect(canonicalUrlAfterRewrite(calculatorPath(calculator), again)).toEqual(canonical);
    return canonical.path;
  };
  const same = (a: Typed | null, b: Typed | null) => JSON.stringify(a) === JSON.stringify(b);
  fc.assert(
    fc.property(name, query, query, (calculator, a, b) => {
      expect(pathOf(calculator, a) === pathOf(calculator, b)).toBe(
        same(toTyped(calculator, a), toTyped(calculator, b)),
      );
    }),
  );
});

test.each([[['x']], [['~typed-']], [['~typed-Pw', 'x']], [['~list']]])(
  'the segments %p are no form',
  segments => {
    expect(parseTypedSegments('odds', segments)).toBe('not-found');
  },
);

test('every calculator has its path', () => {
  expect(calculatorNames.map(calculatorPath).map(calculatorOfPath)).toEqual([...calculatorNames]);
  expect(calculatorOfPath('/calculators')).toBeNull();
});
