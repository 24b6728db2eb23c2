import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Carousel } from './carousel.client';

const slides = ['One', 'Two', 'Three', 'Four'].map(name => ({
  key: name,
  card: <a href={`#${name}`}>{name}</a>,
}));

/** jsdom has no layout: slides are 100 px wide, and `shown` of them fit into the row. */
function layOut({ shown }: { shown: number }): void {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100 * shown);
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
}

function show(props: Partial<ComponentProps<typeof Carousel>> = {}) {
  render(<Carousel title="Latest news" slides={slides} {...props} />);
  const row = screen.getByRole('list', { name: 'Latest news' }).parentElement;
  if (!row) throw new Error('the list has no parent');
  fireEvent.scroll(row);
  return row;
}

const previous = () => screen.getByRole('button', { name: 'Previous: Latest news' });
const next = () => screen.getByRole('button', { name: 'Next: Latest news' });
const currentDot = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

afterEach(() => jest.restoreAllMocks());

test('steps one slide at a time until the last slide is in view', () => {
  layOut({ shown: 2 });
  show();
  expect(previous()).toBeDisabled();

  fireEvent.click(next());
  fireEvent.click(next());

  expect(currentDot()).toBe('Go to 3 of 4');
  expect(next()).toBeDisabled();
  expect(previous()).toBeEnabled();
});

test('wraps around when looping', () => {
  layOut({ shown: 2 });
  show({ loop: true });

  fireEvent.click(previous());
  expect(currentDot()).toBe('Go to 3 of 4');
  fireEvent.click(next());

  expect(currentDot()).toBe('Go to 1 of 4');
});

test('disables both buttons when all slides fit, looping or not', () => {
  layOut({ shown: 4 });
  show({ loop: true });

  expect(previous()).toBeDisabled();
  expect(next()).toBeDisabled();
});

test('scrolls a slide into view when it receives the keyboard focus', () => {
  layOut({ shown: 2 });
  const row = show();

  fireEvent.focus(screen.getByRole('link', { name: 'Four' }));

  expect(row.scrollLeft).toBe(200);
});

test('ignores clicks after the pointer moved', () => {
  layOut({ shown: 2 });
  show();
  const link = screen.getByRole('link', { name: 'One' });
  const isFollowed = (releasedAt: number) => {
    // jsdom's PointerEvent has no coordinates.
    fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 10 }));
    return fireEvent.click(link, { clientX: releasedAt, clientY: 10, detail: 1 });
  };

  expect(isFollowed(50)).toBe(true);
  expect(isFollowed(30)).toBe(false);
  expect(fireEvent.click(link, { detail: 0 })).toBe(true);
});

test('counts slides that arrive later', () => {
  layOut({ shown: 2 });
  show({ count: 44 });

  expect(screen.getByText('1 of 44')).toBeVisible();
});

test('counts 44 slides in figures instead of dots', () => {
  layOut({ shown: 2 });
  show({ slides: Array.from({ length: 44 }, (_, n) => ({ key: `${n}`, card: n })) });

  fireEvent.click(next());

  expect(screen.getByText('2 of 44')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Slides' })).toBeNull();
});
