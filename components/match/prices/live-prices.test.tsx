import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchPriceHistory } from '@/lib/api-client/prices/price-history';
import { logWarning } from '@/lib/client-log';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { aMatch } from '@/tests/fixtures/match';
import { MatchChoice } from '@/components/personal/bookmakers/match-choice';
import { chooseBookmakers } from '@/components/personal/bookmakers/chosen-bookmakers';
import { LivePrices } from './live-prices';

jest.mock('@/lib/api-client/prices/price-history');
jest.mock('@/lib/client-log');
const fetched = jest.mocked(fetchPriceHistory);

const at = 1_795_694_400;
const bookmakers = ['Silly Point', 'Leg Gully'].map(title => ({
  slug: title.toLowerCase().replace(' ', '-'),
  title,
  kind: 'fixed' as const,
  commission: 0,
  pool: null,
}));
const match = aMatch({ status: 'live', bookmakers });
const [home, away] = match.teams;

const loaded = (odds: number, chosen?: string[]) => ({
  at: at + 60,
  history: {
    market: 'winner',
    bookmaker: 'best',
    ...(chosen && { bookmakers: chosen }),
    selections: [home, away].map(({ name }, id) => ({ id, name, opened: odds })),
    points: [[at, odds, 2]] as [number, ...number[]][],
  },
});

async function show(open = true) {
  const panel = (isOpen: boolean) => (
    <>
      <MatchChoice bookmakers={bookmakers} />
      <LivePrices match={match} open={isOpen} fallback={<p>Prices of the server</p>} />
    </>
  );
  const view = renderLive(panel(open), { matches: [match] });
  await act(async () => {});
  return view;
}

const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price of' }), name);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(loaded(1.85));
  jest.mocked(logWarning).mockReset();
});

test('fetches nothing while the panel is closed', async () => {
  await show(false);

  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByText('Prices of the server')).toBeVisible();
});

test('replaces the server’s prices by newer prices once the panel is open', async () => {
  await show();

  expect(fetched).toHaveBeenCalledWith(match.id, 'best');
  expect(screen.getByRole('img', { name: /: best price\..* now .* 1\.85/ })).toBeVisible();
  expect(screen.queryByText('Prices of the server')).not.toBeInTheDocument();
});

test('a chosen bookmaker’s prices are shown under its name', async () => {
  await show();
  fetched.mockResolvedValue(loaded(1.75));

  await choose('Leg Gully');

  expect(fetched).toHaveBeenLastCalledWith(match.id, 'leg-gully');
  expect(await screen.findByRole('img', { name: /: Leg Gully\..* 1\.75/ })).toBeVisible();
});

test('shows no other prices while a bookmaker’s prices are loading', async () => {
  await show();
  fetched.mockReturnValue(new Promise(() => {}));

  await choose('Leg Gully');

  expect(screen.getByRole('status')).toHaveTextContent('Loading the prices…');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('logs a failed call and keeps the server’s prices', async () => {
  fetched.mockRejectedValue(new Error('503'));
  await show();

  expect(screen.getByText('Prices of the server')).toBeVisible();
  expect(logWarning).toHaveBeenCalledWith('Prices not loaded', { reason: 'Error: 503' });

  await choose('Leg Gully');
  expect(screen.getByRole('status')).toHaveTextContent('cannot be loaded right now');
});

test('a bookmaker that never quoted the market has an empty state', async () => {
  fetched.mockResolvedValue({ ...loaded(1.85), history: null });
  await show();

  expect(screen.getByText('No prices recorded yet')).toBeVisible();
});

describe('of a visitor who compares some bookmakers', () => {
  beforeEach(() => {
    chooseBookmakers(['leg-gully']);
    fetched.mockImplementation(async (_id, of) =>
      typeof of === 'string' ? loaded(1.85) : loaded(1.75, ['leg-gully']),
    );
  });
  afterEach(() => act(() => void chooseBookmakers(null)));
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  test('the history is of the best price of those, with the others to choose', async () => {
    await show();

    expect(fetched).toHaveBeenLastCalledWith(match.id, ['leg-gully']);
    expect(screen.getByRole('img', { name: /: best of your bookmaker\..* 1\.75/ })).toBeVisible();
    expect(options()).toEqual([
      'Best of your bookmaker',
      'Best of all bookmakers',
      'Leg Gully',
      'Silly Point',
    ]);

    await choose('Best of all bookmakers');
    expect(
      await screen.findByRole('img', { name: /: best of all bookmakers\..* 1\.85/ }),
    ).toBeVisible();
  });

  test('one press shows the best of all', async () => {
    await show();

    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));

    expect(await screen.findByRole('img', { name: /: best price\..* 1\.85/ })).toBeVisible();
    expect(options()[0]).toBe('Best price');
  });

  test('a host that knows the best of all only has it under that name', async () => {
    fetched.mockResolvedValue(loaded(1.85));
    await show();

    expect(screen.getByRole('img', { name: /: best of all bookmakers\..* 1\.85/ })).toBeVisible();
  });
});
