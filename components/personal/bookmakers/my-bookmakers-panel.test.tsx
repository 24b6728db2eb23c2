import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchEventPrices, fetchListSnapshot } from '@/lib/api-client/live-snapshot';
import { logWarning } from '@/lib/client-log';
import { Event } from '@/lib/contract/event';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { chooseBookmakers } from './chosen-bookmakers';
import { MyBookmakersPanel } from './my-bookmakers-panel.client';

jest.mock('@/lib/api-client/live-snapshot');
jest.mock('@/lib/client-log');

const [silly, deep, leg] = comparedBy.bookmakers;
const quotedBy = (id: string, bookmakers: unknown[]) =>
  Event.parse(wireEvent({ id, ...comparedBy, bookmakers, markets: [quotedWinner()] }));
const events = [quotedBy('1', [silly, deep]), quotedBy('2', [deep, leg])];

beforeEach(() => {
  jest.mocked(fetchListSnapshot).mockResolvedValue({ events, isComplete: true });
  jest.mocked(fetchEventPrices).mockReset().mockResolvedValue(events);
});
afterEach(() => act(() => void chooseBookmakers(null)));

async function show() {
  renderLive(<MyBookmakersPanel />);
  await act(async () => {});
}

test('the bookmakers of all open matches are there once, by name', async () => {
  await show();

  const boxes = await screen.findAllByRole('checkbox', { checked: true });
  expect(boxes.map(box => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Deep Cover',
    'Leg Gully',
    'Silly Point',
  ]);
  expect(fetchEventPrices).toHaveBeenCalledWith(['1', '2']);
});

test('what is chosen is stored, and Escape leaves the page as it is', async () => {
  await show();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Leg Gully' }));
  await userEvent.keyboard('{Escape}');

  expect(localStorage.getItem('bookmakers')).toBe('["deep-cover","silly-point"]');
  expect(screen.getByText('2 of 3 chosen.')).toBeVisible();
});

test('at most forty matches are asked for', async () => {
  const many = Array.from({ length: 60 }, (_, index) => quotedBy(String(index), [silly]));
  jest.mocked(fetchListSnapshot).mockResolvedValue({ events: many, isComplete: true });
  await show();

  expect(jest.mocked(fetchEventPrices).mock.calls[0]?.[0]).toHaveLength(40);
});

test.each([
  [
    'no match',
    { events: [] as Event[], priced: [] as Event[] },
    'No match has prices at the moment',
  ],
  ['no prices', { events, priced: [] as Event[] }, 'No match has prices at the moment'],
  ['no such call', { events, priced: null }, 'Choose them on the page of a match'],
])('a host with %s has an empty state', async (_what, host, title) => {
  jest.mocked(fetchListSnapshot).mockResolvedValue({ events: host.events, isComplete: true });
  jest.mocked(fetchEventPrices).mockResolvedValue(host.priced);
  await show();

  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All matches' })).toHaveAttribute(
    'href',
    '/odds/matches',
  );
});

test('a host that is away can be asked again', async () => {
  jest.mocked(fetchListSnapshot).mockRejectedValueOnce(new Error('503'));
  await show();
  expect(logWarning).toHaveBeenCalledWith('Bookmakers not loaded', { reason: 'Error: 503' });

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
});
type Event = ReturnType<typeof Event.parse>;
