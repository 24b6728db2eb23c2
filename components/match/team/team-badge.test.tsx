import { render } from '@testing-library/react';
import { TeamBadge } from './team-badge';

const markup = (name: string) => render(<TeamBadge name={name} />).container.innerHTML;

const flagOf = (name: string) =>
  render(<TeamBadge name={name} size={56} />).container.querySelector('span')?.style
    .backgroundPosition;

test.each(['India', 'India Women', 'West Indies', 'West Indies Women', 'United States of America'])(
  '%s has a flag that screen readers ignore',
  name => {
    const { container } = render(<TeamBadge name={name} size={56} />);

    const flag = container.querySelector('span');
    expect(flag).toHaveAttribute('aria-hidden', 'true');
    expect(flag?.style.width).toBe('var(--badge, 56px)');
  },
);

test('a nation has one flag for all its teams, and each nation a different one', () => {
  expect(flagOf('India Women')).toBe(flagOf('India'));
  expect(new Set(['India', 'Ireland', 'Italy', 'Zimbabwe'].map(flagOf)).size).toBe(4);
  expect([flagOf('UAE'), flagOf('Zimbabwe')]).toEqual(['0% 0px', '100% 0px']);
});

test('a club has its initials, hidden from screen readers', () => {
  const { container } = render(<TeamBadge name="Mumbai Indians" />);

  const monogram = container.querySelector('[data-pair]');
  expect(monogram).toHaveTextContent('MI');
  expect(monogram).toHaveAttribute('aria-hidden', 'true');
});

test('a club always has the same colours, and clubs use all eight pairs', () => {
  const pairs = Array.from(
    { length: 200 },
    (_, n) => markup(`Club ${n}`).match(/pair="(\d)"/)?.[1],
  );

  expect(markup('Surrey')).toBe(markup('Surrey'));
  expect([...new Set(pairs)].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
