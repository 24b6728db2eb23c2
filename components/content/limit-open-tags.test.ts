import { limitOpenTags } from './limit-open-tags';

test.each([
  '<p>Rain &amp; <b>wind</b>.<p>More<br>',
  '<ul>' + '<li>One</li>'.repeat(6000) + '</ul>',
  '<img src="/media/a.webp"><br/>'.repeat(6000),
  'a < b and </p></x>',
])('returns HTML with a normal number of open elements unchanged', html => {
  expect(limitOpenTags(html)).toBe(html);
});

test('converts start tags beyond the limit to text; end tags make room for others', () => {
  const open = '<b>'.repeat(2000);

  expect(limitOpenTags(`${open}<i>one`)).toBe(`${open}>one`);
  expect(limitOpenTags(`${open}</i></b><i>one`)).toBe(`${open}</i></b><i>one`);
});
