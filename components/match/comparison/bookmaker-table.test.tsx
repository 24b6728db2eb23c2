import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event as WireEvent } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { manyBookmakers, manyPricesMarket } from '@/tests/fixtures/prices/thirty-bookmakers';
import { quotesIn, showMarkets } from '@/tests/fixtures/prices/shown-markets';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Markets } from '@/components/match/markets/markets.client';

// The test environment has neither popovers nor modal dialogs.
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {} });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});
afterEach(() => jest.restoreAllMocks());

/** The rows of a table, each as the texts of its cells. */
const rowTexts = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row =>
      [...row.children].map(cell => cell.textContent?.replaceAll('\u00A0', ' ')).join(' | '),
    );

test('the first market is a table with a row per bookmaker, best first, and marks the best', () => {
  const { container } = showMarkets();

  expect(quotesIn(container, 'winner')).toEqual([
    ['leg-gully', '1.88 Less 2\u00A0%: 1.86', true],
    ['leg-gully', '1.95 Less 2\u00A0%: 1.93', false],
    ['deep-cover', '1.85', false],
    ['deep-cover', '2.00', true],
    ['silly-point', '1.80', false],
    ['silly-point', '2.00', true],
  ]);
  expect(rowTexts('Match Winner at 3 bookmakers')).toEqual([
    'Bookmaker | Ferns | Herons | Payout',
    '1Leg Gully | 1.88 Less 2 %: 1.86 | 1.95 Less 2 %: 1.93 | 94.8 %',
    '2Deep Cover | 1.85 | 2.00 | 96.1 %',
    '3Silly Point | 1.80 | 2.00 | 94.7 %',
    'Best of 3 | 1.86 | 2.00 | 96.4 %',
    'Mean | 1.83 | 2.00 | ',
    'Fair | 52.3 % | 47.7 % | ',
  ]);
});

test('a column of a long word keeps its name, and has an abbreviation for the narrowest screens', () => {
  const [home, away] = quotedWinner().selections;
  const selections = [{ ...home, name: 'Derbyshire' }, away, { ...away, id: 'tie', name: 'Draw' }];
  const market = { ...quotedWinner(), selections };
  const match = toMatch(WireEvent.parse(wireEvent({ ...comparedBy, markets: [market] })));
  renderLive(<Markets match={match} empty={null} />, { matches: [match] });

  expect(screen.getByRole('button', { name: 'Derbyshire' })).toHaveTextContent(/^DerbyshireDER$/);
  expect(screen.getByRole('button', { name: 'Draw' })).toHaveTextContent(/^Draw$/);
});

test('rows are sorted by a selection or by name, and stay while they are read', async () => {
  const { stores } = showMarkets();
  const table = 'Match Winner at 3 bookmakers';
  const order = () =>
    rowTexts(table)
      .slice(1, 4)
      .map(text => text.split(' | ')[0]);

  await userEvent.click(screen.getByRole('button', { name: 'Herons' }));
  expect(order()).toEqual(['=1Silly Point', '=1Deep Cover', '3Leg Gully']);
  expect(screen.getByRole('columnheader', { name: 'Herons' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Bookmaker' }));
  expect(order()).toEqual(['Deep Cover', 'Leg Gully', 'Silly Point']);

  await userEvent.click(screen.getByRole('button', { name: 'Ferns' }));
  const moved = quotedWinner([1.95, 1.85, 1.88]);
  act(() => stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets: [moved] }]));
  expect(order()).toEqual(['2Leg Gully', '3Deep Cover', '1Silly Point']);

  await userEvent.click(screen.getByRole('button', { name: 'Order changed, sort' }));
  expect(order()).toEqual(['1Silly Point', '2Leg Gully', '3Deep Cover']);
  expect(screen.queryByRole('button', { name: 'Order changed, sort' })).not.toBeInTheDocument();
});

test('a market that is opened again is sorted again', async () => {
  const { stores } = showMarkets();
  const order = () =>
    rowTexts('Match Winner at 3 bookmakers')
      .slice(1, 4)
      .map(text => text.split(' | ')[0]);
  const panel = screen.getByText('Match Winner', { selector: 'summary *' }).closest('details');
  const moved = quotedWinner([1.95, 1.85, 1.88]);
  act(() => stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets: [moved] }]));

  for (const open of [false, true])
    await act(async () => {
      if (panel) panel.open = open;
      await new Promise(resolve => panel?.addEventListener('toggle', resolve, { once: true }));
    });

  expect(order()).toEqual(['1Silly Point', '2Leg Gully', '3Deep Cover']);
});

test('eight of many bookmakers are shown at first, groups are opened on demand', async () => {
  const at = comparedAt;
  const market = manyPricesMarket({
    ...{ id: 'winner', name: 'Match Winner', bookmakers: 30, at },
    odds: { India: 1.79, 'South Africa': 2.18 },
  });
  const match = toMatch(
    WireEvent.parse(
      wireEvent({ ...comparedBy, bookmakers: manyBookmakers(30), markets: [market] }),
    ),
    at,
  );
  renderLive(<Markets match={match} empty={null} />, { matches: [match] });
  const rows = () => rowTexts('Match Winner at 30 bookmakers').map(text => text.split(' | ')[0]);
  const groups = () => rows().filter(text => /\(\d+\)$/.test(text ?? ''));

  expect(groups()).toEqual([
    'Can be best (21)',
    'Higher, but not best (3)',
    'Not comparable (2)',
    'Suspended (4)',
  ]);
  expect(
    rows()
      .slice(2, 10)
      .map(text => text?.match(/^=?\d+/)?.[0]),
  ).toEqual(expect.arrayContaining(['1', '=2']));
  expect(rows()[10]).toBe('All 21 bookmakers: can be best');

  await userEvent.click(screen.getByRole('link', { name: 'All 21 bookmakers: can be best' }));
  expect(rows().indexOf('Higher, but not best (3)')).toBe(2 + 21);

  await userEvent.click(screen.getByRole('button', { name: 'Higher, but not best (3)' }));
  expect(screen.getAllByText(/Not every outcome priced|Quoted 15 min ago/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Suspended (4)' }));
  expect(screen.getByText('Nightwatchman')).toHaveAttribute('data-suspended');
});

test('the Tab key stops once per row, and arrow keys move between prices', async () => {
  showMarkets();
  const focused = () => [
    document.activeElement?.getAttribute('data-bookmaker'),
    document.activeElement?.textContent,
  ];
  act(() => screen.getByRole('link', { name: /^Leg Gully 1\.88/ }).focus());

  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toEqual(['leg-gully', '1.95 Less 2\u00A0%: 1.93']);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toEqual(['deep-cover', '2.00']);
  // The button of the row's history, which a touch screen shows, and its price.
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toEqual(['silly-point', '1.80']);
});

test('from the first price of a row the Tab key leaves the row', async () => {
  showMarkets();
  const price = screen.getByRole('link', { name: /^Leg Gully 1\.88/ });
  act(() => price.focus());

  await userEvent.tab();

  expect(document.activeElement?.closest('tr')).not.toBe(price.closest('tr'));
});

test('a link skips the table', () => {
  showMarkets();
  const end = screen.getByRole('link', { name: 'Skip 3 bookmakers' }).getAttribute('href');
  const table = screen.getByRole('table', { name: 'Match Winner at 3 bookmakers' });

  const target = document.getElementById(end?.slice(1) ?? '');
  expect(target?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a narrow panel opens a sheet, with one of many selections at a time', async () => {
  const at = comparedAt;
  const odds = { 'Batter A': 5, 'Batter B': 6, 'Batter C': 7, 'Batter D': 8 };
  const markets = [
    quotedWinner(),
    manyPricesMarket({ id: 'top', name: 'Top Batter', bookmakers: 3, at, odds }),
  ];
  const match = toMatch(
    WireEvent.parse(wireEvent({ ...comparedBy, bookmakers: manyBookmakers(3), markets })),
    at,
  );
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderLive(<Markets match={match} empty={null} />, { matches: [match] });

  await userEvent.click(screen.getByRole('link', { name: 'Compare 3 bookmakers for Top Batter' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Top Batter' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Selection' }), 'Batter C');

  expect(sheet.getByRole('table')).toHaveAccessibleName('Top Batter at 3 bookmakers');
  expect(sheet.getAllByRole('link', { name: /, Batter C, Top Batter/ })).toHaveLength(3);
  expect(sheet.queryByRole('link', { name: /Batter A/ })).not.toBeInTheDocument();

  // What Escape does in a browser.
  fireEvent(screen.getByRole('dialog', { name: 'Top Batter' }), new Event('close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
