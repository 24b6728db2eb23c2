import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StickyHeader } from './sticky-header.client';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
afterEach(() => scrollTo(0));

const show = (closable: boolean) =>
  render(
    <StickyHeader title="Lord's, 1983" afterPx={80} closable={closable}>
      Share
    </StickyHeader>,
  );

test('shows only after scrolling by more than `afterPx`', () => {
  show(false);
  const title = screen.getByText("Lord's, 1983");
  expect(title).not.toBeVisible();

  scrollTo(80);
  expect(title).not.toBeVisible();
  scrollTo(81);
  expect(title).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(10);
  expect(title).not.toBeVisible();
});

test('stays closed after it was closed', async () => {
  show(true);
  scrollTo(200);

  await userEvent.click(screen.getByRole('button', { name: 'Close this bar' }));

  expect(screen.getByText("Lord's, 1983")).not.toBeVisible();
  scrollTo(0);
  scrollTo(300);
  expect(screen.getByText("Lord's, 1983")).not.toBeVisible();
});
