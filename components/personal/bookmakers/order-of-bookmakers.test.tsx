import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { showMarkets } from '@/tests/fixtures/prices/shown-markets';
import { chooseBookmakers } from './chosen-bookmakers';

afterEach(() => act(() => void chooseBookmakers(null)));

async function showOpened(name: string | RegExp = 'My bookmakers') {
  const view = showMarkets([quotedWinner()]);
  await userEvent.click(await screen.findByRole('button', { name }));
  return view;
}
const button = (name: string) => screen.getByRole('button', { name });
const shownOrder = () =>
  within(screen.getByRole('list'))
    .getAllByRole('checkbox')
    .map(one => one.closest('label')?.textContent);

test('keys and buttons move a bookmaker, say its place, and keep the focus', async () => {
  await showOpened();
  const down = await screen.findByRole('button', { name: 'Move Silly Point down' });

  await userEvent.click(down);
  expect(shownOrder()).toEqual(['Deep Cover', 'Silly Point', 'Leg Gully']);
  expect(screen.getByText('Silly Point is 2 of 3.')).toBeVisible();
  expect(button('Move Silly Point down')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(shownOrder()).toEqual(['Deep Cover', 'Leg Gully', 'Silly Point']);
  expect(button('Move Silly Point down')).toHaveFocus();
  expect(localStorage.getItem('bookmakers')).toBe('["deep-cover","leg-gully","silly-point"]');

  act(() => button('Move Leg Gully, 2 of 3: arrow keys').focus());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(shownOrder()).toEqual(['Leg Gully', 'Deep Cover', 'Silly Point']);
  expect(button('Move Leg Gully, 1 of 3: arrow keys')).toHaveFocus();
});

test('dragging a handle over another row takes its place', async () => {
  await showOpened();
  const handle = await screen.findByRole('button', { name: /^Move Leg Gully, 3 of 3/ });
  const target = button('Move Silly Point up').closest('li');
  document.elementFromPoint = () => target;

  // jsdom's pointer events have no button.
  fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  fireEvent.pointerMove(window, { clientX: 1, clientY: 1 });
  fireEvent.pointerUp(window);
  expect(shownOrder()).toEqual(['Leg Gully', 'Silly Point', 'Deep Cover']);

  fireEvent.pointerMove(window, { clientX: 1, clientY: 1 });
  expect(shownOrder()).toEqual(['Leg Gully', 'Silly Point', 'Deep Cover']);
});

test('the chosen ones come first when it is opened, and the table can be in their order', async () => {
  chooseBookmakers(['leg-gully', 'silly-point']);
  const { container } = await showOpened(/^2 of 3 bookmakers$/);
  expect(shownOrder()).toEqual(['Leg Gully', 'Silly Point', 'Deep Cover']);

  await userEvent.click(button('Mine'));
  const rows = () =>
    [...container.querySelectorAll('tr[data-row]')].map(row => row.getAttribute('data-row'));
  expect(button('Mine')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('In your order')).toBeVisible();
  expect(rows()).toEqual(['leg-gully', 'silly-point']);

  await userEvent.click(button('Move Leg Gully down'));
  expect(rows()).toEqual(['silly-point', 'leg-gully']);

  await userEvent.click(button('Show all'));
  expect(screen.queryByRole('button', { name: 'Mine' })).not.toBeInTheDocument();
  expect(screen.getByText('Best for Ferns first')).toBeVisible();
});
