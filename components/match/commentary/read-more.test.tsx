import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadMore } from './read-more.client';

const text = (length: number) => 'x'.repeat(length);

test.each([1, 399, 400])('a text of %s characters is shown completely', length => {
  render(<ReadMore text={text(length)} />);

  expect(screen.getByText(text(length))).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a longer text is cut at 400 characters, and can be expanded and collapsed', async () => {
  const { container } = render(<ReadMore text={text(401)} />);
  expect(container).toHaveTextContent(`${text(400)}... Read more`);

  await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(container).toHaveTextContent(`${text(401)} Less`);
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }));

  expect(container).toHaveTextContent(`${text(400)}... Read more`);
});

test('a visible character of several code points counts as one', () => {
  const { container } = render(<ReadMore text={'🏏'.repeat(400)} />);

  expect(container).not.toHaveTextContent('Read more');
});

test('renders markup as text', () => {
  render(<ReadMore text={'<b>Out!</b> &amp; gone'} />);

  expect(screen.getByText('<b>Out!</b> &amp; gone')).toBeVisible();
});
