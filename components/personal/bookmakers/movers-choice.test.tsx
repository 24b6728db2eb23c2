import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenMovers } from '@/components/movers/chosen-movers.client';
import { fetchMovers } from '@/lib/api-client/prices/movers';
import { logWarning } from '@/lib/client-log';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { aMover } from '@/tests/fixtures/prices/mover';
import { chooseBookmakers } from './chosen-bookmakers';

jest.mock('@/lib/api-client/prices/movers');
jest.mock('@/lib/client-log');
const fetched = jest.mocked(fetchMovers);

async function show() {
  renderLive(
    <ChosenMovers hours={6}>
      <p>Moves of all</p>
    </ChosenMovers>,
  );
  await act(async () => {});
}
const ofAll = () => screen.queryByText('Moves of all');

beforeEach(() =>
  fetched.mockReset().mockResolvedValue({
    movers: [aMover({ selection: 'Owls' })],
    at: 1_795_681_500,
  }),
);
afterEach(() => act(() => void chooseBookmakers(null)));

test('without a choice nothing is requested', async () => {
  await show();

  expect(ofAll()).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('with a choice the moves are of its best price, until one press shows all', async () => {
  chooseBookmakers(['deep-cover', 'leg-gully']);
  await show();

  expect(fetched).toHaveBeenCalledWith(6, ['deep-cover', 'leg-gully']);
  expect(screen.getByText('Moves of the best of your 2 bookmakers.')).toBeVisible();
  expect(
    screen.getByText(/^Moves of the best price of your 2 bookmakers by at least/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Owls/ })).toBeVisible();
  expect(ofAll()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/my-bookmakers');

  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(ofAll()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show your 2' }));
  expect(ofAll()).not.toBeInTheDocument();
});

test('an empty choice is of all', async () => {
  chooseBookmakers([]);
  await show();

  expect(await screen.findByText('None chosen: best of all bookmakers.')).toBeVisible();
  expect(ofAll()).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [
    'knows the moves of all only',
    () => fetched.mockResolvedValue(null),
    'Moves of the best of all, not of your bookmaker.',
  ],
  [
    'is away',
    () => fetched.mockRejectedValue(new Error('503')),
    'Best of all: the moves of your bookmaker cannot be loaded right now.',
  ],
  [
    'has not answered',
    () => fetched.mockReturnValue(new Promise(() => {})),
    'Comparing your bookmaker…',
  ],
])(
  'while a host %s, the moves of all stay, and the line states it',
  async (_what, answer, text) => {
    answer();
    chooseBookmakers(['deep-cover']);
    await show();

    expect(await screen.findByText(text)).toBeVisible();
    expect(ofAll()).toBeVisible();
  },
);

test('a failed request is logged', async () => {
  fetched.mockRejectedValue(new Error('503'));
  chooseBookmakers(['deep-cover']);
  await show();

  expect(logWarning).toHaveBeenCalledWith('Movers not loaded', { reason: 'Error: 503' });
});
