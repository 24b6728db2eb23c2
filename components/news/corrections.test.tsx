import { render, screen } from '@testing-library/react';
import { Corrections } from './corrections';

const first = { at: 1_795_681_200, text: 'It was Fernton.' };

test('a story without corrections has no note', () => {
  const { container } = render(<Corrections corrections={[]} timeZone="UTC" />);

  expect(container).toBeEmptyDOMElement();
});

test('each correction has its day, below one heading', () => {
  const second = { at: first.at + 86_400, text: 'It was Reed.' };
  render(<Corrections corrections={[first, second]} timeZone="UTC" />);

  expect(screen.getByRole('heading')).toHaveTextContent('Corrections');
  expect(screen.getByText(/Fernton/)).toHaveTextContent('November 26, 2026: It was Fernton.');
  expect(screen.getByText(/Reed/)).toHaveTextContent('November 27, 2026: It was Reed.');
});
