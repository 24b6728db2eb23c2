import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchCard } from '@/components/match/list/match-card';
import { OutrightEvent } from '@/components/outright/outright-event';
import { fetchEventPrices } from '@/lib/api-client/live-snapshot';
import { Event } from '@/lib/contract/event';
import { cardBookmakers, toCardMarket } from '@/lib/domain/odds/card-market';
import { withComparison } from '@/lib/domain/odds/comparison/compare-event';
import { toMatch } from '@/lib/domain/match/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { chooseBookmakers } from './chosen-bookmakers';
import { ChosenNote } from './chosen-note.client';

jest.mock('@/lib/api-client/live-snapshot');
const fetched = jest.mocked(fetchEventPrices);

const priced = withComparison(
  Event.parse(wireEvent({ ...comparedBy, markets: [quotedWinner()] })),
  comparedAt,
);
const card = {
  ...priced,
  bookmakers: cardBookmakers(priced.bookmakers ?? [], priced.markets?.[0]),
  markets: priced.markets?.map(toCardMarket),
};

async function show(Card: typeof MatchCard | typeof OutrightEvent = MatchCard) {
  const match = toMatch(card);
  const view = renderLive(
    <>
      <ChosenNote />
      {Card === MatchCard ? <MatchCard match={match} /> : <OutrightEvent event={match} />}
    </>,
    { matches: [match] },
  );
  await act(async () => {});
  return view;
}
const prices = () =>
  screen.getAllByRole('link', { name: /^(Ferns|Herons) \d\./ }).map(link => link.textContent);

beforeEach(() => fetched.mockReset().mockResolvedValue([priced]));
afterEach(() => act(() => void chooseBookmakers(null)));

test('without a choice a list requests no bookmakers’ prices, and states nothing', async () => {
  const { container } = await show();

  expect(prices()).toEqual([
    'Ferns 1.86 Leg Gully, less 2\u00A0%',
    'Herons 2.00 Silly Point and 1 more',
  ]);
  expect(container.firstElementChild).toBeEmptyDOMElement();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['a card', MatchCard],
  ['an outright', OutrightEvent],
])('%s has the best price of the chosen bookmakers, and one press ends that', async (_of, Card) => {
  chooseBookmakers(['deep-cover', 'gone-bust']);
  await show(Card);

  expect(await screen.findByText('Best of your 2 bookmakers.')).toBeVisible();
  expect(prices()).toEqual(['Ferns 1.85 Deep Cover', 'Herons 2.00 Deep Cover']);
  expect(screen.getByRole('link', { name: /^Ferns \d\./ })).toHaveAttribute(
    'href',
    expect.stringMatching(/1\.85\?bookmaker=deep-cover$/),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(prices()).toEqual([
    'Ferns 1.86 Leg Gully, less 2\u00A0%',
    'Herons 2.00 Silly Point and 1 more',
  ]);
  expect(localStorage.getItem('bookmakers')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-bookmakers');
});

test('an exchange among the chosen ones is linked with the price that it quotes', async () => {
  chooseBookmakers(['leg-gully']);
  await show();

  expect(
    await screen.findByRole('link', { name: /^Herons 1\.93 Leg Gully, less 2\s%/ }),
  ).toHaveAttribute('href', expect.stringMatching(/1\.95\?bookmaker=leg-gully$/));
});

test('a selection that none of the chosen bookmakers prices states it, without a link', async () => {
  chooseBookmakers(['gone-bust']);
  await show();

  expect(await screen.findByText('Best of your bookmaker.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ferns \d\./ })).not.toBeInTheDocument();
  expect(screen.getAllByText('None of yours')).toHaveLength(2);
});

test('a list of a host without those prices states that it is of all bookmakers', async () => {
  fetched.mockResolvedValue(null);
  chooseBookmakers(['deep-cover']);
  await show();

  expect(
    await screen.findByText('Best of all here; pages of matches have your bookmaker.'),
  ).toBeVisible();
  expect(prices()[0]).toBe('Ferns 1.86 Leg Gully, less 2\u00A0%');
});
