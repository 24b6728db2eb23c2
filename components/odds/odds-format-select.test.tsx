import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
// Preloaded; the page imports it when a format is chosen.
import 'cookies-next/client';
import { aMarket, aMatch } from '@/tests/fixtures/match';
import { liveScreen, renderLive } from '@/tests/fixtures/live/live-screen';
import { MarketSelections } from './market-selections';
import { OddsFormatSelect } from './odds-format-select.client';

const market = aMarket();
const page = (
  <>
    <OddsFormatSelect />
    <MarketSelections matchId="5012" market={market} variant="card" />
    <OddsFormatSelect />
  </>
);
const prices = () => screen.getAllByRole('link').map(link => link.textContent);

test('the server renders prices and selectors in the format of the visitor', () => {
  const html = renderToString(liveScreen({ view: { format: 'malay' } }).wrap(page));

  expect(html).toContain('Ferns 0.42, Match winner,');
  expect(html).toContain('Herons -0.51 Example, Match winner,');
  expect(html.match(/<option value="malay" selected="">/g)).toHaveLength(2);
});

test('choosing a format updates every price and selector and sets the cookie', async () => {
  renderLive(page, { matches: [aMatch({ markets: [market] })], view: { format: 'hongKong' } });
  expect(prices()).toEqual(['Ferns 0.42', 'Herons 1.95']);
  const [first, second] = screen.getAllByRole('combobox', { name: 'ODDS' });
  if (!first || !second) throw new Error('a selector is missing');
  expect([...first.querySelectorAll('option')].map(option => option.textContent)).toEqual([
    'Decimal',
    'American/Moneyline',
    'Indonesian',
    'Hong Kong',
    'Malay',
    'Fractional',
  ]);

  await userEvent.selectOptions(first, 'American/Moneyline');

  expect(prices()).toEqual(['Ferns -238.1', 'Herons +195']);
  expect(first).toHaveValue('moneyline');
  expect(second).toHaveValue('moneyline');
  await waitFor(() => expect(document.cookie).toBe('odds=moneyline'));

  await userEvent.selectOptions(second, 'Malay');

  expect(prices()).toEqual(['Ferns 0.42', 'Herons -0.51']);
  expect(first).toHaveValue('malay');
  await waitFor(() => expect(document.cookie).toBe('odds=malay'));
});
