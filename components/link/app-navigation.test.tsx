import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { AppLink } from './app-link';
import { AppNavigation } from './app-navigation.client';

const router = { push: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

const show = (link = <AppLink href="/news?tag=a#top">News</AppLink>) => {
  render(
    <>
      <AppNavigation />
      {link}
    </>,
  );
  return screen.getByRole('link');
};

/** Clicks a link; returns whether the browser's default navigation was not prevented. */
function press(link: HTMLElement, how: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...how });
  fireEvent(link, click);
  const isLeft = !click.defaultPrevented;
  click.preventDefault();
  return isLeft;
}

beforeEach(() => jest.clearAllMocks());

test('does not prefetch a link that is only rendered', () => {
  show();

  expect(router.prefetch).not.toHaveBeenCalled();
});

test.each([
  ['hovered', fireEvent.mouseOver],
  ['focused', fireEvent.focusIn],
])('prefetches a %s link once', (_name, attend) => {
  const link = show();

  attend(link);
  attend(link);

  expect(router.prefetch.mock.calls).toEqual([['/news?tag=a#top']]);
});

test('navigates when an element inside a link is clicked', () => {
  show(
    <AppLink href="/news">
      <b>News</b>
    </AppLink>,
  );

  expect(press(screen.getByText('News'))).toBe(false);
  expect(router.push.mock.calls).toEqual([['/news', { scroll: true }]]);
});

test('keeps the scroll position for a link with scroll={false}', () => {
  press(
    show(
      <AppLink href="/news?page=2" scroll={false}>
        2
      </AppLink>,
    ),
  );

  expect(router.push.mock.calls).toEqual([['/news?page=2', { scroll: false }]]);
});

const stop = (event: MouseEvent) => event.preventDefault();
const newTab = (
  <AppLink href="/news" target="_blank">
    News
  </AppLink>
);

test.each([
  ['with the control key', undefined, { ctrlKey: true }],
  ['with the command key', undefined, { metaKey: true }],
  ['with the shift key', undefined, { shiftKey: true }],
  ['with another button', undefined, { button: 1 }],
  ['for a new tab', newTab, {}],
  [
    'to another host',
    <AppLink key="1" href="https://example.org/news">
      News
    </AppLink>,
    {},
  ],
  [
    'that is not an AppLink',
    <a key="2" href="/media/x.png">
      Picture
    </a>,
    {},
  ],
])('leaves a link clicked %s to the browser', (_name, link, how) => {
  expect(press(show(link), how)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('ignores a click whose default another handler prevented', () => {
  press(
    show(
      <AppLink href="/news" onClick={stop}>
        News
      </AppLink>,
    ),
  );

  expect(router.push).not.toHaveBeenCalled();
});
