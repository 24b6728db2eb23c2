import { render, screen, within } from '@testing-library/react';
import {
  calculatorNames,
  type CalculatorName,
  type Typed,
} from '@/lib/domain/calculators/calculator';
import type { Policy } from '@/lib/domain/policy';
import { CalculatorPage } from './calculator-page';

const show = (name: CalculatorName, typed: Typed | null, policy: Policy = 'full') =>
  render(<CalculatorPage name={name} typed={typed} format="decimal" policy={policy} />);

const rowsOf = (name: string | RegExp) => {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map(row => [...row.children].map(cell => cell.textContent));
};

test.each(calculatorNames)('%s begins without a value in any text field', name => {
  const { container } = show(name, null);

  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  expect(screen.queryByRole('heading', { name: /Result|Not calculated/ })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/guarantee|recommend|sure/i);
});

test('an accumulator shows what is lost as it shows what is won', () => {
  show('accumulator', { stake: '10', sign: '£', odds: ['2.5', '1.8'] });

  expect(rowsOf('An accumulator of 2 legs')).toEqual([
    ['All legs win', '£45.00', '£35.00'],
    ['Any leg loses', '£0.00', '−£10.00'],
  ]);
  expect(screen.getByText('10 × 2.5 × 1.8 = £45.00')).toBeVisible();
  expect(screen.getByText('10 × (1 − 1 ÷ 1.05 to the power of 2) = £0.92')).toBeVisible();
});

test('an each-way bet shows its three outcomes, and that a place alone loses', () => {
  show('each-way', { stake: '10', sign: '', terms: '1/5', odds: ['11/4'] });

  expect(rowsOf('Each way at 1/5 of the odds')).toEqual([
    ['It wins', '53.00', '33.00'],
    ['It is placed', '15.50', '−4.50'],
    ['Neither', '0.00', '−20.00'],
  ]);
  expect(screen.getByText(/A place alone loses money at these odds/)).toBeVisible();
});

test('dutching shows the loss of any other outcome', () => {
  show('dutching', { stake: '100', sign: '₹', odds: ['3', '4'] });

  expect(rowsOf('The stake of each outcome')).toEqual([
    ['Outcome 1', '3.00', '₹57.14', '₹171.42', '₹71.42'],
    ['Outcome 2', '4.00', '₹42.86', '₹171.44', '₹71.44'],
    ['Any other', '', '', '₹0.00', '−₹100.00'],
  ]);
});

test('a margin is shown with the fair odds of each outcome', () => {
  show('margin', { odds: ['1.55', '', '2.50'] });

  expect(rowsOf('The outcomes with and without the margin')).toEqual([
    ['Outcome 1', '1.55', '64.5\u00A0%', '61.7\u00A0%', '1.62'],
    ['Outcome 2', '2.50', '40.0\u00A0%', '38.3\u00A0%', '2.61'],
    ['Together', '', '104.5\u00A0%', '100.0\u00A0%', ''],
  ]);
  expect(screen.getByText(/Of each 100 staked.*95\.68 come back and 4\.32 are lost/)).toBeVisible();
});

test('the converter shows a price in every format', () => {
  show('odds', { format: 'moneyline', odds: ['+150'] });

  expect(rowsOf('The price in each format').map(([, odds]) => odds)).toEqual([
    '2.50',
    '+150',
    '1.50',
    '1.50',
    '-0.67',
    '6/4',
    '40.0\u00A0%',
    '60.0\u00A0%',
  ]);
});

test('an error is at its field, and nothing that was typed is lost', () => {
  show('accumulator', {
    format: 'malay',
    sign: '₹',
    stake: '1e999',
    margin: 'x',
    odds: ['0.8', '', '<b>'],
  });

  expect(screen.getByLabelText('Stake')).toHaveValue('1e999');
  expect(screen.getByLabelText('Stake')).toHaveAccessibleDescription(/above 0 and up to 1,000,000/);
  expect(screen.getByLabelText(/^Margin/)).toBeInvalid();
  expect(screen.getByLabelText('Leg 1')).toBeValid();
  expect(screen.getByLabelText('Leg 3')).toHaveValue('<b>');
  expect(screen.getByLabelText('Leg 3')).toHaveAccessibleDescription(/not Malay odds.*-0\.67/);
  expect(screen.getByLabelText('Odds format')).toHaveValue('malay');
  expect(screen.getByLabelText('Currency sign')).toHaveValue('₹');
  expect(screen.getByText(/^3 fields need another look/)).toBeVisible();
});

test('a form has two more rows than were typed, up to its most', () => {
  const { unmount } = show('accumulator', { stake: '1', odds: Array<string>(5).fill('2') });
  expect(screen.getAllByRole('textbox', { name: /^Leg/ })).toHaveLength(7);
  unmount();

  show('accumulator', { stake: '1', odds: Array<string>(21).fill('2') });
  expect(screen.getAllByRole('textbox', { name: /^Leg/ })).toHaveLength(20);
  expect(screen.getByText('At most 20 odds fit.')).toBeVisible();
});

test.each([
  ['full', 4],
  ['info', 1],
] as const)('with the policy %s the page links to %d other calculators', (policy, count) => {
  show('odds', null, policy);

  expect(
    within(screen.getByRole('region', { name: 'Other calculators' })).getAllByRole('link'),
  ).toHaveLength(count);
});
