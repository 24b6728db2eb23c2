import { fc } from '@/tests/fixtures/properties';
import { breakEndOf, choicesOf } from '@/lib/routing/choices';
import { breakCookie } from '@/lib/routing/scores-only';
import { breakLengths, nextBreakEnd } from './break';

const now = 1_796_000_000;
const day = 24 * 3600;

test.each([
  ['24-hours', now + day],
  ['7-days', now + 7 * day],
  ['6-weeks', now + 42 * day],
])('a break of %s ends after that time', (length, end) => {
  expect(nextBreakEnd(0, { length, isConfirmed: true }, now)).toBe(end);
});

test.each([
  { length: '24-hours', isConfirmed: false },
  { length: '1-hour', isConfirmed: true },
  { length: null, isConfirmed: true },
])('%j begins none', form => {
  expect(nextBreakEnd(0, form, now)).toBeNull();
});

test('a longer break replaces a shorter one, and a shorter one changes nothing', () => {
  const end = now + 2 * day;

  expect(nextBreakEnd(end, { length: '7-days', isConfirmed: true }, now)).toBe(now + 7 * day);
  expect(nextBreakEnd(end, { length: '24-hours', isConfirmed: true }, now)).toBe(end);
});

/** What a visitor does in any of their tabs; the clock of the server may be set back, too. */
const actions = fc.oneof(
  fc.record({
    length: fc.constantFrom(...breakLengths.map(({ value }) => value), 'none', null),
    isConfirmed: fc.boolean(),
  }),
  fc.record({ cookie: fc.constantFrom('odds=malay', 'scores_only=', 'scores_only=1', 'odds=x') }),
  fc.record({ passed: fc.integer({ min: -3600, max: 3 * day }) }),
);

test('a break never ends early, whatever is pressed, chosen or changed until then', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 30 }), steps => {
      const others = new Set<string>();
      let clock = now;
      let end = 0;
      for (const step of steps) {
        const header = [...others, ...(end ? [`${breakCookie.name}=${end}`] : [])].join('; ');
        if ('passed' in step) clock += step.passed;
        else if ('cookie' in step) others.add(step.cookie);
        else {
          const next = nextBreakEnd(breakEndOf(header), step, clock);
          expect(next ?? end).toBeGreaterThanOrEqual(end);
          end = next ?? end;
        }
        const sent = [...others, ...(end ? [`${breakCookie.name}=${end}`] : [])].join('; ');
        expect(choicesOf(sent).isOnBreak ?? false).toBe(end > 0);
        if (end > 0) expect(choicesOf(sent).isScoresOnly).toBe(true);
      }
    }),
  );
});
