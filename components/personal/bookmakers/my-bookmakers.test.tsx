import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Markets } from '@/components/match/markets/markets.client';
import { chooseBookmakers } from './chosen-bookmakers';

async function show() {
  const match = toMatch(Event.parse(wireEvent({ ...comparedBy, markets: [quotedWinner()] })));
  const view = renderLive(<Markets match={match} empty={null} />, { matches: [match] });
  await act(async () => {});
  return view;
}
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const bestOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-best]')].map(
    price => `${price.getAttribute('data-bookmaker')} ${price.textContent}`,
  );
const isShown = (container: HTMLElement, slug: string) =>
  container.querySelector(`[data-bookmaker=${slug}]`) !== null;

async function leaveOut(...names: string[]) {
  await userEvent.click(button('My bookmakers'));
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
}
/** What another tab of the site would do. */
function storeElsewhere(text: string | null) {
  if (text === null) localStorage.removeItem('bookmakers');
  else localStorage.setItem('bookmakers', text);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'bookmakers', newValue: text }));
  });
}

afterEach(() => {
  act(() => void chooseBookmakers(null));
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the best price is the best of the chosen bookmakers, and a press undoes the choice', async () => {
  const { container } = await show();
  expect(bestOf(container)).toEqual([
    'leg-gully 1.88 Less 2\u00A0%: 1.86',
    'deep-cover 2.00',
    'silly-point 2.00',
  ]);

  await leaveOut('Leg Gully', 'Deep Cover');

  expect(bestOf(container)).toEqual(['silly-point 1.80', 'silly-point 2.00']);
  expect(isShown(container, 'deep-cover')).toBe(false);
  await userEvent.click(button('Not among your bookmakers (2)'));
  expect(container.querySelector('[data-bookmaker=deep-cover]')).toHaveAttribute('data-left-out');
  expect(screen.getByRole('link', { name: /^Ferns Bet now 1\.80 Silly Point,/ })).toHaveAttribute(
    'href',
    '/sportsbet/redirect/5012/winner/home/1.8?bookmaker=silly-point',
  );
  expect(screen.getByText(/^Best of 1 of 3 bookmakers compared,/)).toBeVisible();
  expect(button('1 of 3 bookmakers')).toHaveAttribute('aria-expanded', 'true');

  expect(screen.getByText('Best of your bookmaker.')).toBeVisible();
  await userEvent.click(button('Show all'));

  expect(bestOf(container)).toHaveLength(3);
  expect(screen.getByText('Best of all bookmakers.')).toBeVisible();
  expect(box('Leg Gully')).toBeChecked();

  await userEvent.click(button('Show your 1'));
  expect(bestOf(container)).toEqual(['silly-point 1.80', 'silly-point 2.00']);
});

test('all and none are one press each, and with none all are compared', async () => {
  const { container } = await show();
  await leaveOut('Leg Gully');

  await userEvent.click(button('None'));
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  expect(screen.getByText('None chosen: best of all bookmakers.')).toBeVisible();
  expect(bestOf(container)).toHaveLength(3);

  await userEvent.click(button('All'));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(localStorage.getItem('bookmakers')).toBeNull();
});

test('a search shows the bookmakers of that name, and a choice among them keeps the others', async () => {
  await show();
  await userEvent.click(button('My bookmakers'));

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search bookmakers' }), 'deep');
  expect(screen.getAllByRole('checkbox')).toEqual([box('Deep Cover')]);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  await userEvent.click(box('Deep Cover'));
  expect(localStorage.getItem('bookmakers')).toBe('["silly-point","leg-gully"]');

  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No bookmaker has this name.')).toBeVisible();
});

test('Escape closes the choice, and returns the focus to its button', async () => {
  await show();
  await leaveOut('Leg Gully');

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(button('2 of 3 bookmakers')).toHaveFocus();
});

test('bookmakers without prices here are named, and no price stands for theirs', async () => {
  storeElsewhere('["gone-bust"]');
  const { container } = await show();

  expect(await screen.findByText('None of yours prices this match.')).toBeVisible();
  expect(bestOf(container)).toEqual([]);
  expect(screen.getAllByText(/^None of yours/, { selector: 'span:not([role])' })).toHaveLength(2);
  expect(container.querySelector('[data-suspended]')).toHaveTextContent(
    'FernsNone of yours prices this',
  );
  expect(screen.queryByRole('link', { name: /^Ferns/ })).not.toBeInTheDocument();

  await userEvent.click(button('0 of 3 bookmakers'));
  expect(box('Gone Bust has no prices here')).toBeChecked();
});

test('the choice is stored on the device, and the next page applies it immediately', async () => {
  const { unmount } = await show();
  await leaveOut('Leg Gully');
  expect(localStorage.getItem('bookmakers')).toBe('["silly-point","deep-cover"]');
  expect(document.cookie).toBe('');
  unmount();

  const { container } = await show();

  expect(await screen.findByRole('button', { name: '2 of 3 bookmakers' })).toBeVisible();
  expect(bestOf(container)).toContain('deep-cover 1.85');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a visitor who chooses all again has no choice, and compares bookmakers that join later', async () => {
  await show();
  await leaveOut('Leg Gully');

  await userEvent.click(box('Leg Gully'));

  expect(localStorage.getItem('bookmakers')).toBeNull();
  expect(button('My bookmakers')).toBeVisible();
});

test('a choice in another tab is applied', async () => {
  const { container } = await show();

  storeElsewhere('["deep-cover"]');

  expect(await screen.findByRole('button', { name: '1 of 3 bookmakers' })).toBeVisible();
  expect(bestOf(container)).toEqual(['deep-cover 1.85', 'deep-cover 2.00']);
  storeElsewhere(null);
  expect(bestOf(container)).toHaveLength(3);
});

test.each(['{', '7'])('compares all bookmakers when %s is stored', async text => {
  storeElsewhere(text);
  const { container } = await show();

  expect(button('My bookmakers')).toBeVisible();
  expect(bestOf(container)).toHaveLength(3);
});

test('a browser without storage keeps the choice on the page, with a warning', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { container } = await show();

  await leaveOut('Leg Gully', 'Deep Cover');

  expect(bestOf(container)).toEqual(['silly-point 1.80', 'silly-point 2.00']);
  expect(screen.getAllByText(/^This browser does not store your choice\./)).toHaveLength(1);
});

test('a new price of a chosen bookmaker is compared with the chosen ones', async () => {
  const { container, stores } = await show();
  await leaveOut('Leg Gully');

  act(() =>
    stores.matches.change([
      { id: '5012', version: 18, ...comparedBy, markets: [quotedWinner([1.9, 1.85, 1.99])] },
    ]),
  );

  expect(bestOf(container)).toContain('silly-point 1.90');
});
