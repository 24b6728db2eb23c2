import { render, screen } from '@testing-library/react';
import { toBonus } from '@/lib/domain/content/bookmaker/bonus';
import { EndedNotice } from './ended-notice';

const show = (expires_at: number | null) =>
  render(
    <EndedNotice
      bonus={toBonus({ slug: 'doubled', title: 'First deposit doubled', expires_at }, [])}
      timeZone="UTC"
    />,
  );

test('an ended offer shows when it ended, and links to the current ones', () => {
  show(Date.UTC(2026, 10, 20) / 1000);

  expect(screen.getByRole('note')).toHaveTextContent(
    /^This offer ended on November 20, 2026\. It is no longer in our lists\./,
  );
  expect(screen.getByRole('link', { name: 'See the current bonuses' })).toHaveAttribute(
    'href',
    '/bonuses',
  );
});

test('an ended offer without a date shows only that it ended', () => {
  show(null);

  expect(screen.getByRole('note')).toHaveTextContent(/^This offer ended\. It is/);
});
