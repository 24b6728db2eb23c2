import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Markets } from '@/components/match/markets/markets.client';

async function show() {
  const match = toMatch(Event.parse(wireEvent({ ...comparedBy, markets: [quotedWinner()] })));
  const view = renderLive(<Markets match={match} empty={null} />, { matches: [match] });
  await act(async () => {});
  return view;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Returns' }));
const field = () => screen.findByRole('textbox', { name: /^Stake/ });
const returns = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-bookmaker]')].map(
    price => /returns (.*)/.exec(price.textContent)?.[1],
  );

beforeEach(() => localStorage.clear());

test('the returns are off until they are opened, then without a stake', async () => {
  const { container } = await show();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await press();

  expect(await field()).toHaveValue('');
  expect(returns(container).filter(Boolean)).toEqual([]);
  expect(screen.getByText(/Gambling can be addictive/)).toBeVisible();
});

test('each price shows what the stake returns, an exchange’s after commission', async () => {
  const { container } = await show();
  await press();

  await userEvent.type(await field(), '10');

  expect(returns(container)).toEqual(['18.62', '19.31', '18.50', '20.00', '18.00', '20.00']);
  expect(
    screen.getByRole('link', {
      name: 'Deep Cover 1.85 returns 18.50, Ferns, Match Winner, opens in a new tab',
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: /^Ferns .* Leg Gully, less 2\s%, returns 18\.62,/ }),
  ).toBeVisible();
});

test('shows no returns while it is closed', async () => {
  const { container } = await show();
  await press();
  await userEvent.type(await field(), '10');

  await press();

  expect(returns(container).filter(Boolean)).toEqual([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['-5', '0', 'ten', '1.234'])('explains what to enter instead of %p', async text => {
  const { container } = await show();
  await press();

  await userEvent.type(await field(), text);

  expect(await field()).toBeInvalid();
  expect(await field()).toHaveAccessibleDescription(
    'Enter an amount from 0.01 to 1,000,000, such as 10 or 2.50.',
  );
  expect(returns(container).filter(Boolean)).toEqual([]);
});

test('a sign that the visitor chooses is before each return, on the next visit too', async () => {
  const { container, unmount } = await show();
  await press();
  await userEvent.clear(await field());
  await userEvent.type(await field(), '10000');
  expect(returns(container)[0]).toBe('18,620');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency sign' }), '€');
  expect(returns(container)[0]).toBe('€18,620');
  expect(localStorage.getItem('currencySign')).toBe('€');
  unmount();

  await show();
  await press();
  expect(await screen.findByRole('combobox', { name: 'Currency sign' })).toHaveValue('€');
});
