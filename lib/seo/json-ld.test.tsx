import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('no text can end the script element', () => {
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

test('a page without structured data has no script', () => {
  expect(render(<JsonLd things={[]} />).container).toBeEmptyDOMElement();
});
