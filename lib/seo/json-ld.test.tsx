import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('no text ends the script it stands in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const { container } = render(<JsonLd things={[{ '@type': 'Thing', name }]} />);
  const [script, ...others] = container.querySelectorAll('script');

  expect(others).toEqual([]);
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});

test('a page without things says nothing', () => {
  expect(render(<JsonLd things={[]} />).container).toBeEmptyDOMElement();
});
