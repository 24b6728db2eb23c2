import { externalHref } from './external-href';

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['http://a.example', 'http://a.example/'],
  ['//a.example/x', 'https://a.example/x'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/inside', null],
  ['', null],
])('%s becomes %s', (link, href) => {
  expect(externalHref(link)).toBe(href);
});
