import { limitOpenTags } from './limit-open-tags';

test.each([
  '<p>Rain &amp; <b>wind</b>.<p>More<br>',
  '<ul>' + '<li>One</li>'.repeat(6000) + '</ul>',
  '<img src="/media/a.webp"><br/>'.repeat(6000),
  'a < b and </p></x>',
])('HTML as authors write it stays as it is', html => {
  expect(limitOpenTags(html)).toBe(html);
});

test('start tags beyond the limit become text, and end tags make room', () => {
  const open = '<b>'.repeat(2000);

  expect(limitOpenTags(`${open}<i>one`)).toBe(`${open}>one`);
  expect(limitOpenTags(`${open}</i></b><i>one`)).toBe(`${open}</i></b><i>one`);
});
